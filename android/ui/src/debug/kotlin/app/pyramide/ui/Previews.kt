package app.pyramide.ui

import android.content.res.Configuration
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.tooling.preview.Preview
import app.pyramide.core.Calendar
import app.pyramide.core.CalendarDay
import app.pyramide.core.Day
import app.pyramide.core.DayState
import app.pyramide.core.Difficulty
import app.pyramide.core.GameException
import app.pyramide.core.Preset
import app.pyramide.core.Status
import app.pyramide.ui.model.NewGameForm
import app.pyramide.ui.model.Question
import app.pyramide.ui.platform.Component
import app.pyramide.ui.platform.Product
import app.pyramide.ui.screens.AboutScreen
import app.pyramide.ui.screens.DailyScreen
import app.pyramide.ui.screens.FailureScreen
import app.pyramide.ui.screens.NewGameScreen
import app.pyramide.ui.screens.QuestionDialog
import app.pyramide.ui.screens.RulesScreen
import app.pyramide.ui.screens.SearchDialog
import app.pyramide.ui.screens.SettingsScreen
import app.pyramide.ui.screens.StatisticsScreen
import app.pyramide.ui.table.Bar
import app.pyramide.ui.table.Buttons
import app.pyramide.ui.table.CodeActions
import app.pyramide.ui.table.EndActions
import app.pyramide.ui.table.EndNotice
import app.pyramide.ui.table.Table
import app.pyramide.ui.table.TableActions
import app.pyramide.ui.table.TableCursor
import app.pyramide.ui.table.tableLayout
import app.pyramide.ui.text.LocalTexts
import app.pyramide.ui.theme.GameSettingsDefaults
import app.pyramide.ui.theme.cloth
import java.time.YearMonth

/** A phone, by day and by night, and with large letters. */
@Preview(widthDp = 360, heightDp = 640)
@Preview(widthDp = 360, heightDp = 640, uiMode = Configuration.UI_MODE_NIGHT_YES)
@Preview(widthDp = 360, heightDp = 640, fontScale = 2f, locale = "de")
private annotation class Previews

private val nothing = {}

@Previews
@Composable
private fun TablePreview() = InPreview {
    val view = previewTable()
    Column(Modifier.fillMaxSize().cloth()) {
        Bar(view, GameSettingsDefaults.copy(showVerdict = true), CodeActions(nothing, nothing), Modifier.fillMaxWidth())
        BoxWithConstraints(Modifier.fillMaxWidth().weight(1f)) {
            val size = Size(maxWidth.value, maxHeight.value)
            val layout = tableLayout(size, view, leftHand = false, isWide = false)
            Table(view, layout, happening = null, motion = false, TableCursor()) {}
        }
        val actions = TableActions(nothing, nothing, nothing, nothing, nothing) {}
        Buttons(view, leftHand = false, thinking = false, actions, Modifier.fillMaxWidth())
    }
}

@Previews
@Composable
private fun StuckPreview() = InPreview {
    val actions = EndActions(nothing, nothing, nothing, nothing, nothing, nothing)
    Box(Modifier.fillMaxSize().cloth()) { EndNotice(previewTable(Status.STUCK), actions) }
}

@Previews
@Composable
private fun NewGamePreview() = InPreview {
    val form = NewGameForm(Preset.APP, PreviewRules, isWinnable = true, difficulty = Difficulty.MEDIUM)
    NewGameScreen(form, code = null, contradiction = null, canDeal = true, {}, nothing, nothing, nothing)
}

@Previews
@Composable
private fun DailyPreview() = InPreview {
    val states = listOf(DayState.WON, DayState.OPEN, DayState.WON, DayState.WON_LATER)
    val days = (1..30).map { day ->
        val state = if (day <= 20) states[day % states.size] else DayState.AHEAD
        CalendarDay(Day(2026u, 11u, day.toUInt()), "", state)
    }
    DailyScreen(
        month = YearMonth.of(2026, 11),
        calendar = Calendar(days, streak = 1u, bestStreak = 12u),
        today = Day(2026u, 11u, 20u),
        onPlayToday = nothing,
        onPlay = {},
        onMonthBefore = nothing,
        onMonthAfter = null,
        onBack = nothing,
    )
}

@Previews
@Composable
private fun StatisticsPreview() = InPreview {
    StatisticsScreen(emptyList(), emptyList(), played = null, nothing, nothing, nothing)
}

@Previews
@Composable
private fun RulesPreview() = InPreview { RulesScreen(nothing) }

@Previews
@Composable
private fun SettingsPreview() = InPreview {
    SettingsScreen(GameSettingsDefaults, listOf("en" to "English", "da" to "Dansk"), {}, nothing, nothing)
}

@Previews
@Composable
private fun AboutPreview() = InPreview {
    val product = object : Product {
        override val version = "1.0"
        override val components = listOf(Component("Kotlin", "Apache-2.0"))
    }
    AboutScreen(product, nothing)
}

@Previews
@Composable
private fun QuestionPreview() = InPreview { QuestionDialog(Question.Restart, nothing, nothing) }

@Previews
@Composable
private fun SearchPreview() = InPreview { SearchDialog(passed = 17, nothing) }

@Previews
@Composable
private fun FailurePreview() = InPreview { FailureScreen(GameException.InUse(), LocalTexts.current, nothing) }
