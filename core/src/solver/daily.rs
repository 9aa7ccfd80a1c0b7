//! The deal of the day: for everyone the same, and always one that can be won.
//!
//! # The sequence, for whoever re-implements it
//!
//! Take the local date as the number *n* = 10000 · year + 100 · month + day (20261130 for the 30th
//! of November 2026). Start the generator `SplitMix64` with state *n*. Each of its numbers, cut to the
//! lowest 35 bits, is the seed of a code under the app's own rules, `PY1-N-…`; the deal of the day
//! is the first of them that can be won. `SplitMix64` in full, on unsigned 64-bit numbers that wrap:
//!
//! ```text
//! state = state + 0x9E3779B97F4A7C15
//! z = state
//! z = (z xor (z >> 30)) * 0xBF58476D1CE4E5B9
//! z = (z xor (z >> 27)) * 0x94D049BB133111EB
//! number = z xor (z >> 31)
//! ```
//!
//! Under these rules the verdict is a theorem's and needs no budget, so the answer never changes. It
//! is frozen by test vectors (`tests/vectors/daily.json`).

use super::board::Board;
use super::{deals, theorem};
use crate::clock::Date;
use crate::code::DealCode;
use crate::deal::Deal;
use crate::position::Position;
use crate::rules::{Preset, Ruleset};

const RULES: Ruleset = Preset::App.rules();

/// The deal of a day, given by the date where the player is.
#[must_use]
pub fn daily_deal(date: Date) -> DealCode {
    let number =
        u64::from(date.year()) * 10_000 + u64::from(date.month()) * 100 + u64::from(date.day());
    let mut codes = deals::seeds(number).map(|seed| DealCode { rules: RULES, seed });
    let is_winnable = |code: &DealCode| {
        let deal = Deal::from_code(*code);
        let board = Board::new(&deal);
        theorem::is_winnable(&board, board.state(Position::start(&deal)))
    };
    // Two deals of three can be won, and the generator goes through 2⁶⁴ numbers.
    codes.find(is_winnable).unwrap_or(DealCode {
        rules: RULES,
        seed: crate::code::Seed::from_random(number),
    })
}
