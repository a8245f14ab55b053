package app.tripeaks

import android.app.Application
import app.tripeaks.ui.state.deviceDate
import java.time.Instant
import java.time.LocalDate

/** Owns what lives as long as the process: the one game, which outlives every activity that shows it. */
class TriPeaksApplication : Application() {
    val owner: GameOwner get() = current ?: GameOwner(this, PhoneHost(this) { calendar(it) }).also { current = it }

    /** The player's calendar; it stands still for a picture. */
    var calendar: (Instant) -> LocalDate = ::deviceDate

    private var current: GameOwner? = null

    /** Only emulated processes, a test's among them, end this way; real ones are killed, which costs the game nothing. */
    override fun onTerminate() {
        current?.close()
        current = null
        super.onTerminate()
    }
}
