package app.tripeaks

import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import java.io.File

/** What the stores show, in the form of fastlane. */
class StoreTest {
    private val root = File("../..")
    private val metadata = root.resolve("fastlane/metadata/android")

    @Test
    fun everyLanguageOfTheCatalogueHasItsTextsWithinTheStoresLimits() {
        val languages = metadata.listFiles().orEmpty().filter { it.isDirectory }
        assertEquals(
            root
                .resolve("core/locales")
                .list()
                .orEmpty()
                .size,
            languages.size,
        )
        for (folder in languages) {
            for ((name, limit) in listOf(
                "title" to 30,
                "short_description" to 80,
                "full_description" to 4000,
                "changelogs/1" to 500,
            )) {
                val text = folder.resolve("$name.txt").readText().trim()
                assertTrue("${folder.name}: $name has ${text.length}", text.length in 1..limit)
            }
        }
    }

    @Test
    fun noBinariesStandInTheTree() {
        val built = setOf("jar", "aar", "so", "apk", "dex", "class", "dll", "dylib", "a")
        val strangers =
            root
                .walk()
                .onEnter { it.name !in setOf("target", ".git", ".gradle", "build") }
                .filter { it.isFile && it.extension in built }
                .toList()
        assertEquals(emptyList<File>(), strangers)
    }
}
