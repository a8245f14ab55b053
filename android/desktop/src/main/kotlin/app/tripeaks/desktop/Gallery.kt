package app.tripeaks.desktop

import app.tripeaks.DOCUMENTED_WIN
import app.tripeaks.core.AnimationSpeed
import app.tripeaks.core.NewGame
import app.tripeaks.core.Settings
import app.tripeaks.core.Theme
import app.tripeaks.ui.state.Screen
import java.io.File

/** One picture of the gallery: a screen at a size, in a language, with settings, after some touches. */
class Exhibit(
    val name: String,
    val width: Int = 412,
    val height: Int = 915,
    val fontScale: Float = 1f,
    val locale: String = "zh-Hant",
    val settings: Settings.() -> Settings = { this },
    val scene: Showcase.() -> Unit = {},
)

private val AfterThreePlays: Showcase.() -> Unit = { listOf("r3c2", "r3c5", "r3c4").forEach(::play) }

private val Won: Showcase.() -> Unit = {
    deal("TP1-E-AAAAAAD")
    DOCUMENTED_WIN.split(' ').forEach(::play)
}

private val Stuck: Showcase.() -> Unit = {
    deal("TP1-C-AAAAAAB")
    while (app.play.view.canDraw) play("draw")
    repeat(28) {
        app.play.view.slots
            .firstOrNull { it.playable }
            ?.let { screen.touch(layout.slots[it.slot.toInt()]) }
    }
}

/** Deals played by nothing but the first card that fits, some of them to a win: a history to show. */
private fun Showcase.playForHistory(deals: Int) {
    for (deal in 0 until deals) {
        game.newGame(NewGame.Code("TP1-${if (deal % 6 == 5) 'C' else 'E'}-AAAAAA${'C' + deal}"))
        while (true) {
            val view = game.view()
            val card = view.slots.firstOrNull { it.playable }
            if (card != null) {
                game.tap(card.slot)
            } else if (view.canDraw) {
                game.draw()
            } else {
                break
            }
        }
    }
    game.newGame(NewGame.Code("TP1-E-AAAAAAB"))
    game.draw()
}

private fun page(screen: Screen): Showcase.() -> Unit =
    {
        Won()
        app.open(screen)
    }

private val History: Showcase.() -> Unit = {
    playForHistory(18)
    app.open(Screen.STATISTICS)
}

private val Sizes =
    listOf(320 to 480, 360 to 640, 412 to 915, 480 to 320, 640 to 360, 915 to 412, 700 to 680, 1280 to 800)

/** Every screen, at the sizes and in the ways that change it. */
val Exhibits: List<Exhibit> =
    Sizes.map { (width, height) -> Exhibit("board-${width}x$height", width, height, scene = AfterThreePlays) } +
        Sizes.map { (width, height) -> Exhibit("won-${width}x$height", width, height, scene = Won) } +
        Sizes.map { (width, height) -> Exhibit("stuck-${width}x$height", width, height, scene = Stuck) } +
        listOf(
            Exhibit("font-0.85", fontScale = 0.85f, scene = AfterThreePlays),
            Exhibit("font-2.0", fontScale = 2f, scene = AfterThreePlays),
            Exhibit("font-2.0-small", 320, 480, fontScale = 2f, scene = AfterThreePlays),
            Exhibit("font-2.0-sheet", 360, 640, fontScale = 2f, scene = { app.openNewGame() }),
            Exhibit("font-2.0-refused", 360, 640, fontScale = 2f, scene = { screen.touch(layout.slots[18]) }),
            Exhibit("font-2.0-stuck", 360, 640, fontScale = 2f, scene = Stuck),
            Exhibit("refused", scene = { screen.touch(layout.slots[18]) }),
            Exhibit("left-handed", 915, 412, settings = { copy(leftHanded = true) }, scene = AfterThreePlays),
            Exhibit("black", settings = { copy(theme = Theme.BLACK) }, scene = AfterThreePlays),
            Exhibit(
                "four-colours",
                settings = { copy(fourColours = true, largeRanks = true) },
                scene = AfterThreePlays,
            ),
            Exhibit("playable", settings = { copy(showPlayable = true) }),
            Exhibit("jokers-open", scene = { deal("TP1-E-AAAAAAB-JO") }),
            Exhibit("free-start", scene = { deal("TP1-E-AAAAAAB-F") }),
            Exhibit("right-to-left", locale = "ar", scene = { screen.touch(layout.slots[18]) }),
            Exhibit("right-to-left-menu", locale = "ar", scene = { app.openMenu() }),
            Exhibit("english", locale = "en", scene = { app.play.askHint() }),
            Exhibit("vietnamese", locale = "vi", scene = { app.openNewGame() }),
            Exhibit("sheet", scene = { app.openNewGame() }),
            Exhibit("sheet-more", scene = {
                app.openNewGame()
                app.newGame?.type("TP1-E-AAAAAAB-JO")
                app.newGame?.more = true
            }),
            Exhibit("sheet-small", 320, 480, fontScale = 2f, scene = { app.openNewGame() }),
            Exhibit("sheet-wrong-code", scene = {
                app.openNewGame()
                app.newGame?.type("TP1-E-AAAA1AB")
            }),
            Exhibit("sheet-landscape", 915, 412, scene = { app.openNewGame() }),
            Exhibit("sheet-dark", settings = { copy(theme = Theme.DARK) }, scene = { app.openNewGame() }),
            Exhibit("menu", scene = { app.openMenu() }),
            Exhibit("truth", scene = {
                Won()
                app.openTruth()
            }),
            Exhibit("settings", scene = page(Screen.SETTINGS)),
            Exhibit("statistics", scene = History),
            Exhibit("statistics-one", scene = page(Screen.STATISTICS)),
            Exhibit("statistics-none", scene = { app.open(Screen.STATISTICS) }),
            Exhibit("statistics-dark", settings = { copy(theme = Theme.DARK) }, scene = History),
            Exhibit("statistics-landscape", 915, 412, scene = History),
            Exhibit("rules", scene = page(Screen.RULES)),
            Exhibit("playback", scene = {
                deal("TP1-E-AAAAAAD")
                app.openPlayback()
                settle()
                repeat(12) { screen.touch(layout.hint) }
            }),
        )

/** Writes a picture of every screen to the folder named first, or only of those whose names begin with a further word. */
fun main(arguments: Array<String>) {
    val folder = File(arguments.firstOrNull() ?: "gallery").absoluteFile
    val wanted = arguments.drop(1)
    val shown = Exhibits.filter { wanted.isEmpty() || wanted.any(it.name::startsWith) }
    for (exhibit in shown) exhibit.show { it.picture(File(folder, "${exhibit.name}.png")) }
    val sheet = File(folder, "contact-sheet.png")
    contactSheet(shown.map { File(folder, "${it.name}.png") }, sheet)
    println("Pictures: $folder\nAll of them in one: $sheet")
}

/** Sets the screen up and shows it to [look]. */
fun <T> Exhibit.show(look: (OffScreen) -> T): T =
    inTemporaryFolder { home ->
        val still: Settings.() -> Settings = { settings().copy(animationSpeed = AnimationSpeed.OFF) }
        Showcase(home, locale, width, height, density = 1f, fontScale, still).use { show ->
            show.deal("TP1-E-AAAAAAB")
            show.scene()
            show.settle()
            look(show.screen)
        }
    }
