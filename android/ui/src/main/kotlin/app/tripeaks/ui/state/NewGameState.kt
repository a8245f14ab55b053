package app.tripeaks.ui.state

import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import app.tripeaks.core.CodeReading
import app.tripeaks.core.Daily
import app.tripeaks.core.Game
import app.tripeaks.core.GameException
import app.tripeaks.core.NewGame
import app.tripeaks.core.Ruleset
import app.tripeaks.core.Settings

/** What is chosen in the New Game sheet. The field opens empty; a code that can be read sets the rules, and they it. */
@Stable
class NewGameState(
    private val game: Game,
    settings: Settings,
    private val today: Day,
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

    /** A deal is being looked for. */
    var busy: Boolean by mutableStateOf(false)

    /** Why the last request failed. */
    var refusal: String? by mutableStateOf(null)

    val daily: Daily? get() =
        try {
            game.daily(today.year, today.month.toUByte(), today.day.toUByte(), ruleset.mode)
        } catch (_: GameException) {
            null
        }

    fun type(next: String) {
        text = next
        refusal = null
        reading = if (next.isBlank()) null else game.readCode(next)
        reading?.ruleset?.let { ruleset = it }
    }

    /** Other rules; a code in the field is rewritten to them. */
    fun choose(next: Ruleset) {
        ruleset = next
        val code = reading?.code ?: return
        try {
            type(game.codeWith(code, next))
        } catch (refused: GameException) {
            refusal = refused.reason
        }
    }

    /** What the sheet asks for; null while the field holds something that is no code. */
    val request: NewGame?
        get() {
            val reading = reading ?: return NewGame.Random(ruleset, winnableOnly)
            return reading.code?.let(NewGame::Code)
        }
}
