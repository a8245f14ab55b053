package app.tripeaks.desktop

import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.unit.DpSize
import androidx.compose.ui.unit.dp
import androidx.compose.ui.window.Window
import androidx.compose.ui.window.WindowPosition
import androidx.compose.ui.window.application
import androidx.compose.ui.window.rememberWindowState
import app.tripeaks.core.Game
import app.tripeaks.core.Settings
import app.tripeaks.ui.LaunchTheme
import app.tripeaks.ui.Startup
import app.tripeaks.ui.TriPeaksApp
import app.tripeaks.ui.card.Emblem
import app.tripeaks.ui.state.AppModel
import app.tripeaks.ui.state.Feedback
import app.tripeaks.ui.state.importStatistics
import kotlinx.coroutines.Dispatchers
import java.awt.Dimension
import java.awt.GraphicsEnvironment
import java.io.File
import java.util.Locale

/** A window where there is a display; else the documented win, played off screen, and where its pictures are. */
fun main(arguments: Array<String>) {
    if (GraphicsEnvironment.isHeadless()) {
        play(File(arguments.firstOrNull() ?: "pictures").absoluteFile)
    } else {
        window()
    }
}

private fun play(pictures: File) {
    val end = inTemporaryFolder { showcase(it, pictures) }
    println(
        "There is no display here. The documented win was played off screen: ${end.score} points in ${end.moves} moves.",
    )
    println("Pictures: $pictures")
}

private fun window() =
    application {
        val state = rememberWindowState(position = WindowPosition(Alignment.Center), size = DpSize(440.dp, 860.dp))
        Window(::exitApplication, state, title = "TriPeaks", icon = Emblem) {
            val scope = rememberCoroutineScope()
            val folder = remember { dataFolder().apply { mkdirs() } }
            var running by remember { mutableStateOf<AppModel?>(null) }
            LaunchedEffect(Unit) { window.minimumSize = Dimension(SMALLEST_WIDTH, SMALLEST_HEIGHT) }
            val host = remember { DesktopHost(take = { running?.importStatistics(it) }) }
            Startup(
                worker = Dispatchers.IO,
                open = { Game.open(folder.path, Locale.getDefault().toLanguageTag()) },
                app = { game -> AppModel(game, scope, Dispatchers.IO, host, SILENT).also { running = it } },
                launch = remember { LaunchTheme(File(folder, "theme")) },
            ) { TriPeaksApp(it) }
            PauseWhileAway(running)
        }
    }

/** A computer may stand in an office, and nothing of the game needs sound: here it has none, whatever the setting. */
private val SILENT = { _: Settings -> Feedback.Silent }

private const val SMALLEST_WIDTH = 320
private const val SMALLEST_HEIGHT = 480
