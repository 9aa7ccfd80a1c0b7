//! The waste: which of its cards still count.

use super::Board;
use super::stock::{PILES, Supply};
use crate::solver::state::{STOCK, State};

impl Board {
    /// The state without the kings that are sure to go as soon as they come up, and whose going does
    /// not change what comes up with them. A king of the waste does where it lies between the card
    /// just drawn and another, which could be its partner.
    pub(in crate::solver) fn without_single_kings(&self, state: State) -> State {
        let kings = match self.supply {
            Supply::One | Supply::Open => self.kings & state.left() & STOCK,
            Supply::OneOrUnder => self.kings & state.stock(),
            Supply::Three => 0,
        };
        self.remove(state, kings)
    }

    /// The state without what lies on the waste and can have no part in winning.
    pub(in crate::solver) fn without_the_unreachable(&self, state: State) -> State {
        if !state.is_last_pass() || self.goal_is_all() || state.waste() == 0 {
            return state;
        }
        match state.waste() & !self.reachable_in_this_pass(state) {
            0 => state,
            unreachable => self.remove(state, unreachable),
        }
    }

    /// The seats of each waste pile.
    pub(super) const fn piles(&self) -> &[u64] {
        match self.supply {
            Supply::Three => &PILES,
            Supply::One | Supply::OneOrUnder | Supply::Open => &[STOCK],
        }
    }

    /// The cards of the waste, without those that are known to stay under others for good: in the
    /// last pass a card above another has to go first, so it needs a partner, and partners are not
    /// used twice.
    pub(in crate::solver) fn reachable_waste(&self, state: State) -> u64 {
        if state.is_last_pass() {
            self.reachable_in_this_pass(state)
        } else {
            state.waste()
        }
    }

    /// The cards of the waste that may be removed before the next recycle.
    pub(in crate::solver) fn reachable_in_this_pass(&self, state: State) -> u64 {
        let others = match self.supply {
            Supply::One => state.pyramid(),
            Supply::OneOrUnder | Supply::Three | Supply::Open => state.left(),
        };
        let waste = state.waste();
        self.piles()
            .iter()
            .fold(0, |all, pile| all | self.liftable(waste & pile, others))
    }

    pub(super) fn liftable(&self, mut pile: u64, others: u64) -> u64 {
        let mut lifted = 0;
        while pile != 0 {
            let seat = pile.ilog2() as usize;
            pile &= !(1 << seat);
            if self.kings >> seat & 1 == 0 {
                let partners = self.partners[seat] & others;
                if partners == 0 {
                    break;
                }
                let rivals = self.same_rank[seat] & lifted;
                if rivals != 0 && rivals.count_ones() >= partners.count_ones() {
                    // One of them may go, but not all.
                    return lifted | 1 << seat;
                }
            }
            lifted |= 1 << seat;
        }
        lifted
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deal::Deal;
    use crate::position::{Move, Position};

    /// A king that was left on the waste keeps the card just drawn from the one below the king, also
    /// where the king itself is of no account.
    #[test]
    fn a_king_between_two_cards_keeps_them_apart() {
        let mut cards = crate::card::Card::ALL;
        // The stock begins with 6C KC 7C.
        cards.swap(5, 28);
        cards.swap(12, 29);
        cards.swap(6, 30);
        let deal = Deal::from_deck(&cards, "XAC".parse().unwrap()).unwrap();
        let board = Board::new(&deal);
        let mut position = Position::start(&deal);
        for _ in 0..3 {
            position = position.apply(&deal, Move::Draw).unwrap();
        }
        let state = board.without_single_kings(board.state(position));
        board.removals(state, u64::MAX, |removal| assert_ne!(removal, 0b101 << 28));
        assert_eq!(state.waste(), 0b111 << 28);
    }
}
