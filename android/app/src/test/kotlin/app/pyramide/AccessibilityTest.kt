package app.pyramide

import android.accessibilityservice.AccessibilityServiceInfo
import android.view.View
import android.view.accessibility.AccessibilityManager
import android.view.accessibility.AccessibilityNodeInfo
import android.view.accessibility.AccessibilityNodeProvider
import app.pyramide.platform.AndroidClock
import org.junit.Before
import org.junit.Rule
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertNull
import kotlin.test.assertTrue

/** What Android hands to a screen reader such as TalkBack. */
@RunWith(RobolectricTestRunner::class)
class AccessibilityTest {
    @get:Rule
    val device = Device()

    @Before
    fun `a screen reader is on`() {
        val manager = shadowOf(device.application.getSystemService(AccessibilityManager::class.java))
        manager.setEnabled(true)
        manager.setTouchExplorationEnabled(true)
        manager.setEnabledAccessibilityServiceList(listOf(AccessibilityServiceInfo()))
        device.kept { it.dealCode(Sight.CODE, AndroidClock.now()) }
        device.launch()
        device.settle()
    }

    @Test
    fun `cards are read row by row, then stock and waste`() {
        val order = device.readingOrder().map { (id, _) -> device.said(id) }
        val cards = device.view.pyramid.map { "row ${it.place.row}, place ${it.place.place}" } + "Stock, " + "Waste, "
        assertEquals(28 + 2, cards.size)
        val places = cards.map { card -> order.indexOfFirst { card in it } }
        assertTrue(places.none { it < 0 }, "$order")
        assertEquals(places.sorted(), places)
    }

    @Test
    fun `a card says its rank, suit, row and what covers it`() {
        assertEquals(
            "nine of spades, row 1, place 1, covered by seven of diamonds and eight of hearts",
            device.read("1.1").contentDescription,
        )
        val king = device.read("7.3")
        assertEquals("king of diamonds, row 7, place 3, free", king.contentDescription)
        assertEquals("android.widget.Button", king.className)
        assertTrue(king.isClickable && king.isEnabled)
        assertNull(king.stateDescription, "it is not said of each card that it is not selected")
        assertEquals("Stock, 23 cards, draws a card", device.said("stock"))
        assertEquals("Waste, five of spades, 1 card", device.said("waste"))
    }

    @Test
    fun `a screen reader plays, and is told of removals and refusals`() {
        device.act("7.3")
        assertEquals("king of diamonds removed", device.live("announcement"))
        device.act("7.1")
        assertEquals("three of spades, row 7, place 1, selected", device.said("7.1"))
        assertNull(device.read("7.1").stateDescription, "its words say already that it is selected")
        device.act("7.7")
        assertEquals("three of spades and ten of clubs removed", device.live("announcement"))
        device.act("5.3")
        assertEquals("This card is blocked by another", device.live("message"))
        device.act("undo")
        assertEquals("Undone", device.live("announcement"))
    }

    /** A focus that was on one of them stays there. */
    @Test
    fun `the other cards keep their places when one is removed`() {
        val before = device.readingOrder()
        device.act("7.3")
        val (removed, after) = device.readingOrder().let { order -> before.map { it.first } - order.map { it.first }.toSet() to order }
        assertEquals(1, removed.size)
        val places = after.map { it.first }.filter { id -> before.any { it.first == id } }
        assertEquals(before.map { it.first } - removed.toSet(), places)
    }
}

/** Everything in the app's window as Android gives it to a screen reader, by its number. */
private fun Device.provided(): List<Pair<Int, AccessibilityNodeInfo>> {
    val provider = provider()
    return nodes().mapNotNull { node -> provider.createAccessibilityNodeInfo(node.node.id)?.let { node.node.id to it } }
}

/** The same in the order in which a swipe goes from one to the next. */
private fun Device.readingOrder(): List<Pair<Int, AccessibilityNodeInfo>> {
    val nodes = provided().toMap()
    val next = nodes.mapValues { (_, node) -> node.extras.getInt(TRAVERSAL_BEFORE, -1) }.filterValues { it in nodes }
    val first = (next.keys - next.values.toSet()).single()
    return generateSequence(first) { next[it] }.map { it to nodes.getValue(it) }.toList()
}

/** Where Compose says, for tests, which node comes after another. */
private const val TRAVERSAL_BEFORE = "android.view.accessibility.extra.EXTRA_DATA_TEST_TRAVERSALBEFORE_VAL"

private fun Device.provider(): AccessibilityNodeProvider = composed().view.accessibilityNodeProvider

/** What has this tag, as a screen reader gets it. */
private fun Device.read(tag: String): AccessibilityNodeInfo =
    provider().createAccessibilityNodeInfo(checkNotNull(find(tag)) { "no $tag" }.node.id)
        ?: error("$tag is not given to a screen reader")

/** Does what a double tap does while a screen reader is on. */
private fun Device.act(tag: String) {
    val id = checkNotNull(find(tag)) { "no $tag" }.node.id
    check(provider().performAction(id, AccessibilityNodeInfo.ACTION_CLICK, null)) { "$tag cannot be clicked" }
    settle()
}

/** What has this tag and is read out by itself when it changes. */
private fun Device.live(tag: String): String {
    check(read(tag).liveRegion != View.ACCESSIBILITY_LIVE_REGION_NONE) { "$tag is not read out" }
    return said(tag)
}

private fun Device.said(tag: String) = said(checkNotNull(find(tag)) { "no $tag" }.node.id)

/** The words of a node, or those of the nodes in it. */
private fun Device.said(id: Int): String {
    val provider = provider()
    val words = { number: Int -> provider.createAccessibilityNodeInfo(number)?.let { it.contentDescription ?: it.text } }
    val within = nodes().filter { node -> node.node.parent?.id == id }.mapNotNull { words(it.node.id) }
    return (words(id) ?: words(id + DESCRIPTION))?.toString() ?: within.joinToString()
}

/** Compose gives the description of what has others in it to a node beside them, with this much more as its number. */
private const val DESCRIPTION = 2_000_000_000
