### TriPeaks, tiếng Việt.

## Bàn bài và nút bấm

undo = Hoàn tác
hint = Gợi ý
draw = Rút bài
new-game = Ván mới
menu = Menu
close = Đóng
back = Quay lại
cancel = Hủy
next-deal = Ván tiếp theo
restart = Chơi lại ván này
take-back = Về ván trước
score-value = { $score } điểm
moves = { $count } nước
stock-left = Còn { $count } lá
stock-empty = Hết bài rút
run-value = Chuỗi { $count } lá
best-run-value = Chuỗi dài nhất { $count } lá
board = Bàn bài
row-name = { $row ->
    [0] hàng đỉnh
    [1] hàng 2
    [2] hàng 3
   *[3] hàng đáy
}
peak-name = { $peak ->
    [0] Đỉnh trái
    [1] Đỉnh giữa
   *[2] Đỉnh phải
}
card-name = { $rank ->
    [0] lá Joker
    [1] át { card-suit }
    [11] J { card-suit }
    [12] Q { card-suit }
    [13] K { card-suit }
   *[other] { $rank } { card-suit }
}
card-suit = { $suit ->
    [0] bích
    [1] cơ
    [2] rô
   *[3] chuồn
}
play-card = Đánh
mark-used = Đã hoàn tác hoặc xem đáp án
mark-repeat = Ván từng chơi, không tính
perfect-run = Ván hoàn hảo: không rút lá nào

## Kết thúc ván

won = Đã dọn sạch cả ba đỉnh núi
stuck = Hết nước đi
stuck-advice = Hãy hoàn tác hoặc bắt đầu ván mới
without-undo = không hoàn tác
with-undo = hoàn tác { $count } lần
best-possible = Cao nhất của ván này
best-possible-value = { $score } · { moves }

## Thông báo

card-put-back = Trả lại: { card-name }
draw-taken-back = Đã hoàn tác lượt rút
peak-cleared-bonus = { peak-name } đã sạch ở nước { $moves }, cộng { $bonus } điểm
peak-cleared = { peak-name } đã sạch ở nước { $moves }
dealt = Đã chia bài mới
resumed = Đã về ván trước

## Sự thật về ván bài

analysis = Về ván này
analysis-ask = Ván này có thắng được không?
analysis-cost = Nếu xem bây giờ, ván này bị đánh dấu như khi hoàn tác: không lập kỷ lục và không được tính là ván hoàn hảo.
analysis-running = Đang tính…
playback = Xem cách thắng
playback-step = Bước { $step } trên { $total }
playback-next = Bước sau
playback-previous = Bước trước
playback-play = Chạy
playback-pause = Dừng

## Luật và kiểu chơi

mode-easy = Dễ
mode-classic = Cổ điển
mode-easy-note = K và A nối nhau
mode-classic-note = K và A tách rời
mode-easy-short = Dễ · K–A nối nhau
mode-classic-short = Cổ điển · K–A tách rời
rules = Luật chơi
presets = Cách tính điểm
preset-standard = Chuẩn
preset-standard-note = Từ 500 điểm, mỗi nước trừ 1, mỗi đỉnh núi cộng 100
preset-chain = Chuỗi
preset-chain-note = Đánh liên tiếp mỗi lá thêm 1 điểm; rút bài trừ 5; thắng được thưởng theo thời gian
preset-runs = Liên hoàn
preset-runs-note = Đánh liên tiếp mỗi lá thêm 10 điểm; dọn đỉnh và dọn sạch bàn được thưởng
preset-free-start = Mở đầu tự do
preset-free-start-note = Bắt đầu từ bất kỳ lá nào không bị che; không tính điểm, đua chuỗi dài nhất
preset-original = Nguyên bản
preset-original-note = Như Chuỗi, nhưng chỉ được rút khi không còn lá nào đánh được; không thưởng theo thời gian
variants = Biến thể
variant-open-peaks = Bài ngửa
variant-open-peaks-note = Cả 28 lá đều lật ngửa
variant-wild-cards = Lá Joker
variant-wild-cards-note = Thêm hai lá Joker trong chồng rút; mọi lá không bị che đều đặt được lên Joker
variant-empty-start = Khởi đầu trống
variant-empty-start-note = Chồng bài bỏ lúc đầu trống; lá đầu tiên là bất kỳ lá nào không bị che

## Ván mới

game-code = Mã ván
paste = Dán
paste-nothing = Không có chữ nào để dán
clear-code = Xóa mã
winnable-only = Chỉ chia ván thắng được
winnable-search = Đang tìm ván thắng được…
daily = Ván trong ngày
date = { $day } tháng { $month }
date-in-year = { date }, { $year }
daily-open = chưa thắng
daily-won = đã thắng
more-rules = Luật và kiểu chơi khác
random-deal = Ván ngẫu nhiên
deal = Chia bài

## Chia sẻ

share-code = Chia sẻ mã
copy-code = Sao chép mã
code-copied = Đã sao chép mã
share-deal = Thử ván TriPeaks này nhé: { $code }
share-win = Tôi đã dọn sạch TriPeaks với { $score } điểm sau { moves }. Bạn vượt qua được không? { $code }
share-win-moves = Tôi đã dọn sạch TriPeaks sau { moves }. Bạn vượt qua được không? { $code }

## Cài đặt

settings = Cài đặt
settings-play = Lối chơi
settings-look = Giao diện
settings-feedback = Âm thanh và rung
setting-explanations = Giải thích khi không đánh được
setting-explanations-note = Cho biết vì sao lá bài không đánh được
setting-show-playable = Hiện lá đánh được
setting-show-playable-note = Đánh dấu mọi lá đang đánh được
setting-haptics = Rung
setting-sound = Âm thanh
setting-animation = Tốc độ hoạt ảnh
animation-off = Tắt
animation-slow = Chậm
animation-normal = Vừa
animation-fast = Nhanh
setting-left-handed = Thuận tay trái
setting-left-handed-note = Đổi bên chồng rút và các nút
setting-large-ranks = Số lớn
setting-large-ranks-note = Phóng to số và chữ trên lá bài
setting-four-colours = Bốn màu
setting-four-colours-note = Mỗi chất một màu riêng
setting-theme = Chủ đề
theme-system = Theo hệ thống
theme-light = Sáng
theme-dark = Tối
theme-black = Đen
setting-language = Ngôn ngữ
language-system = Theo hệ thống
version = Phiên bản { $version }

## Thống kê và lịch sử

statistics = Thống kê
scope-all = Tất cả
stat-played = Ván
stat-win-rate = Tỷ lệ thắng
stat-current-streak = Chuỗi thắng hiện tại
stat-best-streak = Chuỗi thắng dài nhất
stat-best-score = Điểm cao nhất
stat-mean-score = Điểm trung bình
stat-fewest-moves = Ít nước đi nhất
stat-best-run = Chuỗi lá dài nhất
stat-perfect-runs = Ván hoàn hảo
statistics-empty = Chưa có ván nào. Ván đầu tiên của bạn sẽ hiện ở đây.
percent = { $percent }%
chart-title = Số nước đi của { $count } ván gần nhất
chart-won = Thắng (càng cao càng ít nước)
chart-left = Bỏ dở
chart-label = Biểu đồ số nước đi mỗi ván: { $won } ván thắng, { $left } ván bỏ dở
history = Lịch sử
history-won = Thắng
history-left = Bỏ dở
history-stuck = Hết nước đi
history-undo = đã hoàn tác
history-verdict = đã xem đáp án
history-replay = Chơi ván này
history-more = Xem thêm
export-statistics = Xuất thống kê
import-file = Nhập từ tệp
import-note = Thêm các ván từ thiết bị khác. Không mất gì và không tính trùng.
import-clipboard = Nhập từ bảng nhớ tạm
export-done = Đã xuất thống kê
export-copied = Đã sao chép thống kê

## Luật chơi

how-to-play = Cách chơi
rules-goal-title = Mục tiêu
rules-goal = Dọn hết 28 lá của ba đỉnh núi. Lá đánh được là lá hơn hoặc kém đúng một bậc so với lá trên cùng của chồng bài bỏ. Không cần cùng chất.
rules-pictures-title = Từng bước một
rules-picture-start = Lúc đầu chỉ hàng đáy lật ngửa. Chồng bài bỏ có át chuồn, chồng rút còn 23 lá.
rules-picture-play = Với luật Dễ, ba lá đặt được lên át: hai lá K và 2 rô. Với luật Cổ điển chỉ có lá 2.
rules-picture-refused = 3 bích không đặt được lên át. Chạm vào nó thì không có gì thay đổi.
rules-picture-turn-up = Đánh K chuồn, át bích, 2 rô: 7 bích không còn bị che nên lật ngửa ngay.
rules-picture-draw = Chạm chồng rút để lấy lá tiếp theo sang chồng bài bỏ. Rút lúc nào cũng được, nhưng chồng bài bỏ không bao giờ được lật lại.
rules-end-title = Kết thúc
rules-end = Bạn thắng ngay khi lá cuối cùng trong 28 lá rời bàn. Hết bài rút mà không lá nào đánh được là hết nước đi: hãy hoàn tác hoặc bắt đầu ván mới.
rules-score-title = Tính điểm
rules-score = Bạn có 500 điểm lúc đầu. Mỗi lá đánh hay rút trừ 1, mỗi đỉnh núi dọn xong cộng 100. Thắng được tối đa 772 điểm, và điểm không bao giờ dưới 0.
rules-differences-title = Điểm khác ở đây
rules-difference-kings = Ở nhiều bản, K và A luôn nối nhau. Ở đây bạn chọn: luật Dễ thì nối; luật Cổ điển thì trên K chỉ đặt được Q, trên A chỉ đặt được 2.
rules-difference-draw = Ở một số bản, chỉ được rút khi không còn lá nào đánh được. Ở đây bạn rút lúc nào cũng được.
rules-difference-score = Cách tính truyền thống thưởng cho chuỗi dài. Ở đây nước nào cũng tốn như nhau, nên đi càng ngắn càng tốt. Các cách tính khác nằm trong Ván mới.
rules-rows-title = Tên các hàng
rules-rows = Từ trên xuống: hàng đỉnh, hàng 2, hàng 3, hàng đáy.
rules-tips-title = Mẹo
tip-look-ahead = Nghĩ trước một bước: sau lá này sẽ đánh được lá nào?
tip-turn-up = Khi được chọn, hãy đánh lá giúp lật thêm bài.
tip-draw-late = Còn lá đánh được thì đừng rút, trừ khi để dành cho chuỗi dài hơn.
tip-zigzag = Đi qua đi lại giữa các bậc: 7, 8, 7, 6 dọn được nhiều hơn là đi thẳng lên.
tip-peak-top = Muốn lấy lá đỉnh phải dọn chín lá bên dưới: bốn ở hàng đáy, ba ở hàng 3, hai ở hàng 2.
tip-free-draw = Khi chắc chắn không dọn hết được, rút bài chẳng mất gì nữa: cứ xem còn những lá nào.
rules-more-title = Mã, hoàn tác, thống kê
rules-codes = Mỗi ván có một mã, ví dụ TP1-E-AAAAAAB. Nhập mã trên thiết bị nào cũng ra đúng những lá bài và luật đó.
rules-undo = Hoàn tác được tới 100 bước. Thắng sau khi hoàn tác hoặc xem đáp án vẫn là thắng, nhưng không lập kỷ lục và không được tính là ván hoàn hảo.
rules-keys-title = Bàn phím
rules-keys = Phím cách hoặc D: rút bài. U hoặc Ctrl+Z: hoàn tác. H: gợi ý. N: ván mới. Mũi tên hoặc Tab: chọn lá. Enter: đánh.
rules-origin-title = Nguồn gốc
rules-origin = Robert Hogue nghĩ ra TriPeaks năm 1989. Trò này là họ hàng của Golf, một kiểu xếp bài lâu đời hơn nhiều.

## Từ chối

rejected-rank = Lá bài phải hơn hoặc kém đúng một bậc
rejected-blocked = Lá này đang bị che
rejected-no-card = Ở đây không có lá nào
rejected-won = Ván này đã thắng rồi
rejected-stock-empty = Hết bài rút
rejected-must-play = Còn lá đánh được nên chưa được rút
rejected-nothing-to-undo = Không có gì để hoàn tác
rejected-nothing-to-take-back = Không có ván nào để quay về

## Mã

code-valid-easy = Mã đúng · luật Dễ
code-valid-classic = Mã đúng · luật Cổ điển
code-empty = Hãy nhập mã ván
code-not-a-code = Đây không phải mã ván. Mã có dạng TP1-E-AAAAAAB.
code-unknown-version = Ứng dụng này chưa biết mã phiên bản { $version }
code-unknown-rules = “{ $letter }” không phải luật nào cả. E là Dễ, C là Cổ điển.
code-wrong-length = Nhóm thứ ba phải có 7 ký tự; ở đây có { $length }
code-bad-letter = “{ $letter }” ở vị trí { $place } của nhóm thứ ba không dùng trong mã
code-unknown-variant = “{ $letter }” không phải biến thể nào cả
code-repeated-variant = Biến thể “{ $letter }” bị lặp lại
code-contradicting-variants = “{ $first }” và “{ $second }” không dùng chung được
code-too-long = { $length } ký tự là quá dài cho một mã

## Cho trình đọc màn hình

card-playable = { card-name }, đánh được
card-covered = { card-name }, bị { $count } lá che
card-face-down = { $count ->
    [0] úp
   *[other] úp, bị { $count } lá che
}
place-empty = chỗ trống
card-in-row = { $card }, { row-name }
stock-label = Chồng rút, còn { $count } lá
stock-label-empty = Chồng rút, đã hết
waste-label = Chồng bài bỏ, { $count } lá, trên cùng là { card-name }
waste-label-empty = Chồng bài bỏ, trống

## Chi tiết điểm

score-start = Điểm ban đầu
score-peak = { peak-name } · nước { $moves }
score-cards = Đánh { $count } lá
score-draws = Rút { $count } lần
score-board = Dọn sạch bàn
score-stock = Chồng rút còn { $count } lá
score-time = Thưởng thời gian · { $time }
score-floor = Không xuống dưới 0

## Gợi ý

hint-play = Đánh: { card-name }
hint-draw = Rút một lá
hint-undo = Không lá nào đánh được. Hãy hoàn tác.
hint-new-game = Không lá nào đánh được. Hãy bắt đầu ván mới.
hint-won = Ván này đã thắng, không cần làm gì nữa.
hint-chance = Khả năng thắng: khoảng { $percent }%

## Sự thật về ván bài

analysis-winnable = Ván này thắng được
analysis-unwinnable = Ván này không thể thắng
analysis-fewest-moves = Cần ít nhất { moves }
analysis-best-score = Điểm cao nhất có thể: { $score }
analysis-lost-at = Hết đường thắng từ nước { $moves }
analysis-still-winnable = Từ đây vẫn còn thắng được

## Nhập thống kê

import-report = Thêm { $added } ván, { $known } ván đã có sẵn
import-nothing-new = Không có gì mới: các ván này đều đã có
import-unreadable = Đây không phải tệp thống kê của trò chơi này
import-newer = Tệp này đến từ phiên bản mới hơn. Hãy cập nhật ứng dụng rồi nhập.
import-too-large = Tệp này quá lớn

## Tệp lưu

restore-unreadable = Không đọc được ván đã lưu này
restore-newer = Ván đã lưu này đến từ phiên bản mới hơn. Hãy cập nhật ứng dụng rồi mở.
file-part = { $part ->
    [0] Ván đã lưu
    [1] Thống kê
   *[2] Cài đặt
}
file-damaged = { file-part }: tệp bị hỏng. Tệp được giữ lại với tên { $file } và một tệp mới được tạo.
file-previous = { file-part }: tệp bị hỏng. Tệp được giữ lại với tên { $file } và bản trước đó được dùng.
file-newer = { file-part }: tệp đến từ phiên bản mới hơn. Tệp được giữ lại với tên { $file } và một tệp mới được tạo.
file-newer-previous = { file-part }: tệp đến từ phiên bản mới hơn. Tệp được giữ lại với tên { $file } và bản trước đó được dùng.
file-unreachable = { file-part }: hiện không đọc hoặc ghi được tệp
folder-unwritable = Không ghi được vào thư mục của trò chơi. Tiến trình sẽ không được lưu.
folder-in-use = TriPeaks đang chạy trong một cửa sổ khác
disk-full = Bộ nhớ đã đầy. Hãy giải phóng dung lượng, nếu không tiến trình sẽ không được lưu.
