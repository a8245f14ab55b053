package app.tripeaks.desktop

import androidx.compose.ui.input.key.Key
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.assertContentDescriptionEquals
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertIsEnabled
import androidx.compose.ui.test.assertIsNotEnabled
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performKeyInput
import androidx.compose.ui.test.performSemanticsAction
import androidx.compose.ui.test.pressKey
import app.tripeaks.core.Face
import app.tripeaks.core.Message
import app.tripeaks.ui.state.PlaybackModel
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test

/** The winning line, watched. */
@OptIn(ExperimentalTestApi::class)
class PlaybackTest {
    private val AppUnderTest.line: PlaybackModel get() = checkNotNull(app.playback)

    private fun withLine(
        locale: String = "en",
        motion: Float = 0f,
        test: AppUnderTest.() -> Unit,
    ) = withApp("TP1-E-AAAAAAD", locale = locale, motion = motion) {
        app.openPlayback()
        settle()
        test()
    }

    private fun AppUnderTest.label(tag: String) =
        tag(tag).fetchSemanticsNode().config[SemanticsProperties.ContentDescription].single()

    @Test
    fun theWinningLineIsPlayedBack() =
        withLine {
            tag("playback-screen").assertIsDisplayed()
            tag("previous").assertIsNotEnabled()
            repeat(line.last) { tag("next").performClick() }
            tag("next").assertIsNotEnabled()
            tag("close").performClick()
            settle()
            assertNull(app.screen)
            assertEquals(0u, view.moves)
        }

    @Test
    fun playbackGoesAsOneReadsWhicheverTheHand() {
        for ((locale, leftHanded) in listOf("en" to false, "en" to true, "ar" to false, "ar" to true)) {
            withLine(locale) {
                app.change(app.settings.copy(leftHanded = leftHanded))
                settle()
                val (previous, next) =
                    listOf("previous", "next").map { tag(it).fetchSemanticsNode().boundsInRoot.left }
                assertEquals("$locale, left hand: $leftHanded", locale == "ar", previous > next)
                val onward = if (locale == "ar") Key.DirectionLeft else Key.DirectionRight
                root().performKeyInput { pressKey(onward) }
                settle()
                tag("previous").assertIsEnabled()
            }
        }
    }

    @Test
    fun theSliderGoesToAnyStepOfThePlayback() =
        withLine {
            tag("slider").performSemanticsAction(SemanticsActions.SetProgress) { it(5f) }
            settle()
            val step = app.words[Message.PlaybackStep(5u, line.last.toUInt())]
            tag("step").assertContentDescriptionEquals("$step\n${line.text}")
            assertTrue(line.text, line.text.startsWith(line.view.wasteLabel))
        }

    @Test
    fun playbackRunsByItselfAndStops() =
        withLine(motion = 1f) {
            tag("previous").assertIsNotEnabled()
            stopClock()
            press("run")
            repeat(60) { pass(50) }
            tag("previous").assertIsEnabled()
            press("run")
            press("close")
            pass(1000)
            assertNull(app.screen)
        }

    @Test
    fun aScreenReaderFindsEveryCardAndHearsEachStep() =
        withLine {
            press("next")
            val step = app.words[Message.PlaybackStep(1u, line.last.toUInt())]
            tag("step").assertContentDescriptionEquals("$step\n${line.text}")
            assertTrue(line.text, line.text.startsWith(line.view.wasteLabel))
            assertEquals(line.view.wasteLabel, label("waste"))
            assertEquals(line.view.stockLabel, label("stock"))
            for (place in line.view.slots) {
                if (place.face == Face.Empty) continue
                assertEquals(place.label, label("slot-${place.slot}"))
                assertFalse(SemanticsActions.OnClick in tag("slot-${place.slot}").fetchSemanticsNode().config)
            }
        }
}
