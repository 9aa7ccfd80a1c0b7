import app.pyramide.core.GameException
import app.pyramide.core.Move
import app.pyramide.core.Session
import app.pyramide.core.Slot
import org.junit.jupiter.api.io.TempDir
import java.nio.file.Path
import java.util.concurrent.Callable
import java.util.concurrent.Executors
import kotlin.random.Random
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith

private const val THREADS = 8
private const val CALLS = 100_000

/** However many threads call at once and in whatever order: no call ends the process. */
class ThreadsTest {
    @TempDir
    lateinit var folder: Path

    @Test
    fun `eight threads leave a game that replays`() {
        val before =
            open(folder).use { session ->
                session.dealCode("PY1-N-AAAAAAS", now())
                inThreads { random -> repeat(CALLS / THREADS) { mixedCall(session, random) } }
                session.resume(now())
                session.view(now())
            }
        assertEquals(10u * (28u - before.pyramid.size.toUInt()), before.score)
        val after = open(folder).use { session -> session.view(now()) }
        assertEquals(before.stored(), after.stored())
    }

    @Test
    fun `panics between the calls of eight threads lose no move`() {
        val drawsEach = 250
        val before =
            open(folder).use { session ->
                session.dealCode("PY1-N-AAAAAAS", now())
                inThreads { random ->
                    repeat(drawsEach) {
                        // The waste goes back as often as one likes, so that there is always a move.
                        session.draw(now())
                        if (random.nextInt(20) == 0) {
                            assertFailsWith<GameException.Panicked> { session.panicForTest() }
                        }
                    }
                }
                session.view(now())
            }
        assertEquals((THREADS * drawsEach).toUInt(), before.moves)
        assertEquals(before.stored(), open(folder).use { it.view(now()) }.stored())
    }

    @Test
    fun `after its end a session refuses every call`() {
        val session = open(folder)
        session.close()
        session.close()
        val calls: List<(Session) -> Any> =
            listOf(
                { it.dealCode("PY1-N-AAAAAAS", now()) },
                { it.dealRandom(appRules, 18uL, now()) },
                { it.dealDeck("", appRules, now()) },
                { it.restart(now()) },
                { it.hasUnfinishedGame() },
                { it.view(now()) },
                { it.tap(Slot.Stock, now()) },
                { it.draw(now()) },
                { it.play(Move.Draw, now()) },
                { it.undo(now()) },
                { it.redo(now()) },
                { it.pause(now()) },
                { it.resume(now()) },
                { it.sync() },
                { it.settings() },
                { it.statistics() },
                { it.results() },
                { it.resetStatistics() },
            )
        for (call in calls) assertFailsWith<IllegalStateException> { call(session) }
        open(folder).close()
    }

    @Test
    fun `a session can be closed while others call it`() {
        val session = open(folder)
        session.dealCode("PY1-N-AAAAAAS", now())
        inThreads { random ->
            if (random.nextInt(THREADS) == 0) session.close()
            try {
                repeat(1_000) { mixedCall(session, random) }
                session.close()
            } catch (_: IllegalStateException) {
                // It was closed by another thread.
            }
        }
        assertFailsWith<IllegalStateException> { session.view(now()) }
        open(folder).close()
    }
}

private fun inThreads(work: (Random) -> Unit) {
    val executor = Executors.newFixedThreadPool(THREADS)
    val jobs = List(THREADS) { thread -> Callable { work(Random(thread)) } }
    try {
        executor.invokeAll(jobs).forEach { it.get() }
    } finally {
        executor.shutdown()
    }
}

/** A call out of many, some of them wrong, at a time that goes back and forth. */
private fun mixedCall(
    session: Session,
    random: Random,
) {
    val now = now(random.nextLong(1_000))
    try {
        when (random.nextInt(16)) {
            in 0..5 -> session.tap(place(random.nextInt(9), random.nextInt(9)), now)
            in 6..8 -> session.tap(Slot.Waste(random.nextInt(4).toUInt()), now)
            in 9..10 -> session.tap(Slot.Stock, now)
            11 -> session.undo(now)
            12 -> session.redo(now)
            13 -> session.play(Move.Draw, now)
            14 -> session.statistics()
            else -> if (random.nextInt(8) == 0) session.pause(now) else session.resume(now)
        }
    } catch (_: GameException.NoSuchPlace) {
        // As asked for.
    } catch (_: GameException.NoSuchPile) {
        // As asked for.
    } catch (_: GameException.Paused) {
        // By another thread.
    } catch (_: GameException.Refused) {
        // The stock is empty.
    }
}
