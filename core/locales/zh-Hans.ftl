### TriPeaks，简体中文。

## 牌桌与按钮

undo = 撤销
hint = 提示
draw = 抽牌
new-game = 新牌局
menu = 菜单
close = 关闭
back = 返回
cancel = 取消
next-deal = 下一局
restart = 重玩这一局
take-back = 回到上一局
score-value = { $score } 分
moves = { $count } 步
stock-left = 剩 { $count } 张
stock-empty = 牌堆已空
run-value = 连出 { $count } 张
best-run-value = 最长连出 { $count } 张
board = 牌桌
row-name = { $row ->
    [0] 峰顶
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
    [0] 百搭牌
    [1] { card-suit } A
    [11] { card-suit } J
    [12] { card-suit } Q
    [13] { card-suit } K
   *[other] { card-suit } { $rank }
}
card-suit = { $suit ->
    [0] 黑桃
    [1] 红桃
    [2] 方块
   *[3] 梅花
}
play-card = 出牌
mark-used = 用过撤销或看过答案
mark-repeat = 玩过的牌局，不计入统计
perfect-run = 完美一局：一张牌都没抽

## 一局结束

won = 三座山峰都清空了
stuck = 已无可走的步骤
stuck-advice = 可以撤销步骤，或开始新牌局
without-undo = 未用撤销
with-undo = 撤销 { $count } 次
best-possible = 这副牌最高可得
best-possible-value = { $score } · { moves }

## 播报

card-put-back = 放回{ card-name }
draw-taken-back = 已撤销抽牌
peak-cleared-bonus = { peak-name }在第 { $moves } 步清空，加 { $bonus } 分
peak-cleared = { peak-name }在第 { $moves } 步清空
dealt = 已发新牌
resumed = 已回到上一局

## 牌局的真相

analysis = 这副牌的答案
analysis-ask = 这副牌能赢吗？
analysis-cost = 现在看答案，这一局会像用过撤销一样做上标记：不计入最佳纪录，也不算完美一局。
analysis-running = 正在计算…
playback = 播放获胜走法
playback-step = 第 { $step } 步，共 { $total } 步
playback-next = 下一步
playback-previous = 上一步
playback-play = 播放
playback-pause = 暂停

## 规则与玩法

mode-easy = 简单
mode-classic = 经典
mode-easy-note = K 与 A 相连
mode-classic-note = K 与 A 分开
mode-easy-short = 简单 · K–A 相连
mode-classic-short = 经典 · K–A 分开
rules = 规则
presets = 计分方式
preset-standard = 标准
preset-standard-note = 从 500 分起，每步扣 1 分，清空一座山峰加 100 分
preset-chain = 连锁
preset-chain-note = 连续出牌每张多 1 分，抽牌扣 5 分，获胜有时间奖励
preset-runs = 连出
preset-runs-note = 连续出牌每张多 10 分，清空山峰和牌桌另有奖励
preset-free-start = 自由开局
preset-free-start-note = 从任意一张没被挡住的牌开始；不计分，比最长连出
preset-original = 原版
preset-original-note = 与连锁相同，但没有牌可出时才能抽牌，也没有时间奖励
variants = 变化玩法
variant-open-peaks = 明牌山峰
variant-open-peaks-note = 28 张牌全部正面朝上
variant-wild-cards = 百搭牌
variant-wild-cards-note = 牌堆里多两张百搭牌；没被挡住的牌都能放在百搭牌上
variant-empty-start = 空牌开局
variant-empty-start-note = 弃牌堆从空的开始，第一张可以出任意没被挡住的牌

## 新牌局

game-code = 游戏代码
paste = 粘贴
paste-nothing = 没有可以粘贴的文字
clear-code = 清除代码
winnable-only = 只发能赢的牌局
winnable-search = 正在寻找能赢的牌局…
daily = 每日牌局
date = { $month } 月 { $day } 日
date-in-year = { $year } 年 { date }
daily-open = 尚未完成
daily-won = 已获胜
more-rules = 更多规则与玩法
random-deal = 随机牌局
deal = 发牌

## 分享

share-code = 分享代码
copy-code = 复制代码
code-copied = 已复制代码
share-deal = 来玩这副 TriPeaks：{ $code }
share-win = 我在 TriPeaks 用 { moves }清空三座山峰，得了 { $score } 分。你能超过我吗？{ $code }
share-win-moves = 我在 TriPeaks 用 { moves }清空三座山峰。你能超过我吗？{ $code }

## 设置

settings = 设置
settings-play = 玩法
settings-look = 外观
settings-feedback = 声音与触感
setting-explanations = 说明不能出牌的原因
setting-explanations-note = 点到不能出的牌时告诉你为什么
setting-show-playable = 标出可出的牌
setting-show-playable-note = 标出现在能出的每一张牌
setting-haptics = 振动
setting-sound = 音效
setting-animation = 动画速度
animation-off = 关闭
animation-slow = 慢
animation-normal = 正常
animation-fast = 快
setting-left-handed = 左手操作
setting-left-handed-note = 牌堆与按钮左右对调
setting-large-ranks = 大点数
setting-large-ranks-note = 放大牌面的数字和字母
setting-four-colours = 四色牌
setting-four-colours-note = 每种花色各用一种颜色
setting-theme = 主题
theme-system = 跟随系统
theme-light = 浅色
theme-dark = 深色
theme-black = 纯黑
setting-language = 语言
language-system = 跟随系统
version = 版本 { $version }

## 统计与记录

statistics = 统计
scope-all = 全部
stat-played = 局
stat-win-rate = 胜率
stat-current-streak = 当前连胜
stat-best-streak = 最长连胜
stat-best-score = 最高分
stat-mean-score = 平均分
stat-fewest-moves = 最少步数
stat-best-run = 最长连出
stat-perfect-runs = 完美局数
statistics-empty = 还没有牌局，玩完第一局就会出现在这里。
percent = { $percent }%
chart-title = 最近 { $count } 局的步数
chart-won = 获胜（越高步数越少）
chart-left = 未完成
chart-label = 各局步数图：获胜 { $won } 局，未完成 { $left } 局
history = 记录
history-won = 获胜
history-left = 未完成
history-stuck = 已无可走的步骤
history-undo = 用过撤销
history-verdict = 看过答案
history-replay = 玩这副牌
history-more = 显示更多
export-statistics = 导出统计
import-file = 从文件导入
import-note = 加入其他设备上的牌局，不会丢失，也不会重复计算。
import-clipboard = 从剪贴板导入
export-done = 已导出统计
export-copied = 已复制统计

## 玩法说明

how-to-play = 玩法说明
rules-goal-title = 目标
rules-goal = 清空三座山峰的 28 张牌。比弃牌堆最上面那张大一级或小一级的牌就能打出，花色不限。
rules-pictures-title = 图解
rules-picture-start = 开局时只有底排正面朝上。弃牌堆是梅花 A，牌堆里还有 23 张。
rules-picture-play = 简单规则下，A 上可以放三张牌：两张 K 和方块 2。经典规则下只能放 2。
rules-picture-refused = 黑桃 3 不能放在 A 上，点它不会有任何变化。
rules-picture-turn-up = 梅花 K、黑桃 A、方块 2 打出后，黑桃 7 不再被挡住，立刻翻开。
rules-picture-draw = 点牌堆会抽一张放到弃牌堆。随时都能抽，但弃牌堆不会再翻回来。
rules-end-title = 结束
rules-end = 第 28 张牌离开山峰的那一刻就获胜。牌堆空了又没有牌可出，就已无可走的步骤：可以撤销步骤，或开始新牌局。
rules-score-title = 计分
rules-score = 从 500 分开始。每出一张牌或抽一张牌扣 1 分，每清空一座山峰加 100 分。获胜最高 772 分，得分不会低于零。
rules-differences-title = 与传统玩法的区别
rules-difference-kings = 许多版本的 K 与 A 总是相连。这里由你选择：简单规则相连；经典规则的 K 上只能放 Q，A 上只能放 2。
rules-difference-draw = 有些版本要没有牌可出时才能抽牌。这里随时都能抽。
rules-difference-score = 传统计分奖励连续出牌。这里每一步代价相同，走得越短越好。其他计分方式在“新牌局”里。
rules-rows-title = 各排名称
rules-rows = 从上到下：峰顶、第 2 排、第 3 排、底排。
rules-tips-title = 诀窍
tip-look-ahead = 先想一步：出这张之后，下一张能出什么？
tip-turn-up = 有得选时，先出能翻开别的牌的那一张。
tip-draw-late = 还有牌可出时先别抽牌，除非要留给更长的连出。
tip-zigzag = 在点数之间来回走：7、8、7、6 比一路往上清得更多。
tip-peak-top = 要拿到峰顶，得先清掉下面的九张牌：底排四张、第 3 排三张、第 2 排两张。
tip-free-draw = 确定清不完时，抽牌就没有损失了，看看还剩什么。
rules-more-title = 代码、撤销与统计
rules-codes = 每副牌都有代码，例如 TP1-E-AAAAAAB。在任何设备上输入，都会得到同样的牌和规则。
rules-undo = 最多可以撤销 100 步。用过撤销或看过答案后获胜仍算获胜，但不计入最佳纪录，也不算完美一局。
rules-keys-title = 键盘
rules-keys = 空格键或 D：抽牌。U 或 Ctrl+Z：撤销。H：提示。N：新牌局。方向键或 Tab：选牌。Enter：出牌。
rules-origin-title = 由来
rules-origin = TriPeaks 由 Robert Hogue 在 1989 年设计，与历史更悠久的高尔夫纸牌是近亲。

## 不能做的事

rejected-rank = 点数必须大一级或小一级
rejected-blocked = 这张牌被挡住了
rejected-no-card = 这里没有牌
rejected-won = 这一局已经获胜
rejected-stock-empty = 牌堆已空
rejected-must-play = 还有牌可出，不能抽牌
rejected-nothing-to-undo = 没有可以撤销的步骤
rejected-nothing-to-take-back = 没有可以回去的牌局

## 代码

code-valid-easy = 代码正确 · 简单规则
code-valid-classic = 代码正确 · 经典规则
code-empty = 请输入游戏代码
code-not-a-code = 这不是游戏代码。代码的样子像 TP1-E-AAAAAAB。
code-unknown-version = 这个应用不认识第 { $version } 版的代码
code-unknown-rules = 没有“{ $letter }”这种规则。E 是简单，C 是经典。
code-wrong-length = 第三组要有 7 个字母，这里有 { $length } 个
code-bad-letter = 第三组第 { $place } 个字符“{ $letter }”不会出现在代码里
code-unknown-variant = 没有“{ $letter }”这种玩法
code-repeated-variant = 玩法“{ $letter }”重复了
code-contradicting-variants = “{ $first }”和“{ $second }”不能同时使用
code-too-long = 有 { $length } 个字符，太长了，不会是代码

## 给屏幕阅读器

card-playable = { card-name }，可以出
card-covered = { card-name }，被 { $count } 张牌盖住
card-face-down = { $count ->
    [0] 背面朝上
   *[other] 背面朝上，被 { $count } 张牌盖住
}
place-empty = 空位
card-in-row = { $card }，{ row-name }
stock-label = 牌堆，剩 { $count } 张
stock-label-empty = 牌堆，已空
waste-label = 弃牌堆，{ $count } 张，最上面是{ card-name }
waste-label-empty = 弃牌堆，空的

## 得分明细

score-start = 起始分数
score-peak = { peak-name } · 第 { $moves } 步
score-cards = 出牌 { $count } 张
score-draws = 抽牌 { $count } 次
score-board = 清空牌桌
score-stock = 牌堆剩 { $count } 张
score-time = 时间奖励 · { $time }
score-floor = 得分不低于零

## 提示

hint-play = 出{ card-name }
hint-draw = 抽一张牌
hint-undo = 没有牌可出，请撤销步骤。
hint-new-game = 没有牌可出，请开始新牌局。
hint-won = 这一局已经获胜，不用再出牌了。
hint-chance = 获胜机会约 { $percent }%

## 牌局的真相

analysis-winnable = 这副牌可以获胜
analysis-unwinnable = 这副牌无法获胜
analysis-fewest-moves = 最少要 { moves }
analysis-best-score = 最高可得 { $score } 分
analysis-lost-at = 第 { $moves } 步之后就无法获胜了
analysis-still-winnable = 从这里还能获胜

## 导入的统计

import-report = 新增 { $added } 局，{ $known } 局原本就有
import-nothing-new = 没有新的牌局，这些都已经有了
import-unreadable = 这不是本游戏的统计文件
import-newer = 这个文件来自较新的版本，请更新应用后再导入。
import-too-large = 这个文件太大了

## 存档

restore-unreadable = 无法读取这份存档
restore-newer = 这份存档来自较新的版本，请更新应用后再打开。
file-part = { $part ->
    [0] 存档
    [1] 统计
   *[2] 设置
}
file-damaged = { file-part }：文件已损坏，改名保留为 { $file }，并重新开始。
file-previous = { file-part }：文件已损坏，改名保留为 { $file }，并改用上一份备份。
file-newer = { file-part }：文件来自较新的版本，改名保留为 { $file }，并重新开始。
file-newer-previous = { file-part }：文件来自较新的版本，改名保留为 { $file }，并改用前一份备份。
file-unreachable = { file-part }：目前无法读写文件
folder-unwritable = 无法写入游戏的文件夹，进度不会保存。
folder-in-use = TriPeaks 已经在另一个窗口运行
disk-full = 存储空间已满。请清出空间，否则进度无法保存。
