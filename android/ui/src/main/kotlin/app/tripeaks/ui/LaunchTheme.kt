package app.tripeaks.ui

import app.tripeaks.core.Theme
import java.io.File
import java.io.IOException

/**
 * The theme that the player chose last, noted in [file] beside the game: the first frame is drawn before the game, which
 * keeps the settings, is open. Where there is no note, or none that can be read, it is the system's.
 */
class LaunchTheme(
    private val file: File,
) {
    fun read(): Theme =
        try {
            val noted = file.readText()
            Theme.entries.firstOrNull { it.name == noted } ?: Theme.SYSTEM
        } catch (_: IOException) {
            Theme.SYSTEM
        }

    /** Notes [theme]; where that can't be done, the next launch is in the colours of another theme for a moment. */
    fun keep(theme: Theme) {
        try {
            if (read() != theme) file.writeText(theme.name)
        } catch (_: IOException) {
            return
        }
    }
}
