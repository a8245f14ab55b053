### TriPeaks、日本語。

## ゲーム画面とボタン

undo = 元に戻す
hint = ヒント
draw = めくる
new-game = 新しいゲーム
menu = メニュー
close = 閉じる
back = 戻る
cancel = キャンセル
next-deal = 次のゲーム
restart = もう一度遊ぶ
take-back = 前のゲームに戻る
score-value = スコア { $score }
moves = { $count } 手
stock-left = 残り { $count } 枚
stock-empty = 山札なし
run-value = 連続 { $count } 枚
best-run-value = 最長連続 { $count } 枚
board = 場
row-name = { $row ->
    [0] 頂上
    [1] 2 段目
    [2] 3 段目
   *[3] 最下段
}
peak-name = { $peak ->
    [0] 左の山
    [1] 中央の山
   *[2] 右の山
}
card-name = { $rank ->
    [0] ジョーカー
    [1] { card-suit }のエース
    [11] { card-suit }のジャック
    [12] { card-suit }のクイーン
    [13] { card-suit }のキング
   *[other] { card-suit }の { $rank }
}
card-suit = { $suit ->
    [0] スペード
    [1] ハート
    [2] ダイヤ
   *[3] クラブ
}
play-card = 出す
mark-used = 「元に戻す」か答えを使用
mark-repeat = 前に遊んだ配札、集計の対象外
perfect-run = パーフェクト：一度もめくらずにクリア

## ゲームの終わり

won = 3 つの山をすべて崩しました
stuck = 手詰まりです
stuck-advice = 元に戻すか、新しいゲームを始めてください
without-undo = 「元に戻す」なし
with-undo = 「元に戻す」{ $count } 回
best-possible = この配札の最高
best-possible-value = { $score } · { moves }

## 読み上げ

card-put-back = { card-name }を戻しました
draw-taken-back = めくった札を戻しました
peak-cleared-bonus = { $moves } 手目に{ peak-name }を崩しました。{ $bonus } 点のボーナス
peak-cleared = { $moves } 手目に{ peak-name }を崩しました
dealt = 新しく配りました
resumed = 前のゲームに戻りました

## 配札の答え

analysis = この配札について
analysis-ask = この配札はクリアできる？
analysis-cost = いま答えを見ると「元に戻す」を使ったときと同じ印が付き、自己ベストやパーフェクトにはなりません。
analysis-running = 計算中…
playback = クリアの手順を見る
playback-step = { $total } 手のうち { $step } 手目
playback-next = 次の手
playback-previous = 前の手
playback-play = 再生
playback-pause = 一時停止

## ルールと遊び方の種類

mode-easy = やさしい
mode-classic = クラシック
mode-easy-note = K と A がつながる
mode-classic-note = K と A は別
mode-easy-short = やさしい · K–A つながる
mode-classic-short = クラシック · K–A 別
rules = ルール
presets = 得点方式
preset-standard = 標準
preset-standard-note = 500 点から始め、1 手ごとに 1 点減り、山を崩すと 100 点
preset-chain = チェーン
preset-chain-note = 続けて出すほど 1 点ずつ増え、めくると 5 点減る。クリアで時間ボーナス
preset-runs = ラン
preset-runs-note = 続けて出すほど 10 点ずつ増える。山を崩すかクリアするとボーナス
preset-free-start = フリースタート
preset-free-start-note = ふさがれていない札のどれからでも開始。得点はなく、最長連続を競う
preset-original = オリジナル
preset-original-note = チェーンと同じ。ただし出せる札がないときだけめくれる。時間ボーナスなし
variants = バリエーション
variant-open-peaks = すべて表
variant-open-peaks-note = 28 枚すべてを表にして配る
variant-wild-cards = ジョーカー入り
variant-wild-cards-note = 山札にジョーカー 2 枚。ふさがれていない札はどれでもジョーカーに重ねられる
variant-empty-start = 捨て札なしで開始
variant-empty-start-note = 最初はふさがれていない札をどれでも出せる

## 新しいゲーム

game-code = ゲームコード
paste = 貼り付け
paste-nothing = 貼り付ける文字がありません
clear-code = コードを消す
winnable-only = クリアできる配札だけ
winnable-search = クリアできる配札を探しています…
daily = 今日の配札
date = { $month } 月 { $day } 日
date-in-year = { $year } 年 { date }
daily-open = 未クリア
daily-won = クリア済み
more-rules = ルールと遊び方を選ぶ
random-deal = ランダムに配る
deal = 配る

## 共有

share-code = コードを共有
copy-code = コードをコピー
code-copied = コードをコピーしました
share-deal = この TriPeaks に挑戦：{ $code }
share-win = TriPeaks を { moves }、{ $score } 点でクリア。あなたは超えられる？{ $code }
share-win-moves = TriPeaks を { moves }でクリア。あなたは超えられる？{ $code }

## 設定

settings = 設定
settings-play = プレイ
settings-look = 表示
settings-feedback = 音と振動
setting-explanations = 出せない理由を表示
setting-explanations-note = 出せない札をタップしたときに理由を伝えます
setting-show-playable = 出せる札を表示
setting-show-playable-note = いま出せる札すべてに印を付けます
setting-haptics = 振動
setting-sound = 効果音
setting-animation = アニメーションの速さ
animation-off = なし
animation-slow = 遅い
animation-normal = 普通
animation-fast = 速い
setting-left-handed = 左利き用
setting-left-handed-note = 山札とボタンの左右を入れ替えます
setting-large-ranks = 大きな数字
setting-large-ranks-note = 札の数字と文字を大きくします
setting-four-colours = 4 色マーク
setting-four-colours-note = マークごとに色を変えます
setting-theme = テーマ
theme-system = システムに合わせる
theme-light = ライト
theme-dark = ダーク
theme-black = ブラック
setting-language = 言語
language-system = システムの言語
version = バージョン { $version }

## 統計と履歴

statistics = 統計
scope-all = すべて
stat-played = ゲーム数
stat-win-rate = 勝率
stat-current-streak = 現在の連勝
stat-best-streak = 最多連勝
stat-best-score = 最高スコア
stat-mean-score = 平均スコア
stat-fewest-moves = 最少手数
stat-best-run = 最長連続
stat-perfect-runs = パーフェクト
statistics-empty = まだ記録がありません。最初のゲームが終わるとここに表示されます。
percent = { $percent }%
chart-title = 最近 { $count } ゲームの手数
chart-won = クリア（上ほど手数が少ない）
chart-left = 未完了
chart-label = ゲームごとの手数のグラフ：クリア { $won }、未完了 { $left }
history = 履歴
history-won = クリア
history-left = 未完了
history-stuck = 手詰まり
history-undo = 「元に戻す」使用
history-verdict = 答えを見た
history-replay = この配札で遊ぶ
history-more = もっと見る
export-statistics = 統計を書き出す
import-file = ファイルから読み込む
import-note = ほかの端末の記録を追加します。消えることも二重に数えることもありません。
import-clipboard = クリップボードから読み込む
export-done = 統計を書き出しました
export-copied = 統計をコピーしました

## 遊び方

how-to-play = 遊び方
rules-goal-title = 目的
rules-goal = 3 つの山の 28 枚をすべて取り除きます。捨て札のいちばん上より数字が 1 つ大きいか小さい札を出せます。マークは関係ありません。
rules-pictures-title = 手順
rules-picture-start = はじめは最下段だけが表です。捨て札はクラブのエース、山札は残り 23 枚。
rules-picture-play = 「やさしい」ならエースに 3 枚出せます。キング 2 枚とダイヤの 2 です。「クラシック」では 2 だけです。
rules-picture-refused = スペードの 3 はエースに出せません。タップしても何も変わりません。
rules-picture-turn-up = クラブのキング、スペードのエース、ダイヤの 2 を出すと、スペードの 7 をふさぐ札がなくなり、すぐ表になります。
rules-picture-draw = 山札をタップすると次の札が捨て札に移ります。いつでもめくれますが、捨て札を山札に戻すことはできません。
rules-end-title = 終わり方
rules-end = 28 枚目の札を取ったらクリアです。山札がなくなり出せる札もなければ手詰まりです。元に戻すか、新しいゲームを始めてください。
rules-score-title = スコア
rules-score = 500 点から始まります。札を出すかめくるたびに 1 点減り、山を 1 つ崩すと 100 点増えます。クリアの最高は 772 点。0 点より下にはなりません。
rules-differences-title = 従来のルールとの違い
rules-difference-kings = 多くのゲームでは K と A がいつもつながります。ここでは選べます。「やさしい」ではつながり、「クラシック」では K に出せるのは Q だけ、A に出せるのは 2 だけです。
rules-difference-draw = 出せる札がないときしかめくれないゲームもあります。ここではいつでもめくれます。
rules-difference-score = 従来の得点は続けて出すほど高くなります。ここではどの手も同じ重さなので、短い手順ほど高得点です。ほかの方式は「新しいゲーム」で選べます。
rules-rows-title = 段の名前
rules-rows = 上から順に、頂上、2 段目、3 段目、最下段。
rules-tips-title = コツ
tip-look-ahead = 一手先を考えましょう。この札の次に何を出せますか？
tip-turn-up = 迷ったら、裏の札が表になるほうを出しましょう。
tip-draw-late = 出せる札があるうちは、めくらないでおきましょう。ただし、長く続けるために残すときは別です。
tip-zigzag = 数字を行ったり来たりしましょう。7、8、7、6 のほうが一方向に進むより多く取れます。
tip-peak-top = 頂上を取るには、下の 9 枚をすべて取り除きます。最下段 4 枚、3 段目 3 枚、2 段目 2 枚です。
tip-free-draw = クリアできないと分かったら、めくっても損はありません。残りの札を見てみましょう。
rules-more-title = コード、元に戻す、統計
rules-codes = どの配札にも TP1-E-AAAAAAB のようなコードがあります。どの端末で入力しても同じ札、同じルールになります。
rules-undo = 100 手まで元に戻せます。元に戻したり答えを見たりしたあとのクリアも勝ちに数えますが、自己ベストやパーフェクトにはなりません。
rules-keys-title = キーボード
rules-keys = スペースか D：めくる。U か Ctrl+Z：元に戻す。H：ヒント。N：新しいゲーム。矢印か Tab：札を選ぶ。Enter：出す。
rules-origin-title = 由来
rules-origin = TriPeaks は 1989 年に Robert Hogue が考案しました。もっと古い一人遊び「ゴルフ」の仲間です。

## できないこと

rejected-rank = 数字が 1 つ上か 1 つ下の札だけ出せます
rejected-blocked = この札はふさがれています
rejected-no-card = ここに札はありません
rejected-won = このゲームはもうクリアしました
rejected-stock-empty = 山札がありません
rejected-must-play = まだ出せる札があるので、めくれません
rejected-nothing-to-undo = 元に戻す手がありません
rejected-nothing-to-take-back = 戻れるゲームがありません

## コード

code-valid-easy = 正しいコード · やさしい
code-valid-classic = 正しいコード · クラシック
code-empty = ゲームコードを入力してください
code-not-a-code = ゲームコードではありません。TP1-E-AAAAAAB のような形です。
code-unknown-version = このアプリはバージョン { $version } のコードに対応していません
code-unknown-rules = 「{ $letter }」というルールはありません。E はやさしい、C はクラシックです。
code-wrong-length = 3 つ目の部分は 7 文字です。いまは { $length } 文字です
code-bad-letter = 3 つ目の部分の { $place } 文字目「{ $letter }」はコードに使いません
code-unknown-variant = 「{ $letter }」というバリエーションはありません
code-repeated-variant = 「{ $letter }」が 2 回あります
code-contradicting-variants = 「{ $first }」と「{ $second }」は同時に使えません
code-too-long = { $length } 文字はコードには長すぎます

## 画面読み上げ

card-playable = { card-name }、出せます
card-covered = { card-name }、{ $count } 枚でふさがれています
card-face-down = { $count ->
    [0] 裏向き
   *[other] 裏向き、{ $count } 枚でふさがれています
}
place-empty = 空き
card-in-row = { $card }、{ row-name }
stock-label = 山札、残り { $count } 枚
stock-label-empty = 山札、なし
waste-label = 捨て札、{ $count } 枚、いちばん上は{ card-name }
waste-label-empty = 捨て札、なし

## スコアの内訳

score-start = 最初の点
score-peak = { peak-name } · { $moves } 手目
score-cards = 出した札 { $count } 枚
score-draws = めくった札 { $count } 枚
score-board = すべて崩したボーナス
score-stock = 山札の残り { $count } 枚
score-time = 時間ボーナス · { $time }
score-floor = 0 点より下がらない分

## ヒント

hint-play = { card-name }を出す
hint-draw = 山札をめくる
hint-undo = 出せる札がありません。元に戻してください。
hint-new-game = 出せる札がありません。新しいゲームを始めてください。
hint-won = もうクリアしています。
hint-chance = クリアの見込み：約 { $percent }%

## 配札の答え

analysis-winnable = この配札はクリアできます
analysis-unwinnable = この配札はクリアできません
analysis-fewest-moves = 最短で { moves }
analysis-best-score = 可能な最高スコア：{ $score }
analysis-lost-at = { $moves } 手目でクリアできなくなりました
analysis-still-winnable = ここからまだクリアできます

## 読み込んだ統計

import-report = 追加 { $added } 件、登録済み { $known } 件
import-nothing-new = 新しい記録はありません。すべて登録済みです
import-unreadable = このゲームの統計ファイルではありません
import-newer = 新しいバージョンのファイルです。アプリを更新してから読み込んでください。
import-too-large = ファイルが大きすぎます

## 保存データ

restore-unreadable = この保存データは読み取れません
restore-newer = 新しいバージョンの保存データです。アプリを更新してから開いてください。
file-part = { $part ->
    [0] ゲームの保存データ
    [1] 統計
   *[2] 設定
}
file-damaged = { file-part }：ファイルが壊れていました。{ $file } として残し、新しく始めました。
file-previous = { file-part }：ファイルが壊れていました。{ $file } として残し、一つ前の控えを使っています。
file-newer = { file-part }：新しいバージョンのファイルです。{ $file } として残し、新しく始めました。
file-newer-previous = { file-part }：新しいバージョンのファイルです。{ $file } として残し、一つ前の控えを使っています。
file-unreachable = { file-part }：いまファイルを読み書きできません
folder-unwritable = ゲームのフォルダーに書き込めません。進み具合は保存されません。
folder-in-use = TriPeaks は別のウィンドウで起動中です
disk-full = 空き容量がありません。空きを作らないと進み具合を保存できません。
