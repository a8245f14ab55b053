### TriPeaks，繁體中文。畫面上的字以此為準。

## 牌桌與按鈕

undo = 復原
hint = 提示
draw = 抽牌
new-game = 新牌局
menu = 選單
close = 關閉
back = 返回
cancel = 取消
next-deal = 下一局
restart = 重玩這一局
take-back = 回到上一局
score-value = { $score } 分
moves = { $count } 步
stock-left = 剩 { $count } 張
stock-empty = 牌庫已空
run-value = 連出 { $count } 張
best-run-value = 最長連出 { $count } 張
board = 牌桌
row-name = { $row ->
    [0] 峰頂
    [1] 第 2 排
    [2] 第 3 排
   *[3] 底排
}
peak-name = { $peak ->
    [0] 左峰
    [1] 中峰
   *[2] 右峰
}
card-name = { $rank ->
    [0] 鬼牌
    [1] { card-suit } A
    [11] { card-suit } J
    [12] { card-suit } Q
    [13] { card-suit } K
   *[other] { card-suit } { $rank }
}
card-suit = { $suit ->
    [0] 黑桃
    [1] 紅心
    [2] 方塊
   *[3] 梅花
}
play-card = 出牌
mark-used = 用過復原或看過解答
mark-repeat = 玩過的牌局，不列入統計
perfect-run = 完美一局：一張牌都沒抽

## 一局結束

won = 三座山峰都清空了
stuck = 已無可走的步驟
stuck-advice = 可以復原步驟，或開始新牌局
without-undo = 未使用復原
with-undo = 復原 { $count } 次
best-possible = 這副牌最高可得
best-possible-value = { $score } · { moves }

## 播報

card-put-back = 放回{ card-name }
draw-taken-back = 已復原抽牌
peak-cleared-bonus = { peak-name }在第 { $moves } 步清空，加 { $bonus } 分
peak-cleared = { peak-name }在第 { $moves } 步清空
dealt = 已發新牌
resumed = 已回到上一局

## 牌局的真相

analysis = 這副牌的解答
analysis-ask = 這副牌贏得了嗎？
analysis-cost = 現在看解答，這一局會像用過復原一樣註記：不列入最佳紀錄，也不算完美一局。
analysis-running = 正在計算…
playback = 播放獲勝走法
playback-step = 第 { $step } 步，共 { $total } 步
playback-next = 下一步
playback-previous = 上一步
playback-play = 播放
playback-pause = 暫停

## 規則與玩法

mode-easy = 簡單
mode-classic = 經典
mode-easy-note = K 與 A 相連
mode-classic-note = K 與 A 分開
mode-easy-short = 簡單 · K–A 相連
mode-classic-short = 經典 · K–A 分開
rules = 規則
presets = 計分方式
preset-standard = 標準
preset-standard-note = 從 500 分起，每步扣 1 分，清空一座山峰加 100 分
preset-chain = 連鎖
preset-chain-note = 連續出牌每張多 1 分，抽牌扣 5 分，獲勝有時間獎勵
preset-runs = 連出
preset-runs-note = 連續出牌每張多 10 分，清空山峰和牌桌另有獎勵
preset-free-start = 自由開局
preset-free-start-note = 從任何一張沒被擋住的牌開始；不計分，比最長連出
preset-original = 原版
preset-original-note = 與連鎖相同，但沒有牌可出時才能抽牌，也沒有時間獎勵
variants = 變化玩法
variant-open-peaks = 明牌山峰
variant-open-peaks-note = 28 張牌全部正面朝上
variant-wild-cards = 鬼牌
variant-wild-cards-note = 牌庫裡多兩張鬼牌；任何沒被擋住的牌都能放在鬼牌上
variant-empty-start = 空牌開局
variant-empty-start-note = 廢牌堆從空的開始，第一張可以出任何沒被擋住的牌

## 新牌局

game-code = 遊戲代碼
paste = 貼上
paste-nothing = 沒有可以貼上的文字
clear-code = 清除代碼
winnable-only = 只發可獲勝的牌局
winnable-search = 正在尋找可獲勝的牌局…
daily = 每日牌局
date = { $month } 月 { $day } 日
date-in-year = { $year } 年 { date }
daily-open = 尚未完成
daily-won = 已獲勝
more-rules = 更多規則與玩法
random-deal = 隨機牌局
deal = 發牌

## 分享

share-code = 分享代碼
copy-code = 複製代碼
code-copied = 已複製代碼
share-deal = 來玩這副 TriPeaks：{ $code }
share-win = 我在 TriPeaks 用 { moves }清空三座山峰，得到 { $score } 分。你能超越嗎？{ $code }
share-win-moves = 我在 TriPeaks 用 { moves }清空三座山峰。你能超越嗎？{ $code }

## 設定

settings = 設定
settings-play = 玩法
settings-look = 外觀
settings-feedback = 聲音與觸感
setting-explanations = 說明不能出牌的原因
setting-explanations-note = 點到不能出的牌時告訴你為什麼
setting-show-playable = 標示可出的牌
setting-show-playable-note = 標出現在能出的每一張牌
setting-haptics = 震動
setting-sound = 音效
setting-animation = 動畫速度
animation-off = 關閉
animation-slow = 慢
animation-normal = 一般
animation-fast = 快
setting-left-handed = 左手操作
setting-left-handed-note = 牌庫與按鈕左右對調
setting-large-ranks = 大點數
setting-large-ranks-note = 牌面的數字與字母放大
setting-four-colours = 四色牌
setting-four-colours-note = 每種花色各用一種顏色
setting-theme = 主題
theme-system = 跟隨系統
theme-light = 淺色
theme-dark = 深色
theme-black = 純黑
setting-language = 語言
language-system = 跟隨系統
version = 版本 { $version }

## 統計與紀錄

statistics = 統計
scope-all = 全部
stat-played = 局
stat-win-rate = 勝率
stat-current-streak = 目前連勝
stat-best-streak = 最長連勝
stat-best-score = 最高分
stat-mean-score = 平均分數
stat-fewest-moves = 最少步數
stat-best-run = 最長連出
stat-perfect-runs = 完美局數
statistics-empty = 還沒有牌局，玩完第一局就會出現在這裡。
percent = { $percent }%
chart-title = 最近 { $count } 局的步數
chart-won = 獲勝（越高步數越少）
chart-left = 未完成
chart-label = 各局步數圖：獲勝 { $won } 局，未完成 { $left } 局
history = 紀錄
history-won = 獲勝
history-left = 未完成
history-stuck = 已無可走的步驟
history-undo = 用過復原
history-verdict = 看過解答
history-replay = 玩這副牌
history-more = 顯示更多
export-statistics = 匯出統計
import-file = 從檔案匯入
import-note = 加入其他裝置上的牌局，不會遺失，也不會重複計算。
import-clipboard = 從剪貼簿匯入
export-done = 已匯出統計
export-copied = 已複製統計

## 玩法說明

how-to-play = 玩法說明
rules-goal-title = 目標
rules-goal = 清空三座山峰的 28 張牌。比廢牌堆最上面那張大一級或小一級的牌就能打出，花色不限。
rules-pictures-title = 圖解
rules-picture-start = 開局時只有底排正面朝上。廢牌堆是梅花 A，牌庫還有 23 張。
rules-picture-play = 簡單規則下，A 上可以放三張牌：兩張 K 和方塊 2。經典規則下只能放 2。
rules-picture-refused = 黑桃 3 不能放在 A 上，點它不會有任何改變。
rules-picture-turn-up = 梅花 K、黑桃 A、方塊 2 打出後，黑桃 7 不再被擋住，立刻翻開。
rules-picture-draw = 點牌庫會抽一張放到廢牌堆。隨時都能抽，但廢牌堆不會再翻回來。
rules-end-title = 結束
rules-end = 第 28 張牌離開山峰的那一刻就獲勝。牌庫空了又沒有牌可出，就已無可走的步驟：可以復原步驟，或開始新牌局。
rules-score-title = 計分
rules-score = 從 500 分開始。每出一張牌或抽一張牌扣 1 分，每清空一座山峰加 100 分。獲勝最高 772 分，分數不會低於零。
rules-differences-title = 與傳統玩法的差別
rules-difference-kings = 許多版本的 K 與 A 一律相連。這裡由你選擇：簡單規則相連；經典規則的 K 上只能放 Q，A 上只能放 2。
rules-difference-draw = 有些版本要沒有牌可出時才能抽牌。這裡隨時都能抽。
rules-difference-score = 傳統計分獎勵連續出牌。這裡每一步代價相同，走得越短越好。其他計分方式在「新牌局」裡。
rules-rows-title = 各排名稱
rules-rows = 由上到下：峰頂、第 2 排、第 3 排、底排。
rules-tips-title = 訣竅
tip-look-ahead = 先想一步：出這張之後，下一張能出什麼？
tip-turn-up = 有得選時，先出能翻開別張牌的那一張。
tip-draw-late = 還有牌可出時先別抽牌，除非要留給更長的連出。
tip-zigzag = 在點數間來回走：7、8、7、6 比一路往上清得更多。
tip-peak-top = 要拿到峰頂，得先清掉下面的九張牌：底排四張、第 3 排三張、第 2 排兩張。
tip-free-draw = 確定清不完時，抽牌就沒有損失了，看看還剩什麼。
rules-more-title = 代碼、復原與統計
rules-codes = 每副牌都有代碼，例如 TP1-E-AAAAAAB。在任何裝置上輸入，都會得到同樣的牌和規則。
rules-undo = 最多可以復原 100 步。用過復原或看過解答後獲勝仍算獲勝，但不列入最佳紀錄，也不算完美一局。
rules-keys-title = 鍵盤
rules-keys = 空白鍵或 D：抽牌。U 或 Ctrl+Z：復原。H：提示。N：新牌局。方向鍵或 Tab：選牌。Enter：出牌。
rules-origin-title = 由來
rules-origin = TriPeaks 由 Robert Hogue 在 1989 年設計，與歷史更悠久的高爾夫接龍是近親。

## 不能做的事

rejected-rank = 點數必須大一級或小一級
rejected-blocked = 這張牌被擋住了
rejected-no-card = 這裡沒有牌
rejected-won = 這一局已經獲勝
rejected-stock-empty = 牌庫已空
rejected-must-play = 還有牌可出，不能抽牌
rejected-nothing-to-undo = 沒有可以復原的步驟
rejected-nothing-to-take-back = 沒有可以回去的牌局

## 代碼

code-valid-easy = 代碼正確 · 簡單規則
code-valid-classic = 代碼正確 · 經典規則
code-empty = 請輸入遊戲代碼
code-not-a-code = 這不是遊戲代碼。代碼的樣子像 TP1-E-AAAAAAB。
code-unknown-version = 這個 App 不認得第 { $version } 版的代碼
code-unknown-rules = 沒有「{ $letter }」這種規則。E 是簡單，C 是經典。
code-wrong-length = 第三組要有 7 個字母，這裡有 { $length } 個
code-bad-letter = 第三組第 { $place } 個字元「{ $letter }」不會出現在代碼裡
code-unknown-variant = 沒有「{ $letter }」這種玩法
code-repeated-variant = 玩法「{ $letter }」重複了
code-contradicting-variants = 「{ $first }」和「{ $second }」不能同時使用
code-too-long = 有 { $length } 個字元，太長了，不會是代碼

## 給螢幕閱讀器

card-playable = { card-name }，可以出
card-covered = { card-name }，被 { $count } 張牌蓋住
card-face-down = { $count ->
    [0] 背面朝上
   *[other] 背面朝上，被 { $count } 張牌蓋住
}
place-empty = 空位
card-in-row = { $card }，{ row-name }
stock-label = 牌庫，剩 { $count } 張
stock-label-empty = 牌庫，已空
waste-label = 廢牌堆，{ $count } 張，最上面是{ card-name }
waste-label-empty = 廢牌堆，空的

## 分數明細

score-start = 起始分數
score-peak = { peak-name } · 第 { $moves } 步
score-cards = 出牌 { $count } 張
score-draws = 抽牌 { $count } 次
score-board = 清空牌桌
score-stock = 牌庫剩 { $count } 張
score-time = 時間獎勵 · { $time }
score-floor = 分數不低於零

## 提示

hint-play = 出{ card-name }
hint-draw = 抽一張牌
hint-undo = 沒有牌可出，請復原步驟。
hint-new-game = 沒有牌可出，請開始新牌局。
hint-won = 這一局已經獲勝，不用再出牌了。
hint-chance = 獲勝機會約 { $percent }%

## 牌局的真相

analysis-winnable = 這副牌可以獲勝
analysis-unwinnable = 這副牌無法獲勝
analysis-fewest-moves = 最少要 { moves }
analysis-best-score = 最高可得 { $score } 分
analysis-lost-at = 第 { $moves } 步之後就無法獲勝了
analysis-still-winnable = 從這裡還能獲勝

## 匯入的統計

import-report = 新增 { $added } 局，{ $known } 局原本就有
import-nothing-new = 沒有新的牌局，這些都已經有了
import-unreadable = 這不是本遊戲的統計檔
import-newer = 這個檔案來自較新的版本，請更新 App 後再匯入。
import-too-large = 這個檔案太大了

## 存檔

restore-unreadable = 無法讀取這份存檔
restore-newer = 這份存檔來自較新的版本，請更新 App 後再開啟。
file-part = { $part ->
    [0] 存檔
    [1] 統計
   *[2] 設定
}
file-damaged = { file-part }：檔案已損壞，改名保留為 { $file }，並重新開始。
file-previous = { file-part }：檔案已損壞，改名保留為 { $file }，並改用前一份備份。
file-newer = { file-part }：檔案來自較新的版本，改名保留為 { $file }，並重新開始。
file-newer-previous = { file-part }：檔案來自較新的版本，改名保留為 { $file }，並改用前一份備份。
file-unreachable = { file-part }：目前無法讀寫檔案
folder-unwritable = 無法寫入遊戲的資料夾，進度不會儲存。
folder-in-use = TriPeaks 已經在另一個視窗執行
disk-full = 儲存空間已滿。請清出空間，否則進度無法儲存。
