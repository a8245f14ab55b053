package app.tripeaks.ui.board

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import app.tripeaks.core.View
import app.tripeaks.ui.state.isFaceUp
import kotlin.math.abs

/** Where the arrow keys lead. */
enum class Direction(
    internal val x: Float,
    internal val y: Float,
) {
    LEFT(-1f, 0f),
    RIGHT(1f, 0f),
    UP(0f, -1f),
    DOWN(0f, 1f),
}

/** What the keyboard can stand on: every uncovered card in row order, then the stock. */
internal fun stops(view: View): List<Target> =
    view.slots
        .filter { it.isFaceUp && it.coveredBy == 0.toUByte() }
        .map { Target.Card(it.slot.toInt()) } + Target.Stock

private fun BoardLayout.rectOf(target: Target): Rect =
    when (target) {
        is Target.Card -> slots[target.slot]
        Target.Stock -> stock
    }

/** The next stop from [from] that way; [from] itself where there is none. */
internal fun BoardLayout.move(
    from: Target?,
    direction: Direction,
    view: View,
): Target {
    val stops = stops(view)
    if (from == null) return stops.first()
    val start = rectOf(from).center
    return stops
        .filter { it != from }
        .map { it to rectOf(it).center - start }
        .filter { (_, way) -> way.along(direction) > 1f }
        .minByOrNull { (_, way) -> way.along(direction) + 2.5f * way.across(direction) }
        ?.first ?: from
}

private fun Offset.along(direction: Direction) = x * direction.x + y * direction.y

private fun Offset.across(direction: Direction) = abs(x * direction.y) + abs(y * direction.x)

/** The stop nearest to a card that has gone. */
internal fun BoardLayout.nearest(
    gone: Target,
    view: View,
): Target = stops(view).minBy { (rectOf(it).center - rectOf(gone).center).getDistanceSquared() }

/** The stop after or before [from]; null past either end, where the focus goes on to the buttons. */
internal fun nextStop(
    from: Target?,
    backwards: Boolean,
    view: View,
): Target? {
    val stops = if (backwards) stops(view).asReversed() else stops(view)
    return if (from == null) stops.first() else stops.getOrNull(stops.indexOf(from) + 1)
}
