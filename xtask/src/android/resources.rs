//! The app's manifest and resources, linked with those of the libraries as Gradle would.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::PathBuf;

use anyhow::{Result, ensure};
use fs_err as fs;

use super::libraries::Libraries;
use super::{MIN_SDK, Tools};
use crate::files::{self, emptied};
use crate::run::{read, root};

/// The newest Android that the app is made for, as `gradle/libs.versions.toml` says too.
pub(super) const TARGET_SDK: &str = "36";

/// The number of the release, as `app/build.gradle.kts` says too.
pub(super) const VERSION_CODE: &str = "1";

/// The app's package, and the package of its `R`, as `app/build.gradle.kts` says too.
pub(super) const PACKAGE: &str = "app.pyramide";

/// The folders of resources: the screens' and the app's.
const FOLDERS: [&str; 2] = ["android/ui/src/main/res", "android/app/src/main/res"];

/// The languages of the app, as `app/build.gradle.kts` says too. The libraries have more.
pub(super) const LANGUAGES: [&str; 5] = ["en", "da", "sv", "de", "ar"];

const MANIFEST: &str = "android/app/src/main/AndroidManifest.xml";

/// Linked resources.
pub(crate) struct Resources {
    /// The manifest and all resources: an APK without code.
    pub(crate) linked: PathBuf,
    /// What R8 has to keep since the manifest or a layout names it.
    pub(crate) rules: PathBuf,
    /// The classes `R` with their numbers.
    pub(crate) numbers: PathBuf,
}

impl Resources {
    /// Links them, unless nothing has changed since.
    pub(crate) fn link(tools: &Tools, libraries: &Libraries) -> Result<Resources> {
        let folder = super::folder().join("resources");
        let resources = Resources {
            linked: folder.join("resources.apk"),
            rules: folder.join("rules.pro"),
            numbers: folder.join("numbers.jar"),
        };
        let stamp = folder.join("stamp");
        let now = fingerprint()?;
        if fs::read_to_string(&stamp).is_ok_and(|then| then == now) && resources.rules.is_file() {
            return Ok(resources);
        }
        emptied(&folder)?;
        let manifest = folder.join("AndroidManifest.xml");
        fs::write(
            &manifest,
            named(&fs::read_to_string(root().join(MANIFEST))?)?,
        )?;

        let generated = emptied(&folder.join("java"))?;
        let mut aapt2 = tools.aapt2("link");
        aapt2.arg("-o").arg(&resources.linked);
        aapt2.arg("-I").arg(libraries.android()?);
        aapt2.arg("--manifest").arg(manifest);
        aapt2.arg("--java").arg(&generated);
        aapt2.arg("--proguard").arg(&resources.rules);
        aapt2.args(["--extra-packages", &libraries.packages()?.join(":")]);
        aapt2.args(options());
        for archive in libraries.resources()? {
            aapt2.arg("-R").arg(archive);
        }
        for (number, res) in FOLDERS.iter().enumerate() {
            let archive = folder.join(format!("{number}.zip"));
            tools.compile(&root().join(res), &archive)?;
            aapt2.arg("-R").arg(archive);
        }
        read(&mut aapt2)?;

        let classes = emptied(&folder.join("classes"))?;
        let mut javac = tools.java("javac");
        javac.args(["--release", "17", "-d"]).arg(&classes);
        read(javac.args(files::all(&generated)?))?;
        tools.pack(&classes, &resources.numbers)?;
        fs::write(stamp, now)?;
        Ok(resources)
    }
}

/// The manifest with its package, which Gradle takes from the build file.
fn named(manifest: &str) -> Result<String> {
    ensure!(
        manifest.contains("<manifest "),
        "{MANIFEST} has no element <manifest> with an attribute"
    );
    let package = format!("<manifest package=\"{PACKAGE}\" ");
    Ok(manifest.replacen("<manifest ", &package, 1))
}

/// What aapt2 is told besides its files.
fn options() -> Vec<String> {
    let languages = LANGUAGES.join(",");
    let options = [
        ["--min-sdk-version", MIN_SDK],
        ["--target-sdk-version", TARGET_SDK],
        ["--version-code", VERSION_CODE],
        ["--version-name", env!("CARGO_PKG_VERSION")],
        ["-c", &languages],
        ["--auto-add-overlay", "--non-final-ids"],
    ];
    options.concat().into_iter().map(str::to_owned).collect()
}

/// Changes when an input is changed, added or taken away, or something else is asked for.
fn fingerprint() -> Result<String> {
    let mut inputs = vec![root().join(MANIFEST)];
    inputs.push(super::folder().join("libraries").join("list.txt"));
    for folder in FOLDERS {
        inputs.extend(files::all(&root().join(folder))?);
    }
    let mut hasher = DefaultHasher::new();
    (PACKAGE, options()).hash(&mut hasher);
    for input in inputs {
        (&input, fs::read(&input)?).hash(&mut hasher);
    }
    Ok(hasher.finish().to_string())
}
