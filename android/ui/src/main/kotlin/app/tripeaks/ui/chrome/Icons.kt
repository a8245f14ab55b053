package app.tripeaks.ui.chrome

import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.SolidColor
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.graphics.vector.addPathNodes
import androidx.compose.ui.unit.dp

/** The app's signs: round lines on a grid of 24. */
internal object Icons {
    val menu = line("M4 7h16M4 12h16M4 17h10", mirrors = true)
    val plus = line("M12 5v14M5 12h14")
    val undo = line("M8 5.5L4 9.5l4 4M4.5 9.5H14a5 5 0 0 1 0 10h-3.5")
    val hint = line("M9.2 17h5.6M10 20.2h4M9.2 17c0-2.2-3.2-3.6-3.2-7.4a6 6 0 0 1 12 0c0 3.8-3.2 5.2-3.2 7.4")
    val share = line("M12 15V4M8.4 7.2L12 3.6l3.6 3.6M7.5 10.8H5.2v9.4h13.6v-9.4h-2.3")
    val back = line("M14.5 5l-7 7 7 7", mirrors = true)
    val forward = line("M9.5 5l7 7-7 7", mirrors = true)
    val close = line("M6 6l12 12M18 6L6 18")
    val check = line("M5 12.5l4.8 4.8L19 7.5")
    val restart = line("M19.5 12a7.5 7.5 0 1 1-2.4-5.5M17.5 2.8v4h-4")
    val chart = line("M4.5 20V11M10 20V4.5M15.5 20v-6.5M21 20H3")
    val book = line("M12 6.5C10 5 7 4.6 4 5v13.5c3-.4 6 0 8 1.5 2-1.5 5-1.9 8-1.5V5c-3-.4-6 0-8 1.5zM12 6.5V20")
    val more = line("M5 9l7 7 7-7")
    val less = line("M5 15l7-7 7 7")
    val receive = line("M12 4v11M7.5 10.5L12 15l4.5-4.5M5 20h14")
    val won = line("M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM8 12.3l2.8 2.8L16 9.6")
    val lost = line("M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM9 9l6 6M15 9l-6 6")
    val search = line("M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.3 15.3L20.5 20.5")
    val settings =
        line(
            "M4 7h9M19 7h1M16 4.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM4 17h1M11 17h9M8 14.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z",
        )
    val play = line("M8 5.2v13.6L19 12z")
    val pause = line("M8.5 5.5v13M15.5 5.5v13")
    val calendar = line("M5 6.5h14v13H5zM5 10.5h14M9 4v4M15 4v4")
    val copy = line("M9 9h10v11H9zM5 15.5V4h10")
    val paste = line("M9 3.5h6v4H9zM9 5.5H5.5v15h13v-15H15")

    private fun line(
        data: String,
        mirrors: Boolean = false,
    ): ImageVector =
        ImageVector
            .Builder(
                defaultWidth = 24.dp,
                defaultHeight = 24.dp,
                viewportWidth = 24f,
                viewportHeight = 24f,
                autoMirror = mirrors,
            ).addPath(
                pathData = addPathNodes(data),
                stroke = SolidColor(Color.Black),
                strokeLineWidth = 2f,
                strokeLineCap = StrokeCap.Round,
                strokeLineJoin = StrokeJoin.Round,
            ).build()
}
