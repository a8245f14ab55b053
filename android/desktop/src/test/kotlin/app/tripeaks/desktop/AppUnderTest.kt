package app.tripeaks.desktop

import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.SemanticsNodeInteraction
import androidx.compose.ui.test.SkikoComposeUiTest
import androidx.compose.ui.test.click
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.onRoot
import androidx.compose.ui.test.performTouchInput
import androidx.compose.ui.test.runSkikoComposeUiTest
import androidx.compose.ui.unit.Density
import app.tripeaks.core.Game
import app.tripeaks.core.NewGame
import app.tripeaks.ui.TriPeaksApp
import app.tripeaks.ui.board.boardLayout
import app.tripeaks.ui.state.AppModel
import app.tripeaks.ui.state.Cue
import app.tripeaks.ui.state.Feedback
import app.tripeaks.ui.state.Host
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import java.nio.file.Files
import java.time.LocalDate

/** The app under test, with real touches and a clock of its own. */
@OptIn(ExperimentalTestApi::class)
class AppUnderTest(
    private val ui: SkikoComposeUiTest,
    val game: Game,
    val app: AppModel,
    width: Int,
    height: Int,
    val cues: MutableList<Cue>,
    val shared: List<String>,
) {
    val layout = boardLayout(width.toFloat(), height.toFloat())
    val view get() = app.play.view

    fun tag(tag: String): SemanticsNodeInteraction = ui.onNodeWithTag(tag)

    fun text(text: String): SemanticsNodeInteraction = ui.onNodeWithText(text, useUnmergedTree = true)

    fun root(): SemanticsNodeInteraction = ui.onRoot()

    fun touch(place: Rect) {
        ui.onRoot().performTouchInput { click(place.center) }
        ui.waitForIdle()
    }

    fun play(vararg moves: String) =
        moves.forEach { move -> touch(if (move == "draw") layout.stock else layout.slots[slotOf(move)]) }

    fun deal(code: String) {
        app.deal(NewGame.Code(code))
        ui.waitForIdle()
    }

    fun pass(ms: Long) = ui.mainClock.advanceTimeBy(ms)

    fun settle() = ui.waitForIdle()

    /** From now on time passes only by [pass]. */
    fun stopClock() {
        ui.mainClock.autoAdvance = false
    }
}

/** Runs [test] on an app of [width] x [height] dp over a new game of the deal [code]; cards move where [motion] is over 0. */
@OptIn(ExperimentalTestApi::class)
fun withApp(
    code: String = "TP1-E-AAAAAAB",
    width: Int = 412,
    height: Int = 915,
    locale: String = "zh-Hant",
    motion: Float = 0f,
    test: AppUnderTest.() -> Unit,
) {
    val folder = Files.createTempDirectory("tripeaks-test").toFile()
    val game = Game.open(folder.path, locale)
    try {
        runSkikoComposeUiTest(Size(width.toFloat(), height.toFloat()), Density(1f)) {
            val cues = mutableListOf<Cue>()
            val shared = mutableListOf<String>()
            val host = TestHost(shared, motion)
            val app =
                AppModel(game, CoroutineScope(Dispatchers.Unconfined), Dispatchers.Unconfined, host) {
                    Feedback {
                        cues +=
                            it
                    }
                }
            setContent { TriPeaksApp(app) }
            val under = AppUnderTest(this, game, app, width, height, cues, shared)
            under.deal(code)
            cues.clear()
            under.test()
        }
    } finally {
        game.close()
        folder.deleteRecursively()
    }
}

private class TestHost(
    private val shared: MutableList<String>,
    override val motionScale: Float,
) : Host by DesktopHost({ LocalDate.of(2026, 11, 29) }) {
    override fun share(text: String): Boolean = shared.add(text)
}
