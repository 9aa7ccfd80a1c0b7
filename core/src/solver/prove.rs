//! Whether a state can be won, by trying what the theorem does not decide.
//!
//! The search goes from removal to removal, depth first. It leaves a state when the relaxed game or the
//! theorem, for the cards that the relaxed game reaches, finds it lost. Four facts keep it small; each is an
//! exchange argument: a winning line that does otherwise can be rearranged into one that does so.
//!
//! - **A free king goes at once.** Nothing that a line does needs it.
//! - **A removal that follows turns of the stock takes a card that the last of them brought up.**
//!   Any other was possible before that turn, and still leads to the rest of the line.
//! - **A pair is made when it is first possible, or never.** If a line makes it later, it might as
//!   well make it now: it takes away two cards that lie free, which can only free others. So each
//!   branch knows pairs that it will not make; the theorem, told so, finds more of them lost, and what
//!   is found lost is kept together with the pairs it was lost without. (These are the sleep sets of
//!   Godefroid, *Partial-Order Methods for the Verification of Concurrent Systems*, 1996.)
//! - **In the last pass, what lies under a card without partners is out of the game.**

use super::board::{Board, Pairs};
use super::losses::Losses;
use super::meter::{Meter, Stopped};
use super::state::{STOCK, State, lowest};
use super::{relaxed, theorem};

/// Proves states won or lost. What it has found lost it remembers for the next question.
pub(super) struct Prover<'a> {
    board: &'a Board,
    losses: Losses,
    /// The steps still to be tried of every state on the line being looked at.
    steps: Vec<Step>,
    /// The removals of the win found, the last one first.
    win: Vec<u64>,
}

/// Some turns of the stock, then a removal.
#[derive(Clone, Copy)]
struct Step {
    next: State,
    /// What the removal takes.
    seats: u64,
    /// The pairs that will not be made afterwards.
    never: Pairs,
}

impl<'a> Prover<'a> {
    pub(super) fn new(board: &'a Board, bytes: usize) -> Prover<'a> {
        Prover {
            board,
            losses: Losses::new(bytes),
            steps: Vec::new(),
            win: Vec::new(),
        }
    }

    /// Whether the state can be won.
    pub(super) fn is_winnable(&mut self, state: State, meter: &mut Meter) -> Result<bool, Stopped> {
        if theorem::decides(self.board) {
            meter.tick()?;
            return Ok(theorem::is_winnable(self.board, state));
        }
        self.find_win(state, meter)
    }

    /// Whether the state can be won, with [`Prover::win`] the way to do it.
    pub(super) fn find_win(&mut self, state: State, meter: &mut Meter) -> Result<bool, Stopped> {
        self.steps.clear();
        self.win.clear();
        // A king of the stock goes as soon as it is drawn, so it is as good as gone.
        self.search(self.board.without_single_kings(state), 0, meter)
    }

    /// The removals of the win just found, by their seats, in order. It leaves out kings that do not
    /// lie in the pyramid: they go when they come up.
    pub(super) fn win(&self) -> impl Iterator<Item = u64> {
        self.win.iter().rev().copied()
    }

    /// Whether a state can be won without making the pairs `never`.
    fn search(&mut self, state: State, never: Pairs, meter: &mut Meter) -> Result<bool, Stopped> {
        if self.board.is_won(state) {
            return Ok(true);
        }
        let (state, never) = self.simplify(state, never);
        if self.losses.contain(state, never) {
            return Ok(false);
        }
        meter.tick()?;
        if !may_be_won(self.board, state, never) {
            return Ok(false);
        }
        let first = self.steps.len();
        self.expand(state, never);
        for i in first..self.steps.len() {
            let step = self.steps[i];
            if self.search(step.next, step.never, meter)? {
                self.win.push(step.seats);
                return Ok(true);
            }
        }
        self.steps.truncate(first);
        self.losses.insert(state, never, meter);
        Ok(false)
    }

    /// The state without what has no part in winning, and of the pairs those still possible.
    fn simplify(&self, state: State, never: Pairs) -> (State, Pairs) {
        let simple = self.board.without_the_unreachable(state);
        let gone = state.left() & !simple.left();
        (simple, never & !self.board.pairs_with(gone))
    }

    fn expand(&mut self, state: State, mut never: Pairs) {
        let (board, steps) = (self.board, &mut self.steps);
        let mut push = |at: State, seats: u64| {
            let pair = board.pair(seats);
            if never & pair == 0 {
                steps.push(Step {
                    next: board.remove(at, seats),
                    seats,
                    never: never & !board.pairs_with(seats),
                });
                never |= pair;
            }
        };
        let mut kings = board.free_kings(state);
        if board.any_order() && kings == 0 {
            kings = board.kings() & state.left() & STOCK;
        }
        if kings != 0 {
            push(state, lowest(kings));
            return;
        }
        if board.any_order() {
            board.removals_in_any_order(state, |seats| push(state, seats));
            return;
        }
        board.removals(state, u64::MAX, |seats| push(state, seats));
        board.turns(state, |at, _, exposed| {
            let kings = board.kings() & exposed;
            if kings != 0 {
                push(at, lowest(kings));
                return false;
            }
            board.removals(at, exposed, |seats| push(at, seats));
            true
        });
    }
}

/// False only if a state cannot be won without making the pairs `never`.
fn may_be_won(board: &Board, state: State, never: Pairs) -> bool {
    if board.any_order() {
        return enough_partners(board, state, state.left(), never);
    }
    let reach = relaxed::play(board, state, never);
    reach.is_some_and(|reach| enough_partners(board, state, reach.cards, never))
}

/// How many turns of the stock a win takes at least; none only if the state cannot be won.
pub(super) fn least_turns(board: &Board, state: State) -> Option<u32> {
    let reach = relaxed::play(board, state, 0)?;
    enough_partners(board, state, reach.cards, 0).then_some(reach.turns)
}

/// False only if a state cannot be won by removing some of the cards `reach` alone, without making the
/// pairs `never`.
pub(super) fn enough_partners(board: &Board, state: State, reach: u64, never: Pairs) -> bool {
    let waste = board.reachable_waste(state);
    if board.goal_is_all() && waste != state.waste() {
        return false;
    }
    let outside = (state.stock() | waste) & reach;
    if board.goal_is_all() && !board.stock_pairs_itself() {
        let pyramid = state.pyramid();
        if !theorem::each_outsider_has_a_partner(board, pyramid, outside) {
            return false;
        }
    }
    theorem::can_clear(board, state, outside, never)
}
