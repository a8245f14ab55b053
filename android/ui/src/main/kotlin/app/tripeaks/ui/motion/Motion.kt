package app.tripeaks.ui.motion

import androidx.compose.animation.core.CubicBezierEasing
import androidx.compose.animation.core.Easing
import androidx.compose.runtime.withFrameMillis

/** Waits by the frame clock, which a test can drive, and whose pace is that of everything on the screen. */
internal suspend fun awaitFrames(ms: Long) {
    val start = withFrameMillis { it }
    do {
        val now = withFrameMillis { it }
    } while (now - start < ms)
}

/** Every duration (in milliseconds) and curve of the app's motion, in one place. */
object Motion {
    /** A card from the peaks to the waste, or back. */
    const val FLIGHT = 340

    /** A card turning over where it lies, and how long it waits for the card that covered it to leave. */
    const val TURN = 300
    const val TURN_WAIT = 110

    /** The top of the stock to the waste, turning on the way. */
    const val DRAW = 320

    /** A refused card. */
    const val SHAKE = 380

    /** Dealing: one card's way, the pause between two cards, the base row's turn after the last. */
    const val DEAL = 380
    const val DEAL_STEP = 22
    const val GATHER = 220

    /** The sparks of a cleared peak, and the confetti of a win. */
    const val BURST = 900
    const val CONFETTI = 4200

    /** The pause between the last card's flight and the win screen, and its coming. */
    const val WIN_WAIT = 620
    const val WIN_RISE = 520

    /** Panels, bubbles, sheets and pages. */
    const val FADE_IN = 180
    const val FADE_OUT = 140
    const val SHEET = 320
    const val PRESS = 90

    /** The winning line played back: from one step to the next. */
    const val PLAYBACK_STEP = 700L

    /** How long a message stays; longer for those who asked the system for more time. */
    const val BUBBLE_STAYS = 2600L

    /** A long message stays longer, by so much for each letter after the first few words. */
    private const val BUBBLE_LETTER = 45L
    private const val BUBBLE_WORDS = 40

    fun bubbleStays(text: String): Long = BUBBLE_STAYS + BUBBLE_LETTER * (text.length - BUBBLE_WORDS).coerceAtLeast(0)

    /** Leaves at once and lands softly. */
    val Fly: Easing = CubicBezierEasing(0.22f, 0.72f, 0.16f, 1f)

    /** Turns with a little weight at both ends. */
    val Flip: Easing = CubicBezierEasing(0.45f, 0.05f, 0.25f, 1f)

    /** For whatever slides in from an edge. */
    val Rise: Easing = CubicBezierEasing(0.2f, 0f, 0f, 1f)
    val Sink: Easing = CubicBezierEasing(0.4f, 0f, 1f, 1f)
}
