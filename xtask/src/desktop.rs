//! The desktop program: the screens of `android/ui` in a window, or drawn into pictures.

use std::ffi::OsString;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;

use anyhow::Result;
use fs_err as fs;

use crate::bindings::{self, Bindings, Library};
use crate::files;
use crate::machine::Machine;
use crate::run::{self, command, root};

/// What the program is made of, besides the core's library.
const SOURCES: &[&str] = &[
    "android/pom.xml",
    "android/bindings",
    "android/ui",
    "android/desktop",
    "tests/drawing",
];

/// The built program.
pub(crate) struct Desktop {
    jdk: PathBuf,
    library: PathBuf,
    jar: PathBuf,
}

impl Desktop {
    /// The command that runs it, without arguments.
    pub(crate) fn command(&self) -> Command {
        let mut java = command(self.jdk.join("bin").join("java"));
        java.arg("--enable-native-access=ALL-UNNAMED"); // newer Javas warn without it
        java.arg(property("jna.library.path", &self.library));
        java.arg("-jar").arg(&self.jar);
        java
    }
}

/// Builds what has changed of the program.
pub(crate) fn build(machine: &Machine) -> Result<Desktop> {
    let jdk = machine.jdk()?;
    let (mut maven, Bindings { library, file, .. }) = prepare(machine)?;
    let jar = root().join("android/desktop/target/pyramide.jar");
    // Maven compiles all Kotlin anew, so it is asked only if that changes something.
    let sources = SOURCES.iter().map(|source| root().join(source));
    if !is_newer(&jar, sources.chain([file]))? {
        run::run(maven.args(["--quiet", "-DskipTests", "package"]))?;
    }
    Ok(Desktop { jdk, library, jar })
}

/// The libraries that lie beside the built program, a line each such as
/// `net.java.dev.jna:jna:jar:5.19.1:compile`.
pub(crate) fn libraries(machine: &Machine) -> Result<String> {
    build(machine)?;
    let list = root().join("android/desktop/target/libraries.txt");
    Ok(fs::read_to_string(list)?)
}

/// Runs the tests of the screens and of the program.
pub(crate) fn test(machine: &Machine) -> Result<()> {
    let (mut maven, _) = prepare(machine)?;
    run::run(maven.args(["--no-transfer-progress", "package"]))
}

/// Maven, about to work in `android`, and the bindings that it works with.
fn prepare(machine: &Machine) -> Result<(Command, Bindings)> {
    let mut maven = machine.maven()?;
    let bindings = bindings::generate(Library::Release)?;
    // The compiler would take what is left of an earlier build for a part of the new one.
    for folder in ["classes", "test-classes"] {
        for module in ["ui", "desktop"] {
            let built = root()
                .join("android")
                .join(module)
                .join("target")
                .join(folder);
            files::remove(&built)?;
        }
    }
    maven
        .current_dir(root().join("android"))
        .arg("--batch-mode");
    maven.arg(property("bindings", &bindings.kotlin));
    maven.arg(property("native", &bindings.library));
    Ok((maven, bindings))
}

/// A property for Java or Maven.
pub(crate) fn property(name: &str, path: &Path) -> OsString {
    let mut property = OsString::from(format!("-D{name}="));
    property.push(path);
    property
}

/// Whether a file was made after everything it is made of.
fn is_newer(file: &Path, mut sources: impl Iterator<Item = PathBuf>) -> io::Result<bool> {
    if !file.exists() {
        return Ok(false);
    }
    let made = last_change(file)?;
    sources.try_fold(true, |newer, source| {
        Ok(newer && last_change(&source)? < made)
    })
}

/// When something at or below `path` was changed last; what is built there does not count.
fn last_change(path: &Path) -> io::Result<SystemTime> {
    let mut last = fs::metadata(path)?.modified()?;
    if path.is_dir() {
        for entry in fs::read_dir(path)? {
            let path = entry?.path();
            if !path.ends_with("target") {
                last = last.max(last_change(&path)?);
            }
        }
    }
    Ok(last)
}

// Only Unix lets a test set the time of a folder.
#[cfg(all(test, unix))]
mod tests {
    use std::fs::{File, create_dir_all, write};
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_change_in_any_source_makes_the_program_old() {
        let folder = tempfile::tempdir().unwrap();
        let file = |name: &str| folder.path().join(name);
        let change = |name: &str, seconds| {
            let time = SystemTime::UNIX_EPOCH + Duration::from_secs(seconds);
            File::open(file(name)).unwrap().set_modified(time).unwrap();
        };
        create_dir_all(file("source/deep")).unwrap();
        create_dir_all(file("source/target")).unwrap();
        for (name, seconds) in [
            ("source/deep/a", 100),
            ("source/target/b", 900),
            ("program", 500),
        ] {
            write(file(name), "").unwrap();
            change(name, seconds);
        }
        change("source", 100);
        change("source/deep", 100);
        let is_new = |name: &str| is_newer(&file(name), [file("source")].into_iter()).unwrap();
        assert!(is_new("program"));
        assert!(!is_new("not built"));

        change("source/deep/a", 600);
        assert!(!is_new("program"));
        change("source/deep/a", 100);
        // A file that has gone leaves its trace in its folder.
        change("source/deep", 600);
        assert!(!is_new("program"));
    }
}
