package app.tripeaks.ui.card

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Canvas
import androidx.compose.ui.graphics.FilterQuality
import androidx.compose.ui.graphics.ImageBitmap
import androidx.compose.ui.graphics.drawscope.CanvasDrawScope
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.translate
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.IntOffset
import androidx.compose.ui.unit.IntSize
import androidx.compose.ui.unit.LayoutDirection
import app.tripeaks.core.Card
import app.tripeaks.ui.theme.CardColours
import kotlin.math.ceil
import kotlin.math.roundToInt

/** What a picture of a card can show. */
internal sealed interface Side {
    data class Face(
        val card: Card,
    ) : Side

    data object Back : Side

    data object LiftedShadow : Side
}

/**
 * The cards as pictures in the two sizes that they rest in, each drawn once from its shapes. A frame then copies
 * pictures, which even a machine without a GPU does in no time.
 */
internal class CardPictures(
    private val colours: CardColours,
    private val style: FaceStyle,
    private val small: Int,
    private val large: Int,
) {
    private data class Key(
        val side: Side,
        val large: Boolean,
    )

    private val known =
        object : LinkedHashMap<Key, ImageBitmap>(64, 0.75f, true) {
            override fun removeEldestEntry(eldest: MutableMap.MutableEntry<Key, ImageBitmap>?) = size > KEPT
        }

    /** Draws [side] over the card's own box of [cardWidth] pixels, its shadow round it. */
    fun DrawScope.draw(
        side: Side,
        cardWidth: Float,
        fromLarge: Boolean,
        alpha: Float = 1f,
    ) {
        val picture = known.getOrPut(Key(side, fromLarge)) { paint(side, if (fromLarge) large else small, fromLarge) }
        val own = if (fromLarge) large else small
        val scale = cardWidth / own
        val margin = marginOf(own)
        if (scale == 1f) {
            drawImage(picture, topLeft = Offset(-margin.toFloat(), -margin.toFloat()), alpha = alpha)
        } else {
            val offset = (-margin * scale).roundToInt()
            drawImage(
                picture,
                dstOffset = IntOffset(offset, offset),
                dstSize = IntSize((picture.width * scale).roundToInt(), (picture.height * scale).roundToInt()),
                alpha = alpha,
                filterQuality = FilterQuality.Medium,
            )
        }
    }

    private fun paint(
        side: Side,
        width: Int,
        detailed: Boolean,
    ): ImageBitmap {
        val margin = marginOf(width)
        val card = Size(width.toFloat(), (width / CARD_ASPECT).roundToInt().toFloat())
        val whole = Size(card.width + 2 * margin, card.height + 2 * margin)
        val picture = ImageBitmap(whole.width.toInt(), whole.height.toInt())
        CanvasDrawScope().draw(Density(1f), LayoutDirection.Ltr, Canvas(picture), whole) {
            translate(margin.toFloat(), margin.toFloat()) {
                drawContext.size = card
                when (side) {
                    is Side.Face -> {
                        drawCardShadow(colours, 0f)
                        drawCardFace(side.card, colours, style, if (detailed) 1f else 0f)
                    }

                    Side.Back -> {
                        drawCardShadow(colours, 0f)
                        drawCardBack(colours)
                    }

                    Side.LiftedShadow -> {
                        drawCardShadow(colours, 1f)
                    }
                }
            }
        }
        return picture
    }

    private companion object {
        /** Enough for a whole board of small faces and a few large ones. */
        const val KEPT = 48

        fun marginOf(width: Int) = ceil(width * 0.34f).toInt()
    }
}
