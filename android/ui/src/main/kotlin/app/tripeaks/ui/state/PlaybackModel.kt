package app.tripeaks.ui.state

import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import app.tripeaks.core.Event
import app.tripeaks.core.Step
import app.tripeaks.core.View

/** The winning [line], from the deal to the win: which step of it is shown, and whether it goes on by itself. */
@Stable
class PlaybackModel(
    line: List<Step>,
    step: Int = 0,
) {
    var line: List<Step> by mutableStateOf(line)
        private set

    var step: Int by mutableIntStateOf(step.coerceIn(line.indices))
        private set

    var running: Boolean by mutableStateOf(false)
        private set

    val view: View get() = line[step].view

    /** The way to this step in words; empty at the start, where there was none. */
    val text: String get() = if (step == 0) "" else line[step].text

    val last: Int get() = line.lastIndex

    /** Told of every view gone to, with what happens on the way; null where it is further than a step. */
    var onStep: ((View, List<Event>?) -> Unit)? = null

    /** Goes to the step [next], or as near as there is one. */
    fun goTo(next: Int) {
        val before = step
        val to = next.coerceIn(line.indices)
        if (to == last) running = false
        if (to == before) return
        step = to
        onStep?.invoke(
            view,
            when (to) {
                before + 1 -> line[to].events
                before - 1 -> line[before].undoEvents
                else -> null
            },
        )
    }

    /** Lets it go on by itself, from the start where it is at its end; or stops it. */
    fun run() {
        if (!running && step == last) goTo(0)
        running = !running
    }

    /** The same line in another language. */
    internal fun reworded(next: List<Step>) {
        if (next.size == line.size) line = next
    }
}
