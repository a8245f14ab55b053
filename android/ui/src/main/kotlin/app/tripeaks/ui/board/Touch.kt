package app.tripeaks.ui.board

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.input.pointer.PointerId
import androidx.compose.ui.input.pointer.PointerInputScope
import androidx.compose.ui.input.pointer.changedToDown
import androidx.compose.ui.input.pointer.changedToUp
import androidx.compose.ui.unit.dp
import app.tripeaks.core.View
import app.tripeaks.ui.state.isEmpty
import kotlin.math.hypot

/** What a touch or the keyboard can mean. */
sealed interface Target {
    data class Card(
        val slot: Int,
    ) : Target

    data object Stock : Target
}

/** How far from a playable card a touch may miss it, in dp. */
internal const val FORGIVING = 24f

/**
 * What a touch at [at] means: the card whose visible part it hits, the stock, or else the nearest playable card not
 * farther than [reach] away.
 */
fun BoardLayout.target(
    at: Offset,
    view: View,
    reach: Float,
): Target? {
    val hit = slots.indices.lastOrNull { !view.slots[it].isEmpty && slots[it].contains(at) }
    if (hit != null) return Target.Card(hit)
    if (stock.contains(at)) return Target.Stock
    return view.slots
        .filter { it.playable }
        .map { it.slot.toInt() to slots[it.slot.toInt()].distance(at) }
        .filter { (_, distance) -> distance <= reach }
        .minByOrNull { (_, distance) -> distance }
        ?.let { (slot, _) -> Target.Card(slot) }
}

private fun Rect.distance(point: Offset): Float {
    val x = maxOf(left - point.x, point.x - right, 0f)
    val y = maxOf(top - point.y, point.y - bottom, 0f)
    return hypot(x, y)
}

/** Follows every finger on its own: two thumbs are twice as fast. A finger that slides off its card changes its mind. */
internal suspend fun PointerInputScope.followFingers(
    targetAt: (Offset) -> Target?,
    onPress: (Set<Target>) -> Unit,
    onTarget: (Target) -> Unit,
) {
    val slop = 12.dp.toPx()
    val down = HashMap<PointerId, Pair<Offset, Target>>()
    awaitPointerEventScope {
        while (true) {
            for (change in awaitPointerEvent().changes) {
                if (change.changedToDown()) {
                    targetAt(change.position)?.let { down[change.id] = change.position to it }
                } else if (change.changedToUp()) {
                    val (from, target) = down.remove(change.id) ?: continue
                    val near = (change.position - from).getDistance() <= slop
                    if (near || targetAt(change.position) == target) onTarget(target)
                } else if (!change.pressed) {
                    down.remove(change.id)
                }
            }
            onPress(down.values.mapTo(HashSet()) { it.second })
        }
    }
}
