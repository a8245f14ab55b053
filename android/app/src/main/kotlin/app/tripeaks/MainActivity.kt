package app.tripeaks

import android.content.Intent
import android.content.res.Configuration
import android.graphics.Color
import android.media.AudioManager
import android.os.Bundle
import androidx.activity.ComponentActivity
import androidx.activity.SystemBarStyle
import androidx.activity.compose.PredictiveBackHandler
import androidx.activity.compose.setContent
import androidx.activity.enableEdgeToEdge
import androidx.activity.result.contract.ActivityResultContracts.OpenDocument
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.SideEffect
import androidx.core.view.WindowCompat
import app.tripeaks.ui.Opened
import app.tripeaks.ui.TriPeaksApp
import app.tripeaks.ui.paletteFor
import app.tripeaks.ui.state.AppModel
import app.tripeaks.ui.state.Screen
import kotlin.coroutines.cancellation.CancellationException

/** The one window of the app. What it shows is kept by the process's [GameOwner], so that it can come and go. */
class MainActivity : ComponentActivity() {
    private val owner get() = (application as TriPeaksApplication).owner

    private val files = registerForActivityResult(OpenDocument()) { file -> file?.let(owner::offer) }

    override fun onCreate(savedInstanceState: Bundle?) {
        val transparent = SystemBarStyle.dark(Color.TRANSPARENT)
        enableEdgeToEdge(transparent, transparent)
        super.onCreate(savedInstanceState)
        volumeControlStream = AudioManager.STREAM_MUSIC
        val saved = savedInstanceState?.getBundle(PLACE)
        if (saved != null) owner.restore(saved.toPlace())
        if (savedInstanceState == null) take(intent)
        owner.open()
        setContent { Opened(owner.app, owner.trouble, owner.launchTheme, owner.worker) { Content(it) } }
    }

    @Composable
    private fun Content(app: AppModel) {
        PredictiveBackHandler(app.sheet != null || app.screen != null) { pulls ->
            try {
                pulls.collect { app.backPull = it.progress }
                app.back()
            } catch (thoughtBetter: CancellationException) {
                app.backPull = 0f
                throw thoughtBetter
            }
        }
        LaunchedEffect(app.settings.language) { owner.languageChanged() }
        LaunchedEffect(app.settings.sound) { owner.soundChanged() }
        SystemBars(app)
        TriPeaksApp(app)
    }

    /** It is dusk on the board and in the playback, whatever the theme; pages and sheets are as light as the theme. */
    @Composable
    private fun SystemBars(app: AppModel) {
        val lightTheme = !paletteFor(app.settings.theme).dark
        val page = app.screen != null && app.screen != Screen.PLAYBACK
        val sheet = app.sheet != null
        val bars = WindowCompat.getInsetsController(window, window.decorView)
        SideEffect {
            bars.isAppearanceLightStatusBars = lightTheme && page && !sheet
            bars.isAppearanceLightNavigationBars = lightTheme && (page || sheet)
        }
    }

    override fun onStart() {
        super.onStart()
        owner.enter(window.decorView) { files.launch(STATISTICS) }
    }

    override fun onStop() {
        // A window that is only remade comes back at once: the clock need not stand, nor the disk be waited for.
        if (!isChangingConfigurations) owner.leave(window.decorView)
        super.onStop()
    }

    override fun onNewIntent(intent: Intent) {
        super.onNewIntent(intent)
        setIntent(intent)
        take(intent)
    }

    override fun onConfigurationChanged(newConfig: Configuration) {
        super.onConfigurationChanged(newConfig)
        owner.languageChanged()
    }

    override fun onSaveInstanceState(outState: Bundle) {
        super.onSaveInstanceState(outState)
        owner.app?.let { outState.putBundle(PLACE, it.place().toBundle()) }
    }

    private fun take(intent: Intent) {
        val file = intent.fileForTheGame()
        if (file != null) owner.offer(file) else intent.textForTheGame()?.let(owner::offer)
    }

    private companion object {
        const val PLACE = "place"

        /** What other apps call a file of statistics. */
        val STATISTICS = arrayOf("application/json", "text/*", "application/octet-stream")
    }
}
