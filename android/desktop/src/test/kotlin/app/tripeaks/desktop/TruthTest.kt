package app.tripeaks.desktop

import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import app.tripeaks.DOCUMENTED_WIN
import app.tripeaks.core.Advice
import app.tripeaks.ui.state.Screen
import app.tripeaks.ui.state.Sheet
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test

/** Hints, and what is told of a deal. */
class TruthTest {
    @Test
    fun aHintPointsAtSomethingThatCanBeDone() =
        withApp {
            tag("hint").performClick()
            val advice = app.play.advice
            assertTrue(
                "$advice",
                advice is Advice.Draw || (advice is Advice.Play && view.slots[advice.slot.toInt()].playable),
            )
            assertNotNull(app.play.bubble)
            val meant = if (advice is Advice.Play) "slot-${advice.slot}" else "stock"
            assertTrue("$meant is ringed", accents(meant) > accents("slot-18") + 100)
            assertEquals(0u, view.moves)
            assertFalse(view.marked)
            play("draw")
            assertNull(app.play.advice)
        }

    @Test
    fun theVerdictMarksADealOnlyWhenItIsAskedFor() =
        withApp("TP1-E-AAAAAAD") {
            play("r3c1")
            tag("menu").performClick()
            tag("menu-truth").performClick()
            settle()
            assertEquals(Sheet.TRUTH, app.sheet)
            assertFalse(view.marked)
            tag("truth").assertDoesNotExist()
            tag("truth-ask").performClick()
            settle()
            assertTrue(view.marked)
            tag("truth").assertIsDisplayed()
            assertEquals("read out", app.verdict?.lines?.joinToString("\n"), app.play.announcement)
            tag("playback").performClick()
            settle()
            assertEquals(Screen.PLAYBACK, app.screen)
            assertEquals(app.verdict?.minMoves, app.playback?.last?.toUInt())
        }

    @Test
    fun anUnwinnableDealHasNoLine() =
        withApp("TP1-C-AAAAAAD") {
            app.openTruth()
            app.askTruth()
            settle()
            assertEquals(false, app.verdict?.winnable)
            tag("playback").assertDoesNotExist()
        }

    @Test
    fun aWinSaysWhatWasPossible() =
        withApp("TP1-E-AAAAAAD") {
            DOCUMENTED_WIN.split(' ').forEach { play(it) }
            settle()
            assertFalse(view.marked)
            tag("best").performScrollTo().performClick()
            settle()
            tag("truth").assertIsDisplayed()
            assertFalse(view.marked)
        }
}
