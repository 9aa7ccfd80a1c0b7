package app.pyramide.desktop

import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import app.pyramide.core.GameException
import app.pyramide.core.Session
import app.pyramide.ui.model.GameModel
import app.pyramide.ui.platform.Platform

/** The kept game for a window, or why it cannot be opened. */
class Opening(private val options: Options, private val platform: Platform) : AutoCloseable {
    private var session: Session? = null

    /** The game, once it is open. */
    var model: GameModel? by mutableStateOf(null)
        private set

    /** What keeps it from being opened. */
    var error: GameException? by mutableStateOf(null)
        private set

    init {
        open()
    }

    /** Opens it, also again after that failed. */
    fun open() {
        try {
            val opened = openSession(options, platform).also { session = it }
            model = start(options, opened, platform)
            error = null
        } catch (error: GameException) {
            close()
            this.error = error
        }
    }

    override fun close() {
        session?.close()
        session = null
    }
}
