### TriPeaks, 한국어.

## 게임 화면과 버튼

undo = 되돌리기
hint = 힌트
draw = 뽑기
new-game = 새 게임
menu = 메뉴
close = 닫기
back = 뒤로
cancel = 취소
next-deal = 다음 판
restart = 이 판 다시 하기
take-back = 이전 판으로
score-value = 점수 { $score }
moves = { $count }수
stock-left = { $count }장 남음
stock-empty = 더미 비었음
run-value = 연속 { $count }장
best-run-value = 최장 연속 { $count }장
board = 게임판
row-name = { $row ->
    [0] 꼭대기
    [1] 2번째 줄
    [2] 3번째 줄
   *[3] 맨 아랫줄
}
peak-name = { $peak ->
    [0] 왼쪽 봉우리
    [1] 가운데 봉우리
   *[2] 오른쪽 봉우리
}
card-name = { $rank ->
    [0] 조커
    [1] { card-suit } 에이스
    [11] { card-suit } 잭
    [12] { card-suit } 퀸
    [13] { card-suit } 킹
   *[other] { card-suit } { $rank }
}
card-suit = { $suit ->
    [0] 스페이드
    [1] 하트
    [2] 다이아몬드
   *[3] 클로버
}
play-card = 카드 내기
mark-used = 되돌리기나 정답을 사용함
mark-repeat = 해 본 판, 통계에서 제외
perfect-run = 완벽한 판: 한 장도 뽑지 않음

## 판의 끝

won = 세 봉우리를 모두 치웠습니다
stuck = 더 이상 둘 수 없습니다
stuck-advice = 되돌리거나 새 게임을 시작하세요
without-undo = 되돌리기 없음
with-undo = 되돌리기 { $count }번
best-possible = 이 판의 최고 기록
best-possible-value = { $score } · { moves }

## 알림

card-put-back = 되돌림: { card-name }
draw-taken-back = 뽑기를 되돌렸습니다
peak-cleared-bonus = { $moves }수째에 { peak-name } 완료, 보너스 { $bonus }점
peak-cleared = { $moves }수째에 { peak-name } 완료
dealt = 새로 나누었습니다
resumed = 이전 판으로 돌아왔습니다

## 판의 정답

analysis = 이 판의 정답
analysis-ask = 이 판은 이길 수 있을까요?
analysis-cost = 지금 보면 되돌리기를 쓴 것처럼 표시되어 최고 기록이나 완벽한 판으로 남지 않습니다.
analysis-running = 계산하는 중…
playback = 이기는 길 보기
playback-step = { $total }수 중 { $step }수째
playback-next = 다음 수
playback-previous = 이전 수
playback-play = 재생
playback-pause = 일시 정지

## 규칙과 방식

mode-easy = 쉬움
mode-classic = 클래식
mode-easy-note = K와 A가 이어짐
mode-classic-note = K와 A가 끊김
mode-easy-short = 쉬움 · K–A 이어짐
mode-classic-short = 클래식 · K–A 끊김
rules = 규칙
presets = 점수 방식
preset-standard = 표준
preset-standard-note = 500점에서 시작해 한 수마다 1점을 잃고 봉우리마다 100점을 얻음
preset-chain = 체인
preset-chain-note = 이어서 낼수록 1점씩 늘고, 뽑으면 5점을 잃음. 이기면 시간 보너스
preset-runs = 연속
preset-runs-note = 이어서 낼수록 10점씩 늘고, 봉우리를 치우거나 판을 모두 치우면 보너스
preset-free-start = 자유 시작
preset-free-start-note = 막히지 않은 아무 카드로 시작. 점수 없이 최장 연속을 겨룸
preset-original = 오리지널
preset-original-note = 체인과 같지만 낼 카드가 없을 때만 뽑음. 시간 보너스 없음
variants = 변형
variant-open-peaks = 모두 앞면
variant-open-peaks-note = 28장을 모두 앞면으로 놓음
variant-wild-cards = 조커
variant-wild-cards-note = 더미에 조커 2장. 조커 위에는 막히지 않은 아무 카드나 낼 수 있음
variant-empty-start = 빈 시작
variant-empty-start-note = 버린 카드 없이 시작해 막히지 않은 아무 카드나 먼저 낼 수 있음

## 새 게임

game-code = 게임 코드
paste = 붙여넣기
paste-nothing = 붙여넣을 글자가 없습니다
clear-code = 코드 지우기
winnable-only = 이길 수 있는 판만
winnable-search = 이길 수 있는 판을 찾는 중…
daily = 오늘의 판
date = { $month }월 { $day }일
date-in-year = { $year }년 { date }
daily-open = 아직 못 이김
daily-won = 이김
more-rules = 규칙과 변형 더 보기
random-deal = 무작위 판
deal = 카드 나누기

## 공유

share-code = 코드 공유
copy-code = 코드 복사
code-copied = 코드를 복사했습니다
share-deal = 이 TriPeaks 판에 도전해 보세요: { $code }
share-win = TriPeaks를 { moves }, { $score }점으로 끝냈어요. 더 잘할 수 있나요? { $code }
share-win-moves = TriPeaks를 { moves } 만에 끝냈어요. 더 잘할 수 있나요? { $code }

## 설정

settings = 설정
settings-play = 게임 방식
settings-look = 화면
settings-feedback = 소리와 진동
setting-explanations = 낼 수 없는 이유 알리기
setting-explanations-note = 낼 수 없는 카드를 누르면 이유를 알려 줍니다
setting-show-playable = 낼 수 있는 카드 표시
setting-show-playable-note = 지금 낼 수 있는 카드를 모두 표시합니다
setting-haptics = 진동
setting-sound = 효과음
setting-animation = 애니메이션 속도
animation-off = 끔
animation-slow = 느리게
animation-normal = 보통
animation-fast = 빠르게
setting-left-handed = 왼손잡이용
setting-left-handed-note = 더미와 버튼의 좌우를 바꿉니다
setting-large-ranks = 큰 숫자
setting-large-ranks-note = 카드의 숫자와 글자를 크게 보여 줍니다
setting-four-colours = 네 가지 색
setting-four-colours-note = 무늬마다 다른 색을 씁니다
setting-theme = 테마
theme-system = 시스템 설정
theme-light = 밝게
theme-dark = 어둡게
theme-black = 검정
setting-language = 언어
language-system = 시스템 언어
version = 버전 { $version }

## 통계와 기록

statistics = 통계
scope-all = 전체
stat-played = 판
stat-win-rate = 승률
stat-current-streak = 현재 연승
stat-best-streak = 최다 연승
stat-best-score = 최고 점수
stat-mean-score = 평균 점수
stat-fewest-moves = 최단 수순
stat-best-run = 최장 연속
stat-perfect-runs = 완벽한 판
statistics-empty = 아직 기록이 없습니다. 첫 판을 마치면 여기에 나타납니다.
percent = { $percent }%
chart-title = 최근 { $count }판에서 둔 수
chart-won = 승리(높을수록 수가 적음)
chart-left = 미완료
chart-label = 판마다 둔 수 그래프: 승리 { $won }판, 미완료 { $left }판
history = 기록
history-won = 승리
history-left = 미완료
history-stuck = 둘 수 없음
history-undo = 되돌리기 사용
history-verdict = 정답 확인
history-replay = 이 판 하기
history-more = 더 보기
export-statistics = 통계 내보내기
import-file = 파일에서 가져오기
import-note = 다른 기기의 판을 더합니다. 잃거나 두 번 세지 않습니다.
import-clipboard = 클립보드에서 가져오기
export-done = 통계를 내보냈습니다
export-copied = 통계를 복사했습니다

## 게임 방법

how-to-play = 게임 방법
rules-goal-title = 목표
rules-goal = 세 봉우리의 카드 28장을 모두 치우세요. 버린 카드의 맨 위보다 숫자가 하나 크거나 작은 카드를 낼 수 있습니다. 무늬는 상관없습니다.
rules-pictures-title = 차례대로 보기
rules-picture-start = 처음에는 맨 아랫줄만 앞면입니다. 버린 카드는 클로버 에이스, 더미에는 23장이 있습니다.
rules-picture-play = 쉬움에서는 에이스에 세 장을 낼 수 있습니다. 킹 두 장과 다이아몬드 2입니다. 클래식에서는 2만 낼 수 있습니다.
rules-picture-refused = 스페이드 3은 에이스에 낼 수 없습니다. 눌러도 아무것도 바뀌지 않습니다.
rules-picture-turn-up = 클로버 킹, 스페이드 에이스, 다이아몬드 2를 내면 스페이드 7을 덮은 카드가 없어져 바로 앞면으로 뒤집힙니다.
rules-picture-draw = 더미를 누르면 다음 카드가 버린 카드 위로 옵니다. 언제든 뽑을 수 있지만 버린 카드를 다시 더미로 돌리지는 않습니다.
rules-end-title = 끝나는 때
rules-end = 28번째 카드를 치우는 순간 이깁니다. 더미가 비고 낼 카드도 없으면 더 이상 둘 수 없습니다. 되돌리거나 새 게임을 시작하세요.
rules-score-title = 점수
rules-score = 500점에서 시작합니다. 카드를 내거나 뽑을 때마다 1점을 잃고, 봉우리를 치울 때마다 100점을 얻습니다. 이기면 최고 772점이고, 0점 아래로는 내려가지 않습니다.
rules-differences-title = 전통 규칙과 다른 점
rules-difference-kings = 많은 게임에서 K와 A는 늘 이어집니다. 여기서는 고를 수 있습니다. 쉬움에서는 이어지고, 클래식에서는 K에 Q만, A에 2만 낼 수 있습니다.
rules-difference-draw = 낼 카드가 없을 때만 뽑는 게임도 있습니다. 여기서는 언제든 뽑을 수 있습니다.
rules-difference-score = 전통 점수는 길게 이어 낼수록 높습니다. 여기서는 모든 수의 값이 같아 짧게 끝낼수록 좋습니다. 다른 점수 방식은 새 게임에 있습니다.
rules-rows-title = 줄 이름
rules-rows = 위에서부터 꼭대기, 2번째 줄, 3번째 줄, 맨 아랫줄.
rules-tips-title = 요령
tip-look-ahead = 한 수 앞을 보세요. 이 카드 다음에는 무엇을 낼 수 있나요?
tip-turn-up = 고를 수 있다면 뒷면 카드가 뒤집히는 쪽을 내세요.
tip-draw-late = 낼 카드가 있으면 뽑지 마세요. 더 길게 이으려고 아껴 두는 때는 예외입니다.
tip-zigzag = 숫자를 오르내리세요. 7, 8, 7, 6이 한쪽으로만 가는 것보다 많이 치웁니다.
tip-peak-top = 꼭대기를 치우려면 아래 아홉 장이 먼저입니다. 맨 아랫줄 네 장, 3번째 줄 세 장, 2번째 줄 두 장.
tip-free-draw = 이길 수 없게 되면 뽑아도 잃을 것이 없습니다. 남은 카드를 보세요.
rules-more-title = 코드, 되돌리기, 통계
rules-codes = 판마다 TP1-E-AAAAAAB 같은 코드가 있습니다. 어느 기기에서 입력해도 같은 카드와 같은 규칙이 나옵니다.
rules-undo = 100수까지 되돌릴 수 있습니다. 되돌리거나 정답을 본 뒤 이겨도 승리로 세지만, 최고 기록이나 완벽한 판이 되지는 않습니다.
rules-keys-title = 키보드
rules-keys = 스페이스 또는 D: 뽑기. U 또는 Ctrl+Z: 되돌리기. H: 힌트. N: 새 게임. 화살표 또는 Tab: 카드 고르기. Enter: 카드 내기.
rules-origin-title = 유래
rules-origin = TriPeaks는 1989년에 Robert Hogue가 만들었습니다. 훨씬 오래된 솔리테어인 골프의 친척입니다.

## 할 수 없는 일

rejected-rank = 숫자가 하나 크거나 하나 작아야 합니다
rejected-blocked = 이 카드는 막혀 있습니다
rejected-no-card = 여기에는 카드가 없습니다
rejected-won = 이미 이긴 판입니다
rejected-stock-empty = 더미에 카드가 없습니다
rejected-must-play = 낼 카드가 있어서 아직 뽑을 수 없습니다
rejected-nothing-to-undo = 되돌릴 것이 없습니다
rejected-nothing-to-take-back = 돌아갈 판이 없습니다

## 코드

code-valid-easy = 올바른 코드 · 쉬움
code-valid-classic = 올바른 코드 · 클래식
code-empty = 게임 코드를 입력하세요
code-not-a-code = 게임 코드가 아닙니다. 코드는 TP1-E-AAAAAAB 같은 모양입니다.
code-unknown-version = 이 앱은 코드 버전 { $version }을(를) 알지 못합니다
code-unknown-rules = ‘{ $letter }’ 규칙은 없습니다. E는 쉬움, C는 클래식입니다.
code-wrong-length = 세 번째 부분은 7글자여야 하는데 { $length }글자입니다
code-bad-letter = 세 번째 부분의 { $place }번째 글자 ‘{ $letter }’은(는) 코드에 쓰지 않습니다
code-unknown-variant = ‘{ $letter }’ 변형은 없습니다
code-repeated-variant = 변형 ‘{ $letter }’이(가) 두 번 나옵니다
code-contradicting-variants = ‘{ $first }’과(와) ‘{ $second }’은(는) 함께 쓸 수 없습니다
code-too-long = { $length }글자는 코드라기에는 너무 깁니다

## 화면 낭독기

card-playable = { card-name }, 낼 수 있음
card-covered = { card-name }, { $count }장이 덮고 있음
card-face-down = { $count ->
    [0] 뒷면
   *[other] 뒷면, { $count }장이 덮고 있음
}
place-empty = 빈자리
card-in-row = { $card }, { row-name }
stock-label = 더미, { $count }장 남음
stock-label-empty = 더미, 비어 있음
waste-label = 버린 카드, { $count }장, 맨 위: { card-name }
waste-label-empty = 버린 카드, 없음

## 점수 내역

score-start = 시작 점수
score-peak = { peak-name } · { $moves }수째
score-cards = 낸 카드 { $count }장
score-draws = 뽑기 { $count }번
score-board = 판을 모두 치움
score-stock = 더미에 남은 카드 { $count }장
score-time = 시간 보너스 · { $time }
score-floor = 0점 아래로는 내려가지 않음

## 힌트

hint-play = 낼 카드: { card-name }
hint-draw = 카드 뽑기
hint-undo = 낼 카드가 없습니다. 되돌리세요.
hint-new-game = 낼 카드가 없습니다. 새 게임을 시작하세요.
hint-won = 이미 이겼습니다. 더 할 일이 없습니다.
hint-chance = 이길 가능성: 약 { $percent }%

## 판의 정답

analysis-winnable = 이 판은 이길 수 있습니다
analysis-unwinnable = 이 판은 이길 수 없습니다
analysis-fewest-moves = 적어도 { moves }가 필요합니다
analysis-best-score = 가능한 최고 점수: { $score }
analysis-lost-at = { $moves }수째에 이길 길이 없어졌습니다
analysis-still-winnable = 여기서 아직 이길 수 있습니다

## 가져온 통계

import-report = 새 판 { $added }개, 이미 있던 판 { $known }개
import-nothing-new = 새 판이 없습니다. 모두 이미 있습니다
import-unreadable = 이 게임의 통계 파일이 아닙니다
import-newer = 더 새로운 버전의 파일입니다. 앱을 업데이트한 뒤 가져오세요.
import-too-large = 파일이 너무 큽니다

## 저장 파일

restore-unreadable = 저장된 게임을 읽을 수 없습니다
restore-newer = 더 새로운 버전에서 저장한 게임입니다. 앱을 업데이트한 뒤 여세요.
file-part = { $part ->
    [0] 저장된 게임
    [1] 통계
   *[2] 설정
}
file-damaged = { file-part }: 파일이 손상되었습니다. { $file } 이름으로 남겨 두고 새로 시작했습니다.
file-previous = { file-part }: 파일이 손상되었습니다. { $file } 이름으로 남겨 두고 이전 사본을 씁니다.
file-newer = { file-part }: 더 새로운 버전의 파일입니다. { $file } 이름으로 남겨 두고 새로 시작했습니다.
file-newer-previous = { file-part }: 더 새로운 버전의 파일입니다. { $file } 이름으로 남겨 두고 이전 사본을 씁니다.
file-unreachable = { file-part }: 지금은 파일을 읽거나 쓸 수 없습니다
folder-unwritable = 게임 폴더에 쓸 수 없습니다. 진행 상황이 저장되지 않습니다.
folder-in-use = TriPeaks가 이미 다른 창에서 실행 중입니다
disk-full = 저장 공간이 가득 찼습니다. 공간을 비우지 않으면 진행 상황이 저장되지 않습니다.
