### TriPeaks, Deutsch.

## Spielfeld und Tasten

undo = Rückgängig
hint = Tipp
draw = Ziehen
new-game = Neues Spiel
menu = Menü
close = Schließen
back = Zurück
cancel = Abbrechen
next-deal = Nächstes Spiel
restart = Nochmal spielen
take-back = Spiel fortsetzen
score-value = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}
moves = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
# Any number.
stock-left = Noch { $count }
stock-empty = Talon leer
# Any number.
run-value = Serie { $count }
# Any number.
best-run-value = Beste Serie { $count }
board = Spielfeld
row-name = { $row ->
    [0] Gipfel
    [1] Reihe 2
    [2] Reihe 3
   *[3] unterste Reihe
}
peak-name = { $peak ->
    [0] Linker Berg
    [1] Mittlerer Berg
   *[2] Rechter Berg
}
card-name = { $rank ->
    [0] Joker
    [1] { card-suit }-Ass
    [11] { card-suit }-Bube
    [12] { card-suit }-Dame
    [13] { card-suit }-König
   *[other] { card-suit } { $rank }
}
card-suit = { $suit ->
    [0] Pik
    [1] Herz
    [2] Karo
   *[3] Kreuz
}
play-card = Spielen
mark-used = Rückgängig oder Lösung benutzt
mark-repeat = Schon gespielt, zählt nicht
perfect-run = Perfekt: nie gezogen

## Ende des Spiels

won = Alle drei Berge abgeräumt
stuck = Keine Züge mehr
stuck-advice = Nimm einen Zug zurück oder beginne ein neues Spiel
without-undo = ohne Rückgängig
# Any number.
with-undo = { $count }-mal rückgängig
best-possible = Hier höchstens möglich
# Any number.
best-possible-value = { $score } · { moves }

## Ansagen

card-put-back = Zurückgelegt: { card-name }
draw-taken-back = Ziehen zurückgenommen
peak-cleared-bonus = { peak-name } abgeräumt in Zug { $moves }, { $bonus ->
    [one] { $bonus } Punkt
   *[other] { $bonus } Punkte
} extra
peak-cleared = { peak-name } abgeräumt in Zug { $moves }
dealt = Neue Karten ausgeteilt
resumed = Zurück beim letzten Spiel

## Die Wahrheit über das Spiel

analysis = Über dieses Spiel
analysis-ask = Ist dieses Spiel lösbar?
analysis-cost = Wenn du jetzt nachsiehst, gilt das Spiel wie mit Rückgängig: Es bringt keinen Rekord und zählt nicht als perfekt.
analysis-running = Wird berechnet…
playback = Lösung ansehen
playback-step = Schritt { $step } von { $total }
playback-next = Nächster Schritt
playback-previous = Vorheriger Schritt
playback-play = Abspielen
playback-pause = Pause

## Regeln und Varianten

mode-easy = Leicht
mode-classic = Klassisch
mode-easy-note = K und A verbunden
mode-classic-note = K und A getrennt
mode-easy-short = Leicht · K–A verbunden
mode-classic-short = Klassisch · K–A getrennt
rules = Regeln
presets = Wertung
preset-standard = Standard
preset-standard-note = Ab 500 abwärts: Jeder Zug kostet 1, jeder Berg bringt 100
preset-chain = Kette
preset-chain-note = Jede Karte in Folge zählt eins mehr; Ziehen kostet 5; Zeitbonus beim Sieg
preset-runs = Serien
preset-runs-note = Jede Karte in Folge zählt zehn mehr; Berge und leeres Feld bringen Bonus
preset-free-start = Freier Start
preset-free-start-note = Beginne mit irgendeiner freien Karte; keine Punkte, die längste Serie zählt
preset-original = Original
preset-original-note = Wie Kette, aber gezogen wird nur, wenn nichts passt; kein Zeitbonus
variants = Varianten
variant-open-peaks = Offene Berge
variant-open-peaks-note = Alle 28 Karten liegen offen
variant-wild-cards = Joker
variant-wild-cards-note = Zwei Joker im Talon; auf einen Joker passt jede freie Karte
variant-empty-start = Leerer Start
variant-empty-start-note = Die Ablage ist am Anfang leer; spiele zuerst irgendeine freie Karte

## Neues Spiel

game-code = Spielcode
paste = Einfügen
paste-nothing = Kein Text zum Einfügen da
clear-code = Code löschen
winnable-only = Nur lösbare Spiele
winnable-search = Suche ein lösbares Spiel…
daily = Spiel des Tages
date = { $day }. { month-name }
date-in-year = { date } { $year }
month-name = { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
}
daily-open = noch nicht gewonnen
daily-won = gewonnen
more-rules = Mehr Regeln und Varianten
random-deal = Zufälliges Spiel
deal = Austeilen

## Teilen

share-code = Code teilen
copy-code = Code kopieren
code-copied = Code kopiert
share-deal = Versuch dieses TriPeaks-Spiel: { $code }
share-win = TriPeaks abgeräumt: { score-value }, { moves }. Schaffst du mehr? { $code }
share-win-moves = TriPeaks abgeräumt: { moves }. Schaffst du es kürzer? { $code }

## Einstellungen

settings = Einstellungen
settings-play = Spiel
settings-look = Aussehen
settings-feedback = Ton und Vibration
setting-explanations = Abgelehnte Karten erklären
setting-explanations-note = Sagen, warum eine Karte nicht passt
setting-show-playable = Spielbare Karten zeigen
setting-show-playable-note = Jede Karte markieren, die gerade passt
setting-haptics = Vibration
setting-sound = Ton
setting-animation = Animationstempo
animation-off = Aus
animation-slow = Langsam
animation-normal = Normal
animation-fast = Schnell
setting-left-handed = Linkshänder
setting-left-handed-note = Talon und Tasten tauschen die Seiten
setting-large-ranks = Große Werte
setting-large-ranks-note = Größere Zahlen und Buchstaben auf den Karten
setting-four-colours = Vier Farben
setting-four-colours-note = Jedes Kartensymbol in eigener Farbe
setting-theme = Design
theme-system = System
theme-light = Hell
theme-dark = Dunkel
theme-black = Schwarz
setting-language = Sprache
language-system = Systemsprache
version = Version { $version }

## Statistik und Verlauf

statistics = Statistik
scope-all = Alle
stat-played = Spiele
stat-win-rate = Siegquote
stat-current-streak = Aktuelle Siegesserie
stat-best-streak = Längste Siegesserie
stat-best-score = Meiste Punkte
stat-mean-score = Punkte im Schnitt
stat-fewest-moves = Wenigste Züge
stat-best-run = Längste Serie
stat-perfect-runs = Perfekte Spiele
statistics-empty = Noch keine Spiele. Dein erstes erscheint hier.
percent = { $percent } %
chart-title = { $count ->
    [one] Züge im letzten Spiel
   *[other] Züge in den letzten { $count } Spielen
}
chart-won = Gewonnen (höher = weniger Züge)
chart-left = Nicht beendet
# Any number.
chart-label = Diagramm der Züge je Spiel: { $won } gewonnen, { $left } nicht beendet
history = Verlauf
history-won = Gewonnen
history-left = Nicht beendet
history-stuck = Keine Züge mehr
history-undo = mit Rückgängig
history-verdict = Lösung gesehen
history-replay = Dieses Spiel spielen
history-more = Mehr anzeigen
export-statistics = Statistik exportieren
import-file = Aus Datei importieren
import-note = Fügt Spiele von einem anderen Gerät hinzu. Nichts geht verloren oder zählt doppelt.
import-clipboard = Aus Zwischenablage importieren
export-done = Statistik exportiert
export-copied = Statistik kopiert

## Spielanleitung

how-to-play = Spielanleitung
rules-goal-title = Das Ziel
rules-goal = Räume alle 28 Karten der drei Berge ab. Eine Karte passt, wenn sie genau einen Wert höher oder tiefer ist als die oberste Karte der Ablage. Die Kartenfarbe spielt keine Rolle.
rules-pictures-title = Schritt für Schritt
rules-picture-start = Am Anfang liegt nur die unterste Reihe offen. Auf der Ablage liegt Kreuz-Ass, im Talon warten 23 Karten.
rules-picture-play = Bei „Leicht“ passen drei Karten auf das Ass: beide Könige und Karo 2. Bei „Klassisch“ passt nur die 2.
rules-picture-refused = Pik 3 passt nicht auf ein Ass. Antippen ändert nichts.
rules-picture-turn-up = Kreuz-König, Pik-Ass, Karo 2: Jetzt liegt nichts mehr auf Pik 7, und sie dreht sich sofort um.
rules-picture-draw = Tippe auf den Talon, um seine nächste Karte auf die Ablage zu legen. Das geht jederzeit, aber die Ablage wird nie wieder zum Talon.
rules-end-title = Das Ende
rules-end = Du gewinnst, sobald die letzte der 28 Karten weg ist. Ist der Talon leer und keine Karte passt, gibt es keine Züge mehr: Nimm einen Zug zurück oder beginne ein neues Spiel.
rules-score-title = Punkte
rules-score = Du beginnst mit 500. Jede gespielte und jede gezogene Karte kostet 1, jeder abgeräumte Berg bringt 100. Ein Sieg bringt höchstens 772, und weniger als null werden es nie.
rules-differences-title = Was hier anders ist
rules-difference-kings = Oft sind König und Ass immer verbunden. Hier wählst du: Bei „Leicht“ sind sie es, bei „Klassisch“ passt auf den König nur die Dame und auf das Ass nur die 2.
rules-difference-draw = Manchmal darf man nur ziehen, wenn keine Karte passt. Hier darfst du es jederzeit.
rules-difference-score = Die herkömmliche Wertung belohnt lange Serien. Hier kostet jeder Zug gleich viel, also gewinnt der kürzeste Weg. Andere Wertungen findest du unter „Neues Spiel“.
rules-rows-title = Namen der Reihen
rules-rows = Von oben nach unten: Gipfel, Reihe 2, Reihe 3, unterste Reihe.
rules-tips-title = Tipps
tip-look-ahead = Denk einen Schritt voraus: Was passt nach dieser Karte?
tip-turn-up = Wenn du die Wahl hast, spiele die Karte, die eine andere umdreht.
tip-draw-late = Decke nichts auf, solange eine Karte passt, außer du hebst sie für eine längere Serie auf.
tip-zigzag = Lauf im Zickzack durch die Werte: 7, 8, 7, 6 räumt mehr ab als ein gerader Weg nach oben.
tip-peak-top = Für einen Gipfel müssen alle neun Karten darunter weg: vier in der untersten Reihe, drei in Reihe 3, zwei in Reihe 2.
tip-free-draw = Ist der Sieg außer Reichweite, kostet Ziehen nichts Wichtiges mehr: Sieh nach, was noch kommt.
rules-more-title = Codes, Rückgängig, Statistik
rules-codes = Jedes Spiel hat einen Code wie TP1-E-AAAAAAB. Er gibt auf jedem Gerät dieselben Karten und Regeln.
rules-undo = Du kannst bis zu 100 Schritte zurücknehmen. Ein Sieg mit Rückgängig oder nach einem Blick auf die Lösung zählt als Sieg, aber nicht als Rekord und nicht als perfekt.
rules-keys-title = Tastatur
rules-keys = Leertaste oder D: ziehen. U oder Strg+Z: rückgängig. H: Tipp. N: neues Spiel. Pfeile oder Tab: Karte wählen. Eingabe: spielen.
rules-origin-title = Woher es kommt
rules-origin = Robert Hogue hat TriPeaks 1989 erfunden. Es ist mit Golf verwandt, einer viel älteren Patience.

## Ablehnungen

rejected-rank = Nur ein Wert höher oder tiefer passt
rejected-blocked = Diese Karte ist blockiert
rejected-no-card = Hier liegt keine Karte
rejected-won = Dieses Spiel ist schon gewonnen
rejected-stock-empty = Der Talon ist leer
rejected-must-play = Es passt noch eine Karte, also noch nicht ziehen
rejected-nothing-to-undo = Es gibt nichts zurückzunehmen
rejected-nothing-to-take-back = Es gibt kein früheres Spiel

## Codes

code-valid-easy = Gültiger Code · Regeln: Leicht
code-valid-classic = Gültiger Code · Regeln: Klassisch
code-empty = Gib einen Spielcode ein
code-not-a-code = Das ist kein Spielcode. So sieht einer aus: TP1-E-AAAAAAB.
code-unknown-version = Diese App kennt Version { $version } der Codes nicht
code-unknown-rules = „{ $letter }“ steht für keine Regeln. E ist Leicht, C ist Klassisch.
# Any number.
code-wrong-length = Die dritte Gruppe braucht 7 Buchstaben, hier sind es { $length }
code-bad-letter = „{ $letter }“ an Stelle { $place } der dritten Gruppe kommt in Codes nicht vor
code-unknown-variant = „{ $letter }“ steht für keine Variante
code-repeated-variant = Die Variante „{ $letter }“ steht doppelt da
code-contradicting-variants = „{ $first }“ und „{ $second }“ passen nicht zusammen
# Any number.
code-too-long = { $length } Zeichen sind zu viele für einen Code

## Für Vorleseprogramme

card-playable = { card-name }, spielbar
card-covered = { card-name }, verdeckt von { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
card-face-down = { $count ->
    [0] Rückseite oben
    [one] Rückseite oben, unter { $count } Karte
   *[other] Rückseite oben, unter { $count } Karten
}
place-empty = leerer Platz
card-in-row = { $card }, { row-name }
stock-label = Talon, noch { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
stock-label-empty = Talon, leer
waste-label = Ablage, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}, oben: { card-name }
waste-label-empty = Ablage, leer

## Punkte im Einzelnen

score-start = Anfangspunkte
score-peak = { peak-name } · Zug { $moves }
score-cards = { $count ->
    [one] { $count } Karte gespielt
   *[other] { $count } Karten gespielt
}
# Any number.
score-draws = { $count }-mal gezogen
score-board = Feld abgeräumt
score-stock = { $count ->
    [one] { $count } Karte im Talon
   *[other] { $count } Karten im Talon
}
score-time = Zeitbonus · { $time }
score-floor = Nie unter null

## Tipps

hint-play = Spiele: { card-name }
hint-draw = Decke eine Karte auf
hint-undo = Nichts passt. Nimm einen Zug zurück.
hint-new-game = Nichts passt. Beginne ein neues Spiel.
hint-won = Das Spiel ist gewonnen. Es gibt nichts mehr zu tun.
hint-chance = Gewinnchance: etwa { $percent } %

## Die Wahrheit über das Spiel

analysis-winnable = Dieses Spiel ist lösbar
analysis-unwinnable = Dieses Spiel ist nicht lösbar
analysis-fewest-moves = Es braucht mindestens { moves }
# Any number.
analysis-best-score = Höchstens mögliche Punkte: { $score }
analysis-lost-at = In Zug { $moves } ging der Sieg verloren
analysis-still-winnable = Von hier aus kannst du noch gewinnen

## Gelesene Statistik

# Any number.
import-report = Neue Spiele: { $added }. Schon bekannt: { $known }.
import-nothing-new = Nichts Neues: Alle diese Spiele waren schon da
import-unreadable = Das ist keine Statistikdatei dieses Spiels
import-newer = Diese Datei stammt aus einer neueren Version. Aktualisiere die App, um sie zu lesen.
import-too-large = Diese Datei ist zu groß

## Spielstände

restore-unreadable = Dieser Spielstand lässt sich nicht lesen
restore-newer = Dieser Spielstand stammt aus einer neueren Version. Aktualisiere die App, um ihn zu öffnen.
file-part = { $part ->
    [0] Spielstand
    [1] Statistik
   *[2] Einstellungen
}
file-damaged = { file-part }: Die Datei war beschädigt. Sie bleibt als { $file } erhalten, und eine neue wurde begonnen.
file-previous = { file-part }: Die Datei war beschädigt. Sie bleibt als { $file } erhalten, und die vorige Kopie wird benutzt.
file-newer = { file-part }: Die Datei stammt aus einer neueren Version. Sie bleibt als { $file } erhalten, und eine neue wurde begonnen.
file-newer-previous = { file-part }: Die Datei stammt aus einer neueren Version. Sie bleibt als { $file } erhalten, und die vorige Kopie wird benutzt.
file-unreachable = { file-part }: Die Datei lässt sich gerade nicht lesen oder schreiben
folder-unwritable = Das Spiel kann nicht in seinen Ordner schreiben. Nichts wird gespeichert.
folder-in-use = TriPeaks läuft schon in einem anderen Fenster
disk-full = Der Speicher ist voll. Schaffe Platz, sonst wird dein Spielstand nicht gespeichert.
