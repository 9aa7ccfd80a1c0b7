package app.pyramide.desktop

import androidx.compose.runtime.DisposableEffect
import androidx.compose.ui.unit.DpSize
import androidx.compose.ui.unit.dp
import androidx.compose.ui.window.Window
import androidx.compose.ui.window.WindowPosition
import androidx.compose.ui.window.application
import androidx.compose.ui.window.rememberWindowState
import app.pyramide.ui.PyramideApp
import app.pyramide.ui.model.GameModel
import app.pyramide.ui.model.Opening
import app.pyramide.ui.screens.FailureScreen
import java.awt.Dimension
import java.awt.GraphicsEnvironment
import java.awt.event.WindowAdapter
import java.awt.event.WindowEvent
import java.util.concurrent.Executors
import java.util.concurrent.TimeUnit
import javax.swing.SwingUtilities

/** The least that the table fits in. */
private val LEAST = Dimension(320, 320)

/** What the options ask for, or else a size like that of a phone, as far as the screen has room for it. */
private fun size(options: Options): DpSize {
    val room = GraphicsEnvironment.getLocalGraphicsEnvironment().maximumWindowBounds
    return DpSize(
        (options.width ?: minOf(480, room.width)).dp,
        (options.height ?: minOf(820, room.height)).dp,
    )
}

private val KeptGame.model: GameModel? get() = (opening as? Opening.Done)?.model

/** The game in a window, until that is closed. */
fun window(options: Options) {
    val workers = Executors.newCachedThreadPool()
    val storage = Executors.newSingleThreadExecutor()
    val platform = desktopPlatform(workers, SwingUtilities::invokeLater, storage = storage)
    KeptGame(options, platform).use { game ->
        application(exitProcessOnExit = false) {
            val state = rememberWindowState(
                position = WindowPosition.PlatformDefault,
                size = size(options),
            )
            Window(::exitApplication, state, title = "Pyramide") {
                DisposableEffect(window) {
                    window.minimumSize = LEAST
                    // Time stands still while the window is out of sight.
                    val watcher = object : WindowAdapter() {
                        override fun windowIconified(event: WindowEvent) {
                            game.model?.background(true)
                        }

                        override fun windowDeiconified(event: WindowEvent) {
                            game.model?.background(false)
                        }
                    }
                    window.addWindowListener(watcher)
                    onDispose { window.removeWindowListener(watcher) }
                }
                when (val opening = game.opening) {
                    Opening.Running -> Unit
                    is Opening.Done -> PyramideApp(opening.model, platform)
                    is Opening.Failed -> FailureScreen(opening.error, LanguageFiles.texts(options.language), game::retry)
                }
            }
        }
        game.model?.run {
            background(true)
            close()
        }
        for (threads in listOf(workers, storage)) {
            threads.shutdown()
            threads.awaitTermination(5, TimeUnit.SECONDS)
        }
    }
}
