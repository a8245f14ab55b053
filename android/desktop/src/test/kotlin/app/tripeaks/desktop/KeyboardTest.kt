package app.tripeaks.desktop

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.assertContentDescriptionEquals
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertIsEnabled
import androidx.compose.ui.test.assertIsFocused
import androidx.compose.ui.test.hasAnyAncestor
import androidx.compose.ui.test.hasTestTag
import androidx.compose.ui.test.isFocused
import androidx.compose.ui.test.performKeyInput
import androidx.compose.ui.test.pressKey
import androidx.compose.ui.test.withKeyDown
import app.tripeaks.DOCUMENTED_WIN
import app.tripeaks.core.Message
import app.tripeaks.core.Status
import app.tripeaks.slotOf
import app.tripeaks.ui.state.Screen
import app.tripeaks.ui.state.Sheet
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
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

    /** Down for so long that the key repeats itself many times. */
    private fun AppUnderTest.hold(key: Key) {
        root().performKeyInput {
            keyDown(key)
            advanceEventTime(2000)
            keyUp(key)
        }
        settle()
    }

    @Test
    fun aHeldKeyDoesItsDeedOnceAndWalksOn() =
        withApp {
            hold(Key.Spacebar)
            assertEquals(22u, view.stockCount)
            hold(Key.D)
            assertEquals(21u, view.stockCount)
            hold(Key.U)
            assertEquals(22u, view.stockCount)
            root().performKeyInput {
                keyDown(Key.CtrlLeft)
                keyDown(Key.Z)
                advanceEventTime(2000)
                keyUp(Key.Z)
                keyUp(Key.CtrlLeft)
            }
            assertEquals(23u, view.stockCount)
            assertEquals(2u, view.undone)
            hold(Key.DirectionRight)
            tag("slot-27").assertIsFocused()
            // The king of clubs.
            repeat(7) { press(Key.DirectionLeft) }
            tag("slot-20").assertIsFocused()
            val before = view.moves
            hold(Key.Enter)
            assertEquals(before + 1u, view.moves)
            hold(Key.N)
            assertEquals(Sheet.NEW_GAME, app.sheet)
            press(Key.Escape)
            press(Key.N)
            assertEquals("let go while the sheet was open", Sheet.NEW_GAME, app.sheet)
        }

    @Test
    fun aHeldEscapeClosesOneThing() =
        withApp {
            app.open(Screen.SETTINGS)
            app.openMenu()
            settle()
            hold(Key.Escape)
            assertEquals(null to Screen.SETTINGS, app.sheet to app.screen)
        }

    @Test
    fun aHeldSpaceStartsThePlaybackOnce() =
        withApp("TP1-E-AAAAAAD", clockStands = true) {
            app.openPlayback()
            pass(500)
            root().performKeyInput {
                keyDown(Key.Spacebar)
                // To the second repeat.
                advanceEventTime(560)
                keyUp(Key.Spacebar)
            }
            pass(32)
            tag("run").assertContentDescriptionEquals(app.words[Message.PlaybackPause])
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
    fun shiftAndTabWalkBack() =
        withApp {
            repeat(3) { press(Key.Tab) }
            tag("slot-20").assertIsFocused()
            root().performKeyInput { withKeyDown(Key.ShiftLeft) { pressKey(Key.Tab) } }
            tag("slot-19").assertIsFocused()
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

    @Test
    fun theBoardHasTheKeyboardAgainAfterAnyPage() {
        for (screen in listOf(Screen.SETTINGS, Screen.STATISTICS, Screen.RULES)) {
            withApp {
                app.open(screen)
                settle()
                tabTo("back")
                press(Key.Enter)
                assertNull(app.screen)
                press(Key.D)
                assertEquals("after $screen", 1u, view.moves)
            }
        }
    }

    @Test
    fun aSheetOverAPageHasTheKeyboardAndGivesItBack() =
        withApp {
            app.open(Screen.SETTINGS)
            settle()
            tabTo("setting-show-playable")
            app.openNewGame("TP1-C-AAAAAAB")
            settle()
            assertEquals("what lies under the sheet is out of reach", 0, all(hasTestTag("page")).size)
            tabTo("deal")
            press(Key.Escape)
            assertEquals(null to Screen.SETTINGS, app.sheet to app.screen)
            tag("page").assertIsFocused()
            tabTo("back")
            press(Key.Escape)
            assertNull(app.screen)
            press(Key.D)
            assertEquals(1u, view.moves)
        }

    @Test
    fun whatIsInFrontKeepsTheKeyboard() {
        val inFront =
            mapOf<String, AppUnderTest.() -> Unit>(
                "playback-screen" to { app.openPlayback() },
                "page" to { app.open(Screen.RULES) },
                "sheet" to {
                    app.open(Screen.RULES)
                    settle()
                    app.openMenu()
                },
            )
        for ((front, open) in inFront) {
            withApp("TP1-E-AAAAAAD") {
                open()
                settle()
                for (shift in listOf(false, true)) {
                    repeat(STOPS) {
                        assertTrue("$front, shift: $shift", focusedIn(front))
                        root().performKeyInput {
                            if (shift) {
                                withKeyDown(
                                    Key.ShiftLeft,
                                ) { pressKey(Key.Tab) }
                            } else {
                                pressKey(Key.Tab)
                            }
                        }
                        settle()
                    }
                }
            }
        }
    }

    @Test
    fun thePlaybackHasTheKeyboardAgainAfterASheet() =
        withApp("TP1-E-AAAAAAD") {
            app.openPlayback()
            settle()
            app.openNewGame()
            settle()
            press(Key.Escape)
            press(Key.DirectionRight)
            tag("previous").assertIsEnabled()
        }

    /** Whether [front], or something in it, has the keyboard. */
    private fun AppUnderTest.focusedIn(front: String) =
        all(isFocused() and (hasTestTag(front) or hasAnyAncestor(hasTestTag(front)))).isNotEmpty()

    private fun AppUnderTest.focused() =
        all(isFocused()).mapNotNull { it.config.getOrNull(SemanticsProperties.TestTag) }

    private fun AppUnderTest.tabTo(tag: String) {
        repeat(TABS) { if (tag in focused()) return else press(Key.Tab) }
        error("Tab never reached $tag, but ${focused()}")
    }

    @Test
    fun aButtonUnderTheKeyboardIsRinged() =
        withApp {
            play("draw")
            for (tag in listOf("menu", "undo", "chip")) {
                val before = accents(tag)
                tabTo(tag)
                val ringed = accents(tag)
                assertTrue("$tag: $before, then $ringed", ringed > before + 60)
                touch(Rect(Offset(206f, 560f), 1f))
                assertEquals("$tag after a touch", before, accents(tag))
                for (key in listOf(Key.VolumeUp, Key.VolumeDown, Key.Camera)) press(key)
                assertEquals("$tag after a key that the game has no use for", before, accents(tag))
                press(Key.D)
                assertTrue("$tag after a key of the game", accents(tag) > before + 60)
            }
        }

    @Test
    fun aCardUnderTheKeyboardIsRinged() =
        withApp {
            for (tag in listOf("slot-18", "slot-19", "slot-20")) {
                val before = accents(tag)
                press(Key.Tab)
                tag(tag).assertIsFocused()
                assertTrue("$tag: $before, then ${accents(tag)}", accents(tag) > before + 60)
            }
            press(Key.Tab)
            val stock = accents("stock")
            repeat(7) { press(Key.Tab) }
            tag("stock").assertIsFocused()
            assertTrue("$stock, then ${accents("stock")}", accents("stock") > stock + 60)
            val card = accents("slot-27")
            press(Key.DirectionUp)
            assertTrue(accents("stock") <= stock)
            assertTrue("$card", accents("slot-27") >= card)
        }

    private fun AppUnderTest.playByTab(slot: Int) {
        repeat(view.slots.size * 2) {
            if (isFocused().matches(tag("slot-$slot").fetchSemanticsNode())) return press(Key.Enter)
            press(Key.Tab)
        }
        error("Tab never reached slot $slot")
    }

    private companion object {
        /** More than there are stops anywhere. */
        const val TABS = 40

        /** Once round most of them. */
        const val STOPS = 10
    }
}
