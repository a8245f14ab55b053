package app.tripeaks.ui.board

import androidx.compose.foundation.layout.Spacer
import androidx.compose.runtime.Composable
import androidx.compose.runtime.key
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.draw.drawWithCache
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.PathEffect
import androidx.compose.ui.graphics.TransformOrigin
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.translate
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.layout.Layout
import androidx.compose.ui.layout.layoutId
import androidx.compose.ui.unit.Constraints
import app.tripeaks.ui.card.CARD_CORNER
import app.tripeaks.ui.card.CardPictures
import app.tripeaks.ui.card.Side
import app.tripeaks.ui.card.drawCardBack
import app.tripeaks.ui.card.drawCardShadow
import app.tripeaks.ui.draw
import app.tripeaks.ui.motion.Actor
import app.tripeaks.ui.motion.Stage
import app.tripeaks.ui.picture
import app.tripeaks.ui.theme.BoardColours
import app.tripeaks.ui.theme.CardColours
import kotlin.math.roundToInt

/**
 * Every card that lies or flies. A frame of motion changes layers and drawing, and composes nothing. A card is measured
 * in the size that it rests in, so that what rests is copied pixel by pixel.
 */
@Composable
internal fun Cards(
    stage: Stage,
    layout: BoardLayout,
    pictures: CardPictures,
    modifier: Modifier = Modifier,
) {
    val small = layout.slots[0].size
    val large = layout.stock.size
    Layout(
        content = {
            for (actor in stage.actors) {
                key(actor.id) { ActorCard(actor, pictures) }
            }
        },
        modifier = modifier,
    ) { measurables, constraints ->
        val placeables =
            measurables.map {
                // Asked of the child itself: the stage may already have other cards than those composed.
                val actor = it.layoutId as Actor
                val size = if (actor.isLarge) large else small
                actor to it.measure(Constraints.fixed(size.width.roundToInt(), size.height.roundToInt()))
            }
        layout(constraints.maxWidth, constraints.maxHeight) {
            for ((actor, placeable) in placeables) {
                placeable.placeWithLayer(0, 0, zIndex = actor.height) {
                    val pose = actor.pose
                    transformOrigin = TransformOrigin(0.5f, 0.5f)
                    translationX = pose.centre.x - placeable.width / 2f + actor.shake
                    translationY = pose.centre.y - placeable.height / 2f
                    scaleX = pose.width / placeable.width
                    scaleY = pose.width / placeable.width
                    rotationZ = pose.tilt
                    rotationY = if (pose.turn < 0.5f) pose.turn * 180f else (pose.turn - 1f) * 180f
                    cameraDistance = 14f
                }
            }
        }
    }
}

@Composable
private fun ActorCard(
    actor: Actor,
    pictures: CardPictures,
) {
    Spacer(
        Modifier.layoutId(actor).drawBehind {
            val card = actor.card
            val side = if (actor.showsFace && card != null) Side.Face(card) else Side.Back
            with(pictures) {
                val lift = actor.lift
                if (lift > 0f) draw(Side.LiftedShadow, actor.isLarge, alpha = lift)
                draw(side, actor.isLarge)
            }
        },
    )
}

private const val DEEPEST = 4
private const val EMPTY = -1

/** A single card lies on the table itself. */
private const val NOTHING = -2

/**
 * What lies under the cards: the edges of the stock and of the waste, and the outlines of empty places. Drawn anew only
 * when another edge shows.
 */
internal fun Modifier.piles(
    layout: BoardLayout,
    stock: Int,
    waste: Int,
    stockShake: () -> Float,
    board: BoardColours,
    card: CardColours,
): Modifier {
    val edges = edgesOf(stock) to if (waste == 1) NOTHING else edgesOf(waste)
    return this then
        Modifier.graphicsLayer().drawWithCache {
            fun pile(
                place: Rect,
                edges: Int,
                back: Boolean,
            ) = picture(place.inflate(place.width * PILE_ROOM)) { drawPile(place, edges, card, board, back) }
            val stockPicture = pile(layout.stock, edges.first, back = true)
            val wastePicture = pile(layout.waste, edges.second, back = false)
            onDrawBehind {
                draw(stockPicture, aside = stockShake())
                draw(wastePicture)
            }
        }
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
                if (depth == edges) drawCardShadow(colours, 0f)
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

/** An outline round a card: what the keyboard stands on, what a hint means, what can be played. */
internal fun DrawScope.drawRing(
    place: Rect,
    colour: Color,
    strength: Float,
) {
    val unit = place.width
    val width = (unit * 0.055f).coerceAtLeast(2.2f * density)
    for (halo in 3 downTo 1) {
        drawOutline(place, colour.copy(alpha = 0.10f * strength), width * (1 + halo * 0.9f))
    }
    drawOutline(place, colour.copy(alpha = strength), width)
}

private fun DrawScope.drawOutline(
    place: Rect,
    colour: Color,
    width: Float,
) = drawRoundRect(colour, place.topLeft, place.size, CornerRadius(place.width * CARD_CORNER), Stroke(width))

/** A faint veil over a card under the finger. */
internal fun DrawScope.drawPress(place: Rect) =
    drawRoundRect(Color(0x24000000), place.topLeft, place.size, CornerRadius(place.width * CARD_CORNER))
