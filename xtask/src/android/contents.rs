//! What is in an APK: what it says of itself, held to what the app promises, and how large its parts are.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::Path;

use anyhow::{Context, Result, bail, ensure};
use fs_err as fs;

use super::core;
use super::resources::LANGUAGES;
use crate::files;

/// What the app promises: it asks for nothing, starts where it should, and speaks its languages and no other.
pub(super) fn check_badging(badging: &str) -> Result<()> {
    ensure!(
        !badging.contains("uses-permission"),
        "the app asks for a permission"
    );
    for promise in [
        "package: name='app.pyramide'",
        "launchable-activity: name='app.pyramide.MainActivity'",
    ] {
        ensure!(badging.contains(promise), "aapt2 tells of no {promise}");
    }
    let locales = badging
        .lines()
        .find_map(|line| line.strip_prefix("locales:"))
        .context("the app has no languages")?;
    // English is what the texts are in that name no language.
    let found: BTreeSet<_> = locales
        .split('\'')
        .filter(|tag| !tag.trim().is_empty())
        .map(|tag| if tag == "--_--" { "en" } else { tag })
        .collect();
    let ours = BTreeSet::from(LANGUAGES);
    ensure!(
        found == ours,
        "the app has the languages {found:?}, it should have {ours:?}"
    );
    Ok(())
}

/// And its manifest: one activity, which takes links and shared texts.
pub(super) fn check_manifest(manifest: &str) -> Result<()> {
    let activities = manifest.matches("E: activity ").count();
    ensure!(activities == 1, "the app has {activities} activities");
    for (attribute, value) in [
        ("name", "android.intent.action.SEND"),
        ("mimeType", "text/plain"),
        ("name", "android.intent.action.VIEW"),
        ("name", "android.intent.category.BROWSABLE"),
        ("scheme", "pyramide"),
    ] {
        let is_there = |line: &str| {
            line.contains(&format!(":{attribute}(")) && line.contains(&format!("=\"{value}\""))
        };
        ensure!(
            manifest.lines().any(is_there),
            "the manifest has no {attribute} {value}"
        );
    }
    Ok(())
}

/// A part of the archive, and the kind of processor that it is for if it is not for all.
pub(super) type Part = (&'static str, Option<&'static str>);

/// How large each part is, in bytes, as it lies in the archive.
pub(super) fn parts(content: &Path) -> Result<BTreeMap<Part, u64>> {
    let mut parts = BTreeMap::new();
    for file in files::all(content)? {
        let inside = file.strip_prefix(content)?.to_string_lossy().into_owned();
        let abi = core::ABIS
            .into_iter()
            .find(|abi| inside.starts_with(&format!("lib/{abi}/")));
        let part = match inside.rsplit('/').next() {
            Some("libjnidispatch.so") => JNA,
            Some("libandroidx.graphics.path.so") => "Compose's paths",
            _ if file.extension().is_some_and(|ending| ending == "dex") => "classes (dex)",
            _ if abi.is_some() => bail!("nobody expects {inside}"),
            _ => "resources",
        };
        *parts.entry((part, abi)).or_default() += fs::metadata(file)?.len();
    }
    Ok(parts)
}

const JNA: &str = "JNA";

/// The parts in a table, a column for each kind of processor, with what a device of that kind gets in all.
pub(super) fn table(parts: &BTreeMap<Part, u64>, core: u64) -> String {
    let names: BTreeSet<_> = parts.keys().map(|(name, _)| *name).collect();
    let size = |name, abi| {
        let of_all = parts.get(&(name, None)).copied().unwrap_or_default();
        of_all + parts.get(&(name, Some(abi))).copied().unwrap_or_default()
    };
    let mut rows = vec![("the core *", core::ABIS.map(|_| core))];
    rows.extend(
        names
            .iter()
            .map(|&name| (name, core::ABIS.map(|abi| size(name, abi)))),
    );
    let sum = |i: usize| rows.iter().map(|(_, sizes)| sizes[i]).sum();
    rows.push(("together", [sum(0), sum(1), sum(2)]));

    let mut table = format!("{:<16}", "bytes");
    for abi in core::ABIS {
        let _ = write!(table, "{abi:>13}");
    }
    for (name, sizes) in rows {
        let _ = write!(table, "\n{name:<16}");
        for size in sizes {
            let _ = write!(table, "{size:>13}");
        }
    }
    table
        + "\n* as large as it is for this machine without its symbols: for devices it takes the NDK"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_device_gets_what_is_for_all_and_what_is_for_it() {
        let parts = BTreeMap::from([
            (("classes (dex)", None), 1000),
            ((JNA, Some("arm64-v8a")), 10),
            ((JNA, Some("x86_64")), 20),
        ]);
        let table = table(&parts, 500);
        let row = |name: &str| {
            let line = table
                .lines()
                .find_map(|line| line.strip_prefix(name))
                .unwrap();
            line.split_whitespace()
                .map(str::to_owned)
                .collect::<Vec<_>>()
        };
        assert_eq!(row("classes (dex)"), ["1000", "1000", "1000"]);
        assert_eq!(row(JNA), ["10", "0", "20"]);
        assert_eq!(row("together"), ["1510", "1500", "1520"]);
    }

    #[test]
    fn other_languages_and_permissions_are_found() {
        let badging = "package: name='app.pyramide'\n\
                       launchable-activity: name='app.pyramide.MainActivity'\n\
                       locales: '--_--' 'ar' 'da' 'de' 'sv'";
        check_badging(badging).unwrap();
        let more = badging.replace("'sv'", "'sv' 'fr'");
        assert!(check_badging(&more).unwrap_err().to_string().contains("fr"));
        let asks = format!("{badging}\nuses-permission: name='android.permission.INTERNET'");
        check_badging(&asks).unwrap_err();
        let less = badging.replace("'--_--' ", "");
        check_badging(&less).unwrap_err();
    }
}
