//! Gradle's catalogue of versions, the poms, the list of libraries and this program say the same.

use fs_err as fs;

use super::resources::{LANGUAGES, PACKAGE, TARGET_SDK, VERSION_CODE};
use super::{MIN_SDK, core};
use crate::run::root;

/// What stands in a file between `before` and `after`, at its first place.
fn stated(file: &str, before: &str, after: &str) -> String {
    let text = fs::read_to_string(root().join(file)).unwrap();
    let (_, rest) = text
        .split_once(before)
        .unwrap_or_else(|| panic!("{file} has no {before}"));
    rest.split(after).next().unwrap().to_owned()
}

fn catalogue(name: &str) -> String {
    let entry = format!("\n{name} = \"");
    stated("android/gradle/libs.versions.toml", &entry, "\"")
}

fn pom(property: &str) -> String {
    stated("android/pom.xml", &format!("<{property}>"), "<")
}

fn library(name: &str) -> String {
    stated("android/app/libraries.txt", &format!("\n{name}:"), ":")
}

#[test]
fn gradle_and_maven_use_the_same_versions() {
    for (name, property) in [
        ("kotlin", "kotlin.version"),
        ("coroutines", "coroutines.version"),
        ("compose", "compose.version"),
        ("jna", "jna.version"),
        ("junit", "junit.version"),
    ] {
        assert_eq!(catalogue(name), pom(property), "{name}");
    }
}

#[test]
fn gradle_and_robolectric_use_the_same_libraries() {
    for (name, artifact) in [
        ("activity", "androidx.activity:activity-compose"),
        ("compose", "androidx.compose.foundation:foundation-android"),
        ("compose", "androidx.compose.ui:ui-android"),
        ("compose", "androidx.compose.ui:ui-tooling-preview-android"),
        (
            "compose-runtime",
            "androidx.compose.runtime:runtime-android",
        ),
        ("core", "androidx.core:core-ktx"),
        (
            "lifecycle",
            "androidx.lifecycle:lifecycle-viewmodel-android",
        ),
        ("material3", "androidx.compose.material3:material3-android"),
        ("jna", "net.java.dev.jna:jna"),
    ] {
        assert_eq!(catalogue(name), library(artifact), "{artifact}");
    }
    let app = |property| stated("android/app/pom.xml", &format!("<{property}>"), "<");
    assert_eq!(
        app("android.version"),
        library("org.robolectric:android-all")
    );
    assert_eq!(app("robolectric.version"), catalogue("robolectric"));
}

#[test]
fn gradle_and_this_program_build_the_same_app() {
    let gradle = |before: &str, after: &str| stated("android/app/build.gradle.kts", before, after);
    assert_eq!(catalogue("minSdk"), MIN_SDK);
    assert_eq!(catalogue("targetSdk"), TARGET_SDK);
    assert_eq!(gradle("versionCode = ", "\n"), VERSION_CODE);
    assert_eq!(gradle("versionName = \"", "\""), env!("CARGO_PKG_VERSION"));
    let window = stated("android/pom.xml", "<game.version>", "<");
    assert_eq!(window, env!("CARGO_PKG_VERSION"));
    let abis = gradle("abiFilters += listOf(", ")");
    let quoted = core::ABIS.map(|abi| format!("\"{abi}\""));
    assert_eq!(abis, quoted.join(", "));
    let languages = gradle("localeFilters += listOf(", ")");
    let quoted = LANGUAGES.map(|language| format!("\"{language}\""));
    assert_eq!(languages, quoted.join(", "));
    for name in ["namespace", "applicationId"] {
        assert_eq!(gradle(&format!("{name} = \""), "\""), PACKAGE, "{name}");
    }
}

#[test]
fn the_workflow_installs_what_the_others_name() {
    let workflow = |before, after| stated(".github/workflows/android.yml", before, after);
    assert_eq!(workflow("\"ndk;", "\""), catalogue("ndk"));
    let readme = stated("android/README.md", "--gradle-version ", " ");
    assert_eq!(workflow("gradle-version: ", "\n"), readme);
    let install = "cargo install cargo-ndk --version ";
    let told = stated("xtask/src/android/core.rs", install, " ");
    assert_eq!(workflow(install, " "), told);
}
