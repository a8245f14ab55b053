package app.tripeaks.ui.screen

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import app.tripeaks.core.Message
import app.tripeaks.ui.chrome.Group
import app.tripeaks.ui.chrome.Heading
import app.tripeaks.ui.state.AppModel
import app.tripeaks.ui.state.words
import app.tripeaks.ui.theme.LocalPalette
import app.tripeaks.ui.theme.Type

private val Parts =
    listOf(
        Message.RulesGoalTitle to listOf(Message.RulesGoal),
        Message.RulesEndTitle to listOf(Message.RulesEnd),
        Message.RulesScoreTitle to listOf(Message.RulesScore),
        Message.RulesDifferencesTitle to
            listOf(Message.RulesDifferenceKings, Message.RulesDifferenceDraw, Message.RulesDifferenceScore),
        Message.RulesRowsTitle to listOf(Message.RulesRows),
        Message.RulesTipsTitle to
            listOf(
                Message.TipLookAhead,
                Message.TipTurnUp,
                Message.TipDrawLate,
                Message.TipZigzag,
                Message.TipPeakTop,
                Message.TipFreeDraw,
            ),
        Message.RulesMoreTitle to listOf(Message.RulesCodes, Message.RulesUndo),
        Message.RulesKeysTitle to listOf(Message.RulesKeys),
        Message.RulesOriginTitle to listOf(Message.RulesOrigin),
    )

/** How the game is played, in the app's own words. */
@Composable
internal fun RulesPage(app: AppModel) {
    PageFrame(words(Message.HowToPlay), { app.back() }) {
        for ((title, texts) in Parts) {
            item { Heading(words(title)) }
            item {
                Group {
                    Column(Modifier.padding(vertical = 10.dp), Arrangement.spacedBy(12.dp)) {
                        for (text in texts) Text(words(text), color = LocalPalette.current.page.text, style = Type.body)
                    }
                }
            }
        }
    }
}
