### TriPeaks, français.

## Plateau et boutons

undo = Annuler
hint = Indice
draw = Piocher
new-game = Nouvelle donne
menu = Menu
close = Fermer
back = Retour
cancel = Renoncer
next-deal = Donne suivante
restart = Rejouer cette donne
take-back = Reprendre la donne
# Any number.
score-value = Score { $score }
moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
points = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
stock-left = { $count ->
    [one] { $count } restante
   *[other] { $count } restantes
}
stock-empty = Pioche vide
# Any number.
run-value = Suite de { $count }
# Any number.
best-run-value = Plus longue suite { $count }
board = Plateau
row-name = { $row ->
    [0] sommets
    [1] rangée 2
    [2] rangée 3
   *[3] rangée du bas
}
peak-name = { $peak ->
    [0] Pic gauche
    [1] Pic central
   *[2] Pic droit
}
card-name = { $rank ->
    [0] joker
    [1] as de { card-suit }
    [11] valet de { card-suit }
    [12] dame de { card-suit }
    [13] roi de { card-suit }
   *[other] { $rank } de { card-suit }
}
card-suit = { $suit ->
    [0] pique
    [1] cœur
    [2] carreau
   *[3] trèfle
}
play-card = Jouer
mark-used = Annulation ou solution utilisée
mark-repeat = Donne déjà jouée, non comptée
perfect-run = Sans-faute : aucune pioche

## Fin de la donne

won = Les trois pics sont dégagés
stuck = Plus aucun coup possible
stuck-advice = Annulez un coup ou commencez une nouvelle donne
without-undo = sans annulation
with-undo = { $count ->
    [one] { $count } annulation
   *[other] { $count } annulations
}
best-possible = Maximum de cette donne
# Any number.
best-possible-value = { $score } · { moves }

## Annonces

card-put-back = Remise en place : { card-name }
draw-taken-back = Pioche annulée
peak-cleared-bonus = { peak-name } dégagé au coup { $moves }, { $bonus ->
    [one] { $bonus } point
   *[other] { $bonus } points
} de bonus
peak-cleared = { peak-name } dégagé au coup { $moves }
dealt = Nouvelles cartes distribuées
resumed = Retour à la donne précédente

## La vérité sur la donne

analysis = À propos de cette donne
analysis-ask = Cette donne est-elle gagnable ?
analysis-cost = Si vous regardez maintenant, la donne est marquée comme après une annulation : ni record ni sans-faute.
analysis-running = Calcul en cours…
playback = Voir comment gagner
playback-step = Étape { $step } sur { $total }
playback-next = Étape suivante
playback-previous = Étape précédente
playback-play = Lecture
playback-pause = Pause

## Règles et variantes

mode-easy = Facile
mode-classic = Classique
mode-easy-note = K et A se suivent
mode-classic-note = K et A séparés
mode-easy-short = Facile · K–A liés
mode-classic-short = Classique · K–A séparés
rules = Règles
presets = Décompte des points
preset-standard = Standard
preset-standard-note = 500 au départ, chaque coup coûte 1, chaque pic rapporte 100
preset-chain = Chaîne
preset-chain-note = Chaque carte d’affilée vaut un point de plus ; piocher coûte 5 ; bonus de temps en cas de victoire
preset-runs = Suites
preset-runs-note = Chaque carte d’affilée vaut dix points de plus ; bonus pour les pics et le plateau vide
preset-free-start = Départ libre
preset-free-start-note = Commencez par n’importe quelle carte libre ; pas de points, la plus longue suite compte
preset-original = Original
preset-original-note = Comme Chaîne, mais on ne pioche que si rien ne se joue ; pas de bonus de temps
variants = Variantes
variant-open-peaks = Pics découverts
variant-open-peaks-note = Les 28 cartes sont face visible
variant-wild-cards = Jokers
variant-wild-cards-note = Deux jokers dans la pioche ; toute carte libre va sur un joker
variant-empty-start = Départ à vide
variant-empty-start-note = La défausse est vide au départ ; jouez d’abord n’importe quelle carte libre

## Nouvelle donne

game-code = Code de la donne
paste = Coller
paste-nothing = Aucun texte à coller
clear-code = Effacer le code
winnable-only = Donnes gagnables seulement
winnable-search = Recherche d’une donne gagnable…
daily = Donne du jour
date = { $day ->
    [1] 1er { month-name }
   *[other] { $day } { month-name }
}
date-in-year = { date } { $year }
month-name = { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
}
daily-open = pas encore gagnée
daily-won = gagnée
more-rules = Plus de règles et variantes
random-deal = Donne au hasard
deal = Distribuer

## Partage

share-code = Partager le code
copy-code = Copier le code
code-copied = Code copié
share-deal = Essaie cette donne de TriPeaks : { $code }
share-win = J’ai fini TriPeaks avec { points } en { moves }. Tu peux faire mieux ? { $code }
share-win-moves = J’ai fini TriPeaks en { moves }. Tu peux faire mieux ? { $code }

## Réglages

settings = Réglages
settings-play = Jeu
settings-look = Apparence
settings-feedback = Son et vibrations
setting-explanations = Expliquer les refus
setting-explanations-note = Dire pourquoi une carte ne peut pas être jouée
setting-show-playable = Montrer les cartes jouables
setting-show-playable-note = Marquer chaque carte jouable à ce moment
setting-haptics = Vibrations
setting-sound = Son
setting-animation = Vitesse des animations
animation-off = Aucune
animation-slow = Lente
animation-normal = Normale
animation-fast = Rapide
setting-left-handed = Gaucher
setting-left-handed-note = Inverser la pioche et les boutons
setting-large-ranks = Grands chiffres
setting-large-ranks-note = Chiffres et lettres plus grands sur les cartes
setting-four-colours = Quatre couleurs
setting-four-colours-note = Une teinte différente pour chaque couleur
setting-theme = Thème
theme-system = Système
theme-light = Clair
theme-dark = Sombre
theme-black = Noir
setting-language = Langue
language-system = Langue du système
version = Version { $version }

## Statistiques et historique

statistics = Statistiques
scope-all = Tout
stat-played = Donnes
stat-win-rate = Réussite
stat-current-streak = Série en cours
stat-best-streak = Meilleure série
stat-best-score = Meilleur score
stat-mean-score = Score moyen
stat-fewest-moves = Minimum de coups
stat-best-run = Plus longue suite
stat-perfect-runs = Sans-faute
statistics-empty = Aucune donne pour l’instant. La première apparaîtra ici.
percent = { $percent } %
chart-title = { $count ->
    [one] Coups de la dernière donne
   *[other] Coups des { $count } dernières donnes
}
chart-won = Gagnée (plus haut = moins de coups)
chart-left = Inachevée
# Any number.
chart-label = Graphique des coups par donne : gagnées { $won }, inachevées { $left }
history = Historique
history-won = Gagnée
history-left = Inachevée
history-stuck = Plus aucun coup
history-undo = annulation utilisée
history-verdict = solution vue
history-replay = Jouer cette donne
history-more = Afficher plus
export-statistics = Exporter les statistiques
import-file = Importer depuis un fichier
import-note = Ajoute les donnes d’un autre appareil. Rien n’est perdu ni compté deux fois.
import-clipboard = Importer depuis le presse-papiers
export-done = Statistiques exportées
export-copied = Statistiques copiées

## Règles du jeu

how-to-play = Règles du jeu
rules-goal-title = Le but
rules-goal = Retirez les 28 cartes des trois pics. Une carte se joue si elle est d’un rang au-dessus ou au-dessous de la carte visible de la défausse. Les couleurs ne comptent pas.
rules-pictures-title = Pas à pas
rules-picture-start = Au départ, seule la rangée du bas est visible. La défausse montre l’as de trèfle ; 23 cartes attendent dans la pioche.
rules-picture-play = En Facile, trois cartes vont sur l’as : les deux rois et le 2 de carreau. En Classique, seulement le 2.
rules-picture-refused = Le 3 de pique ne va pas sur un as. Le toucher ne change rien.
rules-picture-turn-up = Roi de trèfle, as de pique, 2 de carreau : plus rien ne couvre le 7 de pique, qui se retourne aussitôt.
rules-picture-draw = Touchez la pioche pour poser sa prochaine carte sur la défausse. On peut piocher à tout moment, mais la défausse ne redevient jamais pioche.
rules-end-title = La fin
rules-end = Vous gagnez dès que la dernière des 28 cartes est jouée. Si la pioche est vide et que rien ne se joue, il n’y a plus aucun coup possible : annulez, ou commencez une nouvelle donne.
rules-score-title = Le score
rules-score = Vous partez de 500. Chaque carte jouée ou piochée coûte 1, chaque pic dégagé rapporte 100. Une victoire vaut 772 au plus, et le score ne descend jamais sous zéro.
rules-differences-title = Ce qui change ici
rules-difference-kings = Souvent, le roi et l’as se suivent toujours. Ici, c’est vous qui choisissez : en Facile, ils se suivent ; en Classique, un roi n’accepte que la dame et un as que le 2.
rules-difference-draw = Parfois, on ne pioche que si rien ne se joue. Ici, vous piochez quand vous voulez.
rules-difference-score = Le décompte traditionnel récompense les longues suites. Ici, tous les coups coûtent pareil : le chemin le plus court gagne. Les autres décomptes sont dans Nouvelle donne.
rules-rows-title = Le nom des rangées
rules-rows = De haut en bas : sommets, rangée 2, rangée 3, rangée du bas.
rules-tips-title = Conseils
tip-look-ahead = Pensez un coup à l’avance : que pourrez-vous jouer ensuite ?
tip-turn-up = Si vous avez le choix, jouez la carte qui en retourne une autre.
tip-draw-late = Ne piochez pas tant qu’une carte se joue, sauf pour la garder pour une plus longue suite.
tip-zigzag = Zigzaguez entre les rangs : 7, 8, 7, 6 dégage plus qu’une montée toute droite.
tip-peak-top = Un sommet exige les neuf cartes du dessous : quatre de la rangée du bas, trois de la rangée 3, deux de la rangée 2.
tip-free-draw = Quand la victoire est hors d’atteinte, piocher ne coûte plus rien d’important : voyez ce qui reste.
rules-more-title = Codes, annulation, statistiques
rules-codes = Chaque donne a un code, par exemple TP1-E-AAAAAAB. Il donne les mêmes cartes et les mêmes règles sur n’importe quel appareil.
rules-undo = On peut annuler jusqu’à 100 coups. Gagner après une annulation ou après avoir vu la solution compte comme victoire, mais pas comme record ni comme sans-faute.
rules-keys-title = Clavier
rules-keys = Espace ou D : piocher. U ou Ctrl+Z : annuler. H : indice. N : nouvelle donne. Flèches ou Tab : choisir une carte. Entrée : la jouer.
rules-origin-title = L’origine
rules-origin = Robert Hogue a inventé TriPeaks en 1989. C’est un cousin du Golf, une patience bien plus ancienne.

## Refus

rejected-rank = Il faut un rang de plus ou de moins
rejected-blocked = Cette carte est bloquée
rejected-no-card = Il n’y a pas de carte ici
rejected-won = Cette donne est déjà gagnée
rejected-stock-empty = La pioche est vide
rejected-must-play = Une carte se joue encore, pas de pioche
rejected-nothing-to-undo = Il n’y a rien à annuler
rejected-nothing-to-take-back = Il n’y a pas de donne à reprendre

## Codes

code-valid-easy = Code valable · règles Facile
code-valid-classic = Code valable · règles Classique
code-empty = Saisissez un code
code-not-a-code = Ce n’est pas un code. Un code ressemble à TP1-E-AAAAAAB.
code-unknown-version = Cette application ne connaît pas la version { $version } des codes
code-unknown-rules = « { $letter } » ne désigne aucune règle. E est Facile, C est Classique.
# Any number.
code-wrong-length = Le troisième groupe doit avoir 7 lettres et en a { $length }
code-bad-letter = « { $letter } » en position { $place } du troisième groupe ne s’emploie pas dans les codes
code-unknown-variant = « { $letter } » ne désigne aucune variante
code-repeated-variant = La variante « { $letter } » figure deux fois
code-contradicting-variants = « { $first } » et « { $second } » ne vont pas ensemble
# Any number.
code-too-long = { $length } caractères, c’est trop pour un code

## Pour les lecteurs d’écran

card-playable = { card-name }, jouable
card-covered = { card-name }, sous { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
card-face-down = { $count ->
    [0] face cachée
    [one] face cachée, sous { $count } carte
   *[other] face cachée, sous { $count } cartes
}
place-empty = place vide
card-in-row = { $card }, { row-name }
stock-label = Pioche, { $count ->
    [one] { $count } carte restante
   *[other] { $count } cartes restantes
}
stock-label-empty = Pioche, vide
waste-label = Défausse, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, au-dessus : { card-name }
waste-label-empty = Défausse, vide

## Détail du score

score-start = Score de départ
score-peak = { peak-name } · coup { $moves }
score-cards = { $count ->
    [one] { $count } carte jouée
   *[other] { $count } cartes jouées
}
score-draws = { $count ->
    [one] { $count } pioche
   *[other] { $count } pioches
}
score-board = Plateau vide
score-stock = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
score-time = Bonus de temps · { $time }
score-floor = Jamais sous zéro

## Indices

hint-play = Jouez : { card-name }
hint-draw = Piochez une carte
hint-undo = Rien ne se joue. Annulez un coup.
hint-new-game = Rien ne se joue. Commencez une nouvelle donne.
hint-won = La donne est gagnée. Plus rien à faire.
hint-chance = Chances de gagner : environ { $percent } %

## La vérité sur la donne

analysis-winnable = Cette donne est gagnable
analysis-unwinnable = Cette donne n’est pas gagnable
analysis-fewest-moves = Il faut au moins { moves }
# Any number.
analysis-best-score = Meilleur score possible : { $score }
analysis-lost-at = La victoire s’est envolée au coup { $moves }
analysis-still-winnable = La victoire reste possible à partir d’ici

## Statistiques importées

# Any number.
import-report = Donnes ajoutées : { $added }. Déjà connues : { $known }.
import-nothing-new = Rien de nouveau : toutes ces donnes étaient déjà là
import-unreadable = Ce n’est pas un fichier de statistiques de ce jeu
import-newer = Ce fichier vient d’une version plus récente. Mettez l’application à jour pour le lire.
import-too-large = Ce fichier est trop volumineux

## Sauvegardes

restore-unreadable = Cette sauvegarde est illisible
restore-newer = Cette sauvegarde vient d’une version plus récente. Mettez l’application à jour pour l’ouvrir.
file-part = { $part ->
    [0] Partie enregistrée
    [1] Statistiques
   *[2] Réglages
}
file-damaged = { file-part } : le fichier était endommagé. Il est conservé sous le nom { $file }, et un nouveau a été créé.
file-previous = { file-part } : le fichier était endommagé. Il est conservé sous le nom { $file }, et la copie précédente est utilisée.
file-newer = { file-part } : le fichier vient d’une version plus récente. Il est conservé sous le nom { $file }, et un nouveau a été créé.
file-newer-previous = { file-part } : le fichier vient d’une version plus récente. Il est conservé sous le nom { $file }, et la copie précédente est utilisée.
file-unreachable = { file-part } : le fichier ne peut être ni lu ni écrit pour le moment
folder-unwritable = Le jeu ne peut pas écrire dans son dossier. Rien ne sera enregistré.
folder-in-use = TriPeaks est déjà ouvert dans une autre fenêtre
disk-full = La mémoire est pleine. Libérez de la place, sinon votre partie ne sera pas enregistrée.
