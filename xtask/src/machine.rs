//! What this machine has. What is missing is named together with how to get it; as root on Debian
//! or a kin of it (a fresh machine, a container, CI) it is installed.

use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, fmt};

use anyhow::{Context, Result, bail};
use fs_err as fs;

use crate::run::{command, read, run};

/// Something a task needs that does not come with Rust.
pub(crate) struct Need {
    /// What it is, as the start of a sentence.
    pub(crate) name: &'static str,
    /// Debian's packages.
    pub(crate) debian: &'static [&'static str],
    /// How to get it on macOS.
    pub(crate) macos: &'static str,
    /// How to get it on Windows.
    pub(crate) windows: &'static str,
}

/// What Kotlin, Compose and Robolectric need at least.
const JDK_VERSION: u32 = 17;

const JDK: Need = Need {
    name: "A JDK of version 17 or newer",
    debian: &["default-jdk"], // 17 in Debian 12, 21 in Debian 13 and Ubuntu 24.04
    macos: "brew install --cask temurin@17",
    windows: "winget install EclipseAdoptium.Temurin.17.JDK",
};

const MAVEN: Need = Need {
    name: "Maven",
    debian: &["maven"],
    macos: "brew install maven",
    windows: "scoop install maven",
};

/// What cannot be done on this kind of machine, and why; `cargo xtask test` skips it.
#[derive(Debug)]
pub(crate) struct Unsupported(pub(crate) String);

impl Error for Unsupported {}

impl fmt::Display for Unsupported {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The machine we run on, and what may be done to it.
pub(crate) struct Machine {
    may_install: bool,
}

impl Machine {
    /// `may_install` is false where missing things are only to be named.
    pub(crate) fn new(may_install: bool) -> Machine {
        Machine { may_install }
    }

    /// What `find` finds; if nothing, once more after installing what is needed.
    pub(crate) fn ensure<T>(&self, need: &Need, find: impl Fn() -> Option<T>) -> Result<T> {
        if let Some(found) = find() {
            return Ok(found);
        }
        self.install(need)?;
        find().with_context(|| format!("{} is still missing after the installation", need.name))
    }

    /// Whether what is missing gets installed: where that is allowed, as root on Debian or its kin.
    pub(crate) fn installs(&self) -> bool {
        let os_release = fs::read_to_string("/etc/os-release").unwrap_or_default();
        self.may_install && is_debian(&os_release) && is_root()
    }

    fn install(&self, need: &Need) -> Result<()> {
        if !self.installs() {
            bail!(
                "{} is missing. {}",
                need.name,
                advice(need, env::consts::OS)
            );
        }
        eprintln!(
            "{} is missing: installing {}.",
            need.name,
            need.debian.join(", ")
        );
        run(apt_get().arg("update"))?;
        run(apt_get()
            .args(["install", "--yes", "--no-install-recommends"])
            .args(need.debian))
    }

    /// The folder of a JDK that is new enough.
    pub(crate) fn jdk(&self) -> Result<PathBuf> {
        let jdk = self.ensure(&JDK, || {
            let home =
                env::var_os("JAVA_HOME").map(|home| Path::new(&home).join("bin").join("java"));
            let mut found = home.into_iter().chain(program("java")).filter_map(Jdk::of);
            found.find(|jdk| jdk.version >= JDK_VERSION)
        })?;
        Ok(jdk.home)
    }

    /// Maven, on a JDK that is new enough.
    pub(crate) fn maven(&self) -> Result<Command> {
        let jdk = self.jdk()?;
        let mut maven = command(self.ensure(&MAVEN, || program("mvn"))?);
        maven.env("JAVA_HOME", jdk);
        Ok(maven)
    }
}

/// Whether a window can be opened.
pub(crate) fn has_display() -> bool {
    let is_set = |name| env::var_os(name).is_some_and(|value| !value.is_empty());
    cfg!(not(target_os = "linux")) || is_set("DISPLAY") || is_set("WAYLAND_DISPLAY")
}

/// A program on `PATH`; on Windows also a script, as Maven is one there.
pub(crate) fn program(name: &str) -> Option<PathBuf> {
    let endings: &[&str] = if cfg!(windows) {
        &[".exe", ".cmd", ".bat"]
    } else {
        &[""]
    };
    env::split_paths(&env::var_os("PATH")?)
        .flat_map(|folder| {
            endings
                .iter()
                .map(move |ending| folder.join(format!("{name}{ending}")))
        })
        .find(|file| file.is_file())
}

/// A Java with its compiler.
#[derive(Debug, PartialEq)]
struct Jdk {
    home: PathBuf,
    version: u32,
}

impl Jdk {
    /// The JDK that a `java` belongs to; none if it does not run or has no compiler beside it.
    fn of(java: PathBuf) -> Option<Jdk> {
        let mut java = command(java);
        let said = java
            .args(["-XshowSettings:properties", "-version"])
            .output()
            .ok()?;
        let jdk = Jdk::parse(&String::from_utf8_lossy(&said.stderr))?;
        let javac = if cfg!(windows) { "javac.exe" } else { "javac" };
        jdk.home.join("bin").join(javac).is_file().then_some(jdk)
    }

    /// Reads what `java -XshowSettings:properties` says of itself.
    fn parse(settings: &str) -> Option<Jdk> {
        let property = |name| {
            let mut lines = settings.lines().filter_map(|line| line.split_once('='));
            lines
                .find(|(key, _)| key.trim() == name)
                .map(|(_, value)| value.trim())
        };
        let version = property("java.specification.version")?;
        // Java 8 and older call themselves 1.8 and so on.
        let version = version.strip_prefix("1.").unwrap_or(version).parse().ok()?;
        Some(Jdk {
            home: PathBuf::from(property("java.home")?),
            version,
        })
    }
}

/// How to get what is needed, in a sentence.
fn advice(need: &Need, os: &str) -> String {
    match os {
        "macos" => format!("Install it with `{}`.", need.macos),
        "windows" => format!("Install it with `{}`.", need.windows),
        _ => {
            let packages = need.debian.join(" ");
            format!("On Debian or Ubuntu install it with `sudo apt-get install {packages}`.")
        }
    }
}

/// Whether an `os-release` file is of Debian or of a distribution derived from it.
fn is_debian(os_release: &str) -> bool {
    let fields = os_release.lines().filter_map(|line| line.split_once('='));
    fields
        .filter(|(key, _)| ["ID", "ID_LIKE"].contains(key))
        .any(|(_, value)| {
            value
                .trim_matches('"')
                .split_whitespace()
                .any(|name| name == "debian")
        })
}

/// Whether we are the superuser.
pub(crate) fn is_root() -> bool {
    read(command("id").arg("-u")).is_ok_and(|user| user.trim() == "0")
}

/// `apt-get`, which asks nothing and tells only what goes wrong.
fn apt_get() -> Command {
    let mut apt_get = command("apt-get");
    apt_get
        .env("DEBIAN_FRONTEND", "noninteractive")
        .stdout(Stdio::null());
    apt_get
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn java_tells_its_version_and_home() {
        let settings = |version| {
            format!(
                "Property settings:\n    java.home = /opt/a jdk\n    \
                 java.specification.version = {version}\n    java.version = 1.2.3\n\n\
                 openjdk version \"9\" 2025-04-15\n"
            )
        };
        for (said, version) in [("1.8", 8), ("11", 11), ("17", 17), ("25", 25)] {
            let jdk = Jdk {
                home: PathBuf::from("/opt/a jdk"),
                version,
            };
            assert_eq!(Jdk::parse(&settings(said)), Some(jdk));
        }
        assert_eq!(Jdk::parse(&settings("new")), None);
        assert_eq!(Jdk::parse("Unable to locate a Java Runtime."), None);
    }

    #[test]
    fn what_is_missing_comes_with_how_to_get_it() {
        let machine = Machine::new(false);
        let error = machine.ensure(&JDK, || None::<()>).unwrap_err().to_string();
        assert_eq!(
            error,
            format!(
                "A JDK of version 17 or newer is missing. {}",
                advice(&JDK, env::consts::OS)
            )
        );
        assert_eq!(
            advice(&MAVEN, "linux"),
            "On Debian or Ubuntu install it with `sudo apt-get install maven`."
        );
        assert_eq!(
            advice(&MAVEN, "macos"),
            "Install it with `brew install maven`."
        );
        assert_eq!(
            advice(&MAVEN, "windows"),
            "Install it with `scoop install maven`."
        );
    }

    #[test]
    fn what_is_there_is_not_asked_for() {
        assert_eq!(Machine::new(false).ensure(&JDK, || Some(17)).unwrap(), 17);
    }

    #[test]
    fn kin_of_debian_are_known() {
        assert!(is_debian("NAME=x\nID=debian\n"));
        assert!(is_debian("ID=ubuntu\nID_LIKE=debian\n"));
        assert!(is_debian("ID=\"mint\"\nID_LIKE=\"ubuntu debian\"\n"));
        assert!(!is_debian("ID=fedora\nPRETTY_NAME=\"not debian\"\n"));
        assert!(!is_debian(""));
    }

    #[test]
    fn programs_are_found_on_the_path() {
        assert!(program("cargo").is_some());
        assert_eq!(program("no-such-program"), None);
    }
}
