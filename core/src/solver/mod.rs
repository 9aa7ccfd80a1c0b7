//! What can be won, and how: exactly, or not at all.
//!
//! A [`Search`] answers questions about one position of one deal: whether it can be won
//! ([`Search::verdict`]), what to do next ([`Search::hints`]), how to win ([`Search::win`]) and with
//! the fewest moves ([`Search::fewest`]), and how many cards can go ([`Search::most_cards`]). An
//! answer is a fact. Where a [`Budget`] ends before there is one, the answer says so.
//!
//! Every question is answered in the thread that asks it, with no clock and no threads of its own.
//! Another thread can follow and stop it through its [`Handle`].
//!
//! ```
//! use pyramide_core::deal::Deal;
//! use pyramide_core::position::Position;
//! use pyramide_core::solver::{Budget, Search, Verdict};
//!
//! let deal = Deal::from_code("PY1-N-AAAAAAJ".parse()?);
//! let search = Search::new(&deal, Position::start(&deal), Budget::default());
//! assert_eq!(search.verdict().value, Verdict::Lost);
//! assert_eq!(search.most_cards().value.cards, 14);
//! # Ok::<(), pyramide_core::code::CodeError>(())
//! ```
//!
//! # How it works
//!
//! `theorem` tells, in about a microsecond, whether a pyramid can be cleared when each card outside
//! can be had at any time: the whole answer for the app's own rules, and for all others a test for
//! what is lost. `relaxed` is a second such test, which knows the order of the stock. `prove` searches
//! where they are not the whole answer. `fewest` is an A* on top of all three, `most` a branch and
//! bound, `shapes` the bounds they use. All of them work on a `board`, the deal in a form that is
//! quick to search, and its `state`s, which say nothing that [`Position`] does not say.

mod board;
mod daily;
mod deals;
mod fewest;
mod hint;
mod losses;
mod meter;
mod most;
mod prove;
mod relaxed;
mod shapes;
mod state;
mod theorem;

use serde::Serialize;

use crate::deal::Deal;
use crate::position::{Move, Position, Status};
use board::Board;
use fewest::{EXACT, Found, HASTY, Way};
use meter::{Meter, Stopped};
use prove::Prover;

pub use daily::daily_deal;
pub use deals::{Difficulty, winnable_deal};
pub use hint::{Hint, Reason};
pub use meter::{Budget, Handle};

/// Whether a position can be won.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// Some line of play wins.
    Winnable,
    /// No line of play wins.
    Lost,
    /// The search was cancelled, or its budget ended, before either was shown.
    Unknown,
}

impl Verdict {
    fn from_proof(proof: Result<bool, Stopped>) -> Verdict {
        match proof {
            Ok(true) => Verdict::Winnable,
            Ok(false) => Verdict::Lost,
            Err(Stopped) => Verdict::Unknown,
        }
    }
}

/// An answer about a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer<T> {
    /// The position it is about. Once another one is on the table, the answer is late.
    pub position: Position,
    /// The answer.
    pub value: T,
    /// How many states were looked at for it.
    pub nodes: u64,
}

/// What is known of a way to win.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Win {
    /// This line wins. It need not be the shortest.
    Line(Vec<Move>),
    /// No line of play wins.
    Lost,
    /// The search ended before either was shown.
    Unknown,
}

impl Win {
    /// The line, if there is one.
    #[must_use]
    pub fn line(self) -> Option<Vec<Move>> {
        match self {
            Win::Line(line) => Some(line),
            Win::Lost | Win::Unknown => None,
        }
    }
}

/// What is known of the fewest moves to a win, counted from the position asked about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fewest {
    /// No line of play wins.
    Lost,
    /// This line wins, and no shorter one does.
    Proven(Vec<Move>),
    /// The search ended before.
    Unproven {
        /// The shortest winning line found, if one was.
        best: Option<Vec<Move>>,
        /// Every winning line has at least so many moves.
        at_least: u32,
    },
}

/// What is known of the most cards that a line of play removes, counted from the position asked
/// about. It is proven when both numbers are the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MostCards {
    /// Some line removes so many, 0 to 52.
    pub cards: u32,
    /// No line removes more, 0 to 52.
    pub at_most: u32,
}

impl MostCards {
    /// The number, if it is proven.
    #[must_use]
    pub fn proven(self) -> Option<u32> {
        (self.cards == self.at_most).then_some(self.cards)
    }
}

/// Questions about one position.
pub struct Search {
    board: Board,
    position: Position,
    budget: Budget,
    handle: Handle,
}

impl Search {
    /// A search from a position of a deal. The budget is for each of its answers.
    #[must_use]
    pub fn new(deal: &Deal, position: Position, budget: Budget) -> Search {
        Search {
            board: Board::new(deal),
            position,
            budget,
            handle: Handle::default(),
        }
    }

    /// The same search, with a hold that is there already.
    fn held_by(mut self, handle: &Handle) -> Search {
        self.handle = handle.clone();
        self
    }

    /// How much of its budget the answer being worked on has used, 0 to 1.
    #[must_use]
    #[allow(clippy::cast_precision_loss)] // a share needs no more than a few digits
    pub fn progress(&self) -> f64 {
        (self.handle.nodes() as f64 / self.budget.nodes.max(1) as f64).min(1.0)
    }

    /// Whether this is a search from a position of a deal.
    #[must_use]
    pub fn is_from(&self, deal: &Deal, position: Position) -> bool {
        self.position == position && self.is_of(deal)
    }

    /// Whether this is a search of a deal.
    #[must_use]
    pub fn is_of(&self, deal: &Deal) -> bool {
        self.board.deal() == deal
    }

    /// The hold by which another thread can follow and stop this search.
    #[must_use]
    pub fn handle(&self) -> Handle {
        self.handle.clone()
    }

    /// Whether the position can be won.
    #[must_use]
    pub fn verdict(&self) -> Answer<Verdict> {
        self.answer(|meter| {
            let state = self.board.state(self.position);
            Verdict::from_proof(self.prover().is_winnable(state, meter))
        })
    }

    /// The actions worth taking, the best one first; none when the game is over, or when it is lost
    /// and no card can be removed any more.
    ///
    /// Whoever takes the first one again and again wins, if the game can be won and the budget is
    /// enough to see it.
    #[must_use]
    pub fn hints(&self) -> Answer<Vec<Hint>> {
        self.answer(|meter| hint::hints(&self.board, self.position, &mut self.prover(), meter))
    }

    /// A way to win.
    #[must_use]
    pub fn win(&self) -> Answer<Win> {
        self.answer(|meter| self.find_win(meter))
    }

    /// The fewest moves to a win.
    #[must_use]
    pub fn fewest(&self) -> Answer<Fewest> {
        const UNKNOWN: Fewest = Fewest::Unproven {
            best: None,
            at_least: 0,
        };
        self.answer(|meter| {
            let board = &self.board;
            let state = board.state(self.position);
            // A quarter is kept for a short way, should the shortest not be found.
            meter.limit(self.budget.nodes - self.budget.nodes / 4);
            if self.prover().is_winnable(state, meter) == Ok(false) {
                return Fewest::Lost;
            }
            match fewest::find(board, state, self.budget.bytes, EXACT, meter) {
                Found::Nothing => Fewest::Lost,
                Found::Way(way) => self.moves_of(&way).map_or(UNKNOWN, Fewest::Proven),
                Found::Stopped { at_least } => {
                    meter.limit(self.budget.nodes);
                    let best = self.find_short(meter);
                    Fewest::Unproven { best, at_least }
                }
            }
        })
    }

    /// The most cards that any line of play removes. Where clearing the pyramid wins, the win ends
    /// the line.
    #[must_use]
    pub fn most_cards(&self) -> Answer<MostCards> {
        self.answer(|meter| {
            let state = self.board.state(self.position);
            let most = most::most_cards(&self.board, state, self.budget.bytes, meter);
            MostCards {
                cards: most.cards,
                at_most: most.at_most,
            }
        })
    }

    /// How hard it is to win from the position; none if it is lost or not known yet.
    #[must_use]
    pub fn difficulty(&self) -> Answer<Option<Difficulty>> {
        self.answer(|meter| {
            let mut prover = self.prover();
            let traps = deals::traps(&self.board, self.position, &mut prover, meter);
            traps.ok().flatten().map(Difficulty::of_traps)
        })
    }

    /// A short way to win, when the search for the shortest was given up.
    fn find_short(&self, meter: &mut Meter) -> Option<Vec<Move>> {
        let state = self.board.state(self.position);
        match fewest::find(&self.board, state, self.budget.bytes, HASTY, meter) {
            Found::Way(way) => self.moves_of(&way),
            Found::Nothing | Found::Stopped { .. } => self.find_win(meter).line(),
        }
    }

    fn answer<T>(&self, question: impl FnOnce(&mut Meter) -> T) -> Answer<T> {
        let mut meter = Meter::new(self.budget.nodes, self.handle.clone());
        let value = question(&mut meter);
        Answer {
            position: self.position,
            value,
            nodes: meter.nodes(),
        }
    }

    fn prover(&self) -> Prover<'_> {
        Prover::new(&self.board, self.budget.bytes)
    }

    fn find_win(&self, meter: &mut Meter) -> Win {
        let mut prover = self.prover();
        match prover.find_win(self.board.state(self.position), meter) {
            Ok(true) => self.replay(prover.win()).map_or(Win::Unknown, Win::Line),
            Ok(false) => Win::Lost,
            Err(Stopped) => Win::Unknown,
        }
    }

    /// The moves that make some removals in their order, each as soon as it is possible, and take
    /// the kings that come up on the way and, where they must go, after it. None if they do not win.
    fn replay(&self, removals: impl Iterator<Item = u64>) -> Option<Vec<Move>> {
        let deal = self.board.deal();
        let (mut position, mut moves) = (self.position, Vec::new());
        let mut removals = removals.peekable();
        while position.status(deal) == Status::Playing {
            // A king may have gone before its turn.
            let is_gone = |seats: &u64| position.left().bits() & seats != *seats;
            while removals.next_if(is_gone).is_some() {}
            let planned = removals.peek().map(|&seats| self.board.removal(seats));
            let king = || position.moves(deal).find(|m| matches!(m, Move::King(_)));
            let options = planned.into_iter().chain(king()).chain(position.turn());
            let mut possible = options.filter_map(|m| Some((m, position.apply(deal, m).ok()?)));
            let (action, next) = possible.next()?;
            moves.push(action);
            position = next;
        }
        (position.status(deal) == Status::Won).then_some(moves)
    }

    /// The moves along a way. None if they are not possible.
    fn moves_of(&self, way: &Way) -> Option<Vec<Move>> {
        let (deal, mut position) = (self.board.deal(), self.position);
        let mut moves = Vec::new();
        for &(turns, seats) in way {
            let turn = std::iter::from_fn(|| {
                let turn = position.turn()?;
                position = position.apply(deal, turn).ok()?;
                Some(turn)
            });
            moves.extend(turn.take(turns as usize));
            let removal = self.board.removal(seats);
            position = position.apply(deal, removal).ok()?;
            moves.push(removal);
        }
        Some(moves)
    }
}
