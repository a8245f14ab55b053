package app.tripeaks

import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import java.io.File

/** Gradle's files can't be run where the host build runs: what both say must be the same. */
class CatalogTest {
    private val android = File("..").canonicalFile
    private val catalog = android.resolve("gradle/libs.versions.toml").readLines()
    private val gradle = android.resolve("app/build.gradle.kts").readText()
    private val asked =
        android.resolve("build-tools/libraries.txt").readLines().map { it.trim() }.filter {
            it.isNotEmpty() &&
                it[0] != '#'
        }

    private val versions =
        section(
            "versions",
        ).associate { it.substringBefore(" =") to Quoted.find(it)!!.groupValues[1] }
    private val libraries =
        section("libraries").associate { line ->
            val (module, version) = Quoted.findAll(line).map { it.groupValues[1] }.toList()
            line.substringBefore(" =").replace('-', '.') to "$module:${versions.getValue(version)}"
        }

    private fun section(name: String) =
        catalog.dropWhile { it != "[$name]" }.drop(1).takeWhile { !it.startsWith("[") }.filter {
            '=' in it &&
                it[0] != '#'
        }

    private fun pom(
        path: String,
        tag: String,
    ) = Regex("<$tag>(.*?)</$tag>").find(android.resolve(path).readText())!!.groupValues[1]

    private fun inGradle(key: String) = Regex("$key = \"?([^\"\\s]+)\"?").find(gradle)!!.groupValues[1]

    @Test
    fun bothBuildsUseTheSameLibraries() {
        val host = asked.map { it.split(Regex("\\s+")) }
        val here = host.filter { it[0] in listOf("compile", "test") }.map { it[1].substringBefore('@') }
        assertEquals(libraries.values.sorted(), here.sorted())
        val modules = listOf("ui", "app").map { android.resolve("$it/build.gradle.kts").readText() }
        for (name in libraries.keys) assertTrue("$name is used", modules.any { "libs.$name" in it })
        for (scope in listOf("compile", "test")) {
            for (library in host.filter { it[0] == scope }.map { it[1].substringBefore('@') }) {
                val name = libraries.entries.single { it.value == library }.key
                val use =
                    modules
                        .firstNotNullOf {
                            Regex(
                                "(\\w+)\\(libs\\.${Regex.escape(name)}\\)",
                            ).find(it)
                        }.groupValues[1]
                assertEquals("$name in $scope", scope == "test", use.startsWith("test") || use == "debugImplementation")
            }
        }
    }

    @Test
    fun bothBuildsMakeTheSameApp() {
        assertEquals(inGradle("applicationId"), pom("app/pom.xml", "android.app"))
        assertEquals(inGradle("namespace"), pom("app/pom.xml", "android.app"))
        assertEquals(inGradle("versionCode"), pom("app/pom.xml", "android.version.code"))
        assertEquals(inGradle("versionName"), pom("app/pom.xml", "version"))
        assertEquals(versions["minSdk"], pom("app/pom.xml", "android.sdk.min"))
        assertEquals(versions["targetSdk"], pom("app/pom.xml", "android.sdk.target"))
    }

    @Test
    fun everyBuildIsForTheProcessorsThatTheCoreIsBuiltFor() {
        val makefile = android.resolve("../Makefile").readText()
        val built = Regex("ANDROID_ABIS := (.+)").find(makefile)!!.groupValues[1].split(' ')
        val filters = Regex("abiFilters \\+= listOf\\((.+?)\\)").find(gradle)!!.groupValues[1]
        assertEquals(built, Quoted.findAll(filters).map { it.groupValues[1] }.toList())
        assertEquals(built, pom("app/pom.xml", "android.abis").split(' '))
        assertEquals("target/jniLibs", pom("app/pom.xml", "jni.dir").substringAfter("../../"))
    }

    /** An app without it can't start. */
    @Test
    fun withoutTheToolsForTheCoreTheBuildFails() {
        assertTrue("commandLine(\"make\", \"jni-libs\")" in gradle)
        val (code, said) = make("ANDROID_NDK_HOME=", "jni-libs")
        assertNotEquals(said, 0, code)
        assertTrue(said, "No core for phones" in said)
    }

    /** What can't be tested is told of, and in CI it is an error. */
    @Test
    fun nothingIsLeftOutInCi() {
        val ci = android.resolve("../.ci/run").readLines().filter { it.startsWith("make ") }
        assertTrue("$ci", ci.isNotEmpty() && ci.all { it.endsWith(" STRICT=1") })
        for (target in listOf("test-kotlin", "test-android")) {
            for (strict in listOf(false, true)) {
                val (code, said) = make("JVM=", if (strict) "STRICT=1" else "STRICT=", target)
                assertEquals(said, strict, code != 0)
                assertTrue(said, "!!! SKIPPED: the tests of the" in said)
            }
        }
    }

    /** What make says to this, and its exit code; the bindings are taken as they are. */
    private fun make(vararg arguments: String): Pair<Int, String> {
        val asTheyAre = listOf("bindings-kotlin", "bindings-swift").map { "--old-file=$it" }
        val builder = ProcessBuilder(listOf("make", "--directory", "../..") + asTheyAre + arguments)
        // Of the make that runs these tests.
        builder.environment() -= "MAKEFLAGS"
        val process = builder.redirectErrorStream(true).start()
        val said = process.inputStream.bufferedReader().readText()
        return process.waitFor() to said
    }

    @Test
    fun everyLibraryIsLockedToItsFile() {
        val locked = android.resolve("build-tools/libraries.lock").readLines()
        for (line in locked) assertTrue(line, Regex("\\S+ \\S+ [0-9a-f]{64}").matches(line))
    }

    @Test
    fun everyBuildCompilesWithTheSameTools() {
        for (pom in listOf(
            "app/pom.xml",
            "desktop/pom.xml",
        )) {
            assertEquals(versions["kotlin"], pom(pom, "kotlin.version"))
        }
        assertTrue("<version>${versions["jna"]}</version>" in android.resolve("desktop/pom.xml").readText())
        assertTrue(asked.any { it.endsWith("kotlin-compose-compiler-plugin-embeddable:jar:${versions["kotlin"]}") })
        val plugin = versions.getValue("agp").substringBeforeLast('.')
        assertTrue("R8 as in the plugin", asked.any { it.startsWith("tool com.android.tools:r8:jar:$plugin.") })
        assertTrue(asked.any { it == "host-test net.java.dev.jna:jna:jar:${versions["jna"]}" })
    }

    @Test
    fun onlyTheListedExceptionsDiffer() {
        // Compiled against the newest SDK by Gradle; here against, and tested on, the newest that JDK 17 can run. A few
        // tests run on the newest, too, where there is a JDK for it.
        assertEquals("36", versions["compileSdk"])
        assertEquals("15", asked.single { it.startsWith("provided ") }.substringAfterLast(':').substringBefore('-'))
        assertTrue("sdk=35" in android.resolve("app/src/test/resources/robolectric.properties").readLines())
        val newer = android.resolve("app/src/test/newer/app/tripeaks/robolectric.properties").readLines()
        assertTrue("sdk=${versions["compileSdk"]}" in newer)
    }

    private companion object {
        val Quoted = Regex("\"([^\"]+)\"")
    }
}
