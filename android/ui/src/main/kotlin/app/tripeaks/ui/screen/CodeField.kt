package app.tripeaks.ui.screen

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.foundation.text.BasicTextField
import androidx.compose.foundation.text.KeyboardActions
import androidx.compose.foundation.text.KeyboardOptions
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.focus.onFocusChanged
import androidx.compose.ui.graphics.SolidColor
import androidx.compose.ui.platform.LocalClipboardManager
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.error
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.input.ImeAction
import androidx.compose.ui.text.input.KeyboardCapitalization
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.unit.dp
import app.tripeaks.core.Message
import app.tripeaks.ui.chrome.ButtonColours
import app.tripeaks.ui.chrome.Icons
import app.tripeaks.ui.chrome.WideButton
import app.tripeaks.ui.state.NewGameState
import app.tripeaks.ui.state.words
import app.tripeaks.ui.theme.LocalPalette
import app.tripeaks.ui.theme.Type

/** The code, with its paste button beside it, or where the code would have no room there below it. */
@Composable
internal fun CodeField(
    state: NewGameState,
    onSubmit: () -> Unit,
) {
    val page = LocalPalette.current.page
    Column(Modifier.padding(top = 18.dp)) {
        Text(words(Message.GameCode), Modifier.padding(start = 4.dp, bottom = 6.dp), page.textQuiet, style = Type.note)
        BoxWithConstraints {
            if (maxWidth / LocalDensity.current.fontScale < ROOM_FOR_BOTH) {
                Column(verticalArrangement = Arrangement.spacedBy(8.dp)) {
                    CodeFrame(state, onSubmit) {}
                    PasteButton(state, Modifier.fillMaxWidth())
                }
            } else {
                CodeFrame(state, onSubmit) { PasteButton(state, Modifier) }
            }
        }
        CodeNote(state)
    }
}

/** The width for a whole code and the buttons beside it, at type of normal size. */
private val ROOM_FOR_BOTH = 290.dp

/** Why there will be no deal by what is in the field, if so. */
private val NewGameState.wrong: String? get() = refusal ?: reading?.takeIf { it.code == null }?.text

@Composable
private fun CodeFrame(
    state: NewGameState,
    onSubmit: () -> Unit,
    end: @Composable () -> Unit,
) {
    val page = LocalPalette.current.page
    var focused by remember { mutableStateOf(false) }
    val edge =
        if (state.wrong != null) {
            page.error
        } else if (focused || state.reading != null) {
            page.brand
        } else {
            page.line
        }
    val shape = RoundedCornerShape(16.dp)
    Row(
        Modifier
            .fillMaxWidth()
            .background(page.surface, shape)
            .border(2.dp, edge, shape)
            .padding(start = 16.dp, top = 4.dp, end = 4.dp, bottom = 4.dp)
            .heightIn(min = 50.dp),
        Arrangement.spacedBy(2.dp),
        Alignment.CenterVertically,
    ) {
        CodeText(state, onSubmit, Modifier.weight(1f).onFocusChanged { focused = it.isFocused })
        if (state.text.isNotEmpty()) {
            IconButton({ state.type("") }, Modifier.size(48.dp).testTag("clear")) {
                Icon(Icons.close, words(Message.ClearCode), Modifier.size(18.dp), page.textQuiet)
            }
        }
        end()
    }
}

@Composable
private fun CodeText(
    state: NewGameState,
    onSubmit: () -> Unit,
    modifier: Modifier,
) {
    val page = LocalPalette.current.page
    val label = words(Message.GameCode)
    val wrong = state.wrong
    val measurer = rememberTextMeasurer()
    BoxWithConstraints(modifier) {
        // A whole code is to be seen at once, in smaller letters if need be.
        val needed = measurer.measure(state.text, Type.code, maxLines = 1, softWrap = false).size.width
        val smaller = (constraints.maxWidth / (needed + CURSOR)).coerceIn(SMALLEST, 1f)
        BasicTextField(
            state.text,
            state::type,
            Modifier.fillMaxWidth().testTag("code").semantics {
                contentDescription = label
                if (wrong != null) error(wrong)
            },
            textStyle =
                Type.code.copy(
                    color = page.text,
                    fontSize = Type.code.fontSize * smaller,
                    letterSpacing =
                        Type.code.letterSpacing * smaller,
                ),
            cursorBrush = SolidColor(page.brand),
            singleLine = true,
            keyboardOptions =
                KeyboardOptions(
                    KeyboardCapitalization.Characters,
                    autoCorrectEnabled = false,
                    imeAction = ImeAction.Go,
                ),
            keyboardActions = KeyboardActions { onSubmit() },
            decorationBox = { field -> Box(Modifier.heightIn(min = 50.dp), Alignment.CenterStart) { field() } },
        )
    }
}

/** The room for the cursor after the text, in pixels; and how small letters may get. */
private const val CURSOR = 4f
private const val SMALLEST = 0.6f

@Composable
private fun PasteButton(
    state: NewGameState,
    modifier: Modifier,
) {
    val page = LocalPalette.current.page
    val clipboard = LocalClipboardManager.current
    val nothing = words(Message.PasteNothing)
    WideButton(
        words(Message.Paste),
        ButtonColours(page.brandSoft, page.onBrandSoft),
        modifier.testTag("paste"),
        height = 48.dp,
    ) {
        val text = clipboard.getText()?.text
        if (text.isNullOrBlank()) state.refusal = nothing else state.type(text)
    }
}

/** What the text in the field comes to. */
@Composable
private fun CodeNote(state: NewGameState) {
    val page = LocalPalette.current.page
    val wrong = state.wrong
    val note = wrong ?: state.reading?.text
    Box(Modifier.heightIn(min = 30.dp).padding(start = 4.dp, top = 6.dp)) {
        // One element whatever it says: what changes is read, what comes new is not.
        Text(
            note ?: words(Message.RandomDeal),
            Modifier.testTag("code-note").semantics { liveRegion = LiveRegionMode.Polite },
            when {
                wrong != null -> page.error
                note != null -> page.good
                else -> page.textQuiet
            },
            style = Type.note,
        )
    }
}
