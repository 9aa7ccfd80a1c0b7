//! What the solver knows, for a background thread of the shell.

use std::sync::PoisonError;
use std::sync::atomic::{AtomicU32, Ordering};
#[cfg(not(loom))]
use std::sync::{Mutex, MutexGuard};

#[cfg(loom)] // `tests/loom.rs`
use loom::sync::{Mutex, MutexGuard};
use pyramide_core::rules;
use pyramide_core::solver::{self, Answer, Budget, Handle};

use crate::error::GameError;
use crate::mirror::mirror;
use crate::rules::Choices;
use crate::session::catching;
use crate::stats::Day;
use crate::view::Move;

/// Whether a position can be won.
#[derive(Clone, Copy, PartialEq, Eq, Debug, uniffi::Enum)]
pub enum Verdict {
    /// Some line of play wins.
    Winnable,
    /// No line of play wins.
    Lost,
    /// Neither was shown before the search was cancelled or had looked at all that it may.
    Unknown,
}

/// What is known of a way to win.
#[derive(Clone, PartialEq, Eq, Debug, uniffi::Enum)]
pub enum Win {
    /// This line wins.
    Line {
        /// Its moves.
        moves: Vec<Move>,
    },
    /// No line of play wins.
    Lost,
    /// Neither was shown before the search was cancelled or had looked at all that it may.
    Unknown,
}

/// An action, and why to take it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, uniffi::Record)]
pub struct Hint {
    /// What to do.
    pub action: Move,
    /// Why.
    pub reason: Reason,
}

/// Why an action is a good one. Every one of them is a fact.
#[derive(Clone, Copy, PartialEq, Eq, Debug, uniffi::Enum)]
pub enum Reason {
    /// It wins the game at once.
    Wins,
    /// The game can still be won after it, and after no other action.
    OnlyWay,
    /// The game can still be won after it, and it frees cards of the pyramid.
    OpensCards,
    /// The game can still be won after it.
    KeepsWinnable,
    /// The game can still be won after this turn of the stock, and after no removal on the table.
    NeedsStock,
    /// Whether the game can be won after it is not known yet.
    NotKnownYet,
    /// The game cannot be won any more.
    Lost,
}

/// How hard a winnable deal is: by the number of its traps, the pairs that could be made on the way
/// and would have lost the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, uniffi::Enum)]
pub enum Difficulty {
    /// No trap.
    Easy,
    /// One trap.
    Medium,
    /// Two traps or more.
    Hard,
}

/// Questions about the position that was on the table when [`Session::search`] was called.
///
/// A question takes from microseconds to some seconds: ask it from a background thread. No other
/// call waits for it. Cancel it when the player goes on, and hand it to the session when it is done.
///
/// [`Session::search`]: crate::Session::search
#[derive(uniffi::Object)]
pub struct Search {
    pub(crate) core: solver::Search,
    found: Mutex<Found>,
}

/// What was found out so far.
#[derive(Clone, Default)]
pub(crate) struct Found {
    pub(crate) verdict: Option<Answer<solver::Verdict>>,
    pub(crate) hints: Option<Vec<solver::Hint>>,
}

#[uniffi::export]
impl Search {
    /// Whether the position can be won.
    pub fn verdict(&self) -> Result<Verdict, GameError> {
        let answer = catching(|| Ok(self.core.verdict()))?;
        let value = answer.value;
        self.lock().verdict = Some(answer);
        Ok(value.into())
    }

    /// What to do, the best first; nothing when the game is over, or when it is lost and no card can
    /// be removed any more.
    pub fn hints(&self) -> Result<Vec<Hint>, GameError> {
        let hints = catching(|| Ok(self.core.hints().value))?;
        let answer = hints.iter().copied().map(Into::into).collect();
        self.lock().hints = Some(hints);
        Ok(answer)
    }

    /// A way to win.
    pub fn win(&self) -> Result<Win, GameError> {
        catching(|| Ok(self.core.win().value.into()))
    }

    /// Ends the question that is being answered, and all later ones, within milliseconds.
    pub fn cancel(&self) {
        self.core.handle().cancel();
    }

    /// How much of what it may look at the question being answered has looked at, 0 to 1.
    pub fn progress(&self) -> f64 {
        self.core.progress()
    }
}

impl Search {
    pub(crate) fn new(core: solver::Search) -> Search {
        Search {
            core,
            found: Mutex::default(),
        }
    }

    /// What was found out so far. A cancelled search has found nothing, whenever its answers came.
    pub(crate) fn found(&self) -> Found {
        if self.core.handle().is_cancelled() {
            Found::default()
        } else {
            self.lock().clone()
        }
    }

    fn lock(&self) -> MutexGuard<'_, Found> {
        self.found.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The search for a deal that can be won.
#[derive(uniffi::Object)]
pub struct DealSearch {
    rules: rules::Ruleset,
    difficulty: Option<solver::Difficulty>,
    random: u64,
    handle: Handle,
    passed: AtomicU32,
}

#[uniffi::export]
impl DealSearch {
    /// A search among the deals that follow from 64 random bits, by the rules that six choices make,
    /// and for a difficulty if one is wanted. Throws `BadRules`.
    #[uniffi::constructor]
    pub fn new(
        choices: Choices,
        difficulty: Option<Difficulty>,
        random: u64,
    ) -> Result<DealSearch, GameError> {
        Ok(DealSearch {
            rules: choices.check()?,
            difficulty: difficulty.map(Into::into),
            random,
            handle: Handle::default(),
            passed: AtomicU32::new(0),
        })
    }

    /// The code of the first such deal; none if the search was cancelled. Takes from microseconds to
    /// some seconds, for rules under which few deals can be won: call it from a background thread.
    pub fn run(&self) -> Result<Option<String>, GameError> {
        catching(|| {
            let code = solver::winnable_deal(
                self.rules,
                self.difficulty,
                self.random,
                Budget::default(),
                &self.handle,
                |passed| self.passed.store(passed, Ordering::Relaxed),
            );
            Ok(code.map(|code| code.to_string()))
        })
    }

    /// Ends the search within milliseconds.
    pub fn cancel(&self) {
        self.handle.cancel();
    }

    /// How many deals were passed over so far.
    pub fn passed(&self) -> u32 {
        self.passed.load(Ordering::Relaxed)
    }
}

/// The deal code of a day: for everyone the same, and always one that can be won. Throws `NoSuchDay`.
#[uniffi::export]
pub fn daily_deal(day: Day) -> Result<String, GameError> {
    catching(|| Ok(solver::daily_deal(day.try_into()?).to_string()))
}

mirror!(Verdict is solver::Verdict: Winnable Lost Unknown);
mirror!(Reason is solver::Reason:
    Wins OnlyWay OpensCards KeepsWinnable NeedsStock NotKnownYet Lost);
mirror!(Difficulty is solver::Difficulty: Easy Medium Hard);

impl From<solver::Win> for Win {
    fn from(win: solver::Win) -> Win {
        match win {
            solver::Win::Line(line) => Win::Line {
                moves: line.into_iter().map(Into::into).collect(),
            },
            solver::Win::Lost => Win::Lost,
            solver::Win::Unknown => Win::Unknown,
        }
    }
}

impl From<solver::Hint> for Hint {
    fn from(hint: solver::Hint) -> Hint {
        Hint {
            action: hint.action.into(),
            reason: hint.reason.into(),
        }
    }
}
