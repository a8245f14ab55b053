package app.tripeaks.desktop

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertIsEnabled
import androidx.compose.ui.test.assertIsNotEnabled
import androidx.compose.ui.test.assertTextContains
import androidx.compose.ui.test.assertTextEquals
import androidx.compose.ui.test.onChildAt
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performTextClearance
import androidx.compose.ui.test.performTextInput
import androidx.compose.ui.test.performTextReplacement
import androidx.compose.ui.test.performTouchInput
import androidx.compose.ui.test.swipe
import androidx.compose.ui.text.AnnotatedString
import app.tripeaks.core.Message
import app.tripeaks.core.Mode
import app.tripeaks.core.Preset
import app.tripeaks.ui.state.Screen
import app.tripeaks.ui.state.Sheet
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotEquals
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test

/** The New Game sheet. */
class NewGameTest {
    private fun AppUnderTest.open() {
        tag("new-game").performClick()
        settle()
        tag("sheet").assertIsDisplayed()
    }

    @Test
    fun whatWasCopiedIsReadOnlyOnTheTap() =
        withApp {
            clipboard.setText(AnnotatedString("TP1-C-AAAAAAB"))
            open()
            assertEquals("", app.newGame?.text)
            press("paste")
            assertEquals("TP1-C-AAAAAAB", app.newGame?.reading?.code)
        }

    @Test
    fun aLowWindowScrollsToWhatDeals() =
        withApp(width = 640, height = 240) {
            open()
            tag("code").performScrollTo().assertIsDisplayed()
            tag("deal").performScrollTo().assertIsDisplayed()
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
            tag("code-note").assertTextEquals(game.text(Message.RandomDeal))
            tag("deal").assertIsEnabled()
            assertEquals("TP1-E-AAAAAAB", view.code)
            assertEquals(1u, view.moves)
        }

    @Test
    fun aWholeCodeIsSeenInTheFieldOfASmallScreen() {
        for ((width, fontScale) in listOf(320 to 1f, 360 to 1.3f, 412 to 1f)) {
            withApp(width = width, height = 640, locale = "de", fontScale = fontScale) {
                open()
                tag("code").performTextInput("TP1-E-AAAAAAB")
                settle()
                val field = tag("code").fetchSemanticsNode()
                val text = field.textLayout().run { getLineRight(0) - getLineLeft(0) }
                assertTrue("$width x $fontScale: $text in ${field.size}", text <= field.size.width)
                for (part in listOf("paste", "clear")) tag(part).performScrollTo().assertIsDisplayed()
            }
        }
    }

    @Test
    fun aWrongCodeThatIsPastedKeepsTheSheetOpen() =
        withApp {
            open()
            clipboard.setText(AnnotatedString("TP1-E-AAAAAA1"))
            tag("paste").performClick()
            settle()
            tag("sheet").assertIsDisplayed()
            tag("code").assertTextContains("TP1-E-AAAAAA1")
            tag("code-note").assertTextEquals(game.readCode("TP1-E-AAAAAA1").text)
            assertEquals("TP1-E-AAAAAAB", view.code)
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
    fun theHandleIsDraggedToCloseTheSheet() =
        withApp {
            open()
            val top = tag("sheet").fetchSemanticsNode().boundsInRoot.top
            val handle = Offset(206f, top + 12f)
            root().performTouchInput { swipe(handle, handle + Offset(0f, 60f), durationMillis = 800) }
            settle()
            assertEquals("not far enough", Sheet.NEW_GAME, app.sheet)
            assertEquals("and back", top, tag("sheet").fetchSemanticsNode().boundsInRoot.top)
            root().performTouchInput {
                down(handle)
                repeat(20) { moveBy(Offset(0f, 10f)) }
            }
            settle()
            val pulled = tag("sheet").fetchSemanticsNode().boundsInRoot.top - top
            assertTrue("it keeps up with the finger, which has gone 200: $pulled", pulled in 170f..200f)
            root().performTouchInput { up() }
            settle()
            assertNull(app.sheet)
        }

    @Test
    fun aBackGesturePullsTheSheetAndNotThePageUnderIt() =
        withApp {
            app.open(Screen.RULES)
            settle()
            app.backPull = 0.5f
            settle()
            val pulled = tag("page").fetchSemanticsNode().boundsInRoot
            assertTrue("$pulled", pulled.width < 411f)
            app.backPull = 0f
            app.openNewGame()
            settle()
            val top = tag("sheet").fetchSemanticsNode().boundsInRoot.top
            app.backPull = 0.5f
            settle()
            assertTrue(tag("sheet").fetchSemanticsNode().boundsInRoot.top > top + 20f)
            app.back()
            settle()
            assertEquals(412f, tag("page").fetchSemanticsNode().boundsInRoot.width)
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
