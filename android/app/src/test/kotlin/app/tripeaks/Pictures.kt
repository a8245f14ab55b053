package app.tripeaks

import android.graphics.Bitmap
import android.graphics.BitmapFactory
import android.graphics.Color
import android.os.Handler
import android.os.Looper
import android.view.PixelCopy
import org.junit.Assert.assertEquals
import org.robolectric.Shadows.shadowOf
import java.io.File
import kotlin.math.abs

/** How many squares of two pictures may differ. */
const val TOLERATED_SQUARES = 8

/** The side of the squares that are compared, in pixels. */
private const val SQUARE = 4

/** How much the mean of a square may differ, of 255: another version of the renderer stays below. */
private const val SHADE = 26

/** What is kept of a colour: more than [SHADE] needs, and the files are half as large. */
private const val KEPT_BITS = 0xF8

/** What the window shows, by Android's own renderer. */
fun AppUnderTest.picture(): Bitmap {
    settle()
    lateinit var picture: Bitmap
    scenario.onActivity { activity ->
        val view = activity.window.decorView
        picture = Bitmap.createBitmap(view.width, view.height, Bitmap.Config.ARGB_8888)
        var result = -1
        PixelCopy.request(activity.window, picture, { result = it }, Handler(Looper.getMainLooper()))
        shadowOf(Looper.getMainLooper()).idle()
        assertEquals(PixelCopy.SUCCESS, result)
    }
    return picture
}

/** A quarter as wide and high, in fewer colours: what is kept of a picture to compare others with. */
fun Bitmap.small(): Bitmap {
    val small = halved().halved()
    val pixels = small.pixels(0, 0, small.width, small.height)
    for (i in pixels.indices) pixels[i] = pixels[i] and (KEPT_BITS * 0x010101) or Color.BLACK
    return Bitmap.createBitmap(pixels, small.width, small.height, Bitmap.Config.ARGB_8888)
}

private fun Bitmap.halved() = Bitmap.createScaledBitmap(this, width / 2, height / 2, true)

private fun Bitmap.pixels(
    x: Int,
    y: Int,
    width: Int,
    height: Int,
) = IntArray(width * height).also { getPixels(it, 0, width, x, y, width, height) }

/** How many squares of the two pictures have another mean colour. */
fun Bitmap.squaresUnlike(other: Bitmap): Int {
    if (width != other.width || height != other.height) return Int.MAX_VALUE
    var count = 0
    for (y in 0..height - SQUARE step SQUARE) {
        for (x in 0..width - SQUARE step SQUARE) {
            if (means(x, y).zip(other.means(x, y)).any { (a, b) -> abs(a - b) > SHADE }) count++
        }
    }
    return count
}

private fun Bitmap.means(
    x: Int,
    y: Int,
): List<Int> {
    val pixels = pixels(x, y, SQUARE, SQUARE)
    return listOf(pixels.sumOf(Color::red), pixels.sumOf(Color::green), pixels.sumOf(Color::blue))
        .map { it / pixels.size }
}

fun Bitmap.write(file: File) {
    file.parentFile?.mkdirs()
    file.outputStream().use { compress(Bitmap.CompressFormat.PNG, 100, it) }
}

fun readPicture(file: File): Bitmap? =
    if (file.exists()) file.readBytes().let { BitmapFactory.decodeByteArray(it, 0, it.size) } else null
