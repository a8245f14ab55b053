package app.tripeaks

import android.content.pm.ApplicationInfo
import android.content.pm.PackageManager
import android.media.SoundPool
import android.view.HapticFeedbackConstants
import android.view.View
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.tripeaks.core.AnimationSpeed
import app.tripeaks.core.Game
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
import org.xmlpull.v1.XmlPullParser
import java.io.File
import java.lang.management.ManagementFactory
import javax.management.ObjectName

/** The app as a citizen of the phone. */
@RunWith(AndroidJUnit4::class)
class PhoneTest {
    @get:Rule
    val under = AppUnderTest()

    @Test
    fun aGoodCitizen() {
        under.start()
        under.waitUntil { under.application.owner.sounds.isLoaded } // Before the first cue.
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
        under.application.owner.leave(View(under.application))
        under.app.change(under.app.settings.copy(haptics = true))
        under.touch("slot-${slotOf("r3c0")}")
        assertEquals(
            "an old window leaves",
            HapticFeedbackConstants.REJECT,
            shadowOf(window).lastHapticFeedbackPerformed(),
        )
        val apart = listOf(Cue.PLAY, Cue.DRAW, Cue.REFUSE, Cue.PEAK, Cue.WIN)
        assertEquals("each feels its own way", apart.size, apart.map(::constantFor).distinct().size)
    }

    private fun theClockStandsWhileTheAppIsAway() {
        under.deal("TP1-E-AAAAAAB")
        under.play("draw")
        under.leaveAndComeBack {
            val left = savedClock()
            Thread.sleep(AWAY_MS)
            // Saves the game once more.
            under.app.pause()
            assertEquals("stands", left, savedClock())
        }
        assertEquals(1u, under.view.moves)
        val back = savedClock()
        Thread.sleep(AWAY_MS)
        under.play("draw")
        assertTrue("runs again", savedClock() >= back + AWAY_MS)
        under.application.owner.leave(View(under.application))
        val old = savedClock()
        Thread.sleep(AWAY_MS)
        under.play("draw")
        assertTrue("an old window does not stop it", savedClock() >= old + AWAY_MS)
    }

    /** The milliseconds that have been played, as the game's file has them. */
    private fun savedClock(): Long {
        val file = under.folder.resolve("game.json")
        lateinit var saved: String
        // Away for a moment while the worker saves: between the renames of the old file and of the new one.
        under.waitUntil { runCatching { saved = file.readText() }.isSuccess }
        return checkNotNull(Regex("\"played_ms\":\\s*(\\d+)").find(saved)) { saved }.groupValues[1].toLong()
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
        assertEquals("games that hold on to the core", 1, liveGames())
    }

    /** Each holds a handle of the core. A histogram of the heap is made after a collection: what is left can be reached. */
    private fun liveGames(): Int {
        val histogram =
            ManagementFactory.getPlatformMBeanServer().invoke(
                ObjectName("com.sun.management:type=DiagnosticCommand"),
                "gcClassHistogram",
                arrayOf(null),
                arrayOf(Array<String>::class.java.name),
            )
        val lines = histogram.toString().lines().map { it.trim().split(Regex("\\s+")) }
        return lines.single { it.getOrNull(3) == Game::class.java.name }[1].toInt()
    }

    private fun motionIsLookedAtAgain() {
        assertEquals("none", 0f, under.app.pace, 0f)
        under.leaveAndComeBack { under.setSystemMotion(1f) }
        assertEquals("looked at again when the app comes back", 1f, under.app.pace, 0f)
    }

    @Test
    fun soundsAreLoadedOnceAndAheadAndLeftOutWhenSwitchedOff() {
        val pool = SoundPool.Builder().build()
        var made = 0
        val sounds = Sounds(under.application) { pool.also { made++ } }
        val feedback = PhoneFeedback(sounds)
        feedback.window = View(under.application)
        val loud = Loud
        feedback.by(loud).on(Cue.PLAY)
        assertEquals("a cue loads nothing: it is on the screen's thread", 0, made)
        repeat(2) { sounds.load() }
        feedback.by(loud).on(Cue.PLAY)
        assertFalse("not decoded yet", shadowOf(pool).wasResourcePlayed(R.raw.play))
        Cue.entries.forEach { shadowOf(pool).notifyResourceLoaded(soundOf(it), true) }
        feedback.by(loud).on(Cue.DRAW)
        assertTrue(shadowOf(pool).wasResourcePlayed(R.raw.draw))
        feedback.by(loud.copy(sound = false)).on(Cue.WIN)
        assertFalse(shadowOf(pool).wasResourcePlayed(R.raw.win))
        feedback.window = null
        feedback.by(loud).on(Cue.PEAK)
        assertFalse("the app is away", shadowOf(pool).wasResourcePlayed(R.raw.peak))
        sounds.close()
        sounds.load()
        assertEquals("once", 1, made)
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

        const val AWAY_MS = 50L
        const val DEALS = 200
        const val LETTERS = 26
        const val SLACK = 8
    }
}
