//! `cargo xtask play`: the game, in a window or drawn into pictures.

use std::env;

use anyhow::Result;

use crate::desktop;
use crate::machine::{Machine, has_display};
use crate::run::{root, run as start};

/// The program's source, which has its options.
const MAIN: &str =
    include_str!("../../android/desktop/src/main/kotlin/app/pyramide/desktop/Main.kt");

/// The program's options in its own words, which are there before it is built.
pub(crate) fn options() -> String {
    let usage = MAIN.split("\"\"\"").nth(1).unwrap_or_default();
    let (_, options) = usage.split_once("\n\n").unwrap_or_default();
    format!("{options}\n")
}

/// Opens the game with what the command line says.
pub(crate) fn run(machine: &Machine, mut arguments: lexopt::Parser) -> Result<()> {
    let mut arguments: Vec<_> = arguments.raw_args()?.collect();
    if !has_display() && !arguments.iter().any(|argument| argument == "--offscreen") {
        let folder = root().join("target").join("play");
        eprintln!(
            "There is no display, so the game is drawn into {}. \
             `--offscreen DIR --taps FILE` plays on.",
            folder.display()
        );
        arguments.extend(["--offscreen".into(), folder.into()]);
    }
    let mut program = desktop::build(machine)?.command();
    // Files among the arguments are named from where the player is.
    program.current_dir(env::current_dir()?).args(arguments);
    start(&mut program)
}
