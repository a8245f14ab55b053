package app.tripeaks.ui.chrome

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.clickable
import androidx.compose.foundation.interaction.MutableInteractionSource
import androidx.compose.foundation.interaction.collectIsFocusedAsState
import androidx.compose.foundation.interaction.collectIsPressedAsState
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.defaultMinSize
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.Icon
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.State
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Shape
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.tripeaks.ui.motion.Motion
import app.tripeaks.ui.motion.eased
import app.tripeaks.ui.theme.LocalPalette
import app.tripeaks.ui.theme.Type

private val ToolShape = RoundedCornerShape(26.dp)
private val WideShape = RoundedCornerShape(18.dp)

/** Sinks a little under the finger. */
@Composable
internal fun Modifier.sinks(interaction: MutableInteractionSource): Modifier {
    val pressed by interaction.collectIsPressedAsState()
    val scale = eased(if (pressed) 0.94f else 1f, Motion.PRESS)
    return graphicsLayer {
        scaleX = scale.value
        scaleY = scale.value
    }
}

/** Whether the player's last deed was a key, not a touch. */
val LocalKeysInUse = staticCompositionLocalOf<State<Boolean>> { mutableStateOf(false) }

/** An outline round what the keyboard stands on. A button that was clicked has the focus, too, and needs none. */
@Composable
internal fun Modifier.ringed(
    interaction: MutableInteractionSource,
    shape: Shape,
    colour: Color,
): Modifier {
    val focused by interaction.collectIsFocusedAsState()
    return if (focused && LocalKeysInUse.current.value) border(RING.dp, colour, shape) else this
}

private const val RING = 2.5f

/** A round button of the board's chrome with nothing but a sign. */
@Composable
fun RoundButton(
    icon: ImageVector,
    label: String,
    modifier: Modifier = Modifier,
    onClick: () -> Unit,
) {
    val board = LocalPalette.current.board
    val interaction = remember { MutableInteractionSource() }
    Box(
        modifier
            .sinks(interaction)
            .background(board.chrome, CircleShape)
            .ringed(interaction, CircleShape, board.focus)
            .clip(CircleShape)
            .clickable(
                interaction,
                answer(board.text),
                role = Role.Button,
                onClick = onClick,
            ).semantics { contentDescription = label },
        contentAlignment = Alignment.Center,
    ) {
        Icon(icon, null, Modifier.size(22.dp), board.text)
    }
}

/**
 * A button of the board with a sign and the word [label] under it; not [captioned], the word is only spoken. Stays where
 * it is, and says so, when it can do nothing.
 */
@Composable
fun ToolButton(
    icon: ImageVector,
    label: String,
    enabled: Boolean,
    modifier: Modifier = Modifier,
    captioned: Boolean = true,
    onClick: () -> Unit,
) {
    val board = LocalPalette.current.board
    val interaction = remember { MutableInteractionSource() }
    val strength = eased(if (enabled) 1f else 0.45f, Motion.FADE_IN)
    Box(
        modifier
            .sinks(interaction)
            .graphicsLayer { alpha = strength.value }
            .background(board.chrome, ToolShape)
            .ringed(interaction, ToolShape, board.focus)
            .clip(ToolShape)
            .clickable(
                interaction,
                answer(board.text),
                enabled,
                role = Role.Button,
                onClick = onClick,
            ).then(if (captioned) Modifier else Modifier.semantics { contentDescription = label })
            .padding(horizontal = 3.dp),
        contentAlignment = Alignment.Center,
    ) {
        Column(verticalArrangement = Arrangement.spacedBy(3.dp), horizontalAlignment = Alignment.CenterHorizontally) {
            Icon(icon, null, Modifier.size(if (captioned) 24.dp else 28.dp), board.text)
            if (captioned) FitText(label, Type.small, board.text)
        }
    }
}

/** The colours of a [WideButton]. */
data class ButtonColours(
    val surface: Color,
    val text: Color,
)

/** A button with a word. */
@Composable
fun WideButton(
    label: String,
    colours: ButtonColours,
    modifier: Modifier = Modifier,
    enabled: Boolean = true,
    height: Dp = 52.dp,
    onClick: () -> Unit,
) {
    val interaction = remember { MutableInteractionSource() }
    Box(
        modifier
            .sinks(interaction)
            .graphicsLayer { alpha = if (enabled) 1f else 0.5f }
            .defaultMinSize(minHeight = height)
            .background(colours.surface, WideShape)
            .ringed(interaction, WideShape, colours.text)
            .clip(WideShape)
            .clickable(
                interaction,
                answer(colours.text),
                enabled,
                role = Role.Button,
                onClick = onClick,
            ).padding(10.dp),
        contentAlignment = Alignment.Center,
    ) {
        Text(label, Modifier.fitWords(), colours.text, style = Type.heading, textAlign = TextAlign.Center)
    }
}
