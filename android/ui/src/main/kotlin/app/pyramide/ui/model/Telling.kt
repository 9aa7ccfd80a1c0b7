package app.pyramide.ui.model

import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue

/** What the player is told. Troubles and failures wait until they were read, one after the other. */
internal class Telling {
    private var waiting: List<Message> by mutableStateOf(emptyList())

    /** The latest of what is of no use any more when something else happens. */
    private var passing: Message? by mutableStateOf(null)

    /** What is said now. */
    val message: Message? get() = waiting.firstOrNull() ?: passing

    fun say(message: Message) {
        when {
            !message.isFailure -> passing = message
            // Once is enough for what goes wrong in every step until it was read.
            waiting.none { it.isSame(message) } -> waiting += message
        }
    }

    /** It was read, or its time is over: the next one is said. */
    fun dismiss(message: Message) {
        waiting = waiting.filter { it !== message }
        if (passing === message) passing = null
    }

    /** Something else happens. */
    fun pass() {
        passing = null
    }
}

/** Whether something went wrong: such a message waits until it was read. */
internal val Message.isFailure: Boolean get() = this is Message.Trouble || this is Message.Failed

private fun Message.isSame(other: Message): Boolean = when (this) {
    is Message.Trouble -> other is Message.Trouble && other.trouble == trouble
    is Message.Failed -> other is Message.Failed && "${other.error}" == "$error"
    else -> this === other
}
