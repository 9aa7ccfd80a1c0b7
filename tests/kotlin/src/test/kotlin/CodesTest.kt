import app.pyramide.core.CodeProblem
import app.pyramide.core.GameException
import app.pyramide.core.SpellingProblem
import app.pyramide.core.parseCode
import kotlinx.serialization.json.JsonObject
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith

/** A text holds the same code, or the same fault, in every language. */
class CodesTest {
    private val vectors = readJson("vectors/codes.json")

    @Test
    fun `texts with a code`() {
        for (good in vectors.objects("good")) {
            assertEquals(good.text("code"), parseCode(good.text("text")).text, good.text("text"))
        }
    }

    @Test
    fun `texts without a code say what is wrong and where`() {
        for (wrong in vectors.objects("wrong")) {
            val text = wrong.text("text")
            val error = assertFailsWith<GameException.BadCode>(text) { parseCode(text) }
            assertEquals(wrong.numberOrNull("at"), error.at, text)
            assertProblem(wrong, error.problem)
        }
    }

    private fun assertProblem(
        wrong: JsonObject,
        problem: CodeProblem,
    ) {
        val text = wrong.text("text")
        val kind =
            when (problem) {
                is CodeProblem.NotFound -> "not-found"

                is CodeProblem.UnknownVersion -> {
                    assertEquals(wrong.text("version"), problem.version, text)
                    "unknown-version"
                }

                is CodeProblem.UnknownRules -> {
                    assertEquals(wrong.text("reason"), problem.problem.kind(), text)
                    "unknown-rules"
                }

                is CodeProblem.BadCharacter -> {
                    assertEquals(wrong.text("character"), problem.character, text)
                    assertEquals(wrong.textOrNull("meant"), problem.meant, text)
                    "bad-character"
                }

                is CodeProblem.WrongLength -> {
                    assertEquals(wrong.numberOrNull("found"), problem.found, text)
                    "wrong-length"
                }
            }
        assertEquals(wrong.text("error"), kind, text)
    }

    private fun SpellingProblem.kind() =
        when (this) {
            is SpellingProblem.Unknown -> "unknown"
            is SpellingProblem.NoSuchChoice -> "no-such-choice"
            is SpellingProblem.Contradicts -> "contradiction"
            is SpellingProblem.HasLetter -> "has-letter"
        }
}
