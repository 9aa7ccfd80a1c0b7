package app.pyramide

import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.text.AnnotatedString
import app.pyramide.core.Card
import app.pyramide.core.CardState
import app.pyramide.core.GameView
import app.pyramide.core.Slot
import app.pyramide.core.Status
import app.pyramide.platform.AndroidClock
import app.pyramide.ui.model.DealWish
import app.pyramide.ui.model.Screen

/** What the app can show, each on the way from the one before. The first game is [Sight.CODE]. */
enum class Sight(val show: Device.() -> Unit) {
    TABLE({
        tap("7.1")
        waitFor { view.verdict != null }
    }),
    MESSAGE({ tap("6.2") }),
    HINT({
        model.hint()
        waitFor { !model.hints.isSearching }
    }),
    MENU({
        tap("menu")
        // It begins to unfold when it is first drawn.
        picture()
        settle()
    }),
    STATISTICS({ tap("statistics") }),
    DAILY({ model.daily() }),
    SHOW_HOW({
        model.showHow()
        waitFor { model.showHow?.win != null }
    }),
    NEW_GAME({ model.go(Screen.NewGame) }),
    WINNABLE({ choose("winnable_deal") }),
    MIXTURE({ choose("mixture") }),
    TYPED_CODE({
        choose("by code")
        type("code field", "PY1-N-AAAAAA0")
    }),
    RULES({ model.go(Screen.Rules) }),
    INTRODUCTION({ model.go(Screen.Introduction) }),
    SETTINGS({ model.go(Screen.Settings) }),
    ABOUT({ model.go(Screen.About) }),
    QUESTION({
        model.go(Screen.Table)
        model.draw()
        model.restart()
    }),
    STUCK({
        model.cancel()
        model.deal(DealWish.Code("PY1-P-AAAAAAD"))
        model.confirm()
        while (view.status == Status.PLAYING) view.removal()?.forEach(model::tap) ?: model.draw()
    }),
    WON({
        val golden = GoldenGame()
        model.deal(DealWish.Deck(golden.deck, golden.choices))
        if (model.question != null) model.confirm()
        golden.steps.forEach { step ->
            if (step.cards.isEmpty()) model.draw()
            step.cards.forEach { model.tap(view.slotOf(it)) }
        }
    }),
    ;

    companion object {
        const val CODE = "PY1-N-AAAAAAS"
    }
}

/** Opens the app for the first of the sights, with all that the bar can say and some games in the statistics. */
fun Device.launchForSights(language: String, highContrast: Boolean) {
    History.writeTo(folder)
    languages = language
    kept { session ->
        val settings = session.settings()
        session.setSettings(settings.copy(highContrast = highContrast, showVerdict = true))
        session.dealCode(Sight.CODE, AndroidClock.now())
    }
    launch()
}

/** Chooses what may have to be scrolled to. */
fun Device.choose(tag: String) {
    find(tag)!!.node.config[SemanticsActions.OnClick].action!!()
    settle()
}

private fun Device.type(tag: String, text: String) {
    find(tag)!!.node.config[SemanticsActions.SetText].action!!(AnnotatedString(text))
    settle()
}

/** What can be removed: a king or a pair that lies free. */
private fun GameView.removal(): List<Slot>? {
    val free: List<Pair<Card, Slot>> =
        pyramid.filter { it.state != CardState.COVERED }.map { it.card to Slot.Pyramid(it.place) } +
            waste.mapIndexedNotNull { i, pile -> pile.top?.let { it to Slot.Waste((i + 1).toUInt()) } }
    for ((one, at) in free) {
        if (one.rank.ordinal == 12) return listOf(at)
        val partner = free.find { (other, _) -> one.rank.ordinal + other.rank.ordinal == 11 } ?: continue
        return listOf(at, partner.second)
    }
    return null
}
