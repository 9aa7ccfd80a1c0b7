package app.pyramide

import android.content.res.Configuration
import android.os.Build
import android.os.LocaleList
import app.pyramide.core.Session
import app.pyramide.platform.AndroidClock
import app.pyramide.ui.model.Screen
import app.pyramide.ui.text.Phrase
import org.junit.Rule
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.util.ReflectionHelpers
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertNotNull
import kotlin.test.assertNull

/** The language chosen in the game and the one chosen for the app in the system's settings are one. */
@RunWith(RobolectricTestRunner::class)
class AppLanguageTest {
    @get:Rule
    val device = Device()

    private fun launch(language: String? = null) {
        device.kept { it.setSettings(it.settings().copy(language = language)) }
        device.launch()
    }

    /** The player chooses in the system's settings, and comes back to an activity that is made anew. */
    private fun choose(languages: String, qualifier: String) {
        device.controller.pause().stop()
        device.languages = languages
        RuntimeEnvironment.setQualifiers("+$qualifier")
        device.controller.recreate()
        device.settle()
    }

    private fun assertSpeaks(language: String) {
        assertEquals(language, device.model.settings.language ?: "none")
        val settings = device.game.platform.languages.texts(device.model.settings.language).of(Phrase.Settings)
        device.model.go(Screen.Settings)
        device.settle()
        assertNotNull(device.findText(settings), language)
    }

    @Test
    fun `what the system has goes before what the game had`() {
        device.languages = "da"
        launch("sv")
        assertSpeaks("da")
        device.end()
        assertEquals("da", Session.open(device.folder.path, AndroidClock.now()).use { it.settings().language })
        device.languages = ""
        launch("sv")
        assertSpeaks("none")
        assertEquals("", device.languages)
    }

    @Test
    fun `a choice in the system's settings is followed, and nothing on the screen is lost`() {
        launch()
        device.model.go(Screen.Settings)
        device.settle()
        val place = device.scrollDown()
        choose("da", "da")
        assertEquals(Screen.Settings, device.model.screen)
        assertEquals(place, device.place())
        assertSpeaks("da")
        choose("ar", "ar-ldrtl")
        assertSpeaks("ar")
        choose("", "en-ldltr")
        assertSpeaks("none")
    }

    @Test
    fun `a choice in the game is the system's`() {
        launch()
        device.model.go(Screen.Settings)
        device.settle()
        for ((choice, expected) in listOf("da" to "da", "ar" to "ar", "null" to "")) {
            device.choose(choice)
            assertEquals(expected, device.languages)
            // As the system does then.
            choose(expected, expected.ifEmpty { "en" })
            assertEquals(expected, device.model.settings.language.orEmpty())
            assertEquals(expected, device.languages)
        }
    }

    @Test
    fun `a dialect is its language, and stays what it is to the system`() {
        device.languages = "de-AT"
        launch()
        assertSpeaks("de")
        device.choose("sound")
        device.choose("de")
        assertEquals("de-AT", device.languages)
    }

    @Test
    fun `a language without texts leaves them to the system`() {
        device.languages = "fr"
        launch()
        assertSpeaks("none")
        device.choose("sound")
        assertEquals("fr", device.languages)
        // The system's own languages come after it.
        val resources = device.application.resources
        val configuration = Configuration(resources.configuration)
        configuration.setLocales(LocaleList.forLanguageTags("fr,da-DK"))
        @Suppress("DEPRECATION")
        resources.updateConfiguration(configuration, resources.displayMetrics)
        assertEquals("da", device.game.platform.languages.texts(null).language)
        // The first of several that has texts.
        device.languages = "fr,sv"
        device.controller.recreate()
        assertSpeaks("sv")
    }

    @Test
    fun `another setting brings back no old language`() {
        launch()
        device.languages = "da"
        device.model.change(device.model.settings.copy(leftHand = true))
        assertEquals("da", device.languages)
    }

    @Test
    fun `before Android 13 it is the game's alone`() {
        val version = Build.VERSION.SDK_INT
        ReflectionHelpers.setStaticField(Build.VERSION::class.java, "SDK_INT", Build.VERSION_CODES.S_V2)
        try {
            launch("da")
            assertSpeaks("da")
            device.choose("sv")
            assertSpeaks("sv")
            device.choose("null")
            assertNull(device.model.settings.language)
            device.end()
        } finally {
            ReflectionHelpers.setStaticField(Build.VERSION::class.java, "SDK_INT", version)
        }
        device.languages = "ar"
        launch("sv")
        assertSpeaks("ar")
    }
}
