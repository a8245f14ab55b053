package app.tripeaks.ui.motion

import androidx.compose.animation.EnterTransition
import androidx.compose.animation.ExitTransition
import androidx.compose.animation.core.Easing
import androidx.compose.animation.core.FastOutSlowInEasing
import androidx.compose.animation.core.FiniteAnimationSpec
import androidx.compose.animation.core.animateFloatAsState
import androidx.compose.animation.core.snap
import androidx.compose.animation.core.tween
import androidx.compose.runtime.Composable
import androidx.compose.runtime.State
import androidx.compose.runtime.compositionLocalOf
import androidx.compose.runtime.rememberUpdatedState

/**
 * How fast Compose moves things for this player: [factor] multiplies every duration, and 0 leaves all motion out. The
 * system's own factor is no part of it, since Compose counts that in by itself.
 */
internal data class Pace(
    val factor: Float,
) {
    /** Nothing moves: what changes stands in its place in the next frame. */
    val still get() = factor <= 0f

    fun <T> moves(
        ms: Int,
        after: Int = 0,
        easing: Easing = FastOutSlowInEasing,
    ): FiniteAnimationSpec<T> = if (still) snap() else tween((ms * factor).toInt(), (after * factor).toInt(), easing)

    fun enters(way: EnterTransition) = if (still) EnterTransition.None else way

    fun leaves(way: ExitTransition) = if (still) ExitTransition.None else way
}

/** The player's pace. */
internal val LocalPace = compositionLocalOf { Pace(1f) }

/** [target], or on the way there what lies between it and the one before. */
@Composable
internal fun eased(
    target: Float,
    ms: Int,
    after: Int = 0,
): State<Float> {
    val pace = LocalPace.current
    return if (pace.still) rememberUpdatedState(target) else animateFloatAsState(target, pace.moves(ms, after))
}
