package app.tripeaks

import android.content.Context
import android.content.Intent
import android.net.Uri
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertTextContains
import androidx.test.core.app.ApplicationProvider
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.tripeaks.core.Mode
import app.tripeaks.ui.state.Sheet
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNull
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.Shadows.shadowOf

/** Codes that come from other apps, and go to them. */
@RunWith(AndroidJUnit4::class)
class HandedInTest {
    @get:Rule
    val under = AppUnderTest()

    private val context = ApplicationProvider.getApplicationContext<Context>()

    private fun shared(text: String) =
        Intent(context, MainActivity::class.java)
            .setAction(Intent.ACTION_SEND)
            .setType("text/plain")
            .putExtra(Intent.EXTRA_TEXT, text)

    private fun link(address: String) =
        Intent(context, MainActivity::class.java).setAction(Intent.ACTION_VIEW).setData(Uri.parse(address))

    @Test
    fun aSharedDealOpensTheSheetOnceAndIsDealt() {
        under.start(shared("Try this TriPeaks deal: TP1-C-AAAAAAD"))
        assertEquals(Sheet.NEW_GAME, under.app.sheet)
        under.tag("code").assertTextContains("TP1-C-AAAAAAD", substring = true)
        assertEquals(
            Mode.CLASSIC,
            under.app.newGame
                ?.ruleset
                ?.mode,
        )
        under.back()
        under.recreate()
        assertNull("looked at once", under.app.sheet)

        under.handIn(link("tripeaks:TP1-E-AAAAAAB"))
        under.tag("code").assertTextContains("TP1-E-AAAAAAB")
        under.act("deal")
        under.waitUntil { under.view.code == "TP1-E-AAAAAAB" && under.app.sheet == null }

        under.handIn(shared("hello " + "x".repeat(100_000)))
        under.tag("code-note").assertIsDisplayed()
        assertNull(under.app.newGame?.request)
    }

    @Test
    fun onlyTextsAndLinksAreTaken() {
        assertEquals("TP1-E-AAAAAAB", link("tripeaks://TP1-E-AAAAAAB/").textForTheGame())
        assertEquals("TP1-E-AAAAAAB-J", link("tripeaks:TP1-E-AAAAAAB%2DJ").textForTheGame())
        assertNull(shared("  ").textForTheGame())
        assertNull(Intent(Intent.ACTION_MAIN).textForTheGame())
        val old = shared("TP1-E-AAAAAAB").addFlags(Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY)
        assertNull(old.textForTheGame())
        assertEquals(5000, shared("x".repeat(100_000)).textForTheGame()?.length)
    }

    @Test
    fun codeAndStatisticsGoOutByTheShareSheet() {
        val host = PhoneHost(context)
        host.share("TP1-E-AAAAAAB")
        val sent = nextChosen()
        assertEquals("text/plain", sent.type)
        assertEquals("TP1-E-AAAAAAB", sent.getStringExtra(Intent.EXTRA_TEXT))

        host.shareFile("statistics.json", "{}")
        val file = nextChosen()
        val uri = checkNotNull(file.getParcelableExtra(Intent.EXTRA_STREAM, Uri::class.java))
        assertEquals("content", uri.scheme)
        assertEquals("statistics.json", uri.lastPathSegment)
        val text = context.cacheDir.resolve("exports/statistics.json").readText()
        assertEquals("{}", text)
    }

    /** What the share sheet was opened with. */
    private fun nextChosen(): Intent {
        val application = ApplicationProvider.getApplicationContext<TriPeaksApplication>()
        val chooser = shadowOf(application).nextStartedActivity
        assertEquals(Intent.ACTION_CHOOSER, chooser.action)
        return checkNotNull(chooser.getParcelableExtra(Intent.EXTRA_INTENT, Intent::class.java))
    }
}
