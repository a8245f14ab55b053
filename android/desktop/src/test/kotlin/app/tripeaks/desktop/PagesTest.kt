package app.tripeaks.desktop

import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.hasTestTag
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollToNode
import app.tripeaks.DOCUMENTED_WIN
import app.tripeaks.core.AnimationSpeed
import app.tripeaks.core.ChartMark
import app.tripeaks.core.Message
import app.tripeaks.core.Status
import app.tripeaks.core.Theme
import app.tripeaks.ui.state.Screen
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test

/** The screens round the game. */
class PagesTest {
    private fun AppUnderTest.toggle(name: String) {
        tag("page-list").performScrollToNode(hasTestTag("setting-$name"))
        tag("setting-$name").performClick()
        settle()
    }

    @Test
    fun everySwitchChangesItsOwnSetting() =
        withApp {
            app.open(Screen.SETTINGS)
            settle()
            val before = app.settings
            listOf(
                "explanations",
                "show-playable",
                "left-handed",
                "large-ranks",
                "four-colours",
                "haptics",
                "sound",
            ).forEach {
                toggle(it)
            }
            val after = app.settings
            assertEquals(
                before.copy(
                    explanations = !before.explanations,
                    showPlayable = !before.showPlayable,
                    leftHanded = !before.leftHanded,
                    largeRanks = !before.largeRanks,
                    fourColours = !before.fourColours,
                    haptics = !before.haptics,
                    sound = !before.sound,
                ),
                after,
            )
            assertEquals(after, game.settings())
        }

    /** Under every page and sheet the words change, too, and nothing that was typed or reached is lost. */
    @Test
    fun languageChangesWhatIsOpen() =
        withApp("TP1-E-AAAAAAD", locale = "en") {
            fun speak(language: String) {
                app.change(app.settings.copy(language = language))
                settle()
            }
            play("r3c1")
            app.open(Screen.STATISTICS)
            app.open(Screen.RULES)
            app.openTruth()
            app.askTruth()
            app.openPlayback(step = 3)
            app.openNewGame("TP1-C-AAA")
            settle()

            fun said() =
                listOf(
                    app.statistics
                        ?.view
                        ?.statistics
                        ?.chartTitle,
                    app.lesson.first().text,
                    app.verdict?.lines?.first(),
                    app.playback?.text,
                    app.newGame?.reading?.text,
                    app.newGame?.daily?.text,
                )
            val english = said()
            speak("ja")
            val japanese = said()
            english.zip(japanese).forEachIndexed { i, (en, ja) ->
                assertTrue("$i: $en, $ja", !en.isNullOrEmpty() && !ja.isNullOrEmpty() && en != ja)
            }
            assertEquals(3 to "TP1-C-AAA", app.playback?.step to app.newGame?.text)
            speak("en")
            assertEquals(english, said())
        }

    @Test
    fun languageChangesEveryWordAtOnce() =
        withApp {
            val before = view.slots.map { it.label }
            app.change(app.settings.copy(language = "ar"))
            settle()
            assertTrue(app.rightToLeft)
            assertTrue(
                view.slots
                    .map { it.label }
                    .zip(before)
                    .all { (now, then) -> now != then },
            )
            app.change(app.settings.copy(language = "en"))
            settle()
            assertFalse(app.rightToLeft)
        }

    @Test
    fun animationsOffMeansNone() =
        withApp(motion = 1f) {
            app.change(app.settings.copy(animationSpeed = AnimationSpeed.OFF))
            assertEquals(0f, app.pace)
            app.change(app.settings.copy(animationSpeed = AnimationSpeed.FAST, theme = Theme.BLACK))
            assertTrue(app.pace < 1f)
        }

    @Test
    fun statisticsShowWhatWasPlayed() =
        withApp("TP1-E-AAAAAAD") {
            DOCUMENTED_WIN.split(' ').forEach { play(it) }
            app.open(Screen.STATISTICS)
            settle()
            tag("chart").assertIsDisplayed()
            val tiles = game.statistics(view.ruleset).tiles
            for (tile in tiles) text(tile.label).assertIsDisplayed()
            tag("back").performClick()
            settle()
            assertNull(app.screen)
        }

    @Test
    fun backClosesTheSheetBeforeThePageUnderIt() =
        withApp {
            app.open(Screen.STATISTICS)
            app.openNewGame("TP1-C-AAAAAAB")
            settle()
            tag("sheet").assertIsDisplayed()
            assertTrue(app.back())
            settle()
            tag("sheet").assertDoesNotExist()
            tag("page").assertIsDisplayed()
            assertEquals(Screen.STATISTICS, app.screen)
            assertTrue(app.back())
            settle()
            tag("page").assertDoesNotExist()
            assertFalse("the board is the last", app.back())
        }

    @Test
    fun wordsOfAChoiceAreNeverTorn() =
        withApp(width = 320, height = 480, fontScale = 2f, locale = "de") {
            app.open(Screen.SETTINGS)
            settle()
            for (choice in listOf("theme", "animation")) {
                tag("page-list").performScrollToNode(hasTestTag(choice))
                val texts = tag(choice).fetchSemanticsNode().children
                assertEquals(4, texts.size)
                texts.forEach {
                    assertEquals(
                        "$choice: ${it.textLayout().layoutInput.text}",
                        1,
                        it.textLayout().lineCount,
                    )
                }
            }
        }

    @Test
    fun theChartSaysWhatItsMarksMean() =
        withApp("TP1-E-AAAAAAD") {
            play("draw")
            press("undo")
            DOCUMENTED_WIN.split(' ').forEach { play(it) }
            assertEquals(Status.WON, view.status)
            app.open(Screen.STATISTICS)
            settle()
            assertEquals(
                ChartMark.WON_MARKED,
                game
                    .statistics(view.ruleset)
                    .chart
                    .single()
                    .mark,
            )
            tag("page-list").performScrollToNode(hasTestTag("chart"))
            text(app.words[Message.MarkUsed]).assertIsDisplayed()
        }

    @Test
    fun theRulesPageOpensFromTheMenu() =
        withApp {
            tag("menu").performClick()
            settle()
            tag("menu-rules").performClick()
            settle()
            assertEquals(Screen.RULES, app.screen)
            tag("page").assertIsDisplayed()
            assertTrue(app.back())
        }
}
