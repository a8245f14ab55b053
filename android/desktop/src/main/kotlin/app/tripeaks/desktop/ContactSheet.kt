package app.tripeaks.desktop

import java.awt.Color
import java.awt.Font
import java.awt.Graphics2D
import java.awt.RenderingHints
import java.awt.image.BufferedImage
import java.io.File
import javax.imageio.ImageIO

private const val WIDTH = 2400
private const val PICTURE_HEIGHT = 440
private const val CAPTION = 22
private const val GAP = 14

private class Thumbnail(
    val file: File,
    val image: BufferedImage,
) {
    val width = image.width * PICTURE_HEIGHT / image.height
}

/** Puts [pictures] in rows on one picture, each with its name, so that all can be looked at at once. */
fun contactSheet(
    pictures: List<File>,
    to: File,
) {
    val rows = rowsOf(pictures.map { Thumbnail(it, ImageIO.read(it)) })
    val height = GAP + rows.size * (PICTURE_HEIGHT + CAPTION + GAP)
    val sheet = BufferedImage(WIDTH, height, BufferedImage.TYPE_INT_RGB)
    val graphics = sheet.createGraphics()
    graphics.color = Color(0x20262C)
    graphics.fillRect(0, 0, WIDTH, height)
    graphics.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC)
    graphics.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON)
    graphics.font = Font(Font.SANS_SERIF, Font.PLAIN, 13)
    rows.forEachIndexed { i, row -> graphics.draw(row, GAP + i * (PICTURE_HEIGHT + CAPTION + GAP)) }
    graphics.dispose()
    ImageIO.write(sheet, "png", to)
}

private fun rowsOf(thumbnails: List<Thumbnail>): List<List<Thumbnail>> {
    val rows = mutableListOf(mutableListOf<Thumbnail>())
    for (thumbnail in thumbnails) {
        val taken = rows.last().sumOf { it.width + GAP }
        if (taken > 0 && taken + thumbnail.width + 2 * GAP > WIDTH) rows += mutableListOf<Thumbnail>()
        rows.last() += thumbnail
    }
    return rows
}

private fun Graphics2D.draw(
    row: List<Thumbnail>,
    top: Int,
) {
    var x = GAP
    color = Color.WHITE
    for (thumbnail in row) {
        // Large pictures are halved first, or the small one would show every other line.
        drawImage(thumbnail.image.shrunkTowards(PICTURE_HEIGHT), x, top, thumbnail.width, PICTURE_HEIGHT, null)
        drawString(thumbnail.file.nameWithoutExtension, x, top + PICTURE_HEIGHT + CAPTION - 6)
        x += thumbnail.width + GAP
    }
}

private fun BufferedImage.shrunkTowards(height: Int): BufferedImage =
    if (this.height >= 2 * height) halved().shrunkTowards(height) else this

/** Half as large, each pixel the mean of four. */
fun BufferedImage.halved(): BufferedImage {
    val half = BufferedImage(width / 2, height / 2, BufferedImage.TYPE_INT_RGB)
    for (y in 0 until half.height) {
        for (x in 0 until half.width) {
            val four = getRGB(2 * x, 2 * y, 2, 2, null, 0, 2)

            fun mean(shift: Int) = four.sumOf { it shr shift and 0xFF } / 4
            half.setRGB(x, y, mean(16) shl 16 or (mean(8) shl 8) or mean(0))
        }
    }
    return half
}
