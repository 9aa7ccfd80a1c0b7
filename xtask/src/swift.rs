//! The Swift side: the tests of `ios/PyramideKit` on the real core and, on a machine that is not a Mac,
//! the type-check of the app against `ios/TypeCheck`.
//!
//! Debian 12 has no Swift, Debian 13 has. So on Debian as root a Debian 13 is kept in a folder of its
//! own and entered with `chroot`; elsewhere `swift` has to be on `PATH`.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};
use fs_err as fs;

use crate::bindings::{self, Library};
use crate::ios;
use crate::machine::{Machine, Need, Unsupported, is_root, program};
use crate::run::{command, read, root, run};

/// The least version that can compile the package.
const LEAST: &str = "Swift 6";

/// What is installed in the Debian 13: the compiler, and the C headers that it imports.
const PACKAGES: &[&str] = &["swiftlang", "libc6-dev", "g++"];

const DEBOOTSTRAP: Need = Need {
    name: "debootstrap, which makes the folder that Swift is installed in,",
    debian: &["debootstrap"],
    macos: "xcode-select --install",
    windows: "winget install Swift.Toolchain",
};

/// Where the project lies inside the Debian 13.
const PROJECT: &str = "/project";

/// Makes the rest of a process see what Swift needs, in a folder that it is then locked in. The
/// mounts are the process's own and end with it, so that nothing stays mounted in the folder. What is
/// temporary stays with the project: Swift leaves files there, and a lock by the project's path, for
/// which another clone would wait.
const ENTER: &str = concat!(
    r#"folder=$1 project=$2 && shift 2 && mkdir -p "$project/target/swift/tmp" && "#,
    r#"mount --bind /proc "$folder/proc" && mount --bind /dev "$folder/dev" && "#,
    r#"mount --bind "$project" "$folder/project" && "#,
    r#"mount --bind "$project/target/swift/tmp" "$folder/tmp" && "#,
    r#"exec chroot "$folder" "$@""#
);

/// Runs the Swift tests and the type-check.
pub(crate) fn test(machine: &Machine) -> Result<()> {
    if cfg!(target_os = "macos") {
        // Xcode is there, and compiles the app itself.
        ios::build()?;
        return run(&mut Swift::Here.package("test", "PyramideKit"));
    }
    let swift = Swift::find(machine)?;
    let bindings = bindings::generate(Library::Test)?;
    let kit = root().join("ios").join("PyramideKit");
    place_bindings(&bindings.swift, &kit.join("build"))?;
    let library = swift.seen(&bindings.library);
    run(swift
        .package("test", "PyramideKit")
        .args(["-Xswiftc", "-warnings-as-errors"])
        .args(["-Xlinker", "-L", "-Xlinker"])
        .arg(&library)
        .args(["-Xlinker", "-rpath", "-Xlinker"])
        .arg(&library)
        // A known hole in this release's libswiftObservation.
        .args(["-Xlinker", "--allow-shlib-undefined"]))?;
    run(swift
        .package("build", "TypeCheck")
        // It would not see that a file came to, or went from, the package that it depends on.
        .arg("--disable-build-manifest-caching")
        .args(["-Xswiftc", "-warnings-as-errors"]))
}

/// Puts the generated sources where the package looks for them on Linux: Swift in one folder, the C
/// module in another. What has not changed is left alone, so that it is not compiled again.
fn place_bindings(swift: &Path, build: &Path) -> Result<()> {
    for (from, folder, to) in [
        ("PyramideCore.swift", "PyramideCore", "PyramideCore.swift"),
        ("PyramideCoreFFI.h", "PyramideCoreFFI", "PyramideCoreFFI.h"),
        (
            "PyramideCoreFFI.modulemap",
            "PyramideCoreFFI",
            "module.modulemap",
        ),
    ] {
        let content = fs::read(swift.join(from))?;
        let folder = build.join(folder);
        let to = folder.join(to);
        if fs::read(&to).is_ok_and(|old| old == content) {
            continue;
        }
        fs::create_dir_all(&folder)?;
        fs::write(&to, content)?;
    }
    Ok(())
}

/// A Swift compiler.
enum Swift {
    /// On `PATH`.
    Here,
    /// In the Debian 13 of this folder.
    In(PathBuf),
}

impl Swift {
    /// Finds Swift, or brings it where that can be done.
    fn find(machine: &Machine) -> Result<Swift> {
        if program("swift").is_some() {
            return Ok(Swift::Here);
        }
        if !is_root() || !may_mount() {
            let why = format!("{LEAST} is not on PATH; it is brought only to root who may mount");
            return Err(Unsupported(why).into());
        }
        let folder = cache()
            .context("neither XDG_CACHE_HOME nor HOME says where to keep Swift")?
            .join("pyramide")
            .join("swift");
        if !folder.exists() {
            if !machine.installs() {
                let why = format!("{LEAST} is not on PATH; root on Debian may have it installed");
                return Err(Unsupported(why).into());
            }
            let brought = machine.ensure(&DEBOOTSTRAP, || program("debootstrap"));
            brought.map_err(|error| Unsupported(format!("{LEAST} is not on PATH. {error:#}")))?;
            make(&folder)?;
        }
        fs::create_dir_all(folder.join(&PROJECT[1..]))?;
        Ok(Swift::In(folder))
    }

    /// How Swift sees a file of the project.
    fn seen(&self, file: &Path) -> PathBuf {
        match (self, file.strip_prefix(root())) {
            (Swift::In(_), Ok(inside)) => Path::new(PROJECT).join(inside),
            _ => file.into(),
        }
    }

    /// `swift test` or `swift build` for one of the packages in `ios`. What it builds goes into `target`.
    fn package(&self, task: &str, name: &str) -> Command {
        let mut swift = match self {
            Swift::Here => command("swift"),
            Swift::In(folder) => {
                let mut inside = command("unshare");
                inside.args(["--mount", "--propagation", "private"]);
                inside.args(["sh", "-c", ENTER, "sh"]);
                inside.args([folder.as_path(), root(), Path::new("swift")]);
                inside
            }
        };
        let target = root().join("target").join("swift").join(name);
        swift
            .arg(task)
            .arg("--package-path")
            .arg(self.seen(&root().join("ios").join(name)))
            .arg("--scratch-path")
            .arg(self.seen(&target));
        swift
    }
}

/// Whether a process can have mounts of its own. In some containers it cannot.
fn may_mount() -> bool {
    read(command("unshare").args(["--mount", "--propagation", "private", "true"])).is_ok()
}

/// Where this user's programs keep what can be made again.
fn cache() -> Option<PathBuf> {
    let set = |name| env::var_os(name).filter(|value| !value.is_empty());
    set("XDG_CACHE_HOME")
        .map(PathBuf::from)
        .or_else(|| Some(PathBuf::from(set("HOME")?).join(".cache")))
}

/// Makes a Debian 13 with Swift: under another name until it is whole.
fn make(folder: &Path) -> Result<()> {
    eprintln!(
        "Swift is missing: making a Debian 13 with it in {}, 3.3 GB.",
        folder.display()
    );
    let unfinished = folder.with_extension("unfinished");
    // Nothing is ever mounted in one that is not whole.
    run(command("rm").arg("-rf").arg(&unfinished))?;
    fs::create_dir_all(&unfinished)?;
    run(command("debootstrap")
        .args(["--variant=minbase", "--include=ca-certificates", "trixie"])
        .arg(&unfinished))?;
    // A proxy or a certificate that this machine's packages come through is needed inside too.
    for settings in ["etc/apt/apt.conf.d", "usr/local/share/ca-certificates"] {
        let here = Path::new("/").join(settings);
        if here.is_dir() {
            let inside = unfinished.join(settings);
            run(command("mkdir").arg("-p").arg(&inside))?;
            run(command("cp")
                .arg("-a")
                .args([here.join("."), inside.clone()]))?;
        }
    }
    run(inside(&unfinished).arg("update-ca-certificates"))?;
    run(inside(&unfinished).args(["apt-get", "update"]))?;
    run(inside(&unfinished)
        .args(["apt-get", "install", "--yes", "--no-install-recommends"])
        .args(PACKAGES))?;
    run(inside(&unfinished).args(["apt-get", "clean"]))?;
    Ok(fs::rename(&unfinished, folder)?)
}

/// A command in the folder, in which nothing is mounted.
fn inside(folder: &Path) -> Command {
    let mut chroot = command("chroot");
    chroot.arg(folder).env("DEBIAN_FRONTEND", "noninteractive");
    chroot
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inside_the_folder_the_project_has_another_path() {
        let inside = Swift::In("/cache/swift".into());
        let library = root().join("target").join("debug");
        assert_eq!(inside.seen(&library), Path::new("/project/target/debug"));
        assert_eq!(
            inside.seen(Path::new("/elsewhere")),
            Path::new("/elsewhere")
        );
        assert_eq!(Swift::Here.seen(&library), library);
    }

    #[test]
    fn bindings_are_placed_once() {
        let folder = tempfile::tempdir().unwrap();
        let (swift, build) = (folder.path().join("swift"), folder.path().join("build"));
        fs::create_dir(&swift).unwrap();
        for file in [
            "PyramideCore.swift",
            "PyramideCoreFFI.h",
            "PyramideCoreFFI.modulemap",
        ] {
            fs::write(swift.join(file), file).unwrap();
        }
        place_bindings(&swift, &build).unwrap();
        let map = build.join("PyramideCoreFFI").join("module.modulemap");
        assert_eq!(
            fs::read_to_string(&map).unwrap(),
            "PyramideCoreFFI.modulemap"
        );
        let source = build.join("PyramideCore").join("PyramideCore.swift");
        let placed = fs::metadata(&source).unwrap().modified().unwrap();
        fs::write(swift.join("PyramideCoreFFI.modulemap"), "changed").unwrap();
        place_bindings(&swift, &build).unwrap();
        assert_eq!(fs::metadata(&source).unwrap().modified().unwrap(), placed);
        assert_eq!(fs::read_to_string(&map).unwrap(), "changed");
        fs::remove_file(swift.join("PyramideCoreFFI.h")).unwrap();
        let error = place_bindings(&swift, &build).unwrap_err().to_string();
        assert!(error.contains("PyramideCoreFFI.h`"), "{error}");
    }
}
