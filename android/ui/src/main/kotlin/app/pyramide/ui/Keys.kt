package app.pyramide.ui

import androidx.compose.ui.input.key.Key
import androidx.compose.ui.input.key.KeyEvent
import androidx.compose.ui.input.key.KeyEventType
import androidx.compose.ui.input.key.isAltPressed
import androidx.compose.ui.input.key.isCtrlPressed
import androidx.compose.ui.input.key.isMetaPressed
import androidx.compose.ui.input.key.isShiftPressed
import androidx.compose.ui.input.key.key
import androidx.compose.ui.input.key.type
import app.pyramide.ui.model.GameModel
import app.pyramide.ui.model.Screen
import app.pyramide.ui.table.Arrow
import app.pyramide.ui.table.TableCursor

/** What the keys do that nothing on the screen has taken. */
internal class Keys(private val model: GameModel, private val cursor: TableCursor) {
    /** The key that was pressed last, until it is let go: held down it is heard again and again. */
    private var held: Key? = null

    /** Says whether the key did anything. */
    fun hear(event: KeyEvent): Boolean {
        if (event.type != KeyEventType.KeyDown) return false.also { held = null }
        val repeats = held == event.key
        held = event.key
        if (event.isAltPressed) return false
        if (event.isCtrlPressed || event.isMetaPressed) return model.isAtTable && command(event)
        if (event.key == Key.Escape) return model.back()
        return model.isAtTable && press(event.key, repeats)
    }

    private fun press(key: Key, repeats: Boolean): Boolean {
        when (key) {
            Key.DirectionLeft -> cursor.move(Arrow.Left)
            Key.DirectionRight -> cursor.move(Arrow.Right)
            Key.DirectionUp -> cursor.move(Arrow.Up)
            Key.DirectionDown -> cursor.move(Arrow.Down)
            Key.U -> model.undo()
            Key.R -> model.redo()
            Key.D -> model.draw()
            Key.H -> if (!repeats) model.hint()
            Key.N -> if (!repeats) model.newGame()
            else -> return false
        }
        return true
    }

    /** What other programs undo and redo by. */
    private fun command(event: KeyEvent): Boolean {
        when (event.key) {
            Key.Z -> if (event.isShiftPressed) model.redo() else model.undo()
            Key.Y -> model.redo()
            else -> return false
        }
        return true
    }
}

private val GameModel.isAtTable: Boolean get() = screen == Screen.Table && question == null
