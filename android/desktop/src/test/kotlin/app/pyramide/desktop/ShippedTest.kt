package app.pyramide.desktop

import kotlin.test.Test
import kotlin.test.assertContains
import kotlin.test.assertTrue

/** What the program says of what it is built from. */
class ShippedTest {
    private val components = desktopPlatform(worker = {}, main = {}).product.components

    private fun under(licence: String): List<String> =
        components.filter { it.licence == licence }.flatMap { it.names.split(", ") }

    @Test
    fun `each component has its licence`() {
        assertContains(under("Apache-2.0"), "Skiko")
        assertContains(under("Apache-2.0 OR MIT"), "serde")
        assertContains(under("MPL-2.0"), "uniffi")
    }

    @Test
    fun `the window has what only some desktop machines need, and nothing of a phone's`() {
        assertContains(under("Apache-2.0 OR MIT"), "windows-sys")
        assertTrue(components.none { "android" in it.names })
    }
}
