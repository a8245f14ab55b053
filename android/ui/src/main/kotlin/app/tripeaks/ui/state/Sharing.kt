package app.tripeaks.ui.state

import androidx.compose.ui.platform.ClipboardManager
import androidx.compose.ui.text.AnnotatedString
import app.tripeaks.core.Message
import java.io.ByteArrayOutputStream
import java.io.IOException
import java.io.InputStream

/** Hands [text] to other apps, or where the machine has no such thing copies it. True where it was copied. */
internal fun Host.shareOrCopy(
    text: String,
    clipboard: ClipboardManager,
): Boolean = clipboard.copyUnless(share(text), text)

/** The same for [text] as a file called [name]. */
internal fun Host.shareFileOrCopy(
    name: String,
    text: String,
    clipboard: ClipboardManager,
): Boolean = clipboard.copyUnless(shareFile(name, text), text)

private fun ClipboardManager.copyUnless(
    shared: Boolean,
    text: String,
): Boolean {
    if (!shared) copy(text)
    return !shared
}

private fun ClipboardManager.copy(text: String) = setText(AnnotatedString(text))

/** Shares the deal's code, or after a win the result; where it was copied instead, the player is told. */
internal fun AppModel.shareDeal(clipboard: ClipboardManager) {
    if (host.shareOrCopy(game.shareText(), clipboard)) sayCopied()
}

/** Copies the deal's code and says so. */
internal fun AppModel.copyCode(clipboard: ClipboardManager) {
    clipboard.copy(play.view.code)
    sayCopied()
}

private fun AppModel.sayCopied() = play.say(words[Message.CodeCopied], warns = false)

/**
 * Statistics in a file that the player has chosen, or that another app hands over: their page opens and says what came of
 * it. [read] is called off the screen's thread.
 */
fun AppModel.importStatistics(read: () -> String) {
    if (!shows(Screen.STATISTICS)) open(Screen.STATISTICS)
    statistics?.import(read)
}

/**
 * The text in the file that [open] opens, as much of it as the game needs to see that it is too large. Nothing where it
 * can't be read: what the game says of no statistics is then said of the file.
 */
fun textOf(open: () -> InputStream?): String =
    try {
        open()?.use { it.start().toString(Charsets.UTF_8.name()) }.orEmpty()
    } catch (_: IOException) {
        ""
    } catch (_: RuntimeException) {
        // The app that a file comes from may refuse it in any way.
        ""
    }

private fun InputStream.start(): ByteArrayOutputStream {
    val start = ByteArrayOutputStream()
    val part = ByteArray(PART)
    while (start.size() <= ENOUGH) {
        val length = read(part)
        if (length < 0) break
        start.write(part, 0, length)
    }
    return start
}

/** In bytes; more than the game takes as statistics. */
private const val ENOUGH = 9 shl 20
private const val PART = 1 shl 16
