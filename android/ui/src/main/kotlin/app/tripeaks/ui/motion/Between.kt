package app.tripeaks.ui.motion

import app.tripeaks.core.Event
import app.tripeaks.core.View
import app.tripeaks.ui.state.card
import app.tripeaks.ui.state.isEmpty
import app.tripeaks.ui.state.isFaceUp

/** What is to be seen between two views that are one move apart, whichever comes first. */
internal fun eventsBetween(
    before: View,
    after: View,
): List<Event> {
    val pairs = before.slots.zip(after.slots)
    val turnedDown =
        pairs
            .filter { (a, b) -> a.isFaceUp && !b.isFaceUp && !b.isEmpty }
            .map { (_, b) -> b.slot.toByte() }
            .toByteArray()
    return pairs.mapNotNull { (a, b) ->
        val back = b.card
        val gone = after.waste
        when {
            !a.isEmpty && b.isEmpty && gone != null -> Event.Played(a.slot, gone, after.run)
            a.isEmpty && back != null -> Event.UndonePlay(b.slot, back, turnedDown)
            else -> null
        }
    } +
        pairs.mapNotNull { (a, b) ->
            b.card?.takeIf { !a.isFaceUp && !a.isEmpty }?.let { Event.TurnedUp(b.slot, it) }
        } +
        listOfNotNull(
            after.waste?.takeIf { after.stockCount < before.stockCount }?.let { Event.Drawn(it) },
            Event.UndoneDraw.takeIf { after.stockCount > before.stockCount },
        )
}
