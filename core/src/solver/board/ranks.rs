//! Ranks: which pairs make 13, and how many cards of each rank there are.

use super::Board;
use crate::solver::state::{STOCK, State, highest, lowest, seats};

/// A set of the 96 pairs of a deal that make 13: bit 16 *c* + 4 *i* + *j* stands for the *i*-th card
/// of the lower rank of class *c*, by seat, with the *j*-th of the higher one.
pub(in crate::solver) type Pairs = u128;

/// How many cards of each of the twelve ranks that make pairs, a nibble each: the six lower ranks of
/// the classes, then the six higher ones in the same order.
pub(in crate::solver) type Tally = u64;

/// For each rank, how many more cards there are in one tally than in another.
pub(in crate::solver) const fn excess(tally: Tally, over: Tally) -> Tally {
    const EIGHTS: Tally = 0x8888_8888_8888;
    // A nibble keeps its eight where nothing had to be borrowed.
    let rest = (tally | EIGHTS) - over;
    let more = (rest & EIGHTS) >> 3;
    rest & (more * 7)
}

impl Board {
    /// How many cards of each rank are at some seats.
    pub(in crate::solver) fn tally(&self, mask: u64) -> Tally {
        seats(mask).fold(0, |tally, seat| tally + self.unit[seat])
    }

    /// The cards outside the pyramid whose rank has this nibble in a [`Tally`].
    pub(in crate::solver) fn outsiders(&self, nibble: usize) -> u64 {
        let (low, high) = self.classes[nibble % 6];
        (if nibble < 6 { low } else { high }) & STOCK
    }

    /// Of some cards, how many are sure to stay for want of a partner.
    pub(super) fn without_partner(&self, cards: u64, state: State) -> u32 {
        let single = |rank: u64, partners: u64| {
            let partners = (partners & state.left()).count_ones();
            (rank & cards).count_ones().saturating_sub(partners)
        };
        let classes = self.classes.iter();
        classes
            .map(|&(low, high)| single(low, high) + single(high, low))
            .sum()
    }

    /// The pair that a removal takes, as a set of one; none for a king.
    pub(in crate::solver) fn pair(&self, removal: u64) -> Pairs {
        let (one, other) = (lowest(removal), highest(removal));
        if one == other {
            return 0;
        }
        self.pairs_with(one) & self.pairs_with(other)
    }

    /// The pairs that the card of a seat could make.
    pub(in crate::solver) const fn pairs_of(&self, seat: usize) -> Pairs {
        self.pairs[seat]
    }

    /// The pairs that some of the cards at these seats could make.
    pub(in crate::solver) fn pairs_with(&self, mask: u64) -> Pairs {
        seats(mask).fold(0, |pairs, seat| pairs | self.pairs[seat])
    }
}
