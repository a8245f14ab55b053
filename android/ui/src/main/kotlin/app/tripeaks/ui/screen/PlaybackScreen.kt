package app.tripeaks.ui.screen

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.material3.ExperimentalMaterial3Api
import androidx.compose.material3.Slider
import androidx.compose.material3.SliderDefaults
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.input.key.KeyEventType
import androidx.compose.ui.input.key.key
import androidx.compose.ui.input.key.onKeyEvent
import androidx.compose.ui.input.key.type
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.LocalLayoutDirection
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.LayoutDirection
import androidx.compose.ui.unit.dp
import app.tripeaks.core.Message
import app.tripeaks.ui.board.BoardLayout
import app.tripeaks.ui.board.PilesAndCards
import app.tripeaks.ui.board.Scenery
import app.tripeaks.ui.board.at
import app.tripeaks.ui.board.boardLayoutFor
import app.tripeaks.ui.boardStyle
import app.tripeaks.ui.chrome.Icons
import app.tripeaks.ui.chrome.LargestOf
import app.tripeaks.ui.chrome.RoundButton
import app.tripeaks.ui.chrome.ToolButton
import app.tripeaks.ui.chrome.keepsKeys
import app.tripeaks.ui.motion.Motion
import app.tripeaks.ui.motion.Stage
import app.tripeaks.ui.motion.awaitFrames
import app.tripeaks.ui.state.AppModel
import app.tripeaks.ui.state.Screen
import app.tripeaks.ui.state.words
import app.tripeaks.ui.theme.LocalPalette
import app.tripeaks.ui.theme.Type
import kotlin.math.roundToInt

/** The winning line on a board of its own: step by step, by itself, or by the slider. */
@Composable
internal fun PlaybackScreen(app: AppModel) {
    val line = app.playback
    if (line.isEmpty()) return
    var step by remember(line) { mutableIntStateOf(0) }
    var running by remember(line) { mutableStateOf(false) }
    val stage = remember(line) { Stage(line.first()) }
    stage.pace = app.pace

    fun goTo(next: Int) {
        val to = next.coerceIn(line.indices)
        if (to == step) return
        if (to == step + 1 || to == step - 1) stage.step(line[to]) else stage.show(line[to])
        step = to
    }
    LaunchedEffect(stage) { stage.run() }
    LaunchedEffect(running) {
        while (running) {
            awaitFrames(Motion.PLAYBACK_STEP)
            goTo(step + 1)
            if (step == line.lastIndex) running = false
        }
    }
    val rightToLeft = LocalLayoutDirection.current == LayoutDirection.Rtl
    Box(
        Modifier
            .fillMaxSize()
            .pointerInput(Unit) {}
            .onKeyEvent { event ->
                if (event.type != KeyEventType.KeyDown) return@onKeyEvent false
                when (event.key) {
                    if (rightToLeft) Key.DirectionLeft else Key.DirectionRight -> goTo(step + 1)
                    if (rightToLeft) Key.DirectionRight else Key.DirectionLeft -> goTo(step - 1)
                    Key.Spacebar -> running = !running
                    else -> return@onKeyEvent false
                }
                true
            }.keepsKeys(app.shows(Screen.PLAYBACK))
            .testTag("playback-screen"),
    ) {
        Scenery(LocalPalette.current.board)
        BoxWithConstraints(Modifier.fillMaxSize().windowInsetsPadding(WindowInsets.safeDrawing)) {
            val layout = boardLayoutFor(maxWidth.value, maxHeight.value, app.boardStyle())
            val density = LocalDensity.current.density
            val pixels = remember(layout, density) { layout.scaled(density) }
            remember(stage, pixels) { stage.place(pixels) }
            PilesAndCards(line[step], stage, pixels, app.boardStyle().face)
            PlaybackControls(
                PlaybackState(step, line.lastIndex, running),
                layout,
                onClose = { app.back() },
                onRun = {
                    if (step == line.lastIndex) goTo(0)
                    running = !running
                },
                onStep = ::goTo,
            )
        }
    }
}

/** Which step it is, in words, or where they would be small in figures. */
@Composable
private fun StepNumber(
    state: PlaybackState,
    words: String,
    modifier: Modifier,
) {
    val colour = LocalPalette.current.board.text
    Box(
        modifier.testTag("step").clearAndSetSemantics {
            contentDescription = words
            liveRegion = LiveRegionMode.Polite
        },
        Alignment.Center,
    ) {
        LargestOf({
            for (text in listOf(words, "${state.step} / ${state.last}")) {
                Text(text, color = colour, style = Type.title, maxLines = 1, softWrap = false)
            }
        })
    }
}

private class PlaybackState(
    val step: Int,
    val last: Int,
    val running: Boolean,
)

/** Where the line is. The thumb is round, as everything on the board is, not material's bar. */
@OptIn(ExperimentalMaterial3Api::class)
@Composable
private fun StepSlider(
    state: PlaybackState,
    label: String,
    modifier: Modifier,
    onStep: (Int) -> Unit,
) {
    val board = LocalPalette.current.board
    val colours =
        SliderDefaults.colors(
            thumbColor = board.accent,
            activeTrackColor = board.accent,
            inactiveTrackColor = board.chromePressed,
        )
    Slider(
        state.step.toFloat(),
        { onStep(it.roundToInt()) },
        modifier
            .fillMaxWidth()
            .padding(horizontal = 20.dp)
            .testTag("slider")
            .semantics { contentDescription = label },
        valueRange = 0f..state.last.toFloat(),
        thumb = { Box(Modifier.size(20.dp).background(board.accent, CircleShape)) },
        track = {
            SliderDefaults.Track(
                it,
                Modifier.height(5.dp),
                colors = colours,
                drawStopIndicator = null,
                thumbTrackGapSize = 0.dp,
                trackInsideCornerSize = 0.dp,
            )
        },
    )
}

@Composable
private fun PlaybackControls(
    state: PlaybackState,
    layout: BoardLayout,
    onClose: () -> Unit,
    onRun: () -> Unit,
    onStep: (Int) -> Unit,
) {
    val board = LocalPalette.current.board
    RoundButton(Icons.close, words(Message.Close), Modifier.at(layout.menu).testTag("close"), onClose)
    RoundButton(
        if (state.running) Icons.pause else Icons.play,
        words(if (state.running) Message.PlaybackPause else Message.PlaybackPlay),
        Modifier.at(layout.newGame).testTag("run"),
        onRun,
    )
    val place = words(Message.PlaybackStep(state.step.toUInt(), state.last.toUInt()))
    StepNumber(state, place, Modifier.at(layout.score))
    StepSlider(state, place, Modifier.at(layout.chip), onStep)
    // Back and on stand as one reads, whichever hand holds the phone.
    val (left, right) = listOf(layout.undo, layout.hint).sortedBy { it.left }
    val rightToLeft = LocalLayoutDirection.current == LayoutDirection.Rtl
    ToolButton(
        Icons.back,
        words(Message.PlaybackPrevious),
        state.step > 0,
        Modifier.at(if (rightToLeft) right else left).testTag("previous"),
        captioned = false,
    ) { onStep(state.step - 1) }
    ToolButton(
        Icons.forward,
        words(Message.PlaybackNext),
        state.step < state.last,
        Modifier.at(if (rightToLeft) left else right).testTag("next"),
        captioned = false,
    ) { onStep(state.step + 1) }
}
