package app.tripeaks.ui.chrome

import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.input.pointer.PointerEventPass
import androidx.compose.ui.input.pointer.pointerInput

/** [value] while it is [shown], and as it was then while what shows it goes away. */
@Composable
internal fun <T> kept(
    shown: Boolean,
    value: T,
): T {
    val last = remember { arrayOf<Any?>(value) }
    if (shown) last[0] = value
    @Suppress("UNCHECKED_CAST")
    return last[0] as T
}

/** What goes away takes no touch any more: a second tap on a button would do twice what was meant once. */
internal fun Modifier.touchedOnlyWhile(open: Boolean): Modifier =
    if (open) {
        this
    } else {
        pointerInput(Unit) {
            awaitPointerEventScope {
                while (true) awaitPointerEvent(PointerEventPass.Initial).changes.forEach { it.consume() }
            }
        }
    }
