package app.tripeaks.ui.state

import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateMapOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import app.tripeaks.core.CodeReading
import app.tripeaks.core.Daily
import app.tripeaks.core.Game
import app.tripeaks.core.GameException
import app.tripeaks.core.Mode
import app.tripeaks.core.NewGame
import app.tripeaks.core.Ruleset
import app.tripeaks.core.Settings
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.launch
import kotlinx.coroutines.withContext
import java.time.LocalDate
import kotlin.coroutines.CoroutineContext

/** What is chosen in the New Game sheet. The field opens empty; a code that can be read sets the rules, and they it. */
@Stable
class NewGameState(
    private val game: Game,
    settings: Settings,
    private val today: LocalDate,
    private val scope: CoroutineScope,
    private val worker: CoroutineContext,
) {
    var ruleset: Ruleset by mutableStateOf(settings.randomRuleset)
        private set

    var winnableOnly: Boolean by mutableStateOf(settings.winnableOnly)

    var text: String by mutableStateOf("")
        private set

    /** What [text] comes to; null while the field is empty. */
    var reading: CodeReading? by mutableStateOf(null)
        private set

    /** Whether presets and variants are shown. */
    var more: Boolean by mutableStateOf(false)

    /** Why the last request failed. */
    var refusal: String? by mutableStateOf(null)

    /** Today's deal in the mode chosen, once it has been looked for. */
    val daily: Daily? get() = dailies[ruleset.mode]

    private val dailies = mutableStateMapOf<Mode, Daily>()

    init {
        askDaily()
    }

    private fun askDaily() {
        val mode = ruleset.mode
        if (mode in dailies) return
        scope.launch {
            val found =
                withContext(worker) {
                    try {
                        game.daily(today.year, today.monthValue.toUByte(), today.dayOfMonth.toUByte(), mode)
                    } catch (_: GameException) {
                        null
                    }
                }
            if (found != null) dailies[mode] = found
        }
    }

    fun type(next: String) {
        text = next
        refusal = null
        reading = if (next.isBlank()) null else game.readCode(next)
        reading?.ruleset?.let(::take)
    }

    /** Back to what was chosen and typed before the app was ended. */
    internal fun goTo(asking: Asking) {
        game.readCode(asking.rules).ruleset?.let(::choose)
        type(asking.code)
        winnableOnly = asking.winnableOnly
        more = asking.more
    }

    /** The language has changed. */
    internal fun reworded() {
        type(text)
        dailies.clear()
        askDaily()
    }

    /** Other rules; a code in the field is rewritten to them. */
    fun choose(next: Ruleset) {
        take(next)
        val code = reading?.code ?: return
        try {
            type(game.codeWith(code, next))
        } catch (refused: GameException) {
            refusal = refused.reason
        }
    }

    private fun take(next: Ruleset) {
        ruleset = next
        askDaily()
    }

    /** What the sheet asks for; null while the field holds something that is no code. */
    val request: NewGame?
        get() {
            val reading = reading ?: return NewGame.Random(ruleset, winnableOnly)
            return reading.code?.let(NewGame::Code)
        }
}
