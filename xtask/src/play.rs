//! `cargo xtask play`: the game.

use anyhow::Result;

use crate::machine::Machine;
use crate::run::{self, cargo};

/// Plays in the terminal.
pub(crate) fn run(_: &Machine, mut arguments: lexopt::Parser) -> Result<()> {
    let mut play = cargo("run --quiet --release --package pyramide-core --example play --");
    // Paths among the arguments are seen from where the player is.
    play.current_dir(std::env::current_dir()?)
        .args(arguments.raw_args()?);
    run::run(&mut play)
}
