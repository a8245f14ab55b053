package app.tripeaks

import android.content.Intent
import android.os.Looper
import androidx.compose.ui.test.SemanticsNodeInteraction
import androidx.compose.ui.test.click
import androidx.compose.ui.test.junit4.ComposeTestRule
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performTouchInput
import androidx.test.core.app.ActivityScenario
import androidx.test.core.app.ApplicationProvider
import app.tripeaks.core.AnimationSpeed
import app.tripeaks.core.NewGame
import app.tripeaks.ui.state.AppModel
import org.robolectric.Shadows.shadowOf
import java.io.File

/** The real app in a real window: touched where the player touches it, looked at by what a screen reader finds. */
class AppUnderTest(
    private val rule: ComposeTestRule,
) {
    lateinit var scenario: ActivityScenario<MainActivity>

    val application get() = ApplicationProvider.getApplicationContext<TriPeaksApplication>()
    val folder get() = File(application.filesDir, "game")
    val app: AppModel get() = checkNotNull(application.owner.app) { application.owner.trouble ?: "not open" }
    val view get() = app.play.view

    /** Starts the app with [intent] and waits until it can be played, with nothing that moves. */
    fun start(intent: Intent = Intent(application, MainActivity::class.java)): AppUnderTest {
        scenario = ActivityScenario.launch(intent)
        waitUntil { application.owner.app != null }
        app.change(app.settings.copy(animationSpeed = AnimationSpeed.OFF))
        rule.waitForIdle()
        return this
    }

    /** Puts the deal with [code] on the table. */
    fun deal(code: String): AppUnderTest {
        rule.runOnIdle { app.deal(NewGame.Code(code)) }
        waitUntil { view.code == code && view.moves == 0u && app.sheet == null }
        rule.waitForIdle()
        return this
    }

    /** Plays [moves] by touches: places such as r3c1, or draw. */
    fun play(moves: String) = moves.split(' ').forEach { touch(if (it == "draw") "stock" else "slot-${slotOf(it)}") }

    /** A finger on the middle of what is called [tag]. */
    fun touch(tag: String) = tag(tag).performTouchInput { click() }

    /** What a click of a screen reader, a switch or a keyboard does. */
    fun act(tag: String) = tag(tag).performClick()

    fun tag(tag: String): SemanticsNodeInteraction = rule.onNodeWithTag(tag)

    /** Until [condition] holds, while other threads work and the screen's thread does what they ask of it. */
    fun waitUntil(condition: () -> Boolean) {
        val deadline = System.nanoTime() + PATIENCE_SECONDS * 1_000_000_000
        while (!condition()) {
            check(System.nanoTime() < deadline) { "waited in vain" }
            Thread.sleep(2)
            shadowOf(Looper.getMainLooper()).idle()
        }
        rule.waitForIdle()
    }

    fun settle() = rule.waitForIdle()

    /** The system makes the window anew: rotation, another size, another theme. */
    fun recreate() {
        scenario.recreate()
        rule.waitForIdle()
    }

    private companion object {
        const val PATIENCE_SECONDS = 60L
    }
}

/** The place of the peaks written as r3c1, in row order. */
fun slotOf(place: String): Int {
    val (row, column) = place.drop(1).split('c').map(String::toInt)
    return listOf(0, 3, 9, 18)[row] + column
}

/** Wins the deal TP1-E-AAAAAAD with 750 points. */
const val DOCUMENTED_WIN =
    "r3c1 r3c2 r3c3 r3c5 r3c8 r2c2 draw r3c6 r2c1 r3c7 r3c0 r2c0 r1c0 draw r2c5 r1c1 draw draw r2c7 r3c4 draw draw " +
        "draw r3c9 draw r2c3 draw draw r2c4 draw r2c8 r1c5 draw draw draw draw r0c0 r2c6 draw r1c4 draw r0c2 draw " +
        "draw r1c2 r1c3 draw draw draw r0c1"
