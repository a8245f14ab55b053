### TriPeaks, English. The other languages follow this file entry by entry.
### “Any number.” above an entry: its words stay the same whatever the number, on purpose.

## Board and buttons

undo = Undo
hint = Hint
draw = Draw
new-game = New game
menu = Menu
close = Close
back = Back
cancel = Cancel
next-deal = Next deal
restart = Play again
take-back = Resume last deal
# Any number.
score-value = Score { $score }
moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
# A part of other entries.
points = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
# Any number.
stock-left = { $count } left
stock-empty = Stock empty
# Any number.
run-value = Run { $count }
# Any number.
best-run-value = Best run { $count }
board = Board
row-name = { $row ->
    [0] peak tops
    [1] row 2
    [2] row 3
   *[3] base row
}
peak-name = { $peak ->
    [0] Left peak
    [1] Middle peak
   *[2] Right peak
}
card-name = { $rank ->
    [0] joker
    [1] ace of { card-suit }
    [11] jack of { card-suit }
    [12] queen of { card-suit }
    [13] king of { card-suit }
   *[other] { $rank } of { card-suit }
}
# A part of card-name.
card-suit = { $suit ->
    [0] spades
    [1] hearts
    [2] diamonds
   *[3] clubs
}
play-card = Play
mark-used = Undo or answer used
mark-repeat = Played before, not counted
perfect-run = Perfect run: no draw

## End of a deal

won = All three peaks cleared
stuck = No moves left
stuck-advice = Undo a step or start a new game
without-undo = no undo
with-undo = { $count ->
    [one] { $count } undo
   *[other] { $count } undos
}
best-possible = Best for this deal
# Any number.
best-possible-value = { $score } · { moves }

## Announcements

card-put-back = Put back: { card-name }
draw-taken-back = Draw undone
peak-cleared-bonus = { peak-name } cleared at move { $moves }, { $bonus ->
    [one] { $bonus } point
   *[other] { $bonus } points
} extra
peak-cleared = { peak-name } cleared at move { $moves }
dealt = New cards dealt
resumed = Back to the last deal

## The truth about a deal

analysis = About this deal
analysis-ask = Can this deal be won?
analysis-cost = If you look now, the deal is marked as if you had used undo: it sets no best and no perfect run.
analysis-running = Working it out…
playback = Show a winning line
playback-step = Step { $step } of { $total }
playback-next = Next step
playback-previous = Previous step
playback-play = Play
playback-pause = Pause

## Modes, presets, variants

mode-easy = Easy
mode-classic = Classic
mode-easy-note = K and A connect
mode-classic-note = K and A apart
mode-easy-short = Easy · K–A connected
mode-classic-short = Classic · K–A apart
rules = Rules
presets = Scoring
preset-standard = Standard
preset-standard-note = From 500 down: each move costs 1, each peak brings 100
preset-chain = Chain
preset-chain-note = Each card in a row is worth one more; a draw costs 5; time bonus for a win
preset-runs = Runs
preset-runs-note = Each card in a row is worth ten more; peaks and a cleared board pay extra
preset-free-start = Free start
preset-free-start-note = Begin with any open card; no points, the longest streak counts
preset-original = Original
preset-original-note = Like Chain, but draw only when no card can be played; no time bonus
variants = Variants
variant-open-peaks = Open peaks
variant-open-peaks-note = All 28 cards lie face up
variant-wild-cards = Wild cards
variant-wild-cards-note = Two jokers in the stock; any open card goes on a joker
variant-empty-start = Empty start
variant-empty-start-note = The waste begins empty; play any open card first

## New Game sheet

game-code = Game code
paste = Paste
paste-nothing = There is no text to paste
clear-code = Clear code
winnable-only = Winnable deals only
winnable-search = Looking for a winnable deal…
daily = Deal of the day
date = { month-name } { $day }
date-in-year = { date }, { $year }
# A part of the dates.
month-name = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}
daily-open = not won yet
daily-won = won
more-rules = More rules and variants
random-deal = Random deal
deal = Deal

## Sharing

share-code = Share code
copy-code = Copy code
code-copied = Code copied
share-deal = Try this TriPeaks deal: { $code }
share-win = I cleared TriPeaks with { points } in { moves }. Can you beat that? { $code }
share-win-moves = I cleared TriPeaks in { moves }. Can you beat that? { $code }

## Settings

settings = Settings
settings-play = Play
settings-look = Appearance
settings-feedback = Sound and touch
setting-explanations = Explain refused cards
setting-explanations-note = Say why a card can’t be played
setting-show-playable = Show playable cards
setting-show-playable-note = Mark every card that fits right now
setting-haptics = Vibration
setting-sound = Sound
setting-animation = Animation speed
animation-off = Off
animation-slow = Slow
animation-normal = Normal
animation-fast = Fast
setting-left-handed = Left-handed
setting-left-handed-note = Swap the sides of stock and buttons
setting-large-ranks = Large ranks
setting-large-ranks-note = Bigger numbers and letters on the cards
setting-four-colours = Four colors
setting-four-colours-note = A color of its own for each suit
setting-theme = Theme
theme-system = System
theme-light = Light
theme-dark = Dark
theme-black = Black
setting-language = Language
language-system = System language
version = Version { $version }

## Statistics and history

statistics = Statistics
scope-all = All
stat-played = Deals
stat-win-rate = Win rate
stat-current-streak = Current streak
stat-best-streak = Longest streak
stat-best-score = Best score
stat-mean-score = Average score
stat-fewest-moves = Fewest moves
stat-best-run = Longest run
stat-perfect-runs = Perfect runs
statistics-empty = No deals yet. Your first one will show up here.
percent = { $percent }%
chart-title = { $count ->
    [one] Moves of the last deal
   *[other] Moves of the last { $count } deals
}
chart-won = Won (higher = fewer moves)
chart-left = Unfinished
# Any number.
chart-label = Chart of moves per deal: { $won } won, { $left } unfinished
history = History
history-won = Won
history-left = Unfinished
history-stuck = No moves left
history-undo = undo used
history-verdict = answer seen
history-replay = Play this deal
history-more = Show more
export-statistics = Export statistics
import-file = Import from a file
import-note = Adds deals from another device. Nothing is lost or counted twice.
import-clipboard = Import from the clipboard
export-done = Statistics exported
export-copied = Statistics copied

## Rules page

how-to-play = How to play
rules-goal-title = The goal
rules-goal = Clear all 28 cards from the three peaks. A card can leave when it is one rank above or below the top card of the waste. Suits don’t matter.
rules-pictures-title = Step by step
rules-picture-start = The start: only the base row lies face up. The waste shows the ace of clubs; 23 cards wait in the stock.
rules-picture-play = With Easy rules three cards fit on the ace: both kings and the two of diamonds. With Classic rules only the two fits.
rules-picture-refused = The three of spades doesn’t fit on an ace. Tapping it changes nothing.
rules-picture-turn-up = King of clubs, ace of spades, two of diamonds: now nothing covers the seven of spades, so it turns up at once.
rules-picture-draw = Tap the stock to draw its next card onto the waste. You may draw at any time, but the waste is never turned over again.
rules-end-title = How it ends
rules-end = You win the moment the last of the 28 cards leaves. If the stock is empty and no card fits, there are no moves left: undo, or start a new game.
rules-score-title = Score
rules-score = You start with 500. Each card played and each card drawn costs 1, each cleared peak brings 100. A win scores 772 at most, and the score never drops below zero.
rules-differences-title = What is different here
rules-difference-kings = In many versions king and ace always connect. Here you choose: in Easy they do, in Classic a king takes only a queen and an ace only a two.
rules-difference-draw = In some versions you may draw only when no card fits. Here you may draw whenever you like.
rules-difference-score = Traditional scoring rewards long runs. Here every move costs the same, so the shortest way wins. The other ways to score are under New game.
rules-rows-title = Names of the rows
rules-rows = From top to bottom: peak tops, row 2, row 3, base row.
rules-tips-title = Tips
tip-look-ahead = Look one step ahead: which card will fit after this one?
tip-turn-up = Given a choice, play the card that turns another one up.
tip-draw-late = Don’t draw while a card can be played, unless you are saving it for a longer run.
tip-zigzag = Zigzag through the ranks: 7, 8, 7, 6 clears more than a straight climb.
tip-peak-top = A peak top needs all nine cards under it gone: four in the base row, three in row 3, two in row 2.
tip-free-draw = Once a win is out of reach, draws cost nothing that matters: look at what is left.
rules-more-title = Codes, undo, statistics
rules-codes = Every deal has a code, such as TP1-E-AAAAAAB. Whoever enters it gets the same cards with the same rules, on any device.
rules-undo = Undo takes back up to 100 steps. A win with undo, or after looking at the answer, still counts as a win but sets no best and no perfect run.
rules-keys-title = Keyboard
rules-keys = Space or D: draw. U or Ctrl+Z: undo. H: hint. N: new game. Arrows or Tab: choose a card. Enter: play it.
rules-origin-title = Where it comes from
rules-origin = Robert Hogue devised TriPeaks in 1989. It is a cousin of Golf, a much older solitaire.

## Refusals

rejected-rank = The rank must be one higher or one lower
rejected-blocked = This card is blocked
rejected-no-card = There is no card here
rejected-won = This deal is already won
rejected-stock-empty = The stock is empty
rejected-must-play = You can still play a card, so no drawing yet
rejected-nothing-to-undo = There is nothing to undo
rejected-nothing-to-take-back = There is no earlier deal to go back to

## Codes

code-valid-easy = Valid code · Easy rules
code-valid-classic = Valid code · Classic rules
code-empty = Enter a game code
code-not-a-code = This is not a game code. One looks like TP1-E-AAAAAAB.
code-unknown-version = This app doesn’t know version { $version } of the codes
code-unknown-rules = “{ $letter }” doesn’t stand for any rules. E is Easy, C is Classic.
# Any number.
code-wrong-length = The third group must have 7 letters; this one has { $length }
code-bad-letter = “{ $letter }” in place { $place } of the third group is not used in codes
code-unknown-variant = “{ $letter }” doesn’t stand for any variant
code-repeated-variant = The variant “{ $letter }” appears twice
code-contradicting-variants = “{ $first }” and “{ $second }” can’t be combined
# Any number.
code-too-long = { $length } characters are too many for a code

## Labels for screen readers

card-playable = { card-name }, playable
card-covered = { card-name }, covered by { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
card-face-down = { $count ->
    [0] face down
    [one] face down, covered by { $count } card
   *[other] face down, covered by { $count } cards
}
place-empty = empty place
card-in-row = { $card }, { row-name }
stock-label = Stock, { $count ->
    [one] { $count } card
   *[other] { $count } cards
} left
stock-label-empty = Stock, empty
waste-label = Waste, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, top: { card-name }
waste-label-empty = Waste, empty

## Lines of the score

score-start = Starting score
score-peak = { peak-name } · move { $moves }
score-cards = { $count ->
    [one] { $count } card played
   *[other] { $count } cards played
}
score-draws = { $count ->
    [one] { $count } draw
   *[other] { $count } draws
}
score-board = Board cleared
score-stock = { $count ->
    [one] { $count } card left in stock
   *[other] { $count } cards left in stock
}
score-time = Time bonus · { $time }
score-floor = Never below zero

## Hints

hint-play = Play: { card-name }
hint-draw = Draw a card
hint-undo = Nothing fits. Undo a step.
hint-new-game = Nothing fits. Start a new game.
hint-won = The deal is won. Nothing left to do.
hint-chance = Chance of winning: about { $percent }%

## The truth about a deal

analysis-winnable = This deal can be won
analysis-unwinnable = This deal can’t be won
analysis-fewest-moves = { $count ->
    [one] It takes at least { $count } move
   *[other] It takes at least { $count } moves
}
# Any number.
analysis-best-score = Best possible score: { $score }
analysis-lost-at = The win slipped away at move { $moves }
analysis-still-winnable = You can still win from here

## Statistics read in

# Any number.
import-report = New deals: { $added }. Already known: { $known }.
import-nothing-new = Nothing new: all these deals were already here
import-unreadable = This is not a statistics file of this game
import-newer = This file comes from a newer version. Update the app to read it.
import-too-large = This file is too large

## Saved games and files

restore-unreadable = This saved game can’t be read
restore-newer = This saved game comes from a newer version. Update the app to open it.
file-part = { $part ->
    [0] Saved game
    [1] Statistics
   *[2] Settings
}
file-damaged = { file-part }: the file was damaged. It is kept as { $file }, and a fresh one has been started.
file-previous = { file-part }: the file was damaged. It is kept as { $file }, and the previous copy is in use.
file-newer = { file-part }: the file comes from a newer version. It is kept as { $file }, and a fresh one has been started.
file-newer-previous = { file-part }: the file comes from a newer version. It is kept as { $file }, and the previous copy is in use.
file-unreachable = { file-part }: the file can’t be read or written right now
folder-unwritable = The game can’t write to its folder. Nothing will be saved.
folder-in-use = TriPeaks is already running in another window
disk-full = The storage is full. Free some space, or your progress won’t be saved.
