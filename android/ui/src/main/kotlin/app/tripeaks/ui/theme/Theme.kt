package app.tripeaks.ui.theme

import androidx.compose.foundation.LocalIndication
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Typography
import androidx.compose.material3.darkColorScheme
import androidx.compose.material3.lightColorScheme
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.remember
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.LineBreak
import androidx.compose.ui.text.style.LineHeightStyle
import androidx.compose.ui.unit.sp
import app.tripeaks.ui.chrome.answer

/** Digits of one width, so that a counting number does not tremble. */
private const val TABULAR = "tnum"

private val Trim = LineHeightStyle(LineHeightStyle.Alignment.Center, LineHeightStyle.Trim.None)

/** The few kinds of type that the app has. The family is the platform's own. */
object Type {
    val score =
        TextStyle(
            fontSize = 36.sp,
            lineHeight = 40.sp,
            lineHeightStyle = Trim,
            fontWeight = FontWeight.Bold,
            letterSpacing = (-0.5).sp,
            fontFeatureSettings = TABULAR,
        )
    val triumph =
        TextStyle(
            fontSize = 96.sp,
            fontWeight = FontWeight.Bold,
            letterSpacing = (-3).sp,
            fontFeatureSettings = TABULAR,
        )
    val smallTriumph = triumph.copy(fontSize = 60.sp, letterSpacing = (-2).sp)
    val title =
        TextStyle(
            fontSize = 22.sp,
            lineHeight = 28.sp,
            fontWeight = FontWeight.Bold,
            lineHeightStyle = Trim,
            lineBreak = LineBreak.Heading,
        )
    val heading =
        TextStyle(
            fontSize = 16.sp,
            lineHeight = 22.sp,
            fontWeight = FontWeight.SemiBold,
            lineHeightStyle = Trim,
            lineBreak = LineBreak.Heading,
        )
    val body = TextStyle(fontSize = 15.sp, lineHeight = 22.sp, lineHeightStyle = Trim, fontFeatureSettings = TABULAR)
    val strong = body.copy(fontWeight = FontWeight.SemiBold)
    val message = strong.copy(lineBreak = LineBreak.Heading)
    val note = TextStyle(fontSize = 13.sp, lineHeight = 18.sp, lineHeightStyle = Trim, fontFeatureSettings = TABULAR)
    val small = TextStyle(fontSize = 12.sp, lineHeight = 16.sp, lineHeightStyle = Trim, fontFeatureSettings = TABULAR)
    val figure =
        TextStyle(fontSize = 26.sp, lineHeight = 32.sp, fontWeight = FontWeight.Bold, fontFeatureSettings = TABULAR)
    val code = TextStyle(fontSize = 17.sp, lineHeight = 24.sp, fontWeight = FontWeight.SemiBold, letterSpacing = 0.8.sp)
}

@Composable
fun TriPeaksTheme(
    palette: Palette,
    content: @Composable () -> Unit,
) {
    val page = palette.page
    val scheme =
        remember(palette) {
            val base = if (palette.dark) darkColorScheme() else lightColorScheme()
            base.copy(
                primary = page.brand,
                onPrimary = page.onBrand,
                primaryContainer = page.brandSoft,
                onPrimaryContainer = page.onBrandSoft,
                background = page.page,
                onBackground = page.text,
                surface = page.surface,
                onSurface = page.text,
                surfaceVariant = page.sunken,
                onSurfaceVariant = page.textQuiet,
                surfaceContainerHighest = page.sunken,
                outline = page.textQuiet,
                outlineVariant = page.line,
                error = page.error,
            )
        }
    CompositionLocalProvider(LocalPalette provides palette) {
        MaterialTheme(colorScheme = scheme, typography = Typography(bodyLarge = Type.body)) {
            CompositionLocalProvider(LocalIndication provides answer(page.text), content = content)
        }
    }
}
