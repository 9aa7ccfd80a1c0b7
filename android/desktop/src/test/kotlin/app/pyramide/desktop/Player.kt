@file:OptIn(ExperimentalTestApi::class)

package app.pyramide.desktop

import androidx.compose.runtime.Composable
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.SemanticsNodeInteraction
import androidx.compose.ui.test.SkikoComposeUiTest
import androidx.compose.ui.test.hasTestTag
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.runSkikoComposeUiTest
import androidx.compose.ui.unit.Density
import app.pyramide.core.Card
import app.pyramide.core.Day
import app.pyramide.core.GameSettings
import app.pyramide.core.Now
import app.pyramide.core.Session
import app.pyramide.ui.PyramideApp
import app.pyramide.ui.model.GameModel
import app.pyramide.ui.model.slotOf
import app.pyramide.ui.platform.Clock
import app.pyramide.ui.platform.Platform
import app.pyramide.ui.table.tag
import java.util.concurrent.Executor

/** The code that the rules of the app tell of. */
const val CODE = "PY1-N-AAAAAAS"

/** Stuck after its eight draws, when nothing was removed. */
const val STUCK = "PY1-P-AAAAALT"

/** A window of the game. */
data class Window(
    val width: Int = 360,
    val height: Int = 640,
    val fontScale: Float = 1f,
    val motion: Boolean = false,
) {
    override fun toString() = "$width×$height dp, letters ×$fontScale"
}

/** Every width with both orientations and both sizes of letters. */
val Windows: List<Window> = listOf(320 to 568, 360 to 640, 411 to 891, 600 to 960, 840 to 1180)
    .flatMap { (short, long) -> listOf(short to long, long to short) }
    .flatMap { (width, height) -> listOf(1f, 2f).map { Window(width, height, it) } }

/** Time goes on only when a test says so. */
class TestClock : Clock {
    var milliseconds = 0UL
    var day = Day(2026u, 11u, 30u)

    override fun now() = Now(milliseconds, 1_796_000_000_000 + milliseconds.toLong(), day)

    override fun random(): ULong = 18UL
}

/** Does what is asked at once, or only when a test says so. */
class TestWorker(var waits: Boolean = false) : Executor {
    private val jobs = ArrayDeque<Runnable>()

    /** How many jobs are waiting. */
    val waiting: Int get() = jobs.size

    override fun execute(job: Runnable) {
        if (waits) jobs.add(job) else job.run()
    }

    /** Does all that is waiting. */
    fun work() {
        while (true) jobs.removeFirstOrNull()?.run() ?: return
    }
}

/** Someone who sees the real screens over the real core, and clicks on them. */
class Player(
    val test: SkikoComposeUiTest,
    val model: GameModel,
    val session: Session,
    val clock: TestClock,
    val worker: TestWorker,
) {
    val view get() = model.view

    fun node(tag: String): SemanticsNodeInteraction = test.onNode(hasTestTag(tag))

    /** What a screen reader says of what bears this tag. */
    fun spoken(tag: String): String = node(tag).fetchSemanticsNode().spoken

    /** The text of what bears this tag, with all that is in it. */
    fun text(tag: String): String = test.onAllNodes(hasTestTag(tag), useUnmergedTree = true)
        .fetchSemanticsNodes().first().texts().joinToString()

    private fun SemanticsNode.texts(): List<String> =
        config.getOrNull(SemanticsProperties.Text).orEmpty().map { it.text } + children.flatMap { it.texts() }

    /** What is said at the table. */
    fun message(): String = text("message")

    fun sees(tag: String): Boolean = test.onAllNodes(hasTestTag(tag)).fetchSemanticsNodes().isNotEmpty()

    fun click(tag: String) {
        node(tag).performClick()
        test.waitForIdle()
    }

    /** Lets time go by on the screen, in milliseconds. */
    fun later(milliseconds: Long) {
        test.mainClock.advanceTimeBy(milliseconds)
        test.waitForIdle()
    }

    /** Does what is waiting beside the main thread, and shows what came of it. */
    fun work() {
        worker.work()
        test.waitForIdle()
    }

    fun click(card: Card) = click(tag(checkNotNull(view.slotOf(card)) { "${short(card)} is not on the table" }))
}

/** What a window shows. */
typealias Content = @Composable (GameModel, Platform) -> Unit

/** The whole game. */
val App: Content = { model, platform -> PyramideApp(model, platform) }

/** Plays in a window with what the settings say, from a deal on. */
fun play(
    window: Window = Window(),
    settings: GameSettings.() -> GameSettings = { this },
    worker: TestWorker = TestWorker(),
    deal: (Session, TestClock) -> Unit = { session, clock -> session.dealCode(CODE, clock.now()) },
    content: Content = App,
    act: Player.() -> Unit,
) = Session.inMemory().use { session ->
    val clock = TestClock()
    val platform = desktopPlatform(worker, { it.run() }, clock)
    val chosen = session.settings().copy(introduced = true, language = "en", motion = window.motion).settings()
    session.setSettings(chosen)
    deal(session, clock)
    val model = GameModel(session, platform) { Session.inMemory() }
    val size = Size(window.width.toFloat(), window.height.toFloat())
    runSkikoComposeUiTest(size, Density(1f, window.fontScale)) {
        setContent { content(model, platform) }
        waitForIdle()
        Player(this, model, session, clock, worker).act()
    }
}
