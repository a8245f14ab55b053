package app.tripeaks

import android.app.LocaleManager
import android.content.Context
import android.os.Build
import android.os.LocaleList
import androidx.annotation.RequiresApi
import app.tripeaks.ui.state.AppModel

/** Whose choice of language holds, the game's or that of the system's settings. */
internal sealed interface Choice {
    /** They agree. */
    data object Settled : Choice

    /** The player chose in the system's settings: the game follows. */
    data object OfSystem : Choice

    /** The player chose in the game: the system follows. */
    data object OfGame : Choice
}

/**
 * Which of both was changed since they last agreed on [agreed]: [inSystem] goes before [inGame]. An empty text stands for
 * the device's own language.
 */
internal fun choiceOf(
    inGame: String,
    inSystem: String,
    agreed: Agreed,
): Choice =
    when {
        inSystem != agreed.inSystem -> Choice.OfSystem
        inGame != agreed.inGame -> Choice.OfGame
        else -> Choice.Settled
    }

/** What game and system said when they last agreed: the system may write the same language in another way. */
internal data class Agreed(
    val inGame: String = "",
    val inSystem: String = "",
)

/** Keeps the game's language and the one of the system's settings for this app (Android 13 and later) the same. */
class Languages(
    private val context: Context,
) {
    private val notes by lazy { context.getSharedPreferences("languages", Context.MODE_PRIVATE) }

    suspend fun settle(app: AppModel) {
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.TIRAMISU) {
            context.getSystemService(LocaleManager::class.java)?.let { agree(app, it) }
        }
        app.deviceSpeaks(context.deviceLocales())
    }

    @RequiresApi(Build.VERSION_CODES.TIRAMISU)
    private suspend fun agree(
        app: AppModel,
        manager: LocaleManager,
    ) {
        val inSystem = manager.applicationLocales.toLanguageTags()
        val inGame = app.settings.language.orEmpty()
        when (choiceOf(inGame, inSystem, agreed())) {
            Choice.Settled -> return
            Choice.OfSystem -> app.chooseLanguage(inSystem.ifEmpty { null })
            Choice.OfGame -> manager.applicationLocales = LocaleList.forLanguageTags(inGame)
        }
        remember(Agreed(app.settings.language.orEmpty(), manager.applicationLocales.toLanguageTags()))
    }

    private fun agreed() = Agreed(notes.getString(IN_GAME, "").orEmpty(), notes.getString(IN_SYSTEM, "").orEmpty())

    private fun remember(agreed: Agreed) =
        notes
            .edit()
            .putString(IN_GAME, agreed.inGame)
            .putString(IN_SYSTEM, agreed.inSystem)
            .apply()

    private companion object {
        const val IN_GAME = "game"
        const val IN_SYSTEM = "system"
    }
}

/** The languages that the system wants this app to speak, the best one first. */
internal fun Context.deviceLocales(): String = resources.configuration.locales.toLanguageTags()
