package app.tripeaks.ui.board

import androidx.compose.ui.input.key.Key
import androidx.compose.ui.input.key.KeyEvent
import androidx.compose.ui.input.key.KeyEventType
import androidx.compose.ui.input.key.isCtrlPressed
import androidx.compose.ui.input.key.isMetaPressed
import androidx.compose.ui.input.key.isShiftPressed
import androidx.compose.ui.input.key.key
import androidx.compose.ui.input.key.type
import app.tripeaks.core.View
import app.tripeaks.ui.state.isEmpty

/** What a key does on the board. */
internal class Keys(
    private val layout: BoardLayout,
    private val view: () -> View,
    private val cursor: () -> Target?,
    private val setCursor: (Target?) -> Unit,
    private val act: (Target) -> Unit,
    private val actions: BoardActions,
) {
    /** True where the key meant something here. Some keys belong to the button that has the focus, unless the table has it. */
    fun on(
        event: KeyEvent,
        onTable: Boolean,
    ): Boolean {
        if (event.type != KeyEventType.KeyDown) return false
        if (event.isCtrlPressed || event.isMetaPressed) return event.key == Key.Z && done(actions.undo)
        return when (event.key) {
            Key.Spacebar, Key.D -> done { act(Target.Stock) }
            Key.U -> done(actions.undo)
            Key.N -> done(actions.newGame)
            Key.H -> done(actions.hint)
            Key.M, Key.Menu -> done(actions.menu)
            else -> onTable && onTable(event)
        }
    }

    private fun onTable(event: KeyEvent): Boolean =
        when (event.key) {
            Key.DirectionLeft -> go(Direction.LEFT)
            Key.DirectionRight -> go(Direction.RIGHT)
            Key.DirectionUp -> go(Direction.UP)
            Key.DirectionDown -> go(Direction.DOWN)
            Key.Tab -> tab(event.isShiftPressed)
            Key.Enter, Key.NumPadEnter, Key.DirectionCenter -> enter()
            else -> false
        }

    private fun go(direction: Direction) = done { setCursor(layout.move(here(), direction, view())) }

    private fun tab(backwards: Boolean): Boolean {
        val next = nextStop(here(), backwards, view())
        setCursor(next)
        return next != null
    }

    private fun enter(): Boolean = done { here()?.let(act) }

    /** The cursor, or what is nearest to where it was when its card has gone. */
    private fun here(): Target? {
        val cursor = cursor()
        val gone = cursor is Target.Card && view().slots[cursor.slot].isEmpty
        return if (cursor != null && gone) layout.nearest(cursor, view()).also(setCursor) else cursor
    }

    private fun done(block: () -> Unit): Boolean {
        block()
        return true
    }
}
