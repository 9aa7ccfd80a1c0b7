package app.pyramide.ui.screens

import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import app.pyramide.ui.model.GameModel
import app.pyramide.ui.platform.Product
import app.pyramide.ui.text.Phrase
import app.pyramide.ui.text.words

/** What this is, and the licences of what is shipped with it. */
@Composable
fun AboutScreen(model: GameModel, product: Product) = AboutScreen(product) { model.back() }

@Composable
fun AboutScreen(product: Product, onBack: () -> Unit) = ScreenFrame(Phrase.About, onBack) {
    Text(words(Phrase.AppName), style = MaterialTheme.typography.headlineMedium)
    Text(words(Phrase.AboutLine), style = MaterialTheme.typography.bodyLarge)
    Text(words(Phrase.Version, product.version), style = MaterialTheme.typography.bodyMedium)
    Heading(words(Phrase.Licences))
    Text(words(Phrase.LicencesLine), style = MaterialTheme.typography.bodyMedium)
    for (component in product.components) {
        Row(Modifier.fillMaxWidth()) { Words(component.names, component.licence) }
    }
}
