package app.pyramide

import android.content.ActivityNotFoundException
import android.os.Build
import androidx.activity.compose.BackHandler
import androidx.activity.compose.LocalActivity
import androidx.activity.compose.rememberLauncherForActivityResult
import androidx.activity.result.contract.ActivityResultContracts.CreateDocument
import androidx.compose.material3.dynamicDarkColorScheme
import androidx.compose.material3.dynamicLightColorScheme
import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.SideEffect
import androidx.compose.runtime.remember
import androidx.compose.ui.graphics.luminance
import androidx.compose.ui.platform.LocalConfiguration
import androidx.compose.ui.platform.LocalContext
import androidx.compose.ui.platform.LocalView
import androidx.core.view.WindowCompat
import app.pyramide.platform.AndroidFeedback
import app.pyramide.platform.AndroidSharing
import app.pyramide.ui.PyramideApp
import app.pyramide.ui.model.GameModel
import app.pyramide.ui.model.Opening
import app.pyramide.ui.model.Screen
import app.pyramide.ui.screens.FailureScreen
import app.pyramide.ui.theme.ColourSchemes
import app.pyramide.ui.theme.OwnColourSchemes
import app.pyramide.ui.theme.isDark
import app.pyramide.ui.theme.tableTheme

/** What the window shows: the game, or why there is none. */
@Composable
fun AppContent(game: GameViewModel) {
    Feeling(game.feedback)
    when (val opening = game.opening) {
        // Takes a few milliseconds, under the splash screen's colour.
        Opening.Running -> Unit
        is Opening.Failed -> FailureScreen(opening.error, game.platform.languages.texts(null), onRetry = game::retry)
        is Opening.Done -> Game(opening.model, game)
    }
}

@Composable
private fun Game(model: GameModel, game: GameViewModel) {
    BackHandler(model.question != null || model.screen != Screen.Table || model.showsEnd) { model.back() }
    KeepFiles(game.sharing)
    val moreContrast = rememberMoreContrast()
    SystemBars(model, moreContrast)
    PyramideApp(model, game.platform, rememberReducesMotion(), moreContrast, rememberSchemes())
}

/** Haptics are a view's. */
@Composable
private fun Feeling(feedback: AndroidFeedback) {
    val view = LocalView.current
    DisposableEffect(view) {
        feedback.view = view
        onDispose { if (feedback.view === view) feedback.view = null }
    }
}

/** Asks where a text is to be kept as a file. */
@Composable
private fun KeepFiles(sharing: AndroidSharing) {
    val chooser = rememberLauncherForActivityResult(CreateDocument("text/csv")) { sharing.write(it) }
    LaunchedEffect(sharing.file) {
        try {
            sharing.fileName()?.let(chooser::launch)
        } catch (_: ActivityNotFoundException) {
            sharing.giveUp()
        }
    }
}

/** Clock and battery stay readable on what is beneath them. */
@Composable
private fun SystemBars(model: GameModel, moreContrast: Boolean) {
    val window = LocalActivity.current?.window ?: return
    val view = LocalView.current
    val settings = model.settings
    val dark = isDark(settings.theme)
    val onCloth = tableTheme(settings, dark, moreContrast).onCloth
    val light = if (model.screen.isOnCloth) onCloth.luminance() < 0.5f else !dark
    SideEffect {
        val bars = WindowCompat.getInsetsController(window, view)
        bars.isAppearanceLightStatusBars = light
        bars.isAppearanceLightNavigationBars = light
    }
}

/** The colours the player's wallpaper gives, where Android has them. */
@Composable
private fun rememberSchemes(): ColourSchemes {
    val context = LocalContext.current
    val configuration = LocalConfiguration.current
    if (Build.VERSION.SDK_INT < Build.VERSION_CODES.S) return OwnColourSchemes
    return remember(context, configuration) {
        ColourSchemes { dark -> if (dark) dynamicDarkColorScheme(context) else dynamicLightColorScheme(context) }
    }
}
