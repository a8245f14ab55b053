package app.tripeaks.desktop

import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.assert
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertIsNotSelected
import androidx.compose.ui.test.assertIsSelected
import androidx.compose.ui.test.hasAnyDescendant
import androidx.compose.ui.test.hasContentDescription
import androidx.compose.ui.test.hasTestTag
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.isSelected
import androidx.compose.ui.test.onChildAt
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollToNode
import androidx.compose.ui.test.performTextInput
import androidx.compose.ui.text.AnnotatedString
import app.tripeaks.DOCUMENTED_WIN
import app.tripeaks.core.AnimationSpeed
import app.tripeaks.core.Message
import app.tripeaks.core.Mode
import app.tripeaks.core.NewGame
import app.tripeaks.core.Preset
import app.tripeaks.core.Status
import app.tripeaks.core.Theme
import app.tripeaks.ui.state.Screen
import app.tripeaks.ui.state.Sheet
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotEquals
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test

/** Every control does what it says. */
@OptIn(ExperimentalTestApi::class)
class ControlsTest {
    private fun AppUnderTest.pressOnPage(tag: String) {
        tag("page-list").performScrollToNode(hasTestTag(tag))
        press(tag)
    }

    private fun AppUnderTest.win() = play(*DOCUMENTED_WIN.split(' ').toTypedArray())

    private fun AppUnderTest.getStuck() {
        while (view.canDraw) play("draw")
        while (view.status == Status.PLAYING) {
            touch(
                layout.slots[
                    view.slots
                        .first { it.playable }
                        .slot
                        .toInt(),
                ],
            )
        }
        assertEquals(Status.STUCK, view.status)
    }

    @Test
    fun theMenuLeadsEverywhere() =
        withApp {
            val ways =
                mapOf(
                    "menu-statistics" to Screen.STATISTICS,
                    "menu-rules" to Screen.RULES,
                    "menu-settings" to Screen.SETTINGS,
                )
            for ((tag, screen) in ways) {
                press("menu")
                press(tag, scroll = true)
                assertEquals(screen, app.screen)
                assertNull(app.sheet)
                tag("page").assertIsDisplayed()
                press("back")
                assertNull(app.screen)
            }
            press("menu")
            press("menu-new")
            assertEquals(Sheet.NEW_GAME, app.sheet)
        }

    @Test
    fun restartDealsTheSameCardsAndCanBeTakenBack() =
        withApp {
            play("r3c2", "draw")
            press("menu")
            press("menu-restart")
            assertNull(app.sheet)
            assertEquals(0u, view.moves)
            assertEquals("TP1-E-AAAAAAB", view.code)
            press("take-back")
            assertEquals(2u, view.moves)
        }

    @Test
    fun theButtonsOfAWin() =
        withApp("TP1-E-AAAAAAD") {
            win()
            press("share")
            assertTrue("$shared", "750" in shared.single() && "TP1-E-AAAAAAD" in shared.single())
            press("restart")
            assertEquals(Status.PLAYING, view.status)
            assertEquals("TP1-E-AAAAAAD", view.code)
            win()
            press("next-deal")
            assertEquals(Status.PLAYING, view.status)
            assertNotEquals("TP1-E-AAAAAAD", view.code)
        }

    @Test
    fun theButtonsOfAStuckDeal() =
        withApp("TP1-C-AAAAAAB") {
            getStuck()
            press("stuck-truth")
            assertEquals(Sheet.TRUTH, app.sheet)
            app.back()
            settle()
            press("stuck-new")
            assertEquals(Sheet.NEW_GAME, app.sheet)
            app.back()
            settle()
            press("stuck-undo")
            assertEquals(Status.PLAYING, view.status)
            tag("stuck").assertDoesNotExist()
        }

    @Test
    fun aSmallScreenHasTheButtonsOfAStuckDealToo() {
        for ((width, height) in listOf(320 to 480, 360 to 640, 640 to 360, 700 to 680)) {
            withApp("TP1-C-AAAAAAB", width, height) {
                getStuck()
                for (tag in listOf("stuck-undo", "stuck-new", "stuck-truth")) tag(tag).assertIsDisplayed()
                press("stuck-undo")
                assertEquals(Status.PLAYING, view.status)
            }
        }
    }

    @Test
    fun presetsAndVariantsAreChosenAndKept() =
        withApp {
            press("new-game")
            press("more", scroll = true)
            press("preset-${Preset.RUNS}", scroll = true)
            tag("preset-${Preset.RUNS}").assertIsSelected()
            tag("preset-${Preset.STANDARD}").assertIsNotSelected()
            for (variant in listOf("open", "wild", "empty")) press("variant-$variant", scroll = true)
            press("winnable", scroll = true)
            press("deal")
            val rules = view.ruleset
            assertEquals(Preset.RUNS, rules.preset)
            assertTrue("$rules", rules.openPeaks && rules.wildCards && rules.emptyStart)
            assertTrue(app.settings.winnableOnly)
            assertEquals(rules, app.settings.randomRuleset)
        }

    @Test
    fun theFieldIsPastedIntoAndCleared() =
        withApp {
            press("new-game")
            press("paste")
            assertEquals(app.words[Message.PasteNothing], app.newGame?.refusal)
            clipboard.setText(AnnotatedString("look: tp1-e-aaaaaad!"))
            press("paste")
            assertEquals("TP1-E-AAAAAAD", app.newGame?.reading?.code)
            assertNull(app.newGame?.refusal)
            press("clear")
            assertEquals("", app.newGame?.text)
            tag("clear").assertDoesNotExist()
            tag("code").performTextInput("x")
            tag("clear").assertIsDisplayed()
        }

    @Test
    fun themeSpeedAndLanguage() =
        withApp {
            app.open(Screen.SETTINGS)
            settle()
            Theme.entries.forEachIndexed { i, theme ->
                tag("page-list").performScrollToNode(hasTestTag("theme"))
                tag("theme").onChildAt(i).performClick()
                settle()
                assertEquals(theme, app.settings.theme)
            }
            AnimationSpeed.entries.forEachIndexed { i, speed ->
                tag("page-list").performScrollToNode(hasTestTag("animation"))
                tag("animation").onChildAt(i).performClick()
                settle()
                assertEquals(speed, app.settings.animationSpeed)
            }
            pressOnPage("language-vi")
            assertEquals("vi", app.settings.language)
            tag("language-vi").assertIsSelected()
            pressOnPage("language-system")
            assertNull(app.settings.language)
            assertEquals(app.settings, game.settings())
        }

    @Test
    fun playerAndSystemSetThePace() =
        withApp(motion = 0.5f) {
            val paces =
                AnimationSpeed.entries.associateWith { speed ->
                    app.change(app.settings.copy(animationSpeed = speed))
                    app.pace
                }
            assertEquals(0f, paces[AnimationSpeed.OFF])
            assertEquals(0.5f, paces[AnimationSpeed.NORMAL])
            assertTrue("$paces", paces.getValue(AnimationSpeed.FAST) < 0.5f)
            assertTrue("$paces", paces.getValue(AnimationSpeed.SLOW) > 0.5f)
        }

    @Test
    fun theHistoryIsPlayedAgain() =
        withApp("TP1-E-AAAAAAD") {
            win()
            deal("TP1-E-AAAAAAB")
            app.open(Screen.STATISTICS)
            settle()
            pressOnPage("history-TP1-E-AAAAAAD")
            assertNull(app.screen)
            assertEquals("TP1-E-AAAAAAD", view.code)
            assertTrue(view.repeat)
        }

    @Test
    fun aCodeOfTheHistoryIsShared() =
        withApp("TP1-E-AAAAAAD") {
            win()
            app.open(Screen.STATISTICS)
            settle()
            pressOnPage("share-TP1-E-AAAAAAD")
            assertEquals(listOf("TP1-E-AAAAAAD"), shared)
            assertEquals("nothing else happens", Screen.STATISTICS, app.screen)
            assertEquals(Status.WON, view.status)
        }

    @Test
    fun whatCanNotBeSharedIsCopied() =
        withApp("TP1-E-AAAAAAD", shares = false) {
            press("chip")
            assertTrue("TP1-E-AAAAAAD" in clipboard.getText()?.text.orEmpty())
            assertEquals(app.words[Message.CodeCopied], app.play.announcement)
            win()
            press("share")
            assertEquals(game.shareText(), clipboard.getText()?.text)
            app.open(Screen.STATISTICS)
            settle()
            pressOnPage("share-TP1-E-AAAAAAD")
            assertEquals("TP1-E-AAAAAAD", clipboard.getText()?.text)
            tag("share-TP1-E-AAAAAAD").assert(
                hasContentDescription(app.words[Message.CodeCopied]) or
                    hasAnyDescendant(hasContentDescription(app.words[Message.CodeCopied])),
            )
        }

    @Test
    fun theMenuCopiesTheCode() =
        withApp("TP1-C-AAAAAAB-JO") {
            play("draw")
            press("menu")
            press("menu-copy", scroll = true)
            assertNull(app.sheet)
            assertEquals("TP1-C-AAAAAAB-JO", clipboard.getText()?.text)
            assertEquals(app.words[Message.CodeCopied], app.play.announcement)
        }

    @Test
    fun theQuestionForTheVerdictCanBeLeftUnasked() =
        withApp("TP1-E-AAAAAAB") {
            play("draw")
            press("menu")
            press("menu-truth")
            press("truth-cancel")
            assertNull(app.sheet)
            assertNull(app.verdict)
            assertTrue(!view.marked)
        }

    @Test
    fun aSetOfStatisticsIsChosen() =
        withApp("TP1-E-AAAAAAB", locale = "en") {
            app.open(Screen.STATISTICS)
            settle()
            text("Classic").performClick()
            settle()
            assertEquals(
                Mode.CLASSIC,
                app.statistics
                    ?.view
                    ?.ruleset
                    ?.mode,
            )
            text("All").performClick()
            settle()
            assertNull(app.statistics?.view?.ruleset)
        }

    @Test
    fun ofManySetsOfStatisticsTheChosenOneIsInView() =
        withApp("TP1-E-AAAAAAB-R", locale = "en") {
            for (code in listOf("TP1-E-AAAAAAB-C", "TP1-C-AAAAAAB-R", "TP1-E-AAAAAAC-R", "TP1-E-AAAAAAD-R")) {
                game.draw()
                game.newGame(NewGame.Code(code))
            }
            game.draw()
            app.play.refresh()
            app.open(Screen.STATISTICS)
            settle()
            val view = checkNotNull(app.statistics?.view)
            assertTrue("${view.scopes}", view.scopes.size > 3)
            val chosen = view.scopes.single { it.ruleset == view.ruleset }
            assertEquals(Preset.RUNS, chosen.ruleset?.preset)
            val place = all(hasText(chosen.title) and isSelected()).single().boundsInRoot
            assertTrue("$place", place.left >= 0 && place.right <= layout.size.width && place.width > 0)
        }

    @Test
    fun aLongHistoryIsShownInParts() =
        withApp("TP1-E-AAAAAAB") {
            val codes = ('A'..'Z').map { "TP1-E-AAAAB${it}A" } + ('A'..'Z').map { "TP1-E-AAAAB${it}B" }
            for (code in codes) {
                game.newGame(NewGame.Code(code))
                game.draw()
            }
            app.open(Screen.STATISTICS)
            settle()
            val first = checkNotNull(app.statistics?.view).history.flatMap { it.lines }
            assertTrue("${first.size}", first.size in 10 until codes.size - 1)
            pressOnPage("history-more")
            val more = checkNotNull(app.statistics?.view).history.flatMap { it.lines }
            assertEquals(first, more.take(first.size))
            assertTrue("${more.size}", more.size > first.size)
            tag("page-list").performScrollToNode(hasTestTag("history-${more.last().code}"))
        }
}
