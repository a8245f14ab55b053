package app.tripeaks.ui.state

import androidx.compose.runtime.Composable
import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.runtime.staticCompositionLocalOf
import app.tripeaks.core.Message

/** The core's words in the language in use. A text is asked for once, then remembered until the language changes. */
@Stable
class Words(
    private val source: (Message) -> String,
) {
    private var known by mutableStateOf(HashMap<Message, String>())

    operator fun get(message: Message): String = known.getOrPut(message) { source(message) }

    /** Forgets every text, so that all are asked for again. */
    fun changed() {
        known = HashMap()
    }
}

val LocalWords = staticCompositionLocalOf<Words> { error("no words") }

/** The text of [message]. */
@Composable
fun words(message: Message): String = LocalWords.current[message]
