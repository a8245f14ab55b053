package app.tripeaks.desktop

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertIsEnabled
import androidx.compose.ui.test.assertIsNotEnabled
import androidx.compose.ui.test.assertTextEquals
import androidx.compose.ui.test.onChildAt
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performTextClearance
import androidx.compose.ui.test.performTextInput
import androidx.compose.ui.test.performTextReplacement
import app.tripeaks.core.Mode
import app.tripeaks.core.Preset
import app.tripeaks.ui.state.Sheet
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotEquals
import org.junit.Assert.assertNull
import org.junit.Test

/** The New Game sheet. */
class NewGameTest {
    private fun AppUnderTest.open() {
        tag("new-game").performClick()
        settle()
        tag("sheet").assertIsDisplayed()
    }

    @Test
    fun aCodeIsDealt() =
        withApp {
            open()
            tag("code").performTextInput("tp1–c–aaaaaab")
            tag("code-note").assertTextEquals("代碼正確 · 經典規則")
            assertEquals(Mode.CLASSIC, app.newGame?.ruleset?.mode)
            tag("deal").performClick()
            settle()
            assertEquals("TP1-C-AAAAAAB", view.code)
            assertNull(app.sheet)
            tag("sheet").assertDoesNotExist()
        }

    @Test
    fun aWrongCodeSaysWhyAndChangesNothing() =
        withApp {
            play("r3c2")
            open()
            tag("code").performTextInput("TP1-E-AAAAAA1")
            assertNull(app.newGame?.reading?.code)
            tag("code-note").assertTextEquals(game.readCode("TP1-E-AAAAAA1").text)
            tag("deal").assertIsNotEnabled()
            tag("code").performTextClearance()
            tag("code-note").assertDoesNotExist()
            tag("deal").assertIsEnabled()
            assertEquals("TP1-E-AAAAAAB", view.code)
            assertEquals(1u, view.moves)
        }

    @Test
    fun theToggleRewritesTheCodeInTheField() =
        withApp {
            open()
            tag("code").performTextReplacement("TP1-E-AAAAAAD")
            tag("mode").onChildAt(1).performClick()
            assertEquals("TP1-C-AAAAAAD", app.newGame?.text)
            tag("mode").onChildAt(0).performClick()
            assertEquals("TP1-E-AAAAAAD", app.newGame?.text)
        }

    @Test
    fun aCodeWithVariantsSetsThem() =
        withApp {
            open()
            tag("code").performTextInput("TP1-E-AAAAAAB-OR")
            val rules = checkNotNull(app.newGame).ruleset
            assertEquals(Preset.RUNS, rules.preset)
            assertEquals(true, rules.openPeaks)
        }

    @Test
    fun anEmptyFieldDealsARandomDealByTheRulesChosen() =
        withApp {
            open()
            tag("mode").onChildAt(1).performClick()
            tag("deal").performClick()
            settle()
            assertEquals(Mode.CLASSIC, view.ruleset.mode)
            assertNotEquals("TP1-E-AAAAAAB", view.code)
            assertEquals(Mode.CLASSIC, app.settings.randomRuleset.mode)
        }

    @Test
    fun theDealOfTheDayIsTheDocumentedOne() =
        withApp {
            open()
            tag("daily").performScrollTo().performClick()
            settle()
            assertEquals("TP1-E-JSOKM2N", view.code)
        }

    @Test
    fun theVeilAndTheBackKeyCloseTheSheet() =
        withApp {
            open()
            touch(Rect(Offset(200f, 20f), 1f))
            assertNull(app.sheet)
            open()
            assertEquals(true, app.back())
            settle()
            assertNull(app.sheet)
            assertEquals(false, app.back())
        }

    @Test
    fun theBoardBehindTheSheetIsOutOfReach() =
        withApp {
            open()
            assertEquals(Sheet.NEW_GAME, app.sheet)
            tag("slot-20").assertDoesNotExist()
            touch(layout.slots[20])
            assertEquals(0u, view.moves)
        }
}
