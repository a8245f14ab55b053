package app.tripeaks.ui.screen

import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalClipboardManager
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.error
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.AnnotatedString
import androidx.compose.ui.unit.dp
import app.tripeaks.core.Message
import app.tripeaks.ui.chrome.Group
import app.tripeaks.ui.chrome.Icons
import app.tripeaks.ui.chrome.Line
import app.tripeaks.ui.chrome.LinkRow
import app.tripeaks.ui.state.Host
import app.tripeaks.ui.state.Report
import app.tripeaks.ui.state.StatisticsModel
import app.tripeaks.ui.state.words
import app.tripeaks.ui.theme.LocalPalette
import app.tripeaks.ui.theme.Type

/** What an export is called as a file. */
private const val EXPORT = "tripeaks-statistics.json"

/** Statistics out, to keep or for another phone, and in again. What can't be shared is copied; in comes what was copied. */
@Composable
internal fun Transfer(
    model: StatisticsModel,
    host: Host,
    modifier: Modifier = Modifier,
) {
    val clipboard = LocalClipboardManager.current
    Column(modifier) {
        Group {
            LinkRow(
                words(Message.ExportStatistics),
                Modifier.testTag("export"),
                icon = Icons.share,
                trailing = null,
            ) {
                model.export { text -> if (!host.shareFile(EXPORT, text)) clipboard.setText(AnnotatedString(text)) }
            }
            Line()
            LinkRow(
                words(Message.ImportStatistics),
                Modifier.testTag("import"),
                words(Message.ImportStatisticsNote),
                Icons.receive,
                trailing = null,
            ) { model.import(clipboard.getText()?.text) }
        }
        model.report?.let { ReportLine(it) }
    }
}

@Composable
private fun ReportLine(report: Report) {
    val page = LocalPalette.current.page
    Text(
        report.text,
        Modifier.padding(18.dp, 10.dp).testTag("report").semantics {
            liveRegion = LiveRegionMode.Polite
            if (report.isError) error(report.text)
        },
        if (report.isError) page.error else page.good,
        style = Type.strong,
    )
}
