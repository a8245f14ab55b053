package app.tripeaks

import android.content.Context
import android.media.AudioAttributes
import android.media.SoundPool
import app.tripeaks.ui.state.Cue

/** The short sounds of the game: made by tools/sounds.py, loaded when the first of them is wanted. */
class Sounds(
    private val context: Context,
    private val newPool: () -> SoundPool = ::newPool,
) {
    private var pool: SoundPool? = null
    private val ids = HashMap<Cue, Int>()
    private val ready = HashSet<Int>()

    fun play(cue: Cue) {
        val pool = pool ?: load().also { pool = it }
        val id = ids.getValue(cue)
        if (id in ready) pool.play(id, 1f, 1f, 1, 0, 1f)
    }

    fun close() {
        pool?.release()
        pool = null
    }

    private fun load(): SoundPool {
        val loading = newPool()
        loading.setOnLoadCompleteListener { _, id, status -> if (status == 0) ready += id }
        Cue.entries.forEach { ids[it] = loading.load(context, soundOf(it), 1) }
        return loading
    }
}

/** A peak's chime may still sound while the next cards are played. */
private const val STREAMS = 4

private fun newPool(): SoundPool {
    val attributes =
        AudioAttributes
            .Builder()
            .setUsage(AudioAttributes.USAGE_GAME)
            .setContentType(AudioAttributes.CONTENT_TYPE_SONIFICATION)
            .build()
    return SoundPool
        .Builder()
        .setMaxStreams(STREAMS)
        .setAudioAttributes(attributes)
        .build()
}

internal fun soundOf(cue: Cue): Int =
    when (cue) {
        Cue.PLAY -> R.raw.play
        Cue.TURN_UP -> R.raw.turn_up
        Cue.DRAW -> R.raw.draw
        Cue.REFUSE -> R.raw.refuse
        Cue.PEAK -> R.raw.peak
        Cue.WIN -> R.raw.win
        Cue.STUCK -> R.raw.stuck
    }
