package app.tripeaks.ui.board

import androidx.compose.animation.AnimatedVisibility
import androidx.compose.animation.fadeIn
import androidx.compose.animation.fadeOut
import androidx.compose.animation.slideInVertically
import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.IntrinsicSize
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
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
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.text.style.TextDirection
import androidx.compose.ui.unit.dp
import app.tripeaks.core.Message
import app.tripeaks.core.View
import app.tripeaks.ui.chrome.ButtonColours
import app.tripeaks.ui.chrome.FitText
import app.tripeaks.ui.chrome.WideButton
import app.tripeaks.ui.chrome.touchedOnlyWhile
import app.tripeaks.ui.motion.LocalPace
import app.tripeaks.ui.motion.Motion
import app.tripeaks.ui.state.words
import app.tripeaks.ui.theme.LocalPalette
import app.tripeaks.ui.theme.Type
import kotlin.math.sqrt

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
    val pace = LocalPace.current
    val fade = fadeIn(pace.moves(Motion.WIN_RISE, Motion.WIN_WAIT))
    val rise = slideInVertically(pace.moves(Motion.WIN_RISE, Motion.WIN_WAIT, Motion.Rise)) { it / 10 }
    AnimatedVisibility(
        won,
        enter = pace.enters(fade + rise),
        exit = pace.leaves(fadeOut(pace.moves(Motion.FADE_OUT))),
    ) {
        BoxWithConstraints(Modifier.fillMaxSize().touchedOnlyWhile(won).testTag("won"), Alignment.Center) {
            val tight = maxHeight < 560.dp
            if (maxWidth > maxHeight * 1.25f) {
                WonSideways(view, tight, actions, extra)
            } else {
                WonUpright(view, tight, actions, extra)
            }
        }
    }
}

/** What there is to read scrolls where it must; the buttons stay in reach. */
@Composable
private fun WonUpright(
    view: View,
    tight: Boolean,
    actions: WonActions,
    extra: @Composable ColumnScope.() -> Unit,
) {
    val between = if (tight) 8.dp else 12.dp
    Column(
        Modifier.fillMaxHeight().widthIn(max = 520.dp).padding(24.dp, if (tight) 8.dp else 24.dp),
        Arrangement.spacedBy(between),
    ) {
        Box(Modifier.weight(1f), Alignment.Center) {
            Column(Modifier.verticalScroll(rememberScrollState()), Arrangement.spacedBy(between)) {
                Triumph(view, tight)
                Breakdown(view, tight, extra)
            }
        }
        WonButtons(actions, tight)
    }
}

@Composable
private fun WonSideways(
    view: View,
    tight: Boolean,
    actions: WonActions,
    extra: @Composable ColumnScope.() -> Unit,
) {
    Row(
        Modifier.widthIn(max = 900.dp).padding(horizontal = 20.dp, vertical = 8.dp),
        Arrangement.spacedBy(24.dp),
        Alignment.CenterVertically,
    ) {
        Column(Modifier.weight(1f), Arrangement.spacedBy(if (tight) 12.dp else 28.dp)) {
            Box(Modifier.weight(1f, fill = false), Alignment.Center) {
                Column(Modifier.verticalScroll(rememberScrollState())) { Triumph(view, tight) }
            }
            WonButtons(actions, tight)
        }
        Column(Modifier.weight(1f).verticalScroll(rememberScrollState())) { Breakdown(view, tight, extra) }
    }
}

@Composable
private fun Triumph(
    view: View,
    tight: Boolean,
) {
    val board = LocalPalette.current.board
    val larger = LocalDensity.current.fontScale.coerceAtLeast(1f)
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
            // It is large as it is: of larger type it takes only a part.
            (if (tight) Type.smallTriumph else Type.triumph).let { it.copy(fontSize = it.fontSize / sqrt(larger)) },
            board.text,
            Modifier.testTag("final"),
        )
        Text(view.note.orEmpty(), color = board.textQuiet, style = Type.body, textAlign = TextAlign.Center)
    }
}

/** The sign stands before the digits in every language. */
private val SignedNumber = Type.strong.copy(fontWeight = FontWeight.Bold, textDirection = TextDirection.Ltr)

@Composable
private fun Breakdown(
    view: View,
    tight: Boolean,
    extra: @Composable ColumnScope.() -> Unit,
) {
    val board = LocalPalette.current.board
    Column(
        Modifier
            .fillMaxWidth()
            .padding(vertical = if (tight) 4.dp else 12.dp)
            .clip(RoundedCornerShape(24.dp))
            .background(board.glass)
            .padding(20.dp, if (tight) 10.dp else 16.dp),
        Arrangement.spacedBy(if (tight) 3.dp else 10.dp),
    ) {
        for (line in view.scoreLines) {
            Row(Modifier.fillMaxWidth().semantics(mergeDescendants = true) {}, Arrangement.SpaceBetween) {
                Text(line.text, Modifier.weight(1f), board.text, style = Type.body)
                Text(
                    line.points.signed(first = line === view.scoreLines.first()),
                    color = board.text,
                    style = SignedNumber,
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
private fun WonButtons(
    actions: WonActions,
    tight: Boolean,
) {
    val board = LocalPalette.current.board
    val quiet = ButtonColours(board.panelButton, board.text)
    Column(Modifier.fillMaxWidth(), Arrangement.spacedBy(if (tight) 8.dp else 12.dp)) {
        WideButton(
            words(Message.NextDeal),
            ButtonColours(board.accent, board.onAccent),
            Modifier.fillMaxWidth().testTag("next-deal"),
            height = if (tight) 48.dp else 56.dp,
            onClick = actions.nextDeal,
        )
        Row(Modifier.fillMaxWidth().height(IntrinsicSize.Max), Arrangement.spacedBy(12.dp)) {
            val half = Modifier.weight(1f).fillMaxHeight()
            val height = if (tight) 48.dp else 52.dp
            WideButton(words(Message.Restart), quiet, half.testTag("restart"), true, height, actions.restart)
            WideButton(words(Message.ShareCode), quiet, half.testTag("share"), true, height, actions.share)
        }
    }
}
