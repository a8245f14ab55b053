package app.tripeaks.ui.chrome

import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.TransformOrigin
import androidx.compose.ui.layout.Layout
import androidx.compose.ui.layout.Measurable
import androidx.compose.ui.layout.MeasureResult
import androidx.compose.ui.layout.MeasureScope
import androidx.compose.ui.layout.layout
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.unit.Constraints
import kotlin.math.roundToInt

/** Text on one line that grows smaller where it does not fit, instead of losing its end. */
@Composable
fun FitText(
    text: String,
    style: TextStyle,
    color: Color,
    modifier: Modifier = Modifier,
) {
    Text(text, modifier.fit(), color, style = style, maxLines = 1, softWrap = false)
}

/** Measures without limits and shrinks to what there is; nothing to ask an intrinsic size of. */
internal fun Modifier.fit(): Modifier =
    layout { measurable, constraints ->
        shrunk(measurable, Constraints()) { width, height -> constraints.scaleFor(width, height) }
    }

/** Lines break between words alone: a word that is wider than the room makes the whole text smaller, and is not torn. */
internal fun Modifier.fitWords(): Modifier =
    layout { measurable, constraints ->
        val widest = measurable.minIntrinsicWidth(Constraints.Infinity)
        val torn = widest > constraints.maxWidth
        val room = if (torn) Constraints(maxWidth = widest) else constraints
        shrunk(measurable, room) { _, _ -> if (torn) constraints.maxWidth / widest.toFloat() else 1f }
    }

/** Of several ways to show the same, the one that has to shrink least; the first of equals. */
@Composable
internal fun LargestOf(
    ways: @Composable () -> Unit,
    modifier: Modifier = Modifier,
) {
    Layout(ways, modifier) { measurables, constraints ->
        val best =
            measurables.maxBy {
                val width = it.maxIntrinsicWidth(Constraints.Infinity)
                constraints.scaleFor(width, it.maxIntrinsicHeight(width))
            }
        shrunk(best, Constraints(), constraints::scaleFor)
    }
}

/** By what something of [width] x [height] has to be multiplied to fit; never more than 1. */
private fun Constraints.scaleFor(
    width: Int,
    height: Int,
): Float {
    val room = minOf(maxWidth.toFloat() / width, maxHeight.toFloat() / height)
    return if (room.isFinite()) room.coerceAtMost(1f) else 1f
}

private fun MeasureScope.shrunk(
    measurable: Measurable,
    constraints: Constraints,
    factor: (width: Int, height: Int) -> Float,
): MeasureResult {
    val whole = measurable.measure(constraints)
    val by = factor(whole.width, whole.height)
    return layout((whole.width * by).roundToInt(), (whole.height * by).roundToInt()) {
        whole.placeWithLayer(0, 0) {
            transformOrigin = TransformOrigin(0f, 0f)
            scaleX = by
            scaleY = by
        }
    }
}
