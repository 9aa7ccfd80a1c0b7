package app.pyramide.platform

import android.content.Context
import app.pyramide.ui.platform.Component
import app.pyramide.ui.platform.Product
import app.pyramide.ui.platform.crates

/** The version that the package manager knows, and what the app is built from. */
class AndroidProduct(private val context: Context) : Product {
    override val version: String
        get() = context.packageManager.getPackageInfo(context.packageName, 0).versionName.orEmpty()

    override val components by lazy {
        listOf(
            Component("AndroidX, Jetpack Compose, Kotlin, kotlinx.coroutines", "Apache-2.0"),
            Component("Java Native Access", "Apache-2.0 OR LGPL-2.1-or-later"),
        ) + crates()
    }
}
