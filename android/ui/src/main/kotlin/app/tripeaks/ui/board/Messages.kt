package app.tripeaks.ui.board

import androidx.compose.animation.AnimatedVisibility
import androidx.compose.animation.fadeIn
import androidx.compose.animation.fadeOut
import androidx.compose.animation.scaleIn
import androidx.compose.animation.scaleOut
import androidx.compose.foundation.background
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.defaultMinSize
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.Icon
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.draw.shadow
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.layout.layout
import androidx.compose.ui.platform.LocalAccessibilityManager
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Constraints
import androidx.compose.ui.unit.dp
import app.tripeaks.core.Message
import app.tripeaks.ui.chrome.Icons
import app.tripeaks.ui.chrome.kept
import app.tripeaks.ui.chrome.touchedOnlyWhile
import app.tripeaks.ui.motion.LocalPace
import app.tripeaks.ui.motion.Motion
import app.tripeaks.ui.motion.awaitFrames
import app.tripeaks.ui.state.Bubble
import app.tripeaks.ui.state.GameModel
import app.tripeaks.ui.state.words
import app.tripeaks.ui.theme.LocalPalette
import app.tripeaks.ui.theme.Type

/** A message near the cards, gone by itself when it can have been read. No touch is lost on it. [Announcer] speaks it. */
@Composable
internal fun MessageBubble(
    bubble: Bubble?,
    place: Rect,
    onSeen: (Int) -> Unit,
) {
    val last = kept(bubble != null, bubble)
    val manager = LocalAccessibilityManager.current
    LaunchedEffect(bubble?.id) {
        if (bubble == null) return@LaunchedEffect
        val stays = Motion.bubbleStays(bubble.text)
        awaitFrames(manager?.calculateRecommendedTimeoutMillis(stays, containsText = true) ?: stays)
        onSeen(bubble.id)
    }
    val pace = LocalPace.current
    Box(Modifier.near(place)) {
        AnimatedVisibility(
            bubble != null,
            enter =
                pace.enters(
                    fadeIn(pace.moves(Motion.FADE_IN)) +
                        scaleIn(pace.moves(Motion.FADE_IN, easing = Motion.Fly), 0.86f),
                ),
            exit = pace.leaves(fadeOut(pace.moves(Motion.FADE_OUT)) + scaleOut(pace.moves(Motion.FADE_OUT), 0.94f)),
        ) {
            if (last != null) BubbleBody(last)
        }
    }
}

/** A message of more letters is set smaller. */
private const val LONG = 80

/** In the middle of [place], in dp; what is higher, as a long text in large type, stands out of it but not off the screen. */
private fun Modifier.near(place: Rect) =
    layout { measurable, constraints ->
        val width = place.width.dp.roundToPx()
        val placeable = measurable.measure(Constraints(maxWidth = width, maxHeight = constraints.maxHeight))
        val top =
            (
                place.center.y.dp
                    .roundToPx() - placeable.height / 2
            ).coerceAtMost(
                constraints.maxHeight - placeable.height,
            )
        layout(constraints.maxWidth, constraints.maxHeight) {
            placeable.place(place.left.dp.roundToPx() + (width - placeable.width) / 2, top.coerceAtLeast(0))
        }
    }

@Composable
private fun BubbleBody(bubble: Bubble) {
    val board = LocalPalette.current.board
    Box(
        Modifier
            .padding(8.dp)
            .shadow(10.dp, RoundedCornerShape(20.dp))
            .background(board.bubble, RoundedCornerShape(20.dp))
            .padding(horizontal = 18.dp, vertical = 9.dp)
            .testTag("bubble"),
    ) {
        val style = if (bubble.text.length > LONG) Type.note else Type.message
        Text(bubble.text, color = board.onBubble, style = style, textAlign = TextAlign.Center)
    }
}

/**
 * Speaks what has happened, a warning at once; there is nothing to see. The one voice of the board. It is always there,
 * over whatever lies before the board: what is new is read out only where something was there before.
 */
@Composable
internal fun Announcer(model: GameModel) {
    val text = model.announcement
    val warns = model.bubble?.warns == true
    Box(
        Modifier.size(1.dp).testTag("announcer").semantics {
            liveRegion = if (warns) LiveRegionMode.Assertive else LiveRegionMode.Polite
            contentDescription = text
        },
    )
}

/** Offers the deal that was just left, until the first operation of the new one. */
@Composable
internal fun TakeBackOffer(
    offered: Boolean,
    place: Rect,
    onTakeBack: () -> Unit,
) {
    val board = LocalPalette.current.board
    val pace = LocalPace.current
    Box(Modifier.at(place), Alignment.Center) {
        AnimatedVisibility(
            offered,
            enter = pace.enters(fadeIn(pace.moves(Motion.FADE_IN, Motion.DEAL))),
            exit = pace.leaves(fadeOut(pace.moves(Motion.FADE_OUT))),
        ) {
            Row(
                Modifier
                    .clip(RoundedCornerShape(24.dp))
                    .background(board.chrome)
                    .touchedOnlyWhile(offered)
                    .clickable(role = Role.Button, onClick = onTakeBack)
                    .defaultMinSize(minHeight = TOUCH.dp)
                    .padding(horizontal = 18.dp)
                    .testTag("take-back"),
                Arrangement.spacedBy(8.dp),
                Alignment.CenterVertically,
            ) {
                Icon(Icons.undo, null, Modifier.size(18.dp), board.text)
                Text(
                    words(Message.TakeBack),
                    color = board.text,
                    style = Type.note.copy(fontWeight = FontWeight.SemiBold),
                )
            }
        }
    }
}
