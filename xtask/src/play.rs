//! `cargo xtask play`: the game, in a window or drawn into pictures.

use std::env;

use anyhow::Result;

use crate::desktop;
use crate::machine::{Machine, has_display};
use crate::run::{root, run as start};

/// Opens the game with what the command line says; `--help` among it is answered by the program.
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
