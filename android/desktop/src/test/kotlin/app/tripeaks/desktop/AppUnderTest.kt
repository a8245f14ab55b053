package app.tripeaks.desktop

import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.toPixelMap
import androidx.compose.ui.platform.ClipboardManager
import androidx.compose.ui.platform.LocalClipboardManager
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.SemanticsNodeInteraction
import androidx.compose.ui.test.SkikoComposeUiTest
import androidx.compose.ui.test.captureToImage
import androidx.compose.ui.test.click
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.onRoot
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performTouchInput
import androidx.compose.ui.test.runSkikoComposeUiTest
import androidx.compose.ui.text.AnnotatedString
import androidx.compose.ui.text.TextLayoutResult
import androidx.compose.ui.unit.Density
import app.tripeaks.core.Game
import app.tripeaks.core.NewGame
import app.tripeaks.slotOf
import app.tripeaks.ui.TriPeaksApp
import app.tripeaks.ui.board.boardLayout
import app.tripeaks.ui.state.AppModel
import app.tripeaks.ui.state.Cue
import app.tripeaks.ui.state.Feedback
import app.tripeaks.ui.state.Host
import app.tripeaks.ui.state.importStatistics
import app.tripeaks.ui.theme.LightPalette
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import java.io.File
import java.time.LocalDate
import kotlin.math.abs

/** The app under test, with real touches and a clock of its own. */
@OptIn(ExperimentalTestApi::class)
class AppUnderTest(
    private val ui: SkikoComposeUiTest,
    val game: Game,
    val app: AppModel,
    width: Int,
    height: Int,
    fontScale: Float,
    val cues: MutableList<Cue>,
    val shared: List<String>,
    val clipboard: ClipboardManager,
) {
    val layout = boardLayout(width.toFloat(), height.toFloat(), fontScale)
    val view get() = app.play.view

    fun tag(tag: String): SemanticsNodeInteraction = ui.onNodeWithTag(tag)

    fun text(text: String): SemanticsNodeInteraction = ui.onNodeWithText(text, useUnmergedTree = true)

    fun root(): SemanticsNodeInteraction = ui.onRoot()

    fun all(matcher: SemanticsMatcher): List<SemanticsNode> = ui.onAllNodes(matcher).fetchSemanticsNodes()

    fun press(
        tag: String,
        scroll: Boolean = false,
    ) {
        tag(tag).run { if (scroll) performScrollTo() else this }.performClick()
        settle()
    }

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

    /** How many pixels of [tag] have the colour that marks things on the board. */
    fun accents(tag: String): Int {
        val picture = tag(tag).captureToImage().toPixelMap()
        val accent = LightPalette.board.accent
        return (0 until picture.width * picture.height).count {
            val colour = picture[it % picture.width, it / picture.width]
            abs(colour.red - accent.red) + abs(colour.green - accent.green) + abs(colour.blue - accent.blue) < 0.2f
        }
    }

    /** From now on time passes only by [pass]. */
    fun stopClock() {
        ui.mainClock.autoAdvance = false
    }
}

/** How the text in this node is laid out. */
fun SemanticsNode.textLayout(): TextLayoutResult {
    val results = mutableListOf<TextLayoutResult>()
    (listOf(this) + children)
        .firstNotNullOfOrNull {
            it.config.getOrNull(SemanticsActions.GetTextLayoutResult)
        }?.action
        ?.invoke(results)
    return results.single()
}

/**
 * Runs [test] on an app of [width] x [height] dp over a new game of the deal [code], or the one found where that is empty;
 * cards move where [motion] is over 0. [prepare] sees the game's folder before it is opened. Where [clockStands] time
 * passes only by [AppUnderTest.pass]. Where it does not [shares], the machine can't hand a text to other apps. Asked for a
 * file, the player chooses the one of [choose].
 */
@OptIn(ExperimentalTestApi::class)
fun withApp(
    code: String = "TP1-E-AAAAAAB",
    width: Int = 412,
    height: Int = 915,
    locale: String = "zh-Hant",
    motion: Float = 0f,
    fontScale: Float = 1f,
    clockStands: Boolean = false,
    shares: Boolean = true,
    choose: () -> File? = { null },
    prepare: (File) -> Unit = {},
    test: AppUnderTest.() -> Unit,
) {
    inTemporaryFolder { folder ->
        prepare(folder)
        Game.open(folder.path, locale).use { game ->
            runSkikoComposeUiTest(Size(width.toFloat(), height.toFloat()), Density(1f, fontScale)) {
                val cues = mutableListOf<Cue>()
                val shared = mutableListOf<String>()
                lateinit var app: AppModel
                val host = TestHost(shared.takeIf { shares }, motion, choose) { app.importStatistics(it) }
                app =
                    AppModel(game, CoroutineScope(Dispatchers.Unconfined), Dispatchers.Unconfined, host) {
                        Feedback {
                            cues +=
                                it
                        }
                    }
                mainClock.autoAdvance = !clockStands
                val clipboard = TestClipboard()
                setContent { CompositionLocalProvider(LocalClipboardManager provides clipboard) { TriPeaksApp(app) } }
                val under = AppUnderTest(this, game, app, width, height, fontScale, cues, shared, clipboard)
                if (code.isNotEmpty()) under.deal(code)
                under.test()
            }
        }
    }
}

private class TestClipboard : ClipboardManager {
    private var held: AnnotatedString? = null

    override fun setText(annotatedString: AnnotatedString) {
        held = annotatedString
    }

    override fun getText(): AnnotatedString? = held
}

private class TestHost(
    private val shared: MutableList<String>?,
    override val motionScale: Float,
    choose: () -> File?,
    take: (() -> String) -> Unit,
) : Host by DesktopHost(choose, take, { LocalDate.of(2026, 11, 29) }) {
    override fun share(text: String): Boolean = shared?.add(text) == true

    override fun shareFile(
        name: String,
        text: String,
    ): Boolean = share(text)
}
