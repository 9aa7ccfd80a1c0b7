package app.pyramide

import android.app.Application
import android.os.Bundle
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.core.os.bundleOf
import androidx.lifecycle.AndroidViewModel
import androidx.lifecycle.SavedStateHandle
import androidx.lifecycle.ViewModelProvider.AndroidViewModelFactory.Companion.APPLICATION_KEY
import androidx.lifecycle.createSavedStateHandle
import androidx.lifecycle.viewmodel.initializer
import androidx.lifecycle.viewmodel.viewModelFactory
import app.pyramide.core.GameException
import app.pyramide.core.Session
import app.pyramide.platform.AndroidFeedback
import app.pyramide.platform.AndroidSharing
import app.pyramide.platform.LanguageSession
import app.pyramide.platform.MainThread
import app.pyramide.platform.Sounds
import app.pyramide.platform.Storage
import app.pyramide.platform.Workers
import app.pyramide.platform.androidPlatform
import app.pyramide.platform.appLanguage
import app.pyramide.ui.model.GameModel
import app.pyramide.ui.model.Opening
import app.pyramide.ui.model.Screen
import java.io.File

/**
 * The game for as long as it is open. It outlives the activities that show it.
 *
 * @param state what the system keeps of the app when it ends the process in the background.
 */
class GameViewModel(application: Application, state: SavedStateHandle) : AndroidViewModel(application) {
    val sharing = AndroidSharing(application, Workers)
    private val sounds = Sounds()
    val feedback = AndroidFeedback(application, sounds::play)
    val platform = androidPlatform(application, sharing, feedback)

    /** What the game's own setting of the language follows, where the system has one. */
    private val language = appLanguage(application, platform.languages.all.map { it.first })

    var opening: Opening by mutableStateOf(Opening.Running)
        private set

    /** What is open in the folder. Only [Storage]'s thread knows it, and so closes it before it opens it again. */
    private var session: Session? = null

    /** The screen that was open when the process went; none if none was, or this version has none of that name. */
    private val left: Screen? =
        state.get<Bundle>(SCREEN)?.getString(SCREEN).let { name -> Screen.entries.find { it.name == name } }

    private var asked: Request? = null
    private var away = true
    private var cleared = false

    init {
        state.setSavedStateProvider(SCREEN) {
            val screen = (opening as? Opening.Done)?.model?.screen ?: left
            bundleOf(SCREEN to screen?.name)
        }
        open()
    }

    /** Tries again to open the game after that failed. */
    fun retry() {
        if (opening is Opening.Failed) open()
    }

    /** Opens what is kept, on the thread for that. */
    private fun open() {
        opening = Opening.Running
        val folder = gameFolder(getApplication())
        Storage.execute {
            val opened = runCatching { Session.open(folder.path, platform.clock.now()) }
            session = opened.getOrNull()
            MainThread.execute { isOpen(opened) }
        }
    }

    private fun isOpen(opened: Result<Session>) {
        // Everybody has gone meanwhile.
        if (cleared) return
        opening = try {
            val kept = opened.getOrThrow()
            val played = if (language == null) kept else LanguageSession(kept, language)
            Opening.Done(GameModel(played, platform) { Session.inMemory() }.also(::goBack))
        } catch (error: GameException) {
            close()
            Opening.Failed(error)
        }
        background(away)
        asked?.let(::take)
    }

    /** Opens the screen that was left, unless the player has not seen the introduction yet. */
    private fun goBack(model: GameModel) {
        if (left != null && left != Screen.Introduction && model.screen == Screen.Table) model.go(left)
    }

    /** The app went to the background, or came back. */
    fun background(away: Boolean) {
        this.away = away
        val model = (opening as? Opening.Done)?.model ?: return
        if (!away) follow(model)
        model.background(away)
    }

    /** Takes over what was chosen in the system's settings. After a choice there the activity starts anew. */
    private fun follow(model: GameModel) {
        val tag = (language ?: return).tag
        if (tag != model.settings.language) model.change(model.settings.copy(language = tag))
    }

    /** Does what was asked from outside, as soon as the game is open. */
    fun take(request: Request) {
        val model = (opening as? Opening.Done)?.model
        asked = request.takeIf { model == null }
        if (model == null) return
        when (request) {
            is Request.Deal -> model.playCodeIn(request.text)
            Request.Daily -> model.daily()
            Request.NewGame -> model.newGame()
            Request.Continue -> model.go(Screen.Table)
        }
    }

    override fun onCleared() {
        cleared = true
        (opening as? Opening.Done)?.model?.close()
        close()
        sounds.close()
    }

    /** Lets another session open the folder: one that is opened on that thread after this. */
    private fun close() = Storage.execute {
        session?.close()
        session = null
    }

    companion object {
        /** Under this name the screen's name is kept. */
        private const val SCREEN = "screen"

        /** Android's own factory keeps the first application that it sees; each test has another. */
        val Factory = viewModelFactory {
            initializer { GameViewModel(checkNotNull(this[APPLICATION_KEY]), createSavedStateHandle()) }
        }
    }
}

/** Where everything is kept that is to survive; `backup_rules.xml` and `data_extraction_rules.xml` name it too. */
fun gameFolder(application: Application) = File(application.filesDir, "game")
