package app.tripeaks

import androidx.compose.ui.test.assertIsDisplayed
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.tripeaks.core.Peak
import app.tripeaks.core.Status
import org.junit.Assert.assertEquals
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith

/** Played with a finger, from the start of the app to the win. */
@RunWith(AndroidJUnit4::class)
class PlayTest {
    @get:Rule
    val under = AppUnderTest()

    @Test
    fun theDocumentedWinIsPlayedByTouchesAndStaysOnTheScreen() {
        under.start()
        under.deal("TP1-E-AAAAAAD")
        under.play(DOCUMENTED_WIN)
        val end = under.view
        assertEquals(Status.WON, end.status)
        assertEquals(750u, end.score)
        assertEquals(
            listOf(Peak.LEFT to 37u, Peak.RIGHT to 42u, Peak.MIDDLE to 50u),
            end.clearedPeaks.map { it.peak to it.number },
        )
        under.settle()
        under.tag("won").assertIsDisplayed()

        under.recreate()
        assertEquals(Status.WON, under.view.status)
        under.tag("won").assertIsDisplayed()

        under.deal("TP1-C-AAAAAAB")
        while (under.view.stockCount > 0u) under.touch("stock")
        while (under.view.status != Status.STUCK) {
            under.act("slot-${under.view.slots.first { it.playable }.slot}")
        }
        under.tag("stuck").assertIsDisplayed()
        under.recreate()
        under.tag("stuck").assertIsDisplayed()
    }
}
