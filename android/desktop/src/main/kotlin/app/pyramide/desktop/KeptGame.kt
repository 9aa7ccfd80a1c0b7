package app.pyramide.desktop

import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import app.pyramide.core.GameException
import app.pyramide.core.Session
import app.pyramide.ui.model.Opening
import app.pyramide.ui.platform.Platform

/** The kept game for a window. */
class KeptGame(private val options: Options, private val platform: Platform) : AutoCloseable {
    private val wish = wish(options)
    private var session: Session? = null

    /** How far it has been opened: done, or why not. */
    var opening: Opening by mutableStateOf(Opening.Running)
        private set

    init {
        open()
    }

    /** Tries again to open it after that failed. */
    fun retry() {
        if (opening is Opening.Failed) open()
    }

    private fun open() {
        opening = try {
            val opened = openSession(options, platform).also { session = it }
            Opening.Done(start(options, wish, opened, platform))
        } catch (error: GameException) {
            close()
            Opening.Failed(error)
        }
    }

    override fun close() {
        session?.close()
        session = null
    }
}
