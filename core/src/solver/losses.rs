//! What a search has found lost, in a table that never outgrows its share of memory.

use super::board::Pairs;
use super::meter::{CANCEL_INTERVAL, Meter};
use super::state::State;

/// How many neighbouring places a state may be kept in.
const WINDOW: usize = 4;
/// The table's first size, so that an easy question costs no large allocation.
const FIRST: usize = 1 << 8;
/// How much a place takes: the state and the pairs.
const BYTES: usize = size_of::<u64>() + size_of::<Pairs>();

/// States that cannot be won without some pairs. When its memory is used up it forgets: nothing
/// wrong is ever said, only less.
pub(super) struct Losses {
    /// The states; zero where nothing is.
    keys: Vec<u64>,
    /// For each of them, the pairs that might still have won it.
    without: Vec<Pairs>,
    count: usize,
    max_len: usize,
}

impl Losses {
    pub(super) fn new(bytes: usize) -> Losses {
        let len = (bytes / BYTES).max(FIRST);
        Losses {
            keys: Vec::new(),
            without: Vec::new(),
            count: 0,
            max_len: 1 << len.ilog2(), // a power of two, not above what is allowed
        }
    }

    /// Whether a state is known to be lost for whoever never makes the pairs `without`.
    pub(super) fn contain(&self, state: State, without: Pairs) -> bool {
        if self.keys.is_empty() {
            return false;
        }
        let key = state.key();
        let home = self.home(key);
        (home..home + WINDOW).any(|place| {
            let i = place & (self.keys.len() - 1);
            self.keys[i] == key && self.without[i] & !without == 0
        })
    }

    /// Keeps that a state is lost for whoever never makes the pairs `without`.
    pub(super) fn insert(&mut self, state: State, without: Pairs, meter: &Meter) {
        if self.count * 2 >= self.keys.len() && self.keys.len() < self.max_len {
            self.grow(meter);
        }
        self.put(state.key(), without);
    }

    fn put(&mut self, key: u64, without: Pairs) {
        let home = self.home(key);
        let mask = self.keys.len() - 1;
        let places = || (home..home + WINDOW).map(|place| place & mask);
        let place = places()
            .find(|&i| self.keys[i] == key)
            .or_else(|| places().find(|&i| self.keys[i] == 0));
        let i = place.unwrap_or_else(|| {
            // All are taken: one of them is overwritten, another one each time.
            self.count += 1;
            (home + self.count % WINDOW) & mask
        });
        self.count += usize::from(self.keys[i] == 0);
        self.keys[i] = key;
        self.without[i] = without;
    }

    fn grow(&mut self, meter: &Meter) {
        let len = (self.keys.len() * 8).clamp(FIRST, self.max_len);
        let keys = std::mem::replace(&mut self.keys, vec![0; len]);
        let without = std::mem::replace(&mut self.without, vec![0; len]);
        self.count = 0;
        for (place, (key, without)) in keys.into_iter().zip(without).enumerate() {
            if place.is_multiple_of(CANCEL_INTERVAL) && meter.is_cancelled() {
                return; // forgetting does no harm
            }
            if key != 0 {
                self.put(key, without);
            }
        }
    }

    fn home(&self, key: u64) -> usize {
        #[allow(clippy::cast_possible_truncation)] // the lower half is as good
        let place = spread(key) as usize;
        place & (self.keys.len() - 1)
    }
}

/// A number in which each bit depends on all bits of the key: the finaliser of `SplitMix64`
/// (Sebastiano Vigna, public domain).
pub(super) const fn spread(key: u64) -> u64 {
    let key = (key ^ key >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let key = (key ^ key >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    key ^ key >> 31
}
