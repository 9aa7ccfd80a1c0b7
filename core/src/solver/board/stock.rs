//! The stock: how its cards come up, and what turning it leads to.

use super::Board;
use crate::solver::state::{FIRST_STOCK, SEATS, State, UNLIMITED, highest, lowest};

/// How the cards of the stock come up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Supply {
    /// One at a time.
    One,
    /// One at a time, and the one just drawn may pair with the one beneath.
    OneOrUnder,
    /// Three at a time.
    Three,
    /// One at a time, the next one lies open.
    Open,
}

/// The seats of the three waste piles.
pub(super) const PILES: [u64; 3] = {
    const FIRST: u64 = 0o1111_1111 << FIRST_STOCK; // every third of 24
    [FIRST, FIRST << 1, FIRST << 2]
};

impl Board {
    /// Whether two cards of the stock can ever pair with each other.
    pub(in crate::solver) fn stock_pairs_itself(&self) -> bool {
        self.supply != Supply::One
    }

    /// Whether two free cards of the stock and the waste can pair with each other.
    pub(in crate::solver) fn tops_pair(&self) -> bool {
        matches!(self.supply, Supply::Three | Supply::Open)
    }

    /// Whether the card just drawn may pair with the one beneath.
    pub(in crate::solver) fn pairs_under(&self) -> bool {
        self.supply == Supply::OneOrUnder
    }

    /// Whether a card of the stock can only go once it is drawn.
    pub(in crate::solver) fn must_draw(&self) -> bool {
        self.supply != Supply::Open
    }

    /// The one state for all that cannot be told apart: the stock begins with its next card, unless
    /// the rules ask whether the waste's top was just drawn.
    pub(super) fn settle(&self, state: State) -> State {
        if self.supply == Supply::OneOrUnder && self.under_pair(state) != 0 {
            return state;
        }
        let stock = state.stock();
        let next = if stock == 0 {
            SEATS
        } else {
            stock.trailing_zeros()
        };
        State::new(state.left(), next, state.recycles())
    }

    /// The free cards of the stock and the waste.
    pub(super) fn tops(&self, state: State) -> u64 {
        let waste = state.waste();
        match self.supply {
            Supply::One | Supply::OneOrUnder => highest(waste),
            Supply::Three => PILES
                .iter()
                .fold(0, |tops, pile| tops | highest(waste & pile)),
            Supply::Open => highest(waste) | lowest(state.stock()),
        }
    }

    /// The cards of the stock and the waste that are free or lie among cards that are `gone`: where
    /// each of these may be there or not, all that can be free.
    pub(in crate::solver) fn tops_through(&self, waste: u64, stock: u64, gone: u64) -> u64 {
        let from_top = |pile: u64| match highest(pile & !gone) {
            0 => pile,
            top => pile & !(top - 1),
        };
        match self.supply {
            Supply::One | Supply::OneOrUnder => from_top(waste),
            Supply::Three => PILES
                .iter()
                .fold(0, |tops, pile| tops | from_top(waste & pile)),
            Supply::Open => {
                let next = lowest(stock & !gone);
                // All of the stock where `next` is none.
                from_top(waste) | stock & (next | next.wrapping_sub(1))
            }
        }
    }

    /// The cards of a stock that the next draw turns up.
    pub(in crate::solver) fn next(&self, stock: u64) -> u64 {
        let count = if self.supply == Supply::Three { 3 } else { 1 };
        let rest = (0..count).fold(stock, |rest, _| rest & rest.wrapping_sub(1));
        stock & !rest
    }

    /// The state after the draw or the recycle, if there is one.
    pub(in crate::solver) fn turn(&self, state: State) -> Option<State> {
        let stock = state.stock();
        if stock != 0 {
            let drawn = self.next(stock).ilog2() + 1;
            return Some(self.settle(State::new(state.left(), drawn, state.recycles())));
        }
        let recycles = match state.recycles() {
            0 => return None,
            UNLIMITED => UNLIMITED,
            left => left - 1,
        };
        (state.waste() != 0).then(|| self.settle(State::new(state.left(), FIRST_STOCK, recycles)))
    }

    /// The cards that a turn has just made free.
    pub(super) fn exposed(&self, state: State) -> u64 {
        match self.supply {
            Supply::One | Supply::OneOrUnder | Supply::Three => self.tops(state),
            Supply::Open => lowest(state.stock()),
        }
    }

    /// Calls `visit` with each state that turning the stock leads to, one after the other, the
    /// number of turns to it and the cards that the last of them made free. It ends when everything
    /// was up once, when no turn is left, or when `visit` says so.
    pub(in crate::solver) fn turns(
        &self,
        state: State,
        mut visit: impl FnMut(State, u8, u64) -> bool,
    ) {
        let (waste, stock) = (state.waste(), state.stock());
        let mut draws_left = (waste | stock).count_ones();
        // The waste's top need not come round to what it is now.
        if self.supply == Supply::One && waste != 0 {
            draws_left -= 1;
        }
        let (mut at, mut turns) = (state, 0);
        while let Some(next) = self.turn(at) {
            if at.stock() != 0 {
                if draws_left == 0 {
                    return;
                }
                draws_left -= 1;
            }
            at = next;
            turns += 1;
            let exposed = self.exposed(at);
            if exposed != 0 && !visit(at, turns, exposed) {
                return;
            }
        }
    }

    /// How many draws it takes at least to get past some cards that are next in the stock, and, with
    /// `to_next`, to the card behind them. At most `takeable` of them may be taken from an open stock
    /// without being drawn; each further two would cost a removal more.
    pub(in crate::solver) fn least_draws(
        &self,
        state: State,
        past: u64,
        to_next: bool,
        takeable: u32,
    ) -> u32 {
        let cards = past.count_ones() + u32::from(to_next);
        match self.supply {
            Supply::One | Supply::OneOrUnder => cards,
            Supply::Three => cards.div_ceil(3),
            Supply::Open => {
                let single = self.without_partner(past, state);
                let others = past.count_ones() - single;
                single + others.saturating_sub(takeable).div_ceil(2)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::code::{DealCode, Seed};
    use crate::deal::Deal;
    use crate::position::Position;
    use crate::rules::Ruleset;
    use crate::solver::state::STOCK;

    /// Turning in steps is turning one by one, and shows every card that a turn frees.
    #[test]
    fn turns_are_single_turns() {
        for rules in Ruleset::all() {
            let seed = Seed::from_random(18);
            let board = Board::new(&Deal::from_code(DealCode { rules, seed }));
            let start = board.state(Position::start(board.deal()));
            let mut shown = board.tops(start);
            board.turns(start, |at, turns, exposed| {
                let one_by_one = (0..turns).try_fold(start, |at, _| board.turn(at));
                assert_eq!(one_by_one, Some(at));
                shown |= exposed;
                true
            });
            assert_eq!(shown, STOCK);
        }
    }
}
