package app.tripeaks.ui.screen

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.lazy.LazyListScope
import androidx.compose.foundation.lazy.items
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.shadow
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.unit.dp
import app.tripeaks.core.LessonPicture
import app.tripeaks.core.Message
import app.tripeaks.ui.boardStyle
import app.tripeaks.ui.card.FaceStyle
import app.tripeaks.ui.chrome.Group
import app.tripeaks.ui.chrome.Heading
import app.tripeaks.ui.state.AppModel
import app.tripeaks.ui.state.Screen
import app.tripeaks.ui.state.words
import app.tripeaks.ui.theme.LocalPalette
import app.tripeaks.ui.theme.Type

private val Goal = Message.RulesGoalTitle to listOf(Message.RulesGoal)

private val Parts =
    listOf(
        Message.RulesEndTitle to listOf(Message.RulesEnd),
        Message.RulesScoreTitle to listOf(Message.RulesScore),
        Message.RulesDifferencesTitle to
            listOf(Message.RulesDifferenceKings, Message.RulesDifferenceDraw, Message.RulesDifferenceScore),
        Message.RulesRowsTitle to listOf(Message.RulesRows),
        Message.RulesTipsTitle to
            listOf(
                Message.TipLookAhead,
                Message.TipTurnUp,
                Message.TipDrawLate,
                Message.TipZigzag,
                Message.TipPeakTop,
                Message.TipFreeDraw,
            ),
        Message.RulesMoreTitle to listOf(Message.RulesCodes, Message.RulesUndo),
        Message.RulesKeysTitle to listOf(Message.RulesKeys),
        Message.RulesOriginTitle to listOf(Message.RulesOrigin),
    )

/** How the game is played, in the app's own words. */
@Composable
internal fun RulesPage(app: AppModel) {
    val face = app.boardStyle().face
    PageFrame(app, Screen.RULES, words(Message.HowToPlay)) {
        part(Goal)
        if (app.lesson.isNotEmpty()) item { Heading(words(Message.RulesPicturesTitle)) }
        items(app.lesson) { picture -> Lesson(picture, face) }
        Parts.forEach(::part)
    }
}

private fun LazyListScope.part(part: Pair<Message, List<Message>>) {
    val (title, texts) = part
    item { Heading(words(title)) }
    item {
        Group {
            Column(Modifier.padding(vertical = 10.dp), Arrangement.spacedBy(12.dp)) {
                for (text in texts) Text(words(text), color = LocalPalette.current.page.text, style = Type.body)
            }
        }
    }
}

/** A picture of the documented deal with what is to be seen in it. */
@Composable
private fun Lesson(
    picture: LessonPicture,
    face: FaceStyle,
) {
    val page = LocalPalette.current.page
    val shape = RoundedCornerShape(20.dp)
    Column(
        Modifier
            .padding(bottom = 12.dp)
            .fillMaxWidth()
            .shadow(1.dp, shape)
            .background(page.surface, shape)
            .padding(8.dp)
            .testTag("lesson"),
    ) {
        LessonTable(picture, face)
        Text(picture.text, Modifier.padding(10.dp, 12.dp), page.text, style = Type.body)
    }
}
