package app.tripeaks.ui.chrome

import androidx.compose.animation.AnimatedVisibility
import androidx.compose.animation.core.Animatable
import androidx.compose.animation.core.tween
import androidx.compose.animation.fadeIn
import androidx.compose.animation.fadeOut
import androidx.compose.animation.slideInVertically
import androidx.compose.animation.slideOutVertically
import androidx.compose.foundation.background
import androidx.compose.foundation.clickable
import androidx.compose.foundation.focusable
import androidx.compose.foundation.gestures.Orientation
import androidx.compose.foundation.gestures.draggable
import androidx.compose.foundation.gestures.rememberDraggableState
import androidx.compose.foundation.interaction.MutableInteractionSource
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.WindowInsetsSides
import androidx.compose.foundation.layout.asPaddingValues
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.imePadding
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
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.ui.Alignment
import androidx.compose.ui.ExperimentalComposeUiApi
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.focus.FocusRequester
import androidx.compose.ui.focus.focusProperties
import androidx.compose.ui.focus.focusRequester
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.dismiss
import androidx.compose.ui.semantics.isTraversalGroup
import androidx.compose.ui.semantics.paneTitle
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.tripeaks.ui.motion.Motion
import app.tripeaks.ui.theme.LocalPalette
import kotlinx.coroutines.launch

/**
 * A sheet from the bottom of the same window, over a veil. Drag its handle, touch the veil, press Escape or Back to
 * close it.
 */
@Composable
internal fun SheetFrame(
    visible: Boolean,
    title: String,
    close: String,
    onClose: () -> Unit,
    content: @Composable ColumnScope.() -> Unit,
) {
    val page = LocalPalette.current.page
    AnimatedVisibility(visible, enter = fadeIn(tween(Motion.FADE_IN)), exit = fadeOut(tween(Motion.SHEET))) {
        Box(
            Modifier
                .fillMaxSize()
                .background(page.scrim)
                .clickable(remember { MutableInteractionSource() }, null, onClick = onClose)
                .testTag("scrim")
                .semantics { contentDescription = close },
        )
    }
    AnimatedVisibility(
        visible,
        Modifier.fillMaxSize(),
        enter = slideInVertically(tween(Motion.SHEET, easing = Motion.Rise)) { it },
        exit = slideOutVertically(tween(Motion.SHEET, easing = Motion.Sink)) { it },
    ) {
        Box(
            Modifier.fillMaxSize().windowInsetsPadding(
                WindowInsets.safeDrawing.only(WindowInsetsSides.Top + WindowInsetsSides.Horizontal),
            ),
            Alignment.BottomCenter,
        ) {
            SheetBody(title, onClose, content)
        }
    }
}

@OptIn(ExperimentalComposeUiApi::class)
@Composable
private fun SheetBody(
    title: String,
    onClose: () -> Unit,
    content: @Composable ColumnScope.() -> Unit,
) {
    val page = LocalPalette.current.page
    val scope = rememberCoroutineScope()
    val pulled = remember { Animatable(0f) }
    val focus = remember { FocusRequester() }
    LaunchedEffect(Unit) { focus.requestFocus() }
    val drag = rememberDraggableState { by -> scope.launch { pulled.snapTo((pulled.value + by).coerceAtLeast(0f)) } }
    val below = WindowInsets.safeDrawing.only(WindowInsetsSides.Bottom).asPaddingValues()
    Column(
        Modifier
            .padding(top = 16.dp)
            .widthIn(max = 560.dp)
            .fillMaxWidth()
            .graphicsLayer { translationY = pulled.value }
            .clip(RoundedCornerShape(topStart = 28.dp, topEnd = 28.dp))
            .background(page.page)
            // Touches on the sheet's own ground go no further.
            .pointerInput(Unit) {}
            .focusRequester(focus)
            .focusProperties { exit = { FocusRequester.Cancel } }
            .focusable()
            .testTag("sheet")
            .semantics {
                paneTitle = title
                isTraversalGroup = true
                dismiss {
                    onClose()
                    true
                }
            },
        horizontalAlignment = Alignment.CenterHorizontally,
    ) {
        Box(
            Modifier
                .fillMaxWidth()
                .draggable(
                    drag,
                    Orientation.Vertical,
                    onDragStopped = { speed ->
                        if (pulled.value > 80.dp.value * 2 ||
                            speed > 1200f
                        ) {
                            onClose()
                        } else {
                            scope.launch { pulled.animateTo(0f, tween(Motion.FADE_IN)) }
                        }
                    },
                ).padding(vertical = 10.dp),
            Alignment.Center,
        ) {
            Box(Modifier.size(36.dp, 4.dp).background(page.line, CircleShape))
        }
        Column(
            Modifier
                .verticalScroll(rememberScrollState())
                .imePadding()
                .padding(below)
                .padding(start = 24.dp, end = 24.dp, bottom = 20.dp),
            content = content,
        )
    }
}
