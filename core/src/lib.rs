//! The game of Pyramid solitaire: everything but the screen.
//!
//! A shell opens a [`session::Session`], hands it taps and the time, and draws the
//! [`view::View`] that comes back. The modules, each knowing only those before it: [`card`], [`seat`],
//! [`pyramid`], [`rules`], [`code`], [`deal`], [`position`] (the one implementation of the rules of
//! play), [`game`]; [`clock`], [`settings`], [`stats`], [`store`]; [`solver`], [`calendar`]; [`view`],
//! `table` (what a step does to the game on it), and [`session`].
//!
//! ```
//! use pyramide_core::clock::{Date, Now};
//! use pyramide_core::deal::Deal;
//! use pyramide_core::pyramid::Place;
//! use pyramide_core::session::Session;
//! use pyramide_core::view::Slot;
//!
//! let now = Now {
//!     monotonic_ms: 0,
//!     utc_ms: 1_796_000_000_000,
//!     local_date: Date::new(2026, 11, 30).unwrap(),
//! };
//! let mut session = Session::in_memory();
//! let view = session.deal(Deal::from_code("PY1-N-AAAAAAS".parse()?), now);
//! let king = view.pyramid.iter().find(|card| card.card.to_string() == "KD").unwrap();
//! let view = session.tap(Slot::Pyramid(king.place), now)?;
//! assert_eq!(view.score, 10);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![forbid(unsafe_code)]

mod base32;
pub mod calendar;
pub mod card;
pub mod clock;
pub mod code;
pub mod deal;
pub mod game;
mod lenient;
pub mod position;
pub mod pyramid;
pub mod rules;
pub mod seat;
pub mod session;
pub mod settings;
pub mod solver;
pub mod stats;
pub mod store;
mod table;
pub mod view;
