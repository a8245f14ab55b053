package app.tripeaks

import androidx.test.ext.junit.runners.AndroidJUnit4
import app.tripeaks.core.Status
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith

/** A file that can not be read takes nothing else with it. */
@RunWith(AndroidJUnit4::class)
class DamagedTest {
    @get:Rule
    val under = AppUnderTest()

    @Test
    fun theGameSurvivesADamagedFileAndSaysSo() {
        under.start()
        under.deal("TP1-E-AAAAAAB")
        under.app.change(under.app.settings.copy(leftHanded = true))
        under.settle()
        under.scenario.close()
        under.endProcess()
        for (name in listOf("game.json", "game.previous.json")) under.folder.resolve(name).writeText("{\"format\":")

        // Said at once; it goes away by itself.
        under.start(ready = {
            under.application.owner.app
                ?.play
                ?.bubble
                ?.warns == true
        })
        assertEquals(Status.PLAYING, under.view.status)
        assertFalse(under.view.code == "TP1-E-AAAAAAB")
        assertTrue("the settings are another file", under.app.settings.leftHanded)
        assertTrue(
            under.folder
                .list()
                .orEmpty()
                .any { it.startsWith("game.damaged") },
        )
    }
}
