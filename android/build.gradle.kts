buildscript {
    dependencies {
        // The Android plugin compiles Kotlin itself, with an older compiler unless told otherwise.
        classpath(libs.kotlin.gradle.plugin)
    }
}

plugins {
    alias(libs.plugins.android.application) apply false
    alias(libs.plugins.android.library) apply false
    alias(libs.plugins.kotlin.compose) apply false
}
