package app.pyramide.ui.screens

import androidx.compose.foundation.layout.padding
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.pyramide.core.Choices
import app.pyramide.core.Contradiction
import app.pyramide.core.Draw
import app.pyramide.core.Goal
import app.pyramide.core.Passes
import app.pyramide.ui.text.Phrase
import app.pyramide.ui.text.phrase
import app.pyramide.ui.text.words

/** The six choices of a ruleset, and what is wrong with them. */
@Composable
fun Mixture(choices: Choices, contradiction: Contradiction?, onChange: (Choices) -> Unit) {
    if (contradiction != null) {
        Text(
            words(phrase(contradiction)),
            Modifier.testTag("contradiction").semantics { liveRegion = LiveRegionMode.Polite },
            color = MaterialTheme.colorScheme.error,
            style = MaterialTheme.typography.bodyMedium,
        )
    }
    Name(Phrase.ChoiceDraw)
    Chips(Draw.entries.associateWith { words(phrase(it)) }, choices.draw) { onChange(choices.copy(draw = it)) }
    Name(Phrase.ChoicePasses)
    Chips(Passes.entries.associateWith { words(phrase(it)) }, choices.passes) { onChange(choices.copy(passes = it)) }
    Name(Phrase.ChoiceGoal)
    Chips(Goal.entries.associateWith { words(phrase(it)) }, choices.goal) { onChange(choices.copy(goal = it)) }
    Toggle(Phrase.ChoiceOpening, choices.openingWasteCard) { onChange(choices.copy(openingWasteCard = it)) }
    Toggle(Phrase.ChoiceStockWaste, choices.stockPairsWaste) { onChange(choices.copy(stockPairsWaste = it)) }
    Toggle(Phrase.ChoiceCoverer, choices.pairsOwnCoverer) { onChange(choices.copy(pairsOwnCoverer = it)) }
}

@Composable
private fun Name(name: Phrase) =
    Text(words(name), Modifier.padding(top = 4.dp), style = MaterialTheme.typography.bodyLarge)
