package app.tripeaks.desktop

import androidx.compose.ui.input.key.Key
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.SemanticsMatcher.Companion.expectValue
import androidx.compose.ui.test.SemanticsMatcher.Companion.keyNotDefined
import androidx.compose.ui.test.assert
import androidx.compose.ui.test.assertContentDescriptionEquals
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.isFocused
import androidx.compose.ui.test.performKeyInput
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performSemanticsAction
import androidx.compose.ui.test.performTextInput
import androidx.compose.ui.test.pressKey
import app.tripeaks.DOCUMENTED_WIN
import app.tripeaks.core.Status
import app.tripeaks.slotOf
import app.tripeaks.ui.state.Screen
import app.tripeaks.ui.state.Sheet
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotEquals
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test

/** The game for those who hear it, use keys or a switch, or need large type. */
@OptIn(ExperimentalTestApi::class)
class AccessibilityTest {
    private val SemanticsNode.tag get() = config.getOrNull(SemanticsProperties.TestTag)

    private val SemanticsNode.name: String
        get() =
            config.getOrNull(SemanticsProperties.ContentDescription)?.joinToString()
                ?: (listOf(this) + children)
                    .flatMap { it.config.getOrNull(SemanticsProperties.Text).orEmpty() }
                    .joinToString()

    /** Everything to touch but cards, whose size the screen decides, is 48 dp wide and high, and has a name. */
    private fun AppUnderTest.checkControls(where: String) {
        val controls = all(hasClickAction()).filterNot { it.tag.orEmpty().startsWith("slot-") || it.tag == "scrim" }
        assertTrue(where, controls.isNotEmpty())
        for (control in controls) {
            val size = control.size
            assertTrue(
                "$where: ${control.tag} ${control.name} is $size",
                size.width >= 48 && size.height >= 48,
            )
            assertTrue("$where: ${control.tag} has no name", control.name.isNotBlank())
        }
    }

    private fun onEachSize(test: AppUnderTest.() -> Unit) {
        for ((width, height) in listOf(320 to 480, 412 to 915, 915 to 412)) {
            withApp("TP1-E-AAAAAAB", width, height, test = test)
        }
    }

    @Test
    fun controlsAreLargeEnoughAndNamed() =
        onEachSize {
            checkControls("board")
            press("menu")
            checkControls("menu")
            app.back()
            press("new-game")
            app.newGame?.more = true
            settle()
            checkControls("new game")
            app.back()
            app.openTruth()
            settle()
            checkControls("truth")
            app.back()
            for (screen in listOf(Screen.SETTINGS, Screen.STATISTICS, Screen.RULES)) {
                app.open(screen)
                settle()
                checkControls("$screen")
                app.back()
                settle()
            }
        }

    @Test
    fun controlsAtTheEndOfADealAreLargeEnoughAndNamed() =
        onEachSize {
            play("draw")
            deal("TP1-E-AAAAAAD")
            tag("take-back").assertIsDisplayed()
            checkControls("what takes back")
            play(*DOCUMENTED_WIN.split(' ').toTypedArray())
            settle()
            tag("won").assertIsDisplayed()
            checkControls("won")
            app.openPlayback()
            settle()
            checkControls("playback")
            app.back()
            deal("TP1-C-AAAAAAB")
            while (view.status == Status.PLAYING) {
                val card = view.slots.firstOrNull { it.playable }
                if (view.canDraw || card == null) app.play.draw() else app.play.tap(card.slot.toInt())
            }
            settle()
            tag("stuck").assertIsDisplayed()
            checkControls("stuck")
        }

    @Test
    fun whatHappensIsAnnounced() =
        withApp(locale = "en") {
            play("draw")
            tag("announcer").assertContentDescriptionEquals(view.wasteLabel)
            tag("undo").performSemanticsAction(SemanticsActions.OnClick)
            tag("announcer").assertContentDescriptionEquals("Draw undone")
            play("r3c2", "r3c5", "r3c4")
            tag("announcer").assertContentDescriptionEquals(view.slots[13].label)
            tag("announcer").assert(expectValue(SemanticsProperties.LiveRegion, LiveRegionMode.Polite))
        }

    @Test
    fun theVoiceIsThereBehindWhateverLiesBeforeTheBoard() =
        withApp(locale = "en") {
            val voice = tag("announcer").fetchSemanticsNode().id
            press("new-game")
            assertEquals("while a sheet is open", voice, tag("announcer").fetchSemanticsNode().id)
            press("deal")
            assertEquals("New cards dealt", app.play.announcement.trim())
            tag("announcer").assertContentDescriptionEquals(app.play.announcement)
            app.open(Screen.RULES)
            settle()
            assertEquals("while a page is open", voice, tag("announcer").fetchSemanticsNode().id)
        }

    @Test
    fun whatIsSaidIsReadOnceAndSaidAgainIsReadAgain() =
        withApp(locale = "en", clockStands = true) {
            fun heard() = tag("announcer").fetchSemanticsNode().name

            play("r3c9")
            pass(500)
            val first = heard()
            assertEquals("The rank must be one higher or one lower", first.trim())
            tag("announcer").assert(expectValue(SemanticsProperties.LiveRegion, LiveRegionMode.Assertive))
            tag("bubble").assert(keyNotDefined(SemanticsProperties.LiveRegion))
            play("r3c9")
            pass(500)
            assertNotEquals("a reader reads what has changed", first, heard())
            assertEquals(first.trim(), heard().trim())
            app.play.askHint()
            pass(500)
            assertEquals(app.play.bubble?.text, heard())
            tag("announcer").assert(expectValue(SemanticsProperties.LiveRegion, LiveRegionMode.Polite))
        }

    @Test
    fun peaksAndTheEndAreAnnounced() =
        withApp("TP1-E-AAAAAAD", locale = "en") {
            val heard = mutableListOf<String>()
            for (move in DOCUMENTED_WIN.split(' ')) {
                play(move)
                heard += app.play.announcement
            }
            assertTrue(heard[36], "Left peak cleared at move 37, 100 points extra" in heard[36])
            assertTrue(heard[41], "Right peak cleared at move 42" in heard[41])
            assertTrue(heard[49], "All three peaks cleared" in heard[49])
        }

    @Test
    fun cardsAreReadInRowOrder() =
        withApp(locale = "en") {
            val cards = all(hasClickAction()).filter { it.tag.orEmpty().startsWith("slot-") }
            val order = cards.map { it.config[SemanticsProperties.TraversalIndex] to it.tag }
            assertEquals(order.sortedBy { it.first }.map { it.second }, (0 until 28).map { "slot-$it" })
            assertTrue(cards.first().name, cards.first().name.startsWith("face down, covered by 2 cards"))
        }

    @Test
    fun theWholeWayByActionsAlone() =
        withApp {
            fun act(tag: String) {
                tag(tag).performSemanticsAction(SemanticsActions.OnClick)
                settle()
            }
            act("new-game")
            tag("code").performTextInput("TP1-E-AAAAAAD")
            act("deal")
            for (move in DOCUMENTED_WIN.split(' ')) act(if (move == "draw") "stock" else "slot-${slotOf(move)}")
            assertEquals(Status.WON, view.status)
            act("next-deal")
            assertEquals(Status.PLAYING, view.status)
            act("menu")
            assertEquals(Sheet.MENU, app.sheet)
            tag("sheet").performSemanticsAction(SemanticsActions.Dismiss)
            settle()
            assertNull(app.sheet)
        }

    @Test
    fun theWholeWayByKeysAlone() =
        withApp {
            fun press(key: Key) {
                root().performKeyInput { pressKey(key) }
                settle()
            }

            fun focused() = all(isFocused()).mapNotNull { it.tag }

            fun tabTo(tag: String) {
                repeat(40) { if (tag in focused()) return else press(Key.Tab) }
                error("Tab never reached $tag, but ${focused()}")
            }
            press(Key.N)
            tabTo("code")
            tag("code").performTextInput("TP1-E-AAAAAAD")
            tabTo("deal")
            press(Key.Enter)
            assertEquals("TP1-E-AAAAAAD", view.code)
            for (move in DOCUMENTED_WIN.split(' ')) {
                if (move == "draw") {
                    press(Key.D)
                } else {
                    tabTo("slot-${slotOf(move)}")
                    press(Key.Enter)
                }
            }
            assertEquals(Status.WON, view.status)
            tabTo("next-deal")
            press(Key.Enter)
            assertEquals(Status.PLAYING, view.status)
            press(Key.M)
            assertEquals(Sheet.MENU, app.sheet)
            tabTo("menu-settings")
            press(Key.Enter)
            assertEquals(Screen.SETTINGS, app.screen)
            press(Key.Escape)
            assertNull(app.screen)
            press(Key.D)
            assertEquals(1u, view.moves)
        }

    @Test
    fun theLargestTypeOnTheSmallestScreenShowsEverything() =
        withApp("TP1-E-AAAAAAD", 320, 480, fontScale = 2f, locale = "de") {
            for (tag in listOf("menu", "new-game", "score", "chip", "undo", "hint", "stock", "waste")) {
                tag(tag).assertIsDisplayed()
            }
            press("new-game")
            tag("deal").assertIsDisplayed()
            for (part in listOf("winnable", "more")) press(part, scroll = true)
            for (part in listOf("daily", "preset-ORIGINAL", "variant-empty")) {
                tag(part).performScrollTo().assertIsDisplayed()
            }
            app.back()
            deal("TP1-E-AAAAAAD")
            play(*DOCUMENTED_WIN.split(' ').toTypedArray())
            for (tag in listOf("next-deal", "restart", "share")) tag(tag).assertIsDisplayed()
            press("best", scroll = true)
            tag("playback").assertIsDisplayed()
        }
}
