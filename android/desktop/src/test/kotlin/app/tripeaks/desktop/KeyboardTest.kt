package app.tripeaks.desktop

import androidx.compose.ui.input.key.Key
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.isFocused
import androidx.compose.ui.test.performKeyInput
import androidx.compose.ui.test.pressKey
import androidx.compose.ui.test.withKeyDown
import app.tripeaks.DOCUMENTED_WIN
import app.tripeaks.core.Status
import app.tripeaks.slotOf
import app.tripeaks.ui.state.Sheet
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNull
import org.junit.Test

/** The game without a finger. */
@OptIn(ExperimentalTestApi::class)
class KeyboardTest {
    private fun AppUnderTest.press(key: Key) {
        root().performKeyInput { pressKey(key) }
        settle()
    }

    @Test
    fun keysDrawAndUndo() =
        withApp {
            press(Key.Spacebar)
            press(Key.D)
            assertEquals(21u, view.stockCount)
            press(Key.U)
            assertEquals(22u, view.stockCount)
            root().performKeyInput { withKeyDown(Key.CtrlLeft) { pressKey(Key.Z) } }
            assertEquals(23u, view.stockCount)
        }

    @Test
    fun hAsksForAHint() =
        withApp {
            press(Key.H)
            assertNotNull(app.play.advice)
        }

    @Test
    fun nOpensTheSheetAndEscapeClosesIt() =
        withApp {
            press(Key.N)
            assertEquals(Sheet.NEW_GAME, app.sheet)
            tag("sheet").assertIsDisplayed()
            press(Key.D)
            assertEquals(23u, view.stockCount)
            press(Key.Escape)
            assertNull(app.sheet)
            press(Key.D)
            assertEquals(22u, view.stockCount)
        }

    @Test
    fun tabWalksOverTheCardsAndEnterPlays() =
        withApp {
            // r3c0, r3c1, r3c2: the king of clubs.
            repeat(3) { press(Key.Tab) }
            press(Key.Enter)
            assertEquals(1u, view.moves)
            assertEquals(13.toUByte(), view.waste?.rank)
        }

    @Test
    fun arrowsReachTheStock() =
        withApp {
            press(Key.DirectionRight)
            press(Key.DirectionRight)
            press(Key.DirectionDown)
            press(Key.Enter)
            assertEquals(22u, view.stockCount)
        }

    @Test
    fun theWholeGameIsPlayedByKeysAlone() =
        withApp("TP1-E-AAAAAAD") {
            for (move in DOCUMENTED_WIN.split(' ')) {
                if (move == "draw") press(Key.Spacebar) else playByTab(slotOf(move))
            }
            assertEquals(Status.WON, view.status)
            assertEquals(750u, view.score)
        }

    private fun AppUnderTest.playByTab(slot: Int) {
        repeat(view.slots.size * 2) {
            if (isFocused().matches(tag("slot-$slot").fetchSemanticsNode())) return press(Key.Enter)
            press(Key.Tab)
        }
        error("Tab never reached slot $slot")
    }
}
