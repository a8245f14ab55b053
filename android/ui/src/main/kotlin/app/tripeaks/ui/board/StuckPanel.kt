package app.tripeaks.ui.board

import androidx.compose.animation.AnimatedVisibility
import androidx.compose.animation.fadeIn
import androidx.compose.animation.fadeOut
import androidx.compose.animation.slideInVertically
import androidx.compose.foundation.background
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ExperimentalLayoutApi
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.defaultMinSize
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import app.tripeaks.core.Message
import app.tripeaks.ui.chrome.ButtonColours
import app.tripeaks.ui.chrome.FitText
import app.tripeaks.ui.chrome.Icons
import app.tripeaks.ui.chrome.RoundButton
import app.tripeaks.ui.chrome.WideButton
import app.tripeaks.ui.chrome.touchedOnlyWhile
import app.tripeaks.ui.motion.LocalPace
import app.tripeaks.ui.motion.Motion
import app.tripeaks.ui.state.words
import app.tripeaks.ui.theme.LocalPalette
import app.tripeaks.ui.theme.Type

/** What the buttons of a stuck deal do. */
internal class StuckActions(
    val undo: () -> Unit,
    val newGame: () -> Unit,
    val truth: () -> Unit,
)

/** Below this height or width, at type of normal size, the panel says only what it must; below [FLAT], in one row. */
private const val ROOMY = 150f
private const val WIDE = 240f
private const val FLAT = 150f

/** Nothing is left to play: undo, or a new deal. Where it has to stand on the piles it covers them whole. */
@Composable
internal fun StuckPanel(
    stuck: Boolean,
    text: String,
    layout: BoardLayout,
    actions: StuckActions,
) {
    val board = LocalPalette.current.board
    val pace = LocalPace.current
    val covers = layout.panel.overlaps(layout.stock)
    val type = LocalDensity.current.fontScale
    val small = layout.panel.height / type < ROOMY || layout.panel.width / type < WIDE
    val flat = layout.panel.height < FLAT
    Box(Modifier.at(layout.panel), Alignment.Center) {
        AnimatedVisibility(
            stuck,
            enter =
                pace.enters(
                    fadeIn(pace.moves(Motion.FADE_IN, Motion.DRAW)) +
                        slideInVertically(pace.moves(Motion.SHEET, Motion.DRAW, Motion.Rise)) { it / 6 },
                ),
            exit = pace.leaves(fadeOut(pace.moves(Motion.FADE_OUT))),
        ) {
            Box(
                (if (covers) Modifier.fillMaxSize() else Modifier)
                    .clip(RoundedCornerShape(24.dp))
                    .background(board.panel)
                    .touchedOnlyWhile(stuck)
                    .testTag("stuck"),
                Alignment.Center,
            ) {
                Column(
                    Modifier.verticalScroll(rememberScrollState()).padding(16.dp, if (small) 8.dp else 14.dp),
                    Arrangement.spacedBy(6.dp),
                    Alignment.CenterHorizontally,
                ) {
                    StuckTexts(text, small)
                    if (flat) FlatButtons(actions) else Buttons(actions)
                }
            }
        }
    }
}

@Composable
private fun StuckTexts(
    text: String,
    small: Boolean,
) {
    val board = LocalPalette.current.board
    if (small) {
        FitText(text, Type.title, board.text, Modifier.semantics { heading() })
        return
    }
    Text(text, Modifier.semantics { heading() }, board.text, style = Type.title, textAlign = TextAlign.Center)
    Text(words(Message.StuckAdvice), color = board.textQuiet, style = Type.note, textAlign = TextAlign.Center)
}

@OptIn(ExperimentalLayoutApi::class)
@Composable
private fun Buttons(actions: StuckActions) {
    val board = LocalPalette.current.board
    FlowRow(
        Modifier.fillMaxWidth().padding(top = 6.dp),
        Arrangement.spacedBy(10.dp),
        Arrangement.spacedBy(8.dp),
    ) {
        UndoAndNewGame(actions, Modifier.weight(1f).defaultMinSize(minWidth = 120.dp))
    }
    Text(
        words(Message.AnalysisAsk),
        Modifier
            .clip(RoundedCornerShape(14.dp))
            .clickable(role = Role.Button, onClick = actions.truth)
            .defaultMinSize(minHeight = TOUCH.dp)
            .padding(14.dp, 13.dp)
            .testTag("stuck-truth"),
        board.accent,
        style = Type.note.copy(fontWeight = FontWeight.SemiBold),
        textAlign = TextAlign.Center,
    )
}

@Composable
private fun FlatButtons(actions: StuckActions) {
    Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(10.dp), Alignment.CenterVertically) {
        UndoAndNewGame(actions, Modifier.weight(1f))
        RoundButton(
            Icons.search,
            words(Message.AnalysisAsk),
            Modifier.size(TOUCH.dp).testTag("stuck-truth"),
            actions.truth,
        )
    }
}

@Composable
private fun UndoAndNewGame(
    actions: StuckActions,
    button: Modifier,
) {
    val board = LocalPalette.current.board
    WideButton(
        words(Message.Undo),
        ButtonColours(board.accent, board.onAccent),
        button.testTag("stuck-undo"),
        height = TOUCH.dp,
        onClick = actions.undo,
    )
    WideButton(
        words(Message.NewGame),
        ButtonColours(board.panelButton, board.text),
        button.testTag("stuck-new"),
        height = TOUCH.dp,
        onClick = actions.newGame,
    )
}
