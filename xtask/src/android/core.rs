//! The core for devices: what Gradle asks for while it builds the app.

use std::path::Path;

use anyhow::{Context, Result, ensure};
use fs_err as fs;

use crate::bindings::{self, Library};
use crate::files;
use crate::run::{cargo, read, run};

/// The kinds of processor that devices have: ARM of 64 and 32 bits, and those of emulators.
pub(super) const ABIS: [&str; 3] = ["arm64-v8a", "armeabi-v7a", "x86_64"];

/// Memory pages can have this many bytes: a library whose parts are not aligned to it is not loaded.
const PAGE: u64 = 16 * 1024;

/// Builds the library for every kind of device into `libraries`, in the folders that an APK has, and
/// its Kotlin side into `bindings`. Needs cargo-ndk, and the NDK at `ANDROID_NDK_HOME`.
pub(crate) fn build(min_sdk: &str, libraries: &Path, bindings: &Path) -> Result<()> {
    ensure!(
        read(&mut cargo("ndk --version")).is_ok(),
        "cargo-ndk is missing. Install it with `cargo install cargo-ndk --version 4.1.2 --locked`, \
         and the targets with `rustup target add aarch64-linux-android armv7-linux-androideabi \
         x86_64-linux-android`."
    );
    let mut ndk = cargo("ndk --platform");
    ndk.arg(min_sdk);
    for abi in ABIS {
        ndk.args(["--target", abi]);
    }
    ndk.arg("--output-dir").arg(libraries);
    run(ndk.args(["build", "--release", "--package", "pyramide-uniffi"]))?;
    check_alignment(libraries)?;

    // The library of this machine describes the same functions.
    let kotlin = bindings::generate(Library::Release)?.kotlin;
    files::copy_all(&kotlin, bindings)
}

/// Checks that every library of 64 bits in a folder can be loaded where pages have 16 KB; devices
/// of 32 bits have pages of 4 KB.
pub(crate) fn check_alignment(folder: &Path) -> Result<()> {
    let libraries = files::all(folder)?;
    let mut seen = 0;
    for file in libraries.iter().filter(|file| ends_in_so(file)) {
        let content = fs::read(file)?;
        let library = Elf::of(&content)
            .with_context(|| format!("{} is no library for Android", file.display()))?;
        if let Elf::Of64Bits { alignment } = library {
            ensure!(
                alignment % PAGE == 0,
                "{} is aligned to {alignment} bytes, not to {PAGE}",
                file.display()
            );
        }
        seen += 1;
    }
    ensure!(seen > 0, "there is no library in {}", folder.display());
    Ok(())
}

fn ends_in_so(file: &Path) -> bool {
    file.extension().is_some_and(|ending| ending == "so")
}

/// What there is to know of a library in the format of Linux and Android.
#[derive(Debug, PartialEq)]
enum Elf {
    Of32Bits,
    Of64Bits {
        /// The least alignment of the parts that are loaded.
        alignment: u64,
    },
}

impl Elf {
    /// Reads the beginning of a library, which has to be little-endian.
    fn of(content: &[u8]) -> Option<Elf> {
        const LOADED: u64 = 1;
        let number = |at: usize, bytes: usize| {
            let mut wide = [0; 8];
            wide[..bytes].copy_from_slice(content.get(at..at.checked_add(bytes)?)?);
            Some(u64::from_le_bytes(wide))
        };
        match content.get(..6)? {
            b"\x7fELF\x01\x01" => return Some(Elf::Of32Bits),
            b"\x7fELF\x02\x01" => {}
            _ => return None,
        }
        let (table, size, count) = (number(32, 8)?, number(54, 2)?, number(56, 2)?);
        let mut least = None;
        for index in 0..count {
            let part = usize::try_from(table.checked_add(index * size)?).ok()?;
            let alignment = number(part.checked_add(48)?, 8)?;
            if number(part, 4)? == LOADED {
                least = Some(least.map_or(alignment, |least: u64| least.min(alignment)));
            }
        }
        least.map(|alignment| Elf::Of64Bits { alignment })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A library of 64 bits with these parts: whether each is loaded, and its alignment.
    fn library(parts: &[(bool, u64)]) -> Vec<u8> {
        let mut elf = vec![0; 64];
        elf[..6].copy_from_slice(b"\x7fELF\x02\x01");
        elf[32] = 64;
        elf[54] = 56;
        elf[56] = u8::try_from(parts.len()).unwrap();
        for &(loaded, alignment) in parts {
            let mut part = [0; 56];
            part[0] = if loaded { 1 } else { 6 };
            part[48..].copy_from_slice(&alignment.to_le_bytes());
            elf.extend(part);
        }
        elf
    }

    #[test]
    fn the_least_alignment_of_what_is_loaded_counts() {
        let aligned = |parts| Elf::of(&library(parts));
        let to = |alignment| Some(Elf::Of64Bits { alignment });
        assert_eq!(aligned(&[(true, PAGE), (true, 4096)]), to(4096));
        assert_eq!(aligned(&[(false, 8), (true, PAGE)]), to(PAGE));
        assert_eq!(aligned(&[(false, 8)]), None);
    }

    #[test]
    fn what_is_no_library_is_told_from_one_of_32_bits() {
        assert_eq!(Elf::of(b"\x7fELF\x01\x01\x01"), Some(Elf::Of32Bits));
        assert_eq!(Elf::of(b"\x7fELF\x02\x02\x01"), None);
        assert_eq!(Elf::of(b"PK\x03\x04\x05\x06"), None);
        let cut = library(&[(true, PAGE)]);
        assert_eq!(Elf::of(&cut[..cut.len() - 1]), None);
    }
}
