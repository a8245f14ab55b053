package app.tripeaks.ui.theme

import androidx.compose.runtime.Immutable
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.graphics.Color

/** The board: sky, mountains and what floats on them. It is dusk there in every theme; black turns the light off. */
@Immutable
data class BoardColours(
    val skyTop: Color,
    val skyGlow: Color,
    val skyBottom: Color,
    val ridgeFar: Color,
    val ridgeNear: Color,
    val ridgeLight: Color,
    val text: Color,
    val textQuiet: Color,
    val chrome: Color,
    val chromePressed: Color,
    val accent: Color,
    val onAccent: Color,
    val bubble: Color,
    val onBubble: Color,
    val panel: Color,
    val panelButton: Color,
    val glass: Color,
    val emptyPlace: Color,
    val focus: Color,
)

/** Sheets and pages. */
@Immutable
data class PageColours(
    val page: Color,
    val surface: Color,
    val sunken: Color,
    val text: Color,
    val textQuiet: Color,
    val brand: Color,
    val onBrand: Color,
    val brandSoft: Color,
    val onBrandSoft: Color,
    val good: Color,
    val error: Color,
    val line: Color,
    val scrim: Color,
)

/** Paper and ink. */
@Immutable
data class CardColours(
    val paperTop: Color,
    val paperBottom: Color,
    val paperEdge: Color,
    val ink: Color,
    val red: Color,
    val blue: Color,
    val green: Color,
    val joker: Color,
    val backTop: Color,
    val backBottom: Color,
    val backRidgeFar: Color,
    val backRidgeNear: Color,
    val backEdge: Color,
    val amber: Color,
    val sun: Color,
    val shadow: Color,
)

/** Every colour of the app. */
@Immutable
data class Palette(
    val board: BoardColours,
    val page: PageColours,
    val card: CardColours,
    val confetti: List<Color>,
    val dark: Boolean,
)

private val Dusk =
    BoardColours(
        skyTop = Color(0xFF0F2438),
        skyGlow = Color(0xFF1B4B66),
        skyBottom = Color(0xFF0B1D2B),
        ridgeFar = Color(0xFF11364A),
        ridgeNear = Color(0xFF0B2636),
        ridgeLight = Color(0xFFFFC36B),
        text = Color(0xFFF1F6FB),
        textQuiet = Color(0xFFC9D6E0),
        chrome = Color(0x1FDCEBFF),
        chromePressed = Color(0x3DDCEBFF),
        accent = Color(0xFFFFC36B),
        onAccent = Color(0xFF2A1B04),
        bubble = Color(0xFFFFF4DF),
        onBubble = Color(0xFF2B2110),
        panel = Color(0xFF081724),
        panelButton = Color(0x29DCEBFF),
        glass = Color(0x6B06131F),
        emptyPlace = Color(0x38DCEBFF),
        focus = Color(0xFFFFC36B),
    )

private val Night =
    Dusk.copy(
        skyTop = Color.Black,
        skyGlow = Color(0xFF061018),
        skyBottom = Color.Black,
        ridgeFar = Color(0xFF07121A),
        ridgeNear = Color(0xFF03080D),
        panel = Color(0xFF0B1116),
    )

private val LightPage =
    PageColours(
        page = Color(0xFFF0F4F7),
        surface = Color(0xFFFFFFFF),
        sunken = Color(0xFFE5EBF1),
        text = Color(0xFF17222D),
        textQuiet = Color(0xFF53616E),
        brand = Color(0xFF0F6E7E),
        onBrand = Color.White,
        brandSoft = Color(0xFFDFEFF2),
        onBrandSoft = Color(0xFF0B5563),
        good = Color(0xFF1A7448),
        error = Color(0xFFB3261E),
        line = Color(0xFFDFE5EA),
        scrim = Color(0x8C02080E),
    )

private val DarkPage =
    PageColours(
        page = Color(0xFF0D1A25),
        surface = Color(0xFF162734),
        sunken = Color(0xFF09131C),
        text = Color(0xFFEDF3F8),
        textQuiet = Color(0xFFA7B8C5),
        brand = Color(0xFF6FC9D6),
        onBrand = Color(0xFF042A31),
        brandSoft = Color(0xFF1D3F4B),
        onBrandSoft = Color(0xFFA9E3EC),
        good = Color(0xFF7FD3A4),
        error = Color(0xFFFFB4AB),
        line = Color(0xFF263A48),
        scrim = Color(0xA602080E),
    )

private val BlackPage =
    DarkPage.copy(
        page = Color.Black,
        surface = Color(0xFF11181E),
        sunken = Color(0xFF070B0E),
        line = Color(0xFF222C34),
        scrim = Color(0xB3000000),
    )

private val Paper =
    CardColours(
        paperTop = Color(0xFFFFFEFB),
        paperBottom = Color(0xFFF4F1EA),
        paperEdge = Color(0x2E0B1D2B),
        ink = Color(0xFF17222D),
        red = Color(0xFFC8322B),
        blue = Color(0xFF1F5FBF),
        green = Color(0xFF1C7A4C),
        joker = Color(0xFF7A4FB5),
        backTop = Color(0xFF1F6A79),
        backBottom = Color(0xFF17505E),
        backRidgeFar = Color(0xFF195866),
        backRidgeNear = Color(0xFF124350),
        backEdge = Color(0xFFF7F4EC),
        amber = Color(0xFFF0B860),
        sun = Color(0xFFE3B96A),
        shadow = Color(0xFF020A11),
    )

private val Party =
    listOf(
        Color(0xFFFFC36B),
        Color(0xFF5FC7B4),
        Color(0xFFF4F1EA),
        Color(0xFFF0826B),
        Color(0xFF7FB6F0),
    )

val LightPalette = Palette(Dusk, LightPage, Paper, Party, dark = false)
val DarkPalette = Palette(Dusk, DarkPage, Paper, Party, dark = true)
val BlackPalette = Palette(Night, BlackPage, Paper, Party, dark = true)

val LocalPalette = staticCompositionLocalOf { LightPalette }
