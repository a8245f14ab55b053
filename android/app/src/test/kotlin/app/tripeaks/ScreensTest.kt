package app.tripeaks

import androidx.compose.ui.geometry.Rect
import androidx.test.ext.junit.runners.AndroidJUnit4
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RuntimeEnvironment

/** Every size of window. */
@RunWith(AndroidJUnit4::class)
class ScreensTest {
    @get:Rule
    val under = AppUnderTest()

    @Test
    fun everyPlaceAndButtonIsOnEveryScreen() {
        under.start()
        under.deal("TP1-E-AAAAAAB")
        for ((window, fontScale) in Windows) {
            RuntimeEnvironment.setQualifiers(window)
            RuntimeEnvironment.setFontScale(fontScale)
            under.recreate()
            val screen = under.root().fetchSemanticsNode().boundsInRoot
            for (tag in AppUnderTest.Places + AppUnderTest.Buttons) {
                val place = under.tag(tag).fetchSemanticsNode().boundsInRoot
                assertTrue("$tag at $place in $screen of $window x $fontScale", screen.holds(place))
                assertTrue("$tag has a size", place.width > 0 && place.height > 0)
            }
            val piles = listOf("stock", "waste").map { under.tag(it).fetchSemanticsNode().boundsInRoot }
            assertFalse("$window: the piles lie apart", piles[0].overlaps(piles[1]))
        }
    }

    private companion object {
        val Windows =
            listOf(
                "w412dp-h915dp-port-mdpi" to 2f,
                "w320dp-h480dp-port-mdpi" to 1f,
                "w320dp-h480dp-port-mdpi" to 2f,
                "w915dp-h412dp-land-mdpi" to 1f,
                "w700dp-h680dp-mdpi" to 1.3f,
                "w1280dp-h800dp-land-mdpi" to 1f,
                "w800dp-h1280dp-port-mdpi" to 2f,
            )

        /** Half a pixel is rounding. */
        fun Rect.holds(other: Rect) = inflate(1f).let { it.contains(other.topLeft) && it.contains(other.bottomRight) }
    }
}
