package app.tripeaks.ui.screen

import androidx.compose.animation.AnimatedContent
import androidx.compose.animation.ContentTransform
import androidx.compose.animation.core.animateFloatAsState
import androidx.compose.animation.core.snap
import androidx.compose.animation.fadeIn
import androidx.compose.animation.fadeOut
import androidx.compose.animation.slideInVertically
import androidx.compose.animation.slideOutVertically
import androidx.compose.foundation.background
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.PaddingValues
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.WindowInsetsSides
import androidx.compose.foundation.layout.asPaddingValues
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.only
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.foundation.lazy.LazyColumn
import androidx.compose.foundation.lazy.LazyListScope
import androidx.compose.foundation.lazy.LazyListState
import androidx.compose.foundation.lazy.rememberLazyListState
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.material3.Icon
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.paneTitle
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.tripeaks.core.Message
import app.tripeaks.ui.chrome.Icons
import app.tripeaks.ui.chrome.fitWords
import app.tripeaks.ui.chrome.keepsKeys
import app.tripeaks.ui.chrome.reachable
import app.tripeaks.ui.motion.LocalPace
import app.tripeaks.ui.motion.Motion
import app.tripeaks.ui.motion.Pace
import app.tripeaks.ui.state.AppModel
import app.tripeaks.ui.state.Screen
import app.tripeaks.ui.state.words
import app.tripeaks.ui.theme.LocalPalette
import app.tripeaks.ui.theme.Type

/** The screens that stand before the board. */
@Composable
internal fun Pages(app: AppModel) {
    val pull = easedBackPull(app)
    val pace = LocalPace.current
    AnimatedContent(
        app.screen,
        Modifier
            .graphicsLayer {
                // A sheet over a page is pulled alone.
                val pulled = if (app.sheet == null) pull() else 0f
                scaleX = 1f - PULLED_SCALE * pulled
                scaleY = scaleX
                alpha = 1f - PULLED_FADE * pulled
            }.reachable(app.sheet == null),
        transitionSpec = { pace.turnsPages() },
    ) { screen ->
        when (screen) {
            Screen.SETTINGS -> SettingsPage(app)
            Screen.STATISTICS -> StatisticsPage(app)
            Screen.RULES -> RulesPage(app)
            Screen.PLAYBACK -> PlaybackScreen(app)
            null -> Box(Modifier)
        }
    }
}

private fun Pace.turnsPages() =
    ContentTransform(
        enters(
            fadeIn(moves(Motion.FADE_IN)) + slideInVertically(moves(Motion.SHEET, easing = Motion.Rise)) { it / 12 },
        ),
        leaves(fadeOut(moves(Motion.FADE_OUT)) + slideOutVertically(moves(Motion.FADE_OUT)) { it / 16 }),
        // Every page is as large as the window.
        sizeTransform = null,
    )

/** The page [screen]: its title with the way back, and what scrolls under it. The keyboard stays in it while it is in front. */
@Composable
internal fun PageFrame(
    app: AppModel,
    screen: Screen,
    title: String,
    list: LazyListState = rememberLazyListState(),
    content: LazyListScope.() -> Unit,
) {
    val page = LocalPalette.current.page
    val back = words(Message.Back)
    Column(
        Modifier
            .fillMaxSize()
            .background(page.page)
            .pointerInput(Unit) {}
            .windowInsetsPadding(WindowInsets.safeDrawing.only(WindowInsetsSides.Horizontal + WindowInsetsSides.Top))
            .keepsKeys(app.shows(screen))
            .testTag("page")
            .semantics { paneTitle = title },
        horizontalAlignment = Alignment.CenterHorizontally,
    ) {
        Row(
            Modifier.widthIn(max = WIDEST.dp).fillMaxWidth().padding(12.dp, 10.dp),
            Arrangement.spacedBy(4.dp),
            Alignment.CenterVertically,
        ) {
            Box(
                Modifier
                    .size(48.dp)
                    .clip(CircleShape)
                    .clickable(role = Role.Button) { app.back() }
                    .testTag("back")
                    .semantics { contentDescription = back },
                Alignment.Center,
            ) { Icon(Icons.back, null, Modifier.size(24.dp), page.text) }
            Text(title, Modifier.fitWords().semantics { heading() }, page.text, style = Type.title)
        }
        // It goes on under the system's bar, and its end can be scrolled out of there.
        val bar = WindowInsets.safeDrawing.asPaddingValues().calculateBottomPadding()
        LazyColumn(
            Modifier.widthIn(max = WIDEST.dp).fillMaxWidth().testTag("page-list"),
            list,
            contentPadding = PaddingValues(20.dp, 4.dp, 20.dp, 28.dp + bar),
            content = content,
        )
    }
}

private const val WIDEST = 640

/** What a back gesture takes of a page before it is let go. */
private const val PULLED_SCALE = 0.1f
private const val PULLED_FADE = 0.25f

/** How far a back gesture has gone, to be read where it is drawn; back to nothing it goes by itself. */
@Composable
internal fun easedBackPull(app: AppModel): () -> Float {
    val pull = app.backPull
    val eased = animateFloatAsState(pull, if (pull > 0f) snap() else LocalPace.current.moves(Motion.FADE_OUT))
    return { eased.value }
}
