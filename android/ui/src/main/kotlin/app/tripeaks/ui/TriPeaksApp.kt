package app.tripeaks.ui

import androidx.compose.foundation.isSystemInDarkTheme
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.input.key.KeyEventType
import androidx.compose.ui.input.key.key
import androidx.compose.ui.input.key.onPreviewKeyEvent
import androidx.compose.ui.input.key.type
import androidx.compose.ui.input.pointer.PointerEventPass
import androidx.compose.ui.input.pointer.PointerEventType
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.platform.ClipboardManager
import androidx.compose.ui.platform.LocalClipboardManager
import androidx.compose.ui.platform.LocalLayoutDirection
import androidx.compose.ui.platform.LocalWindowInfo
import androidx.compose.ui.unit.LayoutDirection
import app.tripeaks.core.Theme
import app.tripeaks.ui.board.Announcer
import app.tripeaks.ui.board.BoardActions
import app.tripeaks.ui.board.BoardStyle
import app.tripeaks.ui.board.HeldKeys
import app.tripeaks.ui.board.LocalHeldKeys
import app.tripeaks.ui.board.OwnKeys
import app.tripeaks.ui.board.WonActions
import app.tripeaks.ui.card.FaceStyle
import app.tripeaks.ui.chrome.LocalKeysInUse
import app.tripeaks.ui.chrome.reachable
import app.tripeaks.ui.motion.LocalPace
import app.tripeaks.ui.motion.Pace
import app.tripeaks.ui.screen.BoardScreen
import app.tripeaks.ui.screen.Pages
import app.tripeaks.ui.screen.Sheets
import app.tripeaks.ui.state.AppModel
import app.tripeaks.ui.state.LocalWords
import app.tripeaks.ui.state.shareDeal
import app.tripeaks.ui.theme.BlackPalette
import app.tripeaks.ui.theme.DarkPalette
import app.tripeaks.ui.theme.LightPalette
import app.tripeaks.ui.theme.TriPeaksTheme

/** The whole app, in whatever window it is put. */
@Composable
fun TriPeaksApp(app: AppModel) {
    val direction = if (app.rightToLeft) LayoutDirection.Rtl else LayoutDirection.Ltr
    val keys = remember { mutableStateOf(false) }
    val held = remember { HeldKeys() }
    // Of a key that is let go while another window is in front nothing is heard here.
    val inFront = LocalWindowInfo.current.isWindowFocused
    LaunchedEffect(inFront) { held.letGo() }
    CompositionLocalProvider(
        LocalWords provides app.words,
        LocalLayoutDirection provides direction,
        LocalKeysInUse provides keys,
        LocalHeldKeys provides held,
        LocalPace provides Pace(app.ownPace),
    ) {
        TriPeaksTheme(paletteFor(app.settings.theme)) {
            val clipboard = LocalClipboardManager.current
            val actions = remember(app, clipboard) { app.boardActions(clipboard) }
            val won = remember(app, clipboard) { app.wonActions(clipboard) }
            val covered = app.sheet != null || app.screen != null
            Box(
                Modifier.fillMaxSize().onTouch { keys.value = false }.onPreviewKeyEvent {
                    held.see(it)
                    if (it.key in OwnKeys) keys.value = true
                    it.type == KeyEventType.KeyDown && it.key == Key.Escape && !held.repeats && app.back()
                },
            ) {
                Box(Modifier.reachable(!covered)) {
                    BoardScreen(app, app.boardStyle(), active = !covered, actions, won)
                }
                Pages(app)
                Sheets(app)
                Announcer(app.play)
            }
        }
    }
}

/** Sees each touch before all else does, and leaves it to them. */
private fun Modifier.onTouch(touched: () -> Unit) =
    pointerInput(Unit) {
        awaitPointerEventScope {
            while (true) if (awaitPointerEvent(PointerEventPass.Initial).type == PointerEventType.Press) touched()
        }
    }

/** The colours of [theme], as the system is set now. */
@Composable
fun paletteFor(theme: Theme) =
    when (theme) {
        Theme.SYSTEM -> if (isSystemInDarkTheme()) DarkPalette else LightPalette
        Theme.LIGHT -> LightPalette
        Theme.DARK -> DarkPalette
        Theme.BLACK -> BlackPalette
    }

internal fun AppModel.boardStyle() =
    BoardStyle(
        face = FaceStyle(fourColours = settings.fourColours, largeRanks = settings.largeRanks),
        leftHanded = settings.leftHanded,
        showPlayable = settings.showPlayable,
        pace = pace,
    )

private fun AppModel.boardActions(clipboard: ClipboardManager) =
    BoardActions(
        menu = ::openMenu,
        newGame = ::openNewGame,
        share = { shareDeal(clipboard) },
        undo = { play.undo() },
        hint = { play.askHint() },
    )

private fun AppModel.wonActions(clipboard: ClipboardManager) =
    WonActions(
        nextDeal = ::nextDeal,
        restart = { play.restart() },
        share = { shareDeal(clipboard) },
    )
