//! The 1430 shapes that a pyramid can have, and what each costs at least to clear.

use std::sync::LazyLock;

use super::board::{Board, Tally};
use super::losses::spread;
use super::state::{PYRAMID, STOCK, State, lowest, seats};

/// How many sets of cards can be left of a pyramid: those in which every card that is covered by one
/// in the set is in it too. It is the Catalan number *C*₈.
const COUNT: usize = 1430;
/// Places of the index, some three for each shape.
const SLOTS: usize = 4096;

/// All shapes, and where each is among them.
struct Shapes {
    /// Fewer cards first.
    masks: Vec<u64>,
    /// Shape and number, found by hashing; the empty shape is not in it.
    slots: Vec<(u32, u16)>,
}

static SHAPES: LazyLock<Shapes> = LazyLock::new(|| {
    let mut masks = vec![PYRAMID];
    let mut next = 0;
    while next < masks.len() {
        let shape = State::of_pyramid(masks[next]);
        for seat in seats(shape.free_of_pyramid()) {
            let smaller = masks[next] & !(1 << seat);
            if !masks.contains(&smaller) {
                masks.push(smaller);
            }
        }
        next += 1;
    }
    masks.sort_by_key(|mask| mask.count_ones());
    let mut slots = vec![(0, 0); SLOTS];
    for (&mask, number) in masks.iter().zip(0..).skip(1) {
        let mut slot = home(mask);
        while slots[slot].0 != 0 {
            slot = (slot + 1) % SLOTS;
        }
        slots[slot] = (narrow(mask), number);
    }
    Shapes { masks, slots }
});

#[allow(clippy::cast_possible_truncation)] // below SLOTS
fn home(mask: u64) -> usize {
    (spread(mask) % SLOTS as u64) as usize
}

#[allow(clippy::cast_possible_truncation)] // 28 bits
const fn narrow(mask: u64) -> u32 {
    mask as u32
}

/// The number of a shape.
fn number(mask: u64) -> usize {
    if mask == 0 {
        return 0;
    }
    let mut slot = home(mask);
    while SHAPES.slots[slot].0 != narrow(mask) {
        slot = (slot + 1) % SLOTS;
    }
    usize::from(SHAPES.slots[slot].1)
}

/// All shapes, those with fewer cards first.
pub(super) fn all() -> &'static [u64] {
    &SHAPES.masks
}

/// How many numbers are worked out of each shape: one for each nibble of a [`Tally`], and this one.
const REMOVALS: usize = 12;
const LANES: usize = 16;
/// What cannot be done.
const NEVER: u8 = 64;

/// What clearing a pyramid of some shape takes at least, if any card from outside that was there at
/// the beginning can be had as often as wanted. Each number is the least for itself: they may belong
/// to different ways.
#[derive(Clone, Copy)]
pub(super) struct Least {
    /// How many cards of each rank have to come from outside, 0 to 4.
    pub(super) outsiders: Tally,
    /// How many removals.
    pub(super) removals: u8,
    pub(super) is_possible: bool,
}

/// What each shape takes at least.
pub(super) struct Costs(Vec<Least>);

impl Costs {
    /// For the parts of the pyramid that is left in a state.
    pub(super) fn of(board: &Board, state: State) -> Costs {
        let outside = state.left() & STOCK;
        let mut costs = vec![[NEVER; LANES]; COUNT];
        costs[0] = [0; LANES];
        for (i, &shape) in all().iter().enumerate().skip(1) {
            if shape & !state.pyramid() != 0 {
                continue;
            }
            let mut best = [NEVER; LANES];
            let mut improve = |rest: u64, rank: Option<usize>| {
                let mut lanes = costs[number(rest)];
                lanes[REMOVALS] += 1;
                if let Some(rank) = rank {
                    lanes[rank] += 1;
                }
                for (best, lane) in best.iter_mut().zip(lanes) {
                    *best = lane.min(*best).min(NEVER);
                }
            };
            let part = State::of_pyramid(shape);
            board.removals(part, PYRAMID, |removal| improve(shape & !removal, None));
            for seat in seats(part.free_of_pyramid() & !board.kings()) {
                let partners = board.partners(seat) & outside;
                if partners != 0 {
                    let one = board.tally(lowest(partners));
                    let rank = one.trailing_zeros() as usize / 4;
                    improve(shape & !(1 << seat), Some(rank));
                }
            }
            costs[i] = best;
        }
        let least = |lanes: [u8; LANES]| Least {
            outsiders: (0..REMOVALS).fold(0, |tally, i| {
                tally | Tally::from(lanes[i].min(15)) << (4 * i)
            }),
            removals: lanes[REMOVALS],
            is_possible: lanes[REMOVALS] < NEVER,
        };
        Costs(costs.into_iter().map(least).collect())
    }

    pub(super) fn least(&self, pyramid: u64) -> Least {
        self.0[number(pyramid)]
    }
}
