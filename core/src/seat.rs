//! The 52 seats of a deal, and sets of them as bit masks.

use std::ops::{BitAnd, BitOr, Not};

/// Where a card was dealt, 0 to 51: the pyramid from the top row down, left to right (0 to 27),
/// then the stock in the order in which it is drawn (28 to 51).
///
/// A card never changes its seat: what moves in a game is only which seats still hold one, and how
/// far the stock has been drawn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(u8);

impl Seat {
    /// How many there are.
    pub const COUNT: usize = 52;
    /// How many of them are in the pyramid.
    pub const PYRAMID: usize = 28;

    /// The seat with this number, if it is below 52.
    #[must_use]
    pub const fn new(index: usize) -> Option<Seat> {
        if index < Seat::COUNT {
            Some(Seat::at(index))
        } else {
            None
        }
    }

    /// The seat with this number, which the caller knows to be below 52.
    #[allow(clippy::cast_possible_truncation)] // below 52
    pub(crate) const fn at(index: usize) -> Seat {
        debug_assert!(index < Seat::COUNT);
        Seat(index as u8)
    }

    /// Its number, 0 to 51.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The number behind it, 1 to 52.
    pub(crate) const fn end(self) -> u8 {
        self.0 + 1
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Seats(u64);

impl Seats {
    /// No seat.
    pub const NONE: Seats = Seats(0);
    /// All 52.
    pub const ALL: Seats = Seats((1 << Seat::COUNT) - 1);
    /// The 28 of the pyramid.
    pub const PYRAMID: Seats = Seats((1 << Seat::PYRAMID) - 1);
    /// The 24 of the stock.
    pub const STOCK: Seats = Seats(Seats::ALL.0 ^ Seats::PYRAMID.0);

    /// The seats numbered below `end`: all for 52 and above.
    #[must_use]
    pub const fn below(end: usize) -> Seats {
        if end < Seat::COUNT {
            Seats((1 << end) - 1)
        } else {
            Seats::ALL
        }
    }

    /// One seat.
    #[must_use]
    pub const fn one(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// This set and `seat`.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat.0)
    }

    /// This set without `seat`.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.0))
    }

    /// Whether `seat` is in it.
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// Whether nothing is in it.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in it, 0 to 52.
    #[must_use]
    #[allow(clippy::cast_possible_truncation)] // at most 52
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The lowest seat in it.
    #[must_use]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 {
            None
        } else {
            Some(Seat::at(self.0.trailing_zeros() as usize))
        }
    }

    /// The highest seat in it.
    #[must_use]
    pub const fn last(self) -> Option<Seat> {
        if self.0 == 0 {
            None
        } else {
            Some(Seat::at(self.0.ilog2() as usize))
        }
    }

    /// The seats of a mask: bit *n* stands for seat *n*, bits from 52 on for nothing.
    #[must_use]
    pub const fn from_bits(bits: u64) -> Seats {
        Seats(bits & Seats::ALL.0)
    }

    /// The mask: bit *n* stands for seat *n*.
    #[must_use]
    pub const fn bits(self) -> u64 {
        self.0
    }
}

impl BitAnd for Seats {
    type Output = Seats;
    fn bitand(self, other: Seats) -> Seats {
        Seats(self.0 & other.0)
    }
}

impl BitOr for Seats {
    type Output = Seats;
    fn bitor(self, other: Seats) -> Seats {
        Seats(self.0 | other.0)
    }
}

impl Not for Seats {
    type Output = Seats;
    fn not(self) -> Seats {
        Seats(self.0 ^ Seats::ALL.0)
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

impl IntoIterator for Seats {
    type Item = Seat;
    type IntoIter = Iter;
    fn into_iter(self) -> Iter {
        Iter(self)
    }
}

/// The seats of a set, lowest first.
#[derive(Clone, Debug)]
pub struct Iter(Seats);

impl Iterator for Iter {
    type Item = Seat;

    fn next(&mut self) -> Option<Seat> {
        let seat = self.0.first()?;
        self.0 = self.0.without(seat);
        Some(seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_keeps_its_seats_in_order() {
        let seats: Seats = [51, 0, 28, 27].into_iter().filter_map(Seat::new).collect();
        assert_eq!(
            seats.into_iter().map(Seat::index).collect::<Vec<_>>(),
            [0, 27, 28, 51]
        );
        assert_eq!((seats & Seats::PYRAMID).len(), 2);
        assert_eq!((seats & Seats::STOCK).first(), Seat::new(28));
        assert_eq!(seats.last(), Seat::new(51));
        assert_eq!((!seats).len(), 48);
        assert_eq!(Seats::below(28), Seats::PYRAMID);
        assert_eq!(Seat::new(52), None);
    }
}
