package app.tripeaks.desktop

import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.compositeOver
import androidx.compose.ui.graphics.lerp
import androidx.compose.ui.graphics.luminance
import app.tripeaks.core.Theme
import app.tripeaks.ui.board.LAST_LIGHT
import app.tripeaks.ui.theme.BlackPalette
import app.tripeaks.ui.theme.DarkPalette
import app.tripeaks.ui.theme.LightPalette
import app.tripeaks.ui.theme.Palette
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test

/** Every text stands out from what it is written on by at least 4.5 to 1, every sign and edge that matters by 3 to 1. */
class ContrastTest {
    private val palettes = mapOf(Theme.LIGHT to LightPalette, Theme.DARK to DarkPalette, Theme.BLACK to BlackPalette)

    private fun contrast(
        text: Color,
        ground: Color,
    ): Float {
        val (dark, light) = listOf(text.compositeOver(ground).luminance(), ground.luminance()).sorted()
        return (light + 0.05f) / (dark + 0.05f)
    }

    private fun check(
        least: Float,
        pairs: Palette.() -> Map<String, Pair<Color, Color>>,
    ) {
        for ((theme, palette) in palettes) {
            for ((name, colours) in palette.pairs()) {
                val contrast = contrast(colours.first, colours.second)
                assertTrue("$theme: $name has $contrast, not $least", contrast >= least)
            }
        }
    }

    /** The lightest that the sky gets: its middle, with the last light in front of it. */
    private val Palette.brightestSky get() = board.ridgeLight.copy(alpha = LAST_LIGHT).compositeOver(board.skyGlow)

    @Test
    fun theMeasureIsRight() {
        assertEquals(21f, contrast(Color.White, Color.Black), 0.01f)
        assertEquals(4.54f, contrast(Color(0xFF767676), Color.White), 0.01f)
    }

    @Test
    fun textOnTheBoardCanBeRead() =
        check(4.5f) {
            val sky = listOf(board.skyTop, board.skyBottom, brightestSky)
            val chrome = sky.map { board.chrome.compositeOver(it) }
            // The chip is never lower than where the sky is half as light as it gets.
            val chip = board.chrome.compositeOver(lerp(board.skyTop, board.skyGlow, 0.5f))
            val button = board.panelButton.compositeOver(board.panel)
            sky
                .flatMapIndexed { i, ground ->
                    listOf(
                        "score on sky $i" to (board.text to ground),
                        "moves on sky $i" to (board.textQuiet to ground),
                        "word of a button on sky $i" to (board.text to chrome[i]),
                    )
                }.toMap() +
                mapOf(
                    "mode of the deal" to (board.accent to chip),
                    "code of the deal" to (board.textQuiet to chip),
                    "best of the deal" to (board.accent to board.glass.compositeOver(brightestSky)),
                    "parts of the score" to (board.text to board.glass.compositeOver(brightestSky)),
                    "main button" to (board.onAccent to board.accent),
                    "message" to (board.onBubble to board.bubble),
                    "panel" to (board.text to board.panel),
                    "panel's note" to (board.textQuiet to board.panel),
                    "panel's link" to (board.accent to board.panel),
                    "panel's button" to (board.text to button),
                    "other buttons of a win" to (board.text to board.panelButton.compositeOver(board.skyBottom)),
                )
        }

    @Test
    fun textOnSheetsAndPagesCanBeRead() =
        check(4.5f) {
            val grounds = mapOf("page" to page.page, "surface" to page.surface)
            grounds
                .flatMap { (name, ground) ->
                    listOf(
                        "text on $name" to (page.text to ground),
                        "note on $name" to (page.textQuiet to ground),
                        "good news on $name" to (page.good to ground),
                        "error on $name" to (page.error to ground),
                    )
                }.toMap() +
                mapOf(
                    "choice" to (page.text to page.sunken),
                    "choice's note" to (page.textQuiet to page.sunken),
                    "taken choice" to (page.onBrandSoft to if (dark) page.brandSoft else page.surface),
                    "soft button" to (page.onBrandSoft to page.brandSoft),
                    "main button" to (page.onBrand to page.brand),
                )
        }

    @Test
    fun ranksAndSuitsCanBeRead() =
        check(4.5f) {
            val inks =
                mapOf(
                    "ink" to card.ink,
                    "red" to card.red,
                    "blue" to card.blue,
                    "green" to card.green,
                    "joker" to card.joker,
                )
            inks.mapValues { (_, ink) -> ink to card.paperBottom }
        }

    @Test
    fun signsAndEdgesAreSeen() =
        check(3f) {
            mapOf(
                "ring on the board" to (board.accent to brightestSky),
                "chart" to (page.brand to page.surface),
                "edge of the field in use" to (page.brand to page.page),
                "edge of a wrong code" to (page.error to page.page),
            )
        }
}
