//! An APK to look into: not shrunk, unsigned, and without the core's library, which takes the NDK.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};

use super::{Here, MIN_SDK, core, emptied, files};
use crate::machine::Machine;
use crate::run::{self, read, root};

/// Puts it together, says what is in it, and checks what it says of itself.
pub(crate) fn assemble(machine: &Machine) -> Result<()> {
    let here = Here::prepare(machine)?;
    let folder = emptied(&super::folder().join("apk"))?;
    let jars = folder.join("jars.txt");
    run::run(
        here.maven(machine)?
            .args(["compile", "dependency:build-classpath"])
            .args(["-DincludeScope=runtime", "-Dmdep.pathSeparator=\n"])
            .arg(crate::desktop::property("mdep.outputFile", &jars)),
    )?;

    let content = emptied(&folder.join("content"))?;
    here.tools.unpack(&here.resources.linked, &content)?;
    for abi in core::ABIS {
        for folder in here.libraries.native(abi)? {
            copy(&folder, &content.join("lib").join(abi))?;
        }
    }
    dex(&here, &folder, &fs::read_to_string(jars)?, &content)?;
    let apk = folder.join("pyramide.apk");
    here.tools.pack(&content, &apk)?;

    let badging = read(here.tools.aapt2("dump").arg("badging").arg(&apk))?;
    check(&badging)?;
    println!("{}", badging.trim_end());
    println!("\n{}", apk.strip_prefix(root())?.display());
    for (part, bytes) in parts(&content)? {
        println!("{bytes:>9} bytes  {part}");
    }
    Ok(())
}

/// Compiles all classes for Android.
fn dex(here: &Here, folder: &Path, jars: &str, content: &Path) -> Result<()> {
    let app = folder.join("app.jar");
    here.tools
        .pack(&root().join("android/app/target/classes"), &app)?;
    let mut d8 = here.tools.java("java");
    d8.arg("-Xmx2g").arg("-cp").arg(here.libraries.d8()?);
    d8.args(["com.android.tools.r8.D8", "--release"]);
    d8.args(["--min-api", MIN_SDK, "--output"]).arg(content);
    d8.arg("--lib").arg(here.libraries.android()?);
    d8.args([&app, &here.libraries.classes(), &here.resources.numbers]);
    d8.args(jars.lines().filter(|line| !line.is_empty()));
    read(&mut d8)?;
    Ok(())
}

/// Copies a folder.
fn copy(from: &Path, to: &Path) -> Result<()> {
    for file in files(from)? {
        let copy = to.join(file.strip_prefix(from)?);
        fs::create_dir_all(copy.parent().context("a file lies in a folder")?)?;
        fs::copy(file, copy)?;
    }
    Ok(())
}

/// What the app promises: it asks for nothing, starts where it should, and speaks all its languages.
fn check(badging: &str) -> Result<()> {
    ensure!(
        !badging.contains("uses-permission"),
        "the app asks for a permission:\n{badging}"
    );
    for promise in [
        "package: name='app.pyramide'",
        "launchable-activity: name='app.pyramide.MainActivity'",
    ] {
        ensure!(badging.contains(promise), "no {promise} in:\n{badging}");
    }
    let locales = badging
        .lines()
        .find_map(|line| line.strip_prefix("locales:"))
        .context("the app has no languages")?;
    for language in ["da", "sv", "de", "ar"] {
        ensure!(
            locales.contains(&format!("'{language}'")),
            "no {language} among the languages{locales}"
        );
    }
    Ok(())
}

/// How large what is, as it lies in the archive.
fn parts(content: &Path) -> Result<BTreeMap<String, u64>> {
    let mut parts = BTreeMap::new();
    for file in files(content)? {
        let inside: PathBuf = file.strip_prefix(content)?.into();
        let part = match inside.parent() {
            Some(folder) if folder.starts_with("lib") => inside.display().to_string(),
            Some(folder) if folder.starts_with("res") => "res".to_owned(),
            _ => inside.display().to_string(),
        };
        *parts.entry(part).or_default() += fs::metadata(file)?.len();
    }
    Ok(parts)
}
