package app.tripeaks

import android.animation.ValueAnimator
import android.content.ActivityNotFoundException
import android.content.ClipData
import android.content.ComponentName
import android.content.Context
import android.content.Intent
import android.os.Build
import android.provider.Settings
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableFloatStateOf
import androidx.compose.runtime.setValue
import androidx.core.content.FileProvider
import app.tripeaks.ui.state.Host
import app.tripeaks.ui.state.deviceDate
import java.io.File
import java.io.IOException
import java.time.Instant
import java.time.LocalDate

/** What only the phone can do. */
class PhoneHost(
    private val context: Context,
    private val calendar: (Instant) -> LocalDate = ::deviceDate,
) : Host {
    override fun dateAt(moment: Instant): LocalDate = calendar(moment)

    override fun share(text: String): Boolean = send(Intent().setType("text/plain").putExtra(Intent.EXTRA_TEXT, text))

    override fun shareFile(
        name: String,
        text: String,
    ): Boolean {
        val file = File(context.cacheDir, "exports/$name")
        try {
            file.parentFile?.mkdirs()
            file.writeText(text)
        } catch (_: IOException) {
            return false
        }
        val uri = FileProvider.getUriForFile(context, "${context.packageName}.files", file)
        val intent = Intent().setType("application/json").putExtra(Intent.EXTRA_STREAM, uri)
        // The chooser passes the right to read the file on to the app that is chosen.
        intent.clipData = ClipData.newRawUri(name, uri)
        return send(intent.addFlags(Intent.FLAG_GRANT_READ_URI_PERMISSION))
    }

    /** Opens the system's list of files, in the window that is shown; what is chosen there comes back to that. */
    var chooser: (() -> Unit)? = null

    override fun chooseFile(): Boolean =
        try {
            chooser?.invoke()
            chooser != null
        } catch (_: ActivityNotFoundException) {
            // Some televisions have no such list.
            false
        }

    /** Opens the share sheet. */
    private fun send(intent: Intent): Boolean {
        val chooser =
            Intent
                .createChooser(intent.setAction(Intent.ACTION_SEND), null)
                // The game takes texts itself; it is not what the player wants to share with.
                .putExtra(Intent.EXTRA_EXCLUDE_COMPONENTS, arrayOf(ComponentName(context, MainActivity::class.java)))
                .addFlags(Intent.FLAG_ACTIVITY_NEW_TASK)
        context.startActivity(chooser)
        return true
    }

    override var motionScale by mutableFloatStateOf(systemMotion())
        private set

    override val version: String =
        context.packageManager
            .getPackageInfo(context.packageName, 0)
            .versionName
            .orEmpty()

    /** Looks again at how the player has set the system. */
    fun look() {
        motionScale = systemMotion()
    }

    private fun systemMotion(): Float =
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.TIRAMISU) {
            ValueAnimator.getDurationScale()
        } else {
            Settings.Global.getFloat(context.contentResolver, Settings.Global.ANIMATOR_DURATION_SCALE, 1f)
        }
}
