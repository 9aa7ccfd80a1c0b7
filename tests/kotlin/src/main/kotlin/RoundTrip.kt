import app.pyramide.core.Choices
import app.pyramide.core.Day
import app.pyramide.core.Draw
import app.pyramide.core.Goal
import app.pyramide.core.Now
import app.pyramide.core.Passes
import app.pyramide.core.Session
import app.pyramide.core.Slot
import app.pyramide.core.bareDeck
import java.nio.file.Files
import kotlin.io.path.ExperimentalPathApi
import kotlin.io.path.deleteRecursively

private const val WARM_UP = 50_000
private const val CALLS = 100_000

/**
 * How long a tap takes until its view is there, in microseconds, and as a ratio to 52 bare cards that
 * come through the door in the same run. The taps draw and recycle.
 */
@OptIn(ExperimentalPathApi::class)
fun main() {
    val folder = Files.createTempDirectory("pyramide-benchmark")
    try {
        Session.inMemory().use { inMemory ->
            Session.open(folder.toString(), now).use { kept ->
                for (session in listOf(inMemory, kept)) session.dealRandom(rules, 18u, now)
                measure(
                    "52 bare cards" to { bareDeck() },
                    "yes or no" to { inMemory.hasUnfinishedGame() },
                    "view" to { inMemory.view(now) },
                    "tap for bare cards" to { inMemory.bareTap(Slot.Stock, now) },
                    "tap by numbers" to { kept.plainTap(0u, now.utcMs, 2026u, 11u, 30u) },
                    "tap, in memory" to { inMemory.tap(Slot.Stock, now) },
                    "tap, kept on disk" to { kept.tap(Slot.Stock, now) },
                )
            }
        }
    } finally {
        folder.deleteRecursively()
    }
}

private val now = Now(0u, 1_796_000_000_000, Day(2026u, 11u, 30u))

private val rules =
    Choices(
        goal = Goal.PYRAMID,
        passes = Passes.UNLIMITED,
        draw = Draw.ONE,
        openingWasteCard = true,
        stockPairsWaste = false,
        pairsOwnCoverer = false,
    )

/** Calls all of them in turn, so that what else goes on in the machine meets all alike. */
private fun measure(vararg calls: Pair<String, () -> Any>) {
    val nanoseconds = calls.map { LongArray(CALLS) }
    for (i in -WARM_UP until CALLS) {
        for ((call, times) in calls.map { it.second } zip nanoseconds) {
            val start = System.nanoTime()
            call()
            if (i >= 0) times[i] = System.nanoTime() - start
        }
    }
    nanoseconds.forEach { it.sort() }
    println("%-20s %12s %8s %12s %8s".format("", "median, µs", "ratio", "p99, µs", "ratio"))
    for ((call, times) in calls.map { it.first } zip nanoseconds) {
        val (median, p99) = listOf(CALLS / 2, CALLS * 99 / 100).map { index ->
            times[index] / 1e3 to times[index].toDouble() / nanoseconds.first()[index]
        }
        println(
            "%-20s %12.1f %8.2f %12.1f %8.2f".format(call, median.first, median.second, p99.first, p99.second),
        )
    }
}
