//! What must hold for any bytes at all: a function each, which fails where it does not.
//!
//! `tests/fuzz` gives them to libFuzzer; `tests/rust/fuzz.rs` tries them on a stable toolchain, first
//! on what `tests/fuzz/corpus` has, which holds every input that ever failed.

#![allow(clippy::missing_panics_doc, reason = "to panic is what they are for")]

mod codes;
mod files;
mod games;
mod lines;
mod solver;

pub use codes::codes;
pub use files::files;
pub use games::games;
pub use lines::lines;
pub use solver::solver;

/// A function that fails for no input.
pub type Target = fn(&[u8]);

/// All of them, by the names that their corpora have.
pub const TARGETS: [(&str, Target); 5] = [
    ("codes", codes),
    ("files", files),
    ("games", games),
    ("lines", lines),
    ("solver", solver),
];
