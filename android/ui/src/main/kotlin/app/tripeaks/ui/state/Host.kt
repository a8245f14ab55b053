package app.tripeaks.ui.state

import java.time.Instant
import java.time.LocalDate
import java.time.ZoneId

/** The date at [moment] where the device is. */
fun deviceDate(moment: Instant): LocalDate = moment.atZone(ZoneId.systemDefault()).toLocalDate()

/** What only the machine at hand can do. */
interface Host {
    /** The player's date at [moment]. */
    fun dateAt(moment: Instant): LocalDate

    /** Hands [text] to other apps. False where there is no such thing; the text is copied then. */
    fun share(text: String): Boolean

    /** Hands [text] to other apps, or to the player, as a file called [name]. False where there is no such thing. */
    fun shareFile(
        name: String,
        text: String,
    ): Boolean = false

    /**
     * Lets the player choose a file of statistics, for [AppModel.importStatistics], which may come long after. False where
     * there is no such thing.
     */
    fun chooseFile(): Boolean

    /** The system's own factor for the length of animations; 0 where the player wants none. */
    val motionScale: Float

    /** The version of the app, as its maker writes it. */
    val version: String
}
