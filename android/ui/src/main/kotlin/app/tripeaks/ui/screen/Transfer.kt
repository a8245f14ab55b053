package app.tripeaks.ui.screen

import androidx.compose.foundation.layout.padding
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalClipboardManager
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.error
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.tripeaks.core.Message
import app.tripeaks.ui.chrome.Group
import app.tripeaks.ui.chrome.Icons
import app.tripeaks.ui.chrome.Line
import app.tripeaks.ui.chrome.LinkRow
import app.tripeaks.ui.state.Report
import app.tripeaks.ui.state.StatisticsModel
import app.tripeaks.ui.state.words
import app.tripeaks.ui.theme.LocalPalette
import app.tripeaks.ui.theme.Type

/** Statistics out, to keep or for another phone, and in again. What can't be shared is copied; in comes a file, or what was copied. */
@Composable
internal fun Transfer(
    model: StatisticsModel,
    modifier: Modifier = Modifier,
) {
    val clipboard = LocalClipboardManager.current
    Group(modifier) {
        LinkRow(
            words(Message.ExportStatistics),
            Modifier.testTag("export"),
            icon = Icons.share,
            trailing = null,
        ) { model.export(clipboard) }
        Line()
        LinkRow(
            words(Message.ImportFile),
            Modifier.testTag("import-file"),
            words(Message.ImportNote),
            Icons.receive,
            trailing = null,
        ) { model.importFile(clipboard) }
        Line()
        LinkRow(
            words(Message.ImportClipboard),
            Modifier.testTag("import-clipboard"),
            icon = Icons.paste,
            trailing = null,
        ) { model.importCopied(clipboard) }
    }
}

@Composable
internal fun ReportLine(report: Report) {
    val page = LocalPalette.current.page
    Text(
        report.text,
        Modifier.padding(18.dp, 10.dp).testTag("report").semantics { if (report.isError) error(report.text) },
        if (report.isError) page.error else page.good,
        style = Type.strong,
    )
}
