package app.tripeaks

import android.view.KeyEvent
import androidx.compose.ui.test.performTouchInput
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.tripeaks.core.Message
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith

/** Fingers, keys and a screen reader. */
@RunWith(AndroidJUnit4::class)
class InputTest {
    @get:Rule
    val under = AppUnderTest()

    @Test
    fun everyWayToTouchTheGamePlaysIt() {
        under.start()
        twoFingersInOneFramePlayTwoCards()
        theKeyboardPlays()
        aScreenReaderFindsEveryCardAndPlays()
        aScreenReaderHearsWhatHappensBehindASheet()
    }

    private fun twoFingersInOneFramePlayTwoCards() {
        under.deal("TP1-E-AAAAAAB")
        val places =
            listOf(
                "r3c2",
                "r3c5",
            ).map {
                under
                    .tag("slot-${slotOf(it)}")
                    .fetchSemanticsNode()
                    .boundsInRoot.center
            }
        under.root().performTouchInput {
            down(0, places[0])
            down(1, places[1])
            up(0)
            up(1)
        }
        under.settle()
        assertEquals(2u, under.view.moves)
    }

    private fun theKeyboardPlays() {
        under.deal("TP1-E-AAAAAAB")
        press(KeyEvent.KEYCODE_D)
        assertEquals(22u, under.view.stockCount)
        press(KeyEvent.KEYCODE_U)
        assertEquals(23u, under.view.stockCount)
        press(KeyEvent.KEYCODE_N)
        under.tag("code").assertExists()
        press(KeyEvent.KEYCODE_ESCAPE)
        assertEquals(null, under.app.sheet)
    }

    private fun aScreenReaderFindsEveryCardAndPlays() {
        under.deal("TP1-E-AAAAAAB")
        val reader = ScreenReader(under)
        val read = AppUnderTest.Places.map(reader::read)
        read.forEachIndexed { i, node ->
            val expected =
                under.view.slots
                    .getOrNull(i)
                    ?.label ?: if (i == 28) under.view.stockLabel else under.view.wasteLabel
            assertEquals(expected, node.label)
            if (i < 29) {
                assertEquals("android.widget.Button", node.role)
                assertTrue("$expected can be acted on", node.canBeClicked)
            }
        }
        val named = (AppUnderTest.Places + AppUnderTest.Buttons).associateBy(reader::id)
        val swiped = reader.order(AppUnderTest.Places.first()).map(named::get)
        val board = AppUnderTest.Places.size
        assertEquals("row by row, then the piles, nothing between", AppUnderTest.Places, swiped.take(board))
        assertEquals("then the buttons", AppUnderTest.Buttons, swiped.drop(board).filterNotNull())
        for (button in AppUnderTest.Buttons) {
            val node = reader.read(button)
            assertTrue("$button says what it is", node.label.isNotBlank())
            assertEquals("$button: there is nothing to undo yet", button != "undo", node.canBeClicked)
        }
        reader.click("slot-${slotOf("r3c2")}")
        assertEquals(1u, under.view.moves)
        reader.click("stock")
        assertEquals(22u, under.view.stockCount)
    }

    private fun aScreenReaderHearsWhatHappensBehindASheet() {
        val reader = ScreenReader(under)
        under.act("new-game")
        under.act("deal")
        assertEquals(null, under.app.sheet)
        val dealt = under.app.play.announcement
        assertTrue("$dealt was not read out", dealt in reader.heard())
        under.act("menu")
        under.act("menu-copy")
        val copied = under.app.words[Message.CodeCopied]
        assertTrue("$copied was not read out", copied in reader.heard())
    }

    private fun press(code: Int) {
        under.scenario.onActivity {
            it.dispatchKeyEvent(KeyEvent(KeyEvent.ACTION_DOWN, code))
            it.dispatchKeyEvent(KeyEvent(KeyEvent.ACTION_UP, code))
        }
        under.settle()
    }
}
