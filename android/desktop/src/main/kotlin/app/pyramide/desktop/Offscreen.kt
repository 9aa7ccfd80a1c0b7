@file:OptIn(ExperimentalTestApi::class)

package app.pyramide.desktop

import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.ImageBitmap
import androidx.compose.ui.graphics.asSkiaBitmap
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
import app.pyramide.ui.text.explain
import org.jetbrains.skia.EncodedImageFormat
import org.jetbrains.skia.Image
import java.io.IOException
import java.nio.file.Path
import kotlin.io.path.createDirectories
import kotlin.io.path.writeBytes

/** Pixels a dp, as on a phone of middling sharpness. */
private const val DENSITY = 2f

/** Longer than a step's animation, in milliseconds. Every 16 of them are a frame to draw. */
private const val STEP = 288L

/** Longer than dealing takes, and long enough for a celebration to be in full swing. */
private const val SHOW = 800L

/** How long the player of pictures takes for a tap, in milliseconds. */
private const val BETWEEN_TAPS = 4000UL

/** Play takes the same time in every picture of the same taps, however long drawing takes. */
private class PictureClock : Clock by SystemClock {
    var milliseconds = 0UL

    override fun now() = SystemClock.now().copy(monotonicMs = milliseconds)
}

/** What the folder that the options name holds; without one nothing is kept. */
private fun kept(options: Options, platform: Platform): Session = try {
    if (options.data == null) Session.inMemory() else openSession(options, platform)
} catch (error: GameException) {
    throw Problem("${options.data}: ${LanguageFiles.texts("en").explain(error)}")
}

/** Draws the game as it is dealt, and again after each of the taps. */
fun drawOffscreen(options: Options, folder: Path) {
    val taps = options.taps?.let(::taps).orEmpty()
    val clock = PictureClock()
    val platform = desktopPlatform(worker = { it.run() }, main = { it.run() }, clock)
    try {
        folder.createDirectories()
    } catch (error: IOException) {
        throw BadArgument("cannot make $folder: ${error.message}")
    }
    kept(options, platform).use { session ->
        val model = start(options, session, platform)
        val size = Size((options.width ?: 360) * DENSITY, (options.height ?: 640) * DENSITY)
        runSkikoComposeUiTest(size, Density(DENSITY)) {
            mainClock.autoAdvance = false
            setContent { PyramideApp(model, platform) }
            mainClock.advanceTimeBy(SHOW)
            save(captureToImage(), folder, 0)
            taps.forEachIndexed { i, tap ->
                clock.milliseconds += BETWEEN_TAPS
                perform(tap, model)
                mainClock.advanceTimeBy(if (model.showsEnd) SHOW else STEP)
                save(captureToImage(), folder, i + 1)
            }
        }
        model.background(true)
        model.close()
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
    // What the menu holds is only there when it is open.
    if (target in MENU && !isThere(target)) {
        click("menu")
        mainClock.advanceTimeBy(STEP)
    }
    if (!isThere(target)) throw Problem("${tap.where}: there is no $target on the screen now")
    if (tap.on is On.Field) onNode(hasTestTag(target)).performTextReplacement(tap.on.text) else click(target)
}

private const val CODE_FIELD = "code field"

private fun SkikoComposeUiTest.isThere(tag: String) = onAllNodes(hasTestTag(tag)).fetchSemanticsNodes().isNotEmpty()

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

private fun save(picture: ImageBitmap, folder: Path, number: Int) {
    val file = folder.resolve("${number.toString().padStart(3, '0')}.png")
    val data = checkNotNull(Image.makeFromBitmap(picture.asSkiaBitmap()).encodeToData(EncodedImageFormat.PNG))
    try {
        file.writeBytes(data.bytes)
    } catch (error: IOException) {
        throw Problem("cannot write $file: ${error.message}")
    }
    println(file)
}
