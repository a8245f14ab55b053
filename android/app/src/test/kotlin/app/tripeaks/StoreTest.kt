package app.tripeaks

import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import java.io.File
import javax.imageio.ImageIO

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
    fun iconAndPicturesHaveTheSizesThatTheStoresTake() {
        val images = metadata.resolve("en-US/images")
        val icon = ImageIO.read(images.resolve("icon.png"))
        assertEquals(512 to 512, icon.width to icon.height)
        val pictures = images.resolve("phoneScreenshots").listFiles().orEmpty()
        assertTrue("${pictures.size} pictures", pictures.size in 2..8)
        for (picture in pictures.map(ImageIO::read)) {
            val sides = listOf(picture.width, picture.height)
            assertTrue("$sides", sides.min() >= 320 && sides.max() <= 2 * sides.min())
        }
    }

    @Test
    fun noBinariesStandInTheTree() {
        val built = setOf("jar", "aar", "so", "apk", "dex", "class", "dll", "dylib", "a")
        val strangers =
            root
                .walk()
                .onEnter { it.name !in setOf("target", ".git", ".gradle", "build") }
                // What `gradle wrapper` makes is not kept in the tree.
                .filter { it.isFile && it.extension in built && it.name != "gradle-wrapper.jar" }
                .toList()
        assertEquals(emptyList<File>(), strangers)
    }
}
