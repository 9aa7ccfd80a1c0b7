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
        consumerProguardFiles("consumer-rules.pro")
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

    testImplementation(libs.junit)
    testImplementation(libs.kotlin.test.junit)
}

/** The core for every kind of device, and its Kotlin side. */
@UntrackedTask(because = "Cargo sees itself what has changed")
abstract class Core @Inject constructor(private val processes: ExecOperations) : DefaultTask() {
    @get:Internal
    abstract val workspace: DirectoryProperty

    @get:Internal
    abstract val ndk: DirectoryProperty

    @get:Internal
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
    workspace.set(rootDir.resolve(".."))
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
