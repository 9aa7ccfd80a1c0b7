//! `cargo xtask play`: the game, in a window or drawn into pictures.

use std::env;
use std::ffi::OsString;
use std::process::exit;

use anyhow::{Context, Result, bail};

use crate::desktop;
use crate::machine::{Machine, has_display};
use crate::run::{self, root};

/// The program's own help, and what is listed in it of another file.
const USAGE: &str =
    include_str!("../../android/desktop/src/main/kotlin/app/pyramide/desktop/Usage.kt");
const TAPS: &str =
    include_str!("../../android/desktop/src/main/kotlin/app/pyramide/desktop/Taps.kt");

/// The program's options in its own words, which are there before it is built.
pub(crate) fn options() -> String {
    let text = |source: &'static str| source.split("\"\"\"").nth(1).unwrap_or_default();
    let (_, options) = text(USAGE).split_once("\n\n").unwrap_or_default();
    format!("{}\n", options.replace("$TAPS", text(TAPS)))
}

/// Opens the game with what the command line says.
pub(crate) fn run(machine: &Machine, mut arguments: lexopt::Parser) -> Result<()> {
    let mut arguments: Vec<_> = arguments.raw_args()?.collect();
    check(&arguments)?;
    if !has_display() && !arguments.iter().any(|argument| argument == "--offscreen") {
        let folder = root().join("target").join("play");
        eprintln!(
            "There is no display, so the game is drawn into {}.",
            folder.display()
        );
        arguments.extend(["--offscreen".into(), folder.into()]);
    }
    let mut program = desktop::build(machine)?.command();
    // Files among the arguments are named from where the player is.
    program.current_dir(env::current_dir()?).args(arguments);
    let status = run::status(&mut program)?;
    match status.code() {
        Some(0) => Ok(()),
        // What went wrong the program has said itself.
        Some(code) => exit(code),
        None => bail!("the game ended with {status}"),
    }
}

/// Whether the arguments are options with their values. Building the program takes minutes, so that it
/// is too late for it to find a slip of the pen; whether the values make sense it sees itself.
fn check(arguments: &[OsString]) -> Result<()> {
    let help = options();
    let mut rest = arguments.iter();
    while let Some(argument) = rest.next() {
        let (_, value) = named(&help)
            .find(|(name, _)| argument == name)
            .with_context(|| {
                let name = argument.display();
                format!("there is no argument {name}; see cargo xtask play --help")
            })?;
        if value.is_some() {
            let name = argument.display();
            rest.next()
                .with_context(|| format!("{name} needs a value; see cargo xtask play --help"))?;
        }
    }
    Ok(())
}

/// The options that the help names, each at the start of a line, and the value behind it if it takes one.
fn named(help: &str) -> impl Iterator<Item = (&str, Option<&str>)> {
    help.lines().filter_map(|line| {
        let option = line.strip_prefix("  ")?;
        if !option.starts_with("--") {
            return None;
        }
        // What the option does stands further to the right.
        let (option, _) = option.split_once("  ").unwrap_or((option, ""));
        Some(match option.split_once(' ') {
            Some((name, value)) => (name, Some(value)),
            None => (option, None),
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const OPTIONS: &str =
        include_str!("../../android/desktop/src/main/kotlin/app/pyramide/desktop/Options.kt");

    fn checked(arguments: &[&str]) -> Result<()> {
        check(&arguments.iter().map(OsString::from).collect::<Vec<_>>())
    }

    #[test]
    fn the_program_takes_the_options_that_its_help_names() {
        // As it is written there: `"--data" -> …value()…`, `"--dark" -> …`.
        let taken: Vec<(&str, bool)> = OPTIONS
            .lines()
            .filter_map(|line| line.trim().strip_prefix('"')?.split_once("\" -> "))
            .map(|(name, does)| (name, does.contains("value()")))
            .collect();
        let help = options();
        let told: Vec<(&str, bool)> = named(&help)
            .map(|(name, value)| (name, value.is_some()))
            .collect();
        assert_eq!(told, taken);
        assert!(told.contains(&("--data", true)) && told.contains(&("--dark", false)));
    }

    #[test]
    fn a_wrong_argument_is_told_before_anything_is_built() {
        checked(&["--dark", "--code", "--", "--size", "1x1"]).unwrap();
        for (arguments, wrong) in [
            (
                &["--dark", "--nonsense"][..],
                "there is no argument --nonsense;",
            ),
            (&["nonsense"], "there is no argument nonsense;"),
            (&["--data"], "--data needs a value;"),
        ] {
            let error = checked(arguments).unwrap_err().to_string();
            assert!(error.starts_with(wrong), "{error}");
        }
    }
}
