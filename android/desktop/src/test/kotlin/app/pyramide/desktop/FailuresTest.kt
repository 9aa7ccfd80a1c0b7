package app.pyramide.desktop

import app.pyramide.core.Contradiction
import app.pyramide.core.GameException
import app.pyramide.ui.text.Phrase
import app.pyramide.ui.text.explain
import app.pyramide.ui.text.phrase
import kotlin.test.Test
import kotlin.test.assertEquals

/** What went wrong, in words. */
class FailuresTest {
    private val english = LanguageFiles.texts("en")

    @Test
    fun `a contradiction of rules is told as the form for a new game tells it`() {
        val problem = Contradiction.ThreePilesHaveOnePass
        assertEquals(english.of(phrase(problem)), english.explain(GameException.BadRules(problem)))
    }

    @Test
    fun `what is unexpected shows its name alone`() {
        for ((name, error) in listOf(
            "NoSuchPile" to GameException.NoSuchPile(7u),
            "Panicked" to GameException.Panicked(),
        )) {
            assertEquals(english.of(Phrase.ErrorUnexpected, name), english.explain(error))
        }
    }
}
