package app.tripeaks

import android.content.Context
import android.net.Uri
import android.view.View
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import app.tripeaks.core.Game
import app.tripeaks.ui.LaunchTheme
import app.tripeaks.ui.openGame
import app.tripeaks.ui.state.AppModel
import app.tripeaks.ui.state.Place
import app.tripeaks.ui.state.importStatistics
import app.tripeaks.ui.state.textOf
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.CoroutineExceptionHandler
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.Job
import kotlinx.coroutines.SupervisorJob
import kotlinx.coroutines.cancel
import kotlinx.coroutines.launch
import kotlinx.coroutines.sync.Mutex
import kotlinx.coroutines.sync.withLock
import java.io.File

/**
 * The one owner of the game in this process: opens it once, off the screen's thread, and keeps it over every rotation.
 * The game's folder lets no second game in. Called on the screen's thread.
 */
class GameOwner(
    private val context: Context,
    private val host: PhoneHost = PhoneHost(context),
    internal val worker: CoroutineDispatcher = Dispatchers.IO,
) {
    /** The app, once the game is open. */
    var app: AppModel? by mutableStateOf(null)
        private set

    /** Why the game could not be opened. */
    var trouble: String? by mutableStateOf(null)
        private set

    // What is still under way when the game is closed finds it closed, and has nobody left to tell.
    private val late = CoroutineExceptionHandler { _, trouble -> if (!closed) throw trouble }
    private val scope = CoroutineScope(SupervisorJob() + Dispatchers.Main.immediate + late)

    /** What the window is painted in until the game is open. */
    internal val launchTheme = LaunchTheme(File(context.filesDir, "theme"))
    internal val sounds = Sounds(context)
    private val feedback = PhoneFeedback(sounds)
    private val languages = Languages(context)
    private var game: Game? = null
    private var opening: Job? = null
    private val settling = Mutex()
    private var shown = false
    private var closed = false
    private var place: Place? = null
    private var offered: ((AppModel) -> Unit)? = null

    /** Opens the game, if it is not open; after a failure once more. */
    fun open() {
        if (app != null || opening?.isActive == true) return
        opening =
            scope.launch {
                openGame(worker, { Game.open(folder(), context.deviceLocales()) }) { trouble = it }?.let(::show)
            }
    }

    private fun folder() = File(context.filesDir, FOLDER).apply { mkdirs() }.path

    private fun show(opened: Game) {
        game = opened
        trouble = null
        val next = AppModel(opened, scope, worker, host, feedback::by)
        place?.let(next::goTo)
        offered?.invoke(next)
        offered = null
        if (!shown) next.pause()
        app = next
        languageChanged()
    }

    /** Where the player was before the process was ended, unless the app is there already. */
    fun restore(saved: Place) {
        if (app == null) place = saved
    }

    /** A text that another app hands over: to be looked at, with the code that it may hold. */
    fun offer(text: String) = onceOpen { it.openNewGame(text) }

    /** A file of statistics that the player has chosen, or that another app hands over. */
    fun offer(file: Uri) = onceOpen { it.importStatistics { textOf { context.contentResolver.openInputStream(file) } } }

    private fun onceOpen(take: (AppModel) -> Unit) {
        app?.let(take) ?: run { offered = take }
    }

    /** The app comes to the screen, in [window], where [chooser] lets the player choose a file. */
    fun enter(
        window: View,
        chooser: () -> Unit,
    ) {
        shown = true
        host.chooser = chooser
        feedback.window = window
        host.look()
        app?.resume()
        languageChanged()
    }

    /** The app has left the screen; not so where [window] is one before the one on the screen. */
    fun leave(window: View) {
        if (feedback.window !== window) return
        shown = false
        feedback.window = null
        host.chooser = null
        app?.pause()
    }

    /** The device or the player has changed the language, here or in the system's settings. */
    fun languageChanged() {
        val app = app ?: return
        scope.launch { settling.withLock { languages.settle(app) } }
    }

    /** The player may want to hear the game from now on: the first cue is to be heard already. */
    fun soundChanged() {
        if (app?.settings?.sound == true) scope.launch(worker) { sounds.load() }
    }

    /** Closes the game for good. */
    fun close() {
        closed = true
        scope.cancel()
        feedback.close()
        app = null
        game?.close()
        game = null
    }

    private companion object {
        const val FOLDER = "game"
    }
}
