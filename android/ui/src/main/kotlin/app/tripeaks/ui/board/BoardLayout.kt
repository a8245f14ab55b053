package app.tripeaks.ui.board

import androidx.compose.runtime.Immutable
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import app.tripeaks.ui.card.CARD_ASPECT
import kotlin.math.roundToInt

/**
 * Where everything of the board lies, in one unit throughout: dp as [boardLayout] makes it, pixels after [scaled].
 * Columns count from the left in every language.
 */
@Immutable
data class BoardLayout(
    val size: Size,
    /** True where the piles stand at the side of the peaks. */
    val sideways: Boolean,
    /** The 28 places, in row order. */
    val slots: List<Rect>,
    val stock: Rect,
    val waste: Rect,
    val stockLabel: Rect,
    val menu: Rect,
    val newGame: Rect,
    val score: Rect,
    val chip: Rect,
    val undo: Rect,
    val hint: Rect,
    /** Where a message floats; its middle is the message's middle. */
    val bubble: Rect,
    /** Where the panel of a stuck deal stands. */
    val panel: Rect,
) {
    /** In pixels, the cards on whole ones. */
    fun scaled(factor: Float): BoardLayout =
        copy(
            size = size * factor,
            slots = slots.map { it.times(factor).onPixels(slots[0].size * factor) },
            stock = stock.times(factor).onPixels(stock.size * factor),
            waste = waste.times(factor).onPixels(waste.size * factor),
            stockLabel = stockLabel.times(factor),
            menu = menu.times(factor),
            newGame = newGame.times(factor),
            score = score.times(factor),
            chip = chip.times(factor),
            undo = undo.times(factor),
            hint = hint.times(factor),
            bubble = bubble.times(factor),
            panel = panel.times(factor),
        )

    private fun Rect.times(factor: Float) = Rect(left * factor, top * factor, right * factor, bottom * factor)
}

/** The nearest place on whole pixels for a card of about the size [card]; all cards of a size stay of one size. */
internal fun Rect.onPixels(card: Size = size): Rect {
    val width = card.width.roundToInt().toFloat()
    val whole = Size(width, (width / CARD_ASPECT).roundToInt().toFloat())
    return Rect(Offset(left.roundToInt().toFloat(), top.roundToInt().toFloat()), whole)
}

/** How many places each row of the peaks has, tops first. */
internal val ROWS = listOf(3, 6, 9, 10)

/** Where the left edge of a place lies, in columns of the base row. */
private fun columnOffset(
    row: Int,
    column: Int,
): Float =
    when (row) {
        0 -> 3 * column + 1.5f
        1 -> 3 * (column / 2) + column % 2 + 1f
        2 -> column + 0.5f
        else -> column.toFloat()
    }

/** The least a control may measure, in dp. */
internal const val TOUCH = 48f

private const val LOOSE_STEP = 0.88f
private const val TIGHT_STEP = 0.55f

/**
 * The layout for a safe area of [width] x [height] dp. [rtl] mirrors the chrome, [leftHanded] the piles and their
 * buttons, nothing mirrors the peaks.
 */
fun boardLayout(
    width: Float,
    height: Float,
    fontScale: Float = 1f,
    leftHanded: Boolean = false,
    rtl: Boolean = false,
): BoardLayout {
    val request = Request(width, height, fontScale, leftHanded, rtl)
    val upright = Upright(request)
    val sideways = Sideways(request)
    return if (width >= height * 1.45f ||
        sideways.cardWidth > upright.likelyCardWidth
    ) {
        sideways.layout()
    } else {
        upright.layout()
    }
}

private class Request(
    val width: Float,
    val height: Float,
    fontScale: Float,
    val leftHanded: Boolean,
    val rtl: Boolean,
) {
    val margin = (width * 0.02f).coerceIn(6f, 24f)
    val gap = (width * 0.0065f).coerceIn(2f, 8f)

    /** Larger type gets more room, as far as the screen has it. */
    val type = fontScale.coerceIn(1f, 1f + (height - 440f).coerceAtLeast(0f) / 400f).coerceAtMost(1.7f)
    val top = if (height < 560f) 4f else 10f
    val headerHeight = (if (height < 560f) TOUCH else 58f) * (0.6f + 0.4f * type)
    val labelHeight = PILE_EDGES + 20f * type

    /** The label below [stock], [wider] than it at both sides. */
    fun label(
        stock: Rect,
        wider: Float,
    ) = Rect(stock.left - wider, stock.bottom + PILE_EDGES, stock.right + wider, stock.bottom + labelHeight)
}

/** The peaks in a box: as large as it allows, rows pushed together before the cards shrink. */
internal class Peaks(
    width: Float,
    height: Float,
    private val gap: Float,
    leastStep: Float = TIGHT_STEP,
    /** Whether [height] is a limit; where it is none the rows are pushed together. */
    byHeight: Boolean = true,
) {
    val cardWidth: Float
    val cardHeight: Float
    val step: Float
    val height: Float
    val width: Float

    init {
        val widest = (width - 9 * gap) / 10
        cardWidth = if (byHeight) minOf(widest, height / (1 + 3 * leastStep) * CARD_ASPECT) else widest
        cardHeight = cardWidth / CARD_ASPECT
        step = (((height / cardHeight) - 1) / 3).coerceIn(leastStep, LOOSE_STEP) * cardHeight
        this.height = cardHeight + 3 * step
        this.width = 10 * cardWidth + 9 * gap
    }

    fun slots(topLeft: Offset): List<Rect> =
        ROWS.flatMapIndexed { row, length ->
            List(length) { column ->
                val x = topLeft.x + columnOffset(row, column) * (cardWidth + gap)
                Rect(Offset(x, topLeft.y + row * step), Size(cardWidth, cardHeight))
            }
        }
}

private fun around(
    centre: Offset,
    width: Float,
    height: Float,
) = Rect(centre.x - width / 2, centre.y - height / 2, centre.x + width / 2, centre.y + height / 2)

private const val BUBBLE = 52f

/** The panel of a stuck deal with all its words, and without those that it can do without. */
private const val PANEL = 184f
private const val SMALL_PANEL = 100f

/** The height of the buttons beside the piles, and of those below them. */
private const val BUTTON = 68f
private const val SIDE_BUTTON = 60f

/** The least height of a pile. */
private const val LEAST_PILE = 24f

/** What the edges of a full pile take below it. */
private const val PILE_EDGES = 8f

/** Peaks above, piles in the reach of the thumb below. */
private class Upright(
    private val request: Request,
) {
    private val pileWidth =
        minOf(request.width * 0.235f, request.height * 0.2f * CARD_ASPECT).coerceIn(72f, 132f)
    private val pileHeight = pileWidth / CARD_ASPECT
    private val below = ((request.height - 560f) * 0.22f).coerceIn(2f, 84f)
    private val pileTop = request.height - below - request.labelHeight - pileHeight
    private val chipTop = request.top + request.headerHeight + if (request.height < 560f) 0f else 6f
    private val peaksTop = chipTop + TOUCH + if (request.height < 560f) 0f else 8f
    private val peaksRoom = pileTop - BUBBLE - peaksTop
    private val peaksWidth = request.width - 2 * request.margin

    /** The card width with rows that are not pushed together much. */
    val likelyCardWidth = Peaks(peaksWidth, peaksRoom, request.gap, leastStep = 0.7f).cardWidth

    fun layout(): BoardLayout {
        val peaks = Peaks(peaksWidth, peaksRoom, request.gap)
        val spare = peaksRoom - peaks.height
        val top = peaksTop + spare * 0.36f
        val centre = request.width / 2
        val slots = peaks.slots(Offset(centre - peaks.width / 2, top))
        val between = pileTop - (top + peaks.height)
        val bubbleMiddle = top + peaks.height + between / 2
        val piles = piles(centre)
        val panel = panel(top + peaks.height + 4f, centre)
        return BoardLayout(
            size = Size(request.width, request.height),
            sideways = false,
            slots = slots,
            stock = piles.stock,
            waste = piles.waste,
            stockLabel = request.label(piles.stock, wider = 24f),
            menu = corner(left = !request.rtl),
            newGame = corner(left = request.rtl),
            score = Rect(cornerRight, request.top, request.width - cornerRight, request.top + request.headerHeight),
            chip = around(Offset(centre, chipTop + TOUCH / 2), request.width - 2 * request.margin, TOUCH),
            undo = piles.undo,
            hint = piles.hint,
            bubble = around(Offset(centre, bubbleMiddle), request.width - 2 * request.margin, BUBBLE),
            panel = panel,
        )
    }

    /** Between the peaks and the piles where that is enough, else over all that lies below [top]. */
    private fun panel(
        top: Float,
        centre: Float,
    ): Rect {
        val width = minOf(request.width - 2 * request.margin, 460f)
        val between = pileTop - 4f - top
        val height =
            when {
                between >= PANEL * request.type -> PANEL * request.type
                between >= SMALL_PANEL * request.type -> between
                else -> return around(Offset(centre, (top + request.height - 4f) / 2), width, request.height - 4f - top)
            }
        return around(Offset(centre, top + between / 2), width, height)
    }

    private val cornerLeft = if (request.width < 360f) 8f else request.margin.coerceAtLeast(16f)
    private val cornerRight = cornerLeft + TOUCH + 4f

    private fun corner(left: Boolean): Rect {
        val x = cornerLeft
        val y = request.top + (request.headerHeight - TOUCH) / 2
        return Rect(Offset(if (left) x else request.width - x - TOUCH, y), Size(TOUCH, TOUCH))
    }

    private fun piles(centre: Float): Piles {
        val gap = (request.width * 0.04f).coerceIn(12f, 32f)
        val size = Size(pileWidth, pileHeight)
        val left = Rect(Offset(centre - gap / 2 - pileWidth, pileTop), size)
        val right = Rect(Offset(centre + gap / 2, pileTop), size)
        val reach = minOf(left.left / 2, 120f)
        val buttonWidth = (left.left - 32f).coerceIn(54f, 76f)
        val middle = pileTop + pileHeight / 2
        val leftButton = around(Offset(left.left - reach, middle), buttonWidth, BUTTON)
        val rightButton = around(Offset(right.right + reach, middle), buttonWidth, BUTTON)
        return if (request.leftHanded) {
            Piles(stock = right, waste = left, undo = rightButton, hint = leftButton)
        } else {
            Piles(stock = left, waste = right, undo = leftButton, hint = rightButton)
        }
    }
}

private class Piles(
    val stock: Rect,
    val waste: Rect,
    val undo: Rect,
    val hint: Rect,
)

/** Peaks on one side, everything else in a column at the other: the right one, or the left for a left hand. */
private class Sideways(
    private val request: Request,
) {
    private val side = (request.width * 0.28f).coerceIn(156f, 360f)
    private val room = request.width - side - request.margin - 8f
    private val peaks = Peaks(room, request.height - 2 * request.top - 4f, request.gap)
    val cardWidth = peaks.cardWidth

    /** What the peaks leave of the height. */
    private val spare = request.height - peaks.height
    private val peaksTop =
        if (spare > 2 * BUBBLE) (spare - BUBBLE) / 2 else (spare - BUBBLE).coerceAtLeast(request.top)
    private val peaksCentre = (if (request.leftHanded) side + 8f else request.margin) + room / 2

    // The column, from top to bottom.
    private val from = if (request.leftHanded) request.margin else request.width - side
    private val to = if (request.leftHanded) side else request.width - request.margin
    private val header = Rect(from, request.top, to, request.top + request.headerHeight)
    private val chip = Rect(from, header.bottom, to, header.bottom + TOUCH)
    private val pilesTop = chip.bottom + 4f
    private val buttonTop = request.height - request.top - SIDE_BUTTON - request.height * 0.03f

    fun layout(): BoardLayout {
        val piles = piles()
        return BoardLayout(
            size = Size(request.width, request.height),
            sideways = true,
            slots = peaks.slots(Offset(peaksCentre - peaks.width / 2, peaksTop)),
            stock = piles.stock,
            waste = piles.waste,
            stockLabel = request.label(piles.stock, wider = 6f),
            menu = corner(left = !request.rtl),
            newGame = corner(left = request.rtl),
            score = Rect(from + TOUCH, header.top, to - TOUCH, header.bottom),
            chip = chip,
            undo = piles.undo,
            hint = piles.hint,
            bubble = around(Offset(peaksCentre, bubbleMiddle()), room, BUBBLE),
            panel = panel(belowPiles = piles.stock.bottom + request.labelHeight + 8f),
        )
    }

    /** Below the peaks, as far as there is room. */
    private fun bubbleMiddle(): Float {
        val below = (spare - peaksTop - BUBBLE).coerceAtLeast(0f)
        return minOf(peaksTop + peaks.height + BUBBLE / 2 + below / 3, request.height - BUBBLE / 2)
    }

    /** Below the piles where that is enough, else over them. */
    private fun panel(belowPiles: Float): Rect {
        val bottom = request.height - request.top
        val needed = PANEL * request.type
        val over = (bottom - belowPiles - needed) / 2
        return if (over >= 0) Rect(from, belowPiles + over, to, bottom - over) else Rect(from, pilesTop, to, bottom)
    }

    private fun corner(left: Boolean): Rect {
        val y = header.center.y - TOUCH / 2
        return Rect(Offset(if (left) header.left else header.right - TOUCH, y), Size(TOUCH, TOUCH))
    }

    /** Stock and waste side by side in the column, their buttons side by side below them. */
    private fun piles(): Piles {
        val width = to - from
        val gap = (width * 0.07f).coerceIn(8f, 28f)
        val room = buttonTop - 4f - pilesTop - request.labelHeight
        // A window may be lower than anything fits in; no size may be below zero.
        val height = minOf(room, (width - 2 * gap) / 2 / CARD_ASPECT, 210f).coerceAtLeast(LEAST_PILE)
        val pile = Size(height * CARD_ASPECT, height)
        val left = Rect(Offset((from + to - gap) / 2 - pile.width, pilesTop + (room - height) / 2), pile)
        val right = left.translate(pile.width + gap, 0f)
        val half = width / 2
        val leftButton =
            around(Offset(from + half / 2, buttonTop + SIDE_BUTTON / 2), minOf(half - 8f, 76f), SIDE_BUTTON)
        val rightButton = leftButton.translate(half, 0f)
        return if (request.leftHanded) {
            Piles(stock = right, waste = left, undo = rightButton, hint = leftButton)
        } else {
            Piles(stock = left, waste = right, undo = leftButton, hint = rightButton)
        }
    }
}
