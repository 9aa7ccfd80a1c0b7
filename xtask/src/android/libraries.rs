//! The libraries of `android/app/libraries.txt`, fetched and made usable without Gradle.

use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use fs_err as fs;

use super::Tools;
use crate::files::{self, emptied, entries};
use crate::machine::Machine;
use crate::run::run;

/// The list of them.
const LIST: &str = include_str!("../../../android/app/libraries.txt");

/// What Maven fetches them by.
const FETCH: &str = include_str!("fetch.xml");

/// The libraries, unpacked.
pub(crate) struct Libraries {
    folder: PathBuf,
}

impl Libraries {
    /// Those already there, or fetched and unpacked: at most once for a list.
    pub(super) fn get(machine: &Machine, tools: &Tools) -> Result<Libraries> {
        let libraries = Libraries {
            folder: super::folder().join("libraries"),
        };
        // Written last, so that it stands for everything before it.
        let stamp = libraries.folder.join("list.txt");
        if fs::read_to_string(&stamp).is_ok_and(|list| list == LIST) {
            return Ok(libraries);
        }
        emptied(&libraries.folder)?;
        libraries.fetch(machine)?;
        libraries.unpack(tools)?;
        fs::write(stamp, LIST)?;
        Ok(libraries)
    }

    /// Android's own interface.
    pub(crate) fn android(&self) -> Result<PathBuf> {
        let files = entries(&self.platform())?;
        let interface = |file: &PathBuf| !file.to_string_lossy().contains("instrumented");
        files
            .into_iter()
            .find(interface)
            .context("android/app/libraries.txt names no android-all")
    }

    /// The folder of what Robolectric runs.
    pub(crate) fn platform(&self) -> PathBuf {
        self.folder.join("platform")
    }

    /// The classes of all.
    pub(crate) fn classes(&self) -> PathBuf {
        self.folder.join("classes.jar")
    }

    /// The compiled resources, an archive for each library that has some.
    pub(crate) fn resources(&self) -> Result<Vec<PathBuf>> {
        entries(&self.folder.join("resources"))
    }

    /// The packages in which their code looks for its resources' numbers.
    pub(crate) fn packages(&self) -> Result<Vec<String>> {
        let mut packages = Vec::new();
        for library in entries(&self.folder.join("unpacked"))? {
            let numbers = fs::read_to_string(library.join("R.txt")).unwrap_or_default();
            if !numbers.is_empty() {
                let manifest = library.join("AndroidManifest.xml");
                packages.push(package(&fs::read_to_string(manifest)?)?);
            }
        }
        packages.sort();
        packages.dedup();
        Ok(packages)
    }

    /// The folders of compiled code for a kind of device: JNA's, and what Compose draws paths with.
    pub(crate) fn native(&self, abi: &str) -> Result<Vec<PathBuf>> {
        let libraries = entries(&self.folder.join("unpacked"))?.into_iter();
        let native = libraries.map(|library| library.join("jni").join(abi));
        Ok(native.filter(|folder| folder.is_dir()).collect())
    }

    /// What R8 has to keep of them.
    pub(crate) fn rules(&self) -> Result<Vec<PathBuf>> {
        let libraries = entries(&self.folder.join("unpacked"))?.into_iter();
        let rules = libraries.map(|library| library.join("proguard.txt"));
        Ok(rules.filter(|file| file.is_file()).collect())
    }

    /// The program that shrinks classes and compiles them for Android.
    pub(crate) fn r8(&self) -> Result<PathBuf> {
        let tools = entries(&self.folder.join("tools"))?;
        tools
            .into_iter()
            .next()
            .context("android/app/libraries.txt names no r8")
    }

    fn fetch(&self, machine: &Machine) -> Result<()> {
        let pom = self.folder.join("pom.xml");
        fs::write(&pom, FETCH.replace("<!-- items -->", &items()?))?;
        let mut maven = machine.maven()?;
        run(maven
            .args(["--quiet", "dependency:copy", "--file"])
            .arg(pom))
    }

    fn unpack(&self, tools: &Tools) -> Result<()> {
        let resources = emptied(&self.folder.join("resources"))?;
        let classes = emptied(&self.folder.join("classes"))?;
        eprintln!("Unpacking the libraries.");
        for archive in entries(&self.folder.join("fetched"))? {
            if archive.extension().is_some_and(|ending| ending == "jar") {
                tools.unpack(&archive, &classes)?;
                continue;
            }
            let name = archive.file_stem().context("an archive has a name")?;
            let library = emptied(&self.folder.join("unpacked").join(name))?;
            tools.unpack(&archive, &library)?;
            tools.unpack(&library.join("classes.jar"), &classes)?;
            // What a library has renamed and taken along.
            for archive in entries(&library.join("libs")).unwrap_or_default() {
                tools.unpack(&archive, &classes)?;
            }
            if library.join("res").is_dir() {
                let archive = format!("{}.zip", name.display());
                tools.compile(&library.join("res"), &resources.join(archive))?;
            }
        }
        tools.pack(&classes, &self.classes())?;
        files::remove(&classes)
    }
}

/// The package that a library's manifest names.
fn package(manifest: &str) -> Result<String> {
    let (_, rest) = manifest
        .split_once("package=\"")
        .context("a library's manifest names no package")?;
    Ok(rest.split('"').next().unwrap_or_default().to_owned())
}

/// A line of the list.
pub(crate) struct NamedLibrary {
    pub(crate) group: &'static str,
    pub(crate) artifact: &'static str,
    pub(crate) version: &'static str,
    pub(crate) kind: &'static str,
}

impl NamedLibrary {
    /// The folder that it is fetched into.
    fn folder(&self) -> &'static str {
        match self.group {
            "org.robolectric" => "platform",
            "com.android.tools" => "tools",
            _ => "fetched",
        }
    }

    /// Whether the app has it in it; others only test and build it.
    pub(crate) fn is_in_the_app(&self) -> bool {
        self.folder() == "fetched"
    }
}

/// What the list names.
pub(crate) fn named_libraries() -> Result<Vec<NamedLibrary>> {
    let lines = LIST
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'));
    let named = |line: &'static str| {
        let [group, artifact, version, kind] = line.split(':').collect::<Vec<_>>()[..] else {
            bail!("android/app/libraries.txt: not group:artifact:version:type: {line}");
        };
        Ok(NamedLibrary {
            group,
            artifact,
            version,
            kind,
        })
    };
    lines.map(named).collect()
}

/// The list as Maven wants it.
fn items() -> Result<String> {
    let item = |library: NamedLibrary| {
        format!(
            "<artifactItem><groupId>{}</groupId><artifactId>{}</artifactId>\
             <version>{}</version><type>{}</type>\
             <outputDirectory>{}</outputDirectory></artifactItem>\n",
            library.group,
            library.artifact,
            library.version,
            library.kind,
            library.folder()
        )
    };
    Ok(named_libraries()?.into_iter().map(item).collect())
}
