package app.tripeaks.ui.card

import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.drawscope.DrawScope
import app.tripeaks.core.Card
import app.tripeaks.ui.Picture
import app.tripeaks.ui.draw
import app.tripeaks.ui.picture
import app.tripeaks.ui.theme.CardColours
import kotlin.math.roundToInt

/** What a picture of a card can show. */
internal sealed interface Side {
    data class Face(
        val card: Card,
    ) : Side

    data object Back : Side

    /** What lies under a card on the table. */
    data object RestingShadow : Side

    /** What lies under a card in flight. */
    data object LiftedShadow : Side
}

/**
 * The cards as pictures in the two sizes that they rest in, each drawn once from its shapes. A frame then copies
 * pictures, which even a machine without a GPU does in no time.
 */
internal class CardPictures(
    private val colours: CardColours,
    private val style: FaceStyle,
    private val smallWidth: Int,
    private val largeWidth: Int,
) {
    private data class Key(
        val side: Side,
        val large: Boolean,
    )

    private val known =
        object : LinkedHashMap<Key, Picture>(64, 0.75f, true) {
            override fun removeEldestEntry(eldest: MutableMap.MutableEntry<Key, Picture>?) = size > KEPT
        }

    /** Draws [side] in one of the two sizes, the card's top left at the origin, its shadow round it. */
    fun DrawScope.draw(
        side: Side,
        large: Boolean,
        alpha: Float = 1f,
    ) {
        draw(pictureOf(side, large), alpha = alpha)
    }

    private fun pictureOf(
        side: Side,
        large: Boolean,
    ): Picture = known[Key(side, large)] ?: paint(side, large).also { known[Key(side, large)] = it }

    private fun paint(
        side: Side,
        large: Boolean,
    ): Picture {
        val width = if (large) largeWidth else smallWidth
        val card = Size(width.toFloat(), (width / CARD_ASPECT).roundToInt().toFloat())
        val lift = if (side == Side.LiftedShadow) 1f else 0f
        val shadow = shadowBounds(lift)
        // A pixel more, so that the edge of a turned picture fades out, too.
        val area =
            Rect(
                minOf(shadow.left * width, 0f) - 1f,
                minOf(shadow.top * width, 0f) - 1f,
                maxOf(shadow.right * width, card.width) + 1f,
                maxOf(shadow.bottom * width, card.height) + 1f,
            )
        return picture(area) {
            drawContext.size = card
            when (side) {
                is Side.Face -> {
                    draw(Side.RestingShadow, large)
                    drawCardFace(side.card, colours, style, if (large) 1f else 0f)
                }

                Side.Back -> {
                    draw(Side.RestingShadow, large)
                    drawCardBack(colours)
                }

                Side.RestingShadow, Side.LiftedShadow -> {
                    drawCardShadow(colours, lift)
                }
            }
        }
    }

    private companion object {
        /** Enough for a whole board of small faces and a few large ones. */
        const val KEPT = 48
    }
}
