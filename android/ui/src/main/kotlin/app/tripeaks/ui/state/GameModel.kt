package app.tripeaks.ui.state

import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import app.tripeaks.core.Advice
import app.tripeaks.core.Event
import app.tripeaks.core.Game
import app.tripeaks.core.GameException
import app.tripeaks.core.NewGame
import app.tripeaks.core.Outcome
import app.tripeaks.core.Status
import app.tripeaks.core.View
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.launch
import kotlinx.coroutines.withContext
import kotlin.coroutines.CoroutineContext

/** A message over the board. A new [id] is a new message, even with the same text. */
data class Bubble(
    val id: Int,
    val text: String,
    val warns: Boolean,
)

/**
 * What the screen shows, and the only way to change it: a touch goes to the [game], its outcome comes back here, the
 * screen follows. Not one rule is known here, and not one word.
 *
 * Everything is called on the screen's thread; what can take long runs in [worker].
 */
@Stable
class GameModel(
    internal val game: Game,
    private val scope: CoroutineScope,
    private val worker: CoroutineContext,
    private val feedback: Feedback = Feedback.Silent,
) {
    var view: View by mutableStateOf(game.view())
        private set

    var bubble: Bubble? by mutableStateOf(null)
        private set

    /** What the last hint points at, until the next operation. */
    var advice: Advice? by mutableStateOf(null)
        private set

    /** The last thing that a screen reader should hear. Said twice in a row it differs, since what stays is not read again. */
    var announcement: String by mutableStateOf("")
        private set

    val words = Words(game::text)

    /** Told of every outcome, in order, at once. */
    var onOutcome: ((Outcome) -> Unit)? = null

    /** How often a deal has come to the table: what was told of one before is not of this one. */
    internal var deals = 0
        private set

    private var bubbles = 0
    private var hinting: Job? = null

    /** Whether another deal is on its way. */
    internal var dealing by mutableStateOf(false)
        private set

    fun tap(slot: Int) = operate { game.tap(slot.toUByte()) }

    fun draw() = operate { game.draw() }

    fun undo() = operate { game.undo() }

    fun restart() = operate { game.restart() }

    fun takeBack() = operate { game.takeBack() }

    /** Asks for a deal. Returns why not, or null when it lies on the table. */
    suspend fun newGame(request: NewGame): String? {
        dealing = true
        return try {
            show(withContext(worker) { game.newGame(request) })
            null
        } catch (refused: GameException) {
            refused.reason
        } finally {
            dealing = false
        }
    }

    /** Asks for a hint, which takes a moment; it is dropped where the player has gone on in the meantime. */
    fun askHint() {
        if (hinting?.isActive == true) return
        val asked = view
        hinting =
            scope.launch {
                val hint = withContext(worker) { game.hint() }
                if (!view.isAt(asked)) return@launch
                advice = hint.advice
                say(hint.text, warns = false)
            }
    }

    /** The message [id] has been seen long enough. */
    fun dismiss(id: Int) {
        if (bubble?.id == id) bubble = null
    }

    /** Shows [text] over the board for a while, and has it read. */
    fun say(
        text: String,
        warns: Boolean,
    ) {
        show(text, warns)
        announce(text)
    }

    private fun show(
        text: String,
        warns: Boolean,
    ) {
        bubble = Bubble(++bubbles, text, warns)
    }

    /** Has [text] read, which is to be seen elsewhere. */
    internal fun announce(text: String) {
        announcement = if (announcement == text) text + UNHEARD else text
    }

    /** The language has changed: every word is asked for again. */
    internal fun reworded() {
        words.changed()
        view = game.view()
        bubble = null
    }

    /** Does it, unless another deal is on its way: a touch meant the cards that are seen. */
    private fun operate(operation: () -> Outcome) {
        if (!dealing) show(operation())
    }

    private fun show(outcome: Outcome) {
        view = outcome.view
        if (outcome.events.any { it is Event.Dealt }) deals++
        if (outcome.events.isNotEmpty()) {
            bubble = null
            advice = null
        }
        outcome.announcement?.let(::announce)
        outcome.rejection?.text?.let { show(it, warns = true) }
        if (outcome.notices.isNotEmpty()) notice(outcome.notices)
        onOutcome?.invoke(outcome)
        outcome.cues().forEach(feedback::on)
    }

    /** What was found amiss with the files: told at once, and once. */
    internal fun notice(notices: List<String>) = say(notices.joinToString("\n"), warns = true)

    /** Something besides an operation has changed what the view says: the verdict was asked for, a second has passed. */
    internal fun refresh() {
        view = game.view()
    }

    internal val won: Boolean get() = view.status == Status.WON

    private companion object {
        /** A space that no reader says. */
        const val UNHEARD = "\u00A0"
    }
}

/** Whether no operation lies between the two. */
private fun View.isAt(other: View) = code == other.code && moves == other.moves && undone == other.undone
