//! The states that a search for the shortest way has reached.

use super::Way;
use crate::solver::losses::spread;
use crate::solver::meter::{CANCEL_INTERVAL, Meter};
use crate::solver::state::State;

/// A state that was reached.
pub(super) struct Node {
    pub(super) state: State,
    /// The node before it; the first one is its own.
    parent: u32,
    /// The moves made so far.
    pub(super) cost: u16,
    /// What is to be done with it next.
    pub(super) next: Next,
}

/// What is to be done with a node next.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Next {
    /// To see what a win from it takes at least.
    Examine,
    /// To make its steps, from those on that take so many turns.
    Expand { turns: u8 },
    /// Nothing.
    Done,
}

/// The memory that a node takes at most: its own 16 bytes, a quarter more for those to come and as
/// much again while they are moved, 8 to 16 in the index, some 8 in the list of the open ones.
pub(super) const BYTES: usize = 64;

/// The nodes reached, and where each is among them.
pub(super) struct Nodes {
    pub(super) all: Vec<Node>,
    /// Numbers of nodes plus one, found by hashing; zero where nothing is.
    index: Vec<u32>,
}

impl Nodes {
    pub(super) fn new() -> Nodes {
        Nodes {
            all: Vec::new(),
            index: vec![0; 1 << 10],
        }
    }

    /// The place in the index where a state is, or would be.
    fn slot(&self, state: State) -> usize {
        let mask = self.index.len() - 1;
        #[allow(clippy::cast_possible_truncation)] // the lower half is as good
        let mut slot = spread(state.key()) as usize & mask;
        while let Some(i) = self.index[slot].checked_sub(1) {
            if self.all[i as usize].state == state {
                break;
            }
            slot = (slot + 1) & mask;
        }
        slot
    }

    /// Whether a state was reached at that cost or a lower one.
    pub(super) fn is_reached(&self, state: State, cost: u32) -> bool {
        let i = self.index[self.slot(state)].checked_sub(1);
        i.is_some_and(|i| u32::from(self.all[i as usize].cost) <= cost)
    }

    /// Notes that a state can be reached at a cost; the node's number if that is news.
    pub(super) fn reach(
        &mut self,
        state: State,
        parent: u32,
        cost: u32,
        meter: &Meter,
    ) -> Option<u32> {
        let cost = u16::try_from(cost).ok()?;
        let slot = self.slot(state);
        if let Some(i) = self.index[slot].checked_sub(1) {
            let node = &mut self.all[i as usize];
            if node.cost <= cost {
                return None;
            }
            (node.parent, node.cost, node.next) = (parent, cost, Next::Examine);
            return Some(i);
        }
        let i = u32::try_from(self.all.len()).ok()?;
        if self.all.len() == self.all.capacity() {
            self.all.reserve_exact(self.all.len() / 4 + 1_000);
        }
        self.all.push(Node {
            state,
            parent,
            cost,
            next: Next::Examine,
        });
        self.index[slot] = i + 1;
        if self.all.len() * 2 > self.index.len() {
            self.grow_index(meter);
        }
        Some(i)
    }

    fn grow_index(&mut self, meter: &Meter) {
        let len = self.index.len() * 2;
        self.index = Vec::new(); // the old one goes first
        self.index = vec![0; len];
        for number in 1.. {
            let place = number as usize - 1;
            if place.is_multiple_of(CANCEL_INTERVAL) && meter.is_cancelled() {
                break; // what is missing in it is only looked at once more
            }
            let Some(node) = self.all.get(place) else {
                break;
            };
            let slot = self.slot(node.state);
            self.index[slot] = number;
        }
    }

    pub(super) fn way_to(&self, mut i: u32) -> Way {
        let mut way = Way::new();
        loop {
            let node = &self.all[i as usize];
            let parent = &self.all[node.parent as usize];
            if node.parent == i {
                way.reverse();
                return way;
            }
            way.push((
                u32::from(node.cost - parent.cost) - 1,
                parent.state.left() & !node.state.left(),
            ));
            i = node.parent;
        }
    }
}
