package app.tripeaks.ui.card

import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.RoundRect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.PathOperation
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.withTransform
import app.tripeaks.core.Card
import app.tripeaks.core.Suit
import app.tripeaks.ui.theme.CardColours

/** A card's width divided by its height. */
const val CARD_ASPECT = 0.64f

/** The radius of a card's corners, in card widths. */
internal const val CARD_CORNER = 0.13f

/** How the player wants the faces: from the settings. */
data class FaceStyle(
    val fourColours: Boolean = false,
    val largeRanks: Boolean = false,
)

private const val HEIGHT = 1f / CARD_ASPECT
private val CardSize = Size(1f, HEIGHT)
private val Corner = CornerRadius(CARD_CORNER)

internal fun CardColours.of(
    card: Card,
    fourColours: Boolean,
): Color =
    when (card.suit) {
        null -> joker
        Suit.SPADES -> ink
        Suit.HEARTS -> red
        Suit.DIAMONDS -> if (fourColours) blue else red
        Suit.CLUBS -> if (fourColours) green else ink
    }

/** Draws in card widths: (0, 0) is the card's top left, (1, 1 / [CARD_ASPECT]) its bottom right. */
private inline fun DrawScope.inCardWidths(crossinline block: DrawScope.() -> Unit) {
    val scale = size.width
    withTransform({ scale(scale, scale, Offset.Zero) }) { block() }
}

/** A soft shadow under a card: rings of thin ink, wider and lower as [lift] (0 on the table, 1 in flight) grows. */
internal fun DrawScope.drawCardShadow(
    colours: CardColours,
    lift: Float,
) = inCardWidths {
    for (ring in 0 until SHADOW_RINGS) {
        val bounds = shadowRing(ring, lift)
        drawRoundRect(
            colours.shadow.copy(alpha = SHADOW / SHADOW_RINGS),
            topLeft = bounds.topLeft,
            size = bounds.size,
            cornerRadius = CornerRadius((CARD_CORNER - bounds.left).coerceAtLeast(0.02f)),
        )
    }
}

/** What a card's shadow covers, in card widths from the card's top left. */
internal fun shadowBounds(lift: Float): Rect = shadowRing(SHADOW_RINGS - 1, lift)

private fun shadowRing(
    ring: Int,
    lift: Float,
): Rect {
    val drop = 0.03f + 0.13f * lift
    val spread = 0.075f + 0.15f * lift
    val grow = spread * (2f * (ring + 0.5f) / SHADOW_RINGS - 1f)
    return Rect(-grow, -grow + drop, 1f + grow, HEIGHT + grow + drop)
}

private const val SHADOW_RINGS = 12
private const val SHADOW = 0.5f

/**
 * The face of [card]. [detail] from 0 to 1 brings in the small corner pip that only a large card has room for.
 */
internal fun DrawScope.drawCardFace(
    card: Card,
    colours: CardColours,
    style: FaceStyle,
    detail: Float,
) = inCardWidths {
    drawPaper(colours)
    val colour = colours.of(card, style.fourColours)
    val suit = card.suit
    if (suit == null) {
        drawSuit(SuitPaths.star, colour, Offset(0.5f, HEIGHT * 0.5f), if (style.largeRanks) 0.84f else 0.72f)
        if (detail > 0f) {
            drawSuit(SuitPaths.star, colour.copy(alpha = detail), Offset(0.2f, 0.2f), 0.2f)
            drawSuit(SuitPaths.star, colour.copy(alpha = detail), Offset(0.8f, HEIGHT - 0.2f), 0.2f)
        }
        return@inCardWidths
    }
    val small = 1f - detail
    val cap = if (style.largeRanks) 0.66f else 0.53f
    val inset = 0.11f
    drawRank(card.rank.toInt(), colour, Offset(inset, inset), cap, maxWidth = 0.5f + 0.3f * small)
    val pip = if (style.largeRanks) 0.4f else 0.5f
    drawSuit(SuitPaths.of(suit), colour, Offset(0.9f - pip / 2, HEIGHT - 0.11f - pip / 2), pip)
    if (detail > 0f && !style.largeRanks) {
        drawSuit(SuitPaths.of(suit), colour.copy(alpha = detail), Offset(0.78f, 0.235f), 0.24f)
    }
}

private fun DrawScope.drawPaper(colours: CardColours) {
    drawRoundRect(
        Brush.verticalGradient(listOf(colours.paperTop, colours.paperBottom), endY = HEIGHT),
        size = CardSize,
        cornerRadius = Corner,
    )
    val hair = 0.012f
    drawRoundRect(
        colours.paperEdge,
        topLeft = Offset(hair / 2, hair / 2),
        size = Size(1f - hair, HEIGHT - hair),
        cornerRadius = CornerRadius(CARD_CORNER - hair / 2),
        style = Stroke(hair),
    )
}

private fun DrawScope.drawRank(
    rank: Int,
    colour: Color,
    topLeft: Offset,
    cap: Float,
    maxWidth: Float,
) {
    val glyph = RankPaths.of(rank)
    val across = minOf(cap, maxWidth / glyph.width)
    withTransform({
        translate(topLeft.x, topLeft.y)
        scale(across, cap, Offset.Zero)
    }) {
        glyph.filled?.let { drawPath(it, colour) }
        glyph.stroked?.let { drawPath(it, colour, style = RankStroke) }
    }
}

private val RankStroke = Stroke(RankPaths.WEIGHT, cap = StrokeCap.Butt, join = StrokeJoin.Miter)

private fun DrawScope.drawSuit(
    path: Path,
    colour: Color,
    centre: Offset,
    side: Float,
) = withTransform({
    translate(centre.x, centre.y)
    scale(side, side, Offset.Zero)
}) { drawPath(path, colour) }

/** The drawn back: a low sun over two ridges and an amber line, in a paper border. */
internal fun DrawScope.drawCardBack(colours: CardColours) =
    inCardWidths {
        drawRoundRect(colours.backEdge, size = CardSize, cornerRadius = Corner)
        val panel = BackShapes.panelRect
        drawRoundRect(
            Brush.verticalGradient(
                listOf(colours.backTop, colours.backBottom),
                startY = panel.top,
                endY = panel.bottom,
            ),
            topLeft = panel.topLeft,
            size = panel.size,
            cornerRadius = BackShapes.panelCorner,
        )
        drawCircle(colours.sun.copy(alpha = 0.16f), radius = 0.2f, center = BackShapes.sun)
        drawCircle(colours.sun, radius = 0.115f, center = BackShapes.sun)
        drawPath(BackShapes.far, colours.backRidgeFar)
        drawPath(BackShapes.near, colours.backRidgeNear)
        drawPath(BackShapes.line, colours.amber)
    }

/** The shapes of the back, cut to its inner panel once. */
private object BackShapes {
    private const val BORDER = 0.05f
    val panelRect = Rect(BORDER, BORDER, 1f - BORDER, HEIGHT - BORDER)
    val panelCorner = CornerRadius(CARD_CORNER - BORDER * 0.6f)
    val sun = Offset(0.5f, HEIGHT * 0.26f)

    private val panel = Path().apply { addRoundRect(RoundRect(panelRect, panelCorner)) }

    /** Heights along the panel's width, in card heights. */
    private val amberRidge =
        listOf(
            -0.02f to 0.86f,
            0.23f to 0.66f,
            0.4f to 0.81f,
            0.6f to 0.6f,
            0.8f to 0.79f,
            0.93f to 0.69f,
            1.02f to 0.75f,
        )

    val far = cut(ridge(listOf(0f to 0.72f, 0.26f to 0.47f, 0.42f to 0.6f, 0.64f to 0.42f, 0.86f to 0.58f, 1f to 0.5f)))
    val near = cut(ridge(amberRidge.map { (x, y) -> x to y + 0.005f }))
    val line = cut(ribbon(amberRidge, 0.048f))

    private fun ridge(heights: List<Pair<Float, Float>>) =
        Path().apply {
            moveTo(heights.first().first, HEIGHT)
            for ((x, y) in heights) lineTo(x, y * HEIGHT)
            lineTo(heights.last().first, HEIGHT)
            close()
        }

    private fun ribbon(
        heights: List<Pair<Float, Float>>,
        thickness: Float,
    ) = Path().apply {
        val half = thickness * 0.75f
        heights.forEachIndexed { i, (x, y) ->
            if (i ==
                0
            ) {
                moveTo(x, y * HEIGHT - half)
            } else {
                lineTo(x, y * HEIGHT - half)
            }
        }
        for ((x, y) in heights.asReversed()) lineTo(x, y * HEIGHT + half)
        close()
    }

    private fun cut(shape: Path) = Path().apply { op(shape, panel, PathOperation.Intersect) }
}
