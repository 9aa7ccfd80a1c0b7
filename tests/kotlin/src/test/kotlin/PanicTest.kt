import app.pyramide.core.GameException
import org.junit.jupiter.api.io.TempDir
import java.nio.file.Path
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith

/** A fault of the core arrives as an error, and the session goes on. */
class PanicTest {
    @TempDir
    lateinit var folder: Path

    @Test
    fun `after a panic the stored game goes on`() {
        open(folder).use { session ->
            session.dealCode("PY1-N-AAAAAAS", now())
            val before = session.draw(now())
            repeat(3) {
                assertFailsWith<GameException.Panicked> { session.panicForTest() }
                assertEquals(before.stored(), session.view(now()).stored())
            }
            assertEquals(before.moves + 1u, session.draw(now()).moves)
            assertFailsWith<GameException.InUse> { open(folder) }
        }
        open(folder).use { session -> assertEquals(2u, session.view(now()).moves) }
    }

    @Test
    fun `a session in memory begins anew after a panic`() =
        withDeal { session ->
            assertFailsWith<GameException.Panicked> { session.panicForTest() }
            assertFailsWith<GameException.NoGame> { session.view(now()) }
            assertEquals(0u, session.dealCode("PY1-N-AAAAAAS", now()).moves)
        }
}
