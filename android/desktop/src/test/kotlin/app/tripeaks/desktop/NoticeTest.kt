package app.tripeaks.desktop

import androidx.compose.ui.test.assert
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.hasAnyDescendant
import androidx.compose.ui.test.hasText
import app.tripeaks.core.Game
import app.tripeaks.core.NewGame
import app.tripeaks.ui.motion.Motion
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test
import java.io.File
import java.util.zip.CRC32

/** What was found amiss with the files is told when the app opens. */
class NoticeTest {
    private fun damage(
        folder: File,
        name: String,
        content: String,
    ) {
        Game.open(folder.path, "en").use { game ->
            game.newGame(NewGame.Code("TP1-E-AAAAAAB"))
            game.tap(20u)
            game.setSettings(game.settings().copy(largeRanks = true))
            game.flush()
        }
        val files = folder.listFiles().orEmpty().filter { it.name.startsWith(name) }
        assertTrue("${folder.list()?.toList()}", files.isNotEmpty())
        files.forEach { it.writeText(content) }
    }

    @Test
    fun aDamagedFileIsToldOfAndTakesNothingElseWithIt() =
        withApp(code = "", locale = "en", clockStands = true, prepare = { damage(it, "statistics", "{") }) {
            pass(600)
            val text = checkNotNull(app.play.bubble).text
            assertTrue(text, text.startsWith("Statistics: the file was damaged."))
            tag("bubble").assertIsDisplayed().assert(hasText(text) or hasAnyDescendant(hasText(text)))
            assertEquals(1u, view.moves)
            assertEquals("TP1-E-AAAAAAB", view.code)
            assertTrue(app.settings.largeRanks)
            pass(Motion.BUBBLE_STAYS)
            tag("bubble").assertIsDisplayed()
            repeat(4) { pass(Motion.bubbleStays(text) / 2) }
            tag("bubble").assertDoesNotExist()
        }

    @Test
    fun theWholeNoticeIsOnTheSmallestScreenInTheLargestType() =
        withApp("", 320, 480, "de", fontScale = 2f, clockStands = true, prepare = { damage(it, "game", "{") }) {
            pass(600)
            val layout = tag("bubble").fetchSemanticsNode().textLayout()
            assertFalse(layout.hasVisualOverflow)
            assertEquals(app.play.bubble?.text, layout.layoutInput.text.text)
            val place = tag("bubble").fetchSemanticsNode().boundsInRoot
            assertTrue("$place", place.top >= 0 && place.bottom <= 480 && place.height >= layout.size.height)
        }

    @Test
    fun aSaveOfANewerVersionIsKeptAndToldOf() {
        val checksum = CRC32().apply { update("tripeaks-game 2\n{}".toByteArray()) }.value
        val newer = """{"format":"tripeaks-game","version":2,"checksum":"%08x","payload":{}}""".format(checksum)
        lateinit var folder: File
        withApp(code = "", locale = "en", clockStands = true, prepare = {
            folder = it
            damage(it, "game", newer)
        }) {
            val text = checkNotNull(app.play.bubble).text
            assertTrue(text, text.startsWith("Saved game: the file comes from a newer version. It is kept as "))
            val kept = folder.listFiles().orEmpty().filter { it.name in text }
            assertEquals(setOf(newer), kept.map(File::readText).toSet())
            assertEquals(0u, view.moves)
            assertTrue(app.settings.largeRanks)
        }
    }

    @Test
    fun anEmptySaveStartsANewDealAndSaysSo() =
        withApp(code = "", locale = "en", clockStands = true, prepare = { damage(it, "game", "") }) {
            assertTrue(
                app.play.bubble
                    ?.text
                    .orEmpty(),
                app.play.bubble
                    ?.text
                    .orEmpty()
                    .startsWith("Saved game:"),
            )
            assertEquals(0u, view.moves)
            assertTrue(app.settings.largeRanks)
        }
}
