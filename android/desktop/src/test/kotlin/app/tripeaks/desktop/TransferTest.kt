package app.tripeaks.desktop

import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertTextEquals
import androidx.compose.ui.test.hasTestTag
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollToNode
import androidx.compose.ui.text.AnnotatedString
import app.tripeaks.DOCUMENTED_WIN
import app.tripeaks.core.Message
import app.tripeaks.ui.state.Report
import app.tripeaks.ui.state.Screen
import app.tripeaks.ui.state.importStatistics
import app.tripeaks.ui.state.textOf
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import java.io.InputStream

/** Statistics out of one phone and into another. */
class TransferTest {
    /** Touches the row called [tag] and reads what came of it, which the page must bring before the player. */
    private fun AppUnderTest.touchRow(tag: String): Report {
        tag("page-list").performScrollToNode(hasTestTag(tag))
        tag(tag).performClick()
        settle()
        val report = checkNotNull(app.statistics?.report)
        tag("report").assertIsDisplayed().assertTextEquals(report.text)
        assertEquals("read out", report.text, app.play.announcement.trim())
        return report
    }

    private fun AppUnderTest.openStatistics() {
        app.open(Screen.STATISTICS)
        settle()
    }

    private val AppUnderTest.deals get() =
        app.statistics
            ?.view
            ?.statistics
            ?.deals

    private fun exported(): String {
        var text = ""
        withApp("TP1-E-AAAAAAD", shares = false) {
            play(*DOCUMENTED_WIN.split(' ').toTypedArray())
            openStatistics()
            assertEquals("已複製統計", touchRow("export").text)
            text = clipboard.getText()!!.text
            assertEquals(game.exportStatistics(), text)
        }
        return text
    }

    @Test
    fun whatWasSharedIsNotCalledCopied() =
        withApp {
            openStatistics()
            assertEquals("已匯出統計", touchRow("export").text)
            assertEquals(listOf(game.exportStatistics()), shared)
            assertNull(clipboard.getText())
        }

    @Test
    fun whatWasExportedIsMergedOnce() {
        val export = exported()
        withApp {
            openStatistics()
            assertEquals(0u, deals)
            clipboard.setText(AnnotatedString(export))
            val first = touchRow("import-clipboard")
            assertEquals(1u, deals)
            assertTrue(first.text, !first.isError && "1" in first.text)
            tag("page-list").performScrollToNode(hasTestTag("chart"))
            assertEquals(false, touchRow("import-clipboard").isError)
            assertEquals(1u, deals)
        }
    }

    @Test
    fun aFileIsMergedAsWhatWasCopiedIs() =
        inTemporaryFolder { folder ->
            val file = folder.resolve("statistics.json").apply { writeText(exported()) }
            withApp(choose = { file }) {
                openStatistics()
                assertFalse(touchRow("import-file").isError)
                assertEquals(1u, deals)
            }
            // With a long history and large type the outcome is far from what was touched last.
            withApp(width = 320, height = 480, fontScale = 2f, choose = { file }) {
                app.importStatistics { file.readText() }
                settle()
                tag("report").assertIsDisplayed()
                assertEquals("the set of the rules on the table", view.ruleset, app.statistics?.view?.ruleset)
            }
        }

    @Test
    fun noFileIsNoNews() =
        withApp {
            openStatistics()
            tag("page-list").performScrollToNode(hasTestTag("import-file"))
            press("import-file")
            assertNull(app.statistics?.report)
        }

    @Test
    fun whatCannotBeReadSaysWhyAndChangesNothing() =
        inTemporaryFolder { folder ->
            val file = folder.resolve("chosen")
            withApp("TP1-E-AAAAAAD", choose = { file }) {
                play(*DOCUMENTED_WIN.split(' ').toTypedArray())
                openStatistics()
                val before = game.exportStatistics()
                assertEquals(Report(app.words[Message.PasteNothing], isError = true), touchRow("import-clipboard"))
                clipboard.setText(AnnotatedString("750"))
                val unreadable = touchRow("import-clipboard")
                assertTrue(unreadable.isError)
                assertEquals("there is no such file", unreadable, touchRow("import-file"))
                for (content in listOf(byteArrayOf(), ByteArray(1000) { (it * 7).toByte() }, "{}".toByteArray())) {
                    file.writeBytes(content)
                    assertEquals(unreadable, touchRow("import-file"))
                }
                file.writeBytes(before.toByteArray() + ByteArray(12 shl 20) { ' '.code.toByte() })
                assertEquals(Report("這個檔案太大了", isError = true), touchRow("import-file"))
                assertEquals(before, game.exportStatistics())
                assertEquals(1u, deals)
            }
        }

    @Test
    fun noMoreIsReadOfAFileThanItTakesToRefuseIt() {
        var read = 0L
        val endless =
            object : InputStream() {
                override fun read() = ' '.code.also { read++ }
            }
        assertTrue(textOf { endless }.length > 8 shl 20)
        assertTrue("$read", read < 16 shl 20)
        assertEquals("", textOf { throw SecurityException("not yours") })
        assertEquals("", textOf { null })
    }
}
