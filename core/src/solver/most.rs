//! The most cards that any line of play removes.

use super::board::{Board, Pairs};
use super::losses::Losses;
use super::meter::{Meter, Stopped};
use super::state::{APEX, PYRAMID, STOCK, State, lowest};
use super::{shapes, theorem};

/// What is known of the most cards: some line removes `cards`, and none more than `at_most`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Most {
    pub(super) cards: u32,
    pub(super) at_most: u32,
}

/// Finds the most cards that a line from `state` removes, or as much of it as the meter allows.
pub(super) fn most_cards(board: &Board, state: State, bytes: usize, meter: &mut Meter) -> Most {
    if board.is_won(state) {
        return Most {
            cards: 0,
            at_most: 0,
        };
    }
    let at_most = at_any_time(board, state);
    if theorem::decides_removals(board) {
        return Most {
            cards: at_most,
            at_most,
        };
    }
    let mut search = Search {
        board,
        start: state.left().count_ones(),
        best: 0,
        at_most,
        done: Losses::new(bytes),
        steps: Vec::new(),
    };
    match search.explore(state, 0, meter) {
        Ok(()) => Most {
            cards: search.best,
            at_most: search.best,
        },
        Err(Stopped) => Most {
            cards: search.best,
            at_most,
        },
    }
}

/// The most cards if each card outside the pyramid could be had at any time: for rules where it can,
/// the answer; for others, not too few.
///
/// Every line removes some part of the pyramid, and leaves one of its shapes. The theorem says which
/// parts can be removed. With *A* and *B* cards of a class in that part, at least *need* pairs are
/// made within it, so *A* + *B* − *need* at most in all; where cards outside can pair with each
/// other, as many as there are cards of the rarer rank.
fn at_any_time(board: &Board, state: State) -> u32 {
    let (pyramid, outside) = (state.pyramid(), state.left() & STOCK);
    let cards = |part: u64| {
        let cards = part | outside;
        let kings = (board.kings() & cards).count_ones();
        let needs = theorem::needs(board, part, outside);
        let pairs = board
            .classes()
            .iter()
            .zip(0..)
            .map(|(&(low, high), class)| {
                let count = |rank: u64, among: u64| (rank & among).count_ones();
                if board.stock_pairs_itself() {
                    count(low, cards).min(count(high, cards))
                } else {
                    let pairs = count(low | high, part);
                    pairs.saturating_sub(theorem::need_of(needs, class))
                }
            });
        kings + 2 * pairs.sum::<u32>()
    };
    let shapes = shapes::all().iter().filter(|&&shape| shape & !pyramid == 0);
    let mut parts: Vec<(u32, u64)> = shapes
        .map(|shape| pyramid & !shape)
        .map(|part| (cards(part), part))
        .collect();
    parts.sort_unstable_by_key(|&(cards, _)| std::cmp::Reverse(cards));
    let possible = |part| theorem::can_remove(board, part, outside, 0);
    let best = parts.into_iter().find(|&(_, part)| possible(part));
    best.map_or(0, |(cards, _)| cards)
}

/// A search through all lines, without those that cannot remove more than the best one.
struct Search<'a> {
    board: &'a Board,
    /// How many cards there were at the beginning.
    start: u32,
    best: u32,
    at_most: u32,
    /// The states of which every line was looked at, without some pairs.
    done: Losses,
    steps: Vec<(State, Pairs)>,
}

impl Search<'_> {
    fn explore(&mut self, state: State, never: Pairs, meter: &mut Meter) -> Result<(), Stopped> {
        let board = self.board;
        let removed = self.start - state.left().count_ones();
        self.best = self.best.max(removed);
        if board.is_won(state)
            || self.best == self.at_most
            || removed + self.more(state) <= self.best
            || self.done.contain(state, never)
        {
            return Ok(());
        }
        meter.tick()?;
        let first = self.steps.len();
        self.expand(state, never);
        for i in first..self.steps.len() {
            let (next, never) = self.steps[i];
            self.explore(next, never, meter)?;
        }
        self.steps.truncate(first);
        self.done.insert(state, never, meter);
        Ok(())
    }

    /// How many more cards can be removed at most.
    fn more(&self, state: State) -> u32 {
        let board = self.board;
        let (inside, outside) = (
            state.pyramid(),
            state.stock() | board.reachable_waste(state),
        );
        let pairs = board.classes().iter().map(|&(low, high)| {
            let count = |rank: u64| (rank & (inside | outside)).count_ones();
            let pairs = count(low).min(count(high));
            if board.stock_pairs_itself() {
                pairs
            } else {
                pairs.min(((low | high) & inside).count_ones())
            }
        });
        let kings = (board.kings() & (inside | outside)).count_ones();
        kings + 2 * pairs.sum::<u32>()
    }

    /// As in the search for a win: what is removed early leaves no less to remove. Only where the
    /// empty pyramid ends the game, its last card may better wait.
    fn expand(&mut self, state: State, mut never: Pairs) {
        let (board, steps) = (self.board, &mut self.steps);
        let last = if board.goal_is_all() { 0 } else { APEX };
        let mut push = |at: State, seats: u64| {
            let pair = board.pair(seats);
            if never & pair == 0 {
                let gone = board.pairs_with(seats);
                steps.push((board.remove(at, seats), never & !gone));
                if seats & last == 0 {
                    never |= pair;
                }
            }
        };
        let mut kings = board.free_kings(state) & !last;
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
        board.removals(state, PYRAMID | STOCK, |seats| push(state, seats));
        board.turns(state, |at, _, exposed| {
            let kings = board.kings() & exposed;
            if kings != 0 {
                push(at, lowest(kings));
                return false;
            }
            board.removals(at, exposed | last, |seats| push(at, seats));
            true
        });
    }
}
