package app.tripeaks

import android.animation.ValueAnimator
import android.content.pm.ApplicationInfo
import android.content.pm.PackageManager
import android.media.SoundPool
import android.view.HapticFeedbackConstants
import android.view.View
import androidx.lifecycle.Lifecycle
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.tripeaks.core.AnimationSpeed
import app.tripeaks.core.Mode
import app.tripeaks.core.Preset
import app.tripeaks.core.Ruleset
import app.tripeaks.core.Settings
import app.tripeaks.core.Theme
import app.tripeaks.ui.state.Cue
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.Shadows.shadowOf
import org.robolectric.util.ReflectionHelpers
import org.robolectric.util.ReflectionHelpers.ClassParameter
import org.xmlpull.v1.XmlPullParser
import java.io.File

/** The app as a citizen of the phone. */
@RunWith(AndroidJUnit4::class)
class PhoneTest {
    @get:Rule
    val under = AppUnderTest()

    @Test
    fun aGoodCitizen() {
        under.start()
        touchesAreFelt()
        theClockStandsWhileTheAppIsAway()
        twoHundredDealsLeaveNothingOpen()
        motionIsLookedAtAgain()
    }

    private fun touchesAreFelt() {
        under.deal("TP1-E-AAAAAAB")
        lateinit var window: View
        under.scenario.onActivity { window = it.window.decorView }
        under.touch("slot-${slotOf("r3c0")}")
        assertEquals(HapticFeedbackConstants.REJECT, shadowOf(window).lastHapticFeedbackPerformed())
        under.touch("stock")
        assertEquals(HapticFeedbackConstants.CLOCK_TICK, shadowOf(window).lastHapticFeedbackPerformed())
        under.app.change(under.app.settings.copy(haptics = false))
        under.touch("slot-${slotOf("r3c0")}")
        assertEquals("none", HapticFeedbackConstants.CLOCK_TICK, shadowOf(window).lastHapticFeedbackPerformed())
        assertEquals("every cue has a feel of the system", Cue.entries.size, Cue.entries.map(::constantFor).size)
    }

    private fun theClockStandsWhileTheAppIsAway() {
        under.deal("TP1-E-AAAAAAB")
        under.play("draw")
        under.scenario.moveToState(Lifecycle.State.CREATED)
        val saved = under.folder.resolve("game.json").readText()
        assertTrue("TP1-E-AAAAAAB" in saved)
        under.scenario.moveToState(Lifecycle.State.RESUMED)
        assertEquals(1u, under.view.moves)
    }

    private fun twoHundredDealsLeaveNothingOpen() {
        under.deal("TP1-E-AAAAAAB")
        val before = open()
        for (seed in 0 until DEALS) {
            under.deal("TP1-E-AAAAA${'A' + seed / LETTERS}${'A' + seed % LETTERS}")
            repeat(3) { under.app.play.draw() }
            under.app.play.undo()
            if (seed % 50 == 49) under.recreate()
        }
        val after = open()
        assertTrue("$before files before, $after after", after <= before + SLACK)
    }

    private fun motionIsLookedAtAgain() {
        assertEquals("none", 0f, under.app.pace, 0f)
        ReflectionHelpers.callStaticMethod<Unit>(
            ValueAnimator::class.java,
            "setDurationScale",
            ClassParameter.from(Float::class.java, 1f),
        )
        under.scenario.moveToState(Lifecycle.State.CREATED)
        under.scenario.moveToState(Lifecycle.State.RESUMED)
        assertEquals("looked at again when the app comes back", 1f, under.app.pace, 0f)
    }

    @Test
    fun soundsAreLoadedOncePlayedWhenReadyAndLeftOutWhenSwitchedOff() {
        val pool = SoundPool.Builder().build()
        var made = 0
        val sounds = Sounds(under.application) { pool.also { made++ } }
        val feedback = PhoneFeedback(under.application, sounds)
        feedback.window = View(under.application)
        val loud = Loud
        feedback.by(loud).on(Cue.DRAW)
        assertFalse("not loaded yet", shadowOf(pool).wasResourcePlayed(R.raw.draw))
        Cue.entries.forEach { shadowOf(pool).notifyResourceLoaded(soundOf(it), true) }
        feedback.by(loud).on(Cue.DRAW)
        assertTrue(shadowOf(pool).wasResourcePlayed(R.raw.draw))
        feedback.by(loud.copy(sound = false)).on(Cue.WIN)
        assertFalse(shadowOf(pool).wasResourcePlayed(R.raw.win))
        feedback.window = null
        feedback.by(loud).on(Cue.PEAK)
        assertFalse("the app is away", shadowOf(pool).wasResourcePlayed(R.raw.peak))
        assertEquals(1, made)
    }

    @Test
    fun theManifestAsksForNothing() {
        val info =
            under.application.packageManager.getPackageInfo(
                under.application.packageName,
                PackageManager.GET_PERMISSIONS,
            )
        // The test library's own manifest brings this one; `make apk` looks at the app's alone.
        val asked = info.requestedPermissions.orEmpty().toList() - "android.permission.REORDER_TASKS"
        assertEquals(emptyList<String>(), asked)
        assertNull(info.permissions?.toList())
        assertEquals(ApplicationInfo.CATEGORY_GAME, under.application.applicationInfo.category)
    }

    @Test
    fun backupsHoldTheGamesFilesButNotTheMarkOfThisPhone() {
        for (rules in listOf(R.xml.data_extraction_rules, R.xml.full_backup_content)) {
            val lines = mutableListOf<Pair<String, String>>()
            val xml = under.application.resources.getXml(rules)
            while (xml.next() != XmlPullParser.END_DOCUMENT) {
                if (xml.eventType == XmlPullParser.START_TAG && xml.name in listOf("include", "exclude")) {
                    assertEquals("file", xml.getAttributeValue(null, "domain"))
                    lines += xml.name to xml.getAttributeValue(null, "path")
                }
            }
            assertTrue("include" to "game/" in lines)
            val excluded = lines.filter { it.first == "exclude" }.map { it.second }.toSet()
            assertEquals(setOf("game/installation", "game/lock"), excluded)
        }
    }

    /** Files that this process holds open. */
    private fun open() = File("/proc/self/fd").list().orEmpty().size

    private companion object {
        /** As a new player has them. */
        val Loud =
            Settings(
                explanations = true,
                haptics = true,
                sound = true,
                animationSpeed = AnimationSpeed.NORMAL,
                leftHanded = false,
                largeRanks = false,
                fourColours = false,
                theme = Theme.SYSTEM,
                language = null,
                showPlayable = false,
                randomRuleset = Ruleset(Mode.EASY, Preset.STANDARD, false, false, false),
                winnableOnly = false,
            )

        const val DEALS = 200
        const val LETTERS = 26
        const val SLACK = 8
    }
}
