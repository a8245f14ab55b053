### TriPeaks، العربية.

## الطاولة والأزرار

undo = تراجع
hint = تلميح
draw = سحب ورقة
new-game = لعبة جديدة
menu = القائمة
close = إغلاق
back = رجوع
cancel = إلغاء
next-deal = التوزيعة التالية
restart = أعد اللعب
take-back = العودة إلى السابقة
score-value = { PLURAL($score) ->
    [zero] لا نقاط
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $score } نقاط
    [many] { $score } نقطة
   *[other] { $score } نقطة
}
moves = { PLURAL($count) ->
    [zero] بلا حركات
    [one] حركة واحدة
    [two] حركتان
    [few] { $count } حركات
    [many] { $count } حركة
   *[other] { $count } حركة
}
# A part of other entries.
cards = { PLURAL($count) ->
    [zero] لا أوراق
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $count } أوراق
    [many] { $count } ورقة
   *[other] { $count } ورقة
}
# Any number.
stock-left = بقي { $count }
stock-empty = الرزمة فارغة
# Any number.
run-value = سلسلة { $count }
# Any number.
best-run-value = أطول سلسلة { $count }
board = الطاولة
row-name = { $row ->
    [0] الصف الأعلى
    [1] الصف 2
    [2] الصف 3
   *[3] الصف الأسفل
}
peak-name = { $peak ->
    [0] القمة اليسرى
    [1] القمة الوسطى
   *[2] القمة اليمنى
}
card-name = { $rank ->
    [0] جوكر
    [1] آس { card-suit }
    [11] ولد { card-suit }
    [12] بنت { card-suit }
    [13] شايب { card-suit }
   *[other] { $rank } { card-suit }
}
card-suit = { $suit ->
    [0] بستوني
    [1] كوبة
    [2] ديناري
   *[3] سباتي
}
play-card = العب
mark-used = استُخدم التراجع أو الحل
mark-repeat = لُعبت من قبل، لا تُحسب
perfect-run = لعبة كاملة: بلا سحب

## نهاية التوزيعة

won = أُزيلت القمم الثلاث كلها
stuck = لم تبقَ حركات
stuck-advice = تراجع عن خطوة أو ابدأ لعبة جديدة
without-undo = بلا تراجع
with-undo = { PLURAL($count) ->
    [zero] بلا تراجع
    [one] تراجع مرة واحدة
    [two] تراجع مرتين
    [few] تراجع { $count } مرات
    [many] تراجع { $count } مرة
   *[other] تراجع { $count } مرة
}
best-possible = أفضل ما في هذه التوزيعة
# Any number.
best-possible-value = { $score } · { moves }

## إعلانات

card-put-back = أُعيدت: { card-name }
draw-taken-back = أُلغي السحب
peak-cleared-bonus = أُزيلت { peak-name } في الحركة { $moves }، مكافأة { PLURAL($bonus) ->
    [zero] بلا نقاط
    [one] نقطة واحدة
    [two] نقطتين
    [few] { $bonus } نقاط
    [many] { $bonus } نقطة
   *[other] { $bonus } نقطة
}
peak-cleared = أُزيلت { peak-name } في الحركة { $moves }
dealt = وُزعت أوراق جديدة
resumed = عدنا إلى التوزيعة السابقة

## حقيقة التوزيعة

analysis = عن هذه التوزيعة
analysis-ask = هل يمكن الفوز بها؟
analysis-cost = إن نظرت الآن فستُعلَّم التوزيعة كأنك تراجعت: لا رقم قياسي ولا لعبة كاملة.
analysis-running = جارٍ الحساب…
playback = عرض طريقة الفوز
playback-step = الخطوة { $step } من { $total }
playback-next = الخطوة التالية
playback-previous = الخطوة السابقة
playback-play = تشغيل
playback-pause = إيقاف مؤقت

## القواعد والأنواع

mode-easy = سهل
mode-classic = كلاسيكي
mode-easy-note = K و A متصلان
mode-classic-note = K و A منفصلان
mode-easy-short = سهل · K–A متصلان
mode-classic-short = كلاسيكي · K–A منفصلان
rules = القواعد
presets = حساب النقاط
preset-standard = عادي
preset-standard-note = من 500 نزولًا: كل حركة بنقطة، وكل قمة تعطي 100
preset-chain = تتابع
preset-chain-note = كل ورقة متتالية تزيد نقطة؛ السحب يخصم 5؛ مكافأة وقت عند الفوز
preset-runs = سلاسل
preset-runs-note = كل ورقة متتالية تزيد عشر نقاط؛ مكافآت للقمم وللطاولة الفارغة
preset-free-start = بداية حرة
preset-free-start-note = ابدأ بأي ورقة حرة؛ بلا نقاط، وأطول سلسلة هي المهمة
preset-original = أصلي
preset-original-note = مثل التتابع، لكن السحب فقط حين لا ورقة تناسب؛ بلا مكافأة وقت
variants = الأنواع
variant-open-peaks = قمم مكشوفة
variant-open-peaks-note = الأوراق الـ28 كلها مكشوفة
variant-wild-cards = الجوكر
variant-wild-cards-note = جوكران في الرزمة؛ كل ورقة حرة توضع على الجوكر
variant-empty-start = بداية فارغة
variant-empty-start-note = تبدأ كومة الرمي فارغة؛ العب أولًا أي ورقة حرة

## لعبة جديدة

game-code = رمز اللعبة
paste = لصق
paste-nothing = لا نص للصقه
clear-code = مسح الرمز
winnable-only = توزيعات يمكن الفوز بها فقط
winnable-search = جارٍ البحث عن توزيعة يمكن الفوز بها…
daily = توزيعة اليوم
date = { $day } { month-name }
date-in-year = { date } { $year }
month-name = { $month ->
    [1] يناير
    [2] فبراير
    [3] مارس
    [4] أبريل
    [5] مايو
    [6] يونيو
    [7] يوليو
    [8] أغسطس
    [9] سبتمبر
    [10] أكتوبر
    [11] نوفمبر
   *[12] ديسمبر
}
daily-open = لم تفز بها بعد
daily-won = فزت بها
more-rules = قواعد وأنواع أخرى
random-deal = توزيعة عشوائية
deal = توزيع

## مشاركة

share-code = مشاركة الرمز
copy-code = نسخ الرمز
code-copied = نُسخ الرمز
share-deal = جرّب توزيعة TriPeaks هذه: { $code }
share-win = أنهيت TriPeaks: { score-value }، { moves }. هل تتفوق عليّ؟ { $code }
share-win-moves = أنهيت TriPeaks: { moves }. هل تتفوق عليّ؟ { $code }

## الإعدادات

settings = الإعدادات
settings-play = اللعب
settings-look = المظهر
settings-feedback = الصوت والاهتزاز
setting-explanations = شرح سبب الرفض
setting-explanations-note = ذكر سبب تعذّر لعب الورقة
setting-show-playable = إظهار الأوراق المناسبة
setting-show-playable-note = تمييز كل ورقة يمكن لعبها الآن
setting-haptics = الاهتزاز
setting-sound = الصوت
setting-animation = سرعة الحركة
animation-off = بلا حركة
animation-slow = بطيئة
animation-normal = عادية
animation-fast = سريعة
setting-left-handed = لليد اليسرى
setting-left-handed-note = تبديل جانبي الرزمة والأزرار
setting-large-ranks = أرقام كبيرة
setting-large-ranks-note = أرقام وحروف أكبر على الأوراق
setting-four-colours = أربعة ألوان
setting-four-colours-note = لون خاص لكل نقش
setting-theme = السمة
theme-system = حسب النظام
theme-light = فاتحة
theme-dark = داكنة
theme-black = سوداء
setting-language = اللغة
language-system = لغة النظام
version = الإصدار { $version }

## الإحصاءات والسجل

statistics = الإحصاءات
scope-all = الكل
stat-played = التوزيعات
stat-win-rate = نسبة الفوز
stat-current-streak = سلسلة الفوز الحالية
stat-best-streak = أطول سلسلة فوز
stat-best-score = أعلى نقاط
stat-mean-score = متوسط النقاط
stat-fewest-moves = أقل حركات
stat-best-run = أطول سلسلة
stat-perfect-runs = ألعاب كاملة
statistics-empty = لا توزيعات بعد. ستظهر الأولى هنا.
percent = { $percent }%
chart-title = { PLURAL($count) ->
    [zero] الحركات في آخر { $count } توزيعة
    [one] الحركات في آخر توزيعة
    [two] الحركات في آخر توزيعتين
    [few] الحركات في آخر { $count } توزيعات
    [many] الحركات في آخر { $count } توزيعة
   *[other] الحركات في آخر { $count } توزيعة
}
chart-won = فوز (الأعلى = حركات أقل)
chart-left = لم تكتمل
# Any number.
chart-label = مخطط حركات كل توزيعة: فوز { $won }، لم تكتمل { $left }
history = السجل
history-won = فوز
history-left = لم تكتمل
history-stuck = لم تبقَ حركات
history-undo = مع تراجع
history-verdict = بعد رؤية الحل
history-replay = العب هذه التوزيعة
history-more = عرض المزيد
export-statistics = تصدير الإحصاءات
import-file = استيراد من ملف
import-note = يضيف توزيعات من جهاز آخر. لا شيء يضيع أو يُحسب مرتين.
import-clipboard = استيراد من الحافظة
export-done = صُدّرت الإحصاءات
export-copied = نُسخت الإحصاءات

## طريقة اللعب

how-to-play = طريقة اللعب
rules-goal-title = الهدف
rules-goal = أزل الأوراق الـ28 كلها من القمم الثلاث. تُلعب الورقة إذا كانت أعلى أو أدنى بدرجة واحدة من الورقة العليا في كومة الرمي. النقوش لا تهم.
rules-pictures-title = خطوة بخطوة
rules-picture-start = في البداية الصف الأسفل وحده مكشوف. في كومة الرمي آس سباتي، وفي الرزمة 23 ورقة.
rules-picture-play = في الوضع السهل تناسب الآس ثلاث أوراق: الشايبان و2 ديناري. في الوضع الكلاسيكي تناسبه 2 فقط.
rules-picture-refused = 3 بستوني لا تناسب الآس. لمسها لا يغيّر شيئًا.
rules-picture-turn-up = شايب سباتي، آس بستوني، 2 ديناري: لم يعد شيء يغطي 7 بستوني فتنكشف فورًا.
rules-picture-draw = المس الرزمة لتنتقل ورقتها التالية إلى كومة الرمي. السحب ممكن في أي وقت، لكن كومة الرمي لا تعود رزمة أبدًا.
rules-end-title = النهاية
rules-end = تفوز حين تخرج آخر ورقة من الـ28. إذا فرغت الرزمة ولم تناسب أي ورقة فلم تبقَ حركات: تراجع أو ابدأ لعبة جديدة.
rules-score-title = النقاط
rules-score = تبدأ بـ500 نقطة. كل ورقة تُلعب أو تُسحب تخصم 1، وكل قمة تُزال تعطي 100. أقصى نقاط الفوز 772، ولا تنزل النقاط تحت الصفر.
rules-differences-title = ما يختلف هنا
rules-difference-kings = في ألعاب كثيرة الشايب والآس متصلان دائمًا. هنا تختار أنت: في الوضع السهل يتصلان، وفي الكلاسيكي لا توضع على الشايب إلا البنت، وعلى الآس إلا 2.
rules-difference-draw = في بعض الألعاب لا تسحب إلا حين لا ورقة تناسب. هنا تسحب متى شئت.
rules-difference-score = الحساب التقليدي يكافئ السلاسل الطويلة. هنا كل الحركات بالثمن نفسه، فأقصر طريق هو الأفضل. الطرق الأخرى في «لعبة جديدة».
rules-rows-title = أسماء الصفوف
rules-rows = من الأعلى إلى الأسفل: الصف الأعلى، الصف 2، الصف 3، الصف الأسفل.
rules-tips-title = نصائح
tip-look-ahead = فكّر خطوة إلى الأمام: ماذا سيناسب بعد هذه الورقة؟
tip-turn-up = إن كان لك الخيار فالعب الورقة التي تكشف غيرها.
tip-draw-late = لا تسحب ما دامت ورقة تناسب، إلا إذا كنت تحفظها لسلسلة أطول.
tip-zigzag = تنقّل صعودًا ونزولًا: 7 ثم 8 ثم 7 ثم 6 يزيل أكثر من الصعود المستقيم.
tip-peak-top = تحتاج القمة إلى إزالة الأوراق التسع تحتها: أربع من الصف الأسفل، وثلاث من الصف 3، واثنتان من الصف 2.
tip-free-draw = حين يصبح الفوز مستحيلًا لا يكلّف السحب شيئًا مهمًا: انظر ماذا بقي.
rules-more-title = الرموز والتراجع والإحصاءات
rules-codes = لكل توزيعة رمز مثل TP1-E-AAAAAAB. يعطي الأوراق والقواعد نفسها على أي جهاز.
rules-undo = يمكن التراجع حتى 100 خطوة. الفوز مع التراجع أو بعد رؤية الحل يُحسب فوزًا، لكن لا يُحسب رقمًا قياسيًا ولا لعبة كاملة.
rules-keys-title = لوحة المفاتيح
rules-keys = المسافة أو D: سحب. U أو Ctrl+Z: تراجع. H: تلميح. N: لعبة جديدة. الأسهم أو Tab: اختيار ورقة. Enter: لعبها.
rules-origin-title = من أين جاءت
rules-origin = ابتكر Robert Hogue لعبة TriPeaks عام 1989. وهي قريبة من لعبة «غولف» الأقدم منها بكثير.

## الرفض

rejected-rank = يجب أن تكون أعلى أو أدنى بدرجة واحدة
rejected-blocked = هذه الورقة محجوبة
rejected-no-card = لا ورقة هنا
rejected-won = فزت بهذه التوزيعة بالفعل
rejected-stock-empty = الرزمة فارغة
rejected-must-play = ما زالت ورقة تناسب، لا سحب الآن
rejected-nothing-to-undo = لا شيء للتراجع عنه
rejected-nothing-to-take-back = لا توزيعة سابقة للعودة إليها

## الرموز

code-valid-easy = الرمز صحيح · قواعد سهلة
code-valid-classic = الرمز صحيح · قواعد كلاسيكية
code-empty = أدخل رمز لعبة
code-not-a-code = هذا ليس رمز لعبة. يشبه الرمز TP1-E-AAAAAAB.
code-unknown-version = لا يعرف هذا التطبيق الإصدار { $version } من الرموز
code-unknown-rules = لا قواعد بالحرف «{ $letter }». E سهل و C كلاسيكي.
# Any number.
code-wrong-length = يجب أن تكون المجموعة الثالثة 7 أحرف، وعددها هنا { $length }
code-bad-letter = «{ $letter }» في الموضع { $place } من المجموعة الثالثة لا يُستخدم في الرموز
code-unknown-variant = لا نوع بالحرف «{ $letter }»
code-repeated-variant = النوع «{ $letter }» مكرر
code-contradicting-variants = لا يجتمع «{ $first }» و«{ $second }»
# Any number.
code-too-long = النص أطول من أن يكون رمزًا، عدد أحرفه { $length }

## لقارئ الشاشة

card-playable = { card-name }، يمكن لعبها
card-covered = { card-name }، { PLURAL($count) ->
    [zero] غير مغطاة
    [one] تغطيها ورقة واحدة
    [two] تغطيها ورقتان
    [few] تغطيها { $count } أوراق
    [many] تغطيها { $count } ورقة
   *[other] تغطيها { $count } ورقة
}
card-face-down = { PLURAL($count) ->
    [zero] مقلوبة
    [one] مقلوبة، تغطيها ورقة واحدة
    [two] مقلوبة، تغطيها ورقتان
    [few] مقلوبة، تغطيها { $count } أوراق
    [many] مقلوبة، تغطيها { $count } ورقة
   *[other] مقلوبة، تغطيها { $count } ورقة
}
place-empty = مكان فارغ
card-in-row = { $card }، { row-name }
stock-label = الرزمة، بقي: { cards }
stock-label-empty = الرزمة، فارغة
waste-label = كومة الرمي، { cards }، العليا: { card-name }
waste-label-empty = كومة الرمي، فارغة

## تفصيل النقاط

score-start = نقاط البداية
score-peak = { peak-name } · الحركة { $moves }
score-cards = لُعبت: { cards }
score-draws = سُحبت: { cards }
score-board = طاولة فارغة
score-stock = في الرزمة: { cards }
score-time = مكافأة الوقت · { $time }
score-floor = لا تحت الصفر

## التلميحات

hint-play = العب: { card-name }
hint-draw = اسحب ورقة
hint-undo = لا ورقة تناسب. تراجع عن خطوة.
hint-new-game = لا ورقة تناسب. ابدأ لعبة جديدة.
hint-won = فزت بالتوزيعة. لم يبقَ ما تفعله.
hint-chance = فرصة الفوز: نحو { $percent }%

## حقيقة التوزيعة

analysis-winnable = يمكن الفوز بهذه التوزيعة
analysis-unwinnable = لا يمكن الفوز بهذه التوزيعة
analysis-fewest-moves = أقل ما يلزم: { moves }
# Any number.
analysis-best-score = أعلى نقاط ممكنة: { $score }
analysis-lost-at = ضاع الفوز في الحركة { $moves }
analysis-still-winnable = ما زال الفوز ممكنًا من هنا

## إحصاءات مستوردة

# Any number.
import-report = توزيعات جديدة: { $added }. معروفة من قبل: { $known }.
import-nothing-new = لا جديد: هذه التوزيعات كلها موجودة
import-unreadable = هذا ليس ملف إحصاءات لهذه اللعبة
import-newer = هذا الملف من إصدار أحدث. حدّث التطبيق لقراءته.
import-too-large = هذا الملف كبير جدًا

## المحفوظات

restore-unreadable = لا يمكن قراءة هذه اللعبة المحفوظة
restore-newer = هذه اللعبة المحفوظة من إصدار أحدث. حدّث التطبيق لفتحها.
file-part = { $part ->
    [0] اللعبة المحفوظة
    [1] الإحصاءات
   *[2] الإعدادات
}
file-damaged = { file-part }: كان الملف تالفًا. حُفظ باسم { $file } وبدأ ملف جديد.
file-previous = { file-part }: كان الملف تالفًا. حُفظ باسم { $file } وتُستخدم النسخة السابقة.
file-newer = { file-part }: الملف من إصدار أحدث. حُفظ باسم { $file } وبدأ ملف جديد.
file-newer-previous = { file-part }: الملف من إصدار أحدث. حُفظ باسم { $file } وتُستخدم النسخة السابقة.
file-unreachable = { file-part }: لا يمكن الآن قراءة الملف أو كتابته
folder-unwritable = لا تستطيع اللعبة الكتابة في مجلدها. لن يُحفظ شيء.
folder-in-use = TriPeaks تعمل بالفعل في نافذة أخرى
disk-full = امتلأت الذاكرة. أفرغ بعض المساحة وإلا فلن يُحفظ تقدمك.
