package app.tripeaks

import android.content.Context
import android.media.AudioAttributes
import android.media.SoundPool
import app.tripeaks.ui.state.Cue

/** The short sounds of the game, made by tools/sounds.py. They are heard once they are loaded. */
class Sounds(
    private val context: Context,
    private val newPool: () -> SoundPool = ::newPool,
) {
    @Volatile private var loaded: Loaded? = null
    private var closed = false

    val isLoaded get() = loaded != null

    /** Loads all sounds, if that was not done yet: ahead of the first cue, and not on the screen's thread. */
    @Synchronized
    fun load() {
        if (loaded == null && !closed) loaded = Loaded(newPool())
    }

    fun play(cue: Cue) {
        loaded?.play(cue)
    }

    @Synchronized
    fun close() {
        closed = true
        loaded?.pool?.release()
        loaded = null
    }

    private inner class Loaded(
        val pool: SoundPool,
    ) {
        /** Of the screen's thread alone, as [play] is: the pool tells there what it has decoded. */
        private val ready = HashSet<Int>()
        private val ids: Map<Cue, Int>

        init {
            pool.setOnLoadCompleteListener { _, id, status -> if (status == 0) ready += id }
            ids = Cue.entries.associateWith { pool.load(context, soundOf(it), 1) }
        }

        fun play(cue: Cue) {
            val id = ids.getValue(cue)
            if (id in ready) pool.play(id, 1f, 1f, 1, 0, 1f)
        }
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
