package app.tripeaks.ui.state

import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.platform.ClipboardManager
import app.tripeaks.core.Game
import app.tripeaks.core.GameException
import app.tripeaks.core.HistoryLine
import app.tripeaks.core.Message
import app.tripeaks.core.Ruleset
import app.tripeaks.core.ScopeTitle
import app.tripeaks.core.StatisticsView
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.launch
import kotlinx.coroutines.withContext
import java.time.Instant
import kotlin.coroutines.CoroutineContext

/** What was played on a day. */
data class HistoryDay(
    val date: String,
    val lines: List<HistoryLine>,
)

/** One set of statistics as the page shows it. */
data class StatisticsPageView(
    val scopes: List<ScopeTitle>,
    val ruleset: Ruleset?,
    val statistics: StatisticsView,
    /** Newest first. */
    val history: List<HistoryDay>,
    /** True where the history goes on after [history]. */
    val hasMore: Boolean,
)

/** What came of an export or import. */
data class Report(
    val text: String,
    val isError: Boolean,
)

/** The statistics page: what is asked of the game is worked out in [worker], and shown as a whole when it is there. */
@Stable
class StatisticsModel(
    private val game: Game,
    private val scope: CoroutineScope,
    private val worker: CoroutineContext,
    private val host: Host,
    private val words: Words,
    private val announce: (String) -> Unit,
    ruleset: Ruleset,
) {
    /** Null for the moment until it is there. */
    var view: StatisticsPageView? by mutableStateOf(null)
        private set

    /** The last export's or import's, until the next. */
    var report: Report? by mutableStateOf(null)
        private set

    /** True until the player has been shown [report]. */
    var hasNews: Boolean by mutableStateOf(false)
        private set

    private var lines = LINES
    private var loading: Job? = null

    init {
        load { scopes -> scopes.firstOrNull { it.ruleset == ruleset }?.ruleset }
    }

    fun choose(next: Ruleset?) {
        lines = LINES
        load { next }
    }

    fun showMore() {
        lines += LINES
        reload()
    }

    /** All statistics as a file for other apps, or where there is no such thing as a text to paste. */
    fun export(clipboard: ClipboardManager) {
        scope.launch {
            val text = withContext(worker) { game.exportStatistics() }
            val copied = host.shareFileOrCopy(EXPORT, text, clipboard)
            tell(words[if (copied) Message.ExportCopied else Message.ExportDone])
        }
    }

    /** Asks for a file to import; where there is no such thing it is what was copied. */
    fun importFile(clipboard: ClipboardManager) {
        if (!host.chooseFile()) importCopied(clipboard)
    }

    fun importCopied(clipboard: ClipboardManager) {
        val text = clipboard.getText()?.text
        if (text.isNullOrBlank()) tell(words[Message.PasteNothing], isError = true) else import { text }
    }

    /**
     * Merges the export that [read] gives, in [worker], into these statistics. One that can't be read changes nothing, and
     * the report says why.
     */
    fun import(read: () -> String) {
        scope.launch {
            val (text, isError) =
                try {
                    withContext(worker) { game.importStatistics(read()).text } to false
                } catch (refused: GameException) {
                    refused.reason.orEmpty() to true
                }
            // The page may just be opening: it is to show the same set of statistics all the same.
            loading?.join()
            reload()
            loading?.join()
            tell(text, isError)
        }
    }

    /** The language has changed. */
    internal fun reworded() {
        report = null
        reload()
    }

    /** The player has been shown [report]. */
    fun newsShown() {
        hasNews = false
    }

    private fun tell(
        text: String,
        isError: Boolean = false,
    ) {
        report = Report(text, isError)
        hasNews = true
        announce(text)
    }

    private fun reload() {
        val ruleset = view?.ruleset
        load { ruleset }
    }

    private fun load(choice: (List<ScopeTitle>) -> Ruleset?) {
        loading?.cancel()
        val wanted = lines
        loading =
            scope.launch {
                view =
                    withContext(worker) {
                        val scopes = game.scopes()
                        val ruleset = choice(scopes)
                        // One more than shown tells whether there are more.
                        val history = game.history(ruleset, 0u, wanted + 1u)
                        StatisticsPageView(
                            scopes,
                            ruleset,
                            game.statistics(ruleset),
                            byDay(history.take(wanted.toInt())),
                            hasMore = history.size > wanted.toInt(),
                        )
                    }
            }
    }

    private fun byDay(lines: List<HistoryLine>): List<HistoryDay> {
        val days = lines.groupBy { host.dateAt(Instant.ofEpochMilli(it.atMs)) }
        return days.map { (date, played) ->
            val day = Message.DateInYear(date.year.toUInt(), date.monthValue.toUInt(), date.dayOfMonth.toUInt())
            HistoryDay(game.text(day), played)
        }
    }

    private companion object {
        const val LINES = 30u

        /** What an export is called as a file. */
        const val EXPORT = "tripeaks-statistics.json"
    }
}
