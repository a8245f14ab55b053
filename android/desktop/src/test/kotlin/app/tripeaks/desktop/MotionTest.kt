package app.tripeaks.desktop

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.util.lerp
import app.tripeaks.DOCUMENTED_WIN
import app.tripeaks.core.Game
import app.tripeaks.core.NewGame
import app.tripeaks.slotOf
import app.tripeaks.ui.TriPeaksApp
import app.tripeaks.ui.board.boardLayout
import app.tripeaks.ui.motion.Actor
import app.tripeaks.ui.motion.Place
import app.tripeaks.ui.motion.Pose
import app.tripeaks.ui.motion.Stage
import app.tripeaks.ui.motion.Way
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotEquals
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.rules.TemporaryFolder
import java.awt.image.BufferedImage
import java.io.File
import javax.imageio.ImageIO

/** Motion can be interrupted at any frame, and always ends in the picture of the view. */
class MotionTest {
    @get:Rule
    val temporary = TemporaryFolder()

    private fun onBoard(test: Showcase.() -> Unit) =
        Showcase(temporary.newFolder(), "en", density = 1f).use { show ->
            show.deal("TP1-E-AAAAAAB")
            show.test()
        }

    /** The cards as they are to be seen, without the header's figures. */
    private fun Showcase.cards(): Int {
        val file = File(temporary.newFolder(), "cards.png")
        screen.picture(file)
        return pixels(ImageIO.read(file), layout.slots[0].top.toInt() - 4)
    }

    private fun pixels(
        picture: BufferedImage,
        top: Int,
    ): Int = picture.getRGB(0, top, picture.width, picture.height - top, null, 0, picture.width).contentHashCode()

    @Test
    fun aFlyingCardBowsUpwardsAndLands() {
        val from = Pose(Offset(100f, 100f), width = 40f, turn = 1f)
        val to = Pose(Offset(200f, 500f), width = 97f, turn = 1f)
        val card = Actor(0, from, null)
        card.way = Way(from, Place.Waste, faceUp = true, start = 0f, duration = 300f, arc = 0.1f, turnsWithin = false)
        assertFalse(card.travel(100f, to))
        val flown = (card.pose.centre.x - from.centre.x) / (to.centre.x - from.centre.x)
        assertTrue("${card.pose}", card.pose.centre.y < lerp(from.centre.y, to.centre.y, flown) - 1f)
        assertTrue("${card.pose}", card.pose.lift > 0f)
        assertTrue(card.travel(300f, to))
        assertEquals(to, card.pose)
    }

    @Test
    fun thirtyUndosInHalfASecondEndInTheRightPicture() =
        onBoard {
            val start = cards()
            listOf("r3c2", "r3c5", "r3c4").forEach(::play)
            repeat(20) { play("draw") }
            assertNotEquals(start, cards())
            repeat(30) { app.play.undo() }
            screen.frame()
            assertNotEquals("cards fly back", start, cards())
            screen.pass(Showcase.SETTLED * 3)
            assertEquals(start, cards())
        }

    @Test
    fun anUndoDuringAFlightEndsWhereTheCardWas() =
        onBoard {
            val start = cards()
            for (frames in 1..12 step 3) {
                play("r3c2")
                repeat(frames) { screen.frame() }
                app.play.undo()
                repeat(2) { screen.frame() }
                play("r3c4")
                app.play.undo()
                screen.pass(Showcase.SETTLED)
                assertEquals("after $frames frames", start, cards())
            }
        }

    @Test
    fun touchesCountWhileCardsAreBeingDealt() =
        onBoard {
            app.play.restart()
            repeat(3) { screen.frame() }
            listOf("r3c2", "r3c5", "r3c4").forEach(::play)
            assertEquals(3u, app.play.view.moves)
            screen.pass(Showcase.SETTLED * 3)
            val hasty = cards()
            app.play.restart()
            screen.pass(Showcase.SETTLED)
            listOf("r3c2", "r3c5", "r3c4").forEach { move ->
                play(move)
                screen.pass(Showcase.SETTLED)
            }
            screen.pass(Showcase.SETTLED * 3)
            assertEquals(hasty, cards())
        }

    /** Without the message, which would be seen, too. */
    private fun Showcase.shakes(move: String) {
        app.change(app.settings.copy(explanations = false))
        screen.pass(Showcase.SETTLED)
        val before = cards()
        play(move)
        repeat(4) { screen.frame() }
        assertNotEquals("$move shakes", before, cards())
        screen.pass(Showcase.SETTLED)
        assertEquals(before, cards())
    }

    @Test
    fun aRefusedCardShakesAndComesToRest() = onBoard { shakes("r3c0") }

    @Test
    fun anEmptyStockShakesAndComesToRest() =
        onBoard {
            while (app.play.view.canDraw) play("draw")
            shakes("draw")
        }

    @Test
    fun aCardTurnsOverThroughItsEdge() {
        val down = Pose(Offset(100f, 100f), width = 40f, turn = 0f)
        val card = Actor(0, down, null)
        card.faceUp = true
        card.turnStart = 0f
        assertFalse(card.turnOver(150f, duration = 300f))
        assertTrue("${card.pose}", card.pose.turn in 0.1f..0.9f && card.pose.lift > 0f)
        assertTrue(card.turnOver(300f, duration = 300f))
        assertEquals(1f, card.pose.turn)
    }

    /** The window before may be taken down after the next one was set up. */
    @Test
    fun anOldBoardLeavesTheNewOneItsOutcomes() =
        onBoard {
            val old = OffScreen(width, height) { TriPeaksApp(app) }
            old.frame()
            val next = OffScreen(width, height) { TriPeaksApp(app) }
            next.frame()
            old.close()
            assertNotNull(app.play.onOutcome)
            next.close()
            assertNull(app.play.onOutcome)
        }

    @Test
    fun peaksBurstAndAWinIsCelebrated() {
        Game.open(temporary.newFolder().path, "en").use { game ->
            game.newGame(NewGame.Code("TP1-E-AAAAAAD"))
            val stage = Stage(game.view())
            stage.place(boardLayout(412f, 915f))
            val showers =
                DOCUMENTED_WIN.split(' ').map { move ->
                    stage.accept(if (move == "draw") game.draw() else game.tap(slotOf(move).toUByte()))
                    stage.sparkles.size
                }
            assertEquals("the peaks at moves 37, 42 and 50, and the win", listOf(0, 1, 2, 4), showers.distinct())
            assertEquals(listOf(36, 41, 49), listOf(1, 2, 4).map(showers::indexOf))
            game.newGame(NewGame.Code("TP1-E-AAAAAAB")).let(stage::accept)
            assertEquals("over with the deal", 0, stage.sparkles.size)
        }
    }
}
