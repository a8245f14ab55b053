package app.tripeaks.desktop

import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Assume.assumeTrue
import org.junit.Test
import java.awt.image.BufferedImage
import java.io.File
import javax.imageio.ImageIO
import kotlin.math.abs

/**
 * The main screens look as they did when someone last looked at them. The pictures are half as large as the screens.
 * `make goldens` makes them anew; look at each before it is committed.
 */
class GoldenTest {
    private val golden = File("src/test/golden")
    private val actual = File(System.getProperty("tripeaks.pictures", "target/pictures"), "golden")

    @Test
    fun mainScreensLookAsTheyDid() {
        assumeFont()
        val renew = System.getProperty("tripeaks.renew") == "true"
        val changed = mutableListOf<String>()
        for (name in Names) {
            val seen = Exhibits.single { it.name == name }.show { it.picture() }.halved()
            val file = File(golden, "$name.png")
            if (renew) {
                write(seen, file)
                continue
            }
            val difference = difference(ImageIO.read(file), seen)
            if (difference > TOLERATED) {
                write(seen, File(actual, "$name.png"))
                changed += "$name: $difference squares differ"
            }
        }
        assertEquals("what is to be seen now: $actual", emptyList<String>(), changed)
    }

    @Test
    fun aCardMovedByAFewPixelsIsCaught() {
        assumeFont()
        val before = ImageIO.read(File(golden, "board-412x915.png"))
        val show = Exhibits.single { it.name == "board-412x915" }
        val seen = show.show { it.picture() }
        // The king of diamonds, its shadow and all, three dp to the right and down.
        val card = seen.getSubimage(246, 372, 38, 62)
        val copy =
            BufferedImage(card.width, card.height, BufferedImage.TYPE_INT_RGB).apply {
                graphics.drawImage(card, 0, 0, null)
            }
        seen.graphics.drawImage(copy, 249, 375, null)
        val difference = difference(before, seen.halved())
        assertTrue("$difference squares differ", difference > TOLERATED)
    }

    private fun assumeFont() {
        val there = FONT.isDirectory
        if (!there) {
            System.err.println(
                "\n*** THE SCREENS WERE NOT COMPARED: no $FONT, in which their text is written ***\n",
            )
        }
        assumeTrue("no $FONT", there)
    }

    private fun write(
        picture: BufferedImage,
        file: File,
    ) {
        file.parentFile.mkdirs()
        ImageIO.write(picture, "png", file)
    }

    /** How many squares of the two pictures have another mean colour. */
    private fun difference(
        first: BufferedImage,
        second: BufferedImage,
    ): Int {
        if (first.width != second.width || first.height != second.height) return Int.MAX_VALUE
        var count = 0
        for (y in 0..first.height - SQUARE step SQUARE) {
            for (x in 0..first.width - SQUARE step SQUARE) {
                val pairs = first.means(x, y).zip(second.means(x, y))
                if (pairs.any { (a, b) -> abs(a - b) > SHADE }) count++
            }
        }
        return count
    }

    private fun BufferedImage.means(
        x: Int,
        y: Int,
    ): List<Int> {
        val pixels = getRGB(x, y, SQUARE, SQUARE, null, 0, SQUARE)
        return listOf(16, 8, 0).map { shift -> pixels.sumOf { it shr shift and 0xFF } / pixels.size }
    }

    private companion object {
        /** Where `make packages` puts the font that src/test/fonts.conf gives every text of these tests. */
        val FONT = File("/usr/share/fonts/opentype/noto")

        /** The side of the squares that are compared, in pixels of the halved pictures. */
        const val SQUARE = 4

        /** How much the mean of a square may differ, of 255: another version of the font or of Skia's edges stays below. */
        const val SHADE = 26

        /** How many squares may differ more. A card has about 120, its edges alone about 40. */
        const val TOLERATED = 8

        val Names =
            listOf(
                "board-412x915",
                "board-320x480",
                "board-915x412",
                "board-700x680",
                "won-412x915",
                "won-320x480",
                "stuck-412x915",
                "stuck-360x640",
                "four-colours",
                "black",
                "playable",
                "jokers-open",
                "left-handed",
                "refused",
                "truth",
                "sheet",
                "sheet-dark",
                "font-2.0-refused",
                "font-2.0-sheet",
                "menu",
                "settings",
                "statistics",
                "rules",
                "playback",
            )
    }
}
