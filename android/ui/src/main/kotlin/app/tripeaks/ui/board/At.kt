package app.tripeaks.ui.board

import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.layout.Measurable
import androidx.compose.ui.layout.MeasureScope
import androidx.compose.ui.node.LayoutModifierNode
import androidx.compose.ui.node.ModifierNodeElement
import androidx.compose.ui.platform.InspectorInfo
import androidx.compose.ui.unit.Constraints
import androidx.compose.ui.unit.dp

/**
 * Placed and sized by a rectangle of a layout in dp, from the left in every reading direction. Two of the same rectangle
 * are equal, so that what stands there is not composed anew with all round it.
 */
internal fun Modifier.at(rect: Rect): Modifier = this then At(rect)

private data class At(
    val rect: Rect,
) : ModifierNodeElement<AtNode>() {
    override fun create() = AtNode(rect)

    override fun update(node: AtNode) {
        node.rect = rect
    }

    override fun InspectorInfo.inspectableProperties() {
        name = "at"
        value = rect
    }
}

private class AtNode(
    var rect: Rect,
) : Modifier.Node(),
    LayoutModifierNode {
    override fun MeasureScope.measure(
        measurable: Measurable,
        constraints: Constraints,
    ) = with(rect) {
        val placeable = measurable.measure(Constraints.fixed(width.dp.roundToPx(), height.dp.roundToPx()))
        layout(constraints.maxWidth, constraints.maxHeight) {
            placeable.place(left.dp.roundToPx(), top.dp.roundToPx())
        }
    }
}
