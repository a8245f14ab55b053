package app.tripeaks.desktop

import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.rules.TemporaryFolder

/** What a touch composes anew: what it has changed, and nothing else, however much moves. */
class RecompositionTest {
    @get:Rule
    val temporary = TemporaryFolder()

    private fun onBoard(test: Showcase.() -> Unit) =
        Showcase(temporary.newFolder(), "en", density = 1f).use { show ->
            show.deal("TP1-E-AAAAAAB")
            show.test()
        }

    private fun Showcase.of(move: String): Map<String, Int> =
        recompositions {
            play(move)
            settle()
        }

    @Test
    fun theCounterCounts() =
        onBoard {
            val dealt = recompositions { deal("TP1-E-AAAAAAD") }
            assertEquals("$dealt", 29, dealt["ActorCard"])
        }

    @Test
    fun aPlayComposesNoCardAnew() =
        onBoard {
            val counts = of("r3c2")
            assertEquals("$counts", 0, counts["ActorCard"] ?: 0)
            assertTrue("$counts", (counts["Place"] ?: 0) <= changedPlaces("r3c2"))
        }

    @Test
    fun aPlayComposesNothingThatStaysAsItIs() =
        onBoard {
            of("r3c2")
            val counts = of("r3c5")
            val still = listOf("ModeChip", "RoundButton", "StockCount", "ToolButton").filter { it in counts }
            assertEquals("$counts", emptyList<String>(), still)
        }

    /** Labels change for the card played, and for each that can be played now or no more, or is covered by one less. */
    private fun changedPlaces(move: String): Int {
        var changed = 0
        onBoard {
            val before = app.play.view
            play(move)
            changed =
                before.slots.zip(app.play.view.slots).count { (a, b) -> a.label != b.label } + WASTE_AND_STOCK
        }
        return changed
    }

    @Test
    fun aCardThatTurnsUpComposesNothing() =
        onBoard {
            listOf("r3c2", "r3c5").forEach { of(it) }
            val counts = of("r3c4")
            assertEquals("$counts", 0, counts["ActorCard"] ?: 0)
        }

    @Test
    fun aDrawComposesTheOneNewCard() =
        onBoard {
            val counts = of("draw")
            assertEquals("$counts", 1, counts["ActorCard"] ?: 0)
        }

    @Test
    fun framesOfMotionComposeNothing() =
        onBoard {
            play("r3c2")
            screen.frame()
            val counts = recompositions { repeat(12) { screen.frame() } }
            assertEquals("$counts", 0, counts.values.sum())
        }

    @Test
    fun aRefusalComposesNoCardAndNoPlace() =
        onBoard {
            val counts = of("r3c0")
            assertEquals("$counts", 0, (counts["ActorCard"] ?: 0) + (counts["Place"] ?: 0))
        }

    private companion object {
        const val WASTE_AND_STOCK = 2
    }
}
