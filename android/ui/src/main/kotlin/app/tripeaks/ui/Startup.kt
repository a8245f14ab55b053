package app.tripeaks.ui

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import app.tripeaks.core.Game
import app.tripeaks.core.GameException
import app.tripeaks.core.Theme
import app.tripeaks.ui.board.Scenery
import app.tripeaks.ui.state.AppModel
import app.tripeaks.ui.state.reason
import app.tripeaks.ui.theme.Type
import kotlinx.coroutines.withContext
import kotlin.coroutines.CoroutineContext

/**
 * Opens the game in [worker], since the library has to be loaded and files read, with the mountains to look at in the
 * meantime, in the colours that [launch] knows of. Where the game can't be opened it says why.
 */
@Composable
fun Startup(
    worker: CoroutineContext,
    open: () -> Game,
    app: (Game) -> AppModel,
    launch: LaunchTheme,
    content: @Composable (AppModel) -> Unit = { TriPeaksApp(it) },
) {
    var opened by remember { mutableStateOf<AppModel?>(null) }
    var trouble by remember { mutableStateOf<String?>(null) }
    LaunchedEffect(Unit) {
        opened = openGame(worker, open) { trouble = it }?.let(app)
    }
    Opened(opened, trouble, launch, worker, content)
}

/** What [open] opens in [worker]; null where it can't be opened, and [onTrouble] is told why. */
suspend fun openGame(
    worker: CoroutineContext,
    open: () -> Game,
    onTrouble: (String) -> Unit,
): Game? =
    try {
        withContext(worker) { open() }
    } catch (refused: GameException) {
        onTrouble(refused.reason ?: refused.toString())
        null
    }

/**
 * The [app] once it is there; until then the mountains, in the colours that [launch] knows of, and what [trouble] there
 * is. The theme that the player chooses is noted in [worker], for the next launch.
 */
@Composable
fun Opened(
    app: AppModel?,
    trouble: String?,
    launch: LaunchTheme,
    worker: CoroutineContext,
    content: @Composable (AppModel) -> Unit = { TriPeaksApp(it) },
) {
    if (app == null) return Waiting(trouble, remember(launch) { launch.read() })
    val chosen = app.settings.theme
    LaunchedEffect(chosen) { withContext(worker) { launch.keep(chosen) } }
    content(app)
}

@Composable
private fun Waiting(
    trouble: String?,
    theme: Theme,
) {
    val board = paletteFor(theme).board
    Box(Modifier.fillMaxSize(), Alignment.Center) {
        Scenery(board)
        trouble?.let {
            Text(
                it,
                Modifier.padding(32.dp),
                board.text,
                style = Type.heading,
                textAlign = TextAlign.Center,
            )
        }
    }
}
