package app.tripeaks.ui.motion

import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableFloatStateOf
import androidx.compose.runtime.mutableStateListOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.runtime.withFrameNanos
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import app.tripeaks.core.Card
import app.tripeaks.core.Event
import app.tripeaks.core.Outcome
import app.tripeaks.core.Rejection
import app.tripeaks.core.RejectionReason
import app.tripeaks.core.View
import app.tripeaks.ui.board.BoardLayout
import app.tripeaks.ui.state.card
import app.tripeaks.ui.state.isEmpty
import app.tripeaks.ui.state.isFaceUp
import kotlinx.coroutines.channels.Channel

/**
 * Brings the screen from the view before to the view after. The game has already moved when [accept] is called; a card
 * that is still under way turns to its new place from wherever it is, so any number of touches in any number of frames
 * ends in the picture of the last view. Time is the frame clock's, so a test decides how fast it passes.
 */
@Stable
class Stage(
    view: View,
) {
    /** Every card on the screen, in the order of their making. */
    val actors = mutableStateListOf<Actor>()

    /** Sparks and confetti that are still to be seen. */
    val sparkles = mutableStateListOf<Sparkle>()

    /** Pixels to the side, of a stock that refuses to be drawn from. */
    var stockShake by mutableFloatStateOf(0f)
        private set

    /** Milliseconds of the frame clock, as long as anything moves. */
    var time by mutableFloatStateOf(0f)
        private set

    /** True while a frame changes something. */
    var busy by mutableStateOf(false)
        private set

    /** Multiplies every duration: 0 leaves the motion out. */
    var pace = 1f

    private var layout: BoardLayout? = null

    /** What is shown, or on its way. */
    var view = view
        private set

    private val inPeaks = arrayOfNulls<Actor>(view.slots.size)
    private val onWaste = ArrayDeque<Actor>()
    private val wake = Channel<Unit>(Channel.CONFLATED)
    private var stockShakeStart = Float.NaN
    private var made = 0
    private var flights = 1
    private var origin = Long.MIN_VALUE

    /** Sets the pixels' layout. A changed one moves every card at once: the screen itself has changed. */
    fun place(next: BoardLayout) {
        if (next == layout) return
        layout = next
        snap()
    }

    /** Shows [outcome], which the game has already carried out. */
    fun accept(outcome: Outcome) {
        outcome.rejection?.let(::refuse)
        go(outcome.view, outcome.events)
    }

    /** Goes to [next] by what happened on the way there. */
    fun go(
        next: View,
        events: List<Event>,
    ) {
        view = next
        if (layout == null) return
        if (events.any { it is Event.Dealt }) {
            deal()
        } else {
            events.forEach(::play)
            settle()
        }
        if (pace <= 0f) snap() else stir()
    }

    /** Shows [next] as it is, without a way there: after a restore, or where nothing is to move. */
    fun show(next: View) {
        view = next
        snap()
    }

    /** Runs for as long as the screen is there. */
    suspend fun run() {
        while (true) {
            if (!busy) wake.receive()
            withFrameNanos { now ->
                if (origin == Long.MIN_VALUE) origin = now - (time * 1e6f).toLong()
                advance((now - origin) / 1e6f)
            }
            if (!busy) origin = Long.MIN_VALUE
        }
    }

    private fun stir() {
        busy = true
        wake.trySend(Unit)
    }

    private fun advance(now: Float) {
        time = now
        for (actor in actors.toList()) {
            if (!actor.moves) continue
            if (actor.travel(now, rest(actor)) && actor.leaves) {
                actors.remove(actor)
                continue
            }
            if (actor.turnOver(now, Motion.TURN * pace) && !actor.faceUp) actor.card = null
            actor.shakeAt(now, Motion.SHAKE * pace)
            if (actor.way == null) actor.height = restHeight(actor)
        }
        shakeStock(now)
        sparkles.removeAll { now > it.start + it.duration }
        dropBuried()
        busy = actors.any { it.moves } || sparkles.isNotEmpty() || !stockShakeStart.isNaN()
    }

    private fun play(event: Event) {
        when (event) {
            is Event.Played -> {
                val actor =
                    inPeaks[event.slot.toInt()] ?: make(restAt(Place.Peak(event.slot.toInt()), true), event.card)
                inPeaks[event.slot.toInt()] = null
                actor.card = event.card
                onWaste.addLast(actor)
                send(actor, Place.Waste, faceUp = true, Motion.FLIGHT)
            }

            is Event.TurnedUp -> {
                val actor = inPeaks[event.slot.toInt()] ?: return
                actor.card = event.card
                turn(actor, faceUp = true, wait = Motion.TURN_WAIT)
            }

            is Event.Drawn -> {
                val actor = make(restAt(Place.Stock, false), event.card)
                onWaste.addLast(actor)
                send(actor, Place.Waste, faceUp = true, Motion.DRAW, turns = true, arc = 0.12f)
            }

            is Event.UndonePlay -> {
                val actor = onWaste.removeLastOrNull() ?: make(restAt(Place.Waste, true), event.card)
                actor.card = event.card
                inPeaks[event.slot.toInt()] = actor
                send(actor, Place.Peak(event.slot.toInt()), faceUp = true, Motion.FLIGHT)
                event.turnedDown.forEach { slot -> inPeaks[slot.toInt()]?.let { turn(it, faceUp = false, wait = 0) } }
            }

            is Event.UndoneDraw -> {
                val actor = onWaste.removeLastOrNull() ?: return
                actor.leaves = true
                send(actor, Place.Stock, faceUp = false, Motion.DRAW, turns = true, arc = 0.12f)
            }

            is Event.PeakCleared -> {
                val top = layout?.slots?.getOrNull(event.peak.peak.ordinal) ?: return
                sparkles +=
                    Sparkle.burst(top.center, top.width, time, Motion.BURST * pace, seed = event.peak.peak.ordinal)
            }

            is Event.Won -> {
                val size = layout?.size ?: return
                sparkles += Sparkle.confetti(size, time + Motion.WIN_WAIT * pace, Motion.CONFETTI * pace)
            }

            else -> {}
        }
    }

    private fun refuse(refusal: Rejection) {
        refusal.slot?.let { inPeaks.getOrNull(it.toInt())?.shakeStart = time }
        if (refusal.reason == RejectionReason.STOCK_EMPTY ||
            refusal.reason == RejectionReason.MUST_PLAY
        ) {
            stockShakeStart = time
        }
    }

    private fun shakeStock(now: Float) {
        if (stockShakeStart.isNaN()) return
        val t = (now - stockShakeStart) / (Motion.SHAKE * pace)
        if (t >= 1f) stockShakeStart = Float.NaN
        stockShake = if (t >= 1f) 0f else shakeOffset(t, layout?.stock?.width ?: 0f)
    }

    private fun send(
        actor: Actor,
        place: Place,
        faceUp: Boolean,
        duration: Int,
        turns: Boolean = false,
        arc: Float = 0.06f,
        wait: Float = 0f,
    ) {
        // A card called away while it turns on its way goes on turning on the new one.
        val halfway = actor.turnStart.isNaN() && actor.pose.turn != if (faceUp) 1f else 0f
        val turnsWithin = turns || actor.faceUp != faceUp || halfway
        actor.place = place
        actor.faceUp = faceUp
        actor.order = flights++
        actor.height = FLYING + actor.order
        if (turnsWithin) actor.turnStart = Float.NaN
        actor.way = Way(actor.pose, place, faceUp, time + wait, duration * pace, arc, turnsWithin)
    }

    private fun turn(
        actor: Actor,
        faceUp: Boolean,
        wait: Int,
    ) {
        if (actor.faceUp == faceUp) return
        actor.faceUp = faceUp
        actor.turnFrom = actor.pose.turn
        actor.turnStart = time + wait * pace
    }

    /** Gathers what lies on the table and deals the view's cards from the stock. */
    private fun deal() {
        sparkles.clear()
        for (actor in actors) {
            actor.leaves = true
            actor.turnStart = Float.NaN
            send(actor, Place.Stock, faceUp = false, Motion.GATHER, turns = true, arc = 0f)
        }
        inPeaks.fill(null)
        onWaste.clear()
        var wait = Motion.GATHER * pace * 0.6f
        view.slots.forEachIndexed { slot, seen ->
            if (seen.isEmpty) return@forEachIndexed
            val actor = make(restAt(Place.Stock, false), seen.card)
            inPeaks[slot] = actor
            send(actor, Place.Peak(slot), seen.isFaceUp, Motion.DEAL, turns = true, wait = wait)
            wait += Motion.DEAL_STEP * pace
        }
        view.waste?.let { card ->
            val actor = make(restAt(Place.Stock, false), card)
            onWaste.addLast(actor)
            send(actor, Place.Waste, faceUp = true, Motion.DRAW, turns = true, wait = wait + Motion.DEAL * pace * 0.5f)
        }
    }

    /** Makes the cards the view's, whatever the events said. */
    private fun settle() {
        view.slots.forEachIndexed { slot, seen ->
            val actor = inPeaks[slot]
            when {
                seen.isEmpty -> {
                    if (actor != null) {
                        actors.remove(actor)
                        inPeaks[slot] = null
                    }
                }

                actor == null || (seen.isFaceUp && actor.card != seen.card) -> {
                    actor?.let(actors::remove)
                    inPeaks[slot] = makeAtRest(Place.Peak(slot), seen.card, seen.isFaceUp)
                }

                actor.faceUp != seen.isFaceUp -> {
                    turn(actor, seen.isFaceUp, wait = 0)
                }
            }
        }
        settleWaste()
    }

    private fun settleWaste() {
        val wanted = listOfNotNull(view.waste, view.wasteBelow)
        wanted.forEachIndexed { depth, card ->
            val actor = onWaste.getOrNull(onWaste.lastIndex - depth)
            if (actor == null) {
                onWaste.addFirst(
                    makeAtRest(
                        Place.Waste,
                        card,
                        faceUp = true,
                        order =
                            (onWaste.firstOrNull()?.order ?: 1) - 1,
                    ),
                )
            } else if (actor.card != card) {
                actor.card = card
            }
        }
        while (onWaste.size > view.wasteCount.toInt()) actors.remove(onWaste.removeFirst())
    }

    /** Every card to its place at once. */
    private fun snap() {
        if (layout == null) return
        actors.clear()
        sparkles.clear()
        onWaste.clear()
        inPeaks.fill(null)
        stockShakeStart = Float.NaN
        stockShake = 0f
        flights = 1
        settle()
        busy = false
    }

    /** A waste card under two that have landed is never seen again, unless by undo, which makes it anew. */
    private fun dropBuried() {
        while (onWaste.size > 2 && onWaste[onWaste.size - 1].way == null && onWaste[onWaste.size - 2].way == null) {
            actors.remove(onWaste.removeFirst())
        }
    }

    private fun make(
        pose: Pose,
        card: Card?,
    ): Actor {
        val actor = Actor(made++, pose, card)
        actors += actor
        return actor
    }

    private fun makeAtRest(
        place: Place,
        card: Card?,
        faceUp: Boolean,
        order: Int = 0,
    ): Actor {
        val actor = make(restAt(place, faceUp), card)
        actor.place = place
        actor.order = order
        actor.faceUp = faceUp
        actor.height = restHeight(actor)
        return actor
    }

    private fun rest(actor: Actor) = restAt(actor.place, actor.faceUp)

    private fun restAt(
        place: Place,
        faceUp: Boolean,
    ): Pose {
        val rect = layout?.rectOf(place) ?: Rect.Zero
        return Pose(
            centre = rect.center,
            width = rect.width,
            turn = if (faceUp) 1f else 0f,
            detail = if (place is Place.Peak) 0f else 1f,
        )
    }

    private fun restHeight(actor: Actor): Float =
        when (val place = actor.place) {
            is Place.Peak -> place.slot.toFloat()
            Place.Stock -> STOCK
            Place.Waste -> WASTE + actor.order
        }

    private fun BoardLayout.rectOf(place: Place): Rect =
        when (place) {
            is Place.Peak -> slots[place.slot]
            Place.Waste -> waste
            Place.Stock -> stock
        }

    private companion object {
        // What lies on what: peaks in row order, then the stock, the waste in order of arrival, and whatever flies.
        const val STOCK = 40f
        const val WASTE = 100f
        const val FLYING = 10_000f
    }
}

/** The middle of the card's box, for a card drawn with its own top left at the origin. */
internal fun Pose.topLeft(
    width: Float,
    height: Float,
): Offset = Offset(centre.x - width / 2, centre.y - height / 2)
