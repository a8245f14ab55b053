package app.tripeaks.ui.motion

import androidx.compose.runtime.Stable
import androidx.compose.runtime.derivedStateOf
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableFloatStateOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.lerp
import androidx.compose.ui.util.lerp
import app.tripeaks.core.Card
import kotlin.math.PI
import kotlin.math.exp
import kotlin.math.sin

/** Where and how a card lies: [centre] and [width] in pixels, [turn] 0 face down to 1 face up, [tilt] in degrees. */
data class Pose(
    val centre: Offset,
    val width: Float,
    val turn: Float,
    val tilt: Float = 0f,
    val lift: Float = 0f,
    val detail: Float = 0f,
)

/** A place where a card can rest. */
sealed interface Place {
    data class Peak(
        val slot: Int,
    ) : Place

    data object Waste : Place

    data object Stock : Place
}

/** A way from one pose to a place. Times in milliseconds of the stage's clock. */
internal class Way(
    val from: Pose,
    val to: Place,
    val faceUp: Boolean,
    val start: Float,
    val duration: Float,
    val arc: Float,
    val turnsWithin: Boolean,
)

/**
 * One card on the screen. What a frame changes is read where it is drawn, never where it is composed, so that a moving
 * card recomposes nothing.
 */
@Stable
class Actor internal constructor(
    val id: Int,
    pose: Pose,
    card: Card?,
) {
    var pose by mutableStateOf(pose)
        internal set

    /** The face; null while nobody may know it. */
    var card by mutableStateOf(card)
        internal set

    /** Later cards lie on earlier ones. */
    var height by mutableFloatStateOf(0f)
        internal set

    /** Pixels to the side, of a refused card. */
    var shake by mutableFloatStateOf(0f)
        internal set

    /** What the card's drawing follows: how high it flies, and whether it is on its way from or to a large place. */
    val lift by derivedStateOf { this.pose.lift }
    val isLarge by derivedStateOf { this.pose.detail > 0f }
    val showsFace by derivedStateOf { this.pose.turn >= 0.5f && this.card != null }

    internal var place: Place = Place.Stock
    internal var faceUp = pose.turn >= 0.5f
    internal var way: Way? = null
    internal var turnStart = Float.NaN
    internal var turnFrom = 0f
    internal var shakeStart = Float.NaN
    internal var leaves = false
    internal var order = 0

    internal val moves: Boolean get() = way != null || !turnStart.isNaN() || !shakeStart.isNaN()

    /** The pose at [time] of a way to [rest]. Returns true when it has arrived. */
    internal fun travel(
        time: Float,
        rest: Pose,
    ): Boolean {
        val way = way ?: return true
        val t = ((time - way.start) / way.duration).coerceIn(0f, 1f)
        if (t <= 0f) return false
        val along = Motion.Fly.transform(t)
        val high = sin(PI * along).toFloat()
        val span = (rest.centre - way.from.centre).getDistance()
        val bow = Offset(0f, -high * span * way.arc)
        pose =
            Pose(
                centre = lerp(way.from.centre, rest.centre, along) + bow,
                width = lerp(way.from.width, rest.width, along) * (1f + 0.06f * high),
                turn = if (way.turnsWithin) lerp(way.from.turn, rest.turn, Motion.Flip.transform(t)) else pose.turn,
                tilt = lerp(way.from.tilt, 0f, along) + high * 4f * if (rest.centre.x >= way.from.centre.x) 1f else -1f,
                lift = maxOf(high, lerp(way.from.lift, 0f, along)),
                detail = lerp(way.from.detail, rest.detail, along),
            )
        if (t < 1f) return false
        pose = rest.copy(turn = if (way.turnsWithin) rest.turn else pose.turn)
        this.way = null
        return true
    }

    /** Turns over where it lies. Returns true when done. */
    internal fun turnOver(
        time: Float,
        duration: Float,
    ): Boolean {
        if (turnStart.isNaN()) return true
        val t = ((time - turnStart) / duration).coerceIn(0f, 1f)
        val turn = lerp(turnFrom, if (faceUp) 1f else 0f, Motion.Flip.transform(t))
        val rise = if (way == null) sin(PI * t).toFloat() * 0.5f else pose.lift
        pose = pose.copy(turn = turn, lift = rise)
        if (t < 1f) return false
        turnStart = Float.NaN
        return true
    }

    internal fun shakeAt(
        time: Float,
        duration: Float,
    ) {
        if (shakeStart.isNaN()) return
        val t = (time - shakeStart) / duration
        if (t >= 1f) {
            shakeStart = Float.NaN
            shake = 0f
        } else {
            shake = shakeOffset(t, pose.width)
        }
    }
}

/** A refusal: a few quick swings that die away. [t] from 0 to 1. */
internal fun shakeOffset(
    t: Float,
    width: Float,
): Float = if (t <= 0f) 0f else (sin(t * PI * 7) * exp(-3.2 * t)).toFloat() * width * 0.13f
