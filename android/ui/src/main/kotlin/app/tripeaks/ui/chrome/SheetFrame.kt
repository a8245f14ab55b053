package app.tripeaks.ui.chrome

import androidx.compose.animation.AnimatedVisibility
import androidx.compose.animation.core.Animatable
import androidx.compose.animation.core.AnimationSpec
import androidx.compose.animation.fadeIn
import androidx.compose.animation.fadeOut
import androidx.compose.animation.slideInVertically
import androidx.compose.animation.slideOutVertically
import androidx.compose.foundation.background
import androidx.compose.foundation.clickable
import androidx.compose.foundation.gestures.DraggableState
import androidx.compose.foundation.gestures.Orientation
import androidx.compose.foundation.gestures.draggable
import androidx.compose.foundation.interaction.MutableInteractionSource
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.WindowInsetsSides
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.ime
import androidx.compose.foundation.layout.only
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.focus.focusProperties
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.layout.onSizeChanged
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.dismiss
import androidx.compose.ui.semantics.isTraversalGroup
import androidx.compose.ui.semantics.paneTitle
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.tripeaks.ui.motion.LocalPace
import app.tripeaks.ui.motion.Motion
import app.tripeaks.ui.theme.LocalPalette
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.launch

/** What all sheets share: the word for closing one, how it is done, and how far a back gesture has gone (0 to 1). */
internal class SheetEnds(
    val close: String,
    val onClose: () -> Unit,
    val pulled: () -> Float,
)

/**
 * A sheet from the bottom of the same window, over a veil. Drag its handle, touch the veil, press Escape or Back to
 * close it. Its [footer] stays in reach however long the [content] is.
 */
@Composable
internal fun SheetFrame(
    visible: Boolean,
    title: String,
    ends: SheetEnds,
    footer: (@Composable () -> Unit)? = null,
    content: @Composable ColumnScope.() -> Unit,
) {
    val page = LocalPalette.current.page
    val pace = LocalPace.current
    AnimatedVisibility(
        visible,
        enter = pace.enters(fadeIn(pace.moves(Motion.FADE_IN))),
        exit = pace.leaves(fadeOut(pace.moves(Motion.SHEET))),
    ) {
        val veil = Modifier.fillMaxSize().background(page.scrim)
        val touches = remember { MutableInteractionSource() }
        if (visible) {
            Box(
                veil
                    // Escape is the keyboard's way; the veil would be a stop that is not seen.
                    .focusProperties { canFocus = false }
                    .clickable(touches, null, onClick = ends.onClose)
                    .testTag("scrim")
                    .semantics { contentDescription = ends.close },
            )
        } else {
            // Fading away: what is touched is the table.
            Box(veil)
        }
    }
    AnimatedVisibility(
        visible,
        Modifier.fillMaxSize(),
        enter = pace.enters(slideInVertically(pace.moves(Motion.SHEET, easing = Motion.Rise)) { it }),
        exit = pace.leaves(slideOutVertically(pace.moves(Motion.SHEET, easing = Motion.Sink)) { it }),
    ) {
        val density = LocalDensity.current
        var height by remember { mutableIntStateOf(Int.MAX_VALUE) }
        val cramped = height - WindowInsets.ime.getBottom(density) < CRAMPED * density.density
        Box(
            Modifier
                .fillMaxSize()
                .windowInsetsPadding(
                    WindowInsets.safeDrawing.only(WindowInsetsSides.Top + WindowInsetsSides.Horizontal),
                ).onSizeChanged { height = it.height },
            Alignment.BottomCenter,
        ) {
            SheetBody(title, ends, visible, footer.takeIf { !cramped }) {
                content()
                // Where a keyboard leaves little room it is for what is typed.
                if (cramped) footer?.invoke()
            }
        }
    }
}

/** How far a sheet is dragged down. Let go of, it closes or comes up again. */
private class SheetDrag(
    private val scope: CoroutineScope,
) {
    private val pulled = Animatable(0f)
    val y get() = pulled.value
    val state = DraggableState { by -> scope.launch { pulled.snapTo((pulled.value + by).coerceAtLeast(0f)) } }

    fun letGo(
        speed: Float,
        density: Float,
        back: AnimationSpec<Float>,
        onClose: () -> Unit,
    ) {
        if (y > FAR * density || speed > FAST * density) {
            onClose()
        } else {
            scope.launch { pulled.animateTo(0f, back) }
        }
    }
}

/** Moves with the finger that drags it, and with a back gesture. */
@Composable
private fun Modifier.pulledDown(ends: SheetEnds): Modifier {
    val scope = rememberCoroutineScope()
    val drag = remember { SheetDrag(scope) }
    val density = LocalDensity.current.density
    val back = LocalPace.current.moves<Float>(Motion.FADE_IN)
    // Outside of what it moves: a finger measured inside would seem half as fast.
    return draggable(
        drag.state,
        Orientation.Vertical,
        onDragStopped = { speed -> drag.letGo(speed, density, back, ends.onClose) },
    ).graphicsLayer { translationY = drag.y + ends.pulled() * PULL.dp.toPx() }
}

@Composable
private fun SheetBody(
    title: String,
    ends: SheetEnds,
    open: Boolean,
    footer: (@Composable () -> Unit)?,
    content: @Composable ColumnScope.() -> Unit,
) {
    val page = LocalPalette.current.page
    val scroll = rememberScrollState()
    Column(
        Modifier
            .padding(top = 16.dp)
            .widthIn(max = 560.dp)
            .fillMaxWidth()
            .pulledDown(ends)
            .clip(RoundedCornerShape(topStart = 28.dp, topEnd = 28.dp))
            .background(page.page)
            .touchedOnlyWhile(open)
            // Touches on the sheet's own ground go no further.
            .pointerInput(Unit) {}
            .keepsKeys(open)
            .testTag("sheet")
            .semantics {
                paneTitle = title
                isTraversalGroup = true
                dismiss {
                    ends.onClose()
                    true
                }
            },
        horizontalAlignment = Alignment.CenterHorizontally,
    ) {
        Box(Modifier.fillMaxWidth().padding(vertical = 10.dp), Alignment.Center) {
            Box(Modifier.size(36.dp, 4.dp).background(page.line, CircleShape))
        }
        Column(
            Modifier.weight(1f, fill = false).verticalScroll(scroll).padding(horizontal = 24.dp),
            content = content,
        )
        Footer(footer) { scroll.canScrollForward }
    }
}

/** What stays in reach below a sheet's content, under a line as long as there is [moreAbove] to scroll to. */
@Composable
private fun Footer(
    footer: (@Composable () -> Unit)?,
    moreAbove: () -> Boolean,
) {
    val page = LocalPalette.current.page
    val line = Modifier.drawBehind { if (footer != null && moreAbove()) drawRect(page.line) }
    Spacer(Modifier.fillMaxWidth().height(1.dp).then(line))
    Column(
        Modifier
            .windowInsetsPadding(WindowInsets.safeDrawing.only(WindowInsetsSides.Bottom))
            .padding(start = 24.dp, end = 24.dp, top = if (footer == null) 0.dp else 12.dp, bottom = 20.dp),
    ) { footer?.invoke() }
}

/** How far down, in dp, a sheet has to be dragged to close, or how fast in dp per second, and how far a back gesture pulls it. */
private const val FAR = 110
private const val FAST = 800f
private const val PULL = 72

/** Below this height, in dp, a sheet's footer scrolls with the rest. */
private const val CRAMPED = 280
