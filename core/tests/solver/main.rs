//! The solver against an independent one that tries everything, and against the rules of play.
//!
//! The default run is a sample. The whole of it, some minutes:
//! `PYRAMIDE_POSITIONS=100000 cargo test --release -p pyramide-core --test solver -- --include-ignored`

mod cancel;
mod daily;
mod exhaustive;
mod hints;
mod known;
mod oracle;
mod positions;
