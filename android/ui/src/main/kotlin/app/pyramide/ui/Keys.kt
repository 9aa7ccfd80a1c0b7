package app.pyramide.ui

import androidx.compose.ui.input.key.Key
import androidx.compose.ui.input.key.KeyEvent
import androidx.compose.ui.input.key.KeyEventType
import androidx.compose.ui.input.key.isAltPressed
import androidx.compose.ui.input.key.isCtrlPressed
import androidx.compose.ui.input.key.isMetaPressed
import androidx.compose.ui.input.key.key
import androidx.compose.ui.input.key.type
import app.pyramide.ui.model.GameModel
import app.pyramide.ui.model.Screen
import app.pyramide.ui.table.Arrow
import app.pyramide.ui.table.TableCursor

/** What a key does that nothing on the screen has taken. Says whether it did anything. */
internal fun GameModel.key(event: KeyEvent, cursor: TableCursor): Boolean {
    if (event.type != KeyEventType.KeyDown) return false
    if (event.isAltPressed || event.isCtrlPressed || event.isMetaPressed) return false
    if (event.key == Key.Escape) return back()
    if (screen != Screen.Table || question != null) return false
    when (event.key) {
        Key.DirectionLeft -> cursor.move(Arrow.Left)
        Key.DirectionRight -> cursor.move(Arrow.Right)
        Key.DirectionUp -> cursor.move(Arrow.Up)
        Key.DirectionDown -> cursor.move(Arrow.Down)
        Key.U -> undo()
        Key.R -> redo()
        Key.D -> draw()
        Key.H -> hint()
        Key.N -> newGame()
        else -> return false
    }
    return true
}
