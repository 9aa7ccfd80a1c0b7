//! Checks that the door compiles for Android and iOS, without their SDKs: `cargo check` never links.
//!
//! It takes the standard library of those targets from rustup where it is installed. Otherwise
//! Debian's Rust compiles it from its source, which Debian packages.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

const ANDROID: &str = "aarch64-linux-android";
const IOS: &str = "aarch64-apple-ios";

/// Debian's Rust, kept new for browsers, and its standard library's source.
const DEBIAN_PACKAGES: [&str; 3] = ["rustc-web", "cargo-web", "rust-web-src"];

/// How a check went.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Checked {
    /// The door compiles for every phone.
    Passed,
    /// Something is missing on this machine; the line says what, and how to get it.
    Skipped(String),
}

/// Checks the door for both phones. What is missing is installed where `may_install` says so and
/// the machine lets us: as root, with apt.
pub(crate) fn check(root: &Path, may_install: bool) -> Result<Checked, String> {
    // Its own folder, since another compiler may be at work here.
    let target_dir = root.join("target").join("phones");
    for target in [ANDROID, IOS] {
        let Some(mut check) = cargo_check(target, may_install)? else {
            return Ok(Checked::Skipped(format!(
                "no standard library for {target}: get it with `rustup target add {target}`, or on \
                 Debian as root with `apt-get install {}`",
                DEBIAN_PACKAGES.join(" ")
            )));
        };
        if target == IOS && cfg!(not(target_os = "macos")) {
            if cfg!(not(unix)) {
                return Ok(Checked::Skipped(format!(
                    "{target} is checked only on macOS, Linux and other kinds of Unix"
                )));
            }
            stand_in_for_xcode(&mut check, &target_dir.join("stand-ins"))
                .map_err(|error| format!("cannot write the stand-ins for Xcode: {error}"))?;
        }
        check.current_dir(root);
        check.args(["--package", "pyramide-uniffi", "--target", target]);
        check.arg("--target-dir").arg(&target_dir);
        succeed(&mut check)?;
    }
    Ok(Checked::Passed)
}

/// `cargo check` by a compiler that has the target's standard library, if one can be had.
fn cargo_check(target: &str, may_install: bool) -> Result<Option<Command>, String> {
    let cargo = env::var_os("CARGO").unwrap_or("cargo".into());
    let rustc = env::var_os("RUSTC").unwrap_or("rustc".into());
    if sysroot(rustc).is_some_and(|sysroot| library(&sysroot, target).is_dir()) {
        let mut check = Command::new(cargo);
        check.arg("check");
        return Ok(Some(check));
    }
    if !has_debian_rust() && may_install && is_debian_root() {
        succeed(apt_get().arg("update"))?;
        succeed(
            apt_get()
                .args(["install", "--yes", "--no-install-recommends"])
                .args(DEBIAN_PACKAGES),
        )?;
    }
    if !has_debian_rust() {
        return Ok(None);
    }
    let mut check = Command::new(DEBIAN_CARGO);
    check.args(["check", "-Zbuild-std=std,panic_unwind"]);
    check.env("RUSTC", DEBIAN_RUSTC);
    check.env("RUSTC_BOOTSTRAP", "1"); // to let a stable cargo build the standard library
    // Set by rustup for whatever runs under it, such as this program.
    check.env_remove("RUSTUP_TOOLCHAIN").env_remove("CARGO");
    Ok(Some(check))
}

const DEBIAN_CARGO: &str = "/usr/bin/cargo";
const DEBIAN_RUSTC: &str = "/usr/bin/rustc";

fn has_debian_rust() -> bool {
    Path::new(DEBIAN_CARGO).is_file()
        && sysroot(DEBIAN_RUSTC.into())
            .is_some_and(|sysroot| sysroot.join("lib/rustlib/src/rust/library/std").is_dir())
}

/// Where a compiler has its libraries.
fn sysroot(rustc: std::ffi::OsString) -> Option<PathBuf> {
    let said = Command::new(rustc)
        .args(["--print", "sysroot"])
        .output()
        .ok()?;
    let path = String::from_utf8(said.stdout).ok()?;
    said.status.success().then(|| path.trim_end().into())
}

/// Where the standard library of a target is.
fn library(sysroot: &Path, target: &str) -> PathBuf {
    sysroot.join("lib").join("rustlib").join(target).join("lib")
}

fn is_debian_root() -> bool {
    let user = Command::new("id").arg("-u").stderr(Stdio::null()).output();
    Path::new("/etc/debian_version").is_file()
        && user.is_ok_and(|user| user.stdout.trim_ascii() == b"0")
}

fn apt_get() -> Command {
    let mut apt_get = Command::new("apt-get");
    apt_get.env("DEBIAN_FRONTEND", "noninteractive");
    apt_get
}

/// A C file of Apple's log is compiled on the way, which only Xcode can do. Since nothing is linked,
/// empty files in place of its results are enough.
#[cfg(unix)]
fn stand_in_for_xcode(check: &mut Command, folder: &Path) -> std::io::Result<()> {
    use std::os::unix::fs::PermissionsExt;

    let stand_ins = [
        ("xcrun", "#!/bin/sh\necho /\n"), // a folder, asked for as the SDK's
        (
            "cc",
            "#!/bin/sh\nwhile [ $# -gt 1 ]; do [ \"$1\" = -o ] && : > \"$2\"; shift; done\n",
        ),
        (
            "ar",
            "#!/bin/sh\nfor file; do case $file in *.a) : > \"$file\";; esac; done\n",
        ),
    ];
    fs::create_dir_all(folder)?;
    for (name, script) in stand_ins {
        let file = folder.join(name);
        fs::write(&file, script)?;
        fs::set_permissions(&file, fs::Permissions::from_mode(0o755))?;
    }
    let paths = env::var_os("PATH").unwrap_or_default();
    let paths = [folder.to_owned()]
        .into_iter()
        .chain(env::split_paths(&paths));
    let paths = env::join_paths(paths).map_err(std::io::Error::other)?;
    check.env("PATH", paths);
    check.env("CC_aarch64_apple_ios", folder.join("cc"));
    check.env("AR_aarch64_apple_ios", folder.join("ar"));
    Ok(())
}

#[cfg(not(unix))]
fn stand_in_for_xcode(_: &mut Command, _: &Path) -> std::io::Result<()> {
    Err(std::io::ErrorKind::Unsupported.into())
}

/// Runs a command to its end.
fn succeed(command: &mut Command) -> Result<(), String> {
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("{status}: {command:?}")),
        Err(error) => Err(format!("cannot run {command:?}: {error}")),
    }
}
