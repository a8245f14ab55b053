package app.tripeaks.desktop

import androidx.compose.ui.graphics.ImageBitmap
import androidx.compose.ui.graphics.toPixelMap
import androidx.compose.ui.test.captureToImage
import androidx.compose.ui.test.performTouchInput
import app.tripeaks.DOCUMENTED_WIN
import app.tripeaks.core.AnimationSpeed
import app.tripeaks.core.Status
import app.tripeaks.slotOf
import app.tripeaks.ui.motion.Motion
import app.tripeaks.ui.state.Screen
import org.junit.Assert.assertArrayEquals
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test

/** Whose motion it is: the player's factor, the system's, and nothing that moves where either of them wants none. */
class StillTest {
    /** Where the player, or the system, wants no motion. */
    private fun still(
        code: String = "TP1-E-AAAAAAB",
        test: AppUnderTest.() -> Unit,
    ) {
        for (system in listOf(0f, 1f)) {
            withApp(code, motion = system, clockStands = true) {
                if (system > 0f) app.change(app.settings.copy(animationSpeed = AnimationSpeed.OFF))
                frames(MANY)
                test()
            }
        }
    }

    /** Lets [count] frames pass, each laid out as on a real screen. */
    private fun AppUnderTest.frames(count: Int) =
        repeat(count) {
            pass(FRAME.toLong())
            settle()
        }

    private fun AppUnderTest.seen(): IntArray =
        root()
            .captureToImage()
            .toPixelMap()
            .buffer
            .copyOf()

    /** What [deed] brings about stands there in the next frame as it stands there later, and it is something to see. */
    private fun AppUnderTest.standsAtOnce(
        what: String,
        deed: () -> Unit,
    ) {
        val before = seen()
        deed()
        frames(1)
        val first = seen()
        frames(MANY)
        assertFalse("$what is to be seen", before.contentEquals(first))
        assertArrayEquals(what, seen(), first)
    }

    @Test
    fun sheetsPagesAndBubblesStandAtOnce() =
        still {
            standsAtOnce("the menu") { app.openMenu() }
            standsAtOnce("the board again") { app.back() }
            standsAtOnce("New Game") { app.openNewGame() }
            standsAtOnce("more rules") { app.newGame?.more = true }
            standsAtOnce("fewer rules") { app.newGame?.more = false }
            standsAtOnce("another mode") { app.newGame?.type("TP1-C-AAAAAAB") }
            app.back()
            frames(MANY)
            for (screen in listOf(Screen.STATISTICS, Screen.RULES, Screen.SETTINGS)) {
                standsAtOnce("$screen") { app.open(screen) }
            }
            standsAtOnce("a switch") { app.change(app.settings.copy(largeRanks = true)) }
            app.back()
            frames(MANY)
            standsAtOnce("a bubble") { app.play.tap(slotOf("r3c0")) }
            pass(Motion.BUBBLE_STAYS)
            frames(2)
            standsAtOnce("a play") { app.play.tap(slotOf("r3c2")) }
            standsAtOnce("a new deal, with an offer to take it back") { app.play.restart() }
            standsAtOnce("a finger on a button") { tag("menu").performTouchInput { down(center) } }
        }

    @Test
    fun panelsStandAtOnce() =
        still("TP1-E-AAAAAAD") {
            val moves = DOCUMENTED_WIN.split(' ')
            for (move in moves.dropLast(1)) {
                if (move == "draw") app.play.draw() else app.play.tap(slotOf(move))
            }
            frames(MANY)
            standsAtOnce("the win") { app.play.tap(slotOf(moves.last())) }
            assertEquals(Status.WON, view.status)
            deal("TP1-C-AAAAAAB")
            while (view.canDraw) app.play.draw()
            frames(MANY)
            standsAtOnce("the stuck panel") {
                while (view.status == Status.PLAYING) {
                    app.play.tap(
                        view.slots
                            .first { it.playable }
                            .slot
                            .toInt(),
                    )
                }
            }
        }

    @Test
    fun theScoreDoesNotSwell() =
        still("TP1-E-AAAAAAD") {
            val moves = DOCUMENTED_WIN.split(' ')
            for (move in moves) {
                val before = view.score ?: 0u
                if (move == "draw") app.play.draw() else app.play.tap(slotOf(move))
                if ((view.score ?: 0u) > before + 1u && view.status == Status.PLAYING) {
                    frames(1)
                    val first = tag("score").captureToImage().pixels()
                    repeat(4) {
                        frames(1)
                        assertArrayEquals(move, first, tag("score").captureToImage().pixels())
                    }
                }
            }
        }

    /** Where the system counts its factor in by itself, nothing else does: a sheet is there after its own time. */
    @Test
    fun theSystemsFactorIsLeftToTheSystem() =
        withApp("TP1-E-AAAAAAD", motion = 4f, clockStands = true) {
            frames(MANY)
            app.openMenu()
            frames(Motion.SHEET / FRAME + SLACK)
            val sheet = tag("sheet").fetchSemanticsNode().boundsInRoot
            frames(MANY)
            assertEquals(tag("sheet").fetchSemanticsNode().boundsInRoot, sheet)
            app.back()
            frames(MANY)
            DOCUMENTED_WIN.split(' ').forEach { if (it == "draw") app.play.draw() else app.play.tap(slotOf(it)) }
            frames((Motion.WIN_WAIT + Motion.WIN_RISE) / FRAME + SLACK)
            val won = tag("final").fetchSemanticsNode().boundsInRoot
            frames(MANY)
            assertEquals(tag("final").fetchSemanticsNode().boundsInRoot, won)
        }

    @Test
    fun thePlayersFactorCountsForSheetsToo() =
        withApp(motion = 1f, clockStands = true) {
            frames(MANY)

            fun restsAfter(ms: Int): Boolean {
                app.openMenu()
                frames(ms / FRAME + SLACK)
                val then = tag("sheet").fetchSemanticsNode().boundsInRoot
                frames(MANY)
                val rests = tag("sheet").fetchSemanticsNode().boundsInRoot == then
                app.back()
                frames(MANY)
                return rests
            }
            assertTrue(restsAfter(Motion.SHEET))
            app.change(app.settings.copy(animationSpeed = AnimationSpeed.SLOW))
            assertFalse("slow", restsAfter(Motion.SHEET))
            app.change(app.settings.copy(animationSpeed = AnimationSpeed.FAST))
            assertTrue("fast", restsAfter(Motion.SHEET * 6 / 10))
        }

    private fun ImageBitmap.pixels(): IntArray = toPixelMap().buffer.copyOf()

    private companion object {
        const val FRAME = 16

        /** A few frames: one in which the sheet is laid out, and what is left of another. */
        const val SLACK = 4

        /** As many frames as the longest motion has, the coming of the win. */
        const val MANY = 80
    }
}
