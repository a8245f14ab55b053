package app.tripeaks.ui.board

import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawWithCache
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.geometry.toRect
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.graphicsLayer
import app.tripeaks.ui.draw
import app.tripeaks.ui.picture
import app.tripeaks.ui.theme.BoardColours

/** Heights of the mountains along the screen's width, both as shares of the screen. */
private val Far =
    listOf(
        0f to 0.515f,
        0.17f to 0.393f,
        0.29f to 0.46f,
        0.5f to 0.331f,
        0.7f to 0.455f,
        0.825f to 0.382f,
        1f to 0.495f,
    )
private val Near =
    listOf(
        0f to 0.612f,
        0.218f to 0.513f,
        0.364f to 0.568f,
        0.558f to 0.47f,
        0.752f to 0.568f,
        0.874f to 0.524f,
        1f to 0.588f,
    )

/** How strong the last light is. More of it would take the contrast from what is written on it. */
internal const val LAST_LIGHT = 0.1f

/** The last light lies behind the middle peak. */
private val Sun = Offset(0.5f, 0.44f)

/** Dusk behind the cards: sky, the last light, two rows of mountains that sink into mist. Drawn once for each size. */
@Composable
internal fun Scenery(colours: BoardColours) = Spacer(Modifier.fillMaxSize().graphicsLayer().scenery(colours))

private fun Modifier.scenery(colours: BoardColours): Modifier =
    drawWithCache {
        val sky =
            Brush.verticalGradient(
                0f to colours.skyTop,
                0.46f to colours.skyGlow,
                0.72f to colours.skyBottom,
                1f to colours.skyBottom,
            )
        val glow =
            Brush.radialGradient(
                listOf(
                    colours.ridgeLight.copy(alpha = LAST_LIGHT),
                    colours.ridgeLight.copy(alpha = LAST_LIGHT / 3),
                    Color.Transparent,
                ),
                center = Offset(size.width * Sun.x, size.height * Sun.y),
                radius = maxOf(size.width * 0.62f, size.height * 0.24f),
            )
        val far = ridge(Far, size)
        val near = ridge(Near, size)
        val farBrush = mist(colours.ridgeFar, colours.skyBottom, size, 0.331f, 0.66f)
        val nearBrush = mist(colours.ridgeNear, colours.skyBottom, size, 0.47f, 0.74f)
        // Kept as a picture: four full-screen gradients are too much for every frame of a machine without a GPU.
        val picture =
            picture(size.toRect(), seeThrough = false) {
                drawRect(sky)
                drawRect(glow)
                drawPath(far, farBrush)
                drawPath(near, nearBrush)
            }
        onDrawBehind { draw(picture) }
    }

private fun mist(
    top: Color,
    bottom: Color,
    size: Size,
    from: Float,
    to: Float,
) = Brush.verticalGradient(listOf(top, bottom), size.height * from, size.height * to)

private fun ridge(
    heights: List<Pair<Float, Float>>,
    size: Size,
) = Path().apply {
    moveTo(0f, size.height)
    for ((x, y) in heights) lineTo(x * size.width, y * size.height)
    lineTo(size.width, size.height)
    close()
}
