package app.tripeaks.desktop

import app.tripeaks.DOCUMENTED_WIN
import app.tripeaks.core.Peak
import app.tripeaks.core.Status
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.rules.TemporaryFolder
import java.awt.Color

/** The whole way: touches on the screen, through the core, to the win. */
class WinTest {
    @get:Rule
    val temporary = TemporaryFolder()

    @Test
    fun theDocumentedWinIsPlayedByTouches() {
        Showcase(temporary.newFolder(), "zh-Hant", density = 1f).use { show ->
            show.deal("TP1-E-AAAAAAD")
            val moves = DOCUMENTED_WIN.split(' ')
            moves.forEachIndexed { i, move ->
                assertEquals(Status.PLAYING, show.app.play.view.status)
                assertEquals("before $move", i.toUInt(), show.app.play.view.moves)
                show.play(move)
                // Some touches come while the last card still flies, some long after.
                show.screen.pass(if (i % 7 == 0) 500 else 20)
            }
            val end = show.app.play.view
            assertEquals(Status.WON, end.status)
            assertEquals(750u, end.score)
            assertEquals(50u, end.moves)
            assertEquals(
                listOf(Peak.LEFT to 37u, Peak.RIGHT to 42u, Peak.MIDDLE to 50u),
                end.clearedPeaks.map { it.peak to it.number },
            )
        }
    }

    @Test
    fun aWonDealIsClosed() {
        Showcase(temporary.newFolder(), "zh-Hant", density = 1f).use { show ->
            show.deal("TP1-E-AAAAAAD")
            DOCUMENTED_WIN.split(' ').forEach(show::play)
            show.screen.pass(Showcase.SETTLED)
            val end = show.app.play.view
            show.screen.touch(show.layout.undo)
            show.screen.touch(show.layout.stock)
            assertEquals(end.moves, show.app.play.view.moves)
            assertEquals(Status.WON, show.app.play.view.status)
            assertNull("what is not seen refuses nothing", show.app.play.bubble)
        }
    }

    @Test
    fun theLastCardIsSeenToLandBeforeTheTableClears() {
        Showcase(temporary.newFolder(), "en", density = 1f).use { show ->
            show.deal("TP1-E-AAAAAAD")
            DOCUMENTED_WIN.split(' ').forEach(show::play)
            show.screen.pass(100)

            fun isCard(): Boolean {
                val waste = show.layout.waste
                // On the paper below the rank.
                val (x, y) = waste.left + waste.width * 0.2f to waste.top + waste.height * 0.6f
                val pixel = Color(show.screen.picture().getRGB(x.toInt(), y.toInt()))
                return minOf(pixel.red, pixel.green) > 190
            }
            assertTrue("soon after the last touch", isCard())
            show.screen.pass(Showcase.SETTLED)
            assertFalse("once the table has cleared", isCard())
        }
    }

    @Test
    fun aWinIsThereAgainAfterANewStart() {
        val folder = temporary.newFolder()
        Showcase(folder, "en", density = 1f).use { show ->
            show.deal("TP1-E-AAAAAAD")
            DOCUMENTED_WIN.split(' ').forEach(show::play)
        }
        Showcase(folder, "en", density = 1f).use { show ->
            assertEquals(
                Status.WON to 750u,
                show.app.play.view
                    .run { status to score },
            )
            assertEquals(
                listOf("1"),
                show.game
                    .statistics(null)
                    .tiles
                    .take(1)
                    .map { it.value },
            )
        }
    }

    @Test
    fun theGameIsThereAgainAfterANewStart() {
        val folder = temporary.newFolder()
        Showcase(folder, "zh-Hant", density = 1f).use { show ->
            show.deal("TP1-E-AAAAAAB")
            listOf("r3c2", "r3c5", "r3c4", "draw").forEach(show::play)
        }
        Showcase(folder, "zh-Hant", density = 1f).use { show ->
            val view = show.app.play.view
            assertEquals("TP1-E-AAAAAAB", view.code)
            assertEquals(4u, view.moves)
            assertTrue(view.canUndo)
            assertNull(show.app.play.bubble)
            show.screen.touch(show.layout.undo)
            assertEquals(23u, show.app.play.view.stockCount)
        }
    }

    @Test
    fun theShowcaseWritesItsPictures() {
        val pictures = temporary.newFolder()
        val end = showcase(temporary.newFolder(), pictures)
        assertEquals(750u, end.score)
        val names = pictures.list().orEmpty().sorted()
        assertEquals(listOf("new-game.png", "refused.png", "start.png", "turned-up.png", "win.png"), names)
        assertTrue(pictures.listFiles().orEmpty().all { it.length() > 20_000 })
    }
}
