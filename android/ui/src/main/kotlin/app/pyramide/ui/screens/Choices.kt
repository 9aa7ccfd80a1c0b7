package app.pyramide.ui.screens

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.ExperimentalLayoutApi
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.selection.selectable
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.foundation.selection.toggleable
import androidx.compose.material3.FilterChip
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.RadioButton
import androidx.compose.material3.Switch
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.role
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.pyramide.ui.text.Phrase
import app.pyramide.ui.text.words

/** A switch with its name, all of which can be tapped. */
@Composable
internal fun Toggle(name: Phrase, on: Boolean, line: Phrase? = null, onChange: (Boolean) -> Unit) {
    Row(
        Modifier
            .fillMaxWidth()
            .heightIn(min = 48.dp)
            .toggleable(on, role = Role.Switch, onValueChange = onChange)
            .testTag(name.key),
        Arrangement.spacedBy(16.dp),
        Alignment.CenterVertically,
    ) {
        Words(words(name), line?.let { words(it) })
        Switch(on, onCheckedChange = null)
    }
}

/** One of a few that need a line each to be understood. */
@Composable
internal fun Radio(chosen: Boolean, title: String, line: String, tag: String, onChoose: () -> Unit) {
    Row(
        Modifier
            .fillMaxWidth()
            .heightIn(min = 56.dp)
            .selectable(chosen, role = Role.RadioButton, onClick = onChoose)
            .padding(vertical = 6.dp)
            .testTag(tag),
        Arrangement.spacedBy(12.dp),
        Alignment.CenterVertically,
    ) {
        RadioButton(chosen, onClick = null)
        Words(title, line)
    }
}

/** One of a few, with the name of what is chosen. */
@Composable
internal fun <T> Choice(
    name: Phrase,
    choices: Map<T, Phrase>,
    chosen: T,
    tag: (T) -> String = { it.toString().lowercase() },
    onChange: (T) -> Unit,
) {
    Text(words(name), Modifier.padding(top = 4.dp), style = MaterialTheme.typography.bodyLarge)
    Chips(choices.mapValues { (_, phrase) -> words(phrase) }, chosen, tag, onChange)
}

/**
 * One of a few.
 *
 * @param tag the name by which tests find a choice.
 */
@OptIn(ExperimentalLayoutApi::class)
@Composable
internal fun <T> Chips(
    choices: Map<T, String>,
    chosen: T,
    tag: (T) -> String = { it.toString().lowercase() },
    onChange: (T) -> Unit,
) {
    FlowRow(Modifier.selectableGroup(), horizontalArrangement = Arrangement.spacedBy(8.dp)) {
        for ((choice, name) in choices) {
            FilterChip(
                selected = choice == chosen,
                onClick = { onChange(choice) },
                // By itself a chip is one of many that can be switched on and off.
                modifier = Modifier.testTag(tag(choice)).semantics { role = Role.RadioButton },
                label = { Text(name) },
            )
        }
    }
}
