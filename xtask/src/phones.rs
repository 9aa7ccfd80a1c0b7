//! Checks that the door compiles for Android and iOS, without their SDKs: `cargo check` never links.
//!
//! It takes those targets' standard library from rustup where it is installed. Otherwise Debian's
//! Rust compiles it from its source, which Debian packages.

use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::Result;
#[cfg(unix)]
use fs_err as fs;

use crate::machine::{Machine, Need, Unsupported};
use crate::run::{cargo, command, read, root, run};

const ANDROID: &str = "aarch64-linux-android";
const IOS: &str = "aarch64-apple-ios";

/// Debian keeps this Rust new for browsers. It lies beside rustup's and does not disturb it.
const DEBIAN_RUST: Need = Need {
    name: "The standard library for aarch64-linux-android and aarch64-apple-ios",
    debian: &["rustc-web", "cargo-web", "rust-web-src"],
    macos: RUSTUP,
    windows: RUSTUP,
};
const RUSTUP: &str = "rustup target add aarch64-linux-android aarch64-apple-ios";

const DEBIAN_CARGO: &str = "/usr/bin/cargo";
const DEBIAN_RUSTC: &str = "/usr/bin/rustc";

/// Checks the door for both phones.
pub(crate) fn check(machine: &Machine) -> Result<()> {
    // A folder of its own, since another compiler may be at work in it.
    let target_dir = root().join("target").join("phones");
    for target in [ANDROID, IOS] {
        let mut check = cargo_check(target, machine)?;
        if target == IOS && cfg!(not(target_os = "macos")) {
            stand_in_for_xcode(&mut check, &target_dir.join("stand-ins"))?;
        }
        check.args(["--package", "pyramide-uniffi", "--target", target]);
        run(check.arg("--target-dir").arg(&target_dir))?;
    }
    Ok(())
}

/// `cargo check` by a compiler that has the target's standard library.
fn cargo_check(target: &str, machine: &Machine) -> Result<Command> {
    let installed = |sysroot: PathBuf| sysroot.join("lib/rustlib").join(target).join("lib");
    if sysroot("rustc").is_some_and(|sysroot| installed(sysroot).is_dir()) {
        return Ok(cargo("check"));
    }
    machine
        .ensure(&DEBIAN_RUST, debian_rust)
        .map_err(|error| Unsupported(format!("{error:#} Or with `{RUSTUP}`.")))?;
    let mut check = command(DEBIAN_CARGO);
    check
        .args(["check", "-Zbuild-std=std,panic_unwind"])
        .env("RUSTC", DEBIAN_RUSTC)
        .env("RUSTC_BOOTSTRAP", "1"); // without it, only a nightly cargo builds the standard library
    Ok(check)
}

/// Debian's Rust with its source, if it is installed.
fn debian_rust() -> Option<()> {
    let source = sysroot(DEBIAN_RUSTC)?.join("lib/rustlib/src/rust/library/std");
    (source.is_dir() && Path::new(DEBIAN_CARGO).is_file()).then_some(())
}

/// Where a compiler has its libraries.
fn sysroot(rustc: &str) -> Option<PathBuf> {
    let path = read(command(rustc).args(["--print", "sysroot"])).ok()?;
    Some(PathBuf::from(path.trim_end()))
}

/// Apple's log compiles a C file on the way, which takes Xcode. Since nothing is linked, it is enough
/// that the files it should make are there, though empty.
#[cfg(unix)]
fn stand_in_for_xcode(check: &mut Command, folder: &Path) -> Result<()> {
    // Asked for the SDK's folder, it names any.
    let xcrun = write_script(&folder.join("path/xcrun"), "echo /")?;
    let compiler = r#"while [ $# -gt 1 ]; do [ "$1" = -o ] && : > "$2"; shift; done"#;
    let archiver = r#"for file; do case $file in *.a) : > "$file" ;; esac; done"#;
    check.env("PATH", path_with(&xcrun)?);
    for (variable, name, script) in [
        ("CC_aarch64_apple_ios", "compile", compiler),
        ("AR_aarch64_apple_ios", "archive", archiver),
    ] {
        check.env(variable, write_script(&folder.join(name), script)?);
    }
    Ok(())
}

#[cfg(not(unix))]
fn stand_in_for_xcode(_: &mut Command, _: &Path) -> Result<()> {
    Err(Unsupported(format!("{IOS} is checked on macOS and Linux")).into())
}

/// Writes a program that runs a line of shell.
#[cfg(unix)]
fn write_script(file: &Path, line: &str) -> Result<PathBuf> {
    use std::fs::Permissions;
    use std::os::unix::fs::PermissionsExt;

    fs::create_dir_all(file.parent().unwrap_or(file))?;
    fs::write(file, format!("#!/bin/sh\n{line}\n"))?;
    fs::set_permissions(file, Permissions::from_mode(0o755))?;
    Ok(file.into())
}

/// The programs' search path, with the folder of `program` first.
#[cfg(unix)]
fn path_with(program: &Path) -> Result<OsString> {
    let path = env::var_os("PATH").unwrap_or_default();
    let folder = program.parent().map(PathBuf::from);
    Ok(env::join_paths(
        folder.into_iter().chain(env::split_paths(&path)),
    )?)
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn the_stand_ins_make_the_files_that_are_asked_for() {
        let folder = root().join("target/phones/stand-ins");
        let mut check = Command::new("true");
        stand_in_for_xcode(&mut check, &folder).unwrap();
        let environment: Vec<_> = check.get_envs().collect();
        let program = |variable: &str| {
            let found = environment.iter().find(|(name, _)| *name == variable);
            Command::new(found.unwrap().1.unwrap())
        };
        for (variable, file, before, behind) in [
            ("CC_aarch64_apple_ios", "made.o", &["-c", "-o"], &["a.c"]),
            ("AR_aarch64_apple_ios", "made.a", &["cq", "--"], &["a.o"]),
        ] {
            let file = folder.join(file);
            let _ = fs::remove_file(&file);
            let mut program = program(variable);
            run(program.args(before).arg(&file).args(behind)).unwrap();
            assert!(file.is_file(), "{variable}");
        }
    }
}
