### TriPeaks, русский.

## Стол и кнопки

undo = Отменить
hint = Подсказка
draw = Взять карту
new-game = Новая игра
menu = Меню
close = Закрыть
back = Назад
cancel = Отмена
next-deal = Следующий расклад
restart = Сыграть ещё раз
take-back = К прежней игре
score-value = { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[many] { $score } очков
}
moves = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}
# Any number.
stock-left = Осталось { $count }
stock-empty = Колода пуста
# Any number.
run-value = Серия { $count }
# Any number.
best-run-value = Лучшая серия { $count }
board = Стол
row-name = { $row ->
    [0] вершины
    [1] ряд 2
    [2] ряд 3
   *[3] нижний ряд
}
peak-name = { $peak ->
    [0] Левая гора
    [1] Средняя гора
   *[2] Правая гора
}
card-name = { $rank ->
    [0] джокер
    [1] туз { card-suit }
    [11] валет { card-suit }
    [12] дама { card-suit }
    [13] король { card-suit }
   *[other] { $rank } { card-suit }
}
card-suit = { $suit ->
    [0] пик
    [1] червей
    [2] бубен
   *[3] треф
}
play-card = Сыграть
mark-used = С отменой или просмотром решения
mark-repeat = Уже игралось, не в счёт
perfect-run = Безупречно: без колоды

## Конец расклада

won = Все три горы разобраны
stuck = Ходов больше нет
stuck-advice = Отмените ход или начните новую игру
without-undo = без отмены
with-undo = { $count ->
    [one] { $count } отмена
    [few] { $count } отмены
   *[many] { $count } отмен
}
best-possible = Лучшее для этого расклада
# Any number.
best-possible-value = { $score } · { moves }

## Объявления

card-put-back = Возвращено: { card-name }
draw-taken-back = Карта возвращена в колоду
peak-cleared-bonus = { peak-name } разобрана на ходу { $moves }, ещё { $bonus ->
    [one] { $bonus } очко
    [few] { $bonus } очка
   *[many] { $bonus } очков
}
peak-cleared = { peak-name } разобрана на ходу { $moves }
dealt = Карты розданы заново
resumed = Снова прежняя игра

## Правда о раскладе

analysis = Об этом раскладе
analysis-ask = Можно ли выиграть?
analysis-cost = Если посмотреть сейчас, расклад будет отмечен как сыгранный с отменой: ни рекорда, ни безупречной игры.
analysis-running = Считаю…
playback = Показать, как выиграть
playback-step = Шаг { $step } из { $total }
playback-next = Следующий шаг
playback-previous = Предыдущий шаг
playback-play = Пуск
playback-pause = Пауза

## Правила и варианты

mode-easy = Легко
mode-classic = Классика
mode-easy-note = K и A соседи
mode-classic-note = K и A порознь
mode-easy-short = Легко · K–A соседи
mode-classic-short = Классика · K–A порознь
rules = Правила
presets = Подсчёт очков
preset-standard = Обычный
preset-standard-note = С 500 вниз: ход стоит 1, гора приносит 100
preset-chain = Цепочка
preset-chain-note = Каждая карта подряд на очко дороже; карта из колоды стоит 5; за победу премия за время
preset-runs = Серии
preset-runs-note = Каждая карта подряд на десять очков дороже; премии за горы и пустой стол
preset-free-start = Свободное начало
preset-free-start-note = Начните с любой свободной карты; без очков, важна самая длинная серия
preset-original = Исходный
preset-original-note = Как «Цепочка», но из колоды берут, лишь когда ходов нет; без премии за время
variants = Варианты
variant-open-peaks = Открытые горы
variant-open-peaks-note = Все 28 карт лежат лицом вверх
variant-wild-cards = Джокеры
variant-wild-cards-note = Два джокера в колоде; на джокера ложится любая свободная карта
variant-empty-start = Пустое начало
variant-empty-start-note = Сначала в сбросе пусто; первой идёт любая свободная карта

## Новая игра

game-code = Код игры
paste = Вставить
paste-nothing = Нет текста для вставки
clear-code = Стереть код
winnable-only = Только выигрышные расклады
winnable-search = Ищу выигрышный расклад…
daily = Расклад дня
date = { $day } { month-name }
date-in-year = { date } { $year } г.
month-name = { $month ->
    [1] января
    [2] февраля
    [3] марта
    [4] апреля
    [5] мая
    [6] июня
    [7] июля
    [8] августа
    [9] сентября
    [10] октября
    [11] ноября
   *[12] декабря
}
daily-open = ещё не выигран
daily-won = выигран
more-rules = Другие правила и варианты
random-deal = Случайный расклад
deal = Раздать

## Поделиться

share-code = Поделиться кодом
copy-code = Копировать код
code-copied = Код скопирован
share-deal = Попробуй этот расклад TriPeaks: { $code }
share-win = TriPeaks разобран: { score-value }, { moves }. Сможешь лучше? { $code }
share-win-moves = TriPeaks разобран: { moves }. Сможешь лучше? { $code }

## Настройки

settings = Настройки
settings-play = Игра
settings-look = Вид
settings-feedback = Звук и вибрация
setting-explanations = Объяснять отказы
setting-explanations-note = Говорить, почему карту нельзя сыграть
setting-show-playable = Показывать доступные карты
setting-show-playable-note = Отмечать каждую карту, которая сейчас подходит
setting-haptics = Вибрация
setting-sound = Звук
setting-animation = Скорость анимации
animation-off = Без анимации
animation-slow = Медленно
animation-normal = Обычно
animation-fast = Быстро
setting-left-handed = Для левшей
setting-left-handed-note = Колода и кнопки меняются сторонами
setting-large-ranks = Крупные знаки
setting-large-ranks-note = Цифры и буквы на картах крупнее
setting-four-colours = Четыре цвета
setting-four-colours-note = У каждой масти свой цвет
setting-theme = Тема
theme-system = Как в системе
theme-light = Светлая
theme-dark = Тёмная
theme-black = Чёрная
setting-language = Язык
language-system = Как в системе
version = Версия { $version }

## Статистика и история

statistics = Статистика
scope-all = Всё
stat-played = Расклады
stat-win-rate = Доля побед
stat-current-streak = Побед подряд
stat-best-streak = Больше всего подряд
stat-best-score = Лучший счёт
stat-mean-score = Средний счёт
stat-fewest-moves = Меньше всего ходов
stat-best-run = Длиннейшая серия
stat-perfect-runs = Безупречно
statistics-empty = Раскладов пока нет. Первый появится здесь.
percent = { $percent } %
chart-title = { $count ->
    [one] Ходы за { $count } последний расклад
    [few] Ходы за { $count } последних расклада
   *[many] Ходы за { $count } последних раскладов
}
chart-won = Выигран (выше — меньше ходов)
chart-left = Не окончен
# Any number.
chart-label = График ходов по раскладам: выиграно { $won }, не окончено { $left }
history = История
history-won = Выигран
history-left = Не окончен
history-stuck = Ходов больше нет
history-undo = с отменой
history-verdict = решение показано
history-replay = Сыграть этот расклад
history-more = Показать ещё
export-statistics = Выгрузить статистику
import-file = Загрузить из файла
import-note = Добавляет расклады с другого устройства. Ничего не пропадёт и не посчитается дважды.
import-clipboard = Загрузить из буфера обмена
export-done = Статистика выгружена
export-copied = Статистика скопирована

## Как играть

how-to-play = Как играть
rules-goal-title = Цель
rules-goal = Уберите все 28 карт с трёх гор. Карта подходит, если она на одну ступень старше или младше верхней карты сброса. Масти не важны.
rules-pictures-title = Шаг за шагом
rules-picture-start = Вначале открыт только нижний ряд. В сбросе лежит туз треф, в колоде ждут 23 карты.
rules-picture-play = В режиме «Легко» на туза ложатся три карты: оба короля и 2 бубен. В «Классике» — только двойка.
rules-picture-refused = 3 пик не ложится на туза. Касание ничего не изменит.
rules-picture-turn-up = Король треф, туз пик, 2 бубен: теперь 7 пик ничем не закрыта и сразу переворачивается.
rules-picture-draw = Коснитесь колоды, и её следующая карта ляжет в сброс. Брать карты можно всегда, но сброс никогда не переворачивают.
rules-end-title = Конец
rules-end = Вы выигрываете, как только уходит последняя из 28 карт. Если колода пуста и ничего не подходит, ходов больше нет: отмените ход или начните новую игру.
rules-score-title = Очки
rules-score = Вначале у вас 500. Каждая сыгранная или взятая из колоды карта стоит 1, каждая разобранная гора приносит 100. Победа даёт не больше 772, а ниже нуля счёт не падает.
rules-differences-title = Что здесь иначе
rules-difference-kings = Во многих версиях король и туз всегда соседи. Здесь выбираете вы: в режиме «Легко» они соседи, в «Классике» на короля ложится только дама, на туза — только двойка.
rules-difference-draw = В некоторых версиях из колоды берут, только когда ходов нет. Здесь это можно делать всегда.
rules-difference-score = Обычно награждают за длинные серии. Здесь все ходы стоят одинаково, и лучше всего самый короткий путь. Другие способы подсчёта есть в «Новой игре».
rules-rows-title = Названия рядов
rules-rows = Сверху вниз: вершины, ряд 2, ряд 3, нижний ряд.
rules-tips-title = Советы
tip-look-ahead = Думайте на шаг вперёд: что подойдёт после этой карты?
tip-turn-up = Если есть выбор, играйте карту, которая откроет другую.
tip-draw-late = Не трогайте колоду, пока что-то подходит, разве что бережёте карту для длинной серии.
tip-zigzag = Идите зигзагом: 7, 8, 7, 6 уберёт больше, чем путь прямо вверх.
tip-peak-top = Чтобы взять вершину, уберите девять карт под ней: четыре из нижнего ряда, три из ряда 3, две из ряда 2.
tip-free-draw = Когда выиграть уже нельзя, карты из колоды ничего важного не стоят: посмотрите, что осталось.
rules-more-title = Коды, отмена, статистика
rules-codes = У каждого расклада есть код, например TP1-E-AAAAAAB. На любом устройстве он даёт те же карты и те же правила.
rules-undo = Отменить можно до 100 шагов. Победа с отменой или после показа решения считается победой, но не рекордом и не безупречной игрой.
rules-keys-title = Клавиатура
rules-keys = Пробел или D: взять карту. U или Ctrl+Z: отменить. H: подсказка. N: новая игра. Стрелки или Tab: выбрать карту. Enter: сыграть.
rules-origin-title = Откуда эта игра
rules-origin = TriPeaks придумал Robert Hogue в 1989 году. Это родственник «Гольфа», пасьянса намного старше.

## Отказы

rejected-rank = Нужна карта на ступень старше или младше
rejected-blocked = Эта карта закрыта
rejected-no-card = Здесь нет карты
rejected-won = Этот расклад уже выигран
rejected-stock-empty = Колода пуста
rejected-must-play = Ещё есть ход, брать из колоды рано
rejected-nothing-to-undo = Отменять нечего
rejected-nothing-to-take-back = Прежней игры нет

## Коды

code-valid-easy = Код верный · правила «Легко»
code-valid-classic = Код верный · правила «Классика»
code-empty = Введите код игры
code-not-a-code = Это не код игры. Код выглядит так: TP1-E-AAAAAAB.
code-unknown-version = Эта версия игры не знает коды версии { $version }
code-unknown-rules = Нет правил с буквой «{ $letter }». E — легко, C — классика.
# Any number.
code-wrong-length = В третьей группе должно быть 7 букв, а не { $length }
code-bad-letter = «{ $letter }» на месте { $place } в третьей группе в кодах не бывает
code-unknown-variant = Нет варианта с буквой «{ $letter }»
code-repeated-variant = Вариант «{ $letter }» указан дважды
code-contradicting-variants = «{ $first }» и «{ $second }» несовместимы
# Any number.
code-too-long = Слишком длинно для кода, знаков: { $length }

## Для чтения с экрана

card-playable = { card-name }, можно сыграть
card-covered = { card-name }, под { $count ->
    [one] { $count } картой
    [few] { $count } картами
   *[many] { $count } картами
}
card-face-down = { $count ->
    [0] рубашкой вверх
    [one] рубашкой вверх, под { $count } картой
    [few] рубашкой вверх, под { $count } картами
   *[many] рубашкой вверх, под { $count } картами
}
place-empty = пустое место
card-in-row = { $card }, { row-name }
# A part of other entries.
cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
stock-label = Колода, { cards }
stock-label-empty = Колода, пусто
waste-label = Сброс, { cards }, сверху: { card-name }
waste-label-empty = Сброс, пусто

## Из чего сложился счёт

score-start = Очки вначале
score-peak = { peak-name } · ход { $moves }
score-cards = Сыграно: { cards }
score-draws = Из колоды: { cards }
score-board = Пустой стол
score-stock = В колоде: { cards }
score-time = Премия за время · { $time }
score-floor = Не ниже нуля

## Подсказки

hint-play = Играйте: { card-name }
hint-draw = Откройте карту из колоды
hint-undo = Ничего не подходит. Отмените ход.
hint-new-game = Ничего не подходит. Начните новую игру.
hint-won = Расклад выигран. Делать больше нечего.
hint-chance = Вероятность победы: около { $percent } %

## Правда о раскладе

analysis-winnable = Этот расклад можно выиграть
analysis-unwinnable = Этот расклад выиграть нельзя
analysis-fewest-moves = Самая короткая победа: { moves }
# Any number.
analysis-best-score = Лучший возможный счёт: { $score }
analysis-lost-at = Победа упущена на ходу { $moves }
analysis-still-winnable = Отсюда ещё можно выиграть

## Загруженная статистика

# Any number.
import-report = Добавлено раскладов: { $added }. Уже были: { $known }.
import-nothing-new = Ничего нового: все эти расклады уже были
import-unreadable = Это не файл статистики этой игры
import-newer = Файл создан более новой версией. Обновите игру, чтобы его прочитать.
import-too-large = Этот файл слишком велик

## Сохранения

restore-unreadable = Это сохранение не читается
restore-newer = Сохранение создано более новой версией. Обновите игру, чтобы его открыть.
file-part = { $part ->
    [0] Сохранённая игра
    [1] Статистика
   *[2] Настройки
}
file-damaged = { file-part }: файл был повреждён. Он оставлен под именем { $file }, начат новый.
file-previous = { file-part }: файл был повреждён. Он оставлен под именем { $file }, взята прежняя копия.
file-newer = { file-part }: файл создан более новой версией. Он оставлен под именем { $file }, начат новый.
file-newer-previous = { file-part }: файл создан более новой версией. Он оставлен под именем { $file }, взята прежняя копия.
file-unreachable = { file-part }: сейчас файл нельзя ни прочитать, ни записать
folder-unwritable = Игра не может писать в свою папку. Ничего не сохранится.
folder-in-use = TriPeaks уже запущен в другом окне
disk-full = Память заполнена. Освободите место, иначе игра не сохранится.
