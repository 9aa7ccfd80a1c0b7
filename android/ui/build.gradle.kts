import org.gradle.api.file.FileSystemOperations
import org.gradle.process.ExecOperations
import javax.inject.Inject

plugins {
    alias(libs.plugins.android.library)
    alias(libs.plugins.kotlin.compose)
}

android {
    namespace = "app.pyramide.ui"
    compileSdk = libs.versions.compileSdk.get().toInt()
    ndkVersion = libs.versions.ndk.get()

    defaultConfig {
        minSdk = libs.versions.minSdk.get().toInt()
        consumerProguardFiles("../app/proguard-core.pro")
    }

    buildFeatures {
        compose = true
    }

    compileOptions {
        sourceCompatibility = JavaVersion.VERSION_17
        targetCompatibility = JavaVersion.VERSION_17
    }
}

dependencies {
    api(libs.compose.runtime)
    api(libs.compose.foundation)
    api(libs.compose.material3)
    api(libs.compose.ui)
    api(libs.jna) { artifact { type = "aar" } }
    implementation(libs.kotlinx.coroutines.android)
    debugImplementation(libs.compose.ui.tooling)
    debugImplementation(libs.compose.ui.tooling.preview)
}

/** The core for every kind of device, and its Kotlin side. */
abstract class Core @Inject constructor(private val processes: ExecOperations) : DefaultTask() {
    /** The core is built anew when one of these changes. */
    @get:InputFiles
    @get:PathSensitive(PathSensitivity.RELATIVE)
    abstract val sources: ConfigurableFileCollection

    @get:Internal
    abstract val workspace: DirectoryProperty

    @get:Internal
    abstract val ndk: DirectoryProperty

    @get:Input
    abstract val minSdk: Property<Int>

    @get:OutputDirectory
    abstract val libraries: DirectoryProperty

    @get:OutputDirectory
    abstract val bindings: DirectoryProperty

    @TaskAction
    fun build() {
        processes.exec {
            workingDir(workspace)
            environment("ANDROID_NDK_HOME", ndk.get().asFile.path)
            commandLine(
                "cargo", "xtask", "android",
                "--min-sdk", minSdk.get(),
                "--libraries", libraries.get().asFile.path,
                "--bindings", bindings.get().asFile.path,
            )
        }
    }
}

val core = tasks.register<Core>("core") {
    val root = rootDir.resolve("..")
    sources.from(
        listOf("Cargo.toml", "Cargo.lock", "core/Cargo.toml", "uniffi/Cargo.toml", "uniffi/uniffi.toml")
            .map(root::resolve),
        fileTree(root.resolve("core/src")),
        fileTree(root.resolve("uniffi/src")),
    )
    workspace.set(root)
    ndk.set(androidComponents.sdkComponents.ndkDirectory)
    minSdk.set(libs.versions.minSdk.get().toInt())
}

/** Suits and ranks as outlines, in one file for both shells: `drawing/cards.txt`. */
abstract class Drawing @Inject constructor(private val files: FileSystemOperations) : DefaultTask() {
    @get:InputDirectory
    @get:PathSensitive(PathSensitivity.RELATIVE)
    abstract val source: DirectoryProperty

    @get:OutputDirectory
    abstract val resources: DirectoryProperty

    @TaskAction
    fun copy() {
        files.sync {
            from(source) { into("drawing") }
            into(resources)
        }
    }
}

val drawing = tasks.register<Drawing>("drawing") {
    source.set(rootDir.resolve("../tests/drawing"))
}

androidComponents.onVariants { variant ->
    variant.sources.resources?.addGeneratedSourceDirectory(drawing, Drawing::resources)
    variant.sources.jniLibs?.addGeneratedSourceDirectory(core, Core::libraries)
    variant.sources.kotlin?.addGeneratedSourceDirectory(core, Core::bindings)
}
