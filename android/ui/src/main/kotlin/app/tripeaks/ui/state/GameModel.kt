package app.tripeaks.ui.state

import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import app.tripeaks.core.Advice
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

    private var bubbles = 0
    private var hinting: Job? = null

    fun tap(slot: Int) = carryOut(game.tap(slot.toUByte()))

    fun draw() = carryOut(game.draw())

    fun undo() = carryOut(game.undo())

    fun restart() = carryOut(game.restart())

    fun takeBack() = carryOut(game.takeBack())

    /** Asks for a deal. Returns why not, or null when it lies on the table. */
    suspend fun newGame(request: NewGame): String? =
        try {
            carryOut(withContext(worker) { game.newGame(request) })
            null
        } catch (refused: GameException) {
            refused.reason
        }

    /** Asks for a hint, which takes a moment; it is dropped where the player has gone on in the meantime. */
    fun askHint() {
        if (hinting?.isActive == true) return
        val asked = view
        hinting =
            scope.launch {
                val hint = withContext(worker) { game.hint() }
                if (view !== asked) return@launch
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

    private fun announce(text: String) {
        announcement = if (announcement == text) text + UNHEARD else text
    }

    /** The language has changed: every word is asked for again. */
    internal fun reworded() {
        words.changed()
        view = game.view()
        bubble = null
    }

    private fun carryOut(outcome: Outcome) {
        view = outcome.view
        if (outcome.events.isNotEmpty()) {
            bubble = null
            advice = null
        }
        outcome.announcement?.let(::announce)
        outcome.rejection?.text?.let { show(it, warns = true) }
        onOutcome?.invoke(outcome)
        outcome.cues().forEach(feedback::on)
    }

    /** The verdict has been asked for: the deal is marked, and the view says so. */
    internal fun refresh() {
        view = game.view()
    }

    internal val won: Boolean get() = view.status == Status.WON

    private companion object {
        /** A space that no reader says. */
        const val UNHEARD = "\u00A0"
    }
}
