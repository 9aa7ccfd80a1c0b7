//! `cargo xtask pictures`: the screens, drawn by the desktop program after a month of games.

use std::path::Path;

use anyhow::Result;
use fs_err as fs;
use lexopt::Arg::Long;

use crate::android;
use crate::desktop::{self, Desktop};
use crate::files;
use crate::machine::Machine;
use crate::run::{self, cargo, root};

/// How one looks at the screens.
struct Look {
    name: &'static str,
    /// In dp.
    size: &'static str,
    dark: bool,
}

const LOOKS: [Look; 6] = [
    Look {
        name: "phone",
        size: "360x640",
        dark: false,
    },
    Look {
        name: "phone-dark",
        size: "360x640",
        dark: true,
    },
    Look {
        name: "wide",
        size: "640x360",
        dark: false,
    },
    Look {
        name: "wide-dark",
        size: "640x360",
        dark: true,
    },
    Look {
        name: "tablet",
        size: "800x1280",
        dark: false,
    },
    Look {
        name: "tablet-dark",
        size: "800x1280",
        dark: true,
    },
];

/// A way past all screens from the last game won: what is tapped, and the name of the picture after it.
const TOUR: &[(&str, &str)] = &[
    ("new", "new-game"),
    ("winnable deal", ""),
    ("medium", "new-game-winnable"),
    ("by code", ""),
    ("type PY1-K-AAAA0AA", "code-error"),
    ("back", ""),
    ("daily", "daily"),
    ("back", ""),
    ("statistics", "statistics"),
    ("reset", "reset"),
    ("cancel", ""),
    ("back", ""),
    ("rules", "rules"),
    ("back", ""),
    ("settings", "settings"),
    ("show verdict", ""),
    ("about", "about"),
    ("back", ""),
    ("back", ""),
    ("introduction", "introduction"),
    ("skip", ""),
    // A game that is stuck after its eight draws, and how it could have been won.
    ("new", ""),
    ("by code", ""),
    ("type PY1-P-AAAAALT", ""),
    ("deal", ""),
    ("stock", ""),
    ("stock", ""),
    ("stock", ""),
    ("stock", ""),
    ("stock", ""),
    ("stock", ""),
    ("stock", ""),
    ("stock", "stuck"),
    ("show how", ""),
    ("next move", ""),
    ("next move", ""),
    ("next move", ""),
    ("next move", ""),
    ("next move", ""),
    ("next move", "show-how"),
    ("back", ""),
    // The game that the rules tell of.
    ("new", ""),
    ("by code", ""),
    ("type PY1-N-AAAAAAS", ""),
    ("deal", "leave"),
    ("confirm", ""),
    ("KD", ""),
    ("3S", ""),
    ("TC", ""),
    ("hint", "hint"),
    ("stock", ""),
    ("stock", ""),
    ("AS", "table"),
    ("menu", "menu"),
    ("restart", "restart"),
];

/// The pictures that the README shows: their look and their name.
const README: [(&str, &str); 4] = [
    ("phone", "table"),
    ("phone", "won"),
    ("phone", "statistics"),
    ("phone-dark", "new-game"),
];

/// Draws the README's pictures into `android/pictures`; with `--all` every screen in every look, to be
/// looked at, into `target/pictures`, and what the activity shows into `target/pictures/activity`.
pub(crate) fn run(machine: &Machine, mut arguments: lexopt::Parser) -> Result<()> {
    let mut all = false;
    while let Some(argument) = arguments.next()? {
        match argument {
            Long("all") => all = true,
            _ => return Err(argument.unexpected().into()),
        }
    }
    let desktop = desktop::build(machine)?;
    let drawn = root().join("target").join("pictures");
    for look in LOOKS {
        if all || README.iter().any(|(shown, _)| *shown == look.name) {
            draw(&desktop, &look, &drawn.join(look.name))?;
        }
    }
    for (look, name) in README {
        let picture = drawn.join(look).join(format!("{name}.png"));
        let shown = root()
            .join("android")
            .join("pictures")
            .join(format!("{look}-{name}.png"));
        files::copy(&picture, &shown)?;
    }
    if all {
        android::draw(machine, &drawn.join("activity"))?;
    }
    Ok(())
}

/// Goes on the tour and leaves its pictures in a folder, under their names.
fn draw(desktop: &Desktop, look: &Look, folder: &Path) -> Result<()> {
    files::remove(folder)?;
    let games = folder.join("games");
    run::run(cargo("run --release --package pyramide-tests --example past_games --").arg(&games))?;
    let taps = folder.join("taps.txt");
    let lines: Vec<&str> = TOUR.iter().map(|(tap, _)| *tap).collect();
    fs::write(&taps, lines.join("\n"))?;

    let mut program = desktop.command();
    program.args(["--size", look.size]);
    program.args(look.dark.then_some("--dark"));
    program.arg("--data").arg(&games);
    program.arg("--taps").arg(&taps);
    program.arg("--offscreen").arg(folder);
    run::run(&mut program)?;

    for (number, (_, name)) in [("", "won")].iter().chain(TOUR).enumerate() {
        let picture = folder.join(format!("{number:03}.png"));
        if !name.is_empty() {
            files::copy(&picture, &folder.join(format!("{name}.png")))?;
        }
        fs::remove_file(&picture)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_readme_shows_what_is_drawn_for_it() {
        let readme = fs::read_to_string(root().join("README.md")).unwrap();
        for (look, name) in README {
            assert!(LOOKS.iter().any(|drawn| drawn.name == look), "{look}");
            assert!(
                name == "won" || TOUR.iter().any(|(_, drawn)| *drawn == name),
                "{name}"
            );
            let picture = format!("(android/pictures/{look}-{name}.png)");
            assert!(readme.contains(&picture), "{picture}");
        }
        assert_eq!(readme.matches(".png)").count(), README.len());
    }
}
