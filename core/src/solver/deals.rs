//! Deals that can be won, and how hard that is.

use super::board::{Board, Pairs};
use super::hint::{self, Choice};
use super::meter::{Meter, Stopped};
use super::prove::Prover;
use super::{Budget, Handle, Search, Verdict};
use crate::code::{DealCode, Seed};
use crate::deal::Deal;
use crate::position::{Position, Status};
use crate::rules::Ruleset;

/// How hard a deal is to win: the number of its *traps*.
///
/// Follow the best hint from the beginning to the win. A trap is a pair that could be made somewhere
/// on the way and would have lost the game there; however often it is offered, it counts once.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Difficulty {
    /// No trap: what can be removed may be removed.
    Easy,
    /// One trap.
    Medium,
    /// Two traps or more.
    Hard,
}

impl Difficulty {
    /// Of 1,005 winnable deals of the app's own rules 39 % have no trap, 29 % one, 32 % more. Of other
    /// rules more are hard, as they are.
    pub(super) const fn of_traps(traps: u32) -> Difficulty {
        match traps {
            0 => Difficulty::Easy,
            1 => Difficulty::Medium,
            _ => Difficulty::Hard,
        }
    }
}

/// The number of traps on the way to a win; none if the position is lost.
pub(super) fn traps(
    board: &Board,
    mut position: Position,
    prover: &mut Prover,
    meter: &mut Meter,
) -> Result<Option<u32>, Stopped> {
    let mut traps: Pairs = 0;
    while position.status(board.deal()) != Status::Won {
        let actions = hint::weigh(board, position, prover, meter);
        if actions
            .iter()
            .any(|action| action.verdict == Verdict::Unknown)
        {
            return Err(Stopped);
        }
        let losing = |action: &&Choice| action.verdict == Verdict::Lost;
        for action in actions.iter().filter(losing) {
            traps |= board.pair(board.seats_of(action.action));
        }
        let best = actions
            .first()
            .filter(|best| best.verdict == Verdict::Winnable);
        let next = best.and_then(|best| position.apply(board.deal(), best.action).ok());
        match next {
            Some(next) => position = next,
            None => return Ok(None),
        }
    }
    Ok(Some(traps.count_ones()))
}

/// The first winnable deal, and of that difficulty if one is wanted, among those that follow from a
/// random number; none if the search was cancelled. A deal whose verdict is not known within the
/// budget is passed over. `tried` hears how many were.
#[must_use]
pub fn winnable_deal(
    rules: Ruleset,
    difficulty: Option<Difficulty>,
    random: u64,
    budget: Budget,
    handle: &Handle,
    mut tried: impl FnMut(u32),
) -> Option<DealCode> {
    seeds(random)
        .map_while(|seed| (!handle.is_cancelled()).then_some(DealCode { rules, seed }))
        .zip(0..)
        .find(|&(code, passed)| {
            tried(passed);
            let deal = Deal::from_code(code);
            let search = Search::new(&deal, Position::start(&deal), budget).held_by(handle);
            // Most deals of hard rules are lost, which is known sooner than the traps.
            search.verdict().value == Verdict::Winnable
                && difficulty.is_none_or(|wanted| search.difficulty().value == Some(wanted))
        })
        .map(|(code, _)| code)
}

/// The seeds that follow from a number: the lowest 35 bits of what the generator `SplitMix64` gives
/// when it is started with it.
///
/// Source: Guy Steele, Doug Lea, Christine Flood, *Fast Splittable Pseudorandom Number Generators*
/// (2014), with the constants of Sebastiano Vigna's public-domain implementation.
pub(super) fn seeds(start: u64) -> impl Iterator<Item = Seed> {
    let mut state = start;
    std::iter::repeat_with(move || {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        Seed::from_random(super::losses::spread(state))
    })
}
