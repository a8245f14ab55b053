package app.tripeaks.ui.board

import androidx.compose.animation.core.Animatable
import androidx.compose.foundation.background
import androidx.compose.foundation.clickable
import androidx.compose.foundation.interaction.MutableInteractionSource
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.Icon
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import app.tripeaks.core.Message
import app.tripeaks.core.Status
import app.tripeaks.core.View
import app.tripeaks.ui.chrome.FitText
import app.tripeaks.ui.chrome.Icons
import app.tripeaks.ui.chrome.LargestOf
import app.tripeaks.ui.chrome.RoundButton
import app.tripeaks.ui.chrome.ToolButton
import app.tripeaks.ui.chrome.ringed
import app.tripeaks.ui.chrome.sinks
import app.tripeaks.ui.motion.LocalPace
import app.tripeaks.ui.motion.Motion
import app.tripeaks.ui.state.words
import app.tripeaks.ui.theme.LocalPalette
import app.tripeaks.ui.theme.Type

/** What the buttons of the board do. */
class BoardActions(
    val menu: () -> Unit,
    val newGame: () -> Unit,
    val share: () -> Unit,
    val undo: () -> Unit,
    val hint: () -> Unit,
)

/** Score and moves, the deal's rules and code, the buttons: all that stands round the cards. */
@Composable
internal fun BoardChrome(
    view: View,
    layout: BoardLayout,
    actions: BoardActions,
) {
    RoundButton(Icons.menu, words(Message.Menu), Modifier.at(layout.menu).testTag("menu"), actions.menu)
    RoundButton(Icons.plus, words(Message.NewGame), Modifier.at(layout.newGame).testTag("new-game"), actions.newGame)
    ScoreBlock(view, Modifier.at(layout.score))
    ModeChip(
        view.rulesTitle,
        view.rulesShortTitle,
        view.code,
        stacked = layout.chip.width < 260f,
        Modifier.at(layout.chip),
        actions.share,
    )
    // On a small screen the panel of a stuck deal stands where these are, with an undo of its own.
    val underPanel = view.status == Status.STUCK && layout.panel.overlaps(layout.undo)
    if (!underPanel) Tools(view.canUndo, layout, actions)
    StockCount(view.stockCount, Modifier.at(layout.stockLabel))
}

@Composable
private fun Tools(
    canUndo: Boolean,
    layout: BoardLayout,
    actions: BoardActions,
) {
    ToolButton(
        Icons.undo,
        words(Message.Undo),
        canUndo,
        Modifier.at(layout.undo).testTag("undo"),
        onClick = actions.undo,
    )
    ToolButton(Icons.hint, words(Message.Hint), true, Modifier.at(layout.hint).testTag("hint"), onClick = actions.hint)
}

@Composable
private fun ScoreBlock(
    view: View,
    modifier: Modifier,
) {
    val board = LocalPalette.current.board
    val moves = view.movesText
    val score = view.score
    val figure = score?.toString() ?: words(Message.RunValue(view.run))
    val spoken = if (score == null) figure else words(Message.ScoreValue(score))
    Column(
        modifier.testTag("score").clearAndSetSemantics { contentDescription = "$spoken\n$moves" },
        Arrangement.Center,
        Alignment.CenterHorizontally,
    ) {
        // The score is large as it is: of larger type the moves get the larger part.
        val quiet = MOVES_SHARE + (LocalDensity.current.fontScale - 1f).coerceAtLeast(0f) * LARGE_MOVES_SHARE
        FitText(
            figure,
            Type.score,
            board.text,
            Modifier.weight(1f, fill = false).swells(score?.toInt() ?: 0),
        )
        FitText(moves, Type.note, board.textQuiet, Modifier.weight(quiet, fill = false))
    }
}

/** The height of the moves, as a part of the score's; and what they get of it where type is twice as large. */
private const val MOVES_SHARE = 0.45f
private const val LARGE_MOVES_SHARE = 0.25f

/** A score that jumps up swells for a moment. */
@Composable
private fun Modifier.swells(score: Int): Modifier {
    val pace = LocalPace.current
    val scale = remember { Animatable(1f) }
    var before by remember { mutableIntStateOf(score) }
    LaunchedEffect(score) {
        val gained = score > before + 1
        before = score
        if (gained && !pace.still) {
            scale.animateTo(1.22f, pace.moves(Motion.FADE_IN, easing = Motion.Fly))
            scale.animateTo(1f, pace.moves(Motion.TURN, easing = Motion.Flip))
        }
    }
    return graphicsLayer {
        scaleX = scale.value
        scaleY = scale.value
    }
}

@Composable
private fun ModeChip(
    title: String,
    shortTitle: String?,
    code: String,
    stacked: Boolean,
    modifier: Modifier,
    onClick: () -> Unit,
) {
    val board = LocalPalette.current.board
    val interaction = remember { MutableInteractionSource() }
    val share = words(Message.ShareCode)
    Box(modifier, Alignment.Center) {
        Box(
            Modifier
                .fillMaxSize()
                .clickable(interaction, null, onClickLabel = share, role = Role.Button, onClick = onClick)
                .testTag("chip")
                .semantics(mergeDescendants = true) { contentDescription = "$title\n$code" },
            Alignment.Center,
        ) {
            val shape = if (stacked) RoundedCornerShape(14.dp) else CircleShape
            Row(
                Modifier
                    .sinks(interaction)
                    .background(board.chrome, shape)
                    .ringed(interaction, shape, board.focus)
                    .padding(horizontal = if (stacked) 10.dp else 14.dp, vertical = if (stacked) 4.dp else 7.dp)
                    .clearAndSetSemantics {},
                Arrangement.spacedBy(8.dp),
                Alignment.CenterVertically,
            ) {
                ChipTexts(title, shortTitle, code, stacked, Modifier.weight(1f, fill = false))
                Icon(Icons.share, null, Modifier.size(15.dp), board.textQuiet)
            }
        }
    }
}

/** Rules and code in one line, or in two where there is no room; a preset may take the room of the mode's longer name. */
@Composable
private fun ChipTexts(
    title: String,
    shortTitle: String?,
    code: String,
    stacked: Boolean,
    modifier: Modifier,
) {
    LargestOf(
        {
            for (text in listOfNotNull(title, shortTitle)) {
                if (!stacked) ChipLine(text, code)
                ChipLines(text, code)
            }
        },
        modifier,
    )
}

@Composable
private fun ChipLine(
    title: String,
    code: String,
) {
    val board = LocalPalette.current.board
    Row(horizontalArrangement = Arrangement.spacedBy(9.dp), verticalAlignment = Alignment.CenterVertically) {
        OneLine(title, Type.note.copy(fontWeight = FontWeight.SemiBold), board.accent)
        OneLine(code, Type.note, board.textQuiet)
    }
}

@Composable
private fun ChipLines(
    title: String,
    code: String,
) {
    val board = LocalPalette.current.board
    Column {
        OneLine(title, Type.small.copy(fontWeight = FontWeight.SemiBold), board.accent)
        OneLine(code, Type.small, board.textQuiet)
    }
}

@Composable
private fun OneLine(
    text: String,
    style: TextStyle,
    colour: Color,
) = Text(text, color = colour, style = style, maxLines = 1, softWrap = false)

@Composable
private fun StockCount(
    count: UInt,
    modifier: Modifier,
) {
    val text = if (count == 0u) words(Message.StockEmpty) else words(Message.StockLeft(count))
    Box(modifier.clearAndSetSemantics {}, Alignment.BottomCenter) {
        FitText(text, Type.note, LocalPalette.current.board.textQuiet)
    }
}
