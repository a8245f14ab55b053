package app.tripeaks

import android.graphics.Bitmap
import android.graphics.Canvas
import android.graphics.Rect
import androidx.test.ext.junit.runners.AndroidJUnit4
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import java.io.File

/**
 * The main screens look as they did when someone last looked at them, in three languages on a phone and a tablet.
 * `make goldens` makes the pictures anew; look at each before it is committed.
 */
@RunWith(AndroidJUnit4::class)
class PicturesTest {
    @get:Rule
    val under = AppUnderTest()

    private val golden = File("src/test/golden")
    private val actual = File(System.getProperty("tripeaks.pictures", "target/pictures"), "golden")
    private val renew = System.getProperty("tripeaks.renew") == "true"
    private val changed = mutableListOf<String>()

    @Test
    fun everyScreenLooksAsItDid() {
        val tour = Tour(under)
        tour.begin()
        for (walk in listOf(tour::pages, tour::deals)) {
            for ((device, window) in Devices) {
                for (language in Languages) {
                    under.window("+$language-${window.first}", bars = window.second)
                    under.rest()
                    walk { screen -> compare("$device-$language-$screen") }
                }
            }
        }
        assertEquals("what is to be seen now: $actual", emptyList<String>(), changed)
    }

    private fun compare(name: String) {
        val picture = under.picture()
        val seen = picture.small()
        val file = File(golden, "$name.png")
        if (renew) {
            seen.write(file)
            return
        }
        val unlike = readPicture(file)?.squaresUnlike(seen) ?: Int.MAX_VALUE
        if (unlike > TOLERATED_SQUARES) {
            seen.write(File(actual, "$name.png"))
            changed += "$name: $unlike squares differ"
        }
        if (name.endsWith("start")) aMovedCardIsSeen(picture)
    }

    /** The last card of the base row, three dp to the left and down. */
    private fun aMovedCardIsSeen(picture: Bitmap) {
        val place = under.tag("slot-27").fetchSemanticsNode().boundsInRoot
        val card = Rect(place.left.toInt(), place.top.toInt(), place.right.toInt(), place.bottom.toInt())
        val by = (3 * under.application.resources.displayMetrics.density).toInt()
        val moved = picture.copy(Bitmap.Config.ARGB_8888, true)
        Canvas(moved).drawBitmap(picture, card, Rect(card).apply { offset(-by, by) }, null)
        val unlike = picture.small().squaresUnlike(moved.small())
        assertTrue("$unlike squares differ", unlike > TOLERATED_SQUARES)
    }

    private companion object {
        val Languages = listOf("en-rUS", "zh-rTW", "ar")

        val Devices =
            mapOf(
                "phone" to ("w412dp-h915dp-port-xhdpi" to Bars(top = 36, bottom = 24)),
                "tablet" to ("w1280dp-h800dp-land-hdpi" to Bars(top = 24, bottom = 24)),
            )
    }
}
