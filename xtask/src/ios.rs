//! `cargo xtask ios`: what the Xcode project is built from, into `ios/PyramideKit/build`. It needs a
//! Mac with Xcode.

use std::path::{Path, PathBuf};

use anyhow::Result;
use fs_err as fs;
use lexopt::Arg::Long;

use crate::bindings::{self, Library};
use crate::catalogue;
use crate::crates::{Crate, crates};
use crate::files;
use crate::machine::{Machine, Need, Unsupported, program};
use crate::run::{self, cargo, command, root};

/// The oldest iOS that the app runs on; the same as in `ios/Pyramide.xcconfig`.
const LEAST_IOS: &str = "17.0";
/// The oldest macOS that the package's tests run on.
const LEAST_MACOS: &str = "14.0";

/// A part of the `XCFramework`: the targets of Rust that one library is joined from.
struct Slice {
    name: &'static str,
    targets: &'static [&'static str],
}

const SLICES: &[Slice] = &[
    Slice {
        name: "device",
        targets: &["aarch64-apple-ios"],
    },
    Slice {
        name: "simulator",
        targets: &["aarch64-apple-ios-sim", "x86_64-apple-ios"],
    },
    // For `swift test`, which runs on the Mac itself.
    Slice {
        name: "mac",
        targets: &["aarch64-apple-darwin", "x86_64-apple-darwin"],
    },
];

const LIBRARY: &str = "libpyramide_uniffi.a";

const RSVG: Need = Need {
    name: "rsvg-convert",
    debian: &["librsvg2-bin"],
    macos: "brew install librsvg",
    windows: "scoop install librsvg",
};

/// Builds what the project links; or makes what is committed of the app: its icon, its texts.
pub(crate) fn run(machine: &Machine, mut arguments: lexopt::Parser) -> Result<()> {
    let task: fn(&Machine) -> Result<()> = match arguments.next()? {
        None => |_| build(),
        Some(Long("icons")) => draw_icons,
        Some(Long("texts")) => |_| catalogue::write(),
        Some(argument) => return Err(argument.unexpected().into()),
    };
    match arguments.next()? {
        None => task(machine),
        Some(argument) => Err(argument.unexpected().into()),
    }
}

/// Makes the pictures in the asset catalogue from the drawings in `ios/Icon`.
fn draw_icons(machine: &Machine) -> Result<()> {
    let rsvg = machine.ensure(&RSVG, || program("rsvg-convert"))?;
    let ios = root().join("ios");
    let icons = ios.join("Pyramide/Resources/Assets.xcassets/AppIcon.appiconset");
    for name in ["icon", "icon-dark", "icon-tinted"] {
        run::run(
            command(&rsvg)
                .args(["--width", "1024", "--height", "1024", "--output"])
                .arg(icons.join(name).with_extension("png"))
                .arg(ios.join("Icon").join(name).with_extension("svg")),
        )?;
    }
    Ok(())
}

/// Builds the `XCFramework`, the bindings and the list of components.
pub(crate) fn build() -> Result<()> {
    let missing = if !cfg!(target_os = "macos") {
        Some("an XCFramework can only be built on macOS")
    } else if program("xcodebuild").is_none() {
        Some("xcodebuild is missing: install Xcode and run `xcode-select --install`")
    } else {
        None
    };
    if let Some(why) = missing {
        return Err(Unsupported(why.into()).into());
    }

    let build = root().join("ios").join("PyramideKit").join("build");
    let made = root().join("target").join("ios");
    fs::create_dir_all(&build)?;
    let bindings = bindings::generate(Library::Release)?;
    let headers = made.join("include");
    files::copy(
        &bindings.swift.join("PyramideCoreFFI.h"),
        // In a folder of its own, so that no other framework's module map is overwritten.
        &headers.join("PyramideCoreFFI").join("PyramideCoreFFI.h"),
    )?;
    files::copy(
        &bindings.swift.join("PyramideCoreFFI.modulemap"),
        &headers.join("PyramideCoreFFI").join("module.modulemap"),
    )?;
    files::copy(
        &bindings.swift.join("PyramideCore.swift"),
        &build.join("PyramideCore").join("PyramideCore.swift"),
    )?;
    fs::write(build.join("components.tsv"), components()?)?;

    let framework = build.join("PyramideCoreFFI.xcframework");
    files::remove(&framework)?;
    let mut create = command("xcodebuild");
    create.arg("-create-xcframework");
    for slice in SLICES {
        create.arg("-library").arg(library(slice, &made)?);
        create.arg("-headers").arg(&headers);
    }
    run::run(create.arg("-output").arg(&framework))
}

/// Compiles the library for each target of a slice and joins them.
fn library(slice: &Slice, made: &Path) -> Result<PathBuf> {
    if program("rustup").is_some() {
        run::run(
            command("rustup")
                .args(["target", "add"])
                .args(slice.targets),
        )?;
    }
    let mut libraries = Vec::new();
    for target in slice.targets {
        run::run(
            // Only the archive: nothing has to be linked for a system that this machine is not.
            cargo(
                "rustc --release --package pyramide-uniffi --lib --crate-type staticlib --target",
            )
            .arg(target)
            .env("IPHONEOS_DEPLOYMENT_TARGET", LEAST_IOS)
            .env("MACOSX_DEPLOYMENT_TARGET", LEAST_MACOS),
        )?;
        let folder = root().join("target").join(target).join("release");
        libraries.push(folder.join(LIBRARY));
    }
    let joined = made.join(slice.name).join(LIBRARY);
    fs::create_dir_all(made.join(slice.name))?;
    run::run(
        command("lipo")
            .arg("-create")
            .args(&libraries)
            .arg("-output")
            .arg(&joined),
    )?;
    Ok(joined)
}

/// What is shipped and under which licence: a crate and its licence a line, a tab between.
fn components() -> Result<String> {
    let line = |shipped: Crate| {
        let Crate {
            name,
            version,
            license,
        } = shipped;
        format!("{name} {version}\t{license}\n")
    };
    let shipped = crates(&["aarch64-apple-ios"])?;
    Ok(shipped.into_iter().map(line).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_component_is_a_line() {
        let components = components().unwrap();
        let serde = components.lines().find(|line| line.starts_with("serde "));
        let (version, licence) = serde.unwrap()[6..].split_once('\t').unwrap();
        assert!(version.starts_with("1."), "{version}");
        assert_eq!(licence, "MIT OR Apache-2.0");
    }

    #[test]
    fn elsewhere_it_says_that_it_needs_a_mac() {
        if !cfg!(target_os = "macos") {
            let error = build().unwrap_err();
            assert!(error.is::<Unsupported>());
            assert_eq!(
                error.to_string(),
                "an XCFramework can only be built on macOS"
            );
        }
    }

    #[test]
    fn the_app_and_its_library_are_for_the_same_ios() {
        let settings = fs::read_to_string(root().join("ios").join("Pyramide.xcconfig")).unwrap();
        let line = format!("IPHONEOS_DEPLOYMENT_TARGET = {LEAST_IOS}");
        assert!(settings.lines().any(|setting| setting == line));
    }
}
