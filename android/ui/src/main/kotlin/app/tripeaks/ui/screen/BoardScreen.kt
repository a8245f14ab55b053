package app.tripeaks.ui.screen

import androidx.compose.animation.AnimatedVisibility
import androidx.compose.animation.fadeIn
import androidx.compose.animation.fadeOut
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.exclude
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.ime
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import app.tripeaks.core.Status
import app.tripeaks.ui.board.Board
import app.tripeaks.ui.board.BoardActions
import app.tripeaks.ui.board.BoardChrome
import app.tripeaks.ui.board.BoardStyle
import app.tripeaks.ui.board.MessageBubble
import app.tripeaks.ui.board.Scenery
import app.tripeaks.ui.board.StuckActions
import app.tripeaks.ui.board.StuckPanel
import app.tripeaks.ui.board.TakeBackOffer
import app.tripeaks.ui.board.WonActions
import app.tripeaks.ui.board.WonScreen
import app.tripeaks.ui.chrome.kept
import app.tripeaks.ui.chrome.touchedOnlyWhile
import app.tripeaks.ui.motion.LocalPace
import app.tripeaks.ui.motion.Motion
import app.tripeaks.ui.state.AppModel
import app.tripeaks.ui.theme.LocalPalette
import kotlinx.coroutines.delay
import kotlin.time.Duration.Companion.seconds

/** The game itself, edge to edge, with everything to touch inside the safe area. */
@Composable
internal fun BoardScreen(
    app: AppModel,
    style: BoardStyle,
    active: Boolean,
    actions: BoardActions,
    won: WonActions,
    modifier: Modifier = Modifier,
) {
    val model = app.play
    val view = model.view
    val playing = view.status != Status.WON
    val stuck = remember(app, actions) { StuckActions(actions.undo, actions.newGame, app::openTruth) }
    val ticks = view.timed && view.clockRuns
    LaunchedEffect(ticks) {
        while (ticks) {
            delay(1.seconds)
            model.refresh()
        }
    }
    val pace = LocalPace.current
    Box(modifier.fillMaxSize()) {
        Scenery(LocalPalette.current.board)
        // Behind a sheet with a keyboard the table stays as it is.
        val room = WindowInsets.safeDrawing.exclude(WindowInsets.ime)
        Board(model, style, active, actions, Modifier.windowInsetsPadding(room)) { layout ->
            AnimatedVisibility(
                playing,
                enter = pace.enters(fadeIn(pace.moves(Motion.FADE_IN))),
                exit = pace.leaves(fadeOut(pace.moves(Motion.WIN_RISE, Motion.WIN_WAIT))),
            ) {
                Box(Modifier.fillMaxSize().touchedOnlyWhile(playing)) { BoardChrome(view, layout, actions) }
            }
            TakeBackOffer(view.canTakeBack && model.bubble == null, layout.bubble, model::takeBack)
            StuckPanel(
                view.status == Status.STUCK,
                kept(view.status == Status.STUCK, view.statusText.orEmpty()),
                layout,
                stuck,
            )
            val verdict = kept(!playing, app.verdict)
            WonScreen(kept(!playing, view), !playing, won) { BestLine(app, verdict) }
            MessageBubble(model.bubble, layout.bubble, model::dismiss)
        }
    }
}
