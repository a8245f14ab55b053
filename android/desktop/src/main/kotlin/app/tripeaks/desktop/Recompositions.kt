package app.tripeaks.desktop

import androidx.compose.runtime.Composer
import androidx.compose.runtime.CompositionTracer
import androidx.compose.runtime.InternalComposeTracingApi

/** How often each of the app's composables has run during [block], by the name of its function. */
@OptIn(InternalComposeTracingApi::class)
fun recompositions(block: () -> Unit): Map<String, Int> {
    val counts = sortedMapOf<String, Int>()
    Composer.setTracer(
        object : CompositionTracer {
            override fun isTraceInProgress() = true

            override fun traceEventStart(
                key: Int,
                dirty1: Int,
                dirty2: Int,
                info: String,
            ) {
                if (info.startsWith("app.tripeaks.ui.")) {
                    counts.merge(info.substringBefore(" (").substringAfterLast('.'), 1, Int::plus)
                }
            }

            override fun traceEventEnd() {}
        },
    )
    try {
        block()
    } finally {
        Composer.setTracer(NoTracer)
    }
    return counts
}

@OptIn(InternalComposeTracingApi::class)
private object NoTracer : CompositionTracer {
    override fun isTraceInProgress() = false

    override fun traceEventStart(
        key: Int,
        dirty1: Int,
        dirty2: Int,
        info: String,
    ) {}

    override fun traceEventEnd() {}
}
