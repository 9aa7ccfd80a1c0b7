package app.pyramide.ui.model

import app.pyramide.core.GameEvent
import app.pyramide.core.GameView

/** A step that moved cards. Each is shown once. */
class Happening(val event: GameEvent, val before: GameView, val after: GameView)
