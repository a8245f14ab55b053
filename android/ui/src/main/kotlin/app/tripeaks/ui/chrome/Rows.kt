package app.tripeaks.ui.chrome

import androidx.compose.foundation.background
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.selection.selectable
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.foundation.selection.toggleable
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.HorizontalDivider
import androidx.compose.material3.Icon
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.draw.shadow
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.layout.Layout
import androidx.compose.ui.layout.Measurable
import androidx.compose.ui.layout.MeasurePolicy
import androidx.compose.ui.layout.MeasureResult
import androidx.compose.ui.layout.MeasureScope
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Constraints
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.tripeaks.ui.motion.Motion
import app.tripeaks.ui.motion.eased
import app.tripeaks.ui.theme.LocalPalette
import app.tripeaks.ui.theme.Type

/** One of a few things to choose from. */
class Choice<T>(
    val value: T,
    val title: String,
    val note: String? = null,
)

/** A few choices, one of them taken: side by side, or where that would tear words apart one under the other. */
@Composable
internal fun <T> Segments(
    choices: List<Choice<T>>,
    chosen: T,
    label: String,
    modifier: Modifier = Modifier,
    onChoose: (T) -> Unit,
) {
    val page = LocalPalette.current.page
    Layout(
        content = {
            for (choice in choices) Segment(choice, choice.value == chosen) { onChoose(choice.value) }
        },
        modifier
            .fillMaxWidth()
            .background(page.sunken, RoundedCornerShape(18.dp))
            .padding(4.dp)
            .selectableGroup()
            .semantics { contentDescription = label },
        measurePolicy = SegmentsPolicy,
    )
}

private object SegmentsPolicy : MeasurePolicy {
    private val GAP = 4.dp

    /** A line a little too long is broken well enough; a longer one is better off with the whole width. */
    private const val TOO_LONG = 1.2f

    override fun MeasureScope.measure(
        measurables: List<Measurable>,
        constraints: Constraints,
    ): MeasureResult {
        val gap = GAP.roundToPx()
        val width = constraints.maxWidth
        val share = (width - gap * (measurables.size - 1)) / measurables.size
        val stacked =
            measurables.any {
                it.minIntrinsicWidth(Constraints.Infinity) > share ||
                    it.maxIntrinsicWidth(Constraints.Infinity) > share * TOO_LONG
            }
        val each = if (stacked) width else share
        val height = measurables.maxOf { it.minIntrinsicHeight(each) }
        val placeables = measurables.map { it.measure(Constraints(each, each, height)) }
        val (across, down) = if (stacked) 0 to height + gap else share + gap to 0
        return layout(width, height + down * (measurables.size - 1)) {
            placeables.forEachIndexed { i, placeable -> placeable.placeRelative(i * across, i * down) }
        }
    }
}

@Composable
private fun <T> Segment(
    choice: Choice<T>,
    selected: Boolean,
    onClick: () -> Unit,
) {
    val palette = LocalPalette.current
    val page = palette.page
    val taken = if (palette.dark) page.brandSoft else page.surface
    val strength = eased(if (selected) 1f else 0f, Motion.FADE_IN)
    val shape = RoundedCornerShape(14.dp)
    Column(
        Modifier
            .then(if (selected) Modifier.shadow(2.dp, shape) else Modifier)
            .clip(shape)
            .drawBehind { drawRect(taken, alpha = strength.value) }
            .selectable(selected, role = Role.RadioButton, onClick = onClick)
            .heightIn(min = 48.dp)
            .padding(6.dp, 8.dp),
        Arrangement.Center,
        Alignment.CenterHorizontally,
    ) {
        Text(
            choice.title,
            Modifier.fitWords(),
            if (selected) page.onBrandSoft else page.text,
            style = Type.heading,
            textAlign = TextAlign.Center,
        )
        choice.note?.let {
            Text(
                it,
                color = if (selected) page.onBrandSoft else page.textQuiet,
                style = Type.note,
                textAlign = TextAlign.Center,
            )
        }
    }
}

/** A switch with its name and perhaps a line of explanation; the whole row is the switch. */
@Composable
internal fun SwitchRow(
    title: String,
    checked: Boolean,
    modifier: Modifier = Modifier,
    note: String? = null,
    onChange: (Boolean) -> Unit,
) {
    TextRow(
        title,
        note,
        modifier.fillMaxWidth().toggleable(checked, role = Role.Switch, onValueChange = onChange),
    ) { Toggle(checked) }
}

/** A row that leads somewhere. */
@Composable
internal fun LinkRow(
    title: String,
    modifier: Modifier = Modifier,
    note: String? = null,
    icon: ImageVector? = null,
    trailing: ImageVector? = Icons.forward,
    onClick: () -> Unit,
) {
    val page = LocalPalette.current.page
    TextRow(title, note, modifier.fillMaxWidth().clickable(role = Role.Button, onClick = onClick), icon) {
        trailing?.let { Icon(it, null, Modifier.size(18.dp), page.textQuiet) }
    }
}

/** One of several choices, one under the other; the chosen one has a tick. */
@Composable
internal fun ChoiceRow(
    title: String,
    chosen: Boolean,
    modifier: Modifier = Modifier,
    note: String? = null,
    onChoose: () -> Unit,
) {
    val page = LocalPalette.current.page
    TextRow(
        title,
        note,
        modifier.fillMaxWidth().selectable(chosen, role = Role.RadioButton, onClick = onChoose),
        minHeight = 52.dp,
    ) {
        Icon(Icons.check, null, Modifier.size(20.dp), if (chosen) page.brand else Color.Transparent)
    }
}

/** What these rows have in common: perhaps an icon, a title, perhaps a note, and what stands at the end. */
@Composable
private fun TextRow(
    title: String,
    note: String?,
    modifier: Modifier,
    icon: ImageVector? = null,
    minHeight: Dp = 56.dp,
    end: @Composable () -> Unit,
) {
    val page = LocalPalette.current.page
    Row(
        modifier.heightIn(min = minHeight).padding(vertical = 8.dp),
        Arrangement.spacedBy(16.dp),
        Alignment.CenterVertically,
    ) {
        icon?.let { Icon(it, null, Modifier.size(22.dp), page.brand) }
        Column(Modifier.weight(1f)) {
            Text(title, color = page.text, style = Type.body)
            note?.let { Text(it, color = page.textQuiet, style = Type.note) }
        }
        end()
    }
}

@Composable
internal fun Line() = HorizontalDivider(color = LocalPalette.current.page.line)

/** A heading of a page's part. */
@Composable
internal fun Heading(
    text: String,
    modifier: Modifier = Modifier,
) {
    Text(
        text,
        modifier.padding(start = 4.dp, top = 20.dp, bottom = 8.dp).semantics { heading() },
        LocalPalette.current.page.text,
        style = Type.heading,
    )
}

/** A white card of a page with rows in it. */
@Composable
internal fun Group(
    modifier: Modifier = Modifier,
    content: @Composable ColumnScope.() -> Unit,
) {
    val page = LocalPalette.current.page
    Box(
        modifier
            .fillMaxWidth()
            .shadow(
                1.dp,
                RoundedCornerShape(20.dp),
            ).background(page.surface, RoundedCornerShape(20.dp)),
    ) {
        Column(Modifier.padding(18.dp, 6.dp), content = content)
    }
}
