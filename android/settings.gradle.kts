// The device build. `ui` and `app` are the same source folders that Maven compiles for the window
// and for the tests on this machine.

pluginManagement {
    repositories {
        google()
        mavenCentral()
        gradlePluginPortal()
    }
}

dependencyResolutionManagement {
    repositoriesMode = RepositoriesMode.FAIL_ON_PROJECT_REPOS
    repositories {
        google()
        mavenCentral()
    }
}

rootProject.name = "pyramide"
include(":app", ":ui")
