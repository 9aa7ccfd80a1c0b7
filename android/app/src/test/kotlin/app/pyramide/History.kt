package app.pyramide

import app.pyramide.core.Day
import app.pyramide.core.Move
import app.pyramide.core.Now
import app.pyramide.core.Session
import app.pyramide.core.Slot
import app.pyramide.core.Win
import app.pyramide.core.dailyDeal
import java.io.File
import kotlin.io.path.createTempDirectory

/** The files after some days of games, most of them won: played once, and then given to every device that asks. */
object History {
    private val files: Map<String, ByteArray> by lazy {
        val folder = createTempDirectory("history").toFile()
        try {
            Session.open(folder.path, now(1u, 0)).use { session -> for (day in 1u..14u) play(session, day) }
            folder.listFiles().orEmpty().associate { it.name to it.readBytes() }
        } finally {
            folder.deleteRecursively()
        }
    }

    fun writeTo(folder: File) {
        folder.mkdirs()
        files.forEach { (name, content) -> File(folder, name).writeBytes(content) }
    }

    /** The day's deal, which can be won; one in four is left after a draw. */
    private fun play(session: Session, day: UInt) {
        session.dealCode(dailyDeal(Day(2026u, 11u, day)), now(day, 0))
        val moves = if (day % 4u == 3u) listOf(Move.Draw) else (session.search().use { it.win() } as Win.Line).moves
        var seconds = 0
        for (move in moves) {
            // Now quicker, now slower.
            val cards = when (move) {
                is Move.Pair -> listOf(move.one, move.other)
                is Move.King -> listOf(move.card)
                is Move.Draw, is Move.Recycle -> emptyList()
            }
            seconds += 1 + (day.toInt() * 7 + seconds) % 5
            val now = now(day, seconds)
            if (cards.isEmpty()) session.tap(Slot.Stock, now)
            cards.forEach { session.tap(session.view(now).slotOf(short(it)), now) }
        }
    }

    private fun now(day: UInt, seconds: Int): Now {
        val milliseconds = day.toLong() * 86_400_000 + seconds * 1000
        return Now(milliseconds.toULong(), FIRST + milliseconds, Day(2026u, 11u, day))
    }

    /** The last of October 2026, in milliseconds since 1970. */
    private const val FIRST = 1_793_404_800_000
}
