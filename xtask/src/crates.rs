//! The crates that the library for a kind of device is compiled from.

use anyhow::Result;

use crate::run::{cargo, read};

/// One that is shipped.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Crate {
    pub(crate) name: String,
    pub(crate) version: String,
    /// What it may be used under, as SPDX writes it.
    pub(crate) license: String,
}

/// All that are shipped to any of these targets of Rust, each once, by name. Ours are not among them, nor
/// macros and what else is only there to compile with.
pub(crate) fn crates(targets: &[&str]) -> Result<Vec<Crate>> {
    let listed = read(
        cargo("tree --locked --package pyramide-uniffi --edges normal,no-proc-macro --prefix none")
            .args(["--no-dedupe", "--format", "{p}|{l}"])
            .args(targets.iter().flat_map(|target| ["--target", target])),
    )?;
    let mut crates: Vec<Crate> = listed.lines().filter_map(Crate::of).collect();
    crates.sort();
    crates.dedup();
    Ok(crates)
}

impl Crate {
    /// The one that a line such as `itoa v1.0.19|MIT OR Apache-2.0` stands for; none for our own,
    /// behind which their folder is named.
    fn of(line: &str) -> Option<Crate> {
        let (package, license) = line.split_once('|')?;
        let (name, version) = package.split_once(" v")?;
        if version.contains(' ') {
            return None;
        }
        Some(Crate {
            name: name.into(),
            version: version.into(),
            // Old crates write MIT/Apache-2.0.
            license: license.replace(" / ", " OR ").replace('/', " OR "),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_crate_is_named_with_its_licence() {
        let expected = Crate {
            name: "scoped-tls".into(),
            version: "1.0.1".into(),
            license: "MIT OR Apache-2.0".into(),
        };
        assert_eq!(
            Crate::of("scoped-tls v1.0.1|MIT/Apache-2.0"),
            Some(expected)
        );
        assert_eq!(Crate::of("pyramide-core v0.1.0 (/a/folder)|MIT"), None);
    }

    #[test]
    fn what_only_compiles_is_not_shipped() {
        let crates = crates(&["aarch64-apple-ios"]).unwrap();
        let has = |name: &str| crates.iter().any(|shipped| shipped.name == name);
        for shipped in ["serde", "uniffi", "oslog"] {
            assert!(has(shipped), "{shipped}");
        }
        for other in [
            "serde_derive",
            "syn",
            "android_logger",
            "proptest",
            "pyramide-core",
        ] {
            assert!(!has(other), "{other}");
        }
        assert!(crates.is_sorted_by(|one, next| one < next));
    }
}
