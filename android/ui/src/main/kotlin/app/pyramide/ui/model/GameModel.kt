package app.pyramide.ui.model

import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import app.pyramide.core.GameSettings
import app.pyramide.core.GameView
import app.pyramide.core.ListedGame
import app.pyramide.core.Session
import app.pyramide.core.SessionInterface
import app.pyramide.core.Slot
import app.pyramide.core.Statistics
import app.pyramide.core.Status
import app.pyramide.core.dailyDeal
import app.pyramide.core.parseCode
import app.pyramide.ui.platform.Platform

/**
 * What the screens show, and what the player does: no composable changes anything but through this and what it
 * hands out.
 *
 * The game itself is the core's. All of this is called on the main thread. Close it before the
 * session, when the screens are gone for good.
 */
class GameModel(
    private val session: SessionInterface,
    internal val platform: Platform,
    /** Opens a session that keeps nothing, for the introduction. */
    private val practice: () -> Session,
) : AutoCloseable {
    var settings: GameSettings by mutableStateOf(session.settings())
        private set

    var screen: Screen by mutableStateOf(Screen.Table)
        private set

    /** What has to be answered first. */
    var question: Question? by mutableStateOf(null)
        private set

    /** What some screens show, as long as they are open. */
    var introduction: Introduction? by mutableStateOf(null)
        private set
    var showHow: ShowHow? by mutableStateOf(null)
        private set
    var daily: Daily? by mutableStateOf(null)
        private set

    private val game = Game(session, platform, ::settings)
    private val finished = Results(game)
    private var inBackground = false

    val view: GameView get() = game.view
    val message: Message? get() = game.telling.message
    val happening: Happening? get() = game.happening
    val showsEnd: Boolean get() = game.showsEnd
    val celebrates: Boolean get() = game.celebrates
    val hints: Hints get() = game.hints
    val statistics: List<Statistics> get() = finished.statistics

    /** All finished games, oldest first. */
    val results: List<ListedGame> get() = finished.games
    val dealSearching = DealSearching(platform.background)

    init {
        if (!settings.introduced) go(Screen.Introduction)
    }

    fun tap(slot: Slot) = game.step { session.tap(slot, now()) }

    fun draw() = game.step { session.draw(now()) }

    fun undo() = game.step { session.undo(now()) }

    fun redo() = game.step { session.redo(now()) }

    /** Shows the best move, and then the next best. Who is told that it is searched for gives that up. */
    fun hint() = game.hint()

    /** Reads the clock: called once a second while time is running. */
    fun tick() = game.tick()

    /** Deals, after asking where a game in progress would be lost. */
    fun deal(wish: DealWish) {
        if (hasUnfinishedGame()) ask(Question.Leave(wish)) else dealNow(wish)
    }

    /** Deals the same cards again, after asking likewise. */
    fun restart() {
        if (hasUnfinishedGame()) ask(Question.Restart) else restartNow()
    }

    /** Deals a code, unless that is the game being played: then it goes on. */
    fun play(code: String) {
        val goesOn = view.code == code && view.status == Status.PLAYING
        if (goesOn) go(Screen.Table) else deal(DealWish.Code(code))
    }

    /** Likewise, the first code in a text from outside. What is wrong with it is told on whatever is open. */
    fun playCodeIn(text: String) {
        play(game.attempt { parseCode(text).text } ?: return)
    }

    /** Deals what today has, or goes on with it. */
    fun playToday() {
        play(game.attempt { dailyDeal(now().localDay) } ?: return)
    }

    fun askToResetStatistics() = ask(Question.ResetStatistics)

    /** Does what was asked about. */
    fun confirm() {
        val asked = question ?: return
        ask(null)
        when (asked) {
            is Question.Leave -> dealNow(asked.wish)
            Question.Restart -> restartNow()
            Question.ResetStatistics -> finished.reset()
        }
    }

    /** Leaves everything as it is. */
    fun cancel() = ask(null)

    fun newGame() = go(Screen.NewGame)

    fun daily() = go(Screen.Daily)

    fun showHow() = go(Screen.ShowHow)

    fun go(to: Screen) {
        if (screen == Screen.Introduction && !settings.introduced) change(settings.copy(introduced = true))
        leave()
        // It was about what is left now.
        question = null
        game.endCelebration()
        // At the table is told why a screen cannot be opened.
        screen = if (game.attempt { open(to) } == null) Screen.Table else to
        game.telling.pass()
        keepTime()
    }

    /** Closes what covers the table, whatever it is. Says whether there was anything. */
    fun back(): Boolean = when {
        question != null -> true.also { cancel() }
        dealSearching.isSearching -> true.also { dealSearching.cancel() }
        screen != Screen.Table -> true.also { go(if (screen == Screen.About) Screen.Settings else Screen.Table) }
        showsEnd -> true.also { lookAtTable() }
        else -> false
    }

    /** Puts the notice of the end aside. */
    fun lookAtTable() = game.lookAtTable()

    /** For how long a win has been celebrated, in milliseconds. */
    fun celebratedMs(): ULong = game.celebratedMs()

    /** It has been seen to its end. */
    fun endCelebration() = game.endCelebration()

    fun change(settings: GameSettings) {
        game.attempt {
            session.setSettings(settings)
            this.settings = settings
        }
    }

    /** The player has read it, or had the time to: the next is said, if one waits. */
    fun dismissMessage(message: Message) = game.telling.dismiss(message)

    /** The app went to the background, or came back. */
    fun background(away: Boolean) {
        inBackground = away
        keepTime()
        if (away) game.sync() else daily?.refresh()
    }

    override fun close() {
        game.close()
        leave()
    }

    internal fun say(message: Message) = game.telling.say(message)

    private fun dealNow(wish: DealWish) {
        val random = platform.clock.random()
        when (wish) {
            is DealWish.Random -> dealNow { session.dealRandom(wish.choices, random, now()) }
            is DealWish.Code -> dealNow { session.dealCode(wish.text, now()) }
            is DealWish.Deck -> dealNow { session.dealDeck(wish.cards, wish.choices, now()) }
            is DealWish.Winnable -> game.attempt {
                dealSearching.find(wish, random) { code -> dealNow { session.dealCode(code.getOrThrow(), now()) } }
            }
        }
    }

    private fun dealNow(call: () -> GameView) {
        go(Screen.Table)
        game.step(call)
    }

    private fun restartNow() = game.step { session.restart(now()) }

    private fun ask(question: Question?) {
        this.question = question
        keepTime()
    }

    /**
     * Whether a new game or a restart now would count as a loss. Where that cannot be found out, the player is
     * asked once too often.
     */
    private fun hasUnfinishedGame(): Boolean = game.attempt(session::hasUnfinishedGame) ?: true

    /** Makes what only a screen needs. */
    private fun open(screen: Screen) {
        when (screen) {
            Screen.Introduction -> introduction = Introduction(game, practice())
            Screen.ShowHow -> showHow = ShowHow(game)
            Screen.Daily -> daily = Daily(game)
            Screen.Statistics -> finished.refresh()
            else -> Unit
        }
    }

    /** Ends what only the present screen needs. */
    private fun leave() {
        dealSearching.cancel()
        introduction?.close()
        showHow?.close()
        introduction = null
        showHow = null
        daily = null
    }

    /** Time stands still in the background and behind whatever covers the table. */
    private fun keepTime() = game.pause(inBackground || screen != Screen.Table || question != null)

    private fun now() = platform.clock.now()
}
