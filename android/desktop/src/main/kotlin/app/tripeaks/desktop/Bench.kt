package app.tripeaks.desktop

import app.tripeaks.DOCUMENTED_WIN
import java.util.Locale

/** Frames after each touch of the documented win, and after its last one: long enough for all motion. */
private const val FRAMES_A_MOVE = 24
private const val FRAMES_OF_THE_WIN = 300

/** Games played before those that are measured, so that the machine's own compiler has done its work. */
private const val WARM_UP = 8

/** Plays the documented win off screen, frame by frame with all motion, and prints how long frames took. */
fun main() {
    println("density   frames   mean ms   50 % ms   99 % ms    max ms   recompositions a touch   of cards")
    repeat(WARM_UP) { playWin(1f) }
    for (density in listOf(1f, 2.625f)) {
        println(playWin(density).line(density))
    }
}

private class Measured(
    val frames: List<Long>,
    val recompositions: List<Map<String, Int>>,
) {
    fun line(density: Float): String {
        val sorted = frames.sorted()

        fun share(of: Double) = sorted[((sorted.size - 1) * of).toInt()] / 1e6
        return "%7.3f  %7d  %8.2f  %8.2f  %8.2f  %8.2f  %23.1f  %9.2f".format(
            Locale.ROOT,
            density,
            frames.size,
            frames.average() / 1e6,
            share(0.5),
            share(0.99),
            share(1.0),
            recompositions.map { it.values.sum() }.average(),
            recompositions.map { it["ActorCard"] ?: 0 }.average(),
        )
    }
}

private fun playWin(density: Float): Measured =
    inTemporaryFolder { home ->
        Showcase(home, "en", density = density).use { show ->
            show.deal("TP1-E-AAAAAAD")
            val frames = mutableListOf<Long>()
            // The frames of a touch, too.
            show.screen.onFrame = { frames += it }
            val recompositions =
                DOCUMENTED_WIN.split(' ').map { move ->
                    recompositions {
                        show.play(move)
                        repeat(FRAMES_A_MOVE) { show.screen.frame() }
                    }
                }
            repeat(FRAMES_OF_THE_WIN) { show.screen.frame() }
            Measured(frames, recompositions)
        }
    }
