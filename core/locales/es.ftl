### TriPeaks, español.

## Mesa y botones

undo = Deshacer
hint = Pista
draw = Robar
new-game = Nueva partida
menu = Menú
close = Cerrar
back = Atrás
cancel = Cancelar
next-deal = Siguiente partida
restart = Repetir partida
take-back = Volver a la anterior
score-value = { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
}
moves = { $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas
}
stock-left = { $count ->
    [one] Queda { $count }
   *[other] Quedan { $count }
}
stock-empty = Mazo vacío
# Any number.
run-value = Serie de { $count }
# Any number.
best-run-value = Mejor serie: { $count }
board = Mesa
row-name = { $row ->
    [0] cimas
    [1] fila 2
    [2] fila 3
   *[3] fila de abajo
}
peak-name = { $peak ->
    [0] Pico izquierdo
    [1] Pico central
   *[2] Pico derecho
}
card-name = { $rank ->
    [0] comodín
    [1] as de { card-suit }
    [11] jota de { card-suit }
    [12] reina de { card-suit }
    [13] rey de { card-suit }
   *[other] { $rank } de { card-suit }
}
card-suit = { $suit ->
    [0] picas
    [1] corazones
    [2] diamantes
   *[3] tréboles
}
play-card = Jugar
mark-used = Con deshacer o solución vista
mark-repeat = Ya jugada, no cuenta
perfect-run = Perfecta: sin robar

## Fin de la partida

won = Los tres picos despejados
stuck = No quedan jugadas
stuck-advice = Deshaz una jugada o empieza otra partida
without-undo = sin deshacer
with-undo = { $count ->
    [one] { $count } jugada deshecha
   *[other] { $count } jugadas deshechas
}
best-possible = Máximo de esta partida
# Any number.
best-possible-value = { $score } · { moves }

## Avisos

card-put-back = Devuelta: { card-name }
draw-taken-back = Robo deshecho
peak-cleared-bonus = { peak-name } despejado en la jugada { $moves }, { $bonus ->
    [one] { $bonus } punto
   *[other] { $bonus } puntos
} de premio
peak-cleared = { peak-name } despejado en la jugada { $moves }
dealt = Cartas nuevas repartidas
resumed = De vuelta en la partida anterior

## La verdad de la partida

analysis = Sobre esta partida
analysis-ask = ¿Se puede ganar?
analysis-cost = Si miras ahora, la partida queda marcada como si hubieras deshecho: no será récord ni perfecta.
analysis-running = Calculando…
playback = Ver cómo se gana
playback-step = Paso { $step } de { $total }
playback-next = Paso siguiente
playback-previous = Paso anterior
playback-play = Reproducir
playback-pause = Pausa

## Reglas y variantes

mode-easy = Fácil
mode-classic = Clásico
mode-easy-note = K y A unidos
mode-classic-note = K y A separados
mode-easy-short = Fácil · K–A unidos
mode-classic-short = Clásico · K–A separados
rules = Reglas
presets = Puntuación
preset-standard = Estándar
preset-standard-note = Desde 500: cada jugada resta 1 y cada pico suma 100
preset-chain = Cadena
preset-chain-note = Cada carta seguida vale uno más; robar resta 5; premio por tiempo al ganar
preset-runs = Series
preset-runs-note = Cada carta seguida vale diez más; los picos y la mesa vacía dan premio
preset-free-start = Inicio libre
preset-free-start-note = Empieza con cualquier carta libre; sin puntos, cuenta la serie más larga
preset-original = Original
preset-original-note = Como Cadena, pero solo se roba si no se puede jugar; sin premio por tiempo
variants = Variantes
variant-open-peaks = Picos descubiertos
variant-open-peaks-note = Las 28 cartas boca arriba
variant-wild-cards = Comodines
variant-wild-cards-note = Dos comodines en el mazo; sobre un comodín va cualquier carta libre
variant-empty-start = Inicio vacío
variant-empty-start-note = El descarte empieza vacío; juega primero cualquier carta libre

## Nueva partida

game-code = Código de la partida
paste = Pegar
paste-nothing = No hay texto que pegar
clear-code = Borrar código
winnable-only = Solo partidas ganables
winnable-search = Buscando una partida ganable…
daily = Partida del día
date = { $day } de { month-name }
date-in-year = { date } de { $year }
month-name = { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[12] diciembre
}
daily-open = sin ganar todavía
daily-won = ganada
more-rules = Más reglas y variantes
random-deal = Partida al azar
deal = Repartir

## Compartir

share-code = Compartir código
copy-code = Copiar código
code-copied = Código copiado
share-deal = Prueba esta partida de TriPeaks: { $code }
share-win = He completado TriPeaks con { score-value } en { moves }. ¿Puedes superarlo? { $code }
share-win-moves = He completado TriPeaks en { moves }. ¿Puedes superarlo? { $code }

## Ajustes

settings = Ajustes
settings-play = Juego
settings-look = Aspecto
settings-feedback = Sonido y vibración
setting-explanations = Explicar los rechazos
setting-explanations-note = Decir por qué no se puede jugar una carta
setting-show-playable = Mostrar cartas jugables
setting-show-playable-note = Marcar todas las cartas que se pueden jugar ahora
setting-haptics = Vibración
setting-sound = Sonido
setting-animation = Velocidad de animación
animation-off = Ninguna
animation-slow = Lenta
animation-normal = Normal
animation-fast = Rápida
setting-left-handed = Para zurdos
setting-left-handed-note = Cambia de lado el mazo y los botones
setting-large-ranks = Números grandes
setting-large-ranks-note = Números y letras más grandes en las cartas
setting-four-colours = Cuatro colores
setting-four-colours-note = Un color distinto para cada palo
setting-theme = Tema
theme-system = Sistema
theme-light = Claro
theme-dark = Oscuro
theme-black = Negro
setting-language = Idioma
language-system = Idioma del sistema
version = Versión { $version }

## Estadísticas e historial

statistics = Estadísticas
scope-all = Todo
stat-played = Partidas
stat-win-rate = Victorias
stat-current-streak = Racha actual
stat-best-streak = Mejor racha
stat-best-score = Mejor puntuación
stat-mean-score = Puntuación media
stat-fewest-moves = Mínimo de jugadas
stat-best-run = Serie más larga
stat-perfect-runs = Perfectas
statistics-empty = Aún no hay partidas. La primera aparecerá aquí.
percent = { $percent } %
chart-title = { $count ->
    [one] Jugadas de la última partida
   *[other] Jugadas de las últimas { $count } partidas
}
chart-won = Ganada (más alto = menos jugadas)
chart-left = Sin terminar
# Any number.
chart-label = Gráfico de jugadas por partida: ganadas { $won }, sin terminar { $left }
history = Historial
history-won = Ganada
history-left = Sin terminar
history-stuck = Sin jugadas
history-undo = con deshacer
history-verdict = solución vista
history-replay = Jugar esta partida
history-more = Ver más
export-statistics = Exportar estadísticas
import-file = Importar de un archivo
import-note = Añade partidas de otro dispositivo. Nada se pierde ni se cuenta dos veces.
import-clipboard = Importar del portapapeles
export-done = Estadísticas exportadas
export-copied = Estadísticas copiadas

## Cómo se juega

how-to-play = Cómo se juega
rules-goal-title = El objetivo
rules-goal = Retira las 28 cartas de los tres picos. Una carta sale si vale uno más o uno menos que la carta visible del descarte. Los palos no importan.
rules-pictures-title = Paso a paso
rules-picture-start = Al empezar, solo la fila de abajo está boca arriba. El descarte muestra el as de tréboles y en el mazo esperan 23 cartas.
rules-picture-play = En Fácil, tres cartas van sobre el as: los dos reyes y el 2 de diamantes. En Clásico, solo el 2.
rules-picture-refused = El 3 de picas no va sobre un as. Al tocarlo no cambia nada.
rules-picture-turn-up = Rey de tréboles, as de picas, 2 de diamantes: ya nada cubre el 7 de picas, que se descubre al momento.
rules-picture-draw = Toca el mazo para pasar su siguiente carta al descarte. Se puede robar en cualquier momento, pero el descarte nunca vuelve a ser mazo.
rules-end-title = El final
rules-end = Ganas en cuanto sale la última de las 28 cartas. Si el mazo está vacío y ninguna carta vale, no quedan jugadas: deshaz o empieza otra partida.
rules-score-title = La puntuación
rules-score = Empiezas con 500. Cada carta jugada o robada resta 1 y cada pico despejado suma 100. Una victoria da 772 como mucho, y nunca se baja de cero.
rules-differences-title = Lo que aquí es distinto
rules-difference-kings = En muchas versiones el rey y el as siempre van unidos. Aquí eliges tú: en Fácil van unidos; en Clásico, sobre un rey solo va la reina y sobre un as solo el 2.
rules-difference-draw = En algunas versiones solo se roba si no se puede jugar. Aquí robas cuando quieras.
rules-difference-score = La puntuación tradicional premia las series largas. Aquí cada jugada cuesta lo mismo, así que gana el camino más corto. Las otras puntuaciones están en Nueva partida.
rules-rows-title = Nombres de las filas
rules-rows = De arriba abajo: cimas, fila 2, fila 3, fila de abajo.
rules-tips-title = Consejos
tip-look-ahead = Piensa un paso por delante: ¿qué podrás jugar después?
tip-turn-up = Si puedes elegir, juega la carta que descubra otra.
tip-draw-late = No robes mientras haya algo que jugar, salvo para guardarlo para una serie más larga.
tip-zigzag = Ve en zigzag: 7, 8, 7, 6 despeja más que subir en línea recta.
tip-peak-top = Para una cima hacen falta las nueve cartas de debajo: cuatro de la fila de abajo, tres de la fila 3 y dos de la fila 2.
tip-free-draw = Cuando ya no se puede ganar, robar no cuesta nada que importe: mira qué queda.
rules-more-title = Códigos, deshacer, estadísticas
rules-codes = Cada partida tiene un código, como TP1-E-AAAAAAB. Da las mismas cartas y las mismas reglas en cualquier dispositivo.
rules-undo = Se pueden deshacer hasta 100 pasos. Ganar tras deshacer o ver la solución cuenta como victoria, pero no como récord ni como perfecta.
rules-keys-title = Teclado
rules-keys = Espacio o D: robar. U o Ctrl+Z: deshacer. H: pista. N: nueva partida. Flechas o Tab: elegir carta. Intro: jugarla.
rules-origin-title = De dónde viene
rules-origin = Robert Hogue ideó TriPeaks en 1989. Es pariente del Golf, un solitario mucho más antiguo.

## Rechazos

rejected-rank = Debe valer uno más o uno menos
rejected-blocked = Esta carta está bloqueada
rejected-no-card = Aquí no hay ninguna carta
rejected-won = Esta partida ya está ganada
rejected-stock-empty = El mazo está vacío
rejected-must-play = Aún puedes jugar una carta, no toca robar
rejected-nothing-to-undo = No hay nada que deshacer
rejected-nothing-to-take-back = No hay ninguna partida anterior

## Códigos

code-valid-easy = Código válido · Reglas: Fácil
code-valid-classic = Código válido · Reglas: Clásico
code-empty = Escribe un código
code-not-a-code = Esto no es un código. Los códigos son como TP1-E-AAAAAAB.
code-unknown-version = Esta aplicación no conoce la versión { $version } de los códigos
code-unknown-rules = «{ $letter }» no indica ninguna regla. E es Fácil, C es Clásico.
# Any number.
code-wrong-length = El tercer grupo debe tener 7 letras y tiene { $length }
code-bad-letter = «{ $letter }» en la posición { $place } del tercer grupo no se usa en los códigos
code-unknown-variant = «{ $letter }» no indica ninguna variante
code-repeated-variant = La variante «{ $letter }» aparece dos veces
code-contradicting-variants = «{ $first }» y «{ $second }» no se pueden combinar
# Any number.
code-too-long = { $length } caracteres son demasiados para un código

## Para lectores de pantalla

card-playable = { card-name }, se puede jugar
card-covered = { card-name }, bajo { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
card-face-down = { $count ->
    [0] boca abajo
    [one] boca abajo, bajo { $count } carta
   *[other] boca abajo, bajo { $count } cartas
}
place-empty = hueco vacío
card-in-row = { $card }, { row-name }
stock-label = Mazo, { $count ->
    [one] queda { $count } carta
   *[other] quedan { $count } cartas
}
stock-label-empty = Mazo, vacío
waste-label = Descarte, { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}, encima: { card-name }
waste-label-empty = Descarte, vacío

## Detalle de la puntuación

score-start = Puntos iniciales
score-peak = { peak-name } · jugada { $moves }
score-cards = { $count ->
    [one] { $count } carta jugada
   *[other] { $count } cartas jugadas
}
score-draws = { $count ->
    [one] { $count } carta robada
   *[other] { $count } cartas robadas
}
score-board = Mesa despejada
score-stock = { $count ->
    [one] { $count } carta en el mazo
   *[other] { $count } cartas en el mazo
}
score-time = Premio por tiempo · { $time }
score-floor = Nunca bajo cero

## Pistas

hint-play = Juega: { card-name }
hint-draw = Roba una carta
hint-undo = Ninguna carta se puede jugar. Deshaz una jugada.
hint-new-game = Ninguna carta se puede jugar. Empieza otra partida.
hint-won = La partida está ganada. No queda nada por hacer.
hint-chance = Probabilidad de ganar: un { $percent } % aprox.

## La verdad de la partida

analysis-winnable = Esta partida se puede ganar
analysis-unwinnable = Esta partida no se puede ganar
analysis-fewest-moves = Hacen falta al menos { moves }
# Any number.
analysis-best-score = Mejor puntuación posible: { $score }
analysis-lost-at = La victoria se perdió en la jugada { $moves }
analysis-still-winnable = Desde aquí aún se puede ganar

## Estadísticas importadas

# Any number.
import-report = Partidas añadidas: { $added }. Ya conocidas: { $known }.
import-nothing-new = Nada nuevo: todas estas partidas ya estaban
import-unreadable = No es un archivo de estadísticas de este juego
import-newer = Este archivo es de una versión más nueva. Actualiza la aplicación para leerlo.
import-too-large = Este archivo es demasiado grande

## Partidas guardadas

restore-unreadable = No se puede leer esta partida guardada
restore-newer = Esta partida guardada es de una versión más nueva. Actualiza la aplicación para abrirla.
file-part = { $part ->
    [0] Partida guardada
    [1] Estadísticas
   *[2] Ajustes
}
file-damaged = { file-part }: el archivo estaba dañado. Se conserva como { $file } y se ha empezado uno nuevo.
file-previous = { file-part }: el archivo estaba dañado. Se conserva como { $file } y se usa la copia anterior.
file-newer = { file-part }: el archivo es de una versión más nueva. Se conserva como { $file } y se ha empezado uno nuevo.
file-newer-previous = { file-part }: el archivo es de una versión más nueva. Se conserva como { $file } y se usa la copia anterior.
file-unreachable = { file-part }: ahora no se puede leer ni escribir el archivo
folder-unwritable = El juego no puede escribir en su carpeta. No se guardará nada.
folder-in-use = TriPeaks ya está abierto en otra ventana
disk-full = No queda espacio. Libera un poco o no se guardará tu progreso.
