package app.tripeaks

import android.os.Bundle
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertTextContains
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.tripeaks.core.Mode
import app.tripeaks.core.Status
import app.tripeaks.ui.state.Sheet
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotSame
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.Robolectric
import org.robolectric.android.controller.ActivityController

/** Processes come and go: the player finds everything as it was. */
@RunWith(AndroidJUnit4::class)
class KilledTest {
    @get:Rule
    val under = AppUnderTest()

    private lateinit var window: ActivityController<MainActivity>

    @Test
    fun aKilledProcessLosesNothing() {
        under.start()
        under.scenario.close()
        comeBack(null)
        theDealAndTheSheet()
        aWonDeal()
        aStuckDeal()
        window.pause().stop().destroy()
    }

    private fun theDealAndTheSheet() {
        under.deal("TP1-E-AAAAAAB")
        under.play("r3c2 r3c5 draw")
        under.act("new-game")
        under.app.newGame?.choose(under.view.ruleset.copy(mode = Mode.CLASSIC))
        under.app.newGame?.type("TP1-C-AA")
        endAndComeBack()
        assertEquals(Sheet.NEW_GAME, under.app.sheet)
        assertEquals(
            Mode.CLASSIC,
            under.app.newGame
                ?.ruleset
                ?.mode,
        )
        under.tag("code").assertTextContains("TP1-C-AA")
        under.app.back()
        under.settle()
        assertEquals("TP1-E-AAAAAAB", under.view.code)
        assertEquals(3u, under.view.moves)
        assertTrue(under.view.canUndo)
        under.app.play.undo()
        assertEquals(23u, under.view.stockCount)
    }

    private fun aWonDeal() {
        under.deal("TP1-E-AAAAAAD")
        under.play(DOCUMENTED_WIN)
        endAndComeBack()
        assertEquals(Status.WON to 750u, under.view.status to under.view.score)
        under.tag("won").assertIsDisplayed()
        under.tag("final").assertTextContains("750")
    }

    private fun aStuckDeal() {
        under.deal("TP1-C-AAAAAAB")
        while (under.view.canDraw) under.app.play.draw()
        while (under.view.status == Status.PLAYING) under.act("slot-${under.view.slots.first { it.playable }.slot}")
        endAndComeBack()
        assertEquals(Status.STUCK, under.view.status)
        under.tag("stuck").assertIsDisplayed()
        under.act("stuck-undo")
        assertEquals(Status.PLAYING, under.view.status)
    }

    /** The system ends the process behind the player's back, and starts it again with what the window had put down. */
    private fun endAndComeBack() {
        val saved = Bundle()
        window
            .pause()
            .stop()
            .saveInstanceState(saved)
            .destroy()
        comeBack(saved)
    }

    /** Another process, on the same files, and its window. */
    private fun comeBack(saved: Bundle?) {
        val before = under.application.owner
        under.endProcess()
        assertNotSame(before, under.application.owner)
        window = Robolectric.buildActivity(MainActivity::class.java).create(saved).start()
        if (saved != null) window.restoreInstanceState(saved)
        window.postCreate(saved).resume().visible()
        under.waitUntil { under.application.owner.app != null }
    }
}
