//! The 28 places of the pyramid and what covers what.

use serde::{Deserialize, Serialize};

use crate::seat::{Seat, Seats};

/// A place of the pyramid, by its row (1 to 7, 1 at the top) and its place in the row (1 to the
/// row's number, from the left). In JSON: `[7, 3]`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "(u32, u32)", into = "(u32, u32)")]
pub struct Place(Seat);

impl Place {
    /// The number of rows.
    pub const ROWS: u32 = 7;

    /// The place there, if there is one.
    #[must_use]
    pub const fn new(row: u32, place: u32) -> Option<Place> {
        if row >= 1 && row <= Place::ROWS && place >= 1 && place <= row {
            Some(Place(Seat::at(first_of(row) + place as usize - 1)))
        } else {
            None
        }
    }

    /// The place whose card was dealt at `seat`, unless that is a seat of the stock.
    #[must_use]
    pub const fn of(seat: Seat) -> Option<Place> {
        if seat.index() < Seat::PYRAMID {
            Some(Place(seat))
        } else {
            None
        }
    }

    /// The seat that is dealt here.
    #[must_use]
    pub const fn seat(self) -> Seat {
        self.0
    }

    /// Its row, 1 to 7 from the top.
    #[must_use]
    pub const fn row(self) -> u32 {
        let mut row = 1;
        while first_of(row + 1) <= self.0.index() {
            row += 1;
        }
        row
    }

    /// Its place in the row, from 1 on the left.
    #[must_use]
    #[allow(clippy::cast_possible_truncation)] // below 7
    pub const fn place(self) -> u32 {
        let before = self.0.index() - first_of(self.row());
        before as u32 + 1
    }

    /// The two places that cover this one; none for the lowest row.
    #[must_use]
    pub const fn coverers(self) -> Seats {
        COVERERS[self.0.index()]
    }
}

/// The number of the first seat in a row.
const fn first_of(row: u32) -> usize {
    (row * (row - 1) / 2) as usize
}

/// For each place, the places that cover it: below it to the left and to the right.
const COVERERS: [Seats; Seat::PYRAMID] = {
    let mut table = [Seats::NONE; Seat::PYRAMID];
    let mut i = 0;
    while i < table.len() {
        let here = Place(Seat::at(i));
        let (row, place) = (here.row(), here.place());
        if let (Some(left), Some(right)) =
            (Place::new(row + 1, place), Place::new(row + 1, place + 1))
        {
            table[i] = Seats::one(left.0).with(right.0);
        }
        i += 1;
    }
    table
};

/// The seats of `left` on which no other card of `left` lies. Only the pyramid's are looked at.
#[must_use]
pub const fn uncovered(left: Seats) -> Seats {
    let left = left.bits() & Seats::PYRAMID.bits();
    let mut covered = 0;
    let mut row = 1;
    while row < Place::ROWS {
        // A row lies on the one above it twice: place by place, and each one place further left.
        let below = left >> first_of(row + 1);
        let this = (1 << row) - 1;
        covered |= ((below | below >> 1) & this) << first_of(row);
        row += 1;
    }
    Seats::from_bits(left & !covered)
}

impl TryFrom<(u32, u32)> for Place {
    type Error = String;

    fn try_from((row, place): (u32, u32)) -> Result<Place, String> {
        Place::new(row, place).ok_or_else(|| {
            format!("the pyramid has no place {place} in row {row}: row 1 to 7, place 1 to the row's number")
        })
    }
}

impl From<Place> for (u32, u32) {
    fn from(place: Place) -> (u32, u32) {
        (place.row(), place.place())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn uncovered_seats_are_those_whose_coverers_are_gone() {
        let mut left = Seats::ALL;
        let mut number = 1_u64;
        for _ in 0..100_000 {
            let expected: Seats = (left & Seats::PYRAMID)
                .into_iter()
                .filter(|seat| (Place(*seat).coverers() & left).is_empty())
                .collect();
            assert_eq!(uncovered(left), expected);
            number = number
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1);
            left = Seats::from_bits(number >> 12) & Seats::ALL;
        }
    }

    #[test]
    fn places_and_seats_agree() {
        let mut seat = 0;
        for row in 1..=7 {
            for place in 1..=row {
                let here = Place::new(row, place).unwrap();
                assert_eq!(
                    (here.seat().index(), here.row(), here.place()),
                    (seat, row, place)
                );
                assert_eq!(Place::of(here.seat()), Some(here));
                seat += 1;
            }
        }
        assert_eq!(seat, Seat::PYRAMID);
        for (row, place) in [(0, 1), (1, 0), (1, 2), (7, 8), (8, 1), (u32::MAX, u32::MAX)] {
            assert_eq!(Place::new(row, place), None);
        }
    }
}
