package app.tripeaks

import androidx.compose.ui.test.performScrollToIndex
import app.tripeaks.core.Status
import app.tripeaks.ui.state.Screen
import java.time.LocalDate

/** Through the screens of the app, each with its name, as they are without motion. */
class Tour(
    private val under: AppUnderTest,
) {
    /** Starts the app on a day of its own, with some deals played. */
    fun begin() {
        under.application.calendar = { LocalDate.of(2026, 11, 29) }
        under.start()
        // Without the one that is won later on, which would be a repeat.
        for (deal in ('C'..'T') - 'D') {
            under.deal("TP1-E-AAAAAA$deal")
            playOut()
        }
        under.deal("TP1-E-AAAAAAB")
    }

    /** What stands before the board or slides over it. Changes no statistics. */
    fun pages(look: (String) -> Unit) {
        under.app.openNewGame("TP1-C-AAAAAAD")
        under.waitUntil { under.app.newGame?.daily != null }
        look("new-game")
        under.app.openMenu()
        under.settle()
        look("menu")
        under.back()
        for (page in listOf(Screen.SETTINGS, Screen.RULES, Screen.STATISTICS)) {
            under.app.open(page)
            under.waitUntil { page != Screen.STATISTICS || under.app.statistics?.view != null }
            under.waitUntil { page != Screen.RULES || under.app.lesson.isNotEmpty() }
            look(page.name.lowercase())
            if (page == Screen.STATISTICS) {
                under.tag("page-list").performScrollToIndex(HISTORY)
                look("history")
            }
            under.back()
        }
    }

    /** Through a deal that is won, with a card refused on the way, and one that is not. */
    fun deals(look: (String) -> Unit) {
        under.deal("TP1-E-AAAAAAD")
        under.rest()
        look("start")
        val moves = DOCUMENTED_WIN.split(' ')
        moves.take(PLAYED).forEach(::move)
        under.settle()
        look("playing")
        under.soonAfter(AppUnderTest.MESSAGE_MS, { under.app.play.tap(slotOf("r3c4")) }) { look("refused") }
        moves.drop(PLAYED).forEach(::move)
        under.settle()
        under.waitUntil { under.app.verdict != null }
        look("won")
        under.app.openTruth()
        under.settle()
        look("truth")
        under.app.openPlayback()
        under.waitUntil { under.app.screen == Screen.PLAYBACK }
        look("playback")
        under.back()
        under.deal("TP1-C-AAAAAAB")
        while (under.view.canDraw) under.app.play.draw()
        playOut()
        under.settle()
        look("stuck")
    }

    private fun move(move: String) {
        if (move == "draw") under.app.play.draw() else under.app.play.tap(slotOf(move))
    }

    /** With the first card that fits, for as long as there is one. */
    private fun playOut() {
        while (under.view.status == Status.PLAYING) {
            val card = under.view.slots.firstOrNull { it.playable }
            if (card == null) under.app.play.draw() else under.app.play.tap(card.slot.toInt())
        }
    }

    private companion object {
        /** The moves of the documented win after which its board is looked at. */
        const val PLAYED = 17

        /** Where the history begins on the page of statistics. */
        const val HISTORY = 3
    }
}
