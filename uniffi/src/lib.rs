//! The game of Pyramid solitaire, for a shell that draws cards and reports taps.
//!
//! Open one [`Session`], keep it as long as the app lives, and draw the [`GameView`] that each call
//! returns. Everything else here is a value. Every call that can fail throws a [`GameError`]; none ends
//! the process.

#![allow(
    clippy::missing_errors_doc,
    reason = "every call throws `GameError`, whose cases say when"
)]

#[cfg(feature = "testing")]
mod bare;
mod calendar;
mod code;
mod error;
mod log;
mod mirror;
mod rules;
mod search;
mod session;
mod settings;
mod stats;
mod view;

pub use calendar::{Calendar, CalendarDay, DayState};
pub use code::{CodeProblem, DealCode, SpellingProblem, parse_code};
pub use error::{DeckProblem, GameError, Refusal};
pub use rules::{
    Choices, Contradiction, Draw, Goal, Passes, Preset, Ruleset, check_rules, presets,
};
pub use search::{DealSearch, Difficulty, Hint, Reason, Search, Verdict, Win, daily_deal};
pub use session::{Now, Session};
pub use settings::{CardBack, GameSettings, TableColour, Theme};
pub use stats::{Day, End, GameResult, ListedGame, Statistics};
pub use view::{
    Card, CardState, EventKind, GameEvent, GameView, Move, Notice, Place, PyramidCard, Rank, Slot,
    Spot, Status, Stock, StockTap, Suit, Travel, Trouble, Waste,
};

uniffi::setup_scaffolding!();
