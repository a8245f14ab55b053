### TriPeaks, polski.

## Stół i przyciski

undo = Cofnij
hint = Podpowiedź
draw = Dobierz
new-game = Nowa gra
menu = Menu
close = Zamknij
back = Wstecz
cancel = Anuluj
next-deal = Następne rozdanie
restart = Zagraj ponownie
take-back = Wróć do poprzedniej
score-value = { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
   *[many] { $score } punktów
}
moves = { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
   *[many] { $count } ruchów
}
# Any number.
stock-left = Zostało { $count }
stock-empty = Talon pusty
# Any number.
run-value = Seria { $count }
# Any number.
best-run-value = Najlepsza seria { $count }
board = Stół
row-name = { $row ->
    [0] szczyty
    [1] rząd 2
    [2] rząd 3
   *[3] dolny rząd
}
peak-name = { $peak ->
    [0] Lewa góra
    [1] Środkowa góra
   *[2] Prawa góra
}
card-name = { $rank ->
    [0] joker
    [1] as { card-suit }
    [11] walet { card-suit }
    [12] dama { card-suit }
    [13] król { card-suit }
   *[other] { $rank } { card-suit }
}
card-suit = { $suit ->
    [0] pik
    [1] kier
    [2] karo
   *[3] trefl
}
play-card = Zagraj
mark-used = Użyto cofania lub rozwiązania
mark-repeat = Już grane, nie liczy się
perfect-run = Bezbłędnie: bez dobierania

## Koniec rozdania

won = Wszystkie trzy góry rozebrane
stuck = Brak ruchów
stuck-advice = Cofnij ruch albo zacznij nową grę
without-undo = bez cofania
with-undo = { $count ->
    [one] cofnięto { $count } raz
    [few] cofnięto { $count } razy
   *[many] cofnięto { $count } razy
}
best-possible = Najwięcej w tym rozdaniu
# Any number.
best-possible-value = { $score } · { moves }

## Komunikaty

card-put-back = Odłożona: { card-name }
draw-taken-back = Cofnięto dobranie
peak-cleared-bonus = { peak-name } rozebrana w ruchu { $moves }, premia { $bonus ->
    [one] { $bonus } punkt
    [few] { $bonus } punkty
   *[many] { $bonus } punktów
}
peak-cleared = { peak-name } rozebrana w ruchu { $moves }
dealt = Rozdano nowe karty
resumed = Powrót do poprzedniej gry

## Prawda o rozdaniu

analysis = O tym rozdaniu
analysis-ask = Czy da się to wygrać?
analysis-cost = Jeśli zajrzysz teraz, rozdanie zostanie oznaczone jak po cofnięciu: bez rekordu i bez tytułu bezbłędnego.
analysis-running = Obliczam…
playback = Pokaż, jak wygrać
playback-step = Krok { $step } z { $total }
playback-next = Następny krok
playback-previous = Poprzedni krok
playback-play = Odtwórz
playback-pause = Wstrzymaj

## Zasady i odmiany

mode-easy = Łatwe
mode-classic = Klasyczne
mode-easy-note = K i A połączone
mode-classic-note = K i A rozdzielone
mode-easy-short = Łatwe · K–A połączone
mode-classic-short = Klasyczne · K–A rozdzielone
rules = Zasady
presets = Punktacja
preset-standard = Standard
preset-standard-note = Od 500 w dół: ruch kosztuje 1, góra daje 100
preset-chain = Łańcuch
preset-chain-note = Każda kolejna karta warta o jeden więcej; dobranie kosztuje 5; premia za czas przy wygranej
preset-runs = Serie
preset-runs-note = Każda kolejna karta warta o dziesięć więcej; premie za góry i pusty stół
preset-free-start = Wolny start
preset-free-start-note = Zacznij od dowolnej wolnej karty; bez punktów, liczy się najdłuższa seria
preset-original = Oryginał
preset-original-note = Jak Łańcuch, ale dobierać wolno tylko, gdy nic nie pasuje; bez premii za czas
variants = Odmiany
variant-open-peaks = Odkryte góry
variant-open-peaks-note = Wszystkie 28 kart leży odkrytych
variant-wild-cards = Jokery
variant-wild-cards-note = Dwa jokery w talonie; na jokera pasuje każda wolna karta
variant-empty-start = Pusty start
variant-empty-start-note = Na początku nie ma odrzuconych kart; zagraj najpierw dowolną wolną kartę

## Nowa gra

game-code = Kod gry
paste = Wklej
paste-nothing = Nie ma tekstu do wklejenia
clear-code = Wyczyść kod
winnable-only = Tylko rozdania do wygrania
winnable-search = Szukam rozdania do wygrania…
daily = Rozdanie dnia
date = { $day } { month-name }
date-in-year = { date } { $year }
month-name = { $month ->
    [1] stycznia
    [2] lutego
    [3] marca
    [4] kwietnia
    [5] maja
    [6] czerwca
    [7] lipca
    [8] sierpnia
    [9] września
    [10] października
    [11] listopada
   *[12] grudnia
}
daily-open = jeszcze niewygrane
daily-won = wygrane
more-rules = Więcej zasad i odmian
random-deal = Losowe rozdanie
deal = Rozdaj

## Udostępnianie

share-code = Udostępnij kod
copy-code = Kopiuj kod
code-copied = Skopiowano kod
share-deal = Spróbuj tego rozdania TriPeaks: { $code }
share-win = TriPeaks rozebrane: { score-value }, { moves }. Potrafisz lepiej? { $code }
share-win-moves = TriPeaks rozebrane: { moves }. Potrafisz lepiej? { $code }

## Ustawienia

settings = Ustawienia
settings-play = Gra
settings-look = Wygląd
settings-feedback = Dźwięk i wibracje
setting-explanations = Wyjaśniaj odmowy
setting-explanations-note = Mów, dlaczego karty nie można zagrać
setting-show-playable = Pokazuj pasujące karty
setting-show-playable-note = Oznaczaj każdą kartę, która teraz pasuje
setting-haptics = Wibracje
setting-sound = Dźwięk
setting-animation = Szybkość animacji
animation-off = Brak
animation-slow = Wolna
animation-normal = Zwykła
animation-fast = Szybka
setting-left-handed = Dla leworęcznych
setting-left-handed-note = Zamienia strony talonu i przycisków
setting-large-ranks = Duże oznaczenia
setting-large-ranks-note = Większe liczby i litery na kartach
setting-four-colours = Cztery barwy
setting-four-colours-note = Każdy kolor karciany ma własną barwę
setting-theme = Motyw
theme-system = Systemowy
theme-light = Jasny
theme-dark = Ciemny
theme-black = Czarny
setting-language = Język
language-system = Język systemu
version = Wersja { $version }

## Statystyki i historia

statistics = Statystyki
scope-all = Wszystko
stat-played = Rozdania
stat-win-rate = Skuteczność
stat-current-streak = Wygrane z rzędu
stat-best-streak = Najwięcej z rzędu
stat-best-score = Najlepszy wynik
stat-mean-score = Średni wynik
stat-fewest-moves = Najmniej ruchów
stat-best-run = Najdłuższa seria
stat-perfect-runs = Bezbłędne
statistics-empty = Nie ma jeszcze rozdań. Pierwsze pojawi się tutaj.
percent = { $percent }%
chart-title = { $count ->
    [one] Ruchy w ostatnim rozdaniu
    [few] Ruchy w ostatnich { $count } rozdaniach
   *[many] Ruchy w ostatnich { $count } rozdaniach
}
chart-won = Wygrane (wyżej = mniej ruchów)
chart-left = Niedokończone
# Any number.
chart-label = Wykres ruchów w rozdaniach: wygrane { $won }, niedokończone { $left }
history = Historia
history-won = Wygrane
history-left = Niedokończone
history-stuck = Brak ruchów
history-undo = z cofaniem
history-verdict = po podejrzeniu
history-replay = Zagraj to rozdanie
history-more = Pokaż więcej
export-statistics = Eksportuj statystyki
import-file = Importuj z pliku
import-note = Dodaje rozdania z innego urządzenia. Nic nie ginie i nic nie liczy się podwójnie.
import-clipboard = Importuj ze schowka
export-done = Wyeksportowano statystyki
export-copied = Skopiowano statystyki

## Jak grać

how-to-play = Jak grać
rules-goal-title = Cel
rules-goal = Zbierz wszystkie 28 kart z trzech gór. Karta pasuje, gdy jest o jeden wyższa lub o jeden niższa od wierzchniej karty odrzuconej. Kolory nie mają znaczenia.
rules-pictures-title = Krok po kroku
rules-picture-start = Na początku odkryty jest tylko dolny rząd. Na kartach odrzuconych leży as trefl, w talonie czekają 23 karty.
rules-picture-play = W zasadach łatwych na asa pasują trzy karty: oba króle i 2 karo. W klasycznych tylko dwójka.
rules-picture-refused = 3 pik nie pasuje na asa. Dotknięcie niczego nie zmienia.
rules-picture-turn-up = Król trefl, as pik, 2 karo: nic już nie zakrywa 7 pik, więc od razu się odkrywa.
rules-picture-draw = Dotknij talonu, aby położyć jego następną kartę na odrzuconych. Dobierać wolno zawsze, ale odrzucone karty nigdy nie wracają do talonu.
rules-end-title = Koniec
rules-end = Wygrywasz, gdy zniknie ostatnia z 28 kart. Gdy talon jest pusty i nic nie pasuje, nie ma już ruchów: cofnij ruch albo zacznij nową grę.
rules-score-title = Punkty
rules-score = Zaczynasz z 500. Każda zagrana i każda dobrana karta kosztuje 1, każda rozebrana góra daje 100. Wygrana daje najwyżej 772, a punkty nigdy nie spadają poniżej zera.
rules-differences-title = Co tu jest inaczej
rules-difference-kings = W wielu wersjach król i as zawsze są połączone. Tutaj wybierasz: w łatwych są połączone, w klasycznych na króla pasuje tylko dama, a na asa tylko dwójka.
rules-difference-draw = W niektórych wersjach dobiera się tylko, gdy nic nie pasuje. Tutaj dobierasz, kiedy chcesz.
rules-difference-score = Tradycyjna punktacja nagradza długie serie. Tutaj każdy ruch kosztuje tyle samo, więc wygrywa najkrótsza droga. Inne punktacje znajdziesz w Nowej grze.
rules-rows-title = Nazwy rzędów
rules-rows = Od góry do dołu: szczyty, rząd 2, rząd 3, dolny rząd.
rules-tips-title = Wskazówki
tip-look-ahead = Myśl o krok naprzód: co będzie pasować po tej karcie?
tip-turn-up = Jeśli masz wybór, zagraj kartę, która odkryje inną.
tip-draw-late = Nie dobieraj, póki coś pasuje, chyba że oszczędzasz kartę na dłuższą serię.
tip-zigzag = Idź zygzakiem: 7, 8, 7, 6 zbiera więcej niż droga prosto w górę.
tip-peak-top = Szczyt wymaga zebrania dziewięciu kart pod nim: czterech z dolnego rzędu, trzech z rzędu 3 i dwóch z rzędu 2.
tip-free-draw = Gdy wygrać już się nie da, dobieranie nie kosztuje nic ważnego: zobacz, co zostało.
rules-more-title = Kody, cofanie, statystyki
rules-codes = Każde rozdanie ma kod, na przykład TP1-E-AAAAAAB. Na każdym urządzeniu daje te same karty i zasady.
rules-undo = Można cofnąć do 100 kroków. Wygrana z cofaniem lub po obejrzeniu rozwiązania liczy się jako wygrana, ale nie jako rekord ani bezbłędna.
rules-keys-title = Klawiatura
rules-keys = Spacja lub D: dobierz. U lub Ctrl+Z: cofnij. H: podpowiedź. N: nowa gra. Strzałki lub Tab: wybór karty. Enter: zagraj.
rules-origin-title = Skąd się wzięło
rules-origin = Robert Hogue wymyślił TriPeaks w 1989 roku. To krewny pasjansa Golf, o wiele starszego.

## Odmowy

rejected-rank = Karta musi być o jeden wyższa lub niższa
rejected-blocked = Ta karta jest zablokowana
rejected-no-card = Tu nie ma karty
rejected-won = To rozdanie jest już wygrane
rejected-stock-empty = Talon jest pusty
rejected-must-play = Coś jeszcze pasuje, więc nie wolno dobierać
rejected-nothing-to-undo = Nie ma czego cofnąć
rejected-nothing-to-take-back = Nie ma poprzedniej gry

## Kody

code-valid-easy = Poprawny kod · zasady łatwe
code-valid-classic = Poprawny kod · zasady klasyczne
code-empty = Wpisz kod gry
code-not-a-code = To nie jest kod gry. Kod wygląda tak: TP1-E-AAAAAAB.
code-unknown-version = Ta aplikacja nie zna wersji { $version } kodów
code-unknown-rules = „{ $letter }” nie oznacza żadnych zasad. E to łatwe, C to klasyczne.
# Any number.
code-wrong-length = Trzecia grupa ma mieć 7 liter, a ma { $length }
code-bad-letter = „{ $letter }” na miejscu { $place } trzeciej grupy nie występuje w kodach
code-unknown-variant = „{ $letter }” nie oznacza żadnej odmiany
code-repeated-variant = Odmiana „{ $letter }” występuje dwa razy
code-contradicting-variants = „{ $first }” i „{ $second }” się wykluczają
# Any number.
code-too-long = Za długie jak na kod, liczba znaków: { $length }

## Dla czytników ekranu

card-playable = { card-name }, można zagrać
card-covered = { card-name }, pod { $count ->
    [one] { $count } kartą
    [few] { $count } kartami
   *[many] { $count } kartami
}
card-face-down = { $count ->
    [0] zakryta
    [one] zakryta, pod { $count } kartą
    [few] zakryta, pod { $count } kartami
   *[many] zakryta, pod { $count } kartami
}
place-empty = puste miejsce
card-in-row = { $card }, { row-name }
# A part of other entries.
cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
stock-label = Talon, { cards }
stock-label-empty = Talon, pusty
waste-label = Odrzucone, { cards }, na wierzchu: { card-name }
waste-label-empty = Odrzucone, brak kart

## Składniki wyniku

score-start = Punkty na start
score-peak = { peak-name } · ruch { $moves }
score-cards = Zagrane: { cards }
score-draws = { $count ->
    [one] { $count } dobranie
    [few] { $count } dobrania
   *[many] { $count } dobrań
}
score-board = Pusty stół
score-stock = Talon: { cards }
score-time = Premia za czas · { $time }
score-floor = Nigdy poniżej zera

## Podpowiedzi

hint-play = Zagraj: { card-name }
hint-draw = Dobierz kartę
hint-undo = Nic nie pasuje. Cofnij ruch.
hint-new-game = Nic nie pasuje. Zacznij nową grę.
hint-won = Rozdanie wygrane. Nie ma nic do zrobienia.
hint-chance = Szansa na wygraną: około { $percent }%

## Prawda o rozdaniu

analysis-winnable = To rozdanie można wygrać
analysis-unwinnable = Tego rozdania nie da się wygrać
analysis-fewest-moves = Najkrótsza wygrana: { moves }
# Any number.
analysis-best-score = Najlepszy możliwy wynik: { $score }
analysis-lost-at = Wygrana przepadła w ruchu { $moves }
analysis-still-winnable = Stąd wciąż można wygrać

## Wczytane statystyki

# Any number.
import-report = Nowe rozdania: { $added }. Już znane: { $known }.
import-nothing-new = Nic nowego: wszystkie te rozdania już tu były
import-unreadable = To nie jest plik statystyk tej gry
import-newer = Ten plik pochodzi z nowszej wersji. Zaktualizuj aplikację, aby go wczytać.
import-too-large = Ten plik jest za duży

## Zapisy

restore-unreadable = Nie można odczytać tego zapisu
restore-newer = Ten zapis pochodzi z nowszej wersji. Zaktualizuj aplikację, aby go otworzyć.
file-part = { $part ->
    [0] Zapisana gra
    [1] Statystyki
   *[2] Ustawienia
}
file-damaged = { file-part }: plik był uszkodzony. Zachowano go jako { $file } i zaczęto nowy.
file-previous = { file-part }: plik był uszkodzony. Zachowano go jako { $file }, a używana jest poprzednia kopia.
file-newer = { file-part }: plik pochodzi z nowszej wersji. Zachowano go jako { $file } i zaczęto nowy.
file-newer-previous = { file-part }: plik pochodzi z nowszej wersji. Zachowano go jako { $file }, a używana jest poprzednia kopia.
file-unreachable = { file-part }: pliku nie można teraz odczytać ani zapisać
folder-unwritable = Gra nie może pisać w swoim folderze. Nic nie zostanie zapisane.
folder-in-use = TriPeaks działa już w innym oknie
disk-full = Brak miejsca. Zwolnij trochę, inaczej postępy nie zostaną zapisane.
