package app.tripeaks.ui.screen

import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.unit.dp
import app.tripeaks.core.AnimationSpeed
import app.tripeaks.core.Message
import app.tripeaks.core.Settings
import app.tripeaks.core.Theme
import app.tripeaks.core.languages
import app.tripeaks.ui.chrome.Choice
import app.tripeaks.ui.chrome.ChoiceRow
import app.tripeaks.ui.chrome.Group
import app.tripeaks.ui.chrome.Heading
import app.tripeaks.ui.chrome.Line
import app.tripeaks.ui.chrome.Segments
import app.tripeaks.ui.chrome.SwitchRow
import app.tripeaks.ui.state.AppModel
import app.tripeaks.ui.state.Screen
import app.tripeaks.ui.state.words
import app.tripeaks.ui.theme.LocalPalette
import app.tripeaks.ui.theme.Type

/** One switch of the settings: its words, and how it reads and changes the record. */
private class Toggle(
    val tag: String,
    val title: Message,
    val note: Message?,
    val read: (Settings) -> Boolean,
    val write: Settings.(Boolean) -> Settings,
)

private val PlayToggles =
    listOf(
        Toggle("explanations", Message.SettingExplanations, Message.SettingExplanationsNote, {
            it.explanations
        }) { copy(explanations = it) },
        Toggle("show-playable", Message.SettingShowPlayable, Message.SettingShowPlayableNote, {
            it.showPlayable
        }) { copy(showPlayable = it) },
        Toggle("left-handed", Message.SettingLeftHanded, Message.SettingLeftHandedNote, {
            it.leftHanded
        }) { copy(leftHanded = it) },
    )

private val LookToggles =
    listOf(
        Toggle("large-ranks", Message.SettingLargeRanks, Message.SettingLargeRanksNote, {
            it.largeRanks
        }) { copy(largeRanks = it) },
        Toggle("four-colours", Message.SettingFourColours, Message.SettingFourColoursNote, {
            it.fourColours
        }) { copy(fourColours = it) },
    )

private val FeedbackToggles =
    listOf(
        Toggle("haptics", Message.SettingHaptics, null, { it.haptics }) { copy(haptics = it) },
        Toggle("sound", Message.SettingSound, null, { it.sound }) { copy(sound = it) },
    )

/** Everything that can be set. */
@Composable
internal fun SettingsPage(app: AppModel) {
    PageFrame(app, Screen.SETTINGS, words(Message.Settings)) {
        item { Heading(words(Message.SettingsPlay)) }
        item { Toggles(app, PlayToggles) }
        item { Heading(words(Message.SettingsLook)) }
        item { Toggles(app, LookToggles) }
        item { Heading(words(Message.SettingTheme)) }
        item { ThemeChoice(app) }
        item { Heading(words(Message.SettingAnimation)) }
        item { SpeedChoice(app) }
        item { Heading(words(Message.SettingsFeedback)) }
        item { Toggles(app, FeedbackToggles) }
        item { Heading(words(Message.SettingLanguage)) }
        item { LanguageChoice(app) }
        item {
            val page = LocalPalette.current.page
            Text(
                words(Message.Version(app.host.version)),
                Modifier.padding(4.dp, 20.dp),
                page.textQuiet,
                style = Type.note,
            )
        }
    }
}

@Composable
private fun Toggles(
    app: AppModel,
    toggles: List<Toggle>,
) {
    Group {
        toggles.forEachIndexed { i, toggle ->
            if (i > 0) Line()
            SwitchRow(
                words(toggle.title),
                toggle.read(app.settings),
                Modifier.testTag("setting-${toggle.tag}"),
                toggle.note?.let { words(it) },
            ) { on -> app.change(toggle.write(app.settings, on)) }
        }
    }
}

@Composable
private fun ThemeChoice(app: AppModel) {
    val choices =
        listOf(
            Choice(Theme.SYSTEM, words(Message.ThemeSystem)),
            Choice(Theme.LIGHT, words(Message.ThemeLight)),
            Choice(Theme.DARK, words(Message.ThemeDark)),
            Choice(Theme.BLACK, words(Message.ThemeBlack)),
        )
    Segments(choices, app.settings.theme, words(Message.SettingTheme), Modifier.testTag("theme")) {
        app.change(app.settings.copy(theme = it))
    }
}

@Composable
private fun SpeedChoice(app: AppModel) {
    val choices =
        listOf(
            Choice(AnimationSpeed.OFF, words(Message.AnimationOff)),
            Choice(AnimationSpeed.SLOW, words(Message.AnimationSlow)),
            Choice(AnimationSpeed.NORMAL, words(Message.AnimationNormal)),
            Choice(AnimationSpeed.FAST, words(Message.AnimationFast)),
        )
    Segments(choices, app.settings.animationSpeed, words(Message.SettingAnimation), Modifier.testTag("animation")) {
        app.change(app.settings.copy(animationSpeed = it))
    }
}

@Composable
private fun LanguageChoice(app: AppModel) {
    val all = remember { languages() }
    val chosen = app.settings.language
    Group(Modifier.selectableGroup()) {
        ChoiceRow(words(Message.LanguageSystem), chosen == null, Modifier.testTag("language-system")) {
            app.change(app.settings.copy(language = null))
        }
        for (language in all) {
            Line()
            ChoiceRow(language.name, chosen == language.tag, Modifier.testTag("language-${language.tag}")) {
                app.change(app.settings.copy(language = language.tag))
            }
        }
    }
}
