import app.pyramide.core.Card
import app.pyramide.core.Choices
import app.pyramide.core.Day
import app.pyramide.core.Draw
import app.pyramide.core.GameView
import app.pyramide.core.Goal
import app.pyramide.core.Now
import app.pyramide.core.Passes
import app.pyramide.core.Place
import app.pyramide.core.Rank
import app.pyramide.core.Session
import app.pyramide.core.Slot
import app.pyramide.core.Suit
import java.nio.file.Path

// What the tests set on the table.

val today = Day(2026u, 11u, 30u)

fun now(monotonicMs: Long = 0) = Now(monotonicMs.toULong(), 1_796_000_000_000, today)

/** The app's own rules. */
val appRules =
    Choices(
        goal = Goal.PYRAMID,
        passes = Passes.UNLIMITED,
        draw = Draw.ONE,
        openingWasteCard = true,
        stockPairsWaste = false,
        pairsOwnCoverer = false,
    )

/** A session in memory with this deal on the table. */
fun <T> withDeal(
    code: String = "PY1-N-AAAAAAS",
    test: (Session) -> T,
): T =
    Session.inMemory().use { session ->
        session.dealCode(code, now())
        test(session)
    }

fun open(folder: Path): Session = Session.open(folder.toString(), now())

fun place(
    row: Int,
    place: Int,
) = Slot.Pyramid(Place(row.toUInt(), place.toUInt()))

/** A card as the vectors write it: `QC`. */
fun card(text: String) = Card(Rank.entries["A23456789TJQK".indexOf(text[0])], Suit.entries["CDHS".indexOf(text[1])])

/** The cards of an ordered deck, as the vectors write them. */
val orderedDeck = "CDHS".flatMap { suit -> "A23456789TJQK".map { rank -> "$rank$suit" } }

/** Where the card lies. */
fun GameView.slot(card: String) = Slot.Pyramid(pyramid.first { it.card == card(card) }.place)

/** What of a view is stored: not what its step did, nor the selection, the time or the pause. */
fun GameView.stored() = listOf(code, score, moves, pyramid.map { it.place }, stock.left, waste.map { it.top }, canUndo, canRedo)
