package app.tripeaks.desktop

import app.tripeaks.ui.state.Host
import app.tripeaks.ui.state.deviceDate
import app.tripeaks.ui.state.textOf
import java.awt.FileDialog
import java.awt.Frame
import java.io.File
import java.time.Instant
import java.time.LocalDate

/**
 * A computer: no share sheet, so a code is copied; no say in how fast things move. The file that the player chooses by
 * [choose] goes to [take], as what reads it.
 */
class DesktopHost(
    private val choose: () -> File? = ::fileOfPlayer,
    private val take: (() -> String) -> Unit = {},
    private val calendar: (Instant) -> LocalDate = ::deviceDate,
) : Host {
    override fun dateAt(moment: Instant): LocalDate = calendar(moment)

    override fun share(text: String) = false

    override fun chooseFile(): Boolean {
        choose()?.let { file -> take { textOf(file::inputStream) } }
        return true
    }

    override val motionScale = 1f

    override val version: String = DesktopHost::class.java.`package`?.implementationVersion ?: "1.0"
}

/** The system's dialog for a file; null where the player closes it. */
private fun fileOfPlayer(): File? = FileDialog(null as Frame?).apply { isVisible = true }.files.firstOrNull()

/** Where this system keeps a program's data for a user. */
fun dataFolder(
    system: String = System.getProperty("os.name"),
    home: String = System.getProperty("user.home"),
    environment: (String) -> String? = System::getenv,
): File =
    when {
        system.startsWith("Windows") -> File(environment("APPDATA") ?: "$home/AppData/Roaming", "TriPeaks")
        system.startsWith("Mac") -> File(home, "Library/Application Support/TriPeaks")
        else -> File(environment("XDG_DATA_HOME")?.takeIf { it.startsWith("/") } ?: "$home/.local/share", "tripeaks")
    }
