package app.tripeaks.ui.board

import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.input.key.KeyEvent
import androidx.compose.ui.input.key.KeyEventType
import androidx.compose.ui.input.key.isCtrlPressed
import androidx.compose.ui.input.key.isMetaPressed
import androidx.compose.ui.input.key.isShiftPressed
import androidx.compose.ui.input.key.key
import androidx.compose.ui.input.key.type
import app.tripeaks.core.Status
import app.tripeaks.core.View
import app.tripeaks.ui.state.isEmpty

private val Walking =
    setOf(Key.DirectionLeft, Key.DirectionRight, Key.DirectionUp, Key.DirectionDown, Key.Tab)

private val Deeds =
    setOf(Key.Enter, Key.NumPadEnter, Key.DirectionCenter, Key.Spacebar) +
        setOf(Key.D, Key.U, Key.Z, Key.N, Key.H, Key.M, Key.Menu)

/** The keys that the app has a use for: who presses another, such as the volume's, still plays by touch. */
internal val OwnKeys = Walking + Deeds + Key.Escape

/** Which keys are down. A key that is held repeats itself, which leads on from card to card, but does nothing twice. */
internal class HeldKeys {
    private val down = mutableSetOf<Key>()

    /** Whether the key seen last was down before. */
    var repeats = false
        private set

    /** Looks at [event] before anything acts on it. */
    fun see(event: KeyEvent) {
        val isDown = event.type == KeyEventType.KeyDown
        repeats = isDown && !down.add(event.key)
        if (!isDown) down.remove(event.key)
    }

    fun letGo() = down.clear()
}

/** The keys that are down in this window. */
internal val LocalHeldKeys = staticCompositionLocalOf { HeldKeys() }

/** What a key does on the board. */
internal class Keys(
    private val layout: BoardLayout,
    private val view: () -> View,
    private val cursor: () -> Target?,
    private val setCursor: (Target?) -> Unit,
    private val act: (Target) -> Unit,
    private val actions: BoardActions,
    private val held: HeldKeys,
) {
    /** True where the key meant something here. Some keys belong to the button that has the focus, unless the table has it. */
    fun on(
        event: KeyEvent,
        onTable: Boolean,
    ): Boolean {
        if (event.type != KeyEventType.KeyDown) return false
        if (held.repeats && event.key !in Walking) return event.key in Deeds
        if (event.isCtrlPressed || event.isMetaPressed) return event.key == Key.Z && done(actions.undo)
        return when (event.key) {
            Key.Spacebar, Key.D -> done { act(Target.Stock) }
            Key.U -> done(actions.undo)
            Key.N -> done(actions.newGame)
            Key.H -> done(actions.hint)
            Key.M, Key.Menu -> done(actions.menu)
            else -> onTable && view().status != Status.WON && onTable(event)
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
