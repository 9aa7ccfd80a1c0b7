@file:OptIn(ExperimentalTestApi::class)

package app.pyramide.desktop

import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.ImageBitmap
import androidx.compose.ui.graphics.asSkiaBitmap
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.SkikoComposeUiTest
import androidx.compose.ui.test.click
import androidx.compose.ui.test.hasTestTag
import androidx.compose.ui.test.performMouseInput
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performTextReplacement
import androidx.compose.ui.test.runSkikoComposeUiTest
import androidx.compose.ui.unit.Density
import app.pyramide.core.GameException
import app.pyramide.core.Session
import app.pyramide.ui.PyramideApp
import app.pyramide.ui.model.GameModel
import app.pyramide.ui.model.slotOf
import app.pyramide.ui.platform.Clock
import app.pyramide.ui.platform.Platform
import app.pyramide.ui.table.tag
import org.jetbrains.skia.EncodedImageFormat
import org.jetbrains.skia.Image
import java.io.IOException
import java.nio.file.Path
import kotlin.io.path.createDirectories
import kotlin.io.path.deleteExisting
import kotlin.io.path.isDirectory
import kotlin.io.path.isRegularFile
import kotlin.io.path.listDirectoryEntries
import kotlin.io.path.name
import kotlin.io.path.writeBytes

/** Pixels a dp, as on a phone of middling sharpness. */
private const val DENSITY = 2f

/** How far into a celebration its picture is taken, in milliseconds: there it is in full swing. */
private const val FULL_SWING = 800L

/** How long the player of pictures takes for a tap, in milliseconds. */
private const val BETWEEN_TAPS = 4000UL

/** Play takes the same time in every picture of the same taps, however long drawing takes. */
private class PictureClock : Clock by SystemClock {
    var milliseconds = 0UL

    override fun now() = SystemClock.now().copy(monotonicMs = milliseconds)
}

/** Draws the game as it is dealt, and again after each of the taps. */
fun drawOffscreen(options: Options, folder: Path) {
    val taps = options.taps?.let(::taps).orEmpty()
    val wish = wish(options)
    val clock = PictureClock()
    val platform = desktopPlatform(worker = { it.run() }, main = { it.run() }, clock)
    try {
        val session = if (options.data == null) Session.inMemory() else openSession(options, platform)
        session.use {
            start(options, wish, session, platform).use { model ->
                make(folder)
                val code = model.view.code
                draw(model, platform, options, taps, clock, folder)
                model.background(true)
                if (options.data == null && wish == null) {
                    System.err.println("`--code $code` deals these cards again, and `--taps FILE` plays on from there.")
                }
            }
        }
    } catch (error: GameException) {
        throw Problem(explain(error))
    }
}

private val NUMBERED = Regex("""\d{3}\.png""")

/** Makes the folder. The pictures of an earlier run would look as if they were of this one. */
private fun make(folder: Path) = try {
    if (!folder.isDirectory()) folder.createDirectories()
    folder.listDirectoryEntries().filter { NUMBERED.matches(it.name) && it.isRegularFile() }.forEach(Path::deleteExisting)
} catch (error: IOException) {
    throw BadArgument("cannot use $folder: ${reason(error)}")
}

private fun draw(
    model: GameModel,
    platform: Platform,
    options: Options,
    taps: List<Tap>,
    clock: PictureClock,
    folder: Path,
) {
    val size = Size((options.width ?: 360) * DENSITY, (options.height ?: 640) * DENSITY)
    runSkikoComposeUiTest(size, Density(DENSITY)) {
        mainClock.autoAdvance = false
        setContent { PyramideApp(model, platform) }
        settle()
        save(captureToImage(), folder, 0)
        taps.forEachIndexed { i, tap ->
            clock.milliseconds += BETWEEN_TAPS
            perform(tap, model)
            if (model.celebrates) mainClock.advanceTimeBy(FULL_SWING) else settle()
            save(captureToImage(), folder, i + 1)
        }
    }
}

/** Does what a line says, by clicking on what is on the screen. */
private fun SkikoComposeUiTest.perform(tap: Tap, model: GameModel) {
    val target = when (val on = tap.on) {
        is On.Named -> on.tag
        is On.Field -> CODE_FIELD
        is On.Card -> model.view.slotOf(on.card)?.let(::tag)
            ?: throw Problem("${tap.where}: ${short(on.card)} does not lie face up on the table")
    }
    if (target in MENU && !isThere(target) && isThere("menu")) {
        click("menu")
        settle()
    }
    if (!isThere(target)) throw Problem("${tap.where}: there is no $target on the screen now")
    if (isDisabled(target)) throw Problem("${tap.where}: $target can do nothing now")
    if (tap.on is On.Field) onNode(hasTestTag(target)).performTextReplacement(tap.on.text) else click(target)
}

private const val CODE_FIELD = "code field"

private fun SkikoComposeUiTest.isThere(tag: String) = onAllNodes(hasTestTag(tag)).fetchSemanticsNodes().isNotEmpty()

private fun SkikoComposeUiTest.isDisabled(tag: String) =
    SemanticsProperties.Disabled in onNode(hasTestTag(tag)).fetchSemanticsNode().config

private fun SkikoComposeUiTest.click(tag: String) {
    val node = onNode(hasTestTag(tag))
    // A scroll goes on until it has arrived, for which time has to go on by itself.
    mainClock.autoAdvance = true
    runCatching { node.performScrollTo() } // only what scrolls has to
    mainClock.autoAdvance = false
    val corner = -node.fetchSemanticsNode().positionInRoot
    node.performMouseInput {
        click()
        moveTo(corner) // or the button would look as it does under a mouse
    }
}

/** Lets time go on until nothing moves: the cards have landed, a menu has unfolded. */
private fun SkikoComposeUiTest.settle() {
    mainClock.autoAdvance = true
    waitForIdle()
    mainClock.autoAdvance = false
}

private fun save(picture: ImageBitmap, folder: Path, number: Int) {
    val file = folder.resolve("${number.toString().padStart(3, '0')}.png")
    val data = checkNotNull(Image.makeFromBitmap(picture.asSkiaBitmap()).encodeToData(EncodedImageFormat.PNG))
    try {
        file.writeBytes(data.bytes)
    } catch (error: IOException) {
        throw Problem("cannot write $file: ${reason(error)}")
    }
    println(file)
}
