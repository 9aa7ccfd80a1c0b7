//! Which pyramids can be cleared when every card outside them can be had at any time.
//!
//! # The theorem
//!
//! Let the stock be gone through one card at a time, any number of times, and let the pyramid be
//! the goal. Take one class of ranks that make 13 with each other (six and seven, say), with *A*
//! and *B* cards of the two ranks in the pyramid and *a* and *b* of them in the stock and the
//! waste. **The position can be won exactly when in each class *need* = max(0, *A* − *b*, *B* − *a*)
//! disjoint pairs of pyramid cards can be chosen such that the order "what covers a card goes
//! before it", with the two cards of each chosen pair made one, has no cycle.**
//!
//! *Why it must be so.* A win removes every pyramid card of the class. Say *p* of the pairs it
//! makes are of two pyramid cards. The other *A* − *p* cards of the lower rank each took a card from
//! outside, of which there are *b*; so *p* ≥ *A* − *b*, and in the same way *p* ≥ *B* − *a*. The
//! order in which the win removed things respects the covering and removes both cards of a pair at
//! once, so the covering order with these pairs merged has no cycle. Leaving out pairs leaves it
//! without one, so any *need* of the *p* pairs will do.
//!
//! *Why that is enough.* Merge the chosen pairs, and remove cards and pairs in an order without
//! cycles. Whatever comes next is free then: a king goes alone, a chosen pair goes together, and
//! any other card takes a partner from outside. There is one left, since *A* − *need* ≤ *b* and
//! *B* − *need* ≤ *a*, and it can be brought up: draw until it lies on the waste, going round if
//! need be. Nothing that the stock's order or its cursor says has entered.
//!
//! Variations that change nothing in the argument: an open stock brings up cards just as well; where
//! cards outside the pyramid may pair with each other, such a pair only takes partners away; and
//! where a card may pair with its own only coverer, the direct edge inside a merged pair is no
//! longer an obstacle, while that card's other coverer still has to go first.
//!
//! When **all cards** have to go, and no two cards from outside the pyramid can pair, each of those
//! needs a pyramid card too: then *p* must be *A* − *b* exactly (which equals *B* − *a*, as every
//! removal takes one card of each rank), and the position is lost when that is negative.
//!
//! With fewer passes, or with three piles, the cards outside cannot be had at any time. The test
//! still tells what is **lost**, and it does so too if the cards that are provably out of reach are
//! not counted among *a* and *b*.
//!
//! # Where it comes from
//!
//! The statement was found and checked against exhaustive search in earlier, unpublished work; the
//! argument above and the search below were written for this program. That a pairing is
//! possible when no cycle runs through merged nodes is the usual condition for a topological order.

use super::board::{Board, Pairs, Tally, excess};
use super::state::{PYRAMID, State, seats};
use crate::pyramid::Place;
use crate::seat::{Seat, Seats};

const PLACES: usize = Seat::PYRAMID;

/// For each place, every place that has to be empty before it is free: what covers it, what covers
/// that, and so on.
const BELOW: [u32; PLACES] = {
    let mut table = [0; PLACES];
    let mut seat = PLACES;
    while seat > 0 {
        seat -= 1;
        let coverers = coverers(seat);
        let mut all = coverers;
        let mut other = seat;
        while other < PLACES {
            if coverers >> other & 1 == 1 {
                all |= table[other];
            }
            other += 1;
        }
        table[seat] = all;
    }
    table
};

const fn coverers(seat: usize) -> u32 {
    match Place::of(Seat::at(seat)) {
        Some(place) => narrow(place.coverers().bits()),
        None => 0,
    }
}

/// A mask of pyramid seats in 32 bits.
#[allow(clippy::cast_possible_truncation)] // 28 bits are left
const fn narrow(mask: u64) -> u32 {
    (mask & Seats::PYRAMID.bits()) as u32
}

/// Whether the pyramid of a state can be cleared if each card of `outside` can be had at any time
/// and no other card from outside the pyramid at all, without making the pairs `never`.
pub(super) fn can_clear(board: &Board, state: State, outside: u64, never: Pairs) -> bool {
    can_remove(board, state.pyramid(), outside, never)
}

/// Whether the cards of a part of the pyramid, on which no others lie, can all be removed so.
pub(super) fn can_remove(board: &Board, part: u64, outside: u64, never: Pairs) -> bool {
    let needs = needs(board, part, outside);
    if needs == 0 && never == 0 {
        return true;
    }
    let mut classes = [Class::default(); 6];
    let mut count = 0;
    for (number, &(low, high)) in board.classes().iter().enumerate() {
        #[allow(clippy::cast_possible_truncation)] // the 16 bits of this class
        let never = (never >> (16 * number)) as u16;
        let need = match never {
            0 => need_of(needs, number),
            _ => need_without(low, high, part, outside, never),
        };
        if need > 0 {
            let (low, high) = (narrow(low & part), narrow(high & part));
            if need > low.count_ones().min(high.count_ones()) {
                return false;
            }
            classes[count] = Class { low, high, need };
            count += 1;
        }
    }
    count == 0
        || Order::of(narrow(part), board.rules().pairs_own_coverer).choose(
            &mut classes[..count],
            board,
            never,
        )
}

/// For each rank, how many more cards there are in `part` than partners for them outside.
pub(super) fn needs(board: &Board, part: u64, outside: u64) -> Tally {
    let outside = board.tally(outside);
    let partners = outside >> 24 | (outside & 0xff_ffff) << 24;
    excess(board.tally(part), partners)
}

/// How many pairs within the part a class of ranks cannot do without.
#[allow(clippy::cast_possible_truncation)] // a nibble
pub(super) const fn need_of(needs: Tally, class: usize) -> u32 {
    let (low, high) = (needs >> (4 * class) & 15, needs >> (4 * class + 24) & 15);
    (if low > high { low } else { high }) as u32
}

/// The same where some pairs of the class are not to be made: of the four cards of each rank, how
/// many more there are in any choice of those in `part` than they have partners outside (Hall's
/// theorem).
fn need_without(low: u64, high: u64, part: u64, outside: u64, never: u16) -> u32 {
    // For each card of the one rank, the cards of the other that it may take, as four bits.
    let by_low = [0, 4, 8, 12].map(|shift| !never >> shift & 15);
    let by_high = [0, 1, 2, 3].map(|j| (0..4).fold(0, |bits, i| bits | (by_low[i] >> j & 1) << i));
    let missing = |inside: u16, partners: u16, allowed: [u16; 4]| {
        let mut reach = [0_u16; 16];
        let mut missing = 0;
        for choice in 1..16_u16 {
            let one = choice.trailing_zeros() as usize;
            reach[choice as usize] = reach[(choice & (choice - 1)) as usize] | allowed[one];
            if choice & !inside == 0 {
                let partners = (reach[choice as usize] & partners).count_ones();
                missing = missing.max(choice.count_ones().saturating_sub(partners));
            }
        }
        missing
    };
    let missing_low = missing(four(low, part), four(high, outside), by_low);
    missing_low.max(missing(four(high, part), four(low, outside), by_high))
}

/// Which of the four cards of a rank are among some seats, as four bits.
#[allow(clippy::cast_possible_truncation)] // one bit
fn four(rank: u64, among: u64) -> u16 {
    seats(rank).zip(0..).fold(0, |bits, (seat, i)| {
        bits | ((among >> seat & 1) as u16) << i
    })
}

/// Whether the theorem decides a position of these rules, either way.
pub(super) fn decides(board: &Board) -> bool {
    board.any_order() && !(board.goal_is_all() && board.stock_pairs_itself())
}

/// Whether it decides which cards can be removed at all.
pub(super) fn decides_removals(board: &Board) -> bool {
    board.any_order() && !board.stock_pairs_itself()
}

/// The theorem's answer for a state of rules for which it [`decides`].
pub(super) fn is_winnable(board: &Board, state: State) -> bool {
    let outside = state.left() & !PYRAMID;
    if board.goal_is_all() && !each_outsider_has_a_partner(board, state.pyramid(), outside) {
        return false;
    }
    can_clear(board, state, outside, 0)
}

/// Whether no class of ranks has more cards outside the pyramid than partners for them in it.
pub(super) fn each_outsider_has_a_partner(board: &Board, pyramid: u64, outside: u64) -> bool {
    board.classes().iter().all(|&(low, high)| {
        (low & outside).count_ones() <= (high & pyramid).count_ones()
            && (high & outside).count_ones() <= (low & pyramid).count_ones()
    })
}

/// A class of ranks that cannot do without some pairs within the pyramid.
#[derive(Clone, Copy, Default)]
struct Class {
    low: u32,
    high: u32,
    need: u32,
}

/// The order in which cards must go, with the pairs chosen so far merged.
#[derive(Clone, Copy)]
struct Order {
    /// For each place, all that must go before it. Closed: what must go before those is in it too.
    before: [u32; PLACES],
    own_coverer: bool,
}

impl Order {
    fn of(part: u32, own_coverer: bool) -> Order {
        Order {
            before: BELOW.map(|below| below & part),
            own_coverer,
        }
    }

    /// The order in which two places, `upper` not below `lower`, go at once; none if one of them
    /// must go before the other.
    fn merge(&self, upper: usize, lower: usize) -> Option<Order> {
        let both = 1 << upper | 1 << lower;
        let mut above = self.before[upper];
        let coverers = coverers(upper);
        if self.own_coverer && coverers >> lower & 1 == 1 {
            // All that must go before `upper` must do so because of one of its coverers.
            let other = coverers & !(1 << lower) & above;
            above = match other.trailing_zeros() {
                32 => 0,
                seat => other | self.before[seat as usize],
            };
        }
        let before = above | self.before[lower];
        if before & both != 0 {
            return None;
        }
        let mut order = *self;
        for place in &mut order.before {
            if *place & both != 0 {
                *place |= before | both;
            }
        }
        order.before[upper] = before;
        order.before[lower] = before;
        Some(order)
    }

    /// Whether the pairs that the classes need can be chosen without a cycle.
    fn choose(&self, classes: &mut [Class], board: &Board, never: Pairs) -> bool {
        let Some((class, rest)) = classes.split_first_mut() else {
            return true;
        };
        if class.need == 0 {
            return self.choose(rest, board, never);
        }
        let Class { low, high, need } = *class;
        let one = low.trailing_zeros() as usize;
        let others = low & (low - 1);
        for other in seats(u64::from(high)) {
            if never != 0 && never & board.pair(1 << one | 1 << other) != 0 {
                continue;
            }
            if let Some(order) = self.merge(one.min(other), one.max(other)) {
                classes[0] = Class {
                    low: others,
                    high: high & !(1 << other),
                    need: need - 1,
                };
                if order.choose(classes, board, never) {
                    return true;
                }
            }
        }
        if others.count_ones() >= need {
            classes[0] = Class {
                low: others,
                high,
                need,
            };
            if self.choose(classes, board, never) {
                return true;
            }
        }
        classes[0] = Class { low, high, need };
        false
    }
}
