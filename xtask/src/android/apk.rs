//! An APK to look into: shrunk as Gradle would, but unsigned, and without the core's library, which takes
//! the NDK.

use std::env;
use std::path::{Path, PathBuf};

use anyhow::Result;
use fs_err as fs;

use super::contents::{check_badging, check_manifest, parts, table};
use super::{Here, MIN_SDK, core};
use crate::bindings::{self, Library};
use crate::desktop::property;
use crate::files::{self, emptied};
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
    let shrunk = shrink(&here, &folder, &fs::read_to_string(jars)?)?;
    prove(machine, &here, &folder, &shrunk)?;

    let content = emptied(&folder.join("content"))?;
    here.tools.unpack(&here.resources.linked, &content)?;
    for abi in core::ABIS {
        for folder in here.libraries.native(abi)? {
            files::copy_all(&folder, &content.join("lib").join(abi))?;
        }
    }
    dex(&here, &shrunk, &content)?;
    let apk = folder.join("pyramide.apk");
    here.tools.pack(&content, &apk)?;

    let badging = read(here.tools.aapt2("dump").arg("badging").arg(&apk))?;
    let manifest = read(
        here.tools
            .aapt2("dump")
            .args(["xmltree", "--file", "AndroidManifest.xml"])
            .arg(&apk),
    )?;
    println!("{}\n\n{}", badging.trim_end(), manifest.trim_end());
    check_badging(&badging)?;
    check_manifest(&manifest)?;
    println!(
        "\n{}\n{}",
        apk.strip_prefix(root())?.display(),
        table(&parts(&content)?, core_size()?)
    );
    Ok(())
}

/// Shrinks all classes by R8, which is in its full mode unless told otherwise, and keeps the program of
/// [`prove`]. It writes classes for Java, so that they run here.
fn shrink(here: &Here, folder: &Path, jars: &str) -> Result<PathBuf> {
    let class = PathBuf::from(PROOF.replace('.', "/")).with_extension("class");
    let program = emptied(&folder.join("proof"))?.join(&class);
    let tests = root().join("android/app/target/test-classes");
    files::copy(&tests.join(&class), &program)?;
    let (app, proof) = (folder.join("app.jar"), folder.join("proof.jar"));
    here.tools
        .pack(&root().join("android/app/target/classes"), &app)?;
    here.tools.pack(&folder.join("proof"), &proof)?;
    let kept = format!("-keep class {PROOF} {{ public static void main(java.lang.String[]); }}\n");
    let rules = folder.join("rules.pro");
    fs::write(&rules, kept + DEFAULT_RULES)?;

    let shrunk = folder.join("shrunk.jar");
    let mut r8 = here.tools.java("java");
    r8.arg("-Xmx4g").arg("-cp").arg(here.libraries.r8()?);
    r8.args(["com.android.tools.r8.R8", "--release", "--classfile"]);
    r8.arg("--output").arg(&shrunk);
    // Robolectric's copy of Android has no java.lang: that is Java's own.
    r8.arg("--lib").arg(&here.tools.jdk);
    r8.arg("--lib").arg(here.libraries.android()?);
    let core = root().join("android/ui/consumer-rules.pro");
    for rules in [rules, core, here.resources.rules.clone()]
        .into_iter()
        .chain(here.libraries.rules()?)
    {
        r8.arg("--pg-conf").arg(rules);
    }
    r8.args([
        &app,
        &proof,
        &here.libraries.classes(),
        &here.resources.numbers,
    ]);
    read(r8.args(jars.lines().filter(|line| !line.is_empty())))?;
    Ok(shrunk)
}

/// Compiles classes for Android.
fn dex(here: &Here, classes: &Path, content: &Path) -> Result<()> {
    let mut d8 = here.tools.java("java");
    d8.arg("-Xmx2g").arg("-cp").arg(here.libraries.r8()?);
    d8.args(["com.android.tools.r8.D8", "--release"]);
    d8.args(["--min-api", MIN_SDK, "--output"]).arg(content);
    d8.arg("--lib").arg(here.libraries.android()?);
    read(d8.arg(classes))?;
    Ok(())
}

/// Runs a program over the core with the shrunk classes, on this machine: what a rule does not keep for
/// the bindings is missing here too.
fn prove(machine: &Machine, here: &Here, folder: &Path, shrunk: &Path) -> Result<()> {
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
    for file in files::all(&native)? {
        if file.extension().is_some_and(|ending| ending == "class") {
            fs::remove_file(file)?;
        }
    }
    let path = env::join_paths([shrunk, &native])?;
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
