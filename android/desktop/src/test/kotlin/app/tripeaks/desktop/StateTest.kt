package app.tripeaks.desktop

import app.tripeaks.core.Game
import app.tripeaks.core.Mode
import app.tripeaks.core.NewGame
import app.tripeaks.ui.state.AppModel
import app.tripeaks.ui.state.Asking
import app.tripeaks.ui.state.Place
import app.tripeaks.ui.state.Screen
import app.tripeaks.ui.state.Sheet
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import java.io.File
import java.time.Instant
import java.time.LocalDate

/** The state holders by themselves: what the screens show when answers come late, and after the app was ended. */
class StateTest {
    private fun withModel(
        code: String,
        calendar: (Instant) -> LocalDate = { DAY },
        test: (AppModel, LateWorker, File) -> Unit,
    ) = inTemporaryFolder { folder ->
        Game.open(folder.path, "en").use { game ->
            game.newGame(NewGame.Code(code))
            val worker = LateWorker()
            val host = DesktopHost(calendar = calendar)
            test(AppModel(game, CoroutineScope(Dispatchers.Unconfined), worker, host), worker, folder)
        }
    }

    @Test
    fun aTouchWhileAnotherDealIsOnItsWayDoesNothing() =
        withModel("TP1-E-AAAAAAB") { app, worker, _ ->
            app.deal(NewGame.Code("TP1-E-AAAAAAD"))
            app.play.tap(20)
            app.play.draw()
            assertEquals("TP1-E-AAAAAAB" to 0u, app.play.view.code to app.play.view.moves)
            worker.work()
            assertEquals("TP1-E-AAAAAAD" to 0u, app.play.view.code to app.play.view.moves)
            app.play.draw()
            assertEquals(1u, app.play.view.moves)
        }

    @Test
    fun aVerdictIsOfTheDealThatWasAskedAbout() =
        withModel("TP1-E-AAAAAAB") { app, worker, _ ->
            app.askTruth()
            app.play.game.newGame(NewGame.Code("TP1-E-AAAAAAD"))
            worker.work()
            assertNull(app.verdict)
            assertFalse(
                app.play.game
                    .view()
                    .marked,
            )
        }

    @Test
    fun aVerdictIsForgottenWithItsDealAndFreeWhereItIsKnown() =
        withModel("TP1-E-AAAAAAD") { app, worker, _ ->
            app.askTruth()
            worker.work()
            assertNotNull(app.verdict)
            app.play.restart()
            assertNull(app.verdict)
            assertTrue(app.isTruthFree)
        }

    @Test
    fun anotherLanguageAsksNothingOfADealWhoseLineWasNotWatched() =
        withModel("TP1-E-AAAAAAD") { app, worker, _ ->
            app.openPlayback()
            worker.work()
            app.back()
            app.deal(NewGame.Code("TP1-E-AAAAAAB"))
            worker.work()
            app.change(app.settings.copy(language = "de"))
            worker.work()
            assertEquals(
                "TP1-E-AAAAAAB" to false,
                app.play.game
                    .view()
                    .let { it.code to it.marked },
            )
        }

    @Test
    fun aHintIsDroppedOnlyAfterAnOperation() =
        withModel("TP1-E-AAAAAAD-C") { app, worker, _ ->
            app.play.draw()
            app.play.askHint()
            app.play.refresh()
            worker.work()
            assertNotNull(app.play.advice)
            app.play.askHint()
            app.play.draw()
            worker.work()
            assertNull(app.play.advice)
        }

    @Test
    fun whereThePlayerWasIsFoundAgain() =
        withModel("TP1-E-AAAAAAD") { app, worker, _ ->
            app.openPlayback()
            worker.work()
            checkNotNull(app.playback).goTo(7)
            assertEquals(Place(Screen.PLAYBACK, null, step = 7), app.place())
            app.back()

            app.openNewGame("TP1-C-AAA")
            checkNotNull(app.newGame).run {
                choose(ruleset.copy(mode = Mode.CLASSIC))
                winnableOnly = true
                more = true
            }
            val asking = Asking("TP1-C-AAA", "TP1-C-AAAAAAA", winnableOnly = true, more = true)
            assertEquals(Place(null, Sheet.NEW_GAME, asking), app.place())
            app.back()

            // The line comes later than the sheet that was open before it: neither takes the other away.
            val both = Place(Screen.PLAYBACK, Sheet.NEW_GAME, asking, step = 7)
            app.goTo(both)
            worker.work()
            assertEquals(both, app.place())
        }

    @Test
    fun whatCantBeWrittenIsToldInTheMiddleOfADeal() =
        withModel("TP1-E-AAAAAAD") { app, _, folder ->
            app.play.draw()
            assertNull(app.play.bubble)
            assertTrue(folder.deleteRecursively())
            app.play.draw()
            val bubble = checkNotNull(app.play.bubble)
            assertTrue(bubble.text, bubble.warns && bubble.text.startsWith("The game can’t write"))
            app.play.draw()
            assertNull("told once", app.play.bubble)
            assertEquals(3u, app.play.view.moves)
        }

    @Test
    fun whatCouldNotBeWrittenIsWrittenWhenThePlayerLeaves() =
        withModel("TP1-E-AAAAAAD") { app, worker, folder ->
            assertTrue(folder.deleteRecursively())
            app.change(app.settings.copy(largeRanks = true))
            worker.work()
            assertTrue(folder.mkdirs())
            app.pause()
            val settings = folder.resolve("settings.json")
            assertFalse("not on the screen's thread", settings.exists())
            worker.work()
            assertTrue(settings.exists())
        }

    @Test
    fun theHistoryIsPartedByThePlayersDays() {
        var midnight = Instant.MAX
        withModel("TP1-E-AAAAAAB", { if (it < midnight) DAY else DAY.plusDays(1) }) { app, worker, _ ->
            // A deal is booked when the next one is begun.
            fun leaveFor(code: String) {
                app.play.game.draw()
                app.play.game.newGame(NewGame.Code(code))
                app.play.game.draw()
            }
            leaveFor("TP1-E-AAAAAAD")
            midnight = Instant.now().plusMillis(1)
            Thread.sleep(3)
            leaveFor("TP1-E-AAAAAAE")
            leaveFor("TP1-E-AAAAAAF")
            app.open(Screen.STATISTICS)
            worker.work()
            val history = checkNotNull(app.statistics?.view).history
            assertEquals(
                listOf(
                    "November 30, 2026" to listOf("TP1-E-AAAAAAE", "TP1-E-AAAAAAD"),
                    "November 29, 2026" to listOf("TP1-E-AAAAAAB"),
                ),
                history.map { day -> day.date to day.lines.map { it.code } },
            )
        }
    }

    private companion object {
        val DAY: LocalDate = LocalDate.of(2026, 11, 29)
    }
}
