package app.tripeaks.ui.card

import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.PathFillType

/**
 * A rank's sign, cap height 1, top left at the origin: straight letters are filled outlines, round ones thick lines of
 * [RankPaths.WEIGHT].
 */
internal class RankGlyph(
    val width: Float,
    val filled: Path?,
    val stroked: Path?,
)

/** A 2-10 J Q K as shapes, in one bold weight. The index letters are the same in every language. */
internal object RankPaths {
    /** The thickness of a line, in cap heights. */
    const val WEIGHT = 0.19f

    private const val HALF = WEIGHT / 2

    /** The sign of [rank], 1 to 13. */
    fun of(rank: Int): RankGlyph = glyphs[rank - 1]

    private val ace =
        RankGlyph(
            0.9f,
            Path().apply {
                fillType = PathFillType.EvenOdd
                polygon(
                    0f,
                    1f,
                    0.335f,
                    0f,
                    0.565f,
                    0f,
                    0.9f,
                    1f,
                    0.685f,
                    1f,
                    0.615f,
                    0.785f,
                    0.285f,
                    0.785f,
                    0.215f,
                    1f,
                )
                polygon(0.45f, 0.235f, 0.56f, 0.61f, 0.34f, 0.61f)
            },
            null,
        )

    private val two =
        RankGlyph(
            0.72f,
            Path().apply { polygon(0.03f, 1f, 0.03f, 0.86f, 0.2f, 0.7f, 0.335f, 0.828f, 0.72f, 0.828f, 0.72f, 1f) },
            Path().apply {
                moveTo(0.105f, 0.325f)
                cubicTo(0.11f, 0.17f, 0.21f, HALF, 0.36f, HALF)
                cubicTo(0.52f, HALF, 0.615f, 0.175f, 0.615f, 0.295f)
                cubicTo(0.615f, 0.41f, 0.545f, 0.49f, 0.45f, 0.58f)
                lineTo(0.2f, 0.82f)
            },
        )

    private val three =
        RankGlyph(
            0.73f,
            null,
            Path().apply {
                moveTo(0.095f, 0.275f)
                cubicTo(0.11f, 0.16f, 0.22f, HALF, 0.35f, HALF)
                cubicTo(0.50f, HALF, 0.595f, 0.17f, 0.595f, 0.28f)
                cubicTo(0.595f, 0.40f, 0.50f, 0.468f, 0.37f, 0.468f)
                lineTo(0.25f, 0.468f)
                moveTo(0.25f, 0.468f)
                lineTo(0.37f, 0.468f)
                cubicTo(0.54f, 0.468f, 0.635f, 0.55f, 0.635f, 0.68f)
                cubicTo(0.635f, 0.82f, 0.52f, 1 - HALF, 0.36f, 1 - HALF)
                cubicTo(0.20f, 1 - HALF, 0.095f, 0.83f, 0.08f, 0.70f)
            },
        )

    private val four =
        RankGlyph(
            0.8f,
            Path().apply {
                fillType = PathFillType.EvenOdd
                polygon(
                    0.41f,
                    0f,
                    0.66f,
                    0f,
                    0.66f,
                    0.6f,
                    0.8f,
                    0.6f,
                    0.8f,
                    0.775f,
                    0.66f,
                    0.775f,
                    0.66f,
                    1f,
                    0.465f,
                    1f,
                    0.465f,
                    0.775f,
                    0f,
                    0.775f,
                    0f,
                    0.615f,
                )
                polygon(0.465f, 0.215f, 0.2f, 0.6f, 0.465f, 0.6f)
            },
            null,
        )

    private val five =
        RankGlyph(
            0.72f,
            null,
            Path().apply {
                moveTo(0.645f, 0.088f)
                lineTo(0.18f, 0.088f)
                lineTo(0.145f, 0.515f)
                moveTo(0.125f, 0.5f)
                cubicTo(0.19f, 0.43f, 0.27f, 0.395f, 0.365f, 0.395f)
                cubicTo(0.53f, 0.395f, 0.625f, 0.50f, 0.625f, 0.645f)
                cubicTo(0.625f, 0.80f, 0.52f, 1 - HALF, 0.36f, 1 - HALF)
                cubicTo(0.21f, 1 - HALF, 0.11f, 0.83f, 0.095f, 0.715f)
            },
        )

    private val six = RankGlyph(0.72f, null, Path().apply { sixStrokes(1f) })

    private val seven =
        RankGlyph(
            0.72f,
            Path().apply {
                polygon(0f, 0f, 0.72f, 0f, 0.72f, 0.155f, 0.335f, 1f, 0.115f, 1f, 0.49f, 0.18f, 0f, 0.18f)
            },
            null,
        )

    private val eight =
        RankGlyph(
            0.74f,
            null,
            Path().apply {
                addOval(Rect(0.14f, HALF, 0.60f, 0.475f))
                addOval(Rect(HALF, 0.475f, 0.74f - HALF, 1 - HALF))
            },
        )

    private val nine = RankGlyph(0.72f, null, Path().apply { sixStrokes(-1f) })

    private val ten =
        RankGlyph(
            1.09f,
            Path().apply { polygon(0.19f, 0f, 0.38f, 0f, 0.38f, 1f, 0.18f, 1f, 0.18f, 0.225f, 0f, 0.335f, 0f, 0.145f) },
            Path().apply { addOval(Rect(0.48f + HALF, HALF, 1.09f - HALF, 1 - HALF)) },
        )

    private val jack =
        RankGlyph(
            0.62f,
            null,
            Path().apply {
                moveTo(0.62f - HALF, 0f)
                lineTo(0.62f - HALF, 0.645f)
                cubicTo(0.62f - HALF, 0.81f, 0.44f, 1 - HALF, 0.31f, 1 - HALF)
                cubicTo(0.18f, 1 - HALF, HALF, 0.82f, HALF, 0.66f)
            },
        )

    private val queen =
        RankGlyph(
            0.9f,
            null,
            Path().apply {
                addOval(Rect(HALF, HALF, 0.88f - HALF, 1 - HALF))
                moveTo(0.49f, 0.66f)
                lineTo(0.85f, 1.03f)
            },
        )

    private val king =
        RankGlyph(
            0.87f,
            Path().apply {
                polygon(
                    0f,
                    0f,
                    0.2f,
                    0f,
                    0.2f,
                    0.425f,
                    0.585f,
                    0f,
                    0.835f,
                    0f,
                    0.46f,
                    0.405f,
                    0.87f,
                    1f,
                    0.63f,
                    1f,
                    0.325f,
                    0.55f,
                    0.2f,
                    0.685f,
                    0.2f,
                    1f,
                    0f,
                    1f,
                )
            },
            null,
        )

    private val glyphs = listOf(ace, two, three, four, five, six, seven, eight, nine, ten, jack, queen, king)

    /** A 6, or with [turn] −1 the same half a turn round: a 9. */
    private fun Path.sixStrokes(turn: Float) {
        fun x(value: Float) = 0.36f + turn * (value - 0.36f)

        fun y(value: Float) = 0.5f + turn * (value - 0.5f)
        val bowl = listOf(x(HALF), y(0.40f), x(0.72f - HALF), y(1 - HALF))
        addOval(
            Rect(minOf(bowl[0], bowl[2]), minOf(bowl[1], bowl[3]), maxOf(bowl[0], bowl[2]), maxOf(bowl[1], bowl[3])),
        )
        moveTo(x(HALF), y(0.66f))
        cubicTo(x(HALF), y(0.30f), x(0.20f), y(HALF), x(0.40f), y(HALF))
        cubicTo(x(0.50f), y(HALF), x(0.57f), y(0.14f), x(0.61f), y(0.235f))
    }

    private fun Path.polygon(vararg points: Float) {
        moveTo(points[0], points[1])
        for (i in 2 until points.size step 2) lineTo(points[i], points[i + 1])
        close()
    }
}
