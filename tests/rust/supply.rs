//! What comes in from others, held against `deny.toml`: its licences, its sources, that nothing comes
//! twice without a reason, and that nothing can open a connection.
//!
//! `cargo deny check` does the same and more, where it is installed; to install it takes longer than
//! all of these tests.

use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde::Deserialize;
use spdx::{Expression, ParseMode};

/// The parts of `deny.toml` that are looked at here.
#[derive(Deserialize)]
struct Deny {
    licenses: Licenses,
    bans: Bans,
    sources: Sources,
}

#[derive(Deserialize)]
struct Licenses {
    allow: Vec<String>,
}

#[derive(Deserialize)]
struct Bans {
    deny: Vec<String>,
    skip: Vec<Skip>,
}

#[derive(Deserialize)]
struct Skip {
    #[serde(rename = "crate")]
    name_and_version: String,
    reason: String,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
struct Sources {
    allow_registry: Vec<String>,
}

/// What `cargo metadata` says.
#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
}

#[derive(Deserialize)]
struct Package {
    name: String,
    version: String,
    license: Option<String>,
    source: Option<String>,
}

fn root() -> &'static Path {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR"));
    tests.parent().expect("tests lie in the project's folder")
}

fn deny() -> Deny {
    toml::from_str(&fs::read_to_string(root().join("deny.toml")).unwrap()).unwrap()
}

/// Every package of the workspace, for every platform.
fn packages() -> Vec<Package> {
    let output = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
        .current_dir(root())
        .args([
            "metadata",
            "--format-version",
            "1",
            "--locked",
            "--all-features",
        ])
        .output()
        .unwrap();
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    let metadata: Metadata = serde_json::from_slice(&output.stdout).unwrap();
    assert!(metadata.packages.len() > 50);
    metadata.packages
}

#[test]
fn every_package_is_licensed_from_a_known_place_and_harmless() {
    let deny = deny();
    let allowed: BTreeSet<&str> = deny.licenses.allow.iter().map(String::as_str).collect();
    let mut versions: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for Package {
        name,
        version,
        license,
        source,
    } in packages()
    {
        let license = license.unwrap_or_default();
        // Old packages write MIT/Apache-2.0.
        let expression = Expression::parse_mode(&license, ParseMode::LAX);
        let expression = expression.unwrap_or_else(|error| panic!("{name}: {error}"));
        let may_be_used = expression.evaluate(|part| {
            let named = part.license.id().map(|id| id.name);
            // An exception only ever allows more.
            named.is_some_and(|name| allowed.contains(name))
        });
        assert!(may_be_used, "{name} is licensed as {license}");
        if let Some(source) = source {
            let registry = source.strip_prefix("registry+");
            let known = deny.sources.allow_registry.iter();
            assert!(
                known
                    .map(String::as_str)
                    .any(|known| registry == Some(known)),
                "{name} is from {source}"
            );
        }
        assert!(
            !deny.bans.deny.contains(&name),
            "{name} can open a connection"
        );
        versions.entry(name).or_default().insert(version);
    }
    let mut doubled = BTreeSet::new();
    for (name, versions) in &versions {
        let of_ours = |version: &&String| {
            let reason = |skip: &&Skip| is_version(name, version, &skip.name_and_version);
            deny.bans.skip.iter().find(reason).is_none()
        };
        let without_reason: Vec<_> = versions.iter().filter(of_ours).collect();
        assert!(without_reason.len() < 2, "{name} comes in {versions:?}");
        if versions.len() > 1 {
            doubled.insert(name.as_str());
        }
    }
    for Skip {
        name_and_version,
        reason,
    } in &deny.bans.skip
    {
        let (name, _) = name_and_version.split_once('@').unwrap();
        assert!(doubled.contains(name), "{name} comes only once");
        assert!(reason.len() > 10);
    }
}

/// Whether a package is the one written as `name@1` or `name@0.1`.
fn is_version(name: &str, version: &str, written: &str) -> bool {
    let (written_name, beginning) = written.split_once('@').unwrap();
    let rest = version.strip_prefix(beginning);
    name == written_name && rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
}

/// What opens a connection in one of the languages here, or shows pages from elsewhere.
const NETWORK: &[&str] = &[
    "std::net",
    "TcpStream",
    "UdpSocket",
    "java.net.",
    "javax.net",
    "java.nio.channels.Socket",
    "HttpURLConnection",
    "HttpClient",
    "okhttp",
    "io.ktor",
    "retrofit",
    "DownloadManager",
    "WebView",
    "ConnectivityManager",
    "android.permission.INTERNET",
    "URLSession",
    "URLRequest",
    "NWConnection",
    "import Network",
    "CFSocket",
    "CFStream",
    "WebKit",
    "SafariServices",
    "MultipeerConnectivity",
    "getaddrinfo",
];

#[test]
fn nothing_of_ours_speaks_to_a_network() {
    let mut looked_at = BTreeMap::new();
    for folder in ["core", "uniffi", "android", "ios"] {
        for file in sources(&root().join(folder)) {
            let text = fs::read_to_string(&file).unwrap();
            for word in NETWORK {
                assert!(!text.contains(word), "{} has {word}", file.display());
            }
            let ending = file.extension().unwrap().to_owned();
            *looked_at.entry(ending).or_insert(0) += 1;
        }
    }
    for ending in ["rs", "kt", "kts", "swift", "toml", "xml", "txt", "plist"] {
        assert!(
            looked_at.contains_key(ending.as_ref() as &std::ffi::OsStr),
            "no .{ending} was found"
        );
    }
}

/// The files in a folder that say what the program does and what it is made of.
fn sources(folder: &Path) -> Vec<PathBuf> {
    const ENDINGS: &[&str] = &["rs", "kt", "kts", "swift", "toml", "xml", "txt", "plist"];
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let is_named = |names: &[&str]| {
            path.file_name()
                .is_some_and(|name| names.iter().any(|known| name == *known))
        };
        if path.is_dir() {
            // What is built, and what stands for Apple's own libraries.
            if !is_named(&["target", "build", ".build", ".gradle", "TypeCheck"]) {
                found.extend(sources(&path));
            }
        } else if path
            .extension()
            .is_some_and(|ending| ENDINGS.iter().any(|known| ending == *known))
        {
            found.push(path);
        }
    }
    found
}
