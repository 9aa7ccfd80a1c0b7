//! What the tests and benchmarks of whole programs share.

pub mod checksum;
pub mod formats;
pub mod fuzz;
pub mod golden;
pub mod program;
pub mod tally;

// What the tests and the referee of the core have, for the fuzz targets.
#[path = "../../core/tests/common/mod.rs"]
mod common;
#[path = "../../core/tests/naive/mod.rs"]
mod naive;
#[path = "../../core/tests/solver/oracle.rs"]
mod oracle;
#[path = "../../core/tests/solver/positions.rs"]
mod positions;
#[path = "../../core/examples/referee/referee.rs"]
mod referee;

use pyramide_core::clock::{Date, Now};

const TODAY: Date = Date::new(2026, 11, 30).unwrap();

/// A moment, by the milliseconds since the play began.
#[must_use]
pub const fn at(ms: u64) -> Now {
    Now {
        monotonic_ms: ms,
        utc_ms: 1_796_000_000_000 + ms.cast_signed(),
        local_date: TODAY,
    }
}

/// Numbers that look random and are the same at every run (the `SplitMix64` of Steele, Lea and Flood).
#[derive(Clone, Debug)]
pub struct Dice(pub u64);

impl Dice {
    /// The next number.
    pub fn roll(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// The next number from 0 to `end` − 1.
    ///
    /// # Panics
    ///
    /// If `end` is zero.
    #[allow(clippy::cast_possible_truncation)] // below `end`
    pub fn below(&mut self, end: usize) -> usize {
        (self.roll() % end as u64) as usize
    }
}

/// How long a test is to go on, or where it begins: the number in an environment variable, some of
/// which `cargo xtask soak` sets, or what is enough every day.
///
/// # Panics
///
/// If the variable is no number.
#[must_use]
pub fn amount(variable: &str, everyday: u64) -> u64 {
    match std::env::var(variable) {
        Ok(text) => text.parse().expect(variable),
        Err(_) => everyday,
    }
}
