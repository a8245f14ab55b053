package app.tripeaks

import androidx.activity.BackEventCompat
import androidx.activity.OnBackPressedDispatcher
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertTextContains
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.tripeaks.ui.state.Screen
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotEquals
import org.junit.Assert.assertNull
import org.junit.Assert.assertSame
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith

/** Windows come and go, and so do processes: the player finds everything as it was. */
@RunWith(AndroidJUnit4::class)
class ComingBackTest {
    @get:Rule
    val under = AppUnderTest()

    @Test
    fun aNewWindowShowsTheDealTheSheetAndThePage() {
        under.start()
        under.deal("TP1-E-AAAAAAB")
        under.play("r3c2 r3c5 draw")
        val app = under.app
        under.recreate()
        assertSame("the game outlives the window", app, under.app)
        assertEquals(3u, under.view.moves)
        under.touch("undo")
        assertEquals(23u, under.view.stockCount)

        under.act("new-game")
        under.app.newGame?.type("TP1-C-AAA")
        under.recreate()
        under.tag("code").assertTextContains("TP1-C-AAA")
        under.tag("code-note").assertIsDisplayed()
        under.back()
        assertEquals(null, under.app.sheet)

        under.act("menu")
        under.act("menu-statistics")
        under.recreate()
        under.tag("page").assertIsDisplayed()
        assertEquals(Screen.STATISTICS, under.app.screen)
        under.back()
        assertEquals(null, under.app.screen)
        assertEquals("TP1-E-AAAAAAB", under.view.code)
        aRefusedTouchIsExplainedInTheNewWindowToo()
        aPageFollowsTheFingerThatPullsItBack()
        whatCouldNotBeWrittenIsWrittenOnLeaving()
    }

    private fun aRefusedTouchIsExplainedInTheNewWindowToo() {
        under.deal("TP1-E-AAAAAAB")
        under.soonAfter(AppUnderTest.MESSAGE_MS, { under.act("slot-${slotOf("r3c0")}") }) {
            val said = checkNotNull(under.app.play.bubble)
            under.soonAfter(AppUnderTest.MESSAGE_MS, under::recreate) {
                under.tag("bubble").assertIsDisplayed()
                assertEquals(said, under.app.play.bubble)
            }
        }
        assertNull("it goes away by itself", under.app.play.bubble)
        assertEquals(0u, under.view.moves)
    }

    private fun aPageFollowsTheFingerThatPullsItBack() {
        under.app.open(Screen.SETTINGS)
        under.settle()
        val still = under.tag("page").fetchSemanticsNode().boundsInRoot
        gesture { dispatchOnBackStarted(pulledBy(0f)) }
        gesture { dispatchOnBackProgressed(pulledBy(PULL)) }
        assertEquals(PULL, under.app.backPull)
        assertNotEquals("it gives way", still, under.tag("page").fetchSemanticsNode().boundsInRoot)
        gesture { dispatchOnBackCancelled() }
        assertEquals("the finger went back", 0f, under.app.backPull)
        assertEquals(still, under.tag("page").fetchSemanticsNode().boundsInRoot)
        assertEquals(Screen.SETTINGS, under.app.screen)

        gesture { dispatchOnBackStarted(pulledBy(0f)) }
        gesture { dispatchOnBackProgressed(pulledBy(PULL)) }
        gesture { onBackPressed() }
        assertEquals(0f, under.app.backPull)
        assertNull(under.app.screen)
    }

    /** The system's own gesture, as the window is told of it. */
    private fun gesture(step: OnBackPressedDispatcher.() -> Unit) {
        under.scenario.onActivity { it.onBackPressedDispatcher.step() }
        under.settle()
    }

    private fun pulledBy(progress: Float) = BackEventCompat(0f, 400f, progress, BackEventCompat.EDGE_LEFT)

    private fun whatCouldNotBeWrittenIsWrittenOnLeaving() {
        val settings = under.folder.resolve("settings.json")
        assertTrue(under.folder.deleteRecursively())
        under.app.change(under.app.settings.copy(leftHanded = true))
        under.waitUntil {
            under.app.play.bubble
                ?.warns == true
        }
        assertTrue(under.folder.mkdirs())
        assertFalse(settings.exists())
        under.leaveAndComeBack { under.waitUntil(settings::exists) }
    }

    private companion object {
        /** How far the finger has come, of the way that counts. */
        const val PULL = 0.5f
    }
}
