package app.tripeaks.ui.screen

import androidx.compose.animation.AnimatedVisibility
import androidx.compose.animation.expandVertically
import androidx.compose.animation.fadeIn
import androidx.compose.animation.fadeOut
import androidx.compose.animation.shrinkVertically
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import app.tripeaks.core.Message
import app.tripeaks.core.Mode
import app.tripeaks.core.NewGame
import app.tripeaks.core.Preset
import app.tripeaks.ui.chrome.ButtonColours
import app.tripeaks.ui.chrome.Choice
import app.tripeaks.ui.chrome.ChoiceRow
import app.tripeaks.ui.chrome.Icons
import app.tripeaks.ui.chrome.Line
import app.tripeaks.ui.chrome.LinkRow
import app.tripeaks.ui.chrome.Segments
import app.tripeaks.ui.chrome.SwitchRow
import app.tripeaks.ui.chrome.WideButton
import app.tripeaks.ui.motion.LocalPace
import app.tripeaks.ui.motion.Motion
import app.tripeaks.ui.state.NewGameState
import app.tripeaks.ui.state.words
import app.tripeaks.ui.theme.LocalPalette
import app.tripeaks.ui.theme.Type

/** Which deal comes next: rules, a code, random or of the day. */
@Composable
internal fun NewGameSheet(
    state: NewGameState,
    onDeal: (NewGame) -> Unit,
) {
    val page = LocalPalette.current.page
    val submit = { state.request?.let(onDeal) ?: Unit }
    Text(
        words(Message.NewGame),
        Modifier.padding(bottom = 12.dp).semantics { heading() },
        page.text,
        style = Type.title,
    )
    Segments(
        listOf(
            Choice(Mode.EASY, words(Message.ModeEasy), words(Message.ModeEasyNote)),
            Choice(Mode.CLASSIC, words(Message.ModeClassic), words(Message.ModeClassicNote)),
        ),
        state.ruleset.mode,
        words(Message.Rules),
        Modifier.testTag("mode"),
    ) { state.choose(state.ruleset.copy(mode = it)) }
    CodeField(state, submit)
    SwitchRow(words(Message.WinnableOnly), state.winnableOnly, Modifier.testTag("winnable")) { state.winnableOnly = it }
    Line()
    state.daily?.let { daily ->
        LinkRow(words(Message.Daily), Modifier.testTag("daily"), note = daily.text) { onDeal(NewGame.Code(daily.code)) }
        Line()
    }
    LinkRow(
        words(Message.MoreRules),
        Modifier.testTag("more"),
        trailing = if (state.more) Icons.less else Icons.more,
    ) { state.more = !state.more }
    val pace = LocalPace.current
    AnimatedVisibility(
        state.more,
        enter = pace.enters(fadeIn(pace.moves(Motion.FADE_IN)) + expandVertically(pace.moves(Motion.SHEET))),
        exit = pace.leaves(fadeOut(pace.moves(Motion.FADE_OUT)) + shrinkVertically(pace.moves(Motion.SHEET))),
    ) { MoreRules(state) }
}

/** Deals what the sheet says. */
@Composable
internal fun DealButton(
    state: NewGameState,
    dealing: Boolean,
    onDeal: (NewGame) -> Unit,
) {
    val page = LocalPalette.current.page
    WideButton(
        words(if (dealing) Message.WinnableSearch else Message.Deal),
        ButtonColours(page.brand, page.onBrand),
        Modifier.fillMaxWidth().testTag("deal"),
        enabled = state.request != null && !dealing,
        height = 56.dp,
    ) { state.request?.let(onDeal) }
}

@Composable
private fun MoreRules(state: NewGameState) {
    val rules = state.ruleset
    Column(Modifier.padding(bottom = 8.dp)) {
        PartTitle(words(Message.Presets))
        Column(Modifier.selectableGroup()) {
            for ((preset, name, note) in Presets) {
                ChoiceRow(
                    words(name),
                    rules.preset == preset,
                    Modifier.testTag("preset-${preset.name}"),
                    words(note),
                ) { state.choose(rules.copy(preset = preset)) }
            }
        }
        Line()
        PartTitle(words(Message.Variants))
        SwitchRow(
            words(Message.VariantOpenPeaks),
            rules.openPeaks,
            Modifier.testTag("variant-open"),
            words(Message.VariantOpenPeaksNote),
        ) {
            state.choose(rules.copy(openPeaks = it))
        }
        SwitchRow(
            words(Message.VariantWildCards),
            rules.wildCards,
            Modifier.testTag("variant-wild"),
            words(Message.VariantWildCardsNote),
        ) {
            state.choose(rules.copy(wildCards = it))
        }
        SwitchRow(
            words(Message.VariantEmptyStart),
            rules.emptyStart,
            Modifier.testTag("variant-empty"),
            words(Message.VariantEmptyStartNote),
        ) {
            state.choose(rules.copy(emptyStart = it))
        }
    }
}

@Composable
private fun PartTitle(text: String) {
    Text(
        text,
        Modifier.padding(top = 10.dp, bottom = 2.dp).semantics { heading() },
        LocalPalette.current.page.textQuiet,
        style = Type.note.copy(fontWeight = FontWeight.SemiBold),
    )
}

private val Presets =
    listOf(
        Triple(Preset.STANDARD, Message.PresetStandard, Message.PresetStandardNote),
        Triple(Preset.CHAIN, Message.PresetChain, Message.PresetChainNote),
        Triple(Preset.RUNS, Message.PresetRuns, Message.PresetRunsNote),
        Triple(Preset.FREE_START, Message.PresetFreeStart, Message.PresetFreeStartNote),
        Triple(Preset.ORIGINAL, Message.PresetOriginal, Message.PresetOriginalNote),
    )
