package app.tripeaks.ui.screen

import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.material3.HorizontalDivider
import androidx.compose.material3.Icon
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.tripeaks.core.Analysis
import app.tripeaks.core.Message
import app.tripeaks.ui.board.TOUCH
import app.tripeaks.ui.chrome.ButtonColours
import app.tripeaks.ui.chrome.Group
import app.tripeaks.ui.chrome.Icons
import app.tripeaks.ui.chrome.Line
import app.tripeaks.ui.chrome.WideButton
import app.tripeaks.ui.chrome.fitWords
import app.tripeaks.ui.state.AppModel
import app.tripeaks.ui.state.words
import app.tripeaks.ui.theme.LocalPalette
import app.tripeaks.ui.theme.Type

/** What the deal allowed, and where it was lost. In the middle of a deal it says first what asking costs. */
@Composable
internal fun TruthSheet(app: AppModel) {
    val page = LocalPalette.current.page
    val verdict = app.verdict
    Text(
        words(Message.Analysis),
        Modifier.padding(bottom = 12.dp).semantics { heading() },
        page.text,
        style = Type.title,
    )
    when {
        verdict != null -> VerdictLines(verdict)
        app.isTruthFree -> Text(words(Message.AnalysisRunning), color = page.textQuiet, style = Type.body)
        else -> Text(words(Message.AnalysisCost), color = page.textQuiet, style = Type.body)
    }
}

/** What can be done with the truth: see it played, or ask for it after all. */
@Composable
internal fun TruthButtons(app: AppModel) {
    val page = LocalPalette.current.page
    val main = ButtonColours(page.brand, page.onBrand)
    val verdict = app.verdict
    if (verdict?.winnable == true) {
        WideButton(words(Message.Playback), main, Modifier.fillMaxWidth().testTag("playback")) { app.openPlayback() }
    }
    if (verdict != null || app.isTruthFree) return
    WideButton(words(Message.AnalysisAsk), main, Modifier.fillMaxWidth().testTag("truth-ask")) { app.askTruth() }
    WideButton(
        words(Message.Cancel),
        ButtonColours(page.brandSoft, page.onBrandSoft),
        Modifier.fillMaxWidth().padding(top = 10.dp).testTag("truth-cancel"),
    ) { app.back() }
}

@Composable
private fun VerdictLines(verdict: Analysis) {
    val page = LocalPalette.current.page
    Group(Modifier.padding(bottom = 6.dp).testTag("truth")) {
        verdict.lines.forEachIndexed { i, line ->
            if (i > 0) Line()
            Row(
                Modifier.fillMaxWidth().heightIn(min = TOUCH.dp).padding(vertical = 6.dp),
                Arrangement.spacedBy(12.dp),
                Alignment.CenterVertically,
            ) {
                if (i == 0) {
                    val sign = if (verdict.winnable) Icons.won else Icons.lost
                    Icon(sign, null, Modifier.size(24.dp), if (verdict.winnable) page.good else page.error)
                }
                Text(line, color = page.text, style = if (i == 0) Type.heading else Type.body)
            }
        }
    }
}

/** Under the score of a win: the best that this deal allows. Leads to the line that gets it. */
@Composable
internal fun ColumnScope.BestLine(
    app: AppModel,
    verdict: Analysis?,
) {
    val board = LocalPalette.current.board
    LaunchedEffect(app) { app.askTruth() }
    val moves = verdict?.minMoves ?: return
    val score = verdict.bestScore
    HorizontalDivider(color = board.emptyPlace)
    Row(
        Modifier
            .fillMaxWidth()
            .clickable(role = Role.Button, onClick = app::openTruth)
            .heightIn(min = TOUCH.dp)
            .testTag("best"),
        Arrangement.spacedBy(6.dp),
        Alignment.CenterVertically,
    ) {
        Text(words(Message.BestPossible), Modifier.weight(1f).fitWords(), board.text, style = Type.body)
        Text(
            words(if (score == null) Message.Moves(moves) else Message.BestPossibleValue(score, moves)),
            color = board.accent,
            style = Type.strong,
        )
        Icon(Icons.forward, null, Modifier.size(16.dp), board.accent)
    }
}
