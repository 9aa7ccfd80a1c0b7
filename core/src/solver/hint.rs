//! The next action to take, and why.

use std::cmp::Reverse;

use serde::Serialize;

use super::Verdict;
use super::board::Board;
use super::meter::Meter;
use super::prove::Prover;
use super::state::{PYRAMID, State};
use crate::position::{Move, Position};

/// An action, and why to take it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Hint {
    /// What to do.
    pub action: Move,
    /// Why.
    pub reason: Reason,
}

/// Why an action is proposed. Every one of them is a fact.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
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

/// An action, and what is known of it.
pub(super) struct Choice {
    pub(super) action: Move,
    pub(super) verdict: Verdict,
    /// The cards of the pyramid that it frees.
    opens: u32,
    /// The cards of the pyramid that it removes.
    removes: u32,
    wins: bool,
}

/// The actions worth taking and why, the best one first. None that is known to lose the game, unless
/// it is lost.
pub(super) fn hints(
    board: &Board,
    position: Position,
    prover: &mut Prover,
    meter: &mut Meter,
) -> Vec<Hint> {
    let mut actions = weigh(board, position, prover, meter);
    if actions.iter().any(|action| action.verdict != Verdict::Lost) {
        actions.retain(|action| action.verdict != Verdict::Lost);
    }
    let count = |verdict| {
        actions
            .iter()
            .filter(|action| action.verdict == verdict)
            .count()
    };
    let only = count(Verdict::Winnable) == 1 && count(Verdict::Unknown) == 0;
    let reason = |action: &Choice| match action.verdict {
        _ if action.wins => Reason::Wins,
        Verdict::Unknown => Reason::NotKnownYet,
        Verdict::Lost => Reason::Lost,
        Verdict::Winnable if only && is_turn(action.action) => Reason::NeedsStock,
        Verdict::Winnable if only => Reason::OnlyWay,
        Verdict::Winnable if action.opens > 0 => Reason::OpensCards,
        Verdict::Winnable => Reason::KeepsWinnable,
    };
    let hints = actions.iter().map(|action| Hint {
        action: action.action,
        reason: reason(action),
    });
    hints.collect()
}

/// All actions worth taking, the best one first.
///
/// Those that are sure to keep the game winnable come first, then those of which nothing is known,
/// then those after which it is lost; among equals those that free the most cards of the pyramid,
/// then those that remove the most of them. To turn the stock is the last choice among equals. In a
/// lost game it is no choice at all unless it leads to a removal, so that nobody is sent round and
/// round.
pub(super) fn weigh(
    board: &Board,
    position: Position,
    prover: &mut Prover,
    meter: &mut Meter,
) -> Vec<Choice> {
    let state = board.state(position);
    let mut actions: Vec<Choice> = position
        .moves(board.deal())
        .map(|action| consider(board, state, action))
        .collect();
    let lost = prover.is_winnable(state, meter) == Ok(false);
    for action in &mut actions {
        action.verdict = if lost {
            Verdict::Lost
        } else {
            let next = after(board, state, action.action);
            next.map_or(Verdict::Unknown, |next| {
                Verdict::from_proof(prover.is_winnable(next, meter))
            })
        };
    }
    if lost && !leads_to_removal(board, state) {
        actions.retain(|action| !is_turn(action.action));
    }
    actions.sort_by_key(|action| {
        let verdict = match action.verdict {
            Verdict::Winnable => 0,
            Verdict::Unknown => 1,
            Verdict::Lost => 2,
        };
        let gain = (action.opens, action.removes);
        (!action.wins, verdict, is_turn(action.action), Reverse(gain))
    });
    actions
}

fn consider(board: &Board, state: State, action: Move) -> Choice {
    let removed = board.seats_of(action);
    let next = after(board, state, action).unwrap_or(state);
    let opened = next.free_of_pyramid() & !state.free_of_pyramid();
    Choice {
        action,
        verdict: Verdict::Unknown,
        opens: opened.count_ones(),
        removes: (removed & PYRAMID).count_ones(),
        wins: board.is_won(next),
    }
}

fn after(board: &Board, state: State, action: Move) -> Option<State> {
    if is_turn(action) {
        board.turn(state)
    } else {
        Some(board.remove(state, board.seats_of(action)))
    }
}

const fn is_turn(action: Move) -> bool {
    matches!(action, Move::Draw | Move::Recycle)
}

/// Whether some removal can be made after turns of the stock that cannot be made now.
fn leads_to_removal(board: &Board, state: State) -> bool {
    let mut found = false;
    board.turns(state, |at, _, exposed| {
        board.removals(at, exposed, |_| found = true);
        !found
    });
    found
}
