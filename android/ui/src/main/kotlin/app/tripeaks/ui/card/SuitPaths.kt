package app.tripeaks.ui.card

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.PathOperation
import app.tripeaks.core.Suit
import kotlin.math.PI
import kotlin.math.cos
import kotlin.math.sin

/** The suits' shapes, each in a square of side 1 round the origin. Drawn here, so that no font decides how a card looks. */
internal object SuitPaths {
    fun of(suit: Suit): Path =
        when (suit) {
            Suit.SPADES -> spade
            Suit.HEARTS -> heart
            Suit.DIAMONDS -> diamond
            Suit.CLUBS -> club
        }

    private const val LEAF = 0.232f

    /** The joker's sign: a star. */
    val star: Path = starPath(points = 5, outer = 0.5f, inner = 0.215f)

    private val heart =
        Path().apply {
            moveTo(0f, 0.47f)
            cubicTo(-0.10f, 0.34f, -0.5f, 0.12f, -0.5f, -0.18f)
            cubicTo(-0.5f, -0.35f, -0.38f, -0.45f, -0.25f, -0.45f)
            cubicTo(-0.14f, -0.45f, -0.05f, -0.39f, 0f, -0.29f)
            cubicTo(0.05f, -0.39f, 0.14f, -0.45f, 0.25f, -0.45f)
            cubicTo(0.38f, -0.45f, 0.5f, -0.35f, 0.5f, -0.18f)
            cubicTo(0.5f, 0.12f, 0.10f, 0.34f, 0f, 0.47f)
            close()
        }

    private val spade =
        Path().apply {
            moveTo(0f, -0.5f)
            cubicTo(0.11f, -0.36f, 0.48f, -0.13f, 0.48f, 0.13f)
            cubicTo(0.48f, 0.27f, 0.38f, 0.35f, 0.27f, 0.35f)
            cubicTo(0.18f, 0.35f, 0.10f, 0.31f, 0.05f, 0.25f)
            stem()
            cubicTo(-0.10f, 0.31f, -0.18f, 0.35f, -0.27f, 0.35f)
            cubicTo(-0.38f, 0.35f, -0.48f, 0.27f, -0.48f, 0.13f)
            cubicTo(-0.48f, -0.13f, -0.11f, -0.36f, 0f, -0.5f)
            close()
        }

    private val diamond =
        Path().apply {
            moveTo(0f, -0.5f)
            quadraticTo(0.17f, -0.21f, 0.4f, 0f)
            quadraticTo(0.17f, 0.21f, 0f, 0.5f)
            quadraticTo(-0.17f, 0.21f, -0.4f, 0f)
            quadraticTo(-0.17f, -0.21f, 0f, -0.5f)
            close()
        }

    /** Three leaves and a stem, as one outline: shapes laid over each other would cancel where they turn the other way. */
    private val club =
        listOf(Offset(0f, -0.255f), Offset(-0.265f, 0.105f), Offset(0.265f, 0.105f))
            .map { leaf -> Path().apply { addOval(Rect(leaf, LEAF)) } }
            .fold(clubStem()) { shape, leaf -> Path().apply { op(shape, leaf, PathOperation.Union) } }

    private fun clubStem() =
        Path().apply {
            moveTo(-0.09f, -0.13f)
            lineTo(0.09f, -0.13f)
            lineTo(0.16f, 0.08f)
            lineTo(0.05f, 0.25f)
            stem()
            lineTo(-0.16f, 0.08f)
            close()
        }

    /** From the right of the neck round the foot to the left of the neck. */
    private fun Path.stem() {
        cubicTo(0.06f, 0.35f, 0.10f, 0.44f, 0.19f, 0.5f)
        lineTo(-0.19f, 0.5f)
        cubicTo(-0.10f, 0.44f, -0.06f, 0.35f, -0.05f, 0.25f)
    }

    private fun starPath(
        points: Int,
        outer: Float,
        inner: Float,
    ) = Path().apply {
        for (i in 0 until points * 2) {
            val radius = if (i % 2 == 0) outer else inner
            val angle = PI * i / points - PI / 2
            val x = (radius * cos(angle)).toFloat()
            val y = (radius * sin(angle)).toFloat() + 0.03f
            if (i == 0) moveTo(x, y) else lineTo(x, y)
        }
        close()
    }
}
