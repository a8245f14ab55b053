package app.tripeaks.ui.state

import app.tripeaks.core.Event
import app.tripeaks.core.Outcome

/** Something that can be felt or heard. */
enum class Cue {
    PLAY,
    TURN_UP,
    DRAW,
    REFUSE,
    PEAK,
    WIN,
    STUCK,
}

/** What the machine at hand does at a [Cue]: vibrate, sound, nothing. */
fun interface Feedback {
    fun on(cue: Cue)

    companion object {
        val Silent = Feedback {}
    }
}

/** The cues of one touch. Undo, a new deal and a restored game have none. */
internal fun Outcome.cues(): List<Cue> =
    events.mapNotNull { event ->
        when (event) {
            is Event.Played -> Cue.PLAY
            is Event.TurnedUp -> Cue.TURN_UP
            is Event.Drawn -> Cue.DRAW
            is Event.PeakCleared -> Cue.PEAK
            is Event.Won -> Cue.WIN
            is Event.Stuck -> Cue.STUCK
            else -> null
        }
    } + listOfNotNull(rejection?.let { Cue.REFUSE })
