package app.tripeaks

import app.tripeaks.core.Game
import app.tripeaks.core.GameException
import app.tripeaks.core.Message
import app.tripeaks.core.NewGame
import app.tripeaks.core.languages
import java.io.File

/**
 * Played on what R8 has left of the app's classes, by build-tools/shrink.groovy, in the folder named first: every kind of
 * thing that goes over the border to the core, both ways.
 */
fun main(arguments: Array<String>) {
    val folder = File(arguments.single())
    val settings =
        Game.open(folder.path, "en").use { game ->
            check(languages().size == 15)
            check('1' in game.text(Message.Version("1")))
            refuse(game)
            play(game)
            val chosen = game.settings().copy(language = "vi")
            game.setSettings(chosen)
            check(game.statistics(game.view().ruleset).deals == 1u)
            game.importStatistics(game.exportStatistics())
            game.flush()
            chosen
        }
    Game.open(folder.path, "en").use { game ->
        val view = game.view()
        check(game.settings() == settings)
        check(view.code == "TP1-E-AAAAAAD")
        println("${view.score} points")
    }
}

private fun refuse(game: Game) {
    try {
        game.newGame(NewGame.Code("nonsense"))
        error("nonsense was dealt")
    } catch (refused: GameException.Code) {
        check(refused.text.isNotEmpty())
    }
    game.newGame(NewGame.Code("TP1-E-AAAAAAD"))
    val outcome = game.tap(slotOf("r0c0").toUByte())
    check(outcome.rejection?.text?.isNotEmpty() == true)
}

private fun play(game: Game) {
    check(game.hint().chance != null)
    check(game.draw().events.isNotEmpty())
    check(game.undo().rejection == null)
    for (move in DOCUMENTED_WIN.split(' ')) {
        val outcome = if (move == "draw") game.draw() else game.tap(slotOf(move).toUByte())
        check(outcome.rejection == null)
    }
    check(game.analysis(game.view().code).toString().isNotEmpty())
    check(game.playback(game.view().code).isNotEmpty())
}
