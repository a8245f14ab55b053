package app.tripeaks

import android.content.ContentResolver
import android.content.Intent
import android.net.Uri
import android.os.Bundle
import androidx.core.content.IntentCompat
import app.tripeaks.ui.state.Asking
import app.tripeaks.ui.state.Place
import app.tripeaks.ui.state.Screen
import app.tripeaks.ui.state.Sheet

/** Longer texts are cut: no code is looked for in them, and the reason for that is told of the rest as well. */
private const val LONGEST = 5000

/** What another app hands over: a shared text, or what a link says after its scheme. Null for an ordinary start. */
internal fun Intent.textForTheGame(): String? {
    val text =
        when (news) {
            Intent.ACTION_SEND -> getCharSequenceExtra(Intent.EXTRA_TEXT)?.toString()
            Intent.ACTION_VIEW -> data?.let(::textOf)
            else -> null
        }
    return text?.trim()?.take(LONGEST)?.ifEmpty { null }
}

/** The file that another app hands over, shared or opened with the game. */
internal fun Intent.fileForTheGame(): Uri? {
    val file =
        when (news) {
            Intent.ACTION_SEND -> IntentCompat.getParcelableExtra(this, Intent.EXTRA_STREAM, Uri::class.java)
            Intent.ACTION_VIEW -> data
            else -> null
        }
    return file?.takeIf { it.scheme == ContentResolver.SCHEME_CONTENT }
}

/** The action; none where the app is reopened from the list of recent apps: that was looked at long ago. */
private val Intent.news get() = action.takeIf { flags and Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY == 0 }

private fun textOf(link: Uri): String = link.schemeSpecificPart.orEmpty().trim('/')

private const val SCREEN = "screen"
private const val SHEET = "sheet"
private const val STEP = "step"
private const val CODE = "code"
private const val RULES = "rules"
private const val WINNABLE_ONLY = "winnable only"
private const val MORE = "more"

internal fun Place.toBundle() =
    Bundle().apply {
        putString(SCREEN, screen?.name)
        putString(SHEET, sheet?.name)
        putInt(STEP, step)
        asking?.let {
            putString(CODE, it.code)
            putString(RULES, it.rules)
            putBoolean(WINNABLE_ONLY, it.winnableOnly)
            putBoolean(MORE, it.more)
        }
    }

/** A name that this version does not know, from another one, is the board. */
internal fun Bundle.toPlace() =
    Place(
        Screen.entries.find { it.name == getString(SCREEN) },
        Sheet.entries.find { it.name == getString(SHEET) },
        getString(RULES)?.let {
            Asking(getString(CODE).orEmpty(), it, getBoolean(WINNABLE_ONLY), getBoolean(MORE))
        },
        getInt(STEP),
    )
