package app.tripeaks

import android.app.Activity
import android.content.ContentResolver
import android.content.Context
import android.content.Intent
import android.net.Uri
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.hasTestTag
import androidx.compose.ui.test.performScrollToNode
import androidx.test.core.app.ApplicationProvider
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.tripeaks.core.Game
import app.tripeaks.core.GameException
import app.tripeaks.ui.state.Report
import app.tripeaks.ui.state.Screen
import app.tripeaks.ui.state.reason
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNull
import org.junit.Assert.assertThrows
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.Shadows.shadowOf
import java.io.File
import java.io.InputStream

/** Statistics that come as a file: shared, opened with the game, or chosen by the player. */
@RunWith(AndroidJUnit4::class)
class StatisticsFileTest {
    @get:Rule
    val under = AppUnderTest()

    private val context = ApplicationProvider.getApplicationContext<Context>()
    private val export = File("../../core/tests/fixtures/v1/statistics.json").readBytes()
    private val deals get() =
        under.app.statistics
            ?.view
            ?.statistics
            ?.deals

    /** The address of a file that another app holds. */
    private fun file(
        content: ByteArray,
        scheme: String = ContentResolver.SCHEME_CONTENT,
    ): Uri {
        val uri = Uri.parse("$scheme://another.app/${content.size}")
        shadowOf(context.contentResolver).registerInputStreamSupplier(uri) { content.inputStream() }
        return uri
    }

    private fun shared(file: Uri) =
        Intent(context, MainActivity::class.java)
            .setAction(Intent.ACTION_SEND)
            .setType("application/json")
            .putExtra(Intent.EXTRA_STREAM, file)

    private fun opened(file: Uri) =
        Intent(context, MainActivity::class.java)
            .setAction(Intent.ACTION_VIEW)
            .setDataAndType(file, "application/json")

    /** What the page says came of it, where the player is to see it; the page is closed then. */
    private fun outcome(): Report {
        under.waitUntil { under.app.statistics?.report != null }
        assertEquals(Screen.STATISTICS, under.app.screen)
        under.tag("report").assertIsDisplayed()
        return checkNotNull(under.app.statistics?.report).also { under.back() }
    }

    /** In one test, since Compose's frames do not outlive a second window of the same process. */
    @Test
    fun aFileIsMergedOnceWhicheverWayItComes() {
        under.start(shared(file(export)))
        assertFalse(outcome().isError)
        val first = deals
        assertEquals("all of the file that are by the rules on the table", 3u, first)
        under.handIn(opened(file(export)))
        assertFalse(outcome().isError)
        choose(null)
        assertNull("thought better of it", under.app.statistics?.report)
        choose(file(export))
        assertFalse(outcome().isError)
        theRestIsRefused()
        assertEquals("nothing twice, nothing lost", first, deals)
        under.recreate()
        assertNull("looked at once", under.app.screen)
    }

    /** The player asks for a file and chooses [answer]. */
    private fun choose(answer: Uri?) {
        under.app.open(Screen.STATISTICS)
        under.waitUntil { under.app.statistics?.view != null }
        under.tag("page-list").performScrollToNode(hasTestTag("import-file"))
        under.act("import-file")
        under.scenario.onActivity { activity ->
            val asked = shadowOf(activity).nextStartedActivityForResult.intent
            assertEquals(Intent.ACTION_OPEN_DOCUMENT, asked.action)
            val result = if (answer == null) Activity.RESULT_CANCELED else Activity.RESULT_OK
            shadowOf(activity).receiveResult(asked, result, Intent().setData(answer))
        }
        under.settle()
    }

    /** What is no statistics says so where it would be merged. */
    private fun theRestIsRefused() {
        val (unreadable, tooLarge) = refusals("", " ".repeat(9 shl 20))
        val refusing = Uri.parse("content://another.app/refused")
        shadowOf(context.contentResolver).registerInputStreamSupplier(refusing) { throw SecurityException() }
        val noise = file(ByteArray(1000) { (it * 7).toByte() })
        for (file in listOf(noise, file(byteArrayOf()), Uri.parse("content://nobody/there"), refusing)) {
            under.handIn(opened(file))
            assertEquals("$file", unreadable, outcome())
        }
        val large = Uri.parse("content://another.app/large")
        shadowOf(context.contentResolver).registerInputStreamSupplier(large) {
            object : InputStream() {
                override fun read() = ' '.code
            }
        }
        under.handIn(shared(large))
        assertEquals(tooLarge, outcome())
    }

    /** What a game says of each of [texts] where it is pasted. */
    private fun refusals(vararg texts: String): List<Report> =
        Game
            .open(
                context.cacheDir
                    .resolve("other")
                    .apply { mkdirs() }
                    .path,
                context.deviceLocales(),
            ).use { game ->
                texts.map { text ->
                    val refused = assertThrows(GameException::class.java) { game.importStatistics(text) }
                    Report(checkNotNull(refused.reason), isError = true)
                }
            }

    @Test
    fun onlyFilesThatOtherAppsHoldAreTaken() {
        assertEquals(file(export), shared(file(export)).fileForTheGame())
        assertNull(shared(file(export, ContentResolver.SCHEME_FILE)).fileForTheGame())
        assertNull(opened(Uri.parse("tripeaks:TP1-E-AAAAAAB")).fileForTheGame())
        assertNull(Intent(Intent.ACTION_MAIN).fileForTheGame())
        assertNull(opened(file(export)).addFlags(Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY).fileForTheGame())

        fun taken(intent: Intent) = context.packageManager.resolveActivity(intent.setComponent(null), 0) != null
        val received = file(export)
        assertEquals(true, taken(shared(received).setPackage(context.packageName)))
        assertEquals(true, taken(opened(received).setPackage(context.packageName)))
        assertEquals(false, taken(opened(Uri.parse("https://x.org/s.json")).setPackage(context.packageName)))
    }
}
