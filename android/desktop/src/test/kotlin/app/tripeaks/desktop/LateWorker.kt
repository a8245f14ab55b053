package app.tripeaks.desktop

import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.Runnable
import kotlin.coroutines.CoroutineContext

/** Holds what it is given back until it is told to work. */
internal class LateWorker : CoroutineDispatcher() {
    private val waiting = ArrayDeque<Runnable>()

    override fun dispatch(
        context: CoroutineContext,
        block: Runnable,
    ) {
        waiting += block
    }

    fun work() {
        while (true) (waiting.removeFirstOrNull() ?: return).run()
    }
}
