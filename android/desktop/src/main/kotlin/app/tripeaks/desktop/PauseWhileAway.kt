package app.tripeaks.desktop

import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.snapshotFlow
import androidx.compose.ui.platform.LocalWindowInfo
import app.tripeaks.ui.state.AppModel
import kotlinx.coroutines.flow.drop

/** A window in the background, or closed, is an app that the player has left. */
@Composable
fun PauseWhileAway(app: AppModel?) {
    if (app == null) return
    val window = LocalWindowInfo.current
    LaunchedEffect(app, window) {
        snapshotFlow { window.isWindowFocused }.drop(1).collect { here -> if (here) app.resume() else app.pause() }
    }
    DisposableEffect(app) { onDispose(app::pause) }
}
