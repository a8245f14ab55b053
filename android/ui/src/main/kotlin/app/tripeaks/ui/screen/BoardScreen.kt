package app.tripeaks.ui.screen

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.fillMaxSize
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
    Box(modifier.fillMaxSize()) {
        Scenery(LocalPalette.current.board)
        Board(model, style, active, actions, Modifier.windowInsetsPadding(WindowInsets.safeDrawing)) { layout ->
            if (playing) BoardChrome(view, layout, actions)
            TakeBackOffer(view.canTakeBack && model.bubble == null, layout.bubble, model::takeBack)
            StuckPanel(
                view.status == Status.STUCK,
                view.statusText.orEmpty(),
                layout,
                stuck,
            )
            WonScreen(view, !playing, won) { BestLine(app) }
            MessageBubble(model.bubble, layout.bubble, model::dismiss)
        }
    }
}
