//! `cargo xtask bindings`: the Kotlin and Swift sides of the door, generated from the compiled library
//! into `target/`.

use std::env::consts;
use std::path::PathBuf;

use anyhow::Result;
use lexopt::Arg::Long;

use crate::machine::Machine;
use crate::run::{self, cargo, root};

/// Which library to build.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Library {
    /// The one that users get.
    Release,
    /// One that has what tests call, such as a panic on demand. Built quickly.
    Test,
    /// The same, as fast as the one that users get.
    Benchmark,
}

/// What a shell is compiled and run with.
#[derive(Debug)]
pub(crate) struct Bindings {
    /// The folder of the compiled library, `pyramide_uniffi`.
    pub(crate) library: PathBuf,
    /// The library itself.
    pub(crate) file: PathBuf,
    /// The folder of the Kotlin sources, package `app.pyramide.core`.
    pub(crate) kotlin: PathBuf,
    /// The folder of the Swift sources: module `PyramideCore` over the C module `PyramideCoreFFI`.
    pub(crate) swift: PathBuf,
}

/// Generates the bindings of one library.
pub(crate) fn run(_: &Machine, mut arguments: lexopt::Parser) -> Result<()> {
    let mut library = Library::Release;
    while let Some(argument) = arguments.next()? {
        match argument {
            Long("test") => library = Library::Test,
            Long("benchmark") => library = Library::Benchmark,
            _ => return Err(argument.unexpected().into()),
        }
    }
    generate(library).map(drop)
}

/// Builds the library for this machine and generates its bindings.
pub(crate) fn generate(library: Library) -> Result<Bindings> {
    // Each library has its own folder where they have the same name, so that none takes another's place.
    let (options, folder, profile) = match library {
        Library::Release => ("--release", "target", "release"),
        Library::Test => ("--features testing", "target/testing", "debug"),
        Library::Benchmark => ("--release --features testing", "target/testing", "release"),
    };
    let folder = root().join(folder);
    run::run(
        cargo("build --package pyramide-uniffi")
            .args(options.split(' '))
            .arg("--target-dir")
            .arg(&folder),
    )?;

    let library = folder.join(profile);
    let bindings = folder.join("bindings");
    let file = library.join(format!(
        "{}pyramide_uniffi{}",
        consts::DLL_PREFIX,
        consts::DLL_SUFFIX
    ));
    run::run(
        cargo("run --package pyramide-bindgen --target-dir")
            .arg(root().join("target"))
            .arg("--")
            .args([&file, &bindings]),
    )?;
    Ok(Bindings {
        kotlin: bindings.join("kotlin"),
        swift: bindings.join("swift"),
        library,
        file,
    })
}

/// Tests the door from Kotlin.
pub(crate) fn test(machine: &Machine) -> Result<()> {
    let mut maven = machine.maven()?;
    generate(Library::Test)?;
    maven.current_dir(root().join("tests").join("kotlin"));
    run::run(maven.args(["--batch-mode", "--no-transfer-progress", "test"]))
}
