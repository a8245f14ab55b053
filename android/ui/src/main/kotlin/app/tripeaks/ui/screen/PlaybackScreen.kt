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
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.remember
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
import app.tripeaks.core.Event
import app.tripeaks.core.Message
import app.tripeaks.core.View
import app.tripeaks.ui.board.BoardLayout
import app.tripeaks.ui.board.LocalHeldKeys
import app.tripeaks.ui.board.PilesAndCards
import app.tripeaks.ui.board.Places
import app.tripeaks.ui.board.Scenery
import app.tripeaks.ui.board.at
import app.tripeaks.ui.board.boardLayoutFor
import app.tripeaks.ui.board.rememberStage
import app.tripeaks.ui.boardStyle
import app.tripeaks.ui.chrome.Icons
import app.tripeaks.ui.chrome.LargestOf
import app.tripeaks.ui.chrome.RoundButton
import app.tripeaks.ui.chrome.ToolButton
import app.tripeaks.ui.chrome.keepsKeys
import app.tripeaks.ui.motion.Motion
import app.tripeaks.ui.motion.awaitFrames
import app.tripeaks.ui.state.AppModel
import app.tripeaks.ui.state.PlaybackModel
import app.tripeaks.ui.state.Screen
import app.tripeaks.ui.state.words
import app.tripeaks.ui.theme.LocalPalette
import app.tripeaks.ui.theme.Type
import kotlin.math.roundToInt

/** The winning line on a board of its own: step by step, by itself, or by the slider. */
@Composable
internal fun PlaybackScreen(app: AppModel) {
    val model = app.playback ?: return
    LaunchedEffect(model, model.running) {
        while (model.running) {
            awaitFrames(Motion.PLAYBACK_STEP)
            model.goTo(model.step + 1)
        }
    }
    val rightToLeft = LocalLayoutDirection.current == LayoutDirection.Rtl
    val held = LocalHeldKeys.current
    Box(
        Modifier
            .fillMaxSize()
            .pointerInput(Unit) {}
            .onKeyEvent { event ->
                if (event.type != KeyEventType.KeyDown) return@onKeyEvent false
                when (event.key) {
                    if (rightToLeft) Key.DirectionLeft else Key.DirectionRight -> model.goTo(model.step + 1)
                    if (rightToLeft) Key.DirectionRight else Key.DirectionLeft -> model.goTo(model.step - 1)
                    Key.Spacebar -> if (!held.repeats) model.run()
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
            val stage = rememberStage(model, model.view, pixels, app.pace)
            DisposableEffect(model, stage) {
                val follow: (View, List<Event>?) -> Unit =
                    { view, events -> if (events == null) stage.show(view) else stage.go(view, events) }
                model.onStep = follow
                onDispose { if (model.onStep === follow) model.onStep = null }
            }
            PilesAndCards(model.view, stage, pixels, app.boardStyle().face)
            Places(model.view, layout, { null }, act = null)
            PlaybackControls(model, layout) { app.back() }
        }
    }
}

/** Which step it is, in words, or where they would be small in figures; a screen reader says what is done in it, too. */
@Composable
private fun StepNumber(
    model: PlaybackModel,
    words: String,
    modifier: Modifier,
) {
    val colour = LocalPalette.current.board.text
    Box(
        modifier.testTag("step").clearAndSetSemantics {
            contentDescription = "$words\n${model.text}".trim()
            liveRegion = LiveRegionMode.Polite
        },
        Alignment.Center,
    ) {
        LargestOf({
            for (text in listOf(words, "${model.step} / ${model.last}")) {
                Text(text, color = colour, style = Type.title, maxLines = 1, softWrap = false)
            }
        })
    }
}

/** Where the line is. The thumb is round, as everything on the board is, not material's bar. */
@OptIn(ExperimentalMaterial3Api::class)
@Composable
private fun StepSlider(
    model: PlaybackModel,
    label: String,
    modifier: Modifier,
) {
    val board = LocalPalette.current.board
    val colours =
        SliderDefaults.colors(
            thumbColor = board.accent,
            activeTrackColor = board.accent,
            inactiveTrackColor = board.chromePressed,
        )
    Slider(
        model.step.toFloat(),
        { model.goTo(it.roundToInt()) },
        modifier
            .fillMaxWidth()
            .padding(horizontal = 20.dp)
            .testTag("slider")
            .semantics { contentDescription = label },
        valueRange = 0f..model.last.toFloat(),
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
    model: PlaybackModel,
    layout: BoardLayout,
    onClose: () -> Unit,
) {
    val board = LocalPalette.current.board
    RoundButton(Icons.close, words(Message.Close), Modifier.at(layout.menu).testTag("close"), onClose)
    RoundButton(
        if (model.running) Icons.pause else Icons.play,
        words(if (model.running) Message.PlaybackPause else Message.PlaybackPlay),
        Modifier.at(layout.newGame).testTag("run"),
        model::run,
    )
    val place = words(Message.PlaybackStep(model.step.toUInt(), model.last.toUInt()))
    StepNumber(model, place, Modifier.at(layout.score))
    StepSlider(model, place, Modifier.at(layout.chip))
    // Back and on stand as one reads, whichever hand holds the phone.
    val (left, right) = listOf(layout.undo, layout.hint).sortedBy { it.left }
    val rightToLeft = LocalLayoutDirection.current == LayoutDirection.Rtl
    ToolButton(
        Icons.back,
        words(Message.PlaybackPrevious),
        model.step > 0,
        Modifier.at(if (rightToLeft) right else left).testTag("previous"),
        captioned = false,
    ) { model.goTo(model.step - 1) }
    ToolButton(
        Icons.forward,
        words(Message.PlaybackNext),
        model.step < model.last,
        Modifier.at(if (rightToLeft) left else right).testTag("next"),
        captioned = false,
    ) { model.goTo(model.step + 1) }
}
