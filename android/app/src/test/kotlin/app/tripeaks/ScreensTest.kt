package app.tripeaks

import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.semantics.SemanticsNode
import androidx.core.view.WindowCompat
import androidx.core.view.WindowInsetsControllerCompat
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.tripeaks.core.Theme
import app.tripeaks.ui.state.Screen
import app.tripeaks.ui.theme.BlackPalette
import app.tripeaks.ui.theme.DarkPalette
import app.tripeaks.ui.theme.LightPalette
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith

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
            val bars = if ("land" in window) Bars(left = 36, top = 24, right = 36) else Bars(top = 36, bottom = 24)
            under.window(window, fontScale, bars)
            val screen = bars.leaveOf(under.root().fetchSemanticsNode())
            for (tag in AppUnderTest.Places + AppUnderTest.Buttons) {
                val place = under.tag(tag).fetchSemanticsNode().boundsInRoot
                assertTrue("$tag at $place in $screen of $window x $fontScale", screen.holds(place))
                assertTrue("$tag has a size", place.width > 0 && place.height > 0)
            }
            val piles = listOf("stock", "waste").map { under.tag(it).fetchSemanticsNode().boundsInRoot }
            assertFalse("$window: the piles lie apart", piles[0].overlaps(piles[1]))
        }
        nightFallsOnThePages()
        theSystemsSignsCanBeRead()
    }

    private fun nightFallsOnThePages() {
        under.window("w412dp-h915dp-port-notnight-mdpi")
        under.app.open(Screen.SETTINGS)
        under.settle()
        assertEquals(LightPalette.page.page, paper())
        under.window("+night")
        assertEquals("the page is still open", Screen.SETTINGS, under.app.screen)
        assertEquals(DarkPalette.page.page, paper())
        for ((theme, palette) in listOf(Theme.LIGHT to LightPalette, Theme.BLACK to BlackPalette)) {
            under.app.change(under.app.settings.copy(theme = theme))
            under.settle()
            assertEquals("as the player has chosen", palette.page.page, paper())
        }
        val owner = under.application.owner
        under.waitUntil { owner.launchTheme.read() == Theme.BLACK }
        under.app.change(under.app.settings.copy(theme = Theme.SYSTEM))
        under.window("+notnight")
        assertEquals(LightPalette.page.page, paper())
    }

    /** Dark signs of the system, above and below, on what is light. */
    private fun theSystemsSignsCanBeRead() {
        under.app.back()
        under.deal("TP1-E-AAAAAAD")
        assertEquals("board", false to false, darkSigns())
        under.app.openMenu()
        assertEquals("sheet over the board", false to true, darkSigns())
        under.app.open(Screen.SETTINGS)
        assertEquals("page", true to true, darkSigns())
        under.app.openPlayback()
        under.waitUntil { under.app.screen == Screen.PLAYBACK }
        assertEquals("playback", false to false, darkSigns())
        under.app.openMenu()
        assertEquals("sheet over the playback", false to true, darkSigns())
        under.app.open(Screen.RULES)
        under.app.change(under.app.settings.copy(theme = Theme.DARK))
        assertEquals("dark page", false to false, darkSigns())
    }

    private fun darkSigns(): Pair<Boolean, Boolean> {
        under.settle()
        lateinit var bars: WindowInsetsControllerCompat
        under.scenario.onActivity { bars = WindowCompat.getInsetsController(it.window, it.window.decorView) }
        return bars.isAppearanceLightStatusBars to bars.isAppearanceLightNavigationBars
    }

    /** The colour of the page at its edge. */
    private fun paper() = under.picture().let { Color(it.getPixel(2, it.height / 2)) }

    private companion object {
        val Windows =
            listOf(
                "w412dp-h915dp-port-mdpi" to 2f,
                "w360dp-h800dp-port-mdpi" to 1f,
                "w673dp-h841dp-port-mdpi" to 1f,
                "w841dp-h673dp-land-mdpi" to 1.3f,
                "w320dp-h480dp-port-mdpi" to 1f,
                "w320dp-h480dp-port-mdpi" to 2f,
                "w915dp-h412dp-land-mdpi" to 1f,
                "w700dp-h680dp-mdpi" to 1.3f,
                "w1280dp-h800dp-land-mdpi" to 1f,
                "w800dp-h1280dp-port-mdpi" to 2f,
            )

        /** What the system's bars leave of the window, at a density of 1. */
        fun Bars.leaveOf(window: SemanticsNode) =
            window.boundsInRoot.let {
                Rect(it.left + left, it.top + top, it.right - right, it.bottom - bottom)
            }

        /** Half a pixel is rounding. */
        fun Rect.holds(other: Rect) = inflate(1f).let { it.contains(other.topLeft) && it.contains(other.bottomRight) }
    }
}
