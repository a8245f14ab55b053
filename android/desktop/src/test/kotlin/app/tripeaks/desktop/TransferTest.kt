package app.tripeaks.desktop

import androidx.compose.ui.test.assertTextEquals
import androidx.compose.ui.test.hasTestTag
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollToNode
import androidx.compose.ui.text.AnnotatedString
import app.tripeaks.DOCUMENTED_WIN
import app.tripeaks.core.Message
import app.tripeaks.ui.state.Screen
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertTrue
import org.junit.Test

/** Statistics out of one phone and into another. */
class TransferTest {
    private fun AppUnderTest.touchRow(tag: String) {
        tag("page-list").performScrollToNode(hasTestTag(tag))
        tag(tag).performClick()
        settle()
        tag("page-list").performScrollToNode(hasTestTag("report"))
    }

    private fun exported(): String {
        var text = ""
        withApp("TP1-E-AAAAAAD") {
            play(*DOCUMENTED_WIN.split(' ').toTypedArray())
            app.open(Screen.STATISTICS)
            settle()
            touchRow("export")
            tag("report").assertTextEquals("已匯出統計")
            text = clipboard.getText()!!.text
            assertEquals(game.exportStatistics(), text)
        }
        return text
    }

    @Test
    fun whatWasExportedIsMergedOnce() {
        val export = exported()
        withApp {
            app.open(Screen.STATISTICS)
            settle()
            assertEquals(
                0u,
                app.statistics
                    ?.view
                    ?.statistics
                    ?.deals,
            )
            clipboard.setText(AnnotatedString(export))
            touchRow("import")
            assertEquals(
                1u,
                app.statistics
                    ?.view
                    ?.statistics
                    ?.deals,
            )
            val first = checkNotNull(app.statistics?.report)
            assertTrue(first.text, !first.isError && "1" in first.text)
            tag("report").assertTextEquals(first.text)
            tag("page-list").performScrollToNode(hasTestTag("chart"))
            touchRow("import")
            assertEquals(
                1u,
                app.statistics
                    ?.view
                    ?.statistics
                    ?.deals,
            )
            assertEquals(false, app.statistics?.report?.isError)
        }
    }

    @Test
    fun whatCannotBeReadSaysWhyAndChangesNothing() =
        withApp("TP1-E-AAAAAAD") {
            play(*DOCUMENTED_WIN.split(' ').toTypedArray())
            app.open(Screen.STATISTICS)
            settle()
            val before = game.exportStatistics()
            touchRow("import")
            assertEquals(app.words[Message.PasteNothing], app.statistics?.report?.text)
            clipboard.setText(AnnotatedString("750"))
            touchRow("import")
            val report = checkNotNull(app.statistics?.report)
            assertTrue(report.isError)
            tag("report").assertTextEquals(report.text)
            assertEquals(before, game.exportStatistics())
            assertNotNull(app.statistics?.view)
        }
}
