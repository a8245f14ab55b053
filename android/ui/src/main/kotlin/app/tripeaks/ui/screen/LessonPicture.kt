package app.tripeaks.ui.screen

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.background
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.translate
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.unit.dp
import app.tripeaks.core.LessonPicture
import app.tripeaks.core.View
import app.tripeaks.ui.board.Peaks
import app.tripeaks.ui.board.drawRing
import app.tripeaks.ui.board.onPixels
import app.tripeaks.ui.card.CardPictures
import app.tripeaks.ui.card.FaceStyle
import app.tripeaks.ui.card.Side
import app.tripeaks.ui.state.card
import app.tripeaks.ui.state.isEmpty
import app.tripeaks.ui.theme.LocalPalette
import kotlin.math.roundToInt

/** Where the cards of a small table lie, in pixels. */
private class SmallTable(
    width: Float,
    margin: Float,
    gap: Float,
) {
    private val peaks = Peaks(width - 2 * margin, 0f, gap, byHeight = false)
    val slots = peaks.slots(Offset(margin, margin)).map { it.onPixels() }
    private val pile = Size(slots[0].width * PILE, slots[0].height * PILE)
    private val pilesTop = slots.last().bottom + margin
    val stock = Rect(Offset(width / 2 - gap - pile.width, pilesTop), pile).onPixels()
    val waste = Rect(Offset(width / 2 + gap, pilesTop), pile).onPixels()
    val height = stock.bottom + margin

    private companion object {
        const val PILE = 1.25f
    }
}

/** The table of [picture], small, with a ring round what its words are about. The words themselves stand below it. */
@Composable
internal fun LessonTable(
    picture: LessonPicture,
    face: FaceStyle,
    modifier: Modifier = Modifier,
) {
    val palette = LocalPalette.current
    val board = palette.board
    BoxWithConstraints(modifier.fillMaxWidth().clearAndSetSemantics {}) {
        val density = LocalDensity.current
        val table =
            remember(maxWidth, density) {
                with(density) { SmallTable(maxWidth.toPx(), 14.dp.toPx(), maxWidth.toPx() * 0.007f) }
            }
        val pictures =
            remember(palette.card, face, table) {
                CardPictures(palette.card, face, table.slots[0].width.roundToInt(), table.stock.width.roundToInt())
            }
        Canvas(
            Modifier
                .fillMaxWidth()
                .height(with(density) { table.height.toDp() })
                .clip(RoundedCornerShape(16.dp))
                .background(Brush.verticalGradient(listOf(board.skyTop, board.skyGlow))),
        ) {
            drawTable(picture.view, table, pictures)
            for (slot in picture.slots) drawRing(table.slots[slot.toInt()], board.accent, 1f)
            if (picture.stock) drawRing(table.stock, board.accent, 1f)
        }
    }
}

private fun DrawScope.drawTable(
    view: View,
    table: SmallTable,
    pictures: CardPictures,
) {
    fun draw(
        side: Side,
        place: Rect,
        large: Boolean,
    ) = translate(place.left, place.top) { with(pictures) { draw(side, large) } }
    for (slot in view.slots) {
        if (slot.isEmpty) continue
        draw(slot.card?.let { Side.Face(it) } ?: Side.Back, table.slots[slot.slot.toInt()], large = false)
    }
    if (view.stockCount > 0u) draw(Side.Back, table.stock, large = true)
    view.waste?.let { draw(Side.Face(it), table.waste, large = true) }
}
