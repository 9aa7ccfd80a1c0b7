package app.pyramide

import app.pyramide.core.Session
import app.pyramide.core.Slot
import app.pyramide.core.Status
import app.pyramide.platform.AndroidClock
import app.pyramide.ui.table.tag
import org.junit.Rule
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertNotNull
import kotlin.test.assertNull

/** The worked game, by touch, on the real activity and the real core. */
@RunWith(RobolectricTestRunner::class)
class GoldenGameTest {
    @get:Rule
    val device = Device()
    private val golden = GoldenGame()

    @Test
    fun `it is played to the win`() {
        device.launchGolden(golden)
        golden.steps.forEach { step ->
            assertNull(device.find("won"))
            device.play(step)
            assertEquals(step.score, device.view.score)
            assertEquals(step.pyramidLeft, device.view.pyramid.size)
            assertEquals(step.stockLeft, device.view.stock.left)
            assertEquals(step.wasteTop, device.view.waste[0].top?.let(::short))
        }
        assertEquals(Status.WON, device.view.status)
        assertNotNull(device.find("won"))
    }

    @Test
    fun `the win is shown once whenever the device is turned`() = theWinIsShownOnce(isKilled = false)

    @Test
    fun `the win is shown once whenever the process is killed`() = theWinIsShownOnce(isKilled = true)

    private fun theWinIsShownOnce(isKilled: Boolean) {
        val interrupt = {
            if (isKilled) {
                device.kill()
                device.launch()
            } else {
                device.turn()
            }
        }
        val last = golden.steps.last().cards
        for (stage in WinStage.entries) {
            device.kept { session ->
                session.dealDeck(golden.deck, golden.choices, AndroidClock.now())
                golden.steps.dropLast(1).forEach { session.play(it) }
                session.setSettings(session.settings().copy(motion = true))
            }
            device.launch()
            if (stage == WinStage.BEFORE) interrupt()
            device.tap(device.view.slotOf(last[0]))
            if (stage == WinStage.SELECTED) interrupt()
            // What is selected is not kept when the process goes.
            if (stage == WinStage.SELECTED && isKilled) device.tap(device.view.slotOf(last[0]))
            val settle = if (stage == WinStage.FLYING) 50L else 500L
            device.touch(assertNotNull(device.find(tag(device.view.slotOf(last[1])))), settle)
            if (stage >= WinStage.FLYING) interrupt()
            assertEquals(1, device.nodes().count { it.tag == "won" }, "$stage")

            if (stage == WinStage.PUT_ASIDE) {
                device.model.lookAtTable()
                interrupt()
                // Who comes back to a game that is won is told again.
                assertEquals(if (isKilled) 1 else 0, device.nodes().count { it.tag == "won" }, "$stage")
            }
            device.end()
            device.launch()
            assertEquals(1, device.nodes().count { it.tag == "won" }, "$stage, opened again")
            assertEquals(280u, device.view.score)
            device.end()
        }
    }

    private enum class WinStage { BEFORE, SELECTED, FLYING, SHOWN, PUT_ASIDE }
}

/** Opens the app with the golden game dealt. */
fun Device.launchGolden(golden: GoldenGame) {
    kept { it.dealDeck(golden.deck, golden.choices, AndroidClock.now()) }
    launch()
}

/** Touches the cards of a step, or the stock. */
fun Device.play(step: GoldenGame.Step) {
    if (step.cards.isEmpty()) tap("stock")
    step.cards.forEach { tap(view.slotOf(it)) }
}

/** The same without a screen. */
fun Session.play(step: GoldenGame.Step) {
    if (step.cards.isEmpty()) tap(Slot.Stock, AndroidClock.now())
    step.cards.forEach { tap(view(AndroidClock.now()).slotOf(it), AndroidClock.now()) }
}
