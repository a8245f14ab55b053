package app.tripeaks.ui.screen

import androidx.compose.foundation.layout.padding
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalClipboardManager
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.tripeaks.core.Message
import app.tripeaks.ui.chrome.Icons
import app.tripeaks.ui.chrome.Line
import app.tripeaks.ui.chrome.LinkRow
import app.tripeaks.ui.chrome.SheetEnds
import app.tripeaks.ui.chrome.SheetFrame
import app.tripeaks.ui.state.AppModel
import app.tripeaks.ui.state.Screen
import app.tripeaks.ui.state.Sheet
import app.tripeaks.ui.state.copyCode
import app.tripeaks.ui.state.words
import app.tripeaks.ui.theme.LocalPalette
import app.tripeaks.ui.theme.Type

/** Whatever slides up over the board. */
@Composable
internal fun Sheets(app: AppModel) {
    val ends = SheetEnds(words(Message.Close), { app.back() }, easedBackPull(app))
    SheetFrame(app.sheet == Sheet.MENU, words(Message.Menu), ends) { Menu(app) }
    SheetFrame(
        app.sheet == Sheet.NEW_GAME,
        words(Message.NewGame),
        ends,
        footer = { app.newGame?.let { DealButton(it, app.play.dealing, app::deal) } },
    ) { app.newGame?.let { NewGameSheet(it, app::deal) } }
    SheetFrame(app.sheet == Sheet.TRUTH, words(Message.Analysis), ends, footer = { TruthButtons(app) }) {
        TruthSheet(app)
    }
}

@Composable
private fun Menu(app: AppModel) {
    Text(
        words(Message.Menu),
        Modifier.padding(bottom = 8.dp).semantics {
            heading()
        },
        LocalPalette.current.page.text,
        style = Type.title,
    )
    LinkRow(words(Message.NewGame), Modifier.testTag("menu-new"), icon = Icons.plus) { app.openNewGame() }
    LinkRow(words(Message.Restart), Modifier.testTag("menu-restart"), icon = Icons.restart, trailing = null) {
        app.back()
        app.play.restart()
    }
    LinkRow(words(Message.AnalysisAsk), Modifier.testTag("menu-truth"), icon = Icons.search) { app.openTruth() }
    val clipboard = LocalClipboardManager.current
    LinkRow(
        words(Message.CopyCode),
        Modifier.testTag("menu-copy"),
        note = app.play.view.code,
        icon = Icons.copy,
        trailing = null,
    ) {
        app.back()
        app.copyCode(clipboard)
    }
    Line()
    LinkRow(words(Message.Statistics), Modifier.testTag("menu-statistics"), icon = Icons.chart) {
        app.open(Screen.STATISTICS)
    }
    LinkRow(words(Message.HowToPlay), Modifier.testTag("menu-rules"), icon = Icons.book) { app.open(Screen.RULES) }
    LinkRow(
        words(Message.Settings),
        Modifier.testTag("menu-settings"),
        icon = Icons.settings,
    ) { app.open(Screen.SETTINGS) }
}
