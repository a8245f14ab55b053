package app.tripeaks.ui.board

import androidx.compose.foundation.layout.Spacer
import androidx.compose.runtime.Composable
import androidx.compose.runtime.key
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.TransformOrigin
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.layout.Layout
import androidx.compose.ui.layout.layoutId
import androidx.compose.ui.unit.Constraints
import app.tripeaks.ui.card.CARD_CORNER
import app.tripeaks.ui.card.CardPictures
import app.tripeaks.ui.card.Side
import app.tripeaks.ui.draw
import app.tripeaks.ui.motion.Actor
import app.tripeaks.ui.motion.Stage
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
