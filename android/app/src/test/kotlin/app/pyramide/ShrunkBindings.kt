package app.pyramide

import app.pyramide.core.CodeProblem
import app.pyramide.core.Day
import app.pyramide.core.GameException
import app.pyramide.core.Now
import app.pyramide.core.Place
import app.pyramide.core.Session
import app.pyramide.core.Slot
import app.pyramide.core.Status
import app.pyramide.core.Verdict
import app.pyramide.core.dailyDeal
import app.pyramide.core.parseCode

/**
 * A program that calls the core in every way in which the app does: `cargo xtask android --apk` runs it with
 * the classes that R8 has shrunk and renamed, so that a missing rule for the bindings shows.
 */
fun main() {
    val now = Now(0u, 0, Day(2026u, 11u, 30u))
    Session.inMemory().use { session ->
        session.setSettings(session.settings().copy(language = "da"))
        check(session.settings().language == "da")
        session.dealCode("PY1-N-AAAAAAS", now)
        check(session.tap(Slot.Pyramid(Place(7u, 3u)), now).pyramid.size == 27)
        check(session.undo(now).status == Status.PLAYING)
        check(session.statistics().isEmpty() && session.results().isEmpty())
        session.search().use { check(it.verdict() != Verdict.UNKNOWN) }
    }
    val refused = runCatching { parseCode("PY1-N-AAAAAA1") }.exceptionOrNull() as GameException.BadCode
    check((refused.problem as CodeProblem.BadCharacter).meant == "I")
    check(parseCode(dailyDeal(now.localDay)).text.startsWith("PY1-N-"))
    println("The shrunk bindings work.")
}
