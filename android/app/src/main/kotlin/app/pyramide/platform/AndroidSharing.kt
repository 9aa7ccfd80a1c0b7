package app.pyramide.platform

import android.app.Application
import android.content.ClipData
import android.content.ClipboardManager
import android.content.Intent
import android.net.Uri
import android.widget.Toast
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import app.pyramide.ui.platform.Background
import app.pyramide.ui.platform.Sharing
import app.pyramide.ui.text.Phrase

/** The share sheet, the clipboard, and files where the player wants them. */
class AndroidSharing(private val application: Application, private val background: Background) : Sharing {
    override val hasShareSheet = true

    /** What is to be kept as a file, until the player has said where. */
    var file: ExportFile? by mutableStateOf(null)
        private set

    override fun share(text: String) {
        val send = Intent(Intent.ACTION_SEND).setType("text/plain").putExtra(Intent.EXTRA_TEXT, text)
        // From the app and not from an activity, which may be another one by now.
        application.startActivity(Intent.createChooser(send, null).addFlags(Intent.FLAG_ACTIVITY_NEW_TASK))
    }

    override fun copy(text: String): Boolean {
        clipboard().setPrimaryClip(ClipData.newPlainText(null, text))
        return true
    }

    override fun pasted(): String? =
        clipboard().primaryClip?.takeIf { it.itemCount > 0 }?.getItemAt(0)?.text?.toString()

    override fun export(fileName: String, text: String) {
        file = ExportFile(fileName, text)
    }

    /** The name of a file that the player has not been asked about yet. */
    fun fileName(): String? = file?.takeUnless { it.asked }?.also { it.asked = true }?.name

    /** Writes it where the player said, if anywhere: that may be a full disk, or a cloud that is out of reach. */
    fun write(place: Uri?) {
        // None is left if the process went while the player chose.
        val text = file?.text
        file = null
        if (place == null) return
        background.run({ write(checkNotNull(text), place) }) { if (it.isFailure) tellFailure() }
    }

    /** The player cannot be asked: some devices, such as television sets, have nothing to choose a place with. */
    fun giveUp() {
        file = null
        tellFailure()
    }

    /** In the system's language, as all that the chooser says. */
    private fun tellFailure() {
        val words = AndroidLanguages(application).texts(null).of(Phrase.FileNotWritten)
        Toast.makeText(application, words, Toast.LENGTH_LONG).show()
    }

    private fun write(text: String, place: Uri) =
        checkNotNull(application.contentResolver.openOutputStream(place, "wt")).use { it.write(text.toByteArray()) }

    private fun clipboard() = application.getSystemService(ClipboardManager::class.java)
}

/** A text that is to be a file. */
class ExportFile(val name: String, val text: String) {
    /** Whether the player is being asked where. */
    var asked = false
}
