package app.pyramide.ui.model

import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import app.pyramide.core.EventKind
import app.pyramide.core.GameException
import app.pyramide.core.GameSettings
import app.pyramide.core.GameView
import app.pyramide.core.ListedGame
import app.pyramide.core.Notice
import app.pyramide.core.SessionInterface
import app.pyramide.core.Slot
import app.pyramide.core.Statistics
import app.pyramide.core.Status
import app.pyramide.core.presets
import app.pyramide.ui.platform.Platform
import app.pyramide.ui.text.CountedPhrase
import app.pyramide.ui.text.Phrase
import app.pyramide.ui.text.playedTime

/**
 * What the screens show, and what the player does to it: the only writer of either.
 *
 * The game itself is the core's. All of this is called on the main thread.
 */
class GameModel(
    private val session: SessionInterface,
    private val platform: Platform,
    /** Opens a session that keeps nothing, for the introduction. */
    private val practice: () -> SessionInterface,
) {
    /** The table; none before the first deal. */
    var view: GameView? by mutableStateOf(null)
        private set

    var settings: GameSettings by mutableStateOf(session.settings())
        private set

    var screen: Screen by mutableStateOf(Screen.Table)
        private set

    /** What has to be answered first. */
    var question: Question? by mutableStateOf(null)
        private set

    /** What is said at the table until it is read or something else happens. */
    var message: Message? by mutableStateOf(null)
        private set

    /** The latest step that moved cards. */
    var happening: Happening? by mutableStateOf(null)
        private set

    /** Whether the end of the game is told about; the player may put that aside. */
    var showsEnd: Boolean by mutableStateOf(false)
        private set

    var statistics: List<Statistics> by mutableStateOf(emptyList())
        private set

    /** All finished games, oldest first. */
    var results: List<ListedGame> by mutableStateOf(emptyList())
        private set

    private var inBackground = false

    init {
        attempt { session.view(now()) }
        // The first start: the app's own game lies ready behind the introduction.
        if (view == null) attempt { session.dealRandom(AppRules, platform.clock.random(), now()) }
        showsEnd = view?.status == Status.WON
        if (!settings.introduced) go(Screen.Introduction)
    }

    fun tap(slot: Slot) = step { session.tap(slot, now()) }

    fun draw() = step { session.draw(now()) }

    fun undo() = step { session.undo(now()) }

    fun redo() = step { session.redo(now()) }

    /** Reads the clock: called once a second while time is running. */
    fun tick() {
        if (view?.running == true) attempt { session.view(now()) }
    }

    /** Deals, after asking where a game in progress would be lost. */
    fun deal(wish: DealWish) {
        if (session.hasUnfinishedGame()) ask(Question.Leave(wish)) else dealNow(wish)
    }

    /** Deals the same cards again, after asking where a game in progress would be lost. */
    fun restart() {
        if (session.hasUnfinishedGame()) ask(Question.Restart) else step { session.restart(now()) }
    }

    fun newGame() = go(Screen.NewGame)

    fun askToResetStatistics() = ask(Question.ResetStatistics)

    /** Does what was asked about. */
    fun confirm() {
        val asked = question ?: return
        ask(null)
        when (asked) {
            is Question.Leave -> dealNow(asked.wish)
            Question.Restart -> step { session.restart(now()) }
            Question.ResetStatistics -> {
                session.resetStatistics()
                readStatistics()
            }
        }
    }

    /** Leaves everything as it is. */
    fun cancel() = ask(null)

    fun introduction() = Introduction(practice(), platform.clock)

    fun go(to: Screen) {
        if (screen == Screen.Introduction && !settings.introduced) change(settings.copy(introduced = true))
        if (to == Screen.Statistics) readStatistics()
        screen = to
        message = null
        keepTime()
    }

    /** Closes what covers the table, whatever it is. Says whether there was anything. */
    fun back(): Boolean = when {
        question != null -> true.also { cancel() }
        screen != Screen.Table -> true.also { go(if (screen == Screen.About) Screen.Settings else Screen.Table) }
        showsEnd -> true.also { lookAtTable() }
        else -> false
    }

    /** Puts the notice of the end aside. */
    fun lookAtTable() {
        showsEnd = false
    }

    fun change(settings: GameSettings) {
        session.setSettings(settings)
        this.settings = settings
    }

    fun copyCode() {
        val code = view?.code ?: return
        platform.sharing.copy(code)
        say(Message.Copied(code))
    }

    fun shareCode() {
        val code = view?.code ?: return
        platform.sharing.share(texts().of(Phrase.ShareCode, code))
    }

    fun shareResult() {
        val view = view ?: return
        val moves = texts().of(CountedPhrase.MovesCount, view.moves.toInt())
        val text = texts().of(Phrase.ShareResult, view.code.orEmpty(), moves, playedTime(view.playedMs))
        platform.sharing.share(text)
    }

    fun exportStatistics() = platform.sharing.export("pyramide.csv", csv(results))

    fun messageRead(message: Message) {
        if (this.message === message) this.message = null
    }

    /** The app went to the background, or came back. */
    fun background(away: Boolean) {
        inBackground = away
        keepTime()
        if (away) sync()
    }

    private fun dealNow(wish: DealWish) {
        go(Screen.Table)
        step {
            when (wish) {
                is DealWish.Preset -> {
                    val choices = presets().first { it.preset == wish.preset }.choices
                    session.dealRandom(choices, platform.clock.random(), now())
                }
                is DealWish.Random -> session.dealRandom(wish.choices, platform.clock.random(), now())
                is DealWish.Code -> session.dealCode(wish.text, now())
                is DealWish.Deck -> session.dealDeck(wish.cards, wish.choices, now())
            }
        }
    }

    private fun ask(question: Question?) {
        this.question = question
        keepTime()
    }

    /** Time stands still in the background and behind whatever covers the table. */
    private fun keepTime() {
        val covered = inBackground || screen != Screen.Table || question != null
        val paused = view?.paused ?: return
        if (covered != paused) attempt { if (covered) session.pause(now()) else session.resume(now()) }
    }

    private fun readStatistics() {
        statistics = session.statistics()
        results = session.results()
    }

    /** A step of the player's: what it did is shown, said, heard and felt. */
    private fun step(call: () -> GameView) {
        val before = view
        message = null
        val view = attempt(call) ?: return
        view.event?.let { happening = Happening(it, before, view) }
        view.notice?.let { say(Message.Said(it)) }
        if (view.status != before?.status || view.event?.kind == EventKind.DEALT) {
            showsEnd = view.status != Status.PLAYING
        }
        platform.feedback.tell(view, before, settings)
        if (view.notice == Notice.WON) sync()
    }

    /** Calls the core. What it refuses is said, never thrown. */
    private fun attempt(call: () -> GameView): GameView? = try {
        call().also { answer ->
            view = answer
            answer.troubles.forEach { say(Message.Trouble(it)) }
        }
    } catch (_: GameException.NoGame) {
        null
    } catch (error: GameException) {
        say(Message.Failed(error))
        // After a panic the core has gone back to what was stored.
        if (error is GameException.Panicked) view = runCatching { session.view(now()) }.getOrNull()
        null
    }

    private fun say(message: Message) {
        this.message = message
    }

    private fun sync() = platform.background.run {
        // A failure is told by the next view, as a trouble.
        runCatching { session.sync() }
    }

    private fun texts() = platform.languages.texts(settings.language)

    private fun now() = platform.clock.now()
}
