package app.pyramide.ui

import androidx.compose.foundation.focusable
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxScope
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawingPadding
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.focus.FocusRequester
import androidx.compose.ui.focus.focusRequester
import androidx.compose.ui.input.key.onKeyEvent
import androidx.compose.ui.platform.LocalLayoutDirection
import androidx.compose.ui.unit.dp
import app.pyramide.ui.model.GameModel
import app.pyramide.ui.model.Screen
import app.pyramide.ui.model.isFailure
import app.pyramide.ui.platform.Platform
import app.pyramide.ui.screens.AboutScreen
import app.pyramide.ui.screens.DailyScreen
import app.pyramide.ui.screens.IntroductionScreen
import app.pyramide.ui.screens.NewGameScreen
import app.pyramide.ui.screens.QuestionDialog
import app.pyramide.ui.screens.RulesScreen
import app.pyramide.ui.screens.SearchDialog
import app.pyramide.ui.screens.SettingsScreen
import app.pyramide.ui.screens.ShowHowScreen
import app.pyramide.ui.screens.StatisticsScreen
import app.pyramide.ui.table.MessageLine
import app.pyramide.ui.table.TableCursor
import app.pyramide.ui.table.TableScreen
import app.pyramide.ui.text.LocalTexts
import app.pyramide.ui.text.direction
import app.pyramide.ui.theme.ColourSchemes
import app.pyramide.ui.theme.GameTheme
import app.pyramide.ui.theme.OwnColourSchemes

/**
 * The whole game, for a window or an activity to show.
 *
 * @param reducesMotion whether the system asks for less motion.
 * @param moreContrast whether it asks for more contrast.
 */
@Composable
fun PyramideApp(
    model: GameModel,
    platform: Platform,
    reducesMotion: Boolean = false,
    moreContrast: Boolean = false,
    schemes: ColourSchemes = OwnColourSchemes,
) {
    val texts = remember(model.settings.language) { platform.languages.texts(model.settings.language) }
    val cursor = remember { TableCursor() }
    // Each step is shown and spoken once, however often the table comes back.
    var over by remember { mutableStateOf(model.happening) }
    val motion = model.settings.motion && !reducesMotion
    CompositionLocalProvider(LocalTexts provides texts, LocalLayoutDirection provides texts.direction) {
        GameTheme(model.settings, moreContrast, schemes) {
            Keyboard(model, cursor) {
                when (model.screen) {
                    Screen.Table -> {
                        TableScreen(model, model.happening.takeUnless { it === over }, cursor, motion)
                        DisposableEffect(Unit) { onDispose { over = model.happening } }
                    }
                    Screen.NewGame -> NewGameScreen(model, platform.sharing)
                    Screen.Daily -> DailyScreen(model)
                    Screen.Statistics -> StatisticsScreen(model)
                    Screen.Rules -> RulesScreen(model)
                    Screen.Introduction -> IntroductionScreen(model, motion, cursor)
                    Screen.ShowHow -> ShowHowScreen(model, motion, cursor)
                    Screen.Settings -> SettingsScreen(model, platform.languages)
                    Screen.About -> AboutScreen(model, platform.product)
                }
                FailureLine(model)
                SearchDialog(model.dealSearching)
                model.question?.let { QuestionDialog(it, model::confirm, model::cancel) }
            }
        }
    }
}

/** What went wrong, over whatever covers the table. */
@Composable
private fun BoxScope.FailureLine(model: GameModel) {
    if (model.screen == Screen.Table && !model.showsEnd) return
    val message = model.message?.takeIf { it.isFailure } ?: return
    val place = Modifier.align(Alignment.BottomCenter).safeDrawingPadding().padding(8.dp)
    MessageLine(message, model.view, place, onRead = model::dismissMessage)
}

/** Has the focus when nothing else has it, so that keys are heard. */
@Composable
private fun Keyboard(model: GameModel, cursor: TableCursor, content: @Composable BoxScope.() -> Unit) {
    val focus = remember { FocusRequester() }
    val keys = remember { Keys(model, cursor) }
    LaunchedEffect(model.screen) { focus.requestFocus() }
    Box(
        Modifier
            .fillMaxSize()
            .onKeyEvent(keys::hear)
            .focusRequester(focus)
            .focusable(),
    ) {
        content()
    }
}
