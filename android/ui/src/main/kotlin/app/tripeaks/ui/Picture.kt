package app.tripeaks.ui

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Canvas
import androidx.compose.ui.graphics.ImageBitmap
import androidx.compose.ui.graphics.drawscope.CanvasDrawScope
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.translate
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.LayoutDirection
import kotlin.math.ceil
import kotlin.math.floor

/** What was drawn once, to be copied from then on, with its [topLeft] where that was. */
internal class Picture(
    val image: ImageBitmap,
    val topLeft: Offset,
)

/** Copies [picture] to where it was drawn, or [aside] to the right of it. */
internal fun DrawScope.draw(
    picture: Picture,
    aside: Float = 0f,
    alpha: Float = 1f,
) = drawImage(picture.image, picture.topLeft + Offset(aside, 0f), alpha)

/**
 * What [draw] draws in pixels on [area]. One that nothing can be seen through is quicker to copy; it has to fill the area.
 */
internal fun picture(
    area: Rect,
    seeThrough: Boolean = true,
    draw: DrawScope.() -> Unit,
): Picture {
    val topLeft = Offset(floor(area.left), floor(area.top))
    val whole = Size(ceil(area.right - topLeft.x).coerceAtLeast(1f), ceil(area.bottom - topLeft.y).coerceAtLeast(1f))
    val image = ImageBitmap(whole.width.toInt(), whole.height.toInt(), hasAlpha = seeThrough)
    CanvasDrawScope().draw(Density(1f), LayoutDirection.Ltr, Canvas(image), whole) {
        translate(-topLeft.x, -topLeft.y) { draw() }
    }
    return Picture(image, topLeft)
}
