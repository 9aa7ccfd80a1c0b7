//! `cargo xtask sbom DIR`: what each app is made of, in a file each of the form that `CycloneDX` 1.5
//! asks for. The Rust part is what cargo resolves for the device; the Kotlin part is
//! `android/app/libraries.txt` for Android, and for the window, on this machine's system, what Maven
//! resolves. The iOS app has no part but the Rust one and the system's own.

use std::path::{Path, PathBuf};

use anyhow::Result;
use fs_err as fs;
use lexopt::Arg::Value;
use serde_json::{Value as Json, json};

use crate::android::{NamedLibrary, named_libraries};
use crate::crates::{Crate, crates};
use crate::desktop;
use crate::machine::Machine;
use crate::run::{command, read};

/// Writes the lists.
pub(crate) fn run(machine: &Machine, mut arguments: lexopt::Parser) -> Result<()> {
    let Some(Value(folder)) = arguments.next()? else {
        anyhow::bail!("sbom needs a folder to write to");
    };
    if let Some(argument) = arguments.next()? {
        return Err(argument.unexpected().into());
    }
    let folder = PathBuf::from(folder);
    fs::create_dir_all(&folder)?;
    phones(&folder)?;
    let mut window = rust_parts(host()?.trim())?;
    window.extend(desktop::libraries(machine)?.lines().filter_map(of_maven));
    write(&folder.join("window.cdx.json"), &window)
}

fn phones(folder: &Path) -> Result<()> {
    let mut android = rust_parts("aarch64-linux-android")?;
    android.extend(android_libraries()?);
    write(&folder.join("android.cdx.json"), &android)?;
    write(
        &folder.join("ios.cdx.json"),
        &rust_parts("aarch64-apple-ios")?,
    )
}

/// What this machine is to cargo.
fn host() -> Result<String> {
    read(command("rustc").args(["--print", "host-tuple"]))
}

fn write(file: &Path, components: &[Json]) -> Result<()> {
    let list = json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "name": "pyramide",
                "version": env!("CARGO_PKG_VERSION"),
            },
        },
        "components": components,
    });
    fs::write(file, format!("{list:#}\n"))?;
    println!("{}: {} parts", file.display(), components.len());
    Ok(())
}

/// The parts that are crates.
fn rust_parts(target: &str) -> Result<Vec<Json>> {
    Ok(crates(&[target])?.iter().map(rust_part).collect())
}

fn rust_part(shipped: &Crate) -> Json {
    let Crate {
        name,
        version,
        license,
    } = shipped;
    let mut part = part(name, version, &format!("pkg:cargo/{name}@{version}"));
    part["licenses"] = json!([{ "expression": license }]);
    part
}

fn android_libraries() -> Result<Vec<Json>> {
    let named = named_libraries()?;
    let in_the_app = named.iter().filter(|library| library.is_in_the_app());
    let parts = in_the_app.map(
        |NamedLibrary {
             group,
             artifact,
             version,
             kind,
         }| maven_part(group, artifact, version, kind),
    );
    Ok(parts.collect())
}

/// The part that a line such as `net.java.dev.jna:jna:jar:5.19.1:compile` stands for; none for our own
/// modules, and for what else Maven says.
fn of_maven(line: &str) -> Option<Json> {
    let named: Vec<&str> = line.split_whitespace().next()?.split(':').collect();
    match named[..] {
        [group, artifact, kind, version, _scope] | [group, artifact, kind, _, version, _scope]
            if group != "pyramide" =>
        {
            Some(maven_part(group, artifact, version, kind))
        }
        _ => None,
    }
}

fn maven_part(group: &str, artifact: &str, version: &str, kind: &str) -> Json {
    let url = format!("pkg:maven/{group}/{artifact}@{version}?type={kind}");
    let mut part = part(artifact, version, &url);
    part["group"] = json!(group);
    part
}

fn part(name: &str, version: &str, url: &str) -> Json {
    json!({
        "type": "library",
        "name": name,
        "version": version,
        "purl": url,
        "bom-ref": url,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list(name: &str) -> Vec<Json> {
        let folder = tempfile::tempdir().unwrap();
        phones(folder.path()).unwrap();
        let text = fs::read_to_string(folder.path().join(name)).unwrap();
        let list: Json = serde_json::from_str(&text).unwrap();
        assert_eq!(list["bomFormat"], "CycloneDX");
        list["components"].as_array().unwrap().clone()
    }

    fn has(list: &[Json], name: &str) -> bool {
        list.iter().any(|part| part["name"] == name)
    }

    #[test]
    fn the_apps_have_what_they_ship_and_nothing_that_only_tests_them() {
        let android = list("android.cdx.json");
        for shipped in [
            "serde",
            "uniffi",
            "android_logger",
            "jna",
            "runtime-android",
        ] {
            assert!(has(&android, shipped), "{shipped}");
        }
        for other in [
            "proptest",
            "loom",
            "oslog",
            "r8",
            "android-all",
            "pyramide-core",
        ] {
            assert!(!has(&android, other), "{other}");
        }
        let ios = list("ios.cdx.json");
        assert!(has(&ios, "oslog") && !has(&ios, "android_logger") && !has(&ios, "jna"));
    }

    #[test]
    fn a_crate_is_named_with_its_licence() {
        let part = rust_part(&Crate {
            name: "itoa".into(),
            version: "1.0.19".into(),
            license: "MIT OR Apache-2.0".into(),
        });
        assert_eq!(part["purl"], "pkg:cargo/itoa@1.0.19");
        assert_eq!(part["licenses"][0]["expression"], "MIT OR Apache-2.0");
    }

    #[test]
    fn a_jar_is_named_with_its_group() {
        let part = of_maven("   net.java.dev.jna:jna:jar:5.19.1:compile -- module com.sun.jna");
        let part = part.unwrap();
        assert_eq!(part["group"], "net.java.dev.jna");
        assert_eq!(
            part["purl"],
            "pkg:maven/net.java.dev.jna/jna@5.19.1?type=jar"
        );
        assert_eq!(of_maven("   pyramide:ui:jar:1:compile"), None);
        for other in ["", "The following files have been resolved:"] {
            assert_eq!(of_maven(other), None);
        }
    }

    #[test]
    fn a_folder_has_to_be_named() {
        let none: [&str; 0] = [];
        let failed = |arguments: &[&str]| {
            run(&Machine::new(false), lexopt::Parser::from_args(arguments)).unwrap_err()
        };
        assert_eq!(failed(&none).to_string(), "sbom needs a folder to write to");
        assert!(
            failed(&["a", "b"])
                .to_string()
                .contains("unexpected argument")
        );
    }
}
