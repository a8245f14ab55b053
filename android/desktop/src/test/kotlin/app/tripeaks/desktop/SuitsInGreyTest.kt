package app.tripeaks.desktop

import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Canvas
import androidx.compose.ui.graphics.ImageBitmap
import androidx.compose.ui.graphics.drawscope.CanvasDrawScope
import androidx.compose.ui.graphics.luminance
import androidx.compose.ui.graphics.toPixelMap
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.LayoutDirection
import app.tripeaks.core.Card
import app.tripeaks.core.Suit
import app.tripeaks.ui.card.CARD_ASPECT
import app.tripeaks.ui.card.FaceStyle
import app.tripeaks.ui.card.drawCardFace
import app.tripeaks.ui.theme.LightPalette
import org.junit.Assert.assertTrue
import org.junit.Test
import kotlin.math.abs
import kotlin.math.pow
import kotlin.math.roundToInt

/** Who sees no colours tells the suits apart by their shapes, on the smallest cards there are. */
class SuitsInGreyTest {
    /** The card's pixels as shades of grey, 0 to 1, as bright as an eye finds them. */
    private fun greys(
        suit: Suit,
        style: FaceStyle,
        sameInk: Boolean,
    ): List<Float> {
        val size = Size(SMALLEST.toFloat(), (SMALLEST / CARD_ASPECT).roundToInt().toFloat())
        val image = ImageBitmap(size.width.toInt(), size.height.toInt())
        val colours =
            LightPalette.card.let {
                if (sameInk) {
                    it.copy(
                        red = it.ink,
                        blue = it.ink,
                        green = it.ink,
                    )
                } else {
                    it
                }
            }
        CanvasDrawScope().draw(Density(1f), LayoutDirection.Ltr, Canvas(image), size) {
            drawCardFace(Card(7u, suit), colours, style, detail = 0f)
        }
        val pixels = image.toPixelMap()
        return List(pixels.width * pixels.height) { i ->
            pixels[i % pixels.width, i / pixels.width].luminance().pow(1 / 2.2f)
        }
    }

    @Test
    fun everyTwoSuitsDifferInGrey() {
        val styles = listOf(false, true).flatMap { four -> listOf(false, true).map { FaceStyle(four, it) } }
        for (style in styles) {
            for (sameInk in listOf(false, true)) {
                val pictures = Suit.entries.associateWith { greys(it, style, sameInk) }
                for (first in Suit.entries) {
                    for (second in Suit.entries.filter { it > first }) {
                        val pairs = pictures.getValue(first).zip(pictures.getValue(second))
                        val apart = pairs.count { (a, b) -> abs(a - b) > SHADE }
                        assertTrue("$first, $second, $style, one ink $sameInk: $apart pixels", apart >= PIXELS)
                    }
                }
            }
        }
    }

    private companion object {
        /** The width of a card where ten stand beside each other on 320 dp, in pixels of density 1. */
        const val SMALLEST = 28

        /** A difference in brightness that is seen. */
        const val SHADE = 0.25f

        /** How many pixels have to differ by so much, of a pip of 14 x 14, or 11 x 11 beside a large rank. */
        const val PIXELS = 10
    }
}
