package app.tripeaks.ui.board

import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawWithCache
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.PathEffect
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.translate
import androidx.compose.ui.graphics.graphicsLayer
import app.tripeaks.core.View
import app.tripeaks.ui.card.CARD_CORNER
import app.tripeaks.ui.card.CardPictures
import app.tripeaks.ui.card.Side
import app.tripeaks.ui.card.drawCardBack
import app.tripeaks.ui.draw
import app.tripeaks.ui.motion.Stage
import app.tripeaks.ui.picture
import app.tripeaks.ui.theme.BoardColours
import app.tripeaks.ui.theme.CardColours
import app.tripeaks.ui.theme.LocalPalette

private const val DEEPEST = 4
private const val EMPTY = -1

/** A single card lies on the table itself. */
private const val NOTHING = -2

/** What lies under the cards: the edges of the stock and of the waste, and the outlines of empty places. */
@Composable
internal fun Piles(
    view: View,
    stage: Stage,
    layout: BoardLayout,
    pictures: CardPictures,
) {
    val waste = view.wasteCount.toInt()
    Pile(layout.stock, edgesOf(view.stockCount.toInt()), pictures, back = true) { stage.stockShake }
    Pile(layout.waste, if (waste == 1) NOTHING else edgesOf(waste), pictures, back = false) { 0f }
}

/** A pile, pushed [aside]. Drawn anew only when another edge shows. */
@Composable
private fun Pile(
    place: Rect,
    edges: Int,
    pictures: CardPictures,
    back: Boolean,
    aside: () -> Float,
) {
    val palette = LocalPalette.current
    // A modifier made anew would draw its picture anew.
    val drawn =
        remember(place, edges, pictures, palette, aside) {
            Modifier.graphicsLayer().drawWithCache {
                val picture =
                    picture(place.inflate(place.width * PILE_ROOM)) {
                        drawPile(place, edges, pictures, palette.card, palette.board, back)
                    }
                onDrawBehind { draw(picture, aside = aside()) }
            }
        }
    Spacer(Modifier.fillMaxSize().then(drawn))
}

/** How far a pile's shadow and edges can reach beyond its place, in card widths. */
private const val PILE_ROOM = 0.25f

private fun DrawScope.drawEmptyPlace(
    place: Rect,
    board: BoardColours,
) {
    val unit = place.width
    drawRoundRect(
        board.emptyPlace,
        place.topLeft,
        place.size,
        CornerRadius(unit * CARD_CORNER),
        Stroke(unit * 0.016f, pathEffect = PathEffect.dashPathEffect(floatArrayOf(unit * 0.06f, unit * 0.045f))),
    )
}

/** How many edges a pile of so many cards shows; [EMPTY] for the outline of a place without cards. */
private fun edgesOf(count: Int): Int = if (count == 0) EMPTY else ((count + 5) / 7).coerceAtMost(DEEPEST)

/** A pile seen from a little to the right and above: the more cards, the more edges show. */
private fun DrawScope.drawPile(
    place: Rect,
    edges: Int,
    pictures: CardPictures,
    colours: CardColours,
    board: BoardColours,
    back: Boolean,
) {
    if (edges == EMPTY) return drawEmptyPlace(place, board)
    if (edges == NOTHING) return
    val step = place.width * 0.014f
    for (depth in edges downTo 0) {
        translate(place.left - depth * step, place.top + depth * step) {
            inCard(place.size) {
                if (depth == edges) with(pictures) { draw(Side.RestingShadow, large = true) }
                if (depth == 0 && back) drawCardBack(colours) else drawEdge(colours)
            }
        }
    }
}

private fun DrawScope.drawEdge(colours: CardColours) {
    val corner = CornerRadius(size.width * CARD_CORNER)
    drawRoundRect(colours.backEdge, cornerRadius = corner)
    drawRoundRect(Color(0x4D0B1D2B), cornerRadius = corner, style = Stroke(size.width * 0.01f))
}

private inline fun DrawScope.inCard(
    card: Size,
    block: DrawScope.() -> Unit,
) {
    val whole = drawContext.size
    drawContext.size = card
    block()
    drawContext.size = whole
}
