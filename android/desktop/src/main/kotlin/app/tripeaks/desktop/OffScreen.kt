package app.tripeaks.desktop

import androidx.compose.runtime.Composable
import androidx.compose.ui.ImageComposeScene
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.input.pointer.PointerEventType
import androidx.compose.ui.input.pointer.PointerType
import androidx.compose.ui.unit.Density
import org.jetbrains.skia.EncodedImageFormat
import java.awt.image.BufferedImage
import java.io.ByteArrayInputStream
import java.io.Closeable
import java.io.File
import java.util.concurrent.FutureTask
import javax.imageio.ImageIO
import javax.swing.SwingUtilities

private const val FRAME_NANOS = 1_000_000_000L / 60

/**
 * The app in memory instead of a window, of [width] x [height] dp: takes touches, draws pictures, and its clock goes as
 * fast as it is told to.
 */
class OffScreen(
    width: Int,
    height: Int,
    private val density: Float = 1f,
    fontScale: Float = 1f,
    content: @Composable () -> Unit,
) : Closeable {
    private val scene =
        onScreensThread {
            ImageComposeScene(
                (width * density).toInt(),
                (height * density).toInt(),
                Density(density, fontScale),
                content = content,
            )
        }
    private var nanos = 0L

    /** Told of every frame, how long it took to make, in nanoseconds. */
    var onFrame: (Long) -> Unit = {}

    /** Lets [ms] milliseconds pass, frame by frame. */
    fun pass(ms: Int) {
        repeat((ms * 1_000_000L / FRAME_NANOS).toInt().coerceAtLeast(1)) { frame() }
    }

    /** The next frame. */
    fun frame() {
        nanos += FRAME_NANOS
        val took =
            onScreensThread {
                val start = System.nanoTime()
                scene.render(nanos).close()
                System.nanoTime() - start
            }
        onFrame(took)
    }

    /** A finger at [at], in dp, down and up again. */
    fun touch(at: Offset) {
        for (type in listOf(PointerEventType.Press, PointerEventType.Release)) {
            onScreensThread {
                scene.sendPointerEvent(type, at * density, timeMillis = nanos / 1_000_000, type = PointerType.Touch)
            }
            frame()
        }
    }

    fun touch(place: Rect) = touch(place.center)

    /** What is to be seen now, as a PNG picture. */
    fun picture(file: File) {
        file.parentFile.mkdirs()
        file.writeBytes(png())
    }

    /** What is to be seen now. */
    fun picture(): BufferedImage = ImageIO.read(ByteArrayInputStream(png()))

    private fun png(): ByteArray =
        onScreensThread {
            scene.render(nanos).use { image ->
                checkNotNull(image.encodeToData(EncodedImageFormat.PNG)) { "no picture of the screen" }.bytes
            }
        }

    override fun close() = onScreensThread(scene::close)
}

/** Compose tells of what has changed on this thread: a scene on another would lose some of it, or worse. */
private fun <T> onScreensThread(block: () -> T): T {
    if (SwingUtilities.isEventDispatchThread()) return block()
    val task = FutureTask(block)
    SwingUtilities.invokeAndWait(task)
    return task.get()
}
