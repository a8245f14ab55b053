package app.tripeaks

import android.app.Application

/** Owns what lives as long as the process: the one game, which outlives every activity that shows it. */
class TriPeaksApplication : Application() {
    val owner: GameOwner by lazy { GameOwner(this) }

    /** Only emulated processes, a test's among them, end this way; real ones are killed, which costs the game nothing. */
    override fun onTerminate() {
        owner.close()
        super.onTerminate()
    }
}
