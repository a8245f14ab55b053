### TriPeaks, Türkçe.

## Masa ve düğmeler

undo = Geri al
hint = İpucu
draw = Kart çek
new-game = Yeni oyun
menu = Menü
close = Kapat
back = Geri
cancel = Vazgeç
next-deal = Sonraki el
restart = Bu eli tekrar oyna
take-back = Önceki ele dön
# Any number.
score-value = { $score } puan
# Any number.
moves = { $count } hamle
# Any number.
stock-left = { $count } kart kaldı
stock-empty = Deste bitti
# Any number.
run-value = Seri { $count }
# Any number.
best-run-value = En uzun seri { $count }
board = Masa
row-name = { $row ->
    [0] tepeler
    [1] 2. sıra
    [2] 3. sıra
   *[3] alt sıra
}
peak-name = { $peak ->
    [0] Sol tepe
    [1] Orta tepe
   *[2] Sağ tepe
}
card-name = { $rank ->
    [0] joker
    [1] { card-suit } ası
    [11] { card-suit } valesi
    [12] { card-suit } kızı
    [13] { card-suit } papazı
   *[other] { card-suit } { $rank }
}
card-suit = { $suit ->
    [0] maça
    [1] kupa
    [2] karo
   *[3] sinek
}
play-card = Oyna
mark-used = Geri alındı ya da çözüme bakıldı
mark-repeat = Daha önce oynandı, sayılmaz
perfect-run = Kusursuz: hiç kart çekilmedi

## Elin sonu

won = Üç tepe de temizlendi
stuck = Hamle kalmadı
stuck-advice = Bir hamleyi geri alın ya da yeni oyun başlatın
without-undo = geri alma yok
# Any number.
with-undo = { $count } geri alma
best-possible = Bu elde en iyisi
# Any number.
best-possible-value = { $score } · { moves }

## Duyurular

card-put-back = Geri kondu: { card-name }
draw-taken-back = Kart çekme geri alındı
# Any number.
peak-cleared-bonus = { peak-name } { $moves }. hamlede temizlendi, { $bonus } puan ödül
peak-cleared = { peak-name } { $moves }. hamlede temizlendi
dealt = Yeni kartlar dağıtıldı
resumed = Önceki ele dönüldü

## Elin gerçeği

analysis = Bu el hakkında
analysis-ask = Bu el kazanılabilir mi?
analysis-cost = Şimdi bakarsanız el, geri alma kullanılmış gibi işaretlenir: rekor ya da kusursuz sayılmaz.
analysis-running = Hesaplanıyor…
playback = Nasıl kazanılır, göster
playback-step = Adım { $step } / { $total }
playback-next = Sonraki adım
playback-previous = Önceki adım
playback-play = Oynat
playback-pause = Duraklat

## Kurallar ve çeşitler

mode-easy = Kolay
mode-classic = Klasik
mode-easy-note = K ile A bağlı
mode-classic-note = K ile A ayrı
mode-easy-short = Kolay · K–A bağlı
mode-classic-short = Klasik · K–A ayrı
rules = Kurallar
presets = Puanlama
preset-standard = Standart
preset-standard-note = 500’den başlar: her hamle 1 götürür, her tepe 100 kazandırır
preset-chain = Zincir
preset-chain-note = Art arda her kart bir puan fazla; kart çekmek 5 götürür; kazanınca süre ödülü
preset-runs = Seriler
preset-runs-note = Art arda her kart on puan fazla; tepelere ve boş masaya ödül
preset-free-start = Serbest başlangıç
preset-free-start-note = Açıktaki herhangi bir kartla başlayın; puan yok, en uzun seri önemli
preset-original = Özgün
preset-original-note = Zincir gibi, ama yalnız oynanacak kart yokken çekilir; süre ödülü yok
variants = Çeşitler
variant-open-peaks = Açık tepeler
variant-open-peaks-note = 28 kartın hepsi yüzü açık durur
variant-wild-cards = Jokerler
variant-wild-cards-note = Destede iki joker; jokerin üstüne açıktaki her kart konur
variant-empty-start = Boş başlangıç
variant-empty-start-note = Atılanlar boş başlar; önce açıktaki herhangi bir kartı oynayın

## Yeni oyun

game-code = Oyun kodu
paste = Yapıştır
paste-nothing = Yapıştırılacak metin yok
clear-code = Kodu sil
winnable-only = Yalnız kazanılabilir eller
winnable-search = Kazanılabilir el aranıyor…
daily = Günün eli
date = { $day } { month-name }
date-in-year = { date } { $year }
month-name = { $month ->
    [1] Ocak
    [2] Şubat
    [3] Mart
    [4] Nisan
    [5] Mayıs
    [6] Haziran
    [7] Temmuz
    [8] Ağustos
    [9] Eylül
    [10] Ekim
    [11] Kasım
   *[12] Aralık
}
daily-open = henüz kazanılmadı
daily-won = kazanıldı
more-rules = Diğer kurallar ve çeşitler
random-deal = Rastgele el
deal = Dağıt

## Paylaşma

share-code = Kodu paylaş
copy-code = Kodu kopyala
code-copied = Kod kopyalandı
share-deal = Bu TriPeaks elini dene: { $code }
share-win = TriPeaks’i bitirdim: { score-value }, { moves }. Daha iyisini yapabilir misin? { $code }
share-win-moves = TriPeaks’i bitirdim: { moves }. Daha iyisini yapabilir misin? { $code }

## Ayarlar

settings = Ayarlar
settings-play = Oyun
settings-look = Görünüm
settings-feedback = Ses ve titreşim
setting-explanations = Nedenini açıkla
setting-explanations-note = Bir kartın neden oynanamadığını söyler
setting-show-playable = Oynanabilir kartları göster
setting-show-playable-note = O an uyan her kartı işaretler
setting-haptics = Titreşim
setting-sound = Ses
setting-animation = Animasyon hızı
animation-off = Kapalı
animation-slow = Yavaş
animation-normal = Normal
animation-fast = Hızlı
setting-left-handed = Solak
setting-left-handed-note = Deste ile düğmelerin yerini değiştirir
setting-large-ranks = Büyük rakamlar
setting-large-ranks-note = Kartlardaki sayı ve harfler büyür
setting-four-colours = Dört renk
setting-four-colours-note = Her kart türüne ayrı renk
setting-theme = Tema
theme-system = Sistem
theme-light = Açık
theme-dark = Koyu
theme-black = Siyah
setting-language = Dil
language-system = Sistem dili
version = Sürüm { $version }

## İstatistikler ve geçmiş

statistics = İstatistikler
scope-all = Tümü
stat-played = El
stat-win-rate = Kazanma oranı
stat-current-streak = Art arda galibiyet
stat-best-streak = En çok art arda
stat-best-score = En yüksek puan
stat-mean-score = Ortalama puan
stat-fewest-moves = En az hamle
stat-best-run = En uzun seri
stat-perfect-runs = Kusursuz
statistics-empty = Henüz el yok. İlk eliniz burada görünecek.
percent = %{ $percent }
chart-title = { $count ->
    [one] Son elin hamleleri
   *[other] Son { $count } elin hamleleri
}
chart-won = Kazanıldı (yukarısı = az hamle)
chart-left = Yarım kaldı
# Any number.
chart-label = El başına hamle grafiği: { $won } kazanıldı, { $left } yarım kaldı
history = Geçmiş
history-won = Kazanıldı
history-left = Yarım kaldı
history-stuck = Hamle kalmadı
history-undo = geri alındı
history-verdict = çözüme bakıldı
history-replay = Bu eli oyna
history-more = Daha fazla göster
export-statistics = İstatistikleri dışa aktar
import-file = Dosyadan içe aktar
import-note = Başka bir cihazdaki elleri ekler. Hiçbiri kaybolmaz, iki kez sayılmaz.
import-clipboard = Panodan içe aktar
export-done = İstatistikler dışa aktarıldı
export-copied = İstatistikler kopyalandı

## Nasıl oynanır

how-to-play = Nasıl oynanır
rules-goal-title = Amaç
rules-goal = Üç tepedeki 28 kartın hepsini toplayın. Bir kart, atılanların en üstündeki karttan bir büyük ya da bir küçükse oynanır. Kartların türü önemli değildir.
rules-pictures-title = Adım adım
rules-picture-start = Başta yalnız alt sıra açıktır. Atılanların üstünde sinek ası var, destede 23 kart bekliyor.
rules-picture-play = Kolay kuralda asın üstüne üç kart gelir: iki papaz ve karo 2. Klasikte yalnız 2 gelir.
rules-picture-refused = Maça 3, asın üstüne gelmez. Dokununca hiçbir şey değişmez.
rules-picture-turn-up = Sinek papazı, maça ası, karo 2: maça 7’nin üstünde artık kart yok, hemen açılır.
rules-picture-draw = Desteye dokunun, sıradaki kart atılanların üstüne gelir. İstediğiniz an çekebilirsiniz, ama atılanlar yeniden desteye dönmez.
rules-end-title = Oyunun sonu
rules-end = 28 kartın sonuncusu gidince kazanırsınız. Deste bitmiş ve hiçbir kart uymuyorsa hamle kalmamıştır: geri alın ya da yeni oyun başlatın.
rules-score-title = Puan
rules-score = 500 puanla başlarsınız. Oynanan ya da çekilen her kart 1 götürür, temizlenen her tepe 100 kazandırır. Galibiyet en çok 772 getirir, puan sıfırın altına inmez.
rules-differences-title = Burada farklı olan
rules-difference-kings = Birçok oyunda papaz ile as hep bağlıdır. Burada siz seçersiniz: Kolayda bağlıdır; Klasikte papazın üstüne yalnız kız, asın üstüne yalnız 2 gelir.
rules-difference-draw = Bazı oyunlarda yalnız oynanacak kart yokken çekilir. Burada istediğiniz an çekersiniz.
rules-difference-score = Geleneksel puanlama uzun serileri ödüllendirir. Burada her hamle aynıdır, en kısa yol kazandırır. Öbür puanlamalar Yeni oyun’dadır.
rules-rows-title = Sıraların adları
rules-rows = Yukarıdan aşağıya: tepeler, 2. sıra, 3. sıra, alt sıra.
rules-tips-title = Öneriler
tip-look-ahead = Bir adım sonrasını düşünün: bu karttan sonra ne uyar?
tip-turn-up = Seçim varsa başka bir kartı açacak olanı oynayın.
tip-draw-late = Oynanacak kart varken çekmeyin, daha uzun bir seri için saklamıyorsanız.
tip-zigzag = Zikzak yapın: 7, 8, 7, 6 dümdüz gitmekten çok kart toplar.
tip-peak-top = Bir tepe için altındaki dokuz kart gitmeli: alt sıradan dört, 3. sıradan üç, 2. sıradan iki.
tip-free-draw = Kazanmak artık mümkün değilse çekmenin bir zararı yok: kalanlara bakın.
rules-more-title = Kodlar, geri alma, istatistik
rules-codes = Her elin TP1-E-AAAAAAB gibi bir kodu vardır. Her cihazda aynı kartları ve aynı kuralları verir.
rules-undo = 100 adıma kadar geri alınabilir. Geri alarak ya da çözüme bakarak kazanmak galibiyet sayılır, ama rekor ya da kusursuz sayılmaz.
rules-keys-title = Klavye
rules-keys = Boşluk ya da D: kart çek. U ya da Ctrl+Z: geri al. H: ipucu. N: yeni oyun. Oklar ya da Tab: kart seç. Enter: oyna.
rules-origin-title = Nereden geliyor
rules-origin = TriPeaks’i 1989’da Robert Hogue tasarladı. Çok daha eski bir kart oyunu olan Golf’ün akrabasıdır.

## Olmayanlar

rejected-rank = Bir büyük ya da bir küçük kart olmalı
rejected-blocked = Bu kartın üstü kapalı
rejected-no-card = Burada kart yok
rejected-won = Bu el zaten kazanıldı
rejected-stock-empty = Deste bitti
rejected-must-play = Oynanacak kart var, şimdi çekilmez
rejected-nothing-to-undo = Geri alınacak hamle yok
rejected-nothing-to-take-back = Dönülecek el yok

## Kodlar

code-valid-easy = Kod geçerli · Kolay kurallar
code-valid-classic = Kod geçerli · Klasik kurallar
code-empty = Bir oyun kodu yazın
code-not-a-code = Bu bir oyun kodu değil. Kodlar şuna benzer: TP1-E-AAAAAAB.
code-unknown-version = Bu uygulama { $version } sürümü kodları tanımıyor
code-unknown-rules = “{ $letter }” diye bir kural yok. E kolay, C klasiktir.
# Any number.
code-wrong-length = Üçüncü bölüm 7 harf olmalı, burada { $length } var
code-bad-letter = Üçüncü bölümün { $place }. sırasındaki “{ $letter }” kodlarda kullanılmaz
code-unknown-variant = “{ $letter }” diye bir çeşit yok
code-repeated-variant = “{ $letter }” çeşidi iki kez yazılmış
code-contradicting-variants = “{ $first }” ile “{ $second }” birlikte olmaz
# Any number.
code-too-long = { $length } karakter bir kod için çok uzun

## Ekran okuyucu için

card-playable = { card-name }, oynanabilir
# Any number.
card-covered = { card-name }, { $count } kartın altında
card-face-down = { $count ->
    [0] kapalı
    [one] kapalı, { $count } kartın altında
   *[other] kapalı, { $count } kartın altında
}
place-empty = boş yer
card-in-row = { $card }, { row-name }
# Any number.
stock-label = Deste, { $count } kart kaldı
stock-label-empty = Deste, boş
# Any number.
waste-label = Atılanlar, { $count } kart, en üstte: { card-name }
waste-label-empty = Atılanlar, boş

## Puanın dökümü

score-start = Başlangıç puanı
score-peak = { peak-name } · { $moves }. hamle
# Any number.
score-cards = { $count } kart oynandı
# Any number.
score-draws = { $count } kart çekildi
score-board = Masa temizlendi
# Any number.
score-stock = Destede { $count } kart kaldı
score-time = Süre ödülü · { $time }
score-floor = Sıfırın altına inmez

## İpuçları

hint-play = Oynayın: { card-name }
hint-draw = Bir kart çekin
hint-undo = Uyan kart yok. Bir hamleyi geri alın.
hint-new-game = Uyan kart yok. Yeni oyun başlatın.
hint-won = El kazanıldı. Yapılacak bir şey kalmadı.
hint-chance = Kazanma olasılığı: yaklaşık %{ $percent }

## Elin gerçeği

analysis-winnable = Bu el kazanılabilir
analysis-unwinnable = Bu el kazanılamaz
analysis-fewest-moves = En az { moves } gerekir
# Any number.
analysis-best-score = Olası en yüksek puan: { $score }
analysis-lost-at = Kazanma şansı { $moves }. hamlede kaçtı
analysis-still-winnable = Buradan hâlâ kazanılabilir

## İçe aktarılan istatistikler

# Any number.
import-report = Eklenen el: { $added }. Zaten olan: { $known }.
import-nothing-new = Yeni bir şey yok: bu ellerin hepsi zaten vardı
import-unreadable = Bu, bu oyunun istatistik dosyası değil
import-newer = Bu dosya daha yeni bir sürümden. Okumak için uygulamayı güncelleyin.
import-too-large = Bu dosya çok büyük

## Kayıtlar

restore-unreadable = Bu kayıt okunamıyor
restore-newer = Bu kayıt daha yeni bir sürümden. Açmak için uygulamayı güncelleyin.
file-part = { $part ->
    [0] Kayıtlı oyun
    [1] İstatistikler
   *[2] Ayarlar
}
file-damaged = { file-part }: dosya bozuktu. { $file } adıyla saklandı, yenisine başlandı.
file-previous = { file-part }: dosya bozuktu. { $file } adıyla saklandı, önceki kopya kullanılıyor.
file-newer = { file-part }: dosya daha yeni bir sürümden. { $file } adıyla saklandı, yenisine başlandı.
file-newer-previous = { file-part }: dosya daha yeni bir sürümden. { $file } adıyla saklandı, önceki kopya kullanılıyor.
file-unreachable = { file-part }: dosya şu an okunamıyor ya da yazılamıyor
folder-unwritable = Oyun kendi klasörüne yazamıyor. Hiçbir şey kaydedilmeyecek.
folder-in-use = TriPeaks başka bir pencerede zaten açık
disk-full = Depolama dolu. Yer açın, yoksa ilerlemeniz kaydedilmez.
