package app.pyramide.ui.screens

import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import app.pyramide.core.CardBack
import app.pyramide.core.GameSettings
import app.pyramide.core.TableColour
import app.pyramide.core.Theme
import app.pyramide.ui.model.GameModel
import app.pyramide.ui.model.Screen
import app.pyramide.ui.platform.Languages
import app.pyramide.ui.text.Phrase
import app.pyramide.ui.text.phrase
import app.pyramide.ui.text.words

/** What a player can choose. */
@Composable
fun SettingsScreen(model: GameModel, languages: Languages) =
    SettingsScreen(model.settings, languages.all, model::change, { model.back() }, { model.go(Screen.About) })

/** The settings, with what is changed going to [onChange]. */
@Composable
fun SettingsScreen(
    settings: GameSettings,
    languages: List<Pair<String, String>>,
    onChange: (GameSettings) -> Unit,
    onBack: () -> Unit,
    onAbout: () -> Unit,
) = ScreenFrame(Phrase.Settings, onBack) {
    Heading(words(Phrase.SettingsPlay))
    Toggle(Phrase.LeftHand, settings.leftHand, Phrase.LeftHandLine) { onChange(settings.copy(leftHand = it)) }
    Toggle(Phrase.ErrorHelp, settings.errorHelp, Phrase.ErrorHelpLine) { onChange(settings.copy(errorHelp = it)) }
    Toggle(Phrase.ShowVerdict, settings.showVerdict, Phrase.ShowVerdictLine) {
        onChange(settings.copy(showVerdict = it))
    }
    Toggle(Phrase.RemoveFreeKings, settings.removeFreeKings, Phrase.RemoveFreeKingsLine) {
        onChange(settings.copy(removeFreeKings = it))
    }
    Toggle(Phrase.HideTimer, settings.hideTimer) { onChange(settings.copy(hideTimer = it)) }
    Toggle(Phrase.HideScore, settings.hideScore) { onChange(settings.copy(hideScore = it)) }

    Heading(words(Phrase.SettingsLook))
    LookPreview(settings)
    Choice(Phrase.Theme, Theme.entries.associateWith { phrase(it) }, settings.theme) { onChange(settings.copy(theme = it)) }
    Toggle(Phrase.FourColours, settings.fourColours, Phrase.FourColoursLine) {
        onChange(settings.copy(fourColours = it))
    }
    Toggle(Phrase.LargerRanks, settings.largerRanks) { onChange(settings.copy(largerRanks = it)) }
    Toggle(Phrase.HighContrast, settings.highContrast) { onChange(settings.copy(highContrast = it)) }
    Choice(Phrase.TableColour, TableColour.entries.associateWith { phrase(it) }, settings.tableColour) {
        onChange(settings.copy(tableColour = it))
    }
    Choice(Phrase.CardBack, CardBack.entries.associateWith { phrase(it) }, settings.cardBack) {
        onChange(settings.copy(cardBack = it))
    }

    Heading(words(Phrase.SettingsFeel))
    Toggle(Phrase.Motion, settings.motion, Phrase.MotionLine) { onChange(settings.copy(motion = it)) }
    Toggle(Phrase.Sound, settings.sound) { onChange(settings.copy(sound = it)) }
    Toggle(Phrase.Haptics, settings.haptics) { onChange(settings.copy(haptics = it)) }

    Heading(words(Phrase.Language))
    Chips(languageChoices(languages), settings.language) { onChange(settings.copy(language = it)) }
    TextButton(onAbout, Modifier.testTag("about")) { Text(words(Phrase.About)) }
}

@Composable
private fun languageChoices(languages: List<Pair<String, String>>): Map<String?, String> =
    mapOf<String?, String>(null to words(Phrase.LanguageSystem)) + languages
