//! What a win takes at least.

use crate::solver::board::{Board, excess};
use crate::solver::shapes::{Costs, Least};
use crate::solver::state::{State, highest, seats};

/// How many moves a win takes at least, if it takes at least so many turns of the stock; none if the
/// state is seen to be lost.
pub(super) fn least_moves(board: &Board, costs: &Costs, state: State, turns: u32) -> Option<u32> {
    let least = costs.least(state.pyramid());
    if !least.is_possible {
        return None;
    }
    let removals = least_removals(board, costs, state);
    let takeable = if board.goal_is_all() {
        u32::MAX
    } else {
        // A removal more, if it takes two cards from outside in place of a pair, saves two draws at
        // most.
        let kings = (board.kings() & state.pyramid()).count_ones();
        2 * (removals - kings) - (state.pyramid().count_ones() - kings)
    };
    Some(removals + turns.max(least_turns(board, least, state, takeable)?))
}

/// How many removals a win takes at least.
pub(super) fn least_removals(board: &Board, costs: &Costs, state: State) -> u32 {
    if board.goal_is_all() {
        let kings = (board.kings() & state.left()).count_ones();
        kings + (state.left().count_ones() - kings) / 2
    } else {
        u32::from(costs.least(state.pyramid()).removals)
    }
}

/// How many turns of the stock it takes at least to bring up what has to come from outside; none if
/// it cannot be.
fn least_turns(board: &Board, least: Least, state: State, takeable: u32) -> Option<u32> {
    let (stock, waste) = (state.stock(), state.waste());
    let near = board.reachable_in_this_pass(state);
    let mut turns = 0;
    if board.goal_is_all() {
        // Everything has to come up, and what lies too deep in the waste once more.
        turns = board.least_draws(state, stock, false, takeable);
        let deep = waste & !near;
        if deep != 0 {
            if state.is_last_pass() {
                return None;
            }
            let past = stock | waste & (highest(deep) - 1);
            turns = 1 + board.least_draws(state, past, true, takeable);
        }
    }
    // Of each rank, what is not near has to be waited for.
    let mut waits = excess(least.outsiders, board.tally(near));
    while waits != 0 {
        let nibble = waits.trailing_zeros() as usize / 4;
        let missing = (waits >> (4 * nibble) & 15) as usize;
        waits &= !(15 << (4 * nibble));
        let rank = board.outsiders(nibble);
        let wait = if let Some(seat) = seats(rank & stock).nth(missing - 1) {
            let past = stock & ((1 << seat) - 1);
            board.least_draws(state, past, true, takeable)
        } else if state.is_last_pass() {
            return None;
        } else {
            let missing = missing - (rank & stock).count_ones() as usize;
            let seat = seats(rank & waste & !near).nth(missing - 1)?;
            let past = stock | waste & ((1 << seat) - 1);
            1 + board.least_draws(state, past, true, takeable)
        };
        turns = turns.max(wait);
    }
    Some(turns)
}
