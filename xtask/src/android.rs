//! The Android app. Gradle builds it for a device; here it is compiled and run on a machine that has
//! neither Gradle nor an SDK: the same sources against the real `AndroidX` libraries, on Android's own
//! framework code, which Robolectric runs on the JVM.

mod apk;
mod contents;
mod core;
mod libraries;
mod resources;
#[cfg(test)]
mod versions;

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};
use lexopt::Arg::Long;
use lexopt::ValueExt;

use crate::bindings::{self, Library};
use crate::desktop::property;
use crate::files::emptied;
use crate::machine::{Machine, Need, program};
use crate::run::{self, command, read, root};
use libraries::Libraries;
pub(crate) use libraries::{NamedLibrary, named_libraries};
use resources::Resources;

const AAPT2: Need = Need {
    name: "aapt2, the compiler of Android's resources,",
    debian: &["aapt"],
    macos: "brew install --cask android-commandlinetools",
    windows: "winget install Google.AndroidStudio",
};

/// The oldest Android that the app runs on, as `gradle/libs.versions.toml` says too.
const MIN_SDK: &str = "26";

/// Builds the core for devices, or an APK to look into.
pub(crate) fn run(machine: &Machine, mut arguments: lexopt::Parser) -> Result<()> {
    let (mut wants_apk, mut wants_benchmark) = (false, false);
    let mut min_sdk = MIN_SDK.to_owned();
    let (mut libraries, mut bindings) = (None::<PathBuf>, None::<PathBuf>);
    while let Some(argument) = arguments.next()? {
        match argument {
            Long("apk") => wants_apk = true,
            Long("benchmark") => wants_benchmark = true,
            Long("min-sdk") => min_sdk = arguments.value()?.string()?,
            Long("libraries") => libraries = Some(arguments.value()?.into()),
            Long("bindings") => bindings = Some(arguments.value()?.into()),
            _ => return Err(argument.unexpected().into()),
        }
    }
    if wants_apk {
        return apk::assemble(machine);
    }
    if wants_benchmark {
        return run_tests(machine, &["-Dtest=Benchmarks"]);
    }
    let libraries = libraries.context("--libraries DIR is missing")?;
    let bindings = bindings.context("--bindings DIR is missing")?;
    core::build(&min_sdk, &libraries, &bindings)
}

/// Compiles the screens and the app and runs their tests under Robolectric.
pub(crate) fn test(machine: &Machine) -> Result<()> {
    let here = Here::prepare(machine)?;
    for abi in core::ABIS {
        for folder in here.libraries.native(abi)? {
            core::check_alignment(&folder)?;
        }
    }
    run::run(here.maven(machine)?.arg("test"))
}

/// Saves what the running activity shows into a folder: every screen in every layout.
pub(crate) fn draw(machine: &Machine, folder: &Path) -> Result<()> {
    let pictures = format!("-Dpictures={}", folder.display());
    run_tests(machine, &["-Dtest=LayoutTest", &pictures])
}

fn run_tests(machine: &Machine, which: &[&str]) -> Result<()> {
    let here = Here::prepare(machine)?;
    run::run(here.maven(machine)?.args(which).arg("test"))
}

/// All that this machine needs to compile the app.
struct Here {
    tools: Tools,
    libraries: Libraries,
    resources: Resources,
}

impl Here {
    fn prepare(machine: &Machine) -> Result<Here> {
        let tools = Tools::find(machine)?;
        let libraries = Libraries::get(machine, &tools)?;
        let resources = Resources::link(&tools, &libraries)?;
        Ok(Here {
            tools,
            libraries,
            resources,
        })
    }

    /// Maven, about to work on the app.
    fn maven(&self, machine: &Machine) -> Result<Command> {
        let mut maven = machine.maven()?;
        let bindings = bindings::generate(Library::Release)?;
        // The compiler would take the functions of an earlier build for overloads of the new ones.
        emptied(&root().join("android/app/target/classes"))?;
        emptied(&root().join("android/app/target/test-classes"))?;
        maven.args(["--batch-mode", "--quiet", "--file", "android/app/pom.xml"]);
        maven.arg(property("bindings", &bindings.kotlin));
        maven.arg(property("native", &bindings.library));
        maven.arg(property("libraries", &self.libraries.classes()));
        maven.arg(property("platform", &self.libraries.platform()));
        maven.arg(property("resources", &self.resources.numbers));
        maven.arg(property("resources.linked", &self.resources.linked));
        Ok(maven)
    }
}

/// The programs it takes.
struct Tools {
    jdk: PathBuf,
    aapt2: PathBuf,
}

impl Tools {
    fn find(machine: &Machine) -> Result<Tools> {
        Ok(Tools {
            jdk: machine.jdk()?,
            aapt2: machine.ensure(&AAPT2, || program("aapt2"))?,
        })
    }

    /// A program of the JDK.
    fn java(&self, name: &str) -> Command {
        command(self.jdk.join("bin").join(name))
    }

    fn aapt2(&self, task: &str) -> Command {
        let mut aapt2 = command(&self.aapt2);
        aapt2.arg(task);
        aapt2
    }

    /// Compiles a folder of resources into an archive.
    fn compile(&self, res: &Path, archive: &Path) -> Result<()> {
        let mut aapt2 = self.aapt2("compile");
        aapt2.arg("--dir").arg(res).arg("-o").arg(archive);
        read(&mut aapt2)?;
        Ok(())
    }

    /// Puts the files of a folder into a new archive.
    fn pack(&self, folder: &Path, archive: &Path) -> Result<()> {
        let mut jar = self.java("jar");
        jar.args(["--create", "--no-compress", "--file"])
            .arg(archive);
        read(jar.arg("-C").arg(folder).arg("."))?;
        Ok(())
    }

    /// Unpacks an archive into a folder.
    fn unpack(&self, archive: &Path, folder: &Path) -> Result<()> {
        let mut jar = self.java("jar");
        jar.current_dir(folder);
        read(jar.args(["--extract", "--file"]).arg(archive))?;
        Ok(())
    }
}

/// Where all of this is kept.
fn folder() -> PathBuf {
    root().join("target").join("android")
}
