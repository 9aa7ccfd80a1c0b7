package app.pyramide.ui.screens

import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import app.pyramide.core.Choices
import app.pyramide.core.Contradiction
import app.pyramide.core.Draw
import app.pyramide.core.Goal
import app.pyramide.core.Passes
import app.pyramide.ui.text.Phrase
import app.pyramide.ui.text.phrase
import app.pyramide.ui.text.words

/** The six choices of a ruleset, and beneath them what is wrong with them. */
@Composable
fun Mixture(choices: Choices, contradiction: Contradiction?, onChange: (Choices) -> Unit) {
    Choice(Phrase.ChoiceGoal, Goal.entries.associateWith { phrase(it) }, choices.goal) { onChange(choices.copy(goal = it)) }
    Choice(Phrase.ChoiceDraw, Draw.entries.associateWith { phrase(it) }, choices.draw) { onChange(choices.copy(draw = it)) }
    Choice(Phrase.ChoicePasses, Passes.entries.associateWith { phrase(it) }, choices.passes) {
        onChange(choices.copy(passes = it))
    }
    Toggle(Phrase.ChoiceOpening, choices.openingWasteCard) { onChange(choices.copy(openingWasteCard = it)) }
    Toggle(Phrase.ChoiceStockWaste, choices.stockPairsWaste) { onChange(choices.copy(stockPairsWaste = it)) }
    Toggle(Phrase.ChoiceCoverer, choices.pairsOwnCoverer) { onChange(choices.copy(pairsOwnCoverer = it)) }
    if (contradiction != null) {
        Text(
            words(phrase(contradiction)),
            Modifier.testTag("contradiction").semantics { liveRegion = LiveRegionMode.Polite },
            color = MaterialTheme.colorScheme.error,
            style = MaterialTheme.typography.bodyMedium,
        )
    }
}
