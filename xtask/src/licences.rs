//! `cargo xtask licences`: the Rust crates that the Android app and the window have in them, for their
//! screens to name. The lists are committed: they change only when a crate comes or goes.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use anyhow::Result;
use fs_err as fs;

use crate::crates::{Crate, crates};
use crate::machine::Machine;
use crate::run::root;

/// The programs: each one's module, and what it runs on. Android's crates are the same on every processor.
const PROGRAMS: &[(&str, &[&str])] = &[
    ("app", &["aarch64-linux-android"]),
    (
        "desktop",
        &[
            "aarch64-apple-darwin",
            "aarch64-unknown-linux-gnu",
            "x86_64-apple-darwin",
            "x86_64-pc-windows-msvc",
            "x86_64-unknown-linux-gnu",
        ],
    ),
];

/// Writes the lists.
pub(crate) fn run(_: &Machine, mut arguments: lexopt::Parser) -> Result<()> {
    if let Some(argument) = arguments.next()? {
        return Err(argument.unexpected().into());
    }
    for (module, targets) in PROGRAMS {
        fs::write(file(module), rows(crates(targets)?))?;
    }
    Ok(())
}

fn file(module: &str) -> PathBuf {
    root().join(format!("android/{module}/src/main/resources/crates.tsv"))
}

/// A line for each licence: the crates under it, a tab, and the licence.
fn rows(shipped: Vec<Crate>) -> String {
    let mut rows: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    // Cargo does not list the standard library.
    let library = ("std".to_owned(), "MIT OR Apache-2.0".to_owned());
    let crates = shipped.into_iter().map(|one| (one.name, one.license));
    for (name, license) in crates.chain([library]) {
        rows.entry(sorted(&license)).or_default().insert(name);
    }
    let row = |(license, names): (String, BTreeSet<String>)| {
        let names: Vec<String> = names.into_iter().collect();
        format!("{}\t{license}\n", names.join(", "))
    };
    rows.into_iter().map(row).collect()
}

/// The same licence with what it lets one choose from in order, so that it is written in one way.
fn sorted(license: &str) -> String {
    if license.contains(" AND ") {
        return license.into();
    }
    let mut choices: Vec<&str> = license.split(" OR ").collect();
    choices.sort_unstable();
    choices.join(" OR ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::android::named_libraries;

    #[test]
    fn the_lists_name_what_is_shipped() {
        for (module, targets) in PROGRAMS {
            assert_eq!(
                fs::read_to_string(file(module)).unwrap(),
                rows(crates(targets).unwrap()),
                "`cargo xtask licences` writes it anew"
            );
        }
    }

    #[test]
    fn crates_are_together_under_their_licence() {
        let shipped = |name: &str, license: &str| Crate {
            name: name.into(),
            version: "1.0.0".into(),
            license: license.into(),
        };
        let rows = rows(vec![
            shipped("d", "MIT"),
            shipped("a", "Apache-2.0 OR MIT"),
            shipped("b", "MIT OR Apache-2.0"),
            shipped("b", "MIT OR Apache-2.0"),
            shipped("c", "(MIT OR Apache-2.0) AND Unicode-3.0"),
        ]);
        assert_eq!(
            rows,
            "c\t(MIT OR Apache-2.0) AND Unicode-3.0\na, b, std\tApache-2.0 OR MIT\nd\tMIT\n"
        );
    }

    #[test]
    fn android_has_no_library_but_those_named_by_hand() {
        for library in named_libraries().unwrap() {
            let named = ["androidx.", "net.java.dev.jna"];
            assert!(
                !library.is_in_the_app()
                    || named.iter().any(|name| library.group.starts_with(name)),
                "AndroidProduct.kt has to name {}",
                library.artifact
            );
        }
    }
}
