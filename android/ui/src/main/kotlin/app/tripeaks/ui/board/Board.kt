package app.tripeaks.ui.board

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.focusable
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.SideEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.focus.FocusRequester
import androidx.compose.ui.focus.focusRequester
import androidx.compose.ui.focus.onFocusChanged
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.input.key.onKeyEvent
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.LocalLayoutDirection
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.focused
import androidx.compose.ui.semantics.isTraversalGroup
import androidx.compose.ui.semantics.onClick
import androidx.compose.ui.semantics.role
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.traversalIndex
import androidx.compose.ui.unit.LayoutDirection
import androidx.compose.ui.unit.dp
import app.tripeaks.core.Advice
import app.tripeaks.core.Message
import app.tripeaks.core.Status
import app.tripeaks.core.View
import app.tripeaks.ui.card.CardPictures
import app.tripeaks.ui.card.FaceStyle
import app.tripeaks.ui.motion.Motion
import app.tripeaks.ui.motion.Stage
import app.tripeaks.ui.motion.eased
import app.tripeaks.ui.state.GameModel
import app.tripeaks.ui.state.isEmpty
import app.tripeaks.ui.state.words
import app.tripeaks.ui.theme.LocalPalette
import kotlin.math.roundToInt

/** How the player wants the board: from the settings. */
data class BoardStyle(
    val face: FaceStyle = FaceStyle(),
    val leftHanded: Boolean = false,
    val showPlayable: Boolean = false,
    /** Multiplies every duration of the cards' motion; 0 leaves it out. */
    val pace: Float = 1f,
)

/** The layout in dp for the room there is, in the player's type size and language. */
@Composable
internal fun boardLayoutFor(
    width: Float,
    height: Float,
    style: BoardStyle,
): BoardLayout {
    val fontScale = LocalDensity.current.fontScale
    val rtl = LocalLayoutDirection.current == LayoutDirection.Rtl
    return remember(width, height, fontScale, style.leftHanded, rtl) {
        boardLayout(width, height, fontScale, style.leftHanded, rtl)
    }
}

/**
 * The table: peaks, stock and waste, with all that moves on it. [chrome] is laid over it by the same layout. It has the
 * keyboard as long as it is [active].
 */
@Composable
fun Board(
    model: GameModel,
    style: BoardStyle,
    active: Boolean,
    actions: BoardActions,
    modifier: Modifier = Modifier,
    chrome: @Composable (BoardLayout) -> Unit,
) {
    BoxWithConstraints(modifier.fillMaxSize()) {
        val layout = boardLayoutFor(maxWidth.value, maxHeight.value, style)
        val view by rememberUpdatedState(model.view)
        var cursor by remember { mutableStateOf<Target?>(null) }
        val held = LocalHeldKeys.current
        val keys =
            remember(
                layout,
                model,
                actions,
                held,
            ) { Keys(layout, { model.view }, { cursor }, { cursor = it }, model::act, actions, held) }
        var focused by remember { mutableStateOf(false) }
        val focus = remember { FocusRequester() }
        // A button of a win or a stuck deal goes away with it, and would take the keyboard along.
        LaunchedEffect(active, view.status) { if (active) focus.requestFocus() }
        Box(
            Modifier
                .fillMaxSize()
                .onKeyEvent { active && keys.on(it, onTable = focused) }
                .focusRequester(focus)
                .onFocusChanged {
                    focused = it.isFocused
                    if (!focused) cursor = null
                }.focusable(),
        ) {
            Table(model, view, layout, style, Modifier.leavesAfter(view.status == Status.WON)) { cursor }
            chrome(layout)
        }
    }
}

/** Cards, what points at them, and what touches them. */
@Composable
private fun Table(
    model: GameModel,
    view: View,
    layout: BoardLayout,
    style: BoardStyle,
    modifier: Modifier,
    cursor: () -> Target?,
) {
    val density = LocalDensity.current.density
    val pixels = remember(layout, density) { layout.scaled(density) }
    val stage = rememberStage(model, model.view, pixels, style.pace)
    DisposableEffect(model, stage) {
        val accept = stage::accept
        model.onOutcome = accept
        // What has happened since the stage was made, nobody has told it.
        if (stage.view !== model.view) stage.show(model.view)
        // The board of another window may have taken its place.
        onDispose { if (model.onOutcome === accept) model.onOutcome = null }
    }
    val palette = LocalPalette.current
    var pressed by remember { mutableStateOf(emptySet<Target>()) }
    Box(modifier.fillMaxSize()) {
        PilesAndCards(view, stage, pixels, style.face)
        Canvas(
            Modifier.fillMaxSize().pointerInput(model, pixels) {
                followFingers(
                    targetAt = { if (model.won) null else pixels.target(it, model.view, FORGIVING.dp.toPx()) },
                    onPress = { pressed = it },
                    onTarget = model::act,
                )
            },
        ) {
            drawMarks(pixels, view, model.advice, style.showPlayable, cursor(), pressed, palette.board.accent)
        }
        if (view.status != Status.WON) Places(view, layout, cursor, model::act)
    }
    // In a layer of its own: a frame of sparks draws nothing else anew.
    Canvas(Modifier.fillMaxSize().graphicsLayer()) {
        for (sparkle in stage.sparkles) with(sparkle) { draw(stage.time, palette.confetti) }
    }
}

/** What lies on the table, with nothing to touch. */
@Composable
internal fun PilesAndCards(
    view: View,
    stage: Stage,
    pixels: BoardLayout,
    face: FaceStyle,
) {
    val colours = LocalPalette.current.card
    val pictures =
        remember(colours, face, pixels) {
            CardPictures(colours, face, pixels.slots[0].width.roundToInt(), pixels.stock.width.roundToInt())
        }
    Piles(view, stage, pixels, pictures)
    Cards(stage, pixels, pictures, Modifier.fillMaxSize())
}

/** The table clears when the deal is won, once the last card has landed. */
@Composable
private fun Modifier.leavesAfter(won: Boolean): Modifier {
    val strength =
        eased(if (won) 0f else 1f, if (won) Motion.WIN_RISE else Motion.FADE_IN, if (won) Motion.WIN_WAIT else 0)
    return graphicsLayer { alpha = strength.value }
}

/** A touch, a key or an accessibility action on [target]. */
internal fun GameModel.act(target: Target) =
    when (target) {
        is Target.Card -> tap(target.slot)
        Target.Stock -> draw()
    }

/** The stage of what [owner] plays on it, which begins as [view]. */
@Composable
internal fun rememberStage(
    owner: Any,
    view: View,
    pixels: BoardLayout,
    pace: Float,
): Stage {
    val stage = remember(owner) { Stage(view) }
    // Not behind the composition: no frame may show the cards in the places of another layout.
    remember(stage, pixels) { stage.place(pixels) }
    SideEffect { stage.pace = pace }
    LaunchedEffect(stage) { stage.run() }
    return stage
}

private fun DrawScope.drawMarks(
    layout: BoardLayout,
    view: View,
    advice: Advice?,
    showPlayable: Boolean,
    cursor: Target?,
    pressed: Set<Target>,
    accent: Color,
) {
    fun rect(target: Target) =
        when (target) {
            is Target.Card -> layout.slots[target.slot].takeIf { !view.slots[target.slot].isEmpty }
            Target.Stock -> layout.stock
        }
    pressed.forEach { target -> rect(target)?.let { drawPress(it) } }
    if (showPlayable) {
        view.slots.filter { it.playable }.forEach {
            drawRing(
                layout.slots[it.slot.toInt()],
                accent,
                0.55f,
            )
        }
    }
    when (advice) {
        is Advice.Play -> {
            drawRing(layout.slots[advice.slot.toInt()], accent, 1f)
        }

        is Advice.Draw -> {
            drawRing(layout.stock, accent, 1f)
        }

        else -> {}
    }
    cursor?.let(::rect)?.let { drawRing(it, accent, 0.9f) }
}

/**
 * For screen readers and switches: each card one element with the core's label, in row order, then the piles. Without
 * [act] there is nothing to do, only to be read.
 */
@Composable
internal fun Places(
    view: View,
    layout: BoardLayout,
    cursor: () -> Target?,
    act: ((Target) -> Unit)?,
) {
    val play = words(Message.PlayCard)
    val draw = words(Message.Draw)
    val board = words(Message.Board)
    Box(
        Modifier.fillMaxSize().semantics {
            isTraversalGroup = true
            contentDescription = board
        },
    ) {
        view.slots.forEach { place ->
            val slot = place.slot.toInt()
            if (!place.isEmpty) {
                val target = Target.Card(slot)
                Place(layout.slots[slot], slot, place.label, "slot-$slot", play, target, cursor, act)
            }
        }
        val last = view.slots.size
        Place(layout.stock, last, view.stockLabel, "stock", draw, Target.Stock, cursor, act)
        Place(layout.waste, last + 1, view.wasteLabel, "waste", null, null, cursor, null)
    }
}

@Composable
private fun Place(
    rect: Rect,
    order: Int,
    label: String,
    tag: String,
    action: String?,
    target: Target?,
    cursor: () -> Target?,
    act: ((Target) -> Unit)?,
) {
    Box(
        Modifier.at(rect).testTag(tag).semantics {
            contentDescription = label
            traversalIndex = order.toFloat()
            focused = target != null && cursor() == target
            if (target != null && act != null) {
                role = Role.Button
                onClick(action) {
                    act(target)
                    true
                }
            }
        },
    )
}
