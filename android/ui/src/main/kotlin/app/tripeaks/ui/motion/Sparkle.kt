package app.tripeaks.ui.motion

import androidx.compose.runtime.Immutable
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.rotate
import kotlin.math.PI
import kotlin.math.cos
import kotlin.math.sin
import kotlin.random.Random

/** A shower of small pieces. Where each is follows from the time alone, so any frame can be drawn without the one before. */
@Immutable
class Sparkle private constructor(
    val start: Float,
    val duration: Float,
    private val ring: Ring?,
    private val pieces: List<Piece>,
) {
    private class Ring(
        val centre: Offset,
        val radius: Float,
    )

    /** Distances in pixels, speeds in pixels per [duration]. */
    private class Piece(
        val from: Offset,
        val speed: Offset,
        val fall: Float,
        val sway: Float,
        val size: Size,
        val spin: Float,
        val colour: Int,
        val delay: Float,
    )

    internal fun DrawScope.draw(
        time: Float,
        colours: List<Color>,
    ) {
        val t = (time - start) / duration
        if (t < 0f || t > 1f) return
        ring?.let {
            val grow = 1f - (1f - t) * (1f - t) * (1f - t)
            drawCircle(
                colours[0].copy(alpha = 0.5f * (1f - t)),
                it.radius * grow,
                it.centre,
                style =
                    Stroke(it.radius * 0.09f * (1f - t)),
            )
        }
        for (piece in pieces) {
            val age = ((t - piece.delay) / (1f - piece.delay))
            if (age <= 0f || age >= 1f) continue
            val at =
                piece.from + piece.speed * age +
                    Offset(piece.sway * sin(age * PI * 4 + piece.spin).toFloat(), piece.fall * age * age)
            val alpha = ((1f - age) * 3f).coerceAtMost(1f)
            // The narrow side comes and goes, as of paper that turns in the air.
            val flutter = 0.35f + 0.65f * kotlin.math.abs(cos(age * piece.spin * 1.7f))
            rotate(piece.spin * 57f + age * 360f * piece.spin, at) {
                val half = Size(piece.size.width, piece.size.height * flutter)
                drawRect(
                    colours[piece.colour % colours.size].copy(alpha = alpha),
                    at - Offset(half.width / 2, half.height / 2),
                    half,
                )
            }
        }
    }

    companion object {
        /** Sparks that fly off a cleared peak of card width [unit]. */
        fun burst(
            centre: Offset,
            unit: Float,
            start: Float,
            duration: Float,
            seed: Int,
        ): Sparkle {
            val random = Random(seed)
            val pieces =
                List(34) { i ->
                    val angle = 2 * PI * (i + random.nextDouble(0.8)) / 34
                    val speed = unit * random.nextDouble(1.2, 3.4).toFloat()
                    Piece(
                        from = centre,
                        speed = Offset((cos(angle) * speed).toFloat(), (sin(angle) * speed).toFloat()),
                        fall = unit * 1.3f,
                        sway = 0f,
                        size = Size(unit * 0.16f, unit * 0.09f) * random.nextDouble(0.7, 1.4).toFloat(),
                        spin = random.nextDouble(0.6, 2.4).toFloat(),
                        colour = if (i % 3 == 0) i else 0,
                        delay = 0f,
                    )
                }
            return Sparkle(start, duration, Ring(centre, unit * 2.2f), pieces)
        }

        /** Confetti over a screen of [size]. */
        fun confetti(
            size: Size,
            start: Float,
            duration: Float,
        ): Sparkle {
            val random = Random(750)
            val unit = minOf(size.width, size.height) / 40f
            val pieces =
                List(130) { i ->
                    val scale = random.nextDouble(0.7, 1.25).toFloat()
                    Piece(
                        from =
                            Offset(
                                random.nextFloat() * size.width,
                                -unit * 2 - random.nextFloat() * size.height * 0.12f,
                            ),
                        speed =
                            Offset(
                                (random.nextFloat() - 0.5f) * size.width * 0.16f,
                                size.height * random.nextDouble(0.75, 1.05).toFloat(),
                            ),
                        fall = size.height * 0.3f,
                        sway = unit * random.nextDouble(0.6, 2.2).toFloat(),
                        size = Size(unit * 1.15f, unit * 0.72f) * scale,
                        spin = random.nextDouble(0.7, 3.0).toFloat(),
                        colour = i,
                        delay = random.nextFloat() * 0.5f,
                    )
                }
            return Sparkle(start, duration, null, pieces)
        }
    }
}
