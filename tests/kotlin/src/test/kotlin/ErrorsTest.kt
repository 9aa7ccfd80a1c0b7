import app.pyramide.core.CodeProblem
import app.pyramide.core.Contradiction
import app.pyramide.core.Day
import app.pyramide.core.DeckProblem
import app.pyramide.core.Draw
import app.pyramide.core.GameException
import app.pyramide.core.Move
import app.pyramide.core.Preset
import app.pyramide.core.Refusal
import app.pyramide.core.Session
import app.pyramide.core.Slot
import app.pyramide.core.SpellingProblem
import app.pyramide.core.checkRules
import app.pyramide.core.parseCode
import org.junit.jupiter.api.io.TempDir
import java.nio.file.Files
import java.nio.file.Path
import kotlin.io.path.writeText
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertNull
import kotlin.test.assertTrue

/** Every error of the door arrives as its own type, with what and where as fields. */
class ErrorsTest {
    @TempDir
    lateinit var folder: Path

    @Test
    fun `nothing is played before the deal`() {
        Session.inMemory().use { session ->
            assertFailsWith<GameException.NoGame> { session.view(now()) }
            assertFailsWith<GameException.NoGame> { session.tap(Slot.Stock, now()) }
        }
    }

    @Test
    fun `a paused game is resumed first`() =
        withDeal { session ->
            session.pause(now())
            assertFailsWith<GameException.Paused> { session.draw(now()) }
            session.resume(now())
            assertEquals(1u, session.draw(now()).moves)
        }

    @Test
    fun `a place that is not there is named`() =
        withDeal { session ->
            val error = assertFailsWith<GameException.NoSuchPlace> { session.tap(place(6, 7), now()) }
            assertEquals(6u to 7u, error.row to error.place)
        }

    @Test
    fun `a pile that is not there is named`() =
        withDeal { session ->
            val waste = assertFailsWith<GameException.NoSuchPile> { session.tap(Slot.Waste(2u), now()) }
            assertEquals(2u, waste.pile)
            val under = assertFailsWith<GameException.NoSuchPile> { session.tap(Slot.Under(257u), now()) }
            assertEquals(257u, under.pile)
        }

    @Test
    fun `a day that is not there is named`() =
        withDeal { session ->
            val day = Day(2026u, 2u, 29u)
            val error = assertFailsWith<GameException.NoSuchDay> { session.view(now().copy(localDay = day)) }
            assertEquals(day, Day(error.year, error.month, error.day))
        }

    @Test
    fun `a refused move says why`() =
        withDeal { session ->
            fun refusal(move: Move) = assertFailsWith<GameException.Refused> { session.play(move, now()) }.reason
            val top = session.view(now()).pyramid.first().card
            assertEquals(Refusal.Blocked(top), refusal(Move.King(top)))
            assertEquals(Refusal.NotThirteen, refusal(Move.Pair(card("7C"), card("7S"))))
            assertEquals(Refusal.NoRecycle, refusal(Move.Recycle))
            session.play(Move.King(card("KD")), now())
            assertEquals(Refusal.NotOnTable(card("KD")), refusal(Move.King(card("KD"))))
            while (session.view(now()).stock.left > 0u) session.play(Move.Draw, now())
            assertEquals(Refusal.StockEmpty, refusal(Move.Draw))
        }

    @Test
    fun `a won game refuses every move`() =
        withWonGame { session ->
            val error = assertFailsWith<GameException.Refused> { session.play(Move.Draw, now()) }
            assertEquals(Refusal.Won, error.reason)
        }

    @Test
    fun `a code says what is wrong and where`() {
        val cases =
            listOf(
                Triple("no code here", CodeProblem.NotFound, null),
                Triple("PY2-N-AAAAAAS", CodeProblem.UnknownVersion("2"), 3u),
                Triple("PY1-N-AAAAAA0", CodeProblem.BadCharacter("0", meant = "O"), 13u),
                Triple("Pröva PY1-N-AAAÄAAS", CodeProblem.BadCharacter("Ä", meant = null), 16u),
                Triple("PY1-N-AAAAAA", CodeProblem.WrongLength(6u), 7u),
                Triple("PY1-Q-AAAAAAS", CodeProblem.UnknownRules(SpellingProblem.Unknown("Q")), 5u),
                Triple("PY1-XA4-AAAAAAS", CodeProblem.UnknownRules(SpellingProblem.NoSuchChoice("XA4")), 5u),
                Triple(
                    "PY1-XBI-AAAAAAS",
                    CodeProblem.UnknownRules(SpellingProblem.Contradicts("XBI", Contradiction.ThreePilesHaveOnePass)),
                    5u,
                ),
                Triple(
                    "PY1-XDE-AAAAAAS",
                    CodeProblem.UnknownRules(SpellingProblem.HasLetter("XDE", "N", Preset.APP)),
                    5u,
                ),
            )
        for ((text, problem, at) in cases) {
            val error = assertFailsWith<GameException.BadCode>(text) { parseCode(text) }
            assertEquals(problem to at, error.problem to error.at, text)
            withDeal { session ->
                val refused = assertFailsWith<GameException.BadCode>(text) { session.dealCode(text, now()) }
                assertEquals(problem to at, refused.problem to refused.at, text)
                assertEquals("PY1-N-AAAAAAS", session.view(now()).code)
            }
        }
    }

    @Test
    fun `a deck says what is wrong and where`() {
        fun error(deck: List<String>) =
            Session.inMemory().use { session ->
                assertFailsWith<GameException.BadDeck> { session.dealDeck(deck.joinToString(" "), appRules, now()) }
            }
        val notACard = error(orderedDeck.toMutableList().also { it[2] = "1C" })
        assertEquals(DeckProblem.NotACard("1C") to 3u, notACard.problem to notACard.at)
        val short = error(orderedDeck.drop(1))
        assertEquals(DeckProblem.WrongCount(51u), short.problem)
        assertNull(short.at)
        val twice = error(orderedDeck.toMutableList().also { it[51] = "AC" })
        assertEquals(DeckProblem.Twice(card("AC"), first = 1u) to 52u, twice.problem to twice.at)
    }

    @Test
    fun `a contradiction is named`() {
        val openStock = appRules.copy(draw = Draw.OPEN_STOCK, openingWasteCard = false)
        val cases =
            listOf(
                appRules.copy(draw = Draw.THREE_PILES) to Contradiction.ThreePilesHaveOnePass,
                openStock.copy(openingWasteCard = true) to Contradiction.OpeningWasteCard(Draw.OPEN_STOCK),
                openStock.copy(stockPairsWaste = true) to Contradiction.StockPairsWaste(Draw.OPEN_STOCK),
            )
        for ((choices, problem) in cases) {
            assertEquals(problem, assertFailsWith<GameException.BadRules> { checkRules(choices) }.problem)
        }
    }

    @Test
    fun `a folder in use is so until it is closed`() {
        open(folder).use { assertFailsWith<GameException.InUse> { open(folder) } }
        open(folder).close()
    }

    @Test
    fun `a file of a later version is named`() {
        folder.resolve("settings.json").writeText("""{"format":99}""")
        val error = assertFailsWith<GameException.NewerFormat> { open(folder) }
        assertEquals("settings.json" to 99u, error.file to error.format)
    }

    @Test
    fun `a folder that cannot be made is named`() {
        val file = Files.createFile(folder.resolve("a file"))
        val error = assertFailsWith<GameException.Storage> { open(file) }
        assertTrue("a file" in error.file.orEmpty(), error.file)
    }
}
