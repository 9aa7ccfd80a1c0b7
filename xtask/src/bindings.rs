//! The Kotlin and Swift sides of the door, generated from the compiled library into `target/`.

use std::env::{self, consts};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Which library to build.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Library {
    /// The one that users get.
    Release,
    /// One that panics when a test asks it to, built quickly.
    Test,
}

/// What a shell is compiled and run with.
#[derive(Debug)]
pub(crate) struct Bindings {
    /// The folder of the compiled library, `pyramide_uniffi`.
    pub library: PathBuf,
    /// The folder of the Kotlin sources, package `app.pyramide.core`.
    pub kotlin: PathBuf,
    /// The folder of the Swift sources: module `PyramideCore` over the C module `PyramideCoreFFI`.
    pub swift: PathBuf,
}

/// Builds the library for this machine and generates its bindings.
pub(crate) fn run(root: &Path, library: Library) -> Result<Bindings, String> {
    let target = root.join("target");
    let (folder, bindings, options): (_, _, &[&str]) = match library {
        Library::Release => ("release", "bindings", &["--release"]),
        Library::Test => ("debug", "test-bindings", &["--features", "test-panic"]),
    };
    let cargo = || {
        let mut cargo = Command::new(env::var_os("CARGO").unwrap_or("cargo".into()));
        cargo.current_dir(root);
        cargo
    };
    let mut build = cargo();
    build.args(["build", "--package", "pyramide-uniffi"]);
    build.args(options).arg("--target-dir").arg(&target);
    succeed(&mut build)?;

    let library = target.join(folder);
    let bindings = target.join(bindings);
    let file = format!(
        "{}pyramide_uniffi{}",
        consts::DLL_PREFIX,
        consts::DLL_SUFFIX
    );
    let mut generate = cargo();
    generate.args(["run", "--quiet", "--package", "pyramide-bindgen"]);
    generate.arg("--target-dir").arg(&target).arg("--");
    generate.arg(library.join(file)).arg(&bindings);
    succeed(&mut generate)?;
    Ok(Bindings {
        library,
        kotlin: bindings.join("kotlin"),
        swift: bindings.join("swift"),
    })
}

/// Runs a command to its end.
fn succeed(command: &mut Command) -> Result<(), String> {
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("{status}: {command:?}")),
        Err(error) => Err(format!("cannot run {command:?}: {error}")),
    }
}
