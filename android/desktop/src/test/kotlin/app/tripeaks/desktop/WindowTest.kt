package app.tripeaks.desktop

import app.tripeaks.core.Face
import app.tripeaks.core.Game
import app.tripeaks.core.NewGame
import app.tripeaks.ui.board.boardLayout
import org.junit.Assert.assertEquals
import org.junit.Assume.assumeTrue
import org.junit.Rule
import org.junit.Test
import org.junit.rules.TemporaryFolder
import java.io.File
import java.util.concurrent.TimeUnit

/** The real window on a real X server, with a real mouse and keyboard. */
class WindowTest {
    @get:Rule
    val temporary = TemporaryFolder()

    private val display = ":${(200..900).random()}"
    private val running = mutableListOf<Process>()

    @Test
    fun mouseAndKeysPlayInTheWindow() {
        val missing = listOf("Xvfb", "xdotool").filterNot(::isInstalled)
        if (missing.isNotEmpty()) System.err.println("\n*** THE WINDOW WAS NOT TESTED: $missing missing ***\n")
        assumeTrue("$missing missing", missing.isEmpty())
        val home = temporary.newFolder()
        val folder = File(home, "tripeaks").apply { mkdirs() }
        onGame(folder) { it.newGame(NewGame.Code("TP1-E-AAAAAAB")) }
        try {
            start("Xvfb", display, "-screen", "0", "1024x1000x24", "-nolisten", "tcp")
            start(*windowCommand(), environment = mapOf("XDG_DATA_HOME" to home.path))
            val window =
                waitFor("a window") {
                    xdotool("search", "--onlyvisible", "--name", "^TriPeaks$").lines().firstOrNull(String::isNotBlank)
                }
            val (width, height) = waitFor("its size") { sizeOf(window) }
            // The king of clubs by the mouse, as soon as the game is on the screen; then a draw and an undo by keys.
            val king = boardLayout(width.toFloat(), height.toFloat()).slots[20].center
            waitFor("a click to count") {
                xdotool("mousemove", "--window", window, "${king.x.toInt()}", "${king.y.toInt()}")
                xdotool("click", "1")
                Thread.sleep(1500)
                savedMoves(folder)?.takeIf { it >= 1 }
            }
            key("d", folder, moves = 2)
            key("space", folder, moves = 3)
            xdotool("key", "u")
            Thread.sleep(1000)
        } finally {
            running.asReversed().forEach(::end)
        }
        val view = onGame(folder, Game::view)
        assertEquals("TP1-E-AAAAAAB", view.code)
        assertEquals(Face.Empty, view.slots[20].face)
        assertEquals(3u, view.moves)
        assertEquals(1u, view.undone)
        assertEquals(22u, view.stockCount)
    }

    /** The window has had the focus since it was clicked on. */
    private fun key(
        key: String,
        folder: File,
        moves: Int,
    ) {
        waitFor("key $key") {
            xdotool("key", key)
            Thread.sleep(800)
            savedMoves(folder)?.takeIf { it >= moves }
        }
    }

    /** The moves in the save file, which the game writes after each. */
    private fun savedMoves(folder: File): Int? =
        folder
            .walk()
            .filter { it.isFile }
            .mapNotNull {
                Regex("\"moves\"\\s*:\\s*(\\d+)")
                    .find(it.readText())
                    ?.groupValues
                    ?.get(1)
                    ?.toInt()
            }.firstOrNull()

    private fun sizeOf(window: String): Pair<Int, Int>? {
        val geometry = xdotool("getwindowgeometry", "--shell", window)

        fun value(name: String) =
            Regex("$name=(\\d+)")
                .find(geometry)
                ?.groupValues
                ?.get(1)
                ?.toInt()
        return Pair(value("WIDTH") ?: return null, value("HEIGHT") ?: return null)
    }

    private fun windowCommand(): Array<String> {
        val java = File(System.getProperty("java.home"), "bin/java").path
        val library = "-Djna.library.path=${System.getProperty("jna.library.path").orEmpty()}"
        return arrayOf(java, library, "-cp", System.getProperty("java.class.path"), "app.tripeaks.desktop.MainKt")
    }

    private fun <T> onGame(
        folder: File,
        block: (Game) -> T,
    ): T = Game.open(folder.path, "zh-Hant").use(block)

    private fun isInstalled(program: String) =
        System.getenv("PATH").split(File.pathSeparator).any { File(it, program).canExecute() }

    private fun start(
        vararg command: String,
        environment: Map<String, String> = emptyMap(),
    ) {
        val log = temporary.newFile()
        val builder = ProcessBuilder(*command).redirectErrorStream(true).redirectOutput(log)
        builder.environment() += environment + ("DISPLAY" to display)
        // The window has the machine's own fonts, not those of the tests' pictures.
        builder.environment() -= "FONTCONFIG_FILE"
        running += builder.start()
    }

    private fun end(process: Process) {
        process.destroy()
        if (!process.waitFor(10, TimeUnit.SECONDS)) process.destroyForcibly().waitFor()
    }

    private fun xdotool(vararg arguments: String): String {
        // What it says while the display is not up yet must not pass for an answer.
        val builder = ProcessBuilder("xdotool", *arguments).redirectError(ProcessBuilder.Redirect.DISCARD)
        builder.environment()["DISPLAY"] = display
        return builder
            .start()
            .inputStream
            .bufferedReader()
            .readText()
    }

    private fun <T : Any> waitFor(
        what: String,
        attempt: () -> T?,
    ): T {
        val end = System.nanoTime() + TimeUnit.SECONDS.toNanos(90)
        while (System.nanoTime() < end) {
            attempt()?.let { return it }
            Thread.sleep(200)
        }
        error("no $what in 90 s")
    }
}
