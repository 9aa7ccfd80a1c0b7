package app.pyramide.ui.screens

import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import app.pyramide.ui.model.GameModel
import app.pyramide.ui.text.Phrase
import app.pyramide.ui.text.words

/** The rules of the game, and what the keys of a keyboard do. */
@Composable
fun RulesScreen(model: GameModel) = RulesScreen { model.back() }

@Composable
fun RulesScreen(onBack: () -> Unit) = ScreenFrame(Phrase.Rules, onBack) {
    for ((title, text) in Sections) {
        Heading(words(title))
        Text(words(text), style = MaterialTheme.typography.bodyLarge)
    }
    Heading(words(Phrase.HelpKeysTitle))
    for (key in KeyLines) Text(words(key), style = MaterialTheme.typography.bodyLarge)
}

private val Sections = listOf(
    Phrase.HelpLayoutTitle to Phrase.HelpLayout,
    Phrase.HelpFreeTitle to Phrase.HelpFree,
    Phrase.HelpPairsTitle to Phrase.HelpPairs,
    Phrase.HelpKingsTitle to Phrase.HelpKings,
    Phrase.HelpStockTitle to Phrase.HelpStock,
    Phrase.HelpEndTitle to Phrase.HelpEnd,
    Phrase.HelpScoreTitle to Phrase.HelpScore,
    Phrase.HelpCodesTitle to Phrase.HelpCodes,
    Phrase.HelpFairTitle to Phrase.HelpFair,
)

private val KeyLines = listOf(
    Phrase.HelpKeysArrows,
    Phrase.HelpKeysEnter,
    Phrase.HelpKeysDraw,
    Phrase.HelpKeysUndo,
    Phrase.HelpKeysRedo,
    Phrase.HelpKeysHint,
    Phrase.HelpKeysNew,
    Phrase.HelpKeysBack,
)
