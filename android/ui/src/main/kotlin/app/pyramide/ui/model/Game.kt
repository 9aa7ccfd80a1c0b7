package app.pyramide.ui.model

import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import app.pyramide.core.EventKind
import app.pyramide.core.GameException
import app.pyramide.core.GameSettings
import app.pyramide.core.GameView
import app.pyramide.core.Notice
import app.pyramide.core.Search
import app.pyramide.core.SessionInterface
import app.pyramide.core.Status
import app.pyramide.core.Trouble
import app.pyramide.ui.platform.Platform

/** The game on the table: each call of the core, and what comes of it for the screens. */
internal class Game(
    private val session: SessionInterface,
    private val platform: Platform,
    private val settings: () -> GameSettings,
) {
    /** The table; none before the first deal. */
    var view: GameView? by mutableStateOf(null)
        private set

    /** The latest step that moved cards. */
    var happening: Happening? by mutableStateOf(null)
        private set

    /** Whether the end of the game is told about; the player may put that aside. */
    var showsEnd: Boolean by mutableStateOf(false)
        private set

    val telling = Telling()
    val hints = Hints(session, platform.background, ::show)
    private val verdicts = Verdicts(session, platform.background) { change { session.learn(it, now()) } }

    init {
        change { session.view(now()) }
        // The first start: the app's own game lies ready.
        if (view == null) change { session.dealRandom(AppRules, platform.clock.random(), now()) }
        showsEnd = view?.status == Status.WON
        look()
    }

    /** A step of the player's: what it did is shown, said, heard and felt. */
    fun step(call: () -> GameView) {
        val before = view
        telling.pass()
        dropSearches()
        val view = change(call) ?: return
        view.event?.let { happening = Happening(it, before, view) }
        if (view.status != before?.status || view.event?.kind == EventKind.DEALT) {
            showsEnd = view.status != Status.PLAYING
        }
        tell(view, before)
        if (view.notice == Notice.WON) sync()
        look()
    }

    fun hint() {
        telling.pass()
        attempt(hints::ask)
    }

    fun tick() {
        if (view?.running == true) change { session.view(now()) }
    }

    /** Lets time stand still or go on. */
    fun pause(wanted: Boolean) {
        val paused = view?.paused ?: return
        if (wanted == paused) return
        dropSearches()
        change { if (wanted) session.pause(now()) else session.resume(now()) }
        look()
    }

    fun lookAtTable() {
        showsEnd = false
    }

    /** Writes all through to the disk. */
    fun sync() = platform.storage.run(session::sync) { outcome ->
        if (outcome.exceptionOrNull() is GameException) telling.say(Message.Trouble(Trouble.NOT_SAVED))
    }

    fun dropSearches() {
        hints.drop()
        verdicts.drop()
    }

    private fun show(search: Search, found: Result<*>) {
        val before = view
        val view = change { found.getOrThrow().let { session.showHint(search, now()) } } ?: return
        view.hint?.let { telling.say(Message.Hinted(it)) }
        tell(view, before)
    }

    private fun tell(view: GameView, before: GameView?) {
        view.notice?.let { telling.say(Message.Said(it)) }
        platform.feedback.tell(view, before, settings())
    }

    /** Finds out whether the game can still be won, if that is wanted and not known yet. */
    private fun look() {
        val view = view ?: return
        if (!settings().showVerdict || view.verdict != null) return
        if (view.status == Status.PLAYING && !view.paused) {
            attempt(verdicts::look)
        }
    }

    /** Asks the core for the table as it is then. */
    private fun change(call: () -> GameView?): GameView? = attempt(call)?.also(::take)

    /** Shows the table, and says what was wrong with the files. */
    private fun take(answer: GameView) {
        view = answer
        answer.troubles.forEach { telling.say(Message.Trouble(it)) }
    }

    /** Calls the core. What it refuses is said, never thrown. */
    private fun <T> attempt(call: () -> T): T? = try {
        call()
    } catch (_: GameException.NoGame) {
        null
    } catch (_: GameException.Paused) {
        // A tap that came just before the table was covered.
        null
    } catch (error: GameException) {
        telling.say(Message.Failed(error))
        // After a panic the core has gone back to what was stored.
        if (error is GameException.Panicked) runCatching { session.view(now()) }.onSuccess(::take)
        null
    }

    private fun now() = platform.clock.now()
}
