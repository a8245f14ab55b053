package app.tripeaks.ui.screen

import androidx.compose.foundation.background
import androidx.compose.foundation.focusable
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
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.focus.FocusRequester
import androidx.compose.ui.focus.focusRequester
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.input.key.KeyEventType
import androidx.compose.ui.input.key.key
import androidx.compose.ui.input.key.onKeyEvent
import androidx.compose.ui.input.key.type
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.tripeaks.core.Message
import app.tripeaks.ui.board.BoardLayout
import app.tripeaks.ui.board.PilesAndCards
import app.tripeaks.ui.board.Scenery
import app.tripeaks.ui.board.at
import app.tripeaks.ui.board.boardLayoutFor
import app.tripeaks.ui.boardStyle
import app.tripeaks.ui.chrome.FitText
import app.tripeaks.ui.chrome.Icons
import app.tripeaks.ui.chrome.RoundButton
import app.tripeaks.ui.chrome.ToolButton
import app.tripeaks.ui.motion.Motion
import app.tripeaks.ui.motion.Stage
import app.tripeaks.ui.motion.awaitFrames
import app.tripeaks.ui.state.AppModel
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
    val focus = remember { FocusRequester() }
    LaunchedEffect(Unit) { focus.requestFocus() }
    Box(
        Modifier
            .fillMaxSize()
            .pointerInput(Unit) {}
            .onKeyEvent { event ->
                if (event.type != KeyEventType.KeyDown) return@onKeyEvent false
                when (event.key) {
                    Key.DirectionRight -> goTo(step + 1)
                    Key.DirectionLeft -> goTo(step - 1)
                    Key.Spacebar -> running = !running
                    else -> return@onKeyEvent false
                }
                true
            }.focusRequester(focus)
            .focusable()
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
    Box(Modifier.at(layout.score).testTag("step").semantics { liveRegion = LiveRegionMode.Polite }, Alignment.Center) {
        FitText(place, Type.title, board.text)
    }
    StepSlider(state, place, Modifier.at(layout.chip), onStep)
    ToolButton(
        Icons.back,
        words(Message.PlaybackPrevious),
        state.step > 0,
        Modifier.at(layout.undo).testTag("previous"),
    ) { onStep(state.step - 1) }
    ToolButton(
        Icons.forward,
        words(Message.PlaybackNext),
        state.step < state.last,
        Modifier.at(layout.hint).testTag("next"),
    ) { onStep(state.step + 1) }
}
