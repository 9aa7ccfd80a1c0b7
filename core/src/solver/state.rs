//! Positions packed into one word, and sets of seats as masks.

use crate::seat::Seats;

/// The seats of each row of the pyramid, from row 1.
pub(super) const ROWS: [u64; 7] = {
    let mut rows = [0; 7];
    let (mut row, mut first) = (0, 0);
    while row < rows.len() {
        rows[row] = ((1 << (row + 1)) - 1) << first;
        first += row + 1;
        row += 1;
    }
    rows
};

/// The pyramid's seats.
pub(super) const PYRAMID: u64 = Seats::PYRAMID.bits();
/// The stock's seats.
pub(super) const STOCK: u64 = Seats::STOCK.bits();
/// The seat at the top of the pyramid, which is always the last of it to go.
pub(super) const APEX: u64 = 1;
const LEFT: u64 = Seats::ALL.bits();
/// The first seat of the stock.
pub(super) const FIRST_STOCK: u32 = PYRAMID.count_ones();
/// How many seats there are.
pub(super) const SEATS: u32 = LEFT.count_ones();
/// In the place of a number of recycles.
pub(super) const UNLIMITED: u64 = 3;

/// A position in one word: bits 0 to 51 the seats left, then 5 bits for how far the stock is drawn
/// and 2 for the recycles left (3: any number). Positions that differ in nothing that play can
/// show are the same state.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct State(u64);

impl State {
    pub(super) const fn new(left: u64, drawn: u32, recycles: u64) -> State {
        State(left | ((drawn - FIRST_STOCK) as u64) << 52 | recycles << 57)
    }

    /// A pyramid with nothing beside it.
    pub(super) const fn of_pyramid(pyramid: u64) -> State {
        State::new(pyramid, SEATS, 0)
    }

    /// The cards of the pyramid on which nothing lies.
    pub(super) fn free_of_pyramid(self) -> u64 {
        let (left, right) = covered(self.pyramid());
        self.pyramid() & !(left | right)
    }

    /// The word: never zero while the solver runs, since an empty table is won.
    pub(super) const fn key(self) -> u64 {
        self.0
    }

    /// The seats whose cards are not removed.
    pub(super) const fn left(self) -> u64 {
        self.0 & LEFT
    }

    /// The same with no card at some seats.
    pub(super) const fn without(self, seats: u64) -> State {
        State(self.0 & !seats)
    }

    pub(super) const fn pyramid(self) -> u64 {
        self.0 & PYRAMID
    }

    /// The seat behind the last one drawn, 28 to 52.
    pub(super) const fn drawn(self) -> u32 {
        FIRST_STOCK + (self.0 >> 52 & 31) as u32
    }

    pub(super) const fn stock(self) -> u64 {
        self.left() & !below(self.drawn() as usize)
    }

    pub(super) const fn waste(self) -> u64 {
        self.left() & STOCK & below(self.drawn() as usize)
    }

    pub(super) const fn recycles(self) -> u64 {
        self.0 >> 57
    }

    /// Whether what is on the waste now can never come back to the stock.
    pub(super) const fn is_last_pass(self) -> bool {
        self.recycles() == 0
    }

    /// The seat of the card drawn last in this pass, if it is still there.
    pub(super) const fn latest(self) -> u64 {
        let drawn = self.drawn();
        if drawn == FIRST_STOCK {
            0
        } else {
            self.left() & 1 << (drawn - 1)
        }
    }
}

/// The mask of the seats below one.
pub(super) const fn below(seat: usize) -> u64 {
    (1 << seat) - 1
}

/// The lowest seat of a mask, as a mask.
pub(super) const fn lowest(mask: u64) -> u64 {
    mask & mask.wrapping_neg()
}

/// The highest seat of a mask, as a mask.
pub(super) const fn highest(mask: u64) -> u64 {
    if mask == 0 { 0 } else { 1 << mask.ilog2() }
}

/// The seats of a mask, lowest first.
pub(super) fn seats(mut mask: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let seat = mask.trailing_zeros() as usize;
        (mask != 0).then(|| {
            mask &= mask - 1;
            seat
        })
    })
}

/// The pyramid's cards on which the left and the right one of their two coverers still lies.
pub(super) const fn covered(pyramid: u64) -> (u64, u64) {
    let (mut left, mut right) = (0, 0);
    let mut row = 0;
    while row + 1 < ROWS.len() {
        left |= pyramid >> (row + 1) & ROWS[row];
        right |= pyramid >> (row + 2) & ROWS[row];
        row += 1;
    }
    (left & pyramid, right & pyramid)
}
