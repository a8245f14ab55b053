package app.tripeaks.ui.chrome

import androidx.compose.foundation.focusGroup
import androidx.compose.foundation.focusable
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.remember
import androidx.compose.ui.ExperimentalComposeUiApi
import androidx.compose.ui.Modifier
import androidx.compose.ui.focus.FocusRequester
import androidx.compose.ui.focus.focusProperties
import androidx.compose.ui.focus.focusRequester
import androidx.compose.ui.semantics.clearAndSetSemantics

/** What lies behind something is not [within] the reach of keyboard and screen reader. */
@OptIn(ExperimentalComposeUiApi::class)
internal fun Modifier.reachable(within: Boolean): Modifier =
    focusProperties { enter = { if (within) FocusRequester.Default else FocusRequester.Cancel } }
        .focusGroup()
        .then(if (within) Modifier else Modifier.clearAndSetSemantics {})

/** What comes to stand [inFront] takes the keyboard, and keeps it while it stands there. */
@OptIn(ExperimentalComposeUiApi::class)
@Composable
internal fun Modifier.keepsKeys(inFront: Boolean): Modifier {
    val focus = remember { FocusRequester() }
    LaunchedEffect(inFront) { if (inFront) focus.requestFocus() }
    return focusRequester(focus)
        .focusProperties { exit = { if (inFront) FocusRequester.Cancel else FocusRequester.Default } }
        .focusable()
}
