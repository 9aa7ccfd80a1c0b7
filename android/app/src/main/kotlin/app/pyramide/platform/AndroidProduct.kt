package app.pyramide.platform

import android.content.Context
import app.pyramide.ui.platform.Component
import app.pyramide.ui.platform.Product

/** The version that the package manager knows, and what the app is built from. */
class AndroidProduct(private val context: Context) : Product {
    override val version: String
        get() = context.packageManager.getPackageInfo(context.packageName, 0).versionName.orEmpty()

    override val components = listOf(
        Component("AndroidX, Jetpack Compose, Kotlin, kotlinx.coroutines", "Apache License 2.0"),
        Component("Java Native Access", "Apache License 2.0"),
        Component("UniFFI", "Mozilla Public License 2.0"),
        Component("rand_chacha, serde, thiserror, crc32fast, android_logger", "MIT or Apache License 2.0"),
    )
}
