//! An APK to look into: shrunk as Gradle would, but unsigned, and without the core's library, which takes
//! the NDK.

use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};

use super::{Here, MIN_SDK, core, emptied, files};
use crate::bindings::{self, Library};
use crate::desktop::property;
use crate::machine::Machine;
use crate::run::{self, command, read, root};

/// What is kept of every app.
const DEFAULT_RULES: &str = include_str!("default.pro");

/// What the program of [`prove`] is kept by.
const PROOF: &str = "app.pyramide.ShrunkBindingsKt";

/// Puts it together, says what is in it, and checks what it says of itself.
pub(crate) fn assemble(machine: &Machine) -> Result<()> {
    let here = Here::prepare(machine)?;
    let folder = emptied(&super::folder().join("apk"))?;
    let jars = folder.join("jars.txt");
    run::run(
        here.maven(machine)?
            .args(["test-compile", "dependency:build-classpath"])
            .args(["-DincludeScope=runtime", "-Dmdep.pathSeparator=\n"])
            .arg(property("mdep.outputFile", &jars)),
    )?;
    let app = folder.join("app.jar");
    here.tools
        .pack(&root().join("android/app/target/classes"), &app)?;
    let shrinker = Shrinker::new(&here, &folder, &fs::read_to_string(jars)?)?;

    let content = emptied(&folder.join("content"))?;
    here.tools.unpack(&here.resources.linked, &content)?;
    for abi in core::ABIS {
        for folder in here.libraries.native(abi)? {
            copy(&folder, &content.join("lib").join(abi))?;
        }
    }
    read(
        shrinker
            .command()
            .args(["--min-api", MIN_SDK, "--output"])
            .arg(&content),
    )?;
    let apk = folder.join("pyramide.apk");
    here.tools.pack(&content, &apk)?;

    let badging = read(here.tools.aapt2("dump").arg("badging").arg(&apk))?;
    check(&badging)?;
    println!("{}", badging.trim_end());
    println!("\n{}", apk.strip_prefix(root())?.display());
    for (part, bytes) in parts(&content)? {
        println!("{bytes:>9} bytes  {part}");
    }
    println!("{:>9} bytes  the core for this machine", core_size()?);
    prove(machine, &here, &folder, &shrinker)
}

/// R8, with all classes and rules. It is in its full mode unless told otherwise.
struct Shrinker<'a> {
    here: &'a Here,
    r8: PathBuf,
    android: PathBuf,
    inputs: Vec<PathBuf>,
    rules: Vec<PathBuf>,
}

impl<'a> Shrinker<'a> {
    fn new(here: &'a Here, folder: &Path, jars: &str) -> Result<Shrinker<'a>> {
        let default = folder.join("default.pro");
        fs::write(&default, DEFAULT_RULES)?;
        let mut rules = vec![default, root().join("android/app/proguard-core.pro")];
        rules.push(here.resources.rules.clone());
        rules.extend(here.libraries.rules()?);
        let jars = jars.lines().filter(|line| !line.is_empty());
        let mut inputs: Vec<PathBuf> = jars.map(PathBuf::from).collect();
        inputs.extend([
            folder.join("app.jar"),
            here.libraries.classes(),
            here.resources.numbers.clone(),
        ]);
        Ok(Shrinker {
            here,
            r8: here.libraries.r8()?,
            android: here.libraries.android()?,
            inputs,
            rules,
        })
    }

    fn command(&self) -> Command {
        let mut r8 = self.here.tools.java("java");
        r8.arg("-Xmx2g").arg("-cp").arg(&self.r8);
        r8.args(["com.android.tools.r8.R8", "--release"]);
        // Robolectric's copy of Android has no java.lang: that is Java's own.
        r8.arg("--lib").arg(&self.here.tools.jdk);
        r8.arg("--lib").arg(&self.android);
        for rules in &self.rules {
            r8.arg("--pg-conf").arg(rules);
        }
        r8.args(&self.inputs);
        r8
    }
}

/// Runs a program over the core with classes shrunk by the same rules, on this machine: R8 writes them
/// for Java as well as for Android.
fn prove(machine: &Machine, here: &Here, folder: &Path, shrinker: &Shrinker) -> Result<()> {
    let class = PathBuf::from(PROOF.replace('.', "/")).with_extension("class");
    let program = emptied(&folder.join("proof"))?;
    fs::create_dir_all(program.join(&class).with_file_name(""))?;
    fs::copy(
        root().join("android/app/target/test-classes").join(&class),
        program.join(&class),
    )?;
    let (jar, rules, shrunk) = (
        folder.join("proof.jar"),
        folder.join("proof.pro"),
        folder.join("shrunk.jar"),
    );
    here.tools.pack(&program, &jar)?;
    fs::write(
        &rules,
        format!("-keep class {PROOF} {{ public static void main(java.lang.String[]); }}\n"),
    )?;
    let mut r8 = shrinker.command();
    r8.arg("--classfile").arg("--output").arg(&shrunk);
    read(r8.arg("--pg-conf").arg(rules).arg(jar))?;

    // JNA's library for this machine, without JNA's classes: they have to come from the shrunk ones.
    let list = folder.join("jna.txt");
    run::run(
        here.maven(machine)?
            .args([
                "dependency:build-classpath",
                "-DincludeArtifactIds=jna",
                "-DincludeScope=test",
            ])
            .arg(property("mdep.outputFile", &list)),
    )?;
    let native = emptied(&folder.join("jna"))?;
    here.tools
        .unpack(Path::new(fs::read_to_string(list)?.trim()), &native)?;
    for file in files(&native)? {
        if file.extension().is_some_and(|ending| ending == "class") {
            fs::remove_file(file)?;
        }
    }
    let path = env::join_paths([shrunk, native])?;
    let mut java = here.tools.java("java");
    java.arg(property(
        "jna.library.path",
        &bindings::generate(Library::Release)?.library,
    ));
    print!("{}", read(java.arg("-cp").arg(path).arg(PROOF))?);
    Ok(())
}

/// How large the core's library is without its symbols, built for this machine. For devices it takes the
/// NDK; theirs are about as large.
fn core_size() -> Result<u64> {
    let library = bindings::generate(Library::Release)?.file;
    let stripped = super::folder().join("apk").join("core");
    read(command("strip").arg("-o").arg(&stripped).arg(library))?;
    Ok(fs::metadata(stripped)?.len())
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
