package app.tripeaks.ui.state

import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableFloatStateOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import app.tripeaks.core.Analysis
import app.tripeaks.core.AnimationSpeed
import app.tripeaks.core.Game
import app.tripeaks.core.GameException
import app.tripeaks.core.LessonPicture
import app.tripeaks.core.NewGame
import app.tripeaks.core.Settings
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.launch
import kotlinx.coroutines.sync.Mutex
import kotlinx.coroutines.sync.withLock
import kotlinx.coroutines.withContext
import java.time.Instant
import kotlin.coroutines.CoroutineContext

/** What can stand before the board, all of it in the one window. */
enum class Screen {
    SETTINGS,
    STATISTICS,
    RULES,
    PLAYBACK,
}

/** What can slide up over the board. */
enum class Sheet {
    MENU,
    NEW_GAME,
    TRUTH,
}

/** Where in the app the player is: what is open over the board, and how far the player has come there. */
data class Place(
    val screen: Screen?,
    val sheet: Sheet?,
    /** What is chosen in the New Game sheet. */
    val asking: Asking? = null,
    /** The step of the winning line. */
    val step: Int = 0,
)

/** What is chosen in the New Game sheet: the text in the code field, the rules as those of a code, the switches. */
data class Asking(
    val code: String,
    val rules: String,
    val winnableOnly: Boolean,
    val more: Boolean,
)

/** Any code: it is to carry rules. */
private const val ANY_CODE = "TP1-E-AAAAAAA"

/** What is known of the [deal]-th deal on the table. */
private class Truth(
    val deal: Int,
    val analysis: Analysis,
)

/** The whole app over one [game]: the game on the table, the settings, and which screen is shown. */
@Stable
class AppModel(
    internal val game: Game,
    internal val scope: CoroutineScope,
    internal val worker: CoroutineContext,
    internal val host: Host,
    feedback: (Settings) -> Feedback = { Feedback.Silent },
) {
    var settings: Settings by mutableStateOf(game.settings())
        private set

    var screen: Screen? by mutableStateOf(null)
        private set

    var sheet: Sheet? by mutableStateOf(null)
        private set

    /** The sheet's own state, from its opening until the next one. */
    var newGame: NewGameState? by mutableStateOf(null)
        private set

    /** The statistics page's own state, from its opening until the next one. */
    var statistics: StatisticsModel? by mutableStateOf(null)
        private set

    /** The rules' pictures, from the first opening of their page. */
    var lesson: List<LessonPicture> by mutableStateOf(emptyList())
        private set

    /**
     * How far the player has pulled the open sheet or screen back, 0 to 1. A system with such a gesture sets it, and
     * then calls [back], or sets it to 0 where the player thought better of it.
     */
    var backPull: Float by mutableFloatStateOf(0f)

    /** The verdict on the deal on the table, once it was asked for. */
    val verdict: Analysis? get() = truth?.takeIf { it.deal == play.deals }?.analysis

    /** Nothing is lost by looking at a deal that is won, or marked already. */
    val isTruthFree: Boolean get() = play.won || play.view.marked

    /** The winning line's own state, from its opening until the next one. */
    var playback: PlaybackModel? by mutableStateOf(null)
        private set

    /** [playback], while it is open: closed it may be of a deal before. */
    private val shownPlayback get() = playback?.takeIf { screen == Screen.PLAYBACK }

    private val inOrder = Mutex()
    private var adjusting = 0

    private var truth: Truth? by mutableStateOf(null)

    var rightToLeft: Boolean by mutableStateOf(game.rightToLeft())
        private set

    val play = GameModel(game, scope, worker) { cue -> feedback(settings).on(cue) }

    val words get() = play.words

    init {
        tellNotices()
    }

    /** Multiplies every duration; 0 where player or system want no motion. */
    val pace: Float get() = host.motionScale * ownPace

    /** The player's own part of [pace], for what counts in the system's by itself; 0, too, where either wants no motion. */
    internal val ownPace: Float
        get() =
            when (settings.animationSpeed) {
                AnimationSpeed.OFF -> 0f
                AnimationSpeed.SLOW -> 1.6f
                AnimationSpeed.NORMAL -> 1f
                AnimationSpeed.FAST -> 0.6f
            }.takeIf { host.motionScale > 0f } ?: 0f

    fun openMenu() {
        sheet = Sheet.MENU
    }

    fun openTruth() {
        sheet = Sheet.TRUTH
        if (isTruthFree) askTruth()
    }

    /** Opens the New Game sheet, with [text] in its code field. */
    fun openNewGame(text: String = "") {
        newGame = NewGameState(game, settings, host.dateAt(Instant.now()), scope, worker).apply { type(text) }
        sheet = Sheet.NEW_GAME
    }

    fun open(next: Screen) {
        if (next == Screen.STATISTICS) {
            statistics = StatisticsModel(game, scope, worker, host, words, play::announce, play.view.ruleset)
        }
        if (next == Screen.RULES) learn()
        sheet = null
        screen = next
    }

    /** One step back: closes what is open. False where the board itself is shown. */
    fun back(): Boolean {
        backPull = 0f
        when {
            sheet != null -> sheet = null
            screen != null -> screen = null
            else -> return false
        }
        return true
    }

    /** Deals what the sheet says; a wrong code keeps it open, its reason under the field. */
    fun deal(request: NewGame) {
        val asking = newGame
        if (play.dealing) return
        scope.launch {
            val refusal = play.newGame(request)
            asking?.refusal = refusal
            if (refusal != null) return@launch
            sheet = null
            screen = null
            // The choices made for random deals are kept by the game itself.
            adjust {}
        }
    }

    /** The next random deal by the remembered choices. */
    fun nextDeal() = deal(NewGame.Random(settings.randomRuleset, settings.winnableOnly))

    /** What the player chooses shows at once; the game keeps it. */
    fun change(next: Settings) {
        settings = next
        adjust { setSettings(next) }
    }

    /** The device speaks [locale] now: so does the game, where the player has chosen no other language. */
    fun deviceSpeaks(locale: String) = adjust { setLocale(locale) }

    /** Takes over a language that was chosen outside of the app, as the nearest there is; null for the device's. */
    suspend fun chooseLanguage(locale: String?) =
        adjusted {
            setSettings(settings().copy(language = null))
            if (locale == null) return@adjusted
            setLocale(locale)
            setSettings(settings().copy(language = language()))
        }

    private fun adjust(change: Game.() -> Unit) {
        scope.launch { adjusted(change) }
    }

    /** Does [change] in the order of the calls, off the frame, and shows what the settings have come to. */
    private suspend fun adjusted(change: Game.() -> Unit) {
        adjusting++
        val (kept, reworded) =
            inOrder.withLock {
                withContext(worker) {
                    val language = game.language()
                    game.change()
                    game.settings() to (game.language() != language)
                }
            }
        // A later change is on the screen already.
        if (--adjusting == 0) settings = kept
        tellNotices()
        if (reworded) reword()
    }

    private fun tellNotices() {
        val notices = game.takeNotices()
        if (notices.isNotEmpty()) play.notice(notices)
    }

    /** The language has changed: all that was said in the old one is asked for again. */
    private fun reword() {
        rightToLeft = game.rightToLeft()
        play.reworded()
        newGame?.reworded()
        statistics?.reworded()
        if (lesson.isNotEmpty()) learn()
        if (verdict != null) askTruth()
        shownPlayback?.let { shown ->
            val code = play.view.code
            scope.launch { shown.reworded(withContext(worker) { game.playback(code) }) }
        }
    }

    private fun learn() {
        scope.launch { lesson = withContext(worker) { game.lesson() } }
    }

    /** Where the player is, beyond what the game's files hold. */
    fun place(): Place {
        val asking = newGame?.takeIf { sheet == Sheet.NEW_GAME }
        return Place(
            screen,
            sheet,
            asking?.run { Asking(text, game.codeWith(ANY_CODE, ruleset), winnableOnly, more) },
            shownPlayback?.step ?: 0,
        )
    }

    /** Goes where the player was before the app was ended. */
    fun goTo(place: Place) {
        if (place.screen == Screen.PLAYBACK) openPlayback(place.step) else place.screen?.let(::open)
        when (place.sheet) {
            null -> {}

            Sheet.MENU -> {
                openMenu()
            }

            Sheet.TRUTH -> {
                openTruth()
            }

            Sheet.NEW_GAME -> {
                openNewGame().also { place.asking?.let { newGame?.goTo(it) } }
            }
        }
    }

    /** Whether [screen] is what the player is at, with nothing over it. */
    internal fun shows(screen: Screen): Boolean = this.screen == screen && sheet == null

    /** What is to be known of the deal: asked for in the middle of one, it marks it as undo does. */
    fun askTruth() {
        val (asked, deal) = play.view.code to play.deals
        scope.launch {
            val analysis = withContext(worker) { game.analysis(asked) }
            if (analysis == null || play.deals != deal) return@launch
            truth = Truth(deal, analysis)
            play.refresh()
            if (sheet == Sheet.TRUTH) play.announce(analysis.lines.joinToString("\n"))
        }
    }

    /** Opens the winning line on a board of its own, in place of the sheet that leads there. */
    fun openPlayback(step: Int = 0) {
        val asked = play.view.code
        scope.launch {
            val line = withContext(worker) { game.playback(asked) }
            if (line.isEmpty()) return@launch
            playback = PlaybackModel(line, step)
            if (sheet == Sheet.TRUTH) sheet = null
            screen = Screen.PLAYBACK
        }
    }

    /** The player leaves: the clock stands still, everything is written; behind it, so as to survive a power cut too. */
    fun pause() {
        game.pause()
        play.refresh()
        scope.launch {
            try {
                withContext(worker) { game.flush() }
            } catch (trouble: GameException) {
                trouble.reason?.let { play.say(it, warns = true) }
            }
        }
    }

    fun resume() {
        game.resume()
        play.refresh()
    }
}
