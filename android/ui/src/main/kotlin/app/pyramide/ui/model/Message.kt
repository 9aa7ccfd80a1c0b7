package app.pyramide.ui.model

import app.pyramide.core.GameException
import app.pyramide.core.Hint
import app.pyramide.core.Notice

/** What is said at the table. Each is said again when it comes again. */
sealed interface Message {
    class Said(val notice: Notice) : Message

    class Hinted(val hint: Hint) : Message

    class Trouble(val trouble: app.pyramide.core.Trouble) : Message

    class Failed(val error: GameException) : Message

    class Copied(val code: String) : Message
}
