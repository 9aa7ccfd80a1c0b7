package app.pyramide.ui.model

import app.pyramide.core.GameException

/** How far the game that is kept has been opened. */
sealed interface Opening {
    data object Running : Opening

    class Done(val model: GameModel) : Opening

    /** The game could not be opened, and nothing that is kept was touched. */
    class Failed(val error: GameException) : Opening
}
