### TriPeaks, português do Brasil.

## Mesa e botões

undo = Desfazer
hint = Dica
draw = Comprar
new-game = Nova partida
menu = Menu
close = Fechar
back = Voltar
cancel = Cancelar
next-deal = Próxima partida
restart = Jogar de novo
take-back = Voltar à anterior
score-value = { $score ->
    [one] { $score } ponto
   *[other] { $score } pontos
}
moves = { $count ->
    [one] { $count } jogada
   *[other] { $count } jogadas
}
stock-left = { $count ->
    [one] Resta { $count }
   *[other] Restam { $count }
}
stock-empty = Monte vazio
# Any number.
run-value = Sequência de { $count }
# Any number.
best-run-value = Melhor sequência: { $count }
board = Mesa
row-name = { $row ->
    [0] topos
    [1] fileira 2
    [2] fileira 3
   *[3] fileira de baixo
}
peak-name = { $peak ->
    [0] Pico esquerdo
    [1] Pico do meio
   *[2] Pico direito
}
card-name = { $rank ->
    [0] curinga
    [1] ás de { card-suit }
    [11] valete de { card-suit }
    [12] dama de { card-suit }
    [13] rei de { card-suit }
   *[other] { $rank } de { card-suit }
}
card-suit = { $suit ->
    [0] espadas
    [1] copas
    [2] ouros
   *[3] paus
}
play-card = Jogar
mark-used = Usou desfazer ou viu a solução
mark-repeat = Já jogada, não conta
perfect-run = Perfeita: sem comprar

## Fim da partida

won = Os três picos estão limpos
stuck = Não há mais jogadas
stuck-advice = Desfaça uma jogada ou comece outra partida
without-undo = sem desfazer
with-undo = { $count ->
    [one] { $count } jogada desfeita
   *[other] { $count } jogadas desfeitas
}
best-possible = Máximo desta partida
# Any number.
best-possible-value = { $score } · { moves }

## Avisos

card-put-back = Voltou: { card-name }
draw-taken-back = Compra desfeita
peak-cleared-bonus = { peak-name } limpo na jogada { $moves }, { $bonus ->
    [one] { $bonus } ponto
   *[other] { $bonus } pontos
} de bônus
peak-cleared = { peak-name } limpo na jogada { $moves }
dealt = Novas cartas na mesa
resumed = De volta à partida anterior

## A verdade sobre a partida

analysis = Sobre esta partida
analysis-ask = Dá para vencer?
analysis-cost = Se olhar agora, a partida fica marcada como se você tivesse desfeito: não vale recorde nem partida perfeita.
analysis-running = Calculando…
playback = Ver como vencer
playback-step = Passo { $step } de { $total }
playback-next = Próximo passo
playback-previous = Passo anterior
playback-play = Reproduzir
playback-pause = Pausar

## Regras e variantes

mode-easy = Fácil
mode-classic = Clássico
mode-easy-note = K e A ligados
mode-classic-note = K e A separados
mode-easy-short = Fácil · K–A ligados
mode-classic-short = Clássico · K–A separados
rules = Regras
presets = Pontuação
preset-standard = Padrão
preset-standard-note = Começa em 500: cada jogada tira 1, cada pico dá 100
preset-chain = Corrente
preset-chain-note = Cada carta seguida vale um a mais; comprar tira 5; bônus de tempo na vitória
preset-runs = Sequências
preset-runs-note = Cada carta seguida vale dez a mais; picos e mesa limpa dão bônus
preset-free-start = Início livre
preset-free-start-note = Comece por qualquer carta livre; sem pontos, vale a maior sequência
preset-original = Original
preset-original-note = Como Corrente, mas só se compra quando nada serve; sem bônus de tempo
variants = Variantes
variant-open-peaks = Picos abertos
variant-open-peaks-note = As 28 cartas ficam viradas para cima
variant-wild-cards = Curingas
variant-wild-cards-note = Dois curingas no monte; qualquer carta livre vai sobre um curinga
variant-empty-start = Início vazio
variant-empty-start-note = O descarte começa vazio; jogue primeiro qualquer carta livre

## Nova partida

game-code = Código da partida
paste = Colar
paste-nothing = Não há texto para colar
clear-code = Apagar código
winnable-only = Só partidas com solução
winnable-search = Procurando uma partida com solução…
daily = Partida do dia
date = { $day ->
    [1] 1º de { month-name }
   *[other] { $day } de { month-name }
}
date-in-year = { date } de { $year }
month-name = { $month ->
    [1] janeiro
    [2] fevereiro
    [3] março
    [4] abril
    [5] maio
    [6] junho
    [7] julho
    [8] agosto
    [9] setembro
    [10] outubro
    [11] novembro
   *[12] dezembro
}
daily-open = ainda não vencida
daily-won = vencida
more-rules = Mais regras e variantes
random-deal = Partida aleatória
deal = Dar as cartas

## Compartilhar

share-code = Compartilhar código
copy-code = Copiar código
code-copied = Código copiado
share-deal = Tente esta partida de TriPeaks: { $code }
share-win = Limpei o TriPeaks com { score-value } em { moves }. Você faz melhor? { $code }
share-win-moves = Limpei o TriPeaks em { moves }. Você faz melhor? { $code }

## Configurações

settings = Configurações
settings-play = Jogo
settings-look = Aparência
settings-feedback = Som e vibração
setting-explanations = Explicar recusas
setting-explanations-note = Dizer por que uma carta não pode ser jogada
setting-show-playable = Mostrar cartas jogáveis
setting-show-playable-note = Marcar todas as cartas que servem agora
setting-haptics = Vibração
setting-sound = Som
setting-animation = Velocidade da animação
animation-off = Nenhuma
animation-slow = Lenta
animation-normal = Normal
animation-fast = Rápida
setting-left-handed = Para canhotos
setting-left-handed-note = Troca de lado o monte e os botões
setting-large-ranks = Números grandes
setting-large-ranks-note = Números e letras maiores nas cartas
setting-four-colours = Quatro cores
setting-four-colours-note = Uma cor diferente para cada naipe
setting-theme = Tema
theme-system = Sistema
theme-light = Claro
theme-dark = Escuro
theme-black = Preto
setting-language = Idioma
language-system = Idioma do sistema
version = Versão { $version }

## Estatísticas e histórico

statistics = Estatísticas
scope-all = Tudo
stat-played = Partidas
stat-win-rate = Vitórias
stat-current-streak = Vitórias seguidas
stat-best-streak = Mais vitórias seguidas
stat-best-score = Maior pontuação
stat-mean-score = Pontuação média
stat-fewest-moves = Mínimo de jogadas
stat-best-run = Maior sequência
stat-perfect-runs = Perfeitas
statistics-empty = Nenhuma partida ainda. A primeira vai aparecer aqui.
percent = { $percent }%
chart-title = { $count ->
    [one] Jogadas da última partida
   *[other] Jogadas das últimas { $count } partidas
}
chart-won = Vencida (mais alto = menos jogadas)
chart-left = Não concluída
# Any number.
chart-label = Gráfico de jogadas por partida: vencidas { $won }, não concluídas { $left }
history = Histórico
history-won = Vencida
history-left = Não concluída
history-stuck = Sem jogadas
history-undo = usou desfazer
history-verdict = viu a solução
history-replay = Jogar esta partida
history-more = Mostrar mais
export-statistics = Exportar estatísticas
import-file = Importar de um arquivo
import-note = Acrescenta partidas de outro aparelho. Nada se perde nem conta duas vezes.
import-clipboard = Importar da área de transferência
export-done = Estatísticas exportadas
export-copied = Estatísticas copiadas

## Como jogar

how-to-play = Como jogar
rules-goal-title = O objetivo
rules-goal = Tire as 28 cartas dos três picos. Uma carta sai se valer um a mais ou um a menos que a carta de cima do descarte. Os naipes não importam.
rules-pictures-title = Passo a passo
rules-picture-start = No começo, só a fileira de baixo está aberta. O descarte mostra o ás de paus e 23 cartas esperam no monte.
rules-picture-play = No Fácil, três cartas vão sobre o ás: os dois reis e o 2 de ouros. No Clássico, só o 2.
rules-picture-refused = O 3 de espadas não vai sobre um ás. Tocar nele não muda nada.
rules-picture-turn-up = Rei de paus, ás de espadas, 2 de ouros: nada mais cobre o 7 de espadas, que vira na hora.
rules-picture-draw = Toque no monte para passar a próxima carta ao descarte. Você pode comprar quando quiser, mas o descarte nunca volta a ser monte.
rules-end-title = O fim
rules-end = Você vence quando sai a última das 28 cartas. Se o monte acabou e nenhuma carta serve, não há mais jogadas: desfaça ou comece outra partida.
rules-score-title = A pontuação
rules-score = Você começa com 500. Cada carta jogada ou comprada tira 1, cada pico limpo dá 100. Uma vitória vale no máximo 772, e nunca se fica abaixo de zero.
rules-differences-title = O que muda aqui
rules-difference-kings = Em muitas versões o rei e o ás estão sempre ligados. Aqui você escolhe: no Fácil estão ligados; no Clássico, sobre um rei só vai a dama e sobre um ás só o 2.
rules-difference-draw = Em algumas versões só se compra quando nada serve. Aqui você compra quando quiser.
rules-difference-score = A pontuação tradicional premia sequências longas. Aqui cada jogada custa o mesmo, então vence o caminho mais curto. As outras pontuações estão em Nova partida.
rules-rows-title = Nomes das fileiras
rules-rows = De cima para baixo: topos, fileira 2, fileira 3, fileira de baixo.
rules-tips-title = Dicas
tip-look-ahead = Pense um passo à frente: o que vai servir depois desta carta?
tip-turn-up = Se puder escolher, jogue a carta que vira outra.
tip-draw-late = Não compre enquanto houver o que jogar, a não ser para guardar a carta para uma sequência maior.
tip-zigzag = Vá em zigue-zague: 7, 8, 7, 6 limpa mais do que subir direto.
tip-peak-top = Um topo exige as nove cartas de baixo: quatro da fileira de baixo, três da fileira 3 e duas da fileira 2.
tip-free-draw = Quando já não dá para vencer, comprar não custa nada que importe: veja o que restou.
rules-more-title = Códigos, desfazer, estatísticas
rules-codes = Cada partida tem um código, como TP1-E-AAAAAAB. Ele dá as mesmas cartas e as mesmas regras em qualquer aparelho.
rules-undo = Dá para desfazer até 100 passos. Vencer depois de desfazer ou de ver a solução conta como vitória, mas não como recorde nem como perfeita.
rules-keys-title = Teclado
rules-keys = Espaço ou D: comprar. U ou Ctrl+Z: desfazer. H: dica. N: nova partida. Setas ou Tab: escolher a carta. Enter: jogar.
rules-origin-title = De onde vem
rules-origin = Robert Hogue criou o TriPeaks em 1989. É primo do Golf, uma paciência bem mais antiga.

## Recusas

rejected-rank = A carta deve valer um a mais ou um a menos
rejected-blocked = Esta carta está bloqueada
rejected-no-card = Não há carta aqui
rejected-won = Esta partida já foi vencida
rejected-stock-empty = O monte está vazio
rejected-must-play = Ainda há carta para jogar, não dá para comprar
rejected-nothing-to-undo = Não há nada para desfazer
rejected-nothing-to-take-back = Não há partida anterior

## Códigos

code-valid-easy = Código válido · Regras: Fácil
code-valid-classic = Código válido · Regras: Clássico
code-empty = Digite um código
code-not-a-code = Isto não é um código. Um código é assim: TP1-E-AAAAAAB.
code-unknown-version = Este app não conhece a versão { $version } dos códigos
code-unknown-rules = “{ $letter }” não indica nenhuma regra. E é Fácil, C é Clássico.
# Any number.
code-wrong-length = O terceiro grupo deve ter 7 letras e tem { $length }
code-bad-letter = “{ $letter }” na posição { $place } do terceiro grupo não é usada em códigos
code-unknown-variant = “{ $letter }” não indica nenhuma variante
code-repeated-variant = A variante “{ $letter }” aparece duas vezes
code-contradicting-variants = “{ $first }” e “{ $second }” não podem ser combinadas
# Any number.
code-too-long = { $length } caracteres são demais para um código

## Para leitores de tela

card-playable = { card-name }, pode ser jogada
card-covered = { card-name }, sob { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
card-face-down = { $count ->
    [0] virada para baixo
    [one] virada para baixo, sob { $count } carta
   *[other] virada para baixo, sob { $count } cartas
}
place-empty = lugar vazio
card-in-row = { $card }, { row-name }
stock-label = Monte, { $count ->
    [one] resta { $count } carta
   *[other] restam { $count } cartas
}
stock-label-empty = Monte, vazio
waste-label = Descarte, { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}, em cima: { card-name }
waste-label-empty = Descarte, vazio

## Detalhes da pontuação

score-start = Pontos iniciais
score-peak = { peak-name } · jogada { $moves }
score-cards = { $count ->
    [one] { $count } carta jogada
   *[other] { $count } cartas jogadas
}
score-draws = { $count ->
    [one] { $count } carta comprada
   *[other] { $count } cartas compradas
}
score-board = Mesa limpa
score-stock = { $count ->
    [one] { $count } carta no monte
   *[other] { $count } cartas no monte
}
score-time = Bônus de tempo · { $time }
score-floor = Nunca abaixo de zero

## Dicas

hint-play = Jogue: { card-name }
hint-draw = Compre uma carta
hint-undo = Nenhuma carta serve. Desfaça uma jogada.
hint-new-game = Nenhuma carta serve. Comece outra partida.
hint-won = A partida está vencida. Não há mais nada a fazer.
hint-chance = Chance de vencer: cerca de { $percent }%

## A verdade sobre a partida

analysis-winnable = Esta partida tem solução
analysis-unwinnable = Esta partida não tem solução
analysis-fewest-moves = São necessárias pelo menos { moves }
# Any number.
analysis-best-score = Maior pontuação possível: { $score }
analysis-lost-at = A vitória se perdeu na jogada { $moves }
analysis-still-winnable = Daqui ainda dá para vencer

## Estatísticas importadas

# Any number.
import-report = Partidas novas: { $added }. Já conhecidas: { $known }.
import-nothing-new = Nada de novo: todas estas partidas já estavam aqui
import-unreadable = Este não é um arquivo de estatísticas deste jogo
import-newer = Este arquivo é de uma versão mais nova. Atualize o app para abri-lo.
import-too-large = Este arquivo é grande demais

## Partidas salvas

restore-unreadable = Não é possível ler esta partida salva
restore-newer = Esta partida salva é de uma versão mais nova. Atualize o app para abri-la.
file-part = { $part ->
    [0] Partida salva
    [1] Estatísticas
   *[2] Configurações
}
file-damaged = { file-part }: o arquivo estava danificado. Ele foi guardado como { $file } e um novo foi criado.
file-previous = { file-part }: o arquivo estava danificado. Ele foi guardado como { $file } e a cópia anterior está em uso.
file-newer = { file-part }: o arquivo é de uma versão mais nova. Ele foi guardado como { $file } e um novo foi criado.
file-newer-previous = { file-part }: o arquivo é de uma versão mais nova. Ele foi guardado como { $file } e a cópia anterior está em uso.
file-unreachable = { file-part }: não é possível ler nem gravar o arquivo agora
folder-unwritable = O jogo não consegue gravar na sua pasta. Nada será salvo.
folder-in-use = O TriPeaks já está aberto em outra janela
disk-full = O armazenamento está cheio. Libere espaço ou seu progresso não será salvo.
