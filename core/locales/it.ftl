### TriPeaks, italiano.

## Tavolo e pulsanti

undo = Annulla
hint = Suggerisci
draw = Pesca
new-game = Nuova partita
menu = Menu
close = Chiudi
back = Indietro
cancel = Rinuncia
next-deal = Prossima partita
restart = Rigioca la partita
take-back = Torna alla precedente
score-value = { $score ->
    [one] { $score } punto
   *[other] { $score } punti
}
moves = { $count ->
    [one] { $count } mossa
   *[other] { $count } mosse
}
# Any number.
stock-left = Ancora { $count }
stock-empty = Mazzo finito
# Any number.
run-value = Serie di { $count }
# Any number.
best-run-value = Serie migliore: { $count }
board = Tavolo
row-name = { $row ->
    [0] cime
    [1] fila 2
    [2] fila 3
   *[3] fila in basso
}
peak-name = { $peak ->
    [0] Picco sinistro
    [1] Picco centrale
   *[2] Picco destro
}
card-name = { $rank ->
    [0] jolly
    [1] asso di { card-suit }
    [11] jack di { card-suit }
    [12] regina di { card-suit }
    [13] re di { card-suit }
   *[other] { $rank } di { card-suit }
}
card-suit = { $suit ->
    [0] picche
    [1] cuori
    [2] quadri
   *[3] fiori
}
play-card = Gioca
mark-used = Con annullamenti o soluzione vista
mark-repeat = Già giocata, non conta
perfect-run = Perfetta: senza pescare

## Fine della partita

won = Liberati tutti e tre i picchi
stuck = Nessuna mossa possibile
stuck-advice = Annulla una mossa o inizia una nuova partita
without-undo = senza annullare
with-undo = { $count ->
    [one] { $count } mossa annullata
   *[other] { $count } mosse annullate
}
best-possible = Massimo di questa partita
# Any number.
best-possible-value = { $score } · { moves }

## Annunci

card-put-back = Rimessa a posto: { card-name }
draw-taken-back = Pescata annullata
peak-cleared-bonus = { peak-name } liberato alla mossa { $moves }, { $bonus ->
    [one] { $bonus } punto
   *[other] { $bonus } punti
} di premio
peak-cleared = { peak-name } liberato alla mossa { $moves }
dealt = Nuove carte distribuite
resumed = Di nuovo alla partita precedente

## La verità sulla partita

analysis = Su questa partita
analysis-ask = Si può vincere?
analysis-cost = Se guardi adesso, la partita è segnata come se avessi annullato: non vale come record né come perfetta.
analysis-running = Calcolo in corso…
playback = Guarda come si vince
playback-step = Passo { $step } di { $total }
playback-next = Passo successivo
playback-previous = Passo precedente
playback-play = Riproduci
playback-pause = Pausa

## Regole e varianti

mode-easy = Facile
mode-classic = Classico
mode-easy-note = K e A uniti
mode-classic-note = K e A separati
mode-easy-short = Facile · K–A uniti
mode-classic-short = Classico · K–A separati
rules = Regole
presets = Punteggio
preset-standard = Standard
preset-standard-note = Da 500 in giù: ogni mossa costa 1, ogni picco vale 100
preset-chain = Catena
preset-chain-note = Ogni carta di fila vale uno in più; pescare costa 5; premio per il tempo se vinci
preset-runs = Serie
preset-runs-note = Ogni carta di fila vale dieci in più; premi per i picchi e per il tavolo vuoto
preset-free-start = Inizio libero
preset-free-start-note = Comincia da qualsiasi carta libera; niente punti, conta la serie più lunga
preset-original = Originale
preset-original-note = Come Catena, ma si pesca solo se non si può giocare; nessun premio per il tempo
variants = Varianti
variant-open-peaks = Picchi scoperti
variant-open-peaks-note = Tutte le 28 carte sono scoperte
variant-wild-cards = Jolly
variant-wild-cards-note = Due jolly nel mazzo; su un jolly va qualsiasi carta libera
variant-empty-start = Inizio vuoto
variant-empty-start-note = La pila degli scarti è vuota all’inizio; gioca per prima qualsiasi carta libera

## Nuova partita

game-code = Codice della partita
paste = Incolla
paste-nothing = Non c’è testo da incollare
clear-code = Cancella il codice
winnable-only = Solo partite vincibili
winnable-search = Cerco una partita vincibile…
daily = Partita del giorno
date = { $day ->
    [1] 1º { month-name }
   *[other] { $day } { month-name }
}
date-in-year = { date } { $year }
month-name = { $month ->
    [1] gennaio
    [2] febbraio
    [3] marzo
    [4] aprile
    [5] maggio
    [6] giugno
    [7] luglio
    [8] agosto
    [9] settembre
    [10] ottobre
    [11] novembre
   *[12] dicembre
}
daily-open = non ancora vinta
daily-won = vinta
more-rules = Altre regole e varianti
random-deal = Partita casuale
deal = Dai le carte

## Condivisione

share-code = Condividi il codice
copy-code = Copia il codice
code-copied = Codice copiato
share-deal = Prova questa partita di TriPeaks: { $code }
share-win = Ho completato TriPeaks con { score-value } in { moves }. Sai fare di meglio? { $code }
share-win-moves = Ho completato TriPeaks in { moves }. Sai fare di meglio? { $code }

## Impostazioni

settings = Impostazioni
settings-play = Gioco
settings-look = Aspetto
settings-feedback = Suono e vibrazione
setting-explanations = Spiega i rifiuti
setting-explanations-note = Dice perché una carta non si può giocare
setting-show-playable = Mostra le carte giocabili
setting-show-playable-note = Segna ogni carta giocabile in quel momento
setting-haptics = Vibrazione
setting-sound = Suono
setting-animation = Velocità animazioni
animation-off = Nessuna
animation-slow = Lenta
animation-normal = Normale
animation-fast = Veloce
setting-left-handed = Per mancini
setting-left-handed-note = Scambia di lato il mazzo e i pulsanti
setting-large-ranks = Numeri grandi
setting-large-ranks-note = Numeri e lettere più grandi sulle carte
setting-four-colours = Quattro colori
setting-four-colours-note = Un colore diverso per ogni seme
setting-theme = Tema
theme-system = Sistema
theme-light = Chiaro
theme-dark = Scuro
theme-black = Nero
setting-language = Lingua
language-system = Lingua del sistema
version = Versione { $version }

## Statistiche e cronologia

statistics = Statistiche
scope-all = Tutto
stat-played = Partite
stat-win-rate = Vittorie
stat-current-streak = Vittorie di fila
stat-best-streak = Più vittorie di fila
stat-best-score = Punteggio migliore
stat-mean-score = Punteggio medio
stat-fewest-moves = Minimo di mosse
stat-best-run = Serie più lunga
stat-perfect-runs = Perfette
statistics-empty = Ancora nessuna partita. La prima comparirà qui.
percent = { $percent }%
chart-title = { $count ->
    [one] Mosse dell’ultima partita
   *[other] Mosse delle ultime { $count } partite
}
chart-won = Vinta (più in alto = meno mosse)
chart-left = Non finita
# Any number.
chart-label = Grafico delle mosse per partita: vinte { $won }, non finite { $left }
history = Cronologia
history-won = Vinta
history-left = Non finita
history-stuck = Nessuna mossa
history-undo = con annullamenti
history-verdict = soluzione vista
history-replay = Gioca questa partita
history-more = Mostra altro
export-statistics = Esporta le statistiche
import-file = Importa da un file
import-note = Aggiunge le partite di un altro dispositivo. Nulla va perso né contato due volte.
import-clipboard = Importa dagli appunti
export-done = Statistiche esportate
export-copied = Statistiche copiate

## Come si gioca

how-to-play = Come si gioca
rules-goal-title = Lo scopo
rules-goal = Togli tutte le 28 carte dai tre picchi. Una carta si può giocare se vale uno in più o uno in meno della carta in cima agli scarti. I semi non contano.
rules-pictures-title = Passo per passo
rules-picture-start = All’inizio è scoperta solo la fila in basso. Gli scarti mostrano l’asso di fiori; nel mazzo aspettano 23 carte.
rules-picture-play = Con Facile, sull’asso vanno tre carte: i due re e il 2 di quadri. Con Classico, solo il 2.
rules-picture-refused = Il 3 di picche non va su un asso. Toccarlo non cambia nulla.
rules-picture-turn-up = Re di fiori, asso di picche, 2 di quadri: niente copre più il 7 di picche, che si scopre subito.
rules-picture-draw = Tocca il mazzo per mettere la prossima carta sugli scarti. Si può pescare in ogni momento, ma gli scarti non tornano mai nel mazzo.
rules-end-title = La fine
rules-end = Vinci appena esce l’ultima delle 28 carte. Se il mazzo è finito e nessuna carta va bene, non ci sono più mosse: annulla o inizia una nuova partita.
rules-score-title = Il punteggio
rules-score = Si parte da 500. Ogni carta giocata o pescata costa 1, ogni picco liberato vale 100. Una vittoria vale al massimo 772, e non si scende mai sotto zero.
rules-differences-title = Che cosa cambia qui
rules-difference-kings = In molte versioni re e asso sono sempre uniti. Qui scegli tu: con Facile lo sono; con Classico, su un re va solo la regina e su un asso solo il 2.
rules-difference-draw = In alcune versioni si pesca solo se non si può giocare. Qui peschi quando vuoi.
rules-difference-score = Il punteggio tradizionale premia le serie lunghe. Qui ogni mossa costa uguale, quindi vince la strada più corta. Gli altri punteggi sono in Nuova partita.
rules-rows-title = I nomi delle file
rules-rows = Dall’alto in basso: cime, fila 2, fila 3, fila in basso.
rules-tips-title = Consigli
tip-look-ahead = Pensa un passo avanti: che cosa potrai giocare dopo?
tip-turn-up = Se puoi scegliere, gioca la carta che ne scopre un’altra.
tip-draw-late = Non pescare finché si può giocare, a meno di tenere la carta per una serie più lunga.
tip-zigzag = Vai a zigzag: 7, 8, 7, 6 libera più di una salita diritta.
tip-peak-top = Per una cima servono le nove carte sotto: quattro della fila in basso, tre della fila 3, due della fila 2.
tip-free-draw = Quando la vittoria è ormai persa, pescare non costa più nulla di importante: guarda che cosa resta.
rules-more-title = Codici, annullare, statistiche
rules-codes = Ogni partita ha un codice, come TP1-E-AAAAAAB. Dà le stesse carte e le stesse regole su qualsiasi dispositivo.
rules-undo = Si possono annullare fino a 100 passi. Vincere dopo aver annullato o visto la soluzione conta come vittoria, ma non come record né come perfetta.
rules-keys-title = Tastiera
rules-keys = Spazio o D: pesca. U o Ctrl+Z: annulla. H: suggerimento. N: nuova partita. Frecce o Tab: scegli una carta. Invio: giocala.
rules-origin-title = Da dove viene
rules-origin = Robert Hogue ha ideato TriPeaks nel 1989. È parente del Golf, un solitario molto più antico.

## Rifiuti

rejected-rank = Deve valere uno in più o uno in meno
rejected-blocked = Questa carta è bloccata
rejected-no-card = Qui non c’è nessuna carta
rejected-won = Questa partita è già vinta
rejected-stock-empty = Il mazzo è finito
rejected-must-play = Puoi ancora giocare una carta, non si pesca
rejected-nothing-to-undo = Non c’è nulla da annullare
rejected-nothing-to-take-back = Non c’è una partita precedente

## Codici

code-valid-easy = Codice valido · regole: Facile
code-valid-classic = Codice valido · regole: Classico
code-empty = Scrivi un codice
code-not-a-code = Questo non è un codice. Un codice è fatto così: TP1-E-AAAAAAB.
code-unknown-version = Questa app non conosce la versione { $version } dei codici
code-unknown-rules = «{ $letter }» non indica nessuna regola. E è Facile, C è Classico.
# Any number.
code-wrong-length = Il terzo gruppo deve avere 7 lettere e ne ha { $length }
code-bad-letter = «{ $letter }» in posizione { $place } del terzo gruppo non si usa nei codici
code-unknown-variant = «{ $letter }» non indica nessuna variante
code-repeated-variant = La variante «{ $letter }» compare due volte
code-contradicting-variants = «{ $first }» e «{ $second }» non vanno insieme
# Any number.
code-too-long = { $length } caratteri sono troppi per un codice

## Per i lettori di schermo

card-playable = { card-name }, si può giocare
card-covered = { card-name }, sotto { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
card-face-down = { $count ->
    [0] coperta
    [one] coperta, sotto { $count } carta
   *[other] coperta, sotto { $count } carte
}
place-empty = posto vuoto
card-in-row = { $card }, { row-name }
stock-label = Mazzo, { $count ->
    [one] resta { $count } carta
   *[other] restano { $count } carte
}
stock-label-empty = Mazzo, vuoto
waste-label = Scarti, { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}, in cima: { card-name }
waste-label-empty = Scarti, nessuna carta

## Il punteggio in dettaglio

score-start = Punti iniziali
score-peak = { peak-name } · mossa { $moves }
score-cards = { $count ->
    [one] { $count } carta giocata
   *[other] { $count } carte giocate
}
score-draws = { $count ->
    [one] { $count } carta pescata
   *[other] { $count } carte pescate
}
score-board = Tavolo vuoto
score-stock = { $count ->
    [one] { $count } carta nel mazzo
   *[other] { $count } carte nel mazzo
}
score-time = Premio per il tempo · { $time }
score-floor = Mai sotto zero

## Suggerimenti

hint-play = Gioca: { card-name }
hint-draw = Pesca una carta
hint-undo = Nessuna carta si può giocare. Annulla una mossa.
hint-new-game = Nessuna carta si può giocare. Inizia una nuova partita.
hint-won = La partita è vinta. Non resta nulla da fare.
hint-chance = Probabilità di vincere: circa { $percent }%

## La verità sulla partita

analysis-winnable = Questa partita si può vincere
analysis-unwinnable = Questa partita non si può vincere
analysis-fewest-moves = Il minimo è { moves }
# Any number.
analysis-best-score = Punteggio migliore possibile: { $score }
analysis-lost-at = La vittoria è sfumata alla mossa { $moves }
analysis-still-winnable = Da qui si può ancora vincere

## Statistiche importate

# Any number.
import-report = Partite aggiunte: { $added }. Già presenti: { $known }.
import-nothing-new = Niente di nuovo: queste partite c’erano già tutte
import-unreadable = Non è un file di statistiche di questo gioco
import-newer = Questo file viene da una versione più recente. Aggiorna l’app per leggerlo.
import-too-large = Questo file è troppo grande

## Partite salvate

restore-unreadable = Questa partita salvata non si può leggere
restore-newer = Questa partita salvata viene da una versione più recente. Aggiorna l’app per aprirla.
file-part = { $part ->
    [0] Partita salvata
    [1] Statistiche
   *[2] Impostazioni
}
file-damaged = { file-part }: il file era danneggiato. È conservato come { $file } e ne è stato iniziato uno nuovo.
file-previous = { file-part }: il file era danneggiato. È conservato come { $file } e si usa la copia precedente.
file-newer = { file-part }: il file viene da una versione più recente. È conservato come { $file } e ne è stato iniziato uno nuovo.
file-newer-previous = { file-part }: il file viene da una versione più recente. È conservato come { $file } e si usa la copia precedente.
file-unreachable = { file-part }: per ora il file non si può leggere né scrivere
folder-unwritable = Il gioco non può scrivere nella sua cartella. Non verrà salvato nulla.
folder-in-use = TriPeaks è già aperto in un’altra finestra
disk-full = Lo spazio è finito. Liberane un po’, altrimenti i progressi non verranno salvati.
