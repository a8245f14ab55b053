package app.tripeaks.ui.screen

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.ExperimentalLayoutApi
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.text.TextMeasurer
import androidx.compose.ui.text.drawText
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.unit.dp
import app.tripeaks.core.ChartMark
import app.tripeaks.core.ChartPoint
import app.tripeaks.core.Message
import app.tripeaks.core.StatisticsView
import app.tripeaks.ui.chrome.Group
import app.tripeaks.ui.state.words
import app.tripeaks.ui.theme.LocalPalette
import app.tripeaks.ui.theme.PageColours
import app.tripeaks.ui.theme.Type

/** Moves of the newest deals, fewer above: wins on a line, what was left unfinished in a row of rings below it. */
@OptIn(ExperimentalLayoutApi::class)
@Composable
internal fun Chart(
    statistics: StatisticsView,
    modifier: Modifier = Modifier,
) {
    val page = LocalPalette.current.page
    val measurer = rememberTextMeasurer()
    val label = statistics.chartLabel
    Group(modifier.testTag("chart").clearAndSetSemantics { contentDescription = "${statistics.chartTitle}\n$label" }) {
        Text(statistics.chartTitle, Modifier.padding(vertical = 8.dp), page.text, style = Type.heading)
        val scale = remember(statistics) { Scale.of(statistics.chart) }
        Canvas(Modifier.fillMaxWidth().height(170.dp)) { drawChart(statistics.chart, scale, measurer, page) }
        val marks = statistics.chart.mapTo(HashSet()) { it.mark }
        FlowRow(
            Modifier.padding(vertical = 10.dp),
            Arrangement.spacedBy(16.dp),
            Arrangement.spacedBy(4.dp),
        ) {
            Legend(ChartMark.WON, words(Message.ChartWon))
            if (ChartMark.WON_MARKED in marks) Legend(ChartMark.WON_MARKED, words(Message.MarkUsed))
            Legend(ChartMark.LEFT, words(Message.ChartLeft))
        }
    }
}

@Composable
private fun Legend(
    mark: ChartMark,
    text: String,
) {
    val page = LocalPalette.current.page
    Row(horizontalArrangement = Arrangement.spacedBy(8.dp), verticalAlignment = Alignment.CenterVertically) {
        Canvas(Modifier.size(10.dp)) { dot(center, size.width / 2, page, mark) }
        Text(text, color = page.textQuiet, style = Type.note)
    }
}

private fun DrawScope.dot(
    at: Offset,
    radius: Float,
    colours: PageColours,
    mark: ChartMark,
) {
    if (mark == ChartMark.WON) return drawCircle(colours.brand, radius, at)
    drawCircle(colours.surface, radius, at)
    drawCircle(colours.brand, radius * 0.82f, at, style = Stroke(radius * 0.42f))
    if (mark == ChartMark.WON_MARKED) drawCircle(colours.brand, radius * 0.34f, at)
}

/** The range of moves that the won deals span, with the lines to draw. */
private class Scale(
    val fewest: Int,
    val most: Int,
    val lines: List<Int>,
) {
    /** 0 at the fewest moves, 1 at the most. */
    fun at(moves: Int): Float = (moves - fewest) / (most - fewest).toFloat()

    companion object {
        private const val LINES = 3
        private const val LEAST_STEP = 2

        fun of(points: List<ChartPoint>): Scale {
            val won = points.filter { it.mark != ChartMark.LEFT }.map { it.moves.toInt() }
            val low = won.minOrNull() ?: 28
            val step = (((won.maxOrNull() ?: 51) - low + LINES - 2) / (LINES - 1)).coerceAtLeast(LEAST_STEP)
            return Scale(low, low + step * (LINES - 1), List(LINES) { low + it * step })
        }
    }
}

private fun DrawScope.drawChart(
    points: List<ChartPoint>,
    scale: Scale,
    measurer: TextMeasurer,
    colours: PageColours,
) {
    val left = 34.dp.toPx()
    val radius = 4.5.dp.toPx()
    val floor = size.height - 2 * radius
    val top = 2 * radius
    val height = floor - 5 * radius - top

    fun y(moves: Int) = top + scale.at(moves) * height
    for (moves in scale.lines) {
        val text = measurer.measure("$moves", Type.small.copy(color = colours.textQuiet))
        drawText(text, topLeft = Offset(0f, y(moves) - text.size.height / 2))
        drawLine(colours.line, Offset(left, y(moves)), Offset(size.width, y(moves)), 1.5.dp.toPx())
    }
    val step = if (points.size > 1) (size.width - left - 2 * radius) / (points.size - 1) else 0f

    // A single deal stands in the middle.
    fun x(index: Int) = if (points.size == 1) (left + size.width) / 2 else left + radius + index * step
    val line = Path()
    points.forEachIndexed { i, point ->
        if (point.mark == ChartMark.LEFT) return@forEachIndexed
        val at = Offset(x(i), y(point.moves.toInt()))
        if (line.isEmpty) line.moveTo(at.x, at.y) else line.lineTo(at.x, at.y)
    }
    drawPath(line, colours.brand, style = Stroke(2.2.dp.toPx(), cap = StrokeCap.Round, join = StrokeJoin.Round))
    points.forEachIndexed { i, point ->
        val height = if (point.mark == ChartMark.LEFT) floor else y(point.moves.toInt())
        dot(Offset(x(i), height), radius, colours, point.mark)
    }
}
