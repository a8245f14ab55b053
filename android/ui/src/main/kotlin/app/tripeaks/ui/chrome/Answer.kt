package app.tripeaks.ui.chrome

import androidx.compose.foundation.Indication
import androidx.compose.foundation.IndicationNodeFactory
import androidx.compose.foundation.interaction.FocusInteraction
import androidx.compose.foundation.interaction.HoverInteraction
import androidx.compose.foundation.interaction.Interaction
import androidx.compose.foundation.interaction.InteractionSource
import androidx.compose.foundation.interaction.PressInteraction
import androidx.compose.material3.ripple
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableFloatStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.drawscope.ContentDrawScope
import androidx.compose.ui.node.DelegatableNode
import androidx.compose.ui.node.DrawModifierNode
import app.tripeaks.ui.motion.LocalPace
import kotlinx.coroutines.launch

/** How what can be touched answers in [colour]: by Material's ripple, or where nothing is to move by a veil. */
@Composable
internal fun answer(colour: Color): Indication = if (LocalPace.current.still) Veil(colour) else ripple(color = colour)

/** Lies over what is touched or has the keyboard, and is gone at once. */
private data class Veil(
    val colour: Color,
) : IndicationNodeFactory {
    override fun create(interactionSource: InteractionSource): DelegatableNode = VeilNode(interactionSource, colour)
}

private class VeilNode(
    private val source: InteractionSource,
    private val colour: Color,
) : Modifier.Node(),
    DrawModifierNode {
    private val under = mutableListOf<Interaction>()
    private var strength by mutableFloatStateOf(0f)

    override fun onAttach() {
        coroutineScope.launch {
            source.interactions.collect {
                follow(it)
                strength = under.maxOfOrNull(::strengthOf) ?: 0f
            }
        }
    }

    private fun follow(interaction: Interaction) {
        when (interaction) {
            is PressInteraction.Press, is FocusInteraction.Focus, is HoverInteraction.Enter -> under += interaction
            is PressInteraction.Release -> under -= interaction.press
            is PressInteraction.Cancel -> under -= interaction.press
            is FocusInteraction.Unfocus -> under -= interaction.focus
            is HoverInteraction.Exit -> under -= interaction.enter
        }
    }

    private fun strengthOf(interaction: Interaction) = if (interaction is HoverInteraction.Enter) HOVERED else HELD

    override fun ContentDrawScope.draw() {
        drawContent()
        if (strength > 0f) drawRect(colour, alpha = strength)
    }

    private companion object {
        /** As strong as Material's own. */
        const val HELD = 0.1f
        const val HOVERED = 0.08f
    }
}
