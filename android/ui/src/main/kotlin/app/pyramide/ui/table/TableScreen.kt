package app.pyramide.ui.table

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.absoluteOffset
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.foundation.layout.wrapContentHeight
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.key
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.AbsoluteAlignment
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.layout.onSizeChanged
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.CustomAccessibilityAction
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.unit.dp
import app.pyramide.core.GameView
import app.pyramide.core.Status
import app.pyramide.ui.model.GameModel
import app.pyramide.ui.model.Happening
import app.pyramide.ui.model.canShare
import app.pyramide.ui.model.copyCode
import app.pyramide.ui.model.shareCode
import app.pyramide.ui.model.shareResult
import app.pyramide.ui.text.LocalTexts
import app.pyramide.ui.text.Phrase
import app.pyramide.ui.text.say
import app.pyramide.ui.theme.cloth
import kotlinx.coroutines.delay

/**
 * The game: bar, cards and buttons, and what is said about them.
 *
 * @param happening the step to be shown and spoken.
 */
@Composable
fun TableScreen(model: GameModel, happening: Happening?, cursor: TableCursor, motion: Boolean) {
    val view = model.view
    LaunchedEffect(view.running) {
        while (view.running) {
            // To the next full second: otherwise one is left out now and then.
            val into = model.view.playedMs % SECOND
            delay((SECOND - into).toLong())
            model.tick()
        }
    }
    OnceSlow(model.hints.isSearching, model.hints::tellThinking)
    val cards: @Composable (TableLayout) -> Unit = { Cards(model, view, it, happening, cursor, motion) }
    Box(
        Modifier
            .fillMaxSize()
            .cloth()
            .windowInsetsPadding(WindowInsets.safeDrawing),
    ) {
        BoxWithConstraints(Modifier.fillMaxSize()) {
            if (maxWidth > maxHeight) Sideways(model, view, cards) else Upright(model, view, cards)
        }
        happening?.let { Announcer(it) }
        if (model.celebrates && motion) Celebration(model::celebratedMs, model::endCelebration)
        if (model.showsEnd && view.status != Status.PLAYING) {
            EndNotice(view, endActions(model), Modifier.align(Alignment.Center))
        }
    }
}

/** Bar, cards and buttons one below the other. */
@Composable
private fun Upright(model: GameModel, view: GameView, cards: @Composable (TableLayout) -> Unit) {
    Column(Modifier.fillMaxSize()) {
        Bar(view, model.settings, codeActions(model), Modifier.fillMaxWidth().padding(horizontal = 8.dp))
        BoxWithConstraints(Modifier.fillMaxWidth().weight(1f), AbsoluteAlignment.TopLeft) {
            cards(rememberLayout(Size(maxWidth.value, maxHeight.value), view, model, isWide = false))
        }
        Buttons(view, model.settings.leftHand, model.hints.isThinking, tableActions(model), Modifier.fillMaxWidth())
    }
}

/** In milliseconds. */
private const val SECOND = 1000uL

/** The height of a bar with all that it says, in a column, in dp. */
private const val TALL_BAR = 100f

/** Bar and buttons in a column with stock and waste, beside the pyramid. */
@Composable
private fun Sideways(model: GameModel, view: GameView, cards: @Composable (TableLayout) -> Unit) {
    BoxWithConstraints(Modifier.fillMaxSize(), AbsoluteAlignment.TopLeft) {
        val layout = rememberLayout(Size(maxWidth.value, maxHeight.value), view, model, isWide = true)
        val (side, deck) = layout.side to layout.deck
        cards(layout)
        Box(
            Modifier
                .absoluteOffset(side.left.dp)
                .size(side.width.dp, deck.top.dp)
                .verticalScroll(rememberScrollState()),
        ) {
            // Where little room is left the names go: a screen reader still says them.
            val compact = deck.top < TALL_BAR * LocalDensity.current.fontScale
            Bar(view, model.settings, codeActions(model), Modifier.fillMaxWidth().padding(4.dp, 4.dp), compact)
        }
        Box(
            Modifier
                .absoluteOffset(side.left.dp, deck.bottom.dp)
                .size(side.width.dp, (side.bottom - deck.bottom).dp),
            Alignment.BottomCenter,
        ) {
            val thinking = model.hints.isThinking
            Buttons(view, model.settings.leftHand, thinking, tableActions(model), Modifier.fillMaxWidth(), rows = 2)
        }
    }
}

@Composable
private fun Cards(
    model: GameModel,
    view: GameView,
    layout: TableLayout,
    happening: Happening?,
    cursor: TableCursor,
    motion: Boolean,
) {
    // While the end is told about, the cards behind it are not a screen reader's.
    Box(if (model.showsEnd) Modifier.clearAndSetSemantics {} else Modifier) {
        Table(view, layout, happening, motion, cursor, cardActions(view, model), model::tap)
    }
    val message = model.message.takeUnless { model.showsEnd } ?: return
    // Large letters need the whole width, whatever they lie on.
    val large = LocalDensity.current.fontScale > LARGE_LETTERS
    val area = if (large) layout.pyramid.copy(top = 0f) else layout.message
    Box(
        Modifier
            .absoluteOffset(area.left.dp, area.top.dp)
            .size(area.width.dp, area.height.dp)
            // Many words may well lie over some cards for a while.
            .wrapContentHeight(if (area.top > 0f) Alignment.CenterVertically else Alignment.Top, unbounded = true),
        Alignment.Center,
    ) {
        var height by remember(message) { mutableIntStateOf(0) }
        val isOverCards = large || height > with(LocalDensity.current) { area.height.dp.roundToPx() }
        val place = Modifier.padding(8.dp).onSizeChanged { height = it.height }
        MessageLine(message, view, place, isOverCards, model::dismissMessage)
    }
}

/** How much letters may grow before a message no longer fits beside the cards. */
private const val LARGE_LETTERS = 1.3f

@Composable
private fun rememberLayout(size: Size, view: GameView, model: GameModel, isWide: Boolean): TableLayout {
    val leftHand = model.settings.leftHand
    return remember(size, view.rules, leftHand, isWide) { tableLayout(size, view, leftHand, isWide) }
}

/** Speaks what a step did to the cards. */
@Composable
private fun Announcer(happening: Happening) {
    val words = LocalTexts.current.say(happening.event)
    // The same words about another step are another announcement.
    key(happening) {
        Box(
            Modifier.size(1.dp).testTag("announcement").clearAndSetSemantics {
                liveRegion = LiveRegionMode.Polite
                contentDescription = words
            },
        )
    }
}

/** What a screen reader can do from any card without going to a button. */
@Composable
private fun cardActions(view: GameView, model: GameModel): List<CustomAccessibilityAction> {
    val texts = LocalTexts.current
    fun action(name: Phrase, act: () -> Unit) = CustomAccessibilityAction(texts.of(name)) {
        act()
        true
    }
    return remember(model, texts, view.canUndo, view.canRedo) {
        listOfNotNull(
            action(Phrase.Draw, model::draw),
            action(Phrase.Hint, model::hint),
            if (view.canUndo) action(Phrase.Undo, model::undo) else null,
            if (view.canRedo) action(Phrase.Redo, model::redo) else null,
        )
    }
}

private fun tableActions(model: GameModel) =
    TableActions(model::undo, model::redo, model::draw, model::hint, model::restart, model::go)

private fun codeActions(model: GameModel) =
    CodeActions(model::copyCode, (model::shareCode).takeIf { model.canShare })

private fun endActions(model: GameModel) = EndActions(
    undo = model::undo,
    restart = model::restart,
    showHow = model::showHow,
    newGame = model::newGame,
    share = model::shareResult,
    lookAtTable = model::lookAtTable,
)
