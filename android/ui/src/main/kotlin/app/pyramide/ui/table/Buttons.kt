package app.pyramide.ui.table

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.ExperimentalLayoutApi
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.size
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.IconButtonDefaults
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.platform.LocalLayoutDirection
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.LayoutDirection
import androidx.compose.ui.unit.dp
import app.pyramide.core.GameView
import app.pyramide.core.Status
import app.pyramide.core.StockTap
import app.pyramide.ui.icon.Icons
import app.pyramide.ui.model.Screen
import app.pyramide.ui.model.isLost
import app.pyramide.ui.text.Phrase
import app.pyramide.ui.text.words
import app.pyramide.ui.theme.LocalTableTheme

/** What the buttons of the table do. */
class TableActions(
    val undo: () -> Unit,
    val redo: () -> Unit,
    val draw: () -> Unit,
    val hint: () -> Unit,
    val restart: () -> Unit,
    val go: (Screen) -> Unit,
)

/** The buttons, the one used most nearest to the hand. */
@OptIn(ExperimentalLayoutApi::class)
@Composable
fun Buttons(
    view: GameView,
    leftHand: Boolean,
    /** Whether a hint has been searched for for so long that it is said. */
    thinking: Boolean,
    actions: TableActions,
    modifier: Modifier = Modifier,
    rows: Int = 1,
) {
    val buttons: List<@Composable () -> Unit> = listOfNotNull(
        { MenuButton(view, actions) },
        { Button(Icons.NewGame, Phrase.NewGame, "new", onClick = { actions.go(Screen.NewGame) }) },
        // An open stock's top is a card like others, so that drawing has a button of its own.
        drawButton(view, actions),
        { HintButton(thinking, view.status == Status.PLAYING, actions.hint) },
        { Button(Icons.Redo, Phrase.Redo, "redo", view.canRedo, actions.redo) },
        { Button(Icons.Undo, Phrase.Undo, "undo", view.canUndo, actions.undo) },
    )
    // A hand is left or right whichever way the language is written.
    val direction = LocalLayoutDirection.current
    CompositionLocalProvider(LocalLayoutDirection provides LayoutDirection.Ltr) {
        FlowRow(
            modifier,
            horizontalArrangement = Arrangement.SpaceAround,
            maxItemsInEachRow = (buttons.size + rows - 1) / rows,
        ) {
            for (button in if (leftHand) buttons.reversed() else buttons) {
                CompositionLocalProvider(LocalLayoutDirection provides direction, content = button)
            }
        }
    }
}

private fun drawButton(view: GameView, actions: TableActions): (@Composable () -> Unit)? {
    if (view.stock.top == null) return null
    return { Button(Icons.Draw, Phrase.Draw, "draw", view.stock.tap != StockTap.NOTHING, actions.draw) }
}

/** A hint; while one is searched for a while already, a way to give that up. */
@Composable
private fun HintButton(thinking: Boolean, enabled: Boolean, onClick: () -> Unit) =
    Button(
        if (thinking) Icons.Thinking else Icons.Hint,
        if (thinking) Phrase.Cancel else Phrase.Hint,
        "hint",
        enabled,
        onClick,
    )

/** A sign that is a button. */
@Composable
private fun Button(
    sign: ImageVector,
    name: Phrase,
    tag: String,
    enabled: Boolean = true,
    onClick: () -> Unit,
) {
    val colour = LocalTableTheme.current.onCloth
    val words = words(name)
    IconButton(
        onClick,
        Modifier.size(48.dp).testTag(tag).semantics { contentDescription = words },
        enabled,
        IconButtonDefaults.iconButtonColors(
            contentColor = colour,
            disabledContentColor = colour.copy(alpha = 0.35f),
        ),
    ) {
        Icon(sign, null, Modifier.size(26.dp))
    }
}

/** What is needed less often. */
@Composable
private fun MenuButton(view: GameView, actions: TableActions) {
    val items = buildList {
        add(MenuItem(Icons.Daily, words(Phrase.DailyDeal), "daily") { actions.go(Screen.Daily) })
        add(MenuItem(Icons.Restart, words(Phrase.Restart), "restart", actions.restart))
        if (view.isLost) {
            add(MenuItem(Icons.Play, words(Phrase.ShowHow), "show how") { actions.go(Screen.ShowHow) })
        }
        for ((sign, name, screen) in MenuScreens) {
            add(MenuItem(sign, words(name), screen.name.lowercase()) { actions.go(screen) })
        }
    }
    Menu(items) { unfold -> Button(Icons.Menu, Phrase.Menu, "menu", onClick = unfold) }
}

private val MenuScreens = listOf(
    Triple(Icons.Statistics, Phrase.Statistics, Screen.Statistics),
    Triple(Icons.Rules, Phrase.Rules, Screen.Rules),
    Triple(Icons.Introduction, Phrase.Introduction, Screen.Introduction),
    Triple(Icons.Settings, Phrase.Settings, Screen.Settings),
)
