package app.pyramide

import android.content.Intent
import android.graphics.Color
import android.os.Bundle
import androidx.activity.ComponentActivity
import androidx.activity.SystemBarStyle
import androidx.activity.compose.setContent
import androidx.activity.enableEdgeToEdge
import androidx.activity.viewModels

/** The one window of the app. What it shows outlives it, in [GameViewModel]. */
class MainActivity : ComponentActivity() {
    private val game: GameViewModel by viewModels { GameViewModel.Factory }

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        // Without a scrim of its own colour, which up to Android 9 is light even under light buttons.
        enableEdgeToEdge(navigationBarStyle = SystemBarStyle.auto(Color.TRANSPARENT, Color.TRANSPARENT))
        // An activity that comes back, or is begun again from the list of recent apps, has done what its intent asked.
        val isOld = intent.flags and Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY != 0
        if (savedInstanceState == null && !isOld) take(intent)
        setContent { AppContent(game) }
    }

    override fun onNewIntent(intent: Intent) {
        super.onNewIntent(intent)
        take(intent)
    }

    override fun onStart() {
        super.onStart()
        game.background(away = false)
    }

    override fun onStop() {
        super.onStop()
        game.background(away = true)
    }

    private fun take(intent: Intent) {
        request(intent)?.let(game::take)
    }
}
