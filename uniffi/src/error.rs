//! Why a call was refused.

use core::fmt;

use pyramide_core::{card, deal, position, rules, session, store};

use crate::code::CodeProblem;
use crate::rules::Contradiction;
use crate::view::Card;

/// Why a call was refused. Unless a case says otherwise, nothing has changed.
///
/// The cases and their fields say what and where; the words for the player are the shell's.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, uniffi::Error)]
pub enum GameError {
    /// Nothing has been dealt yet.
    NoGame,
    /// The game is paused: resume it first.
    Paused,
    /// The pyramid has no such place.
    NoSuchPlace {
        /// The row that was asked for; rows are numbered from 1 at the top to 7.
        row: u32,
        /// The place that was asked for; places are numbered from 1 on the left to the row's
        /// number.
        place: u32,
    },
    /// The rules of this game have no such waste pile.
    NoSuchPile {
        /// The pile that was asked for; piles are numbered from 1.
        pile: u32,
    },
    /// The calendar has no such day.
    NoSuchDay {
        /// The year that was given; years go from 0 to 9999.
        year: u32,
        /// The month that was given.
        month: u32,
        /// The day of the month that was given.
        day: u32,
    },
    /// The move is not possible.
    Refused {
        /// Why.
        reason: Refusal,
    },
    /// The text holds no deal code.
    BadCode {
        /// What is wrong.
        problem: CodeProblem,
        /// The character at which it is wrong, counted from 1 in Unicode scalars over the whole
        /// text; none if nothing in the text begins like a code.
        at: Option<u32>,
    },
    /// The cards are no deck.
    BadDeck {
        /// What is wrong.
        problem: DeckProblem,
        /// The card at which it is wrong, counted from 1; none if only the number of cards is.
        at: Option<u32>,
    },
    /// The choices contradict each other.
    BadRules {
        /// Which ones.
        problem: Contradiction,
    },
    /// Another process, or another session of this one, has the folder open.
    InUse,
    /// A later version of the app wrote a file. Nothing in the folder was changed.
    NewerFormat {
        /// The file's name.
        file: String,
        /// The format it has.
        format: u32,
    },
    /// The operating system refused to read or write.
    Storage {
        /// The file; none if it is not known.
        file: Option<String>,
        /// What the system says, in its own words: for a log, not for the player.
        reason: String,
    },
    /// A fault of this library. The session has gone back to what was stored, so that the next call
    /// works; ask for the view. A session in memory begins anew.
    Panicked,
}

/// Why a move is not possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug, uniffi::Enum)]
pub enum Refusal {
    /// The game is won.
    Won,
    /// The card is gone or still face down in the stock.
    NotOnTable {
        /// The card.
        card: Card,
    },
    /// Another card lies on this one.
    Blocked {
        /// The card that is covered.
        card: Card,
    },
    /// Two cards that do not make 13, or one that is no king.
    NotThirteen,
    /// No card is left to draw.
    StockEmpty,
    /// The waste cannot go back: no pass is left, no card is, or the stock is not empty.
    NoRecycle,
}

/// What is wrong with cards that should be a deck.
#[derive(Clone, PartialEq, Eq, Debug, uniffi::Enum)]
pub enum DeckProblem {
    /// A text that is no card.
    NotACard {
        /// Its beginning, at most 16 characters.
        text: String,
    },
    /// Not 52 cards.
    WrongCount {
        /// How many there are.
        found: u32,
    },
    /// A card that was there before.
    Twice {
        /// The card.
        card: Card,
        /// Where it is the first time, counted from 1.
        first: u32,
    },
}

impl fmt::Display for GameError {
    /// For the log of a Rust program; Kotlin and Swift see the fields.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl From<session::SessionError> for GameError {
    fn from(error: session::SessionError) -> GameError {
        use session::SessionError;
        match error {
            SessionError::NoGame => GameError::NoGame,
            SessionError::Paused => GameError::Paused,
            SessionError::NoSuchPile(pile) => GameError::NoSuchPile { pile: pile.into() },
            SessionError::Refused(refusal) => GameError::Refused {
                reason: refusal.into(),
            },
        }
    }
}

impl From<position::Refusal> for Refusal {
    fn from(refusal: position::Refusal) -> Refusal {
        match refusal {
            position::Refusal::Won => Refusal::Won,
            position::Refusal::NotOnTable(card) => Refusal::NotOnTable { card: card.into() },
            position::Refusal::Blocked(card) => Refusal::Blocked { card: card.into() },
            position::Refusal::NotThirteen => Refusal::NotThirteen,
            position::Refusal::StockEmpty => Refusal::StockEmpty,
            position::Refusal::NoRecycle => Refusal::NoRecycle,
        }
    }
}

impl From<rules::Contradiction> for GameError {
    fn from(problem: rules::Contradiction) -> GameError {
        GameError::BadRules {
            problem: problem.into(),
        }
    }
}

impl From<deal::DeckError> for GameError {
    fn from(error: deal::DeckError) -> GameError {
        match error {
            deal::DeckError::WrongCount(found) => GameError::BadDeck {
                problem: DeckProblem::WrongCount {
                    found: number(found),
                },
                at: None,
            },
            deal::DeckError::Twice { card, at, first } => GameError::BadDeck {
                problem: DeckProblem::Twice {
                    card: card.into(),
                    first: number(first),
                },
                at: Some(number(at)),
            },
        }
    }
}

impl GameError {
    /// The error for the card at `at`, counted from 1.
    pub(crate) fn not_a_card(error: card::NotACard, at: usize) -> GameError {
        GameError::BadDeck {
            problem: DeckProblem::NotACard { text: error.0 },
            at: Some(number(at)),
        }
    }
}

impl From<store::OpenError> for GameError {
    fn from(error: store::OpenError) -> GameError {
        match error {
            store::OpenError::InUse => GameError::InUse,
            store::OpenError::Newer { file, format } => GameError::NewerFormat { file, format },
            store::OpenError::Io { file, reason } => GameError::Storage {
                file: Some(file),
                reason,
            },
        }
    }
}

/// A count or a place in a text as the shells get it.
pub(crate) fn number(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}
