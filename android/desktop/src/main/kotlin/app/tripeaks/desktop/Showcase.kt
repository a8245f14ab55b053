package app.tripeaks.desktop

import app.tripeaks.DOCUMENTED_WIN
import app.tripeaks.core.AnimationSpeed
import app.tripeaks.core.Game
import app.tripeaks.core.NewGame
import app.tripeaks.core.Settings
import app.tripeaks.core.View
import app.tripeaks.slotOf
import app.tripeaks.ui.TriPeaksApp
import app.tripeaks.ui.board.BoardLayout
import app.tripeaks.ui.board.boardLayout
import app.tripeaks.ui.state.AppModel
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import java.io.Closeable
import java.io.File
import java.time.LocalDate

/** The app off screen on a phone of [width] x [height] dp, over a game in [folder], its [settings] changed before it starts. */
class Showcase(
    folder: File,
    locale: String,
    val width: Int = 412,
    val height: Int = 915,
    density: Float = 1.5f,
    fontScale: Float = 1f,
    settings: Settings.() -> Settings = { this },
) : Closeable {
    val game: Game = Game.open(folder.path, locale).apply { setSettings(settings().settings()) }
    private val host = DesktopHost { DAY }
    val app = AppModel(game, CoroutineScope(Dispatchers.Unconfined), Dispatchers.Unconfined, host)
    private val settled = if (app.settings.animationSpeed == AnimationSpeed.OFF) SETTLED_STILL else SETTLED
    val screen = OffScreen(width, height, density, fontScale) { TriPeaksApp(app) }
    val layout: BoardLayout =
        boardLayout(width.toFloat(), height.toFloat(), fontScale, app.settings.leftHanded, app.rightToLeft)

    init {
        settle()
    }

    /** Lets every motion but the confetti end. */
    fun settle() = screen.pass(settled)

    /** Deals the cards of [code]. */
    fun deal(code: String) {
        app.deal(NewGame.Code(code))
        settle()
    }

    /** Carries out [move] by a touch, without waiting for its motion to end. Returns the view after it. */
    fun play(move: String): View {
        screen.touch(if (move == "draw") layout.stock else layout.slots[slotOf(move)])
        return app.play.view
    }

    override fun close() {
        screen.close()
        game.close()
    }

    companion object {
        /** Long enough for every motion but the confetti to have ended, in milliseconds. */
        const val SETTLED = 1800

        /** It is always the same day here, so that its pictures are the same every day. */
        private val DAY = LocalDate.of(2026, 11, 29)

        /** The same without motion of the cards: a sheet is there, a panel has come. */
        private const val SETTLED_STILL = 900
    }
}

/** Plays the documented deals through the real screen and writes pictures to [pictures]. Returns the last view. */
fun showcase(
    folder: File,
    pictures: File,
    locale: String = "zh-Hant",
): View =
    Showcase(folder, locale).use { show ->
        fun picture(name: String) = show.screen.picture(File(pictures, "$name.png"))
        show.deal("TP1-E-AAAAAAB")
        picture("start")
        show.play("r3c0")
        show.screen.pass(400)
        picture("refused")
        listOf("r3c2", "r3c5", "r3c4").forEach(show::play)
        show.screen.pass(Showcase.SETTLED)
        picture("turned-up")
        show.screen.touch(show.layout.newGame)
        show.screen.pass(Showcase.SETTLED)
        picture("new-game")
        show.app.back()
        show.deal("TP1-E-AAAAAAD")
        DOCUMENTED_WIN.split(' ').forEach { move ->
            show.play(move)
            show.screen.pass(60)
        }
        show.screen.pass(2600)
        picture("win")
        show.app.play.view
    }
