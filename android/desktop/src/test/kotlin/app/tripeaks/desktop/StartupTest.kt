package app.tripeaks.desktop

import androidx.compose.ui.geometry.Size
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.runSkikoComposeUiTest
import androidx.compose.ui.unit.Density
import app.tripeaks.core.Game
import app.tripeaks.core.Theme
import app.tripeaks.ui.LaunchTheme
import app.tripeaks.ui.Startup
import app.tripeaks.ui.state.AppModel
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotEquals
import org.junit.Test
import java.io.File

/** What is to be seen before the game is open. */
class StartupTest {
    /** Starts the app in [folder], and hands [test] its screen, the worker that is to open it, and the app once it is open. */
    private fun start(
        folder: File,
        test: (OffScreen, LateWorker, () -> AppModel?) -> Unit,
    ) {
        val held = LateWorker()
        var game: Game? = null
        var app: AppModel? = null
        val open = { Game.open(folder.path, "en").also { game = it } }
        val screen =
            OffScreen(412, 915) {
                Startup(
                    held,
                    open,
                    {
                        AppModel(
                            it,
                            CoroutineScope(Dispatchers.Unconfined),
                            Dispatchers.Unconfined,
                            DesktopHost(),
                        ).also { made ->
                            app =
                                made
                        }
                    },
                    LaunchTheme(File(folder, "theme")),
                )
            }
        try {
            screen.use { test(it, held) { app } }
        } finally {
            game?.close()
        }
    }

    private fun OffScreen.sky(): Int {
        pass(200)
        return picture().getRGB(206, 1) and 0xFFFFFF
    }

    @Test
    fun theFirstFrameHasTheThemeChosenLast() =
        inTemporaryFolder { folder ->
            start(folder) { screen, held, app ->
                assertNotEquals("dusk, as nothing was chosen", 0, screen.sky())
                held.work()
                screen.pass(100)
                checkNotNull(app()).run { change(settings.copy(theme = Theme.BLACK)) }
                screen.pass(100)
                held.work()
            }
            start(folder) { screen, held, app ->
                assertEquals("before the game is open", 0, screen.sky())
                assertEquals(null, app())
                held.work()
                assertEquals("after", 0, screen.sky())
                assertEquals(Theme.BLACK, app()?.settings?.theme)
            }
        }

    @OptIn(ExperimentalTestApi::class)
    @Test
    fun aGameThatCantBeOpenedSaysWhy() =
        inTemporaryFolder { folder ->
            val path = folder.path
            Game.open(path, "en").use {
                runSkikoComposeUiTest(Size(320f, 480f), Density(1f, 2f)) {
                    val launch = LaunchTheme(File(folder, "theme"))
                    setContent { Startup(Dispatchers.Unconfined, { Game.open(path, "en") }, { error("open") }, launch) }
                    onNodeWithText("TriPeaks is already running in another window").assertIsDisplayed()
                }
            }
        }

    @Test
    fun anUnreadableNoteIsNoTheme() =
        inTemporaryFolder { folder ->
            File(folder, "theme").writeText("PURPLE")
            assertEquals(Theme.SYSTEM, LaunchTheme(File(folder, "theme")).read())
            assertEquals(Theme.SYSTEM, LaunchTheme(folder).read())
            LaunchTheme(folder).keep(Theme.DARK)
        }
}
