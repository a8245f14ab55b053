package app.tripeaks

import android.os.Build
import android.view.HapticFeedbackConstants
import android.view.View
import app.tripeaks.core.Settings
import app.tripeaks.ui.state.Cue
import app.tripeaks.ui.state.Feedback

/**
 * Makes what happens felt and heard, as the player has set it in the game and in the system. One touch can mean several
 * things; it is felt once, as the greatest of them.
 */
class PhoneFeedback(
    private val sounds: Sounds,
) {
    /** Where the player's finger is; null while the app is not on the screen. */
    var window: View? = null

    private var felt: Cue? = null

    fun by(settings: Settings) =
        Feedback { cue ->
            if (settings.sound && window != null) sounds.play(cue)
            if (settings.haptics) feel(cue)
        }

    fun close() = sounds.close()

    private fun feel(cue: Cue) {
        val greatest = felt
        felt = if (greatest == null || cue > greatest) cue else greatest
        // The other cues of this touch come before the next message of the thread.
        if (greatest == null && window?.post(::vibrate) != true) felt = null
    }

    private fun vibrate() {
        // The constants, not the vibrator itself: so the system's own switch is obeyed.
        felt?.let { window?.performHapticFeedback(constantFor(it)) }
        felt = null
    }
}

/** How [cue] feels, by the system's own vocabulary; phones before Android 11 know fewer words. */
internal fun constantFor(cue: Cue): Int {
    val rich = Build.VERSION.SDK_INT >= Build.VERSION_CODES.R
    return when (cue) {
        Cue.PLAY -> HapticFeedbackConstants.VIRTUAL_KEY
        Cue.TURN_UP -> HapticFeedbackConstants.VIRTUAL_KEY
        Cue.DRAW -> HapticFeedbackConstants.CLOCK_TICK
        Cue.REFUSE -> if (rich) HapticFeedbackConstants.REJECT else HapticFeedbackConstants.LONG_PRESS
        Cue.PEAK -> if (rich) HapticFeedbackConstants.CONFIRM else HapticFeedbackConstants.CONTEXT_CLICK
        Cue.WIN -> HapticFeedbackConstants.LONG_PRESS
        Cue.STUCK -> if (rich) HapticFeedbackConstants.REJECT else HapticFeedbackConstants.LONG_PRESS
    }
}
