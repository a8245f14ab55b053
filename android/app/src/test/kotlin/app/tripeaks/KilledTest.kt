package app.tripeaks

import android.os.Bundle
import androidx.compose.ui.test.assertTextContains
import androidx.test.ext.junit.runners.AndroidJUnit4
import androidx.test.platform.app.InstrumentationRegistry
import app.tripeaks.core.Mode
import app.tripeaks.ui.state.Sheet
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotSame
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.Robolectric

/** Processes come and go: the player finds everything as it was. */
@RunWith(AndroidJUnit4::class)
class KilledTest {
    @get:Rule
    val under = AppUnderTest()

    @Test
    fun aKilledProcessLosesNothing() {
        under.start()
        under.deal("TP1-E-AAAAAAB")
        under.play("r3c2 r3c5 draw")
        under.act("new-game")
        under.app.newGame?.choose(under.view.ruleset.copy(mode = Mode.CLASSIC))
        under.app.newGame?.type("TP1-C-AA")
        val saved = Bundle()
        under.scenario.onActivity {
            InstrumentationRegistry.getInstrumentation().callActivityOnSaveInstanceState(
                it,
                saved,
            )
        }
        under.scenario.close()
        val before = under.application.owner
        under.endProcess()
        assertNotSame(before, under.application.owner)

        val window = Robolectric.buildActivity(MainActivity::class.java).create(saved).start()
        window
            .restoreInstanceState(saved)
            .postCreate(saved)
            .resume()
            .visible()
        under.waitUntil { under.application.owner.app != null }
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
        window.pause().stop().destroy()
    }
}
