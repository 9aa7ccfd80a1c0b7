//! What can be removed from a state.

use super::Board;
use super::stock::Supply;
use crate::seat::Seat;
use crate::solver::state::{PYRAMID, ROWS, STOCK, State, below, covered, highest, lowest, seats};

impl Board {
    /// Calls `visit` with the seats of each removal that involves one of the seats `with`.
    pub(in crate::solver) fn removals(&self, state: State, with: u64, mut visit: impl FnMut(u64)) {
        let pyramid = state.pyramid();
        let (left, right) = covered(pyramid);
        let free = pyramid & !(left | right) | self.tops(state);
        for king in seats(free & self.kings & with) {
            visit(1 << king);
        }
        for seat in seats(free & !self.kings) {
            let others = self.partners[seat] & free & !below(seat);
            let others = if with >> seat & 1 == 1 {
                others
            } else {
                others & with
            };
            for other in seats(others) {
                visit(1 << seat | 1 << other);
            }
        }
        if self.rules().pairs_own_coverer {
            for seat in seats(left ^ right) {
                let row = row_of(seat);
                let coverer = 1 << (seat + row) << (right >> seat & 1);
                let pair = 1 << seat | coverer;
                if self.partners[seat] & free & coverer != 0 && pair & with != 0 {
                    visit(pair);
                }
            }
        }
        if self.supply == Supply::OneOrUnder {
            let pair = self.under_pair(state);
            if pair & with != 0 {
                visit(pair);
            }
        }
    }

    /// As [`Board::removals`], where every card outside the pyramid can be brought up: all its pairs
    /// with a free card of the pyramid, and all pairs of neighbours out there.
    pub(in crate::solver) fn removals_in_any_order(
        &self,
        state: State,
        mut visit: impl FnMut(u64),
    ) {
        let pyramid = state.pyramid();
        let outside = state.left() & STOCK;
        let (left, right) = covered(pyramid);
        let free = pyramid & !(left | right);
        self.removals(state, PYRAMID, |pair| {
            if pair & STOCK == 0 {
                visit(pair);
            }
        });
        for seat in seats(free) {
            for other in seats(self.partners[seat] & outside) {
                visit(1 << seat | 1 << other);
            }
        }
        let mut rest = outside;
        while rest != 0 {
            let one = lowest(rest);
            rest &= !one;
            let next = lowest(rest);
            if self.partners[one.trailing_zeros() as usize] & next != 0 {
                visit(one | next);
            }
        }
    }

    /// The card just drawn and the one beneath, if they make 13.
    pub(in crate::solver) fn under_pair(&self, state: State) -> u64 {
        let latest = state.latest();
        if latest == 0 {
            return 0;
        }
        let under = highest(state.waste() & !latest);
        if self.partners[latest.trailing_zeros() as usize] & under == 0 {
            0
        } else {
            latest | under
        }
    }

    /// The free kings.
    pub(in crate::solver) fn free_kings(&self, state: State) -> u64 {
        let pyramid = state.pyramid();
        let kings = self.kings & state.left();
        if kings == 0 {
            return 0;
        }
        let (left, right) = covered(pyramid);
        kings & (pyramid & !(left | right) | self.tops(state))
    }
}

/// The seats of the two cards that cover one of the pyramid, if it is not in the last row.
pub(in crate::solver) const fn coverers(seat: usize) -> u64 {
    0b11 << (seat + row_of(seat))
}

/// The row of a pyramid seat, from 1.
const fn row_of(seat: usize) -> usize {
    const TABLE: [usize; Seat::PYRAMID] = {
        let mut table = [0; Seat::PYRAMID];
        let mut seat = 0;
        while seat < table.len() {
            let mut row = 0;
            while ROWS[row] >> seat & 1 == 0 {
                row += 1;
            }
            table[seat] = row + 1;
            seat += 1;
        }
        table
    };
    TABLE[seat]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn coverers_are_those_of_the_pyramid() {
        for index in 0..Seat::PYRAMID {
            let place = crate::pyramid::Place::of(Seat::at(index)).unwrap();
            assert_eq!(row_of(index), place.row() as usize);
            let (left, right) = covered(PYRAMID);
            let is_covered = (left & right) >> index & 1 == 1;
            assert_eq!(is_covered, !place.coverers().is_empty());
            if is_covered {
                assert_eq!(place.coverers().bits(), coverers(index));
            }
        }
    }
}
