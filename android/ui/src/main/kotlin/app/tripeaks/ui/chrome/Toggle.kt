package app.tripeaks.ui.chrome

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.lerp
import androidx.compose.ui.unit.LayoutDirection
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.lerp
import app.tripeaks.ui.motion.Motion
import app.tripeaks.ui.motion.eased
import app.tripeaks.ui.theme.LocalPalette

/** The picture of a switch, as Material draws it; but Material's own moves at no pace of the player's. */
@Composable
internal fun Toggle(checked: Boolean) {
    val page = LocalPalette.current.page
    val strength = eased(if (checked) 1f else 0f, Motion.PRESS)
    Canvas(Modifier.size(52.dp, 32.dp)) {
        val on = strength.value
        val edge = 2.dp.toPx()
        drawRoundRect(lerp(page.sunken, page.brand, on), cornerRadius = CornerRadius(size.height / 2))
        drawRoundRect(
            page.textQuiet,
            Offset(edge / 2, edge / 2),
            Size(size.width - edge, size.height - edge),
            CornerRadius((size.height - edge) / 2),
            Stroke(edge),
            alpha = 1f - on,
        )
        val along = lerp(16.dp, 36.dp, on).toPx()
        val centre = Offset(if (layoutDirection == LayoutDirection.Rtl) size.width - along else along, size.height / 2)
        drawCircle(lerp(page.textQuiet, page.onBrand, on), lerp(8.dp, 12.dp, on).toPx(), centre)
    }
}
