package app.tripeaks.ui.board

import androidx.compose.animation.AnimatedVisibility
import androidx.compose.animation.core.tween
import androidx.compose.animation.fadeIn
import androidx.compose.animation.fadeOut
import androidx.compose.animation.slideInVertically
import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import app.tripeaks.core.Message
import app.tripeaks.core.View
import app.tripeaks.ui.chrome.ButtonColours
import app.tripeaks.ui.chrome.FitText
import app.tripeaks.ui.chrome.WideButton
import app.tripeaks.ui.motion.Motion
import app.tripeaks.ui.state.words
import app.tripeaks.ui.theme.LocalPalette
import app.tripeaks.ui.theme.Type

/** What the buttons of the win do. */
class WonActions(
    val nextDeal: () -> Unit,
    val restart: () -> Unit,
    val share: () -> Unit,
)

/** The win: the score and what it is made of. A state of the screen, so it is there again after whatever happens. */
@Composable
internal fun WonScreen(
    view: View,
    won: Boolean,
    actions: WonActions,
    extra: @Composable ColumnScope.() -> Unit = {},
) {
    AnimatedVisibility(
        won,
        enter =
            fadeIn(tween(Motion.WIN_RISE, Motion.WIN_WAIT)) +
                slideInVertically(tween(Motion.WIN_RISE, Motion.WIN_WAIT, Motion.Rise)) { it / 10 },
        exit = fadeOut(tween(Motion.FADE_OUT)),
    ) {
        BoxWithConstraints(Modifier.fillMaxSize().testTag("won"), Alignment.Center) {
            if (maxWidth > maxHeight * 1.25f) WonSideways(view, actions, extra) else WonUpright(view, actions, extra)
        }
    }
}

/** What there is to read scrolls where it must; the buttons stay in reach. */
@Composable
private fun WonUpright(
    view: View,
    actions: WonActions,
    extra: @Composable ColumnScope.() -> Unit,
) {
    Column(Modifier.fillMaxHeight().widthIn(max = 520.dp).padding(24.dp, 12.dp), Arrangement.spacedBy(12.dp)) {
        Box(Modifier.weight(1f), Alignment.Center) {
            Column(Modifier.verticalScroll(rememberScrollState()), Arrangement.spacedBy(12.dp)) {
                Triumph(view)
                Breakdown(view, extra)
            }
        }
        WonButtons(actions)
    }
}

@Composable
private fun WonSideways(
    view: View,
    actions: WonActions,
    extra: @Composable ColumnScope.() -> Unit,
) {
    Row(
        Modifier.widthIn(max = 900.dp).padding(horizontal = 20.dp, vertical = 8.dp),
        Arrangement.spacedBy(24.dp),
        Alignment.CenterVertically,
    ) {
        Column(Modifier.weight(1f), Arrangement.spacedBy(12.dp)) {
            Box(Modifier.weight(1f, fill = false), Alignment.Center) {
                Column(Modifier.verticalScroll(rememberScrollState())) { Triumph(view) }
            }
            WonButtons(actions)
        }
        Column(Modifier.weight(1f).verticalScroll(rememberScrollState())) { Breakdown(view, extra) }
    }
}

@Composable
private fun Triumph(view: View) {
    val board = LocalPalette.current.board
    val note =
        listOfNotNull(
            words(Message.Moves(view.moves)),
            if (view.undone == 0u) words(Message.WithoutUndo) else words(Message.WithUndo(view.undone)),
            if (view.perfect) words(Message.PerfectRun) else null,
        ).joinToString(" · ")
    Column(Modifier.fillMaxWidth(), horizontalAlignment = Alignment.CenterHorizontally) {
        Text(
            view.statusText.orEmpty(),
            Modifier.semantics { heading() },
            board.text,
            style = Type.heading,
            textAlign = TextAlign.Center,
        )
        FitText(
            view.score?.toString() ?: words(Message.BestRunValue(view.bestRun)),
            Type.triumph,
            board.text,
            Modifier.testTag("final"),
        )
        Text(note, color = board.textQuiet, style = Type.body, textAlign = TextAlign.Center)
    }
}

@Composable
private fun Breakdown(
    view: View,
    extra: @Composable ColumnScope.() -> Unit,
) {
    val board = LocalPalette.current.board
    Column(
        Modifier
            .fillMaxWidth()
            .padding(
                vertical = 12.dp,
            ).clip(RoundedCornerShape(24.dp))
            .background(board.chrome)
            .padding(20.dp, 14.dp),
        Arrangement.spacedBy(10.dp),
    ) {
        for (line in view.scoreLines) {
            Row(Modifier.fillMaxWidth().semantics(mergeDescendants = true) {}, Arrangement.SpaceBetween) {
                Text(line.text, Modifier.weight(1f), board.text, style = Type.body)
                Text(
                    line.points.signed(first = line === view.scoreLines.first()),
                    color = board.text,
                    style = Type.strong.copy(fontWeight = FontWeight.Bold),
                )
            }
        }
        extra()
    }
}

/** "+100", "−50"; the first line of a breakdown is what one starts with and has no sign. */
private fun Long.signed(first: Boolean): String =
    when {
        this < 0 -> "−${-this}"
        first -> "$this"
        else -> "+$this"
    }

@Composable
private fun WonButtons(actions: WonActions) {
    val board = LocalPalette.current.board
    val quiet = ButtonColours(board.panelButton, board.text)
    Column(Modifier.fillMaxWidth(), Arrangement.spacedBy(12.dp)) {
        WideButton(
            words(Message.NextDeal),
            ButtonColours(board.accent, board.onAccent),
            Modifier.fillMaxWidth().testTag("next-deal"),
            height = 56.dp,
            onClick = actions.nextDeal,
        )
        Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(12.dp)) {
            WideButton(words(Message.Restart), quiet, Modifier.weight(1f).testTag("restart"), onClick = actions.restart)
            WideButton(words(Message.ShareCode), quiet, Modifier.weight(1f).testTag("share"), onClick = actions.share)
        }
    }
}
