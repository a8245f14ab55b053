package app.tripeaks.ui.card

import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.translate
import androidx.compose.ui.graphics.painter.Painter
import app.tripeaks.ui.theme.LightPalette

/** The app's sign: its card's back, for a window's icon. */
object Emblem : Painter() {
    override val intrinsicSize = Size(256f, 256f)

    override fun DrawScope.onDraw() {
        val card = Size(size.height * CARD_ASPECT, size.height)
        translate((size.width - card.width) / 2) {
            val whole = drawContext.size
            drawContext.size = card
            drawCardBack(LightPalette.card)
            drawContext.size = whole
        }
    }
}
