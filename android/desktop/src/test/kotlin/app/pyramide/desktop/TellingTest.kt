package app.pyramide.desktop

import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.runComposeUiTest
import app.pyramide.core.Calendar
import app.pyramide.core.Day
import app.pyramide.core.GameException
import app.pyramide.core.GameSettings
import app.pyramide.core.GameView
import app.pyramide.core.Move
import app.pyramide.core.Notice
import app.pyramide.core.Now
import app.pyramide.core.Session
import app.pyramide.core.SessionInterface
import app.pyramide.core.Statistics
import app.pyramide.core.Trouble
import app.pyramide.core.UniffiWithHandle
import app.pyramide.core.Win
import app.pyramide.ui.PyramideApp
import app.pyramide.ui.model.GameModel
import app.pyramide.ui.model.Message
import app.pyramide.ui.model.Question
import app.pyramide.ui.model.Screen
import app.pyramide.ui.model.copyCode
import org.junit.Rule
import org.junit.rules.TemporaryFolder
import java.io.File
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertIs
import kotlin.test.assertNull
import kotlin.test.assertTrue

/** What goes wrong is told, and waits until it was read. */
class TellingTest {
    @get:Rule
    val temporary = TemporaryFolder()

    private val clock = TestClock()

    private val machine = desktopPlatform(TestWorker(), { it.run() }, clock)

    private fun model(session: SessionInterface) = GameModel(session, machine) { Session.inMemory() }

    /** Opens a folder with a game in which these files have been overwritten. */
    private fun damaged(vararg files: String, act: GameModel.() -> Unit) {
        val folder = temporary.newFolder()
        Session.open(folder.path, clock.now()).use { session ->
            session.setSettings(session.settings().copy(introduced = true))
            session.dealCode(CODE, clock.now())
        }
        for (file in files) File(folder, file).also { check(it.exists()) }.writeText("{\n{\n")
        Session.open(folder.path, clock.now()).use { session -> model(session).use(act) }
    }

    private fun GameModel.read(): Trouble? {
        val told = message ?: return null
        dismissMessage(told)
        return assertIs<Message.Trouble>(told).trouble
    }

    @Test
    fun `damaged settings are told after the introduction that they lead to`() = damaged("settings.json") {
        assertEquals(Screen.Introduction, screen)
        go(Screen.Table)
        assertEquals(Trouble.SETTINGS_DAMAGED, read())
        assertNull(message)
    }

    @Test
    fun `troubles are told one after the other`() = damaged("game.journal", "results.log") {
        assertEquals(setOf(Trouble.GAME_DAMAGED, Trouble.RESULTS_DAMAGED), setOf(read(), read()))
        assertNull(message)
    }

    @Test
    fun `a step takes away its own kind of message only`() = damaged("results.log") {
        val trouble = message
        copyCode()
        draw()
        assertEquals(trouble, message)
        assertEquals(Trouble.RESULTS_DAMAGED, read())
        assertNull(message)
        copyCode()
        assertIs<Message.Copied>(message)
        go(Screen.Rules)
        assertNull(message)
    }

    /** A session that cannot write, and in which drawing plays the [last] move. */
    private class FullDisk(private val session: Session, private val last: Move) : SessionInterface by session {
        override fun draw(now: Now): GameView = session.play(last, now).copy(troubles = listOf(Trouble.NOT_SAVED))

        override fun sync() = throw GameException.Storage(null, "the disk is full")
    }

    private fun onFullDisk(act: GameModel.() -> Unit) = Session.inMemory().use { session ->
        session.setSettings(session.settings().copy(introduced = true))
        session.dealCode(CODE, clock.now())
        val moves = session.search().use { assertIs<Win.Line>(it.win()).moves }
        for (move in moves.dropLast(1)) session.play(move, clock.now())
        model(FullDisk(session, moves.last())).use(act)
    }

    @Test
    fun `a win that cannot be saved says so, once`() = onFullDisk {
        draw()
        assertEquals(Trouble.NOT_SAVED, read())
        assertEquals(Notice.WON, assertIs<Message.Said>(message).notice)
    }

    @Test
    fun `what cannot be written when the app is left is told`() = onFullDisk {
        assertNull(message)
        background(away = true)
        background(away = false)
        assertEquals(Trouble.NOT_SAVED, read())
    }

    @Test
    fun `a game that cannot be shown is not opened`() = Session.inMemory().use { session ->
        val faulty = object : SessionInterface by session {
            override fun view(now: Now): GameView = throw GameException.Panicked()
        }
        assertFailsWith<GameException.Panicked> { model(faulty) }
        Unit
    }

    /** A session that fails at all that is no step. */
    private class Faulty(private val session: Session) : SessionInterface by session {
        override fun hasUnfinishedGame(): Boolean = throw GameException.Panicked()

        override fun setSettings(settings: GameSettings): Unit = throw GameException.Panicked()

        override fun statistics(): List<Statistics> = throw GameException.Panicked()

        override fun resetStatistics(): Unit = throw GameException.Panicked()

        override fun calendar(month: Day, now: Now): Calendar = throw GameException.Panicked()

        override fun demonstration(now: Now): Session = throw GameException.Panicked()
    }

    /** A session whose board for a way to win lets nothing be moved. */
    private class FaultyBoard(private val session: Session) : SessionInterface by session {
        override fun demonstration(now: Now): Session = Board(session.demonstration(now))

        private class Board(session: Session) : Session(UniffiWithHandle, session.uniffiCloneHandle()) {
            override fun play(action: Move, now: Now): GameView = throw GameException.Panicked()
        }
    }

    private fun onFaulty(faulty: (Session) -> SessionInterface = ::Faulty, act: GameModel.() -> Unit) {
        Session.inMemory().use { session ->
            session.setSettings(session.settings().copy(introduced = true))
            session.dealCode(CODE, clock.now())
            model(faulty(session)).use { model ->
                model.act()
                assertIs<GameException.Panicked>(assertIs<Message.Failed>(model.message).error)
            }
        }
    }

    @Test
    fun `a screen that cannot be opened leaves the table, and is told there`() {
        for (screen in listOf(Screen.Daily, Screen.ShowHow)) onFaulty {
            go(screen)
            assertEquals(Screen.Table, this.screen)
        }
        onFaulty { go(Screen.Statistics) }
    }

    @Test
    fun `a setting that fails stays as it was`() = onFaulty {
        val before = settings
        change(before.copy(sound = !before.sound))
        assertEquals(before, settings)
    }

    @Test
    @OptIn(ExperimentalTestApi::class)
    fun `what goes wrong is told on whatever is open`() = onFaulty {
        go(Screen.Settings)
        change(settings.copy(sound = !settings.sound))
        runComposeUiTest {
            setContent { PyramideApp(this@onFaulty, machine) }
            onNodeWithTag("message").assertExists()
            mainClock.advanceTimeBy(12_000)
            onNodeWithTag("message").performClick()
            onNodeWithTag("message").assertDoesNotExist()
        }
        // It was read; the check after this wants one that was not.
        change(settings.copy(sound = !settings.sound))
    }

    @Test
    @OptIn(ExperimentalTestApi::class)
    fun `a hint stays until it is tapped, and other notices for a while`() = play {
        click("hint")
        later(12_000)
        assertTrue(sees("message"))
        click("message")
        assertTrue(!sees("message"))
        click("5.3")
        assertTrue(sees("message"))
        later(10_000)
        assertTrue(!sees("message"))
    }

    @Test
    fun `a hint that lies over cards goes in time`() = play(Window(fontScale = 2f)) {
        click("hint")
        assertTrue(sees("message"))
        later(12_000)
        assertTrue(!sees("message"))
    }

    @Test
    fun `a way to win stops where a move fails`() = onFaulty(::FaultyBoard) {
        showHow()
        val showHow = checkNotNull(showHow)
        showHow.play()
        showHow.step()
        assertEquals(0 to false, showHow.shown to showHow.isPlaying)
    }

    @Test
    fun `statistics that cannot be forgotten are told`() = onFaulty {
        askToResetStatistics()
        confirm()
    }

    @Test
    fun `a deal asks where a loss cannot be ruled out`() = onFaulty {
        restart()
        assertEquals(Question.Restart, question)
    }
}
