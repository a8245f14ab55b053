package app.tripeaks.desktop

import androidx.compose.ui.geometry.Rect
import app.tripeaks.ui.board.BoardLayout
import app.tripeaks.ui.board.boardLayout
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test

/** Everything has its place at every size, in every type size, for either hand, in either reading direction. */
class GeometryTest {
    private val sizes =
        listOf(
            320 to 480,
            360 to 640,
            412 to 915,
            480 to 320,
            640 to 360,
            915 to 412,
            700 to 680,
            600 to 960,
            800 to 1280,
            1280 to 800,
        )

    private fun everyLayout(check: (String, BoardLayout) -> Unit) {
        for ((width, height) in sizes) {
            for (font in listOf(0.85f, 1f, 1.3f, 2f)) {
                for (left in listOf(false, true)) {
                    for (rtl in listOf(false, true)) {
                        val layout = boardLayout(width.toFloat(), height.toFloat(), font, left, rtl)
                        check("$width x $height, type $font, left hand $left, right to left $rtl", layout)
                    }
                }
            }
        }
    }

    private fun BoardLayout.parts(): Map<String, Rect> =
        slots.mapIndexed { i, rect -> "slot $i" to rect }.toMap() +
            mapOf(
                "stock" to stock,
                "waste" to waste,
                "menu" to menu,
                "new game" to newGame,
                "score" to score,
                "chip" to chip,
                "undo" to undo,
                "hint" to hint,
                "stock label" to stockLabel,
            )

    @Test
    fun noSlipBesideUndoEndsADeal() =
        everyLayout { where, layout ->
            for (other in listOf(layout.newGame, layout.menu)) {
                assertFalse("$where: $other", layout.undo.inflate(LEAST_APART).overlaps(other))
            }
        }

    @Test
    fun noWindowIsTooLowToBeLaidOut() {
        for (width in listOf(320, 412, 640, 915)) {
            for (height in 100..320 step 20) {
                for ((name, rect) in boardLayout(width.toFloat(), height.toFloat()).parts()) {
                    assertTrue("$width x $height: $name $rect", rect.width > 0 && rect.height > 0)
                }
            }
        }
    }

    @Test
    fun everythingIsOnTheScreen() =
        everyLayout { where, layout ->
            val screen = Rect(-0.01f, -0.01f, layout.size.width + 0.01f, layout.size.height + 0.01f)
            for ((name, rect) in layout.parts() + mapOf("bubble" to layout.bubble, "panel" to layout.panel)) {
                assertTrue("$where: $name $rect", rect.left >= screen.left && rect.right <= screen.right)
                assertTrue("$where: $name $rect", rect.top >= screen.top && rect.bottom <= screen.bottom)
                assertTrue("$where: $name is empty", rect.width > 0 && rect.height > 0)
            }
        }

    @Test
    fun nothingLiesOnAnythingElse() =
        everyLayout { where, layout ->
            val parts = layout.parts().toList()
            for ((i, first) in parts.withIndex()) {
                for (second in parts.drop(i + 1)) {
                    val bothCards = first.first.startsWith("slot") && second.first.startsWith("slot")
                    if (!bothCards) {
                        assertFalse(
                            "$where: ${first.first} and ${second.first}",
                            first.second.deflate(0.1f).overlaps(second.second),
                        )
                    }
                }
            }
        }

    @Test
    fun cardsOverlapTheirCoverersAndNoOthers() =
        everyLayout { where, layout ->
            for (slot in 0 until 28) {
                val covering = coverers(slot)
                for (other in slot + 1 until 28) {
                    val overlaps = layout.slots[slot].deflate(0.1f).overlaps(layout.slots[other])
                    // Rows pushed together reach under the row after the next, but never into a neighbour of their own row.
                    if (rowOf(other) == rowOf(slot)) assertFalse("$where: $slot and $other", overlaps)
                    if (rowOf(other) ==
                        rowOf(slot) + 1
                    ) {
                        assertEquals("$where: $slot and $other", other in covering, overlaps)
                    }
                }
            }
        }

    @Test
    fun ranksStayReadable() =
        everyLayout { where, layout ->
            assertTrue(
                "$where: cards are ${layout.slots[0].width} wide",
                layout.slots[0].width >= if (layout.sideways) 25f else 28f,
            )
            if (!layout.sideways) assertTrue("$where: piles are ${layout.stock.width} wide", layout.stock.width >= 72f)
            // What the next row leaves of a card has to show its rank.
            val step = layout.slots[3].top - layout.slots[0].top
            assertTrue("$where: rows are $step apart", step >= layout.slots[0].width * 0.7f)
        }

    @Test
    fun controlsAreLargeEnoughToTouch() =
        everyLayout { where, layout ->
            for ((name, rect) in layout.parts().filterKeys {
                it in
                    setOf("menu", "new game", "chip", "undo", "hint", "stock")
            }) {
                assertTrue("$where: $name $rect", rect.width >= 47.9f && rect.height >= 47.9f)
            }
        }

    @Test
    fun thePeaksAreNeverMirrored() {
        for ((width, height) in sizes) {
            val here = boardLayout(width.toFloat(), height.toFloat())
            val there = boardLayout(width.toFloat(), height.toFloat(), rtl = true)
            assertEquals(here.slots, there.slots)
            assertEquals(here.stock, there.stock)
            assertEquals(here.menu, there.newGame)
        }
    }

    @Test
    fun aLeftHandHasThePilesAndTheirButtonsMirrored() {
        for ((width, height) in sizes) {
            val right = boardLayout(width.toFloat(), height.toFloat())
            val left = boardLayout(width.toFloat(), height.toFloat(), leftHanded = true)
            val places = listOf(BoardLayout::stock, BoardLayout::waste, BoardLayout::undo, BoardLayout::hint)
            for (place in places) {
                val (here, there) = place(right) to place(left)
                val where = "$width x $height: ${place.name} $here, for a left hand $there"
                assertEquals(where, width - here.center.x, there.center.x, 1f)
                assertEquals(where, here.center.y, there.center.y, 1f)
            }
        }
    }

    @Test
    fun aLandscapeScreenHasItsPilesAtTheSide() {
        val right = boardLayout(915f, 412f)
        assertTrue(right.sideways)
        assertTrue(right.slots.all { it.right <= right.stock.left })
        val left = boardLayout(915f, 412f, leftHanded = true)
        assertTrue(left.slots.all { it.left >= left.waste.right })
        assertFalse(boardLayout(412f, 915f).sideways)
    }

    private fun rowOf(slot: Int) =
        when {
            slot < 3 -> 0
            slot < 9 -> 1
            slot < 18 -> 2
            else -> 3
        }

    private fun coverers(slot: Int): Set<Int> =
        when (rowOf(slot)) {
            0 -> setOf(3 + 2 * slot, 4 + 2 * slot)
            1 -> (slot - 3).let { c -> setOf(9 + 3 * (c / 2) + c % 2, 10 + 3 * (c / 2) + c % 2) }
            2 -> setOf(slot + 9, slot + 10)
            else -> emptySet()
        }

    private companion object {
        /** Half a finger. */
        const val LEAST_APART = 24f
    }
}
