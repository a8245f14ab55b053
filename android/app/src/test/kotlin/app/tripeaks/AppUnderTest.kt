package app.tripeaks

import android.animation.ValueAnimator
import android.content.Intent
import android.os.Build
import android.os.Looper
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.test.SemanticsNodeInteraction
import androidx.compose.ui.test.click
import androidx.compose.ui.test.junit4.createEmptyComposeRule
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.onRoot
import androidx.compose.ui.test.performSemanticsAction
import androidx.compose.ui.test.performTouchInput
import androidx.lifecycle.Lifecycle
import androidx.test.core.app.ActivityScenario
import androidx.test.core.app.ApplicationProvider
import androidx.test.platform.app.InstrumentationRegistry
import app.tripeaks.core.NewGame
import app.tripeaks.ui.state.AppModel
import org.junit.Assert.assertEquals
import org.junit.rules.ExternalResource
import org.junit.runner.Description
import org.junit.runners.model.Statement
import org.robolectric.RuntimeEnvironment
import org.robolectric.Shadows.shadowOf
import org.robolectric.util.ReflectionHelpers
import org.robolectric.util.ReflectionHelpers.ClassParameter
import java.io.File

/** The real app in a real window: touched where the player touches it, looked at by what a screen reader finds. */
class AppUnderTest : ExternalResource() {
    private val rule = createEmptyComposeRule()

    lateinit var scenario: ActivityScenario<MainActivity>

    val application get() = ApplicationProvider.getApplicationContext<TriPeaksApplication>()
    val folder get() = File(application.filesDir, "game")
    val app: AppModel get() = checkNotNull(application.owner.app) { application.owner.trouble ?: "not open" }
    val view get() = app.play.view

    /** Starts the app with [intent] and waits until it can be played, with nothing that moves. */
    fun start(
        intent: Intent = Intent(application, MainActivity::class.java),
        ready: () -> Boolean = { application.owner.app != null },
    ): AppUnderTest {
        System.getProperty("tripeaks.sdk")?.let { assertEquals("SDK", it.toInt(), Build.VERSION.SDK_INT) }
        // Tests are quicker so, and pictures are of what stays.
        setSystemMotion(0f)
        scenario = ActivityScenario.launch(intent)
        waitUntil(ready)
        return this
    }

    /** How the player has set motion in the system: as a factor of every duration. Looked at when the app comes back. */
    fun setSystemMotion(scale: Float) =
        ReflectionHelpers.callStaticMethod<Unit>(
            ValueAnimator::class.java,
            "setDurationScale",
            ClassParameter.from(Float::class.java, scale),
        )

    /** The player leaves the app, does something else [meanwhile], and comes back. */
    fun leaveAndComeBack(meanwhile: () -> Unit) {
        scenario.moveToState(Lifecycle.State.CREATED)
        meanwhile()
        scenario.moveToState(Lifecycle.State.RESUMED)
    }

    /** Puts the deal with [code] on the table. */
    fun deal(code: String): AppUnderTest {
        app.deal(NewGame.Code(code))
        waitUntil { view.code == code && view.moves == 0u && app.sheet == null }
        return this
    }

    /** Plays [moves] by touches: places such as r3c1, or draw. */
    fun play(moves: String) = moves.split(' ').forEach { touch(if (it == "draw") "stock" else "slot-${slotOf(it)}") }

    /** A finger on the middle of what is called [tag]. */
    fun touch(tag: String) {
        tag(tag).performTouchInput { click() }
        settle()
    }

    /** What a click of a screen reader, a switch or a keyboard does. */
    fun act(tag: String) {
        tag(tag).performSemanticsAction(SemanticsActions.OnClick)
        settle()
    }

    fun tag(tag: String): SemanticsNodeInteraction = rule.onNodeWithTag(tag)

    fun root(): SemanticsNodeInteraction = rule.onRoot()

    /** Until [condition] holds, while other threads work and the screen's thread does what they ask of it. */
    fun waitUntil(condition: () -> Boolean) {
        val deadline = System.nanoTime() + PATIENCE_SECONDS * 1_000_000_000
        while (!condition()) {
            check(System.nanoTime() < deadline) { "waited in vain" }
            Thread.sleep(2)
            shadowOf(Looper.getMainLooper()).idle()
        }
        settle()
    }

    fun settle() = rule.waitForIdle()

    /** Waits for what other threads have been asked, as far as nothing tells when they are done. */
    fun rest() {
        repeat(RESTS) {
            Thread.sleep(RESTS.toLong())
            shadowOf(Looper.getMainLooper()).idle()
        }
        settle()
    }

    /** Another app hands [intent] to the running game. */
    fun handIn(intent: Intent) {
        scenario.onActivity {
            val started = it.intent
            InstrumentationRegistry.getInstrumentation().callActivityOnNewIntent(it, intent)
            // The scenario knows the window by it, and would wait for ever for one with another.
            it.intent = started
        }
        settle()
    }

    /** The system's gesture or button. */
    fun back() {
        scenario.onActivity { it.onBackPressedDispatcher.onBackPressed() }
        settle()
    }

    override fun apply(
        base: Statement,
        description: Description,
    ): Statement = rule.apply(super.apply(base, description), description)

    /** Leaves the window and ends the process. */
    override fun after() {
        if (::scenario.isInitialized) scenario.close()
        endProcess()
    }

    /** The process ends; the next window starts another one, on the same files. */
    fun endProcess() = application.onTerminate()

    /** The system makes the window anew: rotation, another size, another theme. */
    fun recreate() {
        scenario.recreate()
        settle()
    }

    /** The window is another one from now on: of other [qualifiers] and type, under the system's [bars]. */
    fun window(
        qualifiers: String,
        fontScale: Float = 1f,
        bars: Bars = Bars(),
    ) {
        RuntimeEnvironment.setQualifiers(qualifiers)
        RuntimeEnvironment.setFontScale(fontScale)
        recreate()
        scenario.onActivity { bars.lieOver(it) }
        settle()
    }

    /** Does [deed] and looks after [ms] milliseconds: what goes away by itself is still there. */
    fun <T> soonAfter(
        ms: Long,
        deed: () -> Unit,
        look: () -> T,
    ): T {
        rule.mainClock.autoAdvance = false
        try {
            deed()
            // What has changed is told to the screen by a message of this thread.
            shadowOf(Looper.getMainLooper()).idle()
            rule.mainClock.advanceTimeBy(ms)
            return look()
        } finally {
            rule.mainClock.autoAdvance = true
            settle()
        }
    }

    companion object {
        /** Every place of the table, in the order in which a screen reader goes, and the buttons round it. */
        val Places = (0..27).map { "slot-$it" } + "stock" + "waste"
        val Buttons = listOf("menu", "new-game", "undo", "hint")

        /** When a message on the board stands still. */
        const val MESSAGE_MS = 600L

        private const val PATIENCE_SECONDS = 60L
        private const val RESTS = 10
    }
}
