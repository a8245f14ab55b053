package app.tripeaks.desktop

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.test.SemanticsNodeInteraction
import androidx.compose.ui.test.assert
import androidx.compose.ui.test.assertContentDescriptionEquals
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertIsNotEnabled
import androidx.compose.ui.test.assertTextEquals
import androidx.compose.ui.test.hasAnyDescendant
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performSemanticsAction
import androidx.compose.ui.test.performTouchInput
import app.tripeaks.DOCUMENTED_WIN
import app.tripeaks.core.Face
import app.tripeaks.core.Game
import app.tripeaks.core.NewGame
import app.tripeaks.core.Status
import app.tripeaks.slotOf
import app.tripeaks.ui.motion.Motion
import app.tripeaks.ui.state.Cue
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test

/** The board under the finger. */
class BoardTest {
    @Test
    fun aRefusedTapSaysWhyAndGoesAwayByItself() =
        withApp(motion = 1f) {
            stopClock()
            play("r3c0")
            pass(500)
            tag("bubble").assertIsDisplayed().assertSays("點數必須大一級或小一級")
            assertEquals(0u, view.moves)
            assertEquals(listOf(Cue.REFUSE), cues)
            play("r2c0")
            pass(500)
            tag("bubble").assertSays("這張牌被擋住了")
            pass(Motion.BUBBLE_STAYS + 1000)
            settle()
            pass(1000)
            settle()
            tag("bubble").assertDoesNotExist()
            assertNull(app.play.bubble)
        }

    private fun SemanticsNodeInteraction.assertSays(text: String) =
        assert(hasText(text) or hasAnyDescendant(hasText(text)))

    @Test
    fun withoutExplanationsARefusedTapIsSilent() =
        withApp {
            app.change(app.settings.copy(explanations = false))
            play("r3c0")
            assertNull(app.play.bubble)
            tag("bubble").assertDoesNotExist()
            assertEquals(listOf(Cue.REFUSE), cues)
        }

    @Test
    fun threePlaysTurnASevenUpAndUndoTurnsItDownAgain() =
        withApp {
            play("r3c2", "r3c5")
            val covered = view.slots[13].label
            play("r3c4")
            assertEquals(3u, view.moves)
            assertEquals(23u, view.stockCount)
            tag("slot-13").assertContentDescriptionEquals(view.slots[13].label)
            assertTrue(view.slots[13].label, "7" in view.slots[13].label)
            assertEquals(listOf(Cue.PLAY, Cue.PLAY, Cue.PLAY, Cue.TURN_UP), cues)
            cues.clear()
            tag("undo").performClick()
            assertEquals(covered, view.slots[13].label)
            assertEquals(498u, view.score)
            assertEquals(emptyList<Cue>(), cues)
        }

    @Test
    fun undoHasNothingToDoAtTheStart() =
        withApp {
            tag("undo").assertIsNotEnabled()
            play("draw")
            assertEquals(22u, view.stockCount)
            tag("undo").performClick()
            assertEquals("undo is not felt", listOf(Cue.DRAW), cues)
            app.play.restart()
            settle()
            assertEquals("nor is a restart", listOf(Cue.DRAW), cues)
            assertEquals(23u, view.stockCount)
            tag("undo").assertIsNotEnabled()
        }

    @Test
    fun aTouchBesideAPlayableCardMeansIt() =
        withApp {
            val twoOfDiamonds = layout.slots[22]
            touch(Rect(Offset(twoOfDiamonds.center.x, twoOfDiamonds.bottom + 20f), 0.5f))
            assertEquals(1u, view.moves)
            assertTrue(view.slots[22].label, view.slots[22].coveredBy == 0.toUByte() && view.waste?.rank == 2.toUByte())
            touch(Rect(Offset(layout.slots[18].center.x, layout.slots[18].bottom + 30f), 0.5f))
            assertEquals(1u, view.moves)
        }

    @Test
    fun whereCardsOverlapATouchMeansTheUpperOne() =
        withApp {
            val king = layout.slots[20]
            val covered = layout.slots[11]
            val both = king.intersect(covered)
            assertTrue("$both", both.width > 4f && both.height > 4f)
            touch(both)
            assertEquals(Face.Empty, view.slots[20].face)
        }

    private fun AppUnderTest.left(tag: String) = tag(tag).fetchSemanticsNode().boundsInRoot.left

    @Test
    fun arabicMirrorsTheChromeAndNotTheTable() =
        withApp(locale = "ar") {
            assertTrue(left("menu") > left("new-game"))
            assertTrue(left("slot-18") < left("slot-27"))
            assertTrue(left("stock") < left("waste"))
        }

    @Test
    fun theLeftHandHasTheStockAndItsUndoAtTheOtherSide() =
        withApp {
            assertTrue(left("undo") < left("stock") && left("stock") < left("waste") && left("waste") < left("hint"))
            app.change(app.settings.copy(leftHanded = true))
            settle()
            assertTrue(left("undo") > left("stock") && left("stock") > left("waste") && left("waste") > left("hint"))
        }

    @Test
    fun twoFingersPlayTwoCards() =
        withApp {
            root().performTouchInput {
                down(0, layout.slots[20].center)
                down(1, layout.slots[23].center)
                up(0)
                up(1)
            }
            settle()
            assertEquals(2u, view.moves)
        }

    @Test
    fun aFingerThatSlidesAwayPlaysNothing() =
        withApp {
            root().performTouchInput {
                down(layout.slots[20].center)
                moveTo(Offset(layout.slots[20].center.x, layout.slots[20].bottom + 200f))
                up()
            }
            settle()
            assertEquals(0u, view.moves)
        }

    @Test
    fun anEmptyStockAndNoPlayIsStuckAndUndoLeadsOut() =
        withApp {
            repeat(23) { play("draw") }
            while (view.status == Status.PLAYING) {
                val playable =
                    view.slots
                        .first { it.playable }
                        .slot
                        .toInt()
                touch(layout.slots[playable])
            }
            assertEquals(Status.STUCK, view.status)
            tag("stuck").assertIsDisplayed()
            tag("stuck").assertSays("已無可走的步驟")
            assertEquals(Cue.STUCK, cues.last())
            tag("undo").performClick()
            settle()
            tag("stuck").assertDoesNotExist()
            assertEquals(Status.PLAYING, view.status)
        }

    @Test
    fun theGameCanBePlayedByAccessibilityActionsAlone() =
        withApp("TP1-E-AAAAAAD") {
            for (move in DOCUMENTED_WIN.split(' ')) {
                tag(
                    if (move ==
                        "draw"
                    ) {
                        "stock"
                    } else {
                        "slot-${slotOf(move)}"
                    },
                ).performSemanticsAction(SemanticsActions.OnClick)
            }
            settle()
            assertEquals(750u, view.score)
            assertEquals(3, cues.count { it == Cue.PEAK })
            assertEquals(listOf(Cue.WIN), cues.filter { it == Cue.WIN })
            tag("won").assertExists()
            tag("final").assertTextEquals("750")
        }

    @Test
    fun aRestoredGameIsNotFelt() =
        withApp(code = "", prepare = {
            Game.open(it.path, "en").use { game ->
                game.newGame(NewGame.Code("TP1-E-AAAAAAD"))
                for (move in DOCUMENTED_WIN.split(' ')) {
                    if (move == "draw") game.draw() else game.tap(slotOf(move).toUByte())
                }
            }
        }) {
            settle()
            assertEquals(Status.WON, view.status)
            tag("won").assertExists()
            assertEquals(emptyList<Cue>(), cues)
        }

    @Test
    fun noLabelTellsWhatLiesFaceDown() =
        withApp {
            for (slot in 0 until 18) {
                assertFalse(
                    view.slots[slot].label,
                    Regex("[黑紅方梅]").containsMatchIn(view.slots[slot].label),
                )
            }
        }

    @Test
    fun theNewDealCanBeTakenBackUntilItsFirstMove() =
        withApp {
            play("r3c2")
            deal("TP1-E-AAAAAAD")
            tag("take-back").performClick()
            settle()
            assertEquals("TP1-E-AAAAAAB", view.code)
            assertEquals(1u, view.moves)
            tag("take-back").assertDoesNotExist()
        }

    @Test
    fun theCodeIsShared() =
        withApp {
            tag("chip").performClick()
            assertTrue("$shared", "TP1-E-AAAAAAB" in shared.single())
        }
}
