package app.pyramide

import android.content.pm.PackageManager
import android.content.res.XmlResourceParser
import android.view.WindowManager.LayoutParams.SOFT_INPUT_ADJUST_RESIZE
import android.view.WindowManager.LayoutParams.SOFT_INPUT_MASK_ADJUST
import app.pyramide.core.Session
import app.pyramide.platform.AndroidClock
import app.pyramide.platform.AndroidLanguages
import app.pyramide.ui.model.Opening
import app.pyramide.ui.model.Screen
import app.pyramide.ui.text.CountedPhrase
import app.pyramide.ui.text.Phrase
import org.junit.Rule
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.xmlpull.v1.XmlPullParser
import java.io.File
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertIs
import kotlin.test.assertNotNull
import kotlin.test.assertNull
import kotlin.test.assertTrue

/** What the app promises the system and the player about itself. */
@RunWith(RobolectricTestRunner::class)
class PromisesTest {
    @get:Rule
    val device = Device()
    private val golden = GoldenGame()

    @Test
    fun `no permission is asked for`() {
        val info = device.application.packageManager
            .getPackageInfo(device.application.packageName, PackageManager.GET_PERMISSIONS)
        assertEquals(emptyList(), info.requestedPermissions.orEmpty().toList())
    }

    @Test
    fun `what the app is built from is named with its licences`() {
        device.kept {}
        device.launch()
        device.model.go(Screen.About)
        device.settle()
        val words = device.nodes().flatMap { it.texts }
        for ((name, licence) in listOf("AndroidX" to "Apache-2.0", "android_logger" to "Apache-2.0 OR MIT")) {
            val row = words.indexOfFirst { name in it.split(", ") }
            assertEquals(licence, words.getOrNull(row + 1), name)
        }
    }

    /** Otherwise Android pushes the whole window up, besides the room that the screens keep free. */
    @Test
    fun `a keyboard takes its room from the screen`() {
        device.launch()
        val mode = device.activity.window.attributes.softInputMode
        assertEquals(SOFT_INPUT_ADJUST_RESIZE, mode and SOFT_INPUT_MASK_ADJUST)
    }

    @Test
    fun `backups hold everything that is kept but the lock`() {
        device.launchGolden(golden)
        golden.steps.forEach(device::play)
        device.end()
        val kept = device.folder.listFiles().orEmpty().map { it.relativeTo(device.application.filesDir).path }
        assertTrue(kept.size >= 3, "$kept")
        for (rules in listOf(R.xml.backup_rules, R.xml.data_extraction_rules)) {
            val (included, excluded) = rules(device.application.resources.getXml(rules))
            kept.forEach { file ->
                assertTrue(included.any(file::startsWith), "$file is in no backup")
                assertEquals(file.endsWith("lock"), file in excluded, file)
            }
        }
    }

    private fun rules(xml: XmlResourceParser): Pair<Set<String>, Set<String>> {
        val paths = mapOf("include" to HashSet<String>(), "exclude" to HashSet())
        while (xml.next() != XmlPullParser.END_DOCUMENT) {
            if (xml.eventType != XmlPullParser.START_TAG || xml.name !in paths) continue
            assertEquals("file", xml.getAttributeValue(null, "domain"))
            paths.getValue(xml.name) += xml.getAttributeValue(null, "path")
        }
        return paths.getValue("include") to paths.getValue("exclude")
    }

    @Test
    fun `a folder in use is told, and opened once it is free`() {
        val other = Session.open(device.folder.path, AndroidClock.now())
        device.launch()
        assertIs<Opening.Failed>(device.game.opening)
        assertNotNull(device.findText(device.string("failure_in_use")))
        other.close()
        device.tap("retry")
        device.waitUntilOpen()
        assertIs<Opening.Done>(device.game.opening)
        assertNull(device.find("failure"))
    }

    @Test
    fun `a file of a later version is told and left alone`() {
        device.kept {}
        val settings = File(device.folder, "settings.json")
        // Who edits the file takes the checksum out.
        val later = settings.readText()
            .replaceFirst(Regex("(\"format\"\\s*:\\s*)\\d+"), "$1999")
            .replaceFirst(Regex(",\"crc\":\"\\w+\""), "")
        settings.writeText(later)
        device.launch()
        assertNotNull(device.findText(device.string("failure_newer")), later)
        assertEquals(later, settings.readText())
    }

    @Test
    fun `every language has every text, its own`() {
        val languages = AndroidLanguages(device.application)
        languages.all.forEach { (tag, _) ->
            val texts = languages.texts(tag)
            assertEquals(tag, texts.language)
            Phrase.entries.forEach { assertTrue(texts.of(it).isNotBlank(), "$tag ${it.key}") }
            CountedPhrase.entries.forEach { assertTrue(texts.of(it, 2, 2, 2, 2).isNotBlank(), "$tag ${it.key}") }
        }
        assertEquals(languages.all.map { it.first }, locales())
    }

    private fun locales(): List<String> {
        val xml = device.application.resources.getXml(R.xml.locales_config)
        val found = ArrayList<String>()
        while (xml.next() != XmlPullParser.END_DOCUMENT) {
            if (xml.eventType == XmlPullParser.START_TAG && xml.name == "locale") found += xml.getAttributeValue(0)
        }
        return found
    }

    @Test
    fun `the files of all languages have the same names`() {
        for (module in listOf("ui", "app")) {
            val folders = File("../$module/src/main/res").listFiles().orEmpty()
                .filter { File(it, "strings.xml").exists() }
            val names = folders.associate { folder ->
                val file = File(folder, "strings.xml").readText()
                folder.name to Regex("<(?:string|plurals) name=\"(\\w+)\"").findAll(file).map { it.groupValues[1] }.toSet()
            }
            assertTrue(names.size > 1)
            names.forEach { (folder, found) -> assertEquals(names.getValue("values"), found, "$module/$folder") }
        }
    }
}
