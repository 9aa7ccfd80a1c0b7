//! The solver against an independent one that tries everything, and against the rules of play.
//!
//! The default run is a sample. The whole of it, some minutes:
//! `PYRAMIDE_POSITIONS=100000 cargo test --release -p pyramide-core --test solver -- --include-ignored`

mod cancel;
#[path = "../common/mod.rs"]
mod common;
mod daily;
mod exhaustive;
mod hints;
mod known;
mod oracle;
mod positions;

use common::Dice;
use positions::Chance;

impl Chance for Dice {
    fn below(&mut self, n: usize) -> usize {
        self.below(n)
    }
}
