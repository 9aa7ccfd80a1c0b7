package app.pyramide.desktop

import app.pyramide.core.Session
import app.pyramide.core.Status
import app.pyramide.ui.model.marking
import kotlin.test.Test
import kotlin.test.assertEquals

/** A marked move looks as the core's hint for it does. */
class MarkingTest {
    private val now = TestClock().now()

    @Test
    fun `a move is marked as a hint is`() = mapOf(
        "PY1-N-AAAAAAS" to 8, "PY1-P-AAAAAAS" to 8, "PY1-M-AAAAAAS" to 8, "PY1-XGC-AAAAAAS" to 4,
    ).forEach { (code, most) ->
        Session.inMemory().use { session ->
            var view = session.dealCode(code, now)
            var moves = 0
            while (view.status == Status.PLAYING && moves < most) {
                val hinted = session.search().use { search ->
                    search.hints()
                    session.showHint(search, now)
                } ?: break
                val hint = hinted.hint ?: break
                val marked = view.marking(hint.action)
                assertEquals(
                    listOf(hinted.pyramid, hinted.stock, hinted.waste),
                    listOf(marked.pyramid, marked.stock, marked.waste),
                    "$code, move ${moves + 1}",
                )
                assertEquals(view.pyramid, hinted.marking(emptySet()).pyramid, "no mark is left")
                view = session.play(hint.action, now)
                moves++
            }
            assertEquals(most, moves, code)
        }
    }
}
