package app.tripeaks.ui.screen

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.IntrinsicSize
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.lazy.LazyListState
import androidx.compose.foundation.lazy.LazyRow
import androidx.compose.foundation.lazy.items
import androidx.compose.foundation.lazy.rememberLazyListState
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.runtime.withFrameNanos
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.draw.shadow
import androidx.compose.ui.platform.LocalClipboardManager
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import app.tripeaks.core.HistoryLine
import app.tripeaks.core.Message
import app.tripeaks.core.NewGame
import app.tripeaks.core.Ruleset
import app.tripeaks.core.ScopeTitle
import app.tripeaks.core.Tile
import app.tripeaks.ui.chrome.ButtonColours
import app.tripeaks.ui.chrome.Choice
import app.tripeaks.ui.chrome.FitText
import app.tripeaks.ui.chrome.Heading
import app.tripeaks.ui.chrome.Icons
import app.tripeaks.ui.chrome.Segments
import app.tripeaks.ui.chrome.WideButton
import app.tripeaks.ui.chrome.fitWords
import app.tripeaks.ui.state.AppModel
import app.tripeaks.ui.state.Host
import app.tripeaks.ui.state.Screen
import app.tripeaks.ui.state.StatisticsModel
import app.tripeaks.ui.state.shareOrCopy
import app.tripeaks.ui.state.words
import app.tripeaks.ui.theme.LocalPalette
import app.tripeaks.ui.theme.Type

/** Figures, the chart of the newest deals, the history with codes to play again, and the way in and out for all of it. */
@Composable
internal fun StatisticsPage(app: AppModel) {
    val model = app.statistics ?: return
    val view = model.view
    val list = rememberLazyListState()
    ShowNews(model, list)
    PageFrame(app, Screen.STATISTICS, words(Message.Statistics), list) {
        if (view == null) return@PageFrame
        item { Scopes(view.scopes, view.ruleset, model::choose) }
        if (view.statistics.deals == 0u) {
            item { NothingYet() }
        } else {
            item { Tiles(view.statistics.tiles) }
            item { Chart(view.statistics, Modifier.padding(top = 14.dp)) }
            item { Heading(words(Message.History)) }
            for (day in view.history) {
                item { DateLine(day.date) }
                items(day.lines) { line -> HistoryCard(line, app.host) { app.deal(NewGame.Code(line.code)) } }
            }
            if (view.hasMore) item { MoreButton(model::showMore) }
        }
        item { Transfer(model, Modifier.padding(top = 20.dp)) }
        model.report?.let { item { ReportLine(it) } }
    }
}

/** What came of an export or import stands at the end of the page: there the player is brought. */
@Composable
private fun ShowNews(
    model: StatisticsModel,
    list: LazyListState,
) {
    LaunchedEffect(model.hasNews) {
        if (!model.hasNews) return@LaunchedEffect
        // By the next frame the list has it, too.
        withFrameNanos {}
        list.animateScrollToItem(list.layoutInfo.totalItemsCount - 1)
        model.newsShown()
    }
}

@Composable
private fun NothingYet() {
    val page = LocalPalette.current.page
    Column(
        Modifier.fillMaxWidth().padding(vertical = 48.dp),
        Arrangement.spacedBy(16.dp),
        Alignment.CenterHorizontally,
    ) {
        Icon(Icons.chart, null, Modifier.size(48.dp), page.brand)
        Text(
            words(Message.StatisticsEmpty),
            Modifier.widthIn(max = 320.dp),
            page.textQuiet,
            style = Type.body,
            textAlign = TextAlign.Center,
        )
    }
}

@Composable
private fun MoreButton(onClick: () -> Unit) {
    val page = LocalPalette.current.page
    WideButton(
        words(Message.HistoryMore),
        ButtonColours(page.brandSoft, page.onBrandSoft),
        Modifier.fillMaxWidth().padding(top = 8.dp).testTag("history-more"),
        onClick = onClick,
    )
}

@Composable
private fun Scopes(
    scopes: List<ScopeTitle>,
    chosen: Ruleset?,
    onChoose: (Ruleset?) -> Unit,
) {
    if (scopes.size <= 3) {
        Segments(
            scopes.map {
                Choice(it.ruleset, it.title)
            },
            chosen,
            words(Message.Rules),
            Modifier.testTag("scopes"),
            onChoose,
        )
        return
    }
    val page = LocalPalette.current.page
    val row = rememberLazyListState(scopes.indexOfFirst { it.ruleset == chosen }.coerceAtLeast(0))
    LazyRow(Modifier.testTag("scopes").selectableGroup(), row, horizontalArrangement = Arrangement.spacedBy(8.dp)) {
        items(scopes) { scope ->
            val taken = scope.ruleset == chosen
            WideButton(
                scope.title,
                if (taken) ButtonColours(page.brand, page.onBrand) else ButtonColours(page.sunken, page.text),
                Modifier.semantics { selected = taken },
                height = 48.dp,
            ) { onChoose(scope.ruleset) }
        }
    }
}

@Composable
private fun Tiles(tiles: List<Tile>) {
    BoxWithConstraints(Modifier.padding(top = 14.dp)) {
        val inARow = if (maxWidth / LocalDensity.current.fontScale < ROOM_FOR_TILES) 1 else TILES_IN_A_ROW
        Column(verticalArrangement = Arrangement.spacedBy(10.dp)) {
            for (row in tiles.chunked(inARow)) {
                Row(Modifier.fillMaxWidth().height(IntrinsicSize.Max), Arrangement.spacedBy(10.dp)) {
                    for (tile in row) TileCard(tile, Modifier.weight(1f).fillMaxHeight())
                }
            }
        }
    }
}

private const val TILES_IN_A_ROW = 3

/** The least width, at type of normal size, for tiles side by side. */
private val ROOM_FOR_TILES = 240.dp

@Composable
private fun TileCard(
    tile: Tile,
    modifier: Modifier,
) {
    val page = LocalPalette.current.page
    Column(
        modifier
            .shadow(1.dp, RoundedCornerShape(18.dp))
            .background(page.surface, RoundedCornerShape(18.dp))
            .padding(12.dp, 12.dp)
            .testTag("tile")
            .semantics(mergeDescendants = true) {},
    ) {
        Text(tile.value, Modifier.fitWords(), page.text, style = Type.figure)
        Text(tile.label, Modifier.fitWords(), page.textQuiet, style = Type.note)
    }
}

@Composable
private fun DateLine(date: String) {
    Text(
        date,
        Modifier.padding(start = 4.dp, top = 10.dp, bottom = 3.dp).semantics { heading() }.testTag("history-date"),
        LocalPalette.current.page.textQuiet,
        style = Type.note,
    )
}

@Composable
private fun HistoryCard(
    line: HistoryLine,
    host: Host,
    onReplay: () -> Unit,
) {
    val page = LocalPalette.current.page
    val replay = words(Message.HistoryReplay)
    Row(
        Modifier
            .padding(vertical = 5.dp)
            .fillMaxWidth()
            .shadow(1.dp, RoundedCornerShape(18.dp))
            .background(page.surface, RoundedCornerShape(18.dp))
            .clip(RoundedCornerShape(18.dp))
            .clickable(onClickLabel = replay, role = Role.Button, onClick = onReplay)
            .heightIn(min = 64.dp)
            .testTag("history-${line.code}")
            .padding(start = 16.dp, top = 10.dp, bottom = 10.dp),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        val sign = if (line.won) Modifier.background(page.brand) else Modifier.border(2.dp, page.brand, CircleShape)
        Box(Modifier.size(10.dp).clip(CircleShape).then(sign))
        val score = line.score?.toString()
        val scoreBelow = LocalDensity.current.fontScale > LARGE_TYPE
        Column(Modifier.weight(1f).padding(horizontal = 12.dp)) {
            FitText(line.code, Type.code, page.text)
            Text(line.text, color = page.textQuiet, style = Type.note)
            if (scoreBelow && score != null) Text(score, color = page.text, style = Type.strong)
        }
        if (!scoreBelow && score != null) Text(score, color = page.text, style = Type.figure)
        ShareButton(line.code, host)
    }
}

/** In larger type a score has no room beside the words. */
private const val LARGE_TYPE = 1.4f

/** Shares [code], or where the machine has no such thing copies it and shows a tick. */
@Composable
private fun ShareButton(
    code: String,
    host: Host,
) {
    val page = LocalPalette.current.page
    val clipboard = LocalClipboardManager.current
    var copied by remember(code) { mutableStateOf(false) }
    IconButton(
        { copied = host.shareOrCopy(code, clipboard) },
        Modifier.size(48.dp).testTag("share-$code"),
    ) {
        val label = words(if (copied) Message.CodeCopied else Message.ShareCode)
        Icon(if (copied) Icons.check else Icons.share, label, Modifier.size(18.dp), page.textQuiet)
    }
}
