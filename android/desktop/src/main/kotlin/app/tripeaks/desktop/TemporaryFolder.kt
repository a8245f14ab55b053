package app.tripeaks.desktop

import java.io.File
import java.nio.file.Files

/** Hands [block] an empty folder, which is gone afterwards. */
inline fun <T> inTemporaryFolder(block: (File) -> T): T {
    val folder = Files.createTempDirectory("tripeaks").toFile()
    try {
        return block(folder)
    } finally {
        folder.deleteRecursively()
    }
}
