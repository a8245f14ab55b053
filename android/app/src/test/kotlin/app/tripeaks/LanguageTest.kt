package app.tripeaks

import android.app.LocaleManager
import android.content.res.Configuration
import android.os.LocaleList
import androidx.compose.ui.test.assertContentDescriptionContains
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.tripeaks.core.Message
import app.tripeaks.core.languages
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RuntimeEnvironment
import org.xmlpull.v1.XmlPullParser

@RunWith(AndroidJUnit4::class)
class LanguageTest {
    @get:Rule
    val under = AppUnderTest()

    @Test
    fun theGameSpeaksTheLanguageOfTheDeviceOrOfItsSettings() {
        under.start()
        under.deal("TP1-E-AAAAAAB")
        under.play("r3c2")
        val peaks = under.tag("slot-${slotOf("r3c0")}").fetchSemanticsNode().boundsInRoot
        for ((qualifier, word) in listOf("zh-rTW" to "復原", "ar" to "تراجع", "ja" to "元に戻す")) {
            RuntimeEnvironment.setQualifiers("+$qualifier")
            under.recreate()
            under.waitUntil { under.app.words[Message.Undo] == word }
            assertEquals(qualifier == "ar", under.app.rightToLeft)
            assertEquals(1u, under.view.moves)
            under.tag("stock").assertContentDescriptionContains(under.view.stockLabel)
            val now = under.tag("slot-${slotOf("r3c0")}").fetchSemanticsNode().boundsInRoot
            assertEquals("the peaks never mirror", peaks, now)
        }

        val manager = checkNotNull(under.application.getSystemService(LocaleManager::class.java))
        under.app.change(under.app.settings.copy(language = "vi"))
        under.settle()
        under.waitUntil { manager.applicationLocales.toLanguageTags() == "vi" }

        manager.applicationLocales = LocaleList.forLanguageTags("pt-PT")
        under.recreate()
        under.waitUntil { under.app.settings.language == "pt-BR" }

        manager.applicationLocales = LocaleList.getEmptyLocaleList()
        under.recreate()
        under.waitUntil { under.app.settings.language == null }
        assertTrue(manager.applicationLocales.isEmpty)
        ofSeveralLanguagesTheFirstThatTheGameHasIsSpoken()
    }

    private fun ofSeveralLanguagesTheFirstThatTheGameHasIsSpoken() {
        val resources = under.application.resources
        val both =
            Configuration(
                resources.configuration,
            ).apply { setLocales(LocaleList.forLanguageTags("sv-SE,de-AT")) }
        assertEquals("sv-SE,de-AT", under.application.createConfigurationContext(both).deviceLocales())
        @Suppress("DEPRECATION")
        resources.updateConfiguration(both, resources.displayMetrics)
        under.application.owner.languageChanged()
        under.waitUntil { under.app.words[Message.Undo] == "Rückgängig" }
    }

    @Test
    fun whoeverChangedLastIsRight() {
        val agreed = Agreed("de", "de-DE")
        assertEquals(Choice.Settled, choiceOf("de", "de-DE", agreed))
        assertEquals(Choice.OfGame, choiceOf("fr", "de-DE", agreed))
        assertEquals(Choice.OfGame, choiceOf("", "de-DE", agreed))
        assertEquals(Choice.OfSystem, choiceOf("de", "", agreed))
        assertEquals(Choice.OfSystem, choiceOf("fr", "es", agreed))
        assertEquals("a phone that never heard of it", Choice.OfGame, choiceOf("fr", "", Agreed()))
    }

    @Test
    fun theSystemOffersEveryLanguageOfTheCatalogue() {
        val offered = mutableListOf<String>()
        val xml = under.application.resources.getXml(R.xml.locales_config)
        while (xml.next() != XmlPullParser.END_DOCUMENT) {
            if (xml.eventType == XmlPullParser.START_TAG && xml.name == "locale") {
                offered += xml.getAttributeValue("http://schemas.android.com/apk/res/android", "name")
            }
        }
        assertEquals(languages().map { it.tag }.sorted(), offered.sorted())
    }
}
