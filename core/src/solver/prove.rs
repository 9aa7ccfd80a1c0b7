//! Whether a state can be won, by trying what the theorem cannot decide.

use super::board::{Board, PYRAMID, STOCK, State, lowest};
use super::meter::{Meter, Stopped};
use super::seen::Seen;
use super::theorem;

/// A step of a search: some turns of the stock, then a removal.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step {
    pub(super) next: State,
    /// The seats that the removal takes.
    pub(super) seats: u64,
    pub(super) turns: u8,
}

/// Proves states won or lost. What it has found lost it remembers for the next question.
pub(super) struct Prover<'a> {
    board: &'a Board,
    lost: Seen,
    /// Whether any card outside the pyramid can be had at any time, so that only the order of
    /// those left matters.
    any_order: bool,
    steps: Vec<Step>,
    line: Vec<u64>,
}

impl<'a> Prover<'a> {
    pub(super) fn new(board: &'a Board, bytes: usize) -> Prover<'a> {
        Prover {
            board,
            lost: Seen::new(bytes),
            any_order: board.rules().passes().recycles().is_none(),
            steps: Vec::new(),
            line: Vec::new(),
        }
    }

    /// Whether the state can be won.
    pub(super) fn is_winnable(&mut self, state: State, meter: &mut Meter) -> Result<bool, Stopped> {
        if theorem::decides(self.board) {
            meter.tick()?;
            return Ok(theorem::is_winnable(self.board, state));
        }
        self.steps.clear();
        self.line.clear();
        self.search(state, meter)
    }

    /// The removals of the win just found, by their seats, in order.
    pub(super) fn line(&self) -> impl Iterator<Item = u64> {
        self.line.iter().rev().copied()
    }

    fn search(&mut self, state: State, meter: &mut Meter) -> Result<bool, Stopped> {
        if self.board.is_won(state) {
            return Ok(true);
        }
        if self.lost.contains(state) {
            return Ok(false);
        }
        meter.tick()?;
        if !self.may_be_won(state) {
            return Ok(false);
        }
        let first = self.steps.len();
        self.expand(state);
        for i in first..self.steps.len() {
            let step = self.steps[i];
            if self.search(step.next, meter)? {
                self.line.push(step.seats);
                return Ok(true);
            }
        }
        self.steps.truncate(first);
        self.lost.insert(state);
        Ok(false)
    }

    /// False only if the state is lost.
    fn may_be_won(&self, state: State) -> bool {
        let board = self.board;
        let reachable = if state.is_last_pass() {
            board.reachable_waste(state)
        } else {
            state.waste()
        };
        if board.goal_is_all() {
            if reachable != state.waste() {
                return false;
            }
            if !board.stock_pairs_itself()
                && !theorem::each_outsider_has_a_partner(board, state.pyramid(), state.left() & !PYRAMID)
            {
                return false;
            }
        }
        theorem::can_clear(board, state, state.stock() | reachable)
    }

    fn expand(&mut self, state: State) {
        let (board, steps) = (self.board, &mut self.steps);
        let mut push = |at: State, seats: u64, turns: u8| {
            steps.push(Step {
                next: board.remove(at, seats),
                seats,
                turns,
            });
        };
        // To remove a king as soon as it is free is never wrong.
        let mut kings = board.free_kings(state);
        if self.any_order {
            kings |= board.kings() & state.left() & STOCK;
        }
        if kings != 0 {
            push(state, lowest(kings), 0);
            return;
        }
        if self.any_order {
            board.removals_in_any_order(state, |seats| push(state, seats, 0));
            return;
        }
        board.removals(state, u64::MAX, |seats| push(state, seats, 0));
        board.turns(state, |at, turns, exposed| {
            let kings = board.kings() & exposed;
            if kings != 0 {
                push(at, lowest(kings), turns);
                return false;
            }
            board.removals(at, exposed, |seats| push(at, seats, turns));
            true
        });
    }
}
