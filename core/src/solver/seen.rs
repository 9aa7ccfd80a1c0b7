//! A set of states that never outgrows its share of memory.

use super::board::State;

/// How many neighbouring places a state may be kept in.
const WINDOW: usize = 8;

/// A set of states. When the memory is used up, it forgets: what it says it contains was put in,
/// but not all that was put in is still there.
pub(super) struct Seen {
    /// Zero where nothing is.
    slots: Vec<u64>,
    count: usize,
    max_slots: usize,
}

impl Seen {
    pub(super) fn new(bytes: usize) -> Seen {
        let slots = (bytes / size_of::<u64>()).max(2 * WINDOW);
        Seen {
            slots: vec![0; 1 << 10],
            count: 0,
            // A power of two, not above what is allowed.
            max_slots: 1 << slots.ilog2(),
        }
    }

    pub(super) fn contains(&self, state: State) -> bool {
        let home = self.home(state.key());
        (home..home + WINDOW).any(|i| self.slots[i & (self.slots.len() - 1)] == state.key())
    }

    /// Puts a state in; false if it was there.
    pub(super) fn insert(&mut self, state: State) -> bool {
        if self.count * 2 >= self.slots.len() && self.slots.len() < self.max_slots {
            self.grow();
        }
        self.put(state.key())
    }

    fn put(&mut self, key: u64) -> bool {
        let home = self.home(key);
        let mask = self.slots.len() - 1;
        for i in home..home + WINDOW {
            let slot = &mut self.slots[i & mask];
            if *slot == key {
                return false;
            }
            if *slot == 0 {
                *slot = key;
                self.count += 1;
                return true;
            }
        }
        // No place is free: one of them is overwritten, another one each time.
        let i = home + (key.count_ones() as usize ^ self.count) % WINDOW;
        self.slots[i & mask] = key;
        true
    }

    fn grow(&mut self) {
        let len = (self.slots.len() * 4).min(self.max_slots);
        let old = std::mem::replace(&mut self.slots, vec![0; len]);
        self.count = 0;
        for key in old.into_iter().filter(|&key| key != 0) {
            self.put(key);
        }
    }

    fn home(&self, key: u64) -> usize {
        spread(key) & (self.slots.len() - 1)
    }
}

/// A number in which each bit depends on all bits of the key (the finaliser of `SplitMix64`).
#[allow(clippy::cast_possible_truncation)] // the lower half is as good
pub(super) const fn spread(key: u64) -> usize {
    let key = (key ^ key >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let key = (key ^ key >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    (key ^ key >> 31) as usize
}
