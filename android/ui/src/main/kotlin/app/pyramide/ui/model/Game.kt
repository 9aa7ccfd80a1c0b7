package app.pyramide.ui.model

import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import app.pyramide.core.EventKind
import app.pyramide.core.GameException
import app.pyramide.core.GameSettings
import app.pyramide.core.GameView
import app.pyramide.core.Notice
import app.pyramide.core.Now
import app.pyramide.core.Search
import app.pyramide.core.SessionInterface
import app.pyramide.core.Status
import app.pyramide.core.Trouble
import app.pyramide.ui.platform.Platform

/** The game on the table: each call of the core, and what comes of it for the screens. */
internal class Game(
    val session: SessionInterface,
    val platform: Platform,
    val settings: () -> GameSettings,
) {
    /** The table. A game that cannot even be shown first is none: the error goes to whoever opens it. */
    var view: GameView by mutableStateOf(kept())
        private set

    /** The latest step that moved cards. */
    var happening: Happening? by mutableStateOf(null)
        private set

    /** Whether the end of the game is told about; the player may put that aside. */
    var showsEnd: Boolean by mutableStateOf(false)
        private set

    /** When a win that was just made began to be celebrated, in monotonic milliseconds; none once that is over. */
    private var celebratedSince: ULong? by mutableStateOf(null)

    val telling = Telling()
    val hints = Hints(this)
    private val verdicts = Verdicts(this)

    init {
        take(view)
        showsEnd = view.isOver
        verdicts.look()
    }

    /** A step of the player's: what it did is shown, said, heard and felt. */
    fun step(call: () -> GameView) {
        val before = view
        telling.pass()
        hints.cancel()
        val view = change(call) ?: return
        view.event?.let { happening = Happening(it, before, view) }
        if (view.status != before.status || view.event?.kind == EventKind.DEALT) {
            showsEnd = view.isOver
            celebratedSince = now().monotonicMs.takeIf { view.status == Status.WON }
        }
        tell(view, before)
        if (view.notice == Notice.WON) sync()
        verdicts.look()
    }

    fun hint() {
        telling.pass()
        hints.ask()
    }

    fun tick() {
        if (view.running) change { session.view(now()) }
    }

    /** Lets time stand still or go on. */
    fun pause(wanted: Boolean) {
        if (wanted == view.paused) return
        hints.cancel()
        change { if (wanted) session.pause(now()) else session.resume(now()) }
        verdicts.look()
    }

    /** Whether a win that was just made is celebrated. */
    val celebrates: Boolean get() = celebratedSince != null

    /** For how long it has been, in milliseconds. */
    fun celebratedMs(): ULong = celebratedSince?.let { now().monotonicMs - it } ?: 0u

    fun endCelebration() {
        celebratedSince = null
    }

    fun lookAtTable() {
        endCelebration()
        showsEnd = false
        // The notice has said it.
        telling.pass()
    }

    /** Writes all through to the disk. */
    fun sync() = platform.storage.run(session::sync) { outcome ->
        if (outcome.exceptionOrNull() is GameException) telling.say(Message.Trouble(Trouble.NOT_SAVED))
    }

    /** A search from the position on the table; none while the game is paused. */
    fun search(): Search? = attempt(session::search)

    /**
     * Shows the best of the hints that a search found, or the next best where one is shown. Says whether it
     * could: the table may have changed since.
     */
    fun showHint(search: Search): Boolean {
        val before = view
        val view = change { session.showHint(search, now()) } ?: return false
        view.hint?.let { telling.say(Message.Hinted(it)) }
        tell(view, before)
        return true
    }

    /** Keeps the verdict that a search found. */
    fun learn(search: Search) {
        change { session.learn(search, now()) }
    }

    /** Ends what is searched for. */
    fun close() {
        hints.cancel()
        verdicts.cancel()
    }

    /** Does something, or tells the player what goes wrong and returns nothing: an error of the core ends no app. */
    fun <Outcome> attempt(act: () -> Outcome): Outcome? = try {
        act()
    } catch (_: GameException.Paused) {
        // A tap that came just before the table was covered.
        null
    } catch (error: GameException) {
        telling.say(Message.Failed(error))
        // After a panic the core has gone back to what was stored.
        if (error is GameException.Panicked) runCatching { session.view(now()) }.onSuccess(::take)
        null
    }

    fun now(): Now = platform.clock.now()

    /** The game that was left; at the first start one by the app's own rules. */
    private fun kept(): GameView = try {
        session.view(now())
    } catch (_: GameException.NoGame) {
        session.dealRandom(AppRules, platform.clock.random(), now())
    }

    private fun tell(view: GameView, before: GameView) {
        view.notice?.let { telling.say(Message.Said(it)) }
        platform.feedback.tell(view, before, settings())
    }

    /** Asks the core for the table as it is then. */
    private fun change(call: () -> GameView?): GameView? = attempt(call)?.also(::take)

    /** Shows the table, and says what was wrong with the files. */
    private fun take(answer: GameView) {
        view = answer
        answer.troubles.forEach { telling.say(Message.Trouble(it)) }
    }
}

/** Whether the game has come to its end: won or stuck. */
private val GameView.isOver: Boolean get() = status != Status.PLAYING
