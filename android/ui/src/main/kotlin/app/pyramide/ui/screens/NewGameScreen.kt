package app.pyramide.ui.screens

import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.foundation.text.KeyboardActions
import androidx.compose.foundation.text.KeyboardOptions
import androidx.compose.material3.Button
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedTextField
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.text.input.ImeAction
import androidx.compose.ui.text.input.KeyboardCapitalization
import androidx.compose.ui.text.input.KeyboardType
import androidx.compose.ui.unit.dp
import app.pyramide.core.Contradiction
import app.pyramide.core.DealCode
import app.pyramide.core.Difficulty
import app.pyramide.core.GameException
import app.pyramide.core.Preset
import app.pyramide.ui.model.GameModel
import app.pyramide.ui.model.NewGameForm
import app.pyramide.ui.platform.Sharing
import app.pyramide.ui.text.LocalTexts
import app.pyramide.ui.text.Phrase
import app.pyramide.ui.text.explain
import app.pyramide.ui.text.line
import app.pyramide.ui.text.name
import app.pyramide.ui.text.phrase
import app.pyramide.ui.text.title
import app.pyramide.ui.text.words

/** Which cards, and by which rules. */
@Composable
fun NewGameScreen(model: GameModel, sharing: Sharing) {
    var form by rememberSaveable(stateSaver = NewGameForm.Saver) {
        mutableStateOf(NewGameForm.of(model.view.rules))
    }
    NewGameScreen(
        form = form,
        code = form.read,
        contradiction = form.contradiction,
        canDeal = form.wish != null,
        onChange = { form = it },
        onPaste = { sharing.pasted()?.let { form = form.withCode(it.trim()) } },
        onBack = { model.back() },
        onDeal = { form.wish?.let(model::deal) },
    )
}

/**
 * The form for a new game.
 *
 * @param code what the typed text is read as; none while nothing is typed.
 * @param contradiction what is wrong with the player's own mixture.
 * @param canDeal whether the form is filled in rightly.
 */
@Composable
fun NewGameScreen(
    form: NewGameForm,
    code: Result<DealCode>?,
    contradiction: Contradiction?,
    canDeal: Boolean,
    onChange: (NewGameForm) -> Unit,
    onPaste: () -> Unit,
    onBack: () -> Unit,
    onDeal: () -> Unit,
) {
    val deal: @Composable ColumnScope.() -> Unit = {
        Button(
            onClick = onDeal,
            modifier = Modifier.fillMaxWidth().heightIn(min = 52.dp).testTag("deal"),
            enabled = canDeal,
        ) {
            Text(words(Phrase.Deal), style = MaterialTheme.typography.titleMedium)
        }
    }
    ScreenFrame(Phrase.NewGame, onBack, deal) {
        Choice(
            Phrase.WhichCards,
            mapOf(false to Phrase.RandomDeal, true to Phrase.DealFromCode),
            form.isByCode,
            tag = { if (it) "by code" else "random cards" },
        ) { onChange(form.copy(isByCode = it)) }
        if (form.isByCode) {
            CodeField(form.code, code, { onChange(form.withCode(it)) }, onPaste, onDeal)
        } else {
            Toggle(Phrase.WinnableDeal, form.isWinnable) { onChange(form.copy(isWinnable = it)) }
            if (form.isWinnable) DifficultyChoice(form.difficulty) { onChange(form.copy(difficulty = it)) }
            Heading(words(Phrase.WhichRules))
            Presets(form) { onChange(form.copy(preset = it)) }
            if (form.preset == null) Mixture(form.mixture, contradiction) { onChange(form.copy(mixture = it)) }
        }
    }
}

/** Where a deal code is typed or pasted, and what is wrong with it. */
@Composable
private fun CodeField(
    text: String,
    code: Result<DealCode>?,
    onChange: (String) -> Unit,
    onPaste: () -> Unit,
    onDone: () -> Unit,
) {
    val texts = LocalTexts.current
    val problem = (code?.exceptionOrNull() as? GameException.BadCode)?.let(texts::explain)
    val rules = code?.getOrNull()?.let { words(Phrase.CodeRulesFollow, texts.name(it.rules)) }
    OutlinedTextField(
        value = text,
        onValueChange = onChange,
        modifier = Modifier.fillMaxWidth().testTag("code field"),
        label = { Text(words(Phrase.CodeField)) },
        supportingText = { (problem ?: rules)?.let { Text(it, Modifier.testTag("code problem")) } },
        isError = problem != null,
        keyboardOptions = KeyboardOptions(
            capitalization = KeyboardCapitalization.Characters,
            autoCorrectEnabled = false,
            keyboardType = KeyboardType.Ascii,
            imeAction = ImeAction.Done,
        ),
        keyboardActions = KeyboardActions { onDone() },
        maxLines = 4,
    )
    TextButton(onPaste, Modifier.testTag("paste")) { Text(words(Phrase.Paste)) }
}

/** How hard the cards should be, the chosen difficulty explained in a line. */
@Composable
private fun DifficultyChoice(difficulty: Difficulty?, onChange: (Difficulty?) -> Unit) {
    Choice(Phrase.Difficulty, Difficulties, difficulty, { it?.name?.lowercase() ?: "any" }, onChange)
    Text(
        words(line(difficulty)),
        style = MaterialTheme.typography.bodyMedium,
        color = MaterialTheme.colorScheme.onSurfaceVariant,
    )
}

private val Difficulties = (listOf(null) + Difficulty.entries).associateWith { phrase(it) }

/** The presets, each explained in a line, and the player's own mixture. */
@Composable
private fun Presets(form: NewGameForm, onChange: (Preset?) -> Unit) {
    Column(Modifier.selectableGroup()) {
        for (preset in Preset.entries) {
            Radio(form.preset == preset, words(title(preset)), words(line(preset)), preset.name.lowercase()) {
                onChange(preset)
            }
        }
        Radio(form.preset == null, words(Phrase.OwnMixture), words(Phrase.OwnMixtureLine), "mixture") {
            onChange(null)
        }
    }
}
