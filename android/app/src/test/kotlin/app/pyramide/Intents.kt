package app.pyramide

import android.content.Intent
import android.net.Uri
import org.robolectric.RuntimeEnvironment

/** An intent for the app, as a shortcut sends it. */
fun intent(action: String): Intent =
    Intent(RuntimeEnvironment.getApplication(), MainActivity::class.java).setAction(action)

/** A link that was followed. */
fun link(uri: String): Intent = intent(Intent.ACTION_VIEW).setData(Uri.parse(uri))

/** A text that another app shares. */
fun sent(text: CharSequence?): Intent =
    intent(Intent.ACTION_SEND).setType("text/plain").putExtra(Intent.EXTRA_TEXT, text)
