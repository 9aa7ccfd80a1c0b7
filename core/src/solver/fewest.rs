//! The shortest way to win, by A* (Hart, Nilsson, Raphael 1968) over removals.
//!
//! A step is some turns of the stock and the removal after them, as in [`super::prove`], and costs
//! its turns and one. What is left costs at least the removals that the shape of the pyramid takes,
//! and the turns that bring up the cards needed from outside. What cannot be won is not followed.

use super::board::{Board, Pairs, excess};
use super::losses::spread;
use super::meter::{CANCEL_INTERVAL, Meter, Stopped};
use super::prove::may_be_won;
use super::shapes::{Costs, Least};
use super::state::{PYRAMID, State, highest, lowest, seats};

/// A way to win: for each removal the turns of the stock before it and the seats it takes.
pub(super) type Way = Vec<(u32, u64)>;

/// What a search for the shortest way has found.
pub(super) enum Found {
    /// There is no way.
    Nothing,
    /// This way: the shortest, if the search was exact.
    Way(Way),
    /// The search was stopped; every way takes at least so many moves.
    Stopped {
        /// How many.
        at_least: u32,
    },
}

/// A state that was reached.
struct Node {
    state: State,
    /// The node before it; the first one is its own.
    parent: u32,
    /// The moves made so far.
    cost: u16,
    /// Not looked at since it was last reached.
    is_open: bool,
}

/// The memory that a node takes at most: its own 16 bytes, a quarter more for those to come and as
/// much again while they are moved, 8 to 16 in the index, some 8 in the list of the open ones.
const BYTES: usize = 64;

/// The nodes reached, and where each is among them.
struct Nodes {
    all: Vec<Node>,
    /// Numbers of nodes plus one, found by hashing; zero where nothing is.
    index: Vec<u32>,
}

impl Nodes {
    fn new() -> Nodes {
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
    fn is_reached(&self, state: State, cost: u32) -> bool {
        let i = self.index[self.slot(state)].checked_sub(1);
        i.is_some_and(|i| u32::from(self.all[i as usize].cost) <= cost)
    }

    /// Notes that a state can be reached at a cost; the node's number if that is news.
    fn reach(&mut self, state: State, parent: u32, cost: u32, meter: &Meter) -> Option<u32> {
        let cost = u16::try_from(cost).ok()?;
        let slot = self.slot(state);
        if let Some(i) = self.index[slot].checked_sub(1) {
            let node = &mut self.all[i as usize];
            if node.cost <= cost {
                return None;
            }
            (node.parent, node.cost, node.is_open) = (parent, cost, true);
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
            is_open: true,
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
                break; // nothing is asked of it any more
            }
            let Some(node) = self.all.get(place) else {
                break;
            };
            let slot = self.slot(node.state);
            self.index[slot] = number;
        }
    }

    fn way_to(&self, mut i: u32) -> Way {
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

/// The weight with which the way found is the shortest.
pub(super) const EXACT: u32 = 1;
/// The weight with which some way is found soon.
pub(super) const HASTY: u32 = 3;

/// Finds a way to win: what is still to come is taken to cost `weight` times its least.
pub(super) fn find(
    board: &Board,
    state: State,
    max_bytes: usize,
    weight: u32,
    meter: &mut Meter,
) -> Found {
    let mut search = Search {
        board,
        costs: Costs::of(board, state),
        weight,
        max_nodes: max_bytes / BYTES,
        nodes: Nodes::new(),
        open: Vec::new(),
        least: 0,
    };
    search.find(state, meter)
}

/// The search from one state.
struct Search<'a> {
    board: &'a Board,
    costs: Costs,
    weight: u32,
    max_nodes: usize,
    nodes: Nodes,
    /// The nodes to be looked at, by the least that a way through them costs.
    open: Vec<Vec<u32>>,
    /// The least of them.
    least: usize,
}

impl Search<'_> {
    fn find(&mut self, from: State, meter: &mut Meter) -> Found {
        self.reach(from, 0, 0, 0, meter);
        while self.least < self.open.len() {
            let Some(i) = self.open[self.least].pop() else {
                self.least += 1;
                continue;
            };
            let node = &mut self.nodes.all[i as usize];
            if !node.is_open {
                continue;
            }
            node.is_open = false;
            let (state, cost) = (node.state, node.cost.into());
            if self.board.is_won(state) {
                return Found::Way(self.nodes.way_to(i));
            }
            if meter.tick() == Err(Stopped) || self.nodes.all.len() > self.max_nodes {
                return Found::Stopped {
                    at_least: u32::try_from(self.least).unwrap_or(u32::MAX),
                };
            }
            self.expand(state, i, cost, meter);
        }
        Found::Nothing
    }

    fn estimate(&self, state: State, cost: u32) -> Option<u32> {
        Some(cost + self.weight * least_moves(self.board, &self.costs, state)?)
    }

    fn reach(&mut self, state: State, never: Pairs, parent: u32, cost: u32, meter: &Meter) {
        // The cheap questions first.
        if self.nodes.is_reached(state, cost) {
            return;
        }
        let Some(total) = self.estimate(state, cost) else {
            return;
        };
        if !may_be_won(self.board, state, never) {
            return;
        }
        if let Some(i) = self.nodes.reach(state, parent, cost, meter) {
            // What was known before still holds.
            let total = self.least.max(total as usize);
            if self.open.len() <= total {
                self.open.resize_with(total + 1, Vec::new);
            }
            self.open[total].push(i);
        }
    }

    fn expand(&mut self, state: State, i: u32, cost: u32, meter: &Meter) {
        let board = self.board;
        let mut never = 0;
        let mut step = |at: State, seats: u64, turns: u32| {
            let next = board.remove(at, seats);
            let never_then = never & !board.pairs_with(seats);
            never |= board.pair(seats);
            self.reach(next, never_then, i, cost + turns + 1, meter);
        };
        // A king of the stock need not go unless everything must.
        let musts = if board.goal_is_all() {
            u64::MAX
        } else {
            PYRAMID
        };
        let kings = board.free_kings(state) & musts;
        if kings != 0 {
            step(state, lowest(kings), 0);
            return;
        }
        board.removals(state, u64::MAX, |seats| step(state, seats, 0));
        board.turns(state, |at, turns, exposed| {
            let kings = board.kings() & exposed & musts;
            if kings != 0 {
                step(at, lowest(kings), turns.into());
                return false;
            }
            board.removals(at, exposed, |seats| step(at, seats, turns.into()));
            true
        });
    }
}

/// How many moves a win takes at least; none if the state is seen to be lost.
fn least_moves(board: &Board, costs: &Costs, state: State) -> Option<u32> {
    let least = costs.least(state.pyramid());
    if !least.is_possible {
        return None;
    }
    let kings = |cards: u64| (board.kings() & cards).count_ones();
    if board.goal_is_all() {
        let (all, kings) = (state.left().count_ones(), kings(state.left()));
        let removals = kings + (all - kings) / 2;
        return Some(removals + least_turns(board, least, state, u32::MAX)?);
    }
    let removals = u32::from(least.removals);
    // A removal more, if it takes two cards from outside in place of a pair, saves two draws at most.
    let (pyramid, kings) = (state.pyramid().count_ones(), kings(state.pyramid()));
    let takeable = 2 * (removals - kings) - (pyramid - kings);
    Some(removals + least_turns(board, least, state, takeable)?)
}

/// How many turns of the stock it takes at least to bring up what has to come from outside; none if
/// it cannot be.
fn least_turns(board: &Board, least: Least, state: State, takeable: u32) -> Option<u32> {
    let (stock, waste) = (state.stock(), state.waste());
    let near = board.reachable_in_this_pass(state);
    let mut turns = 0;
    if board.goal_is_all() {
        // Everything has to come up, and what lies too deep in the waste once more.
        turns = board.least_draws(state, stock, false, takeable);
        let deep = waste & !near;
        if deep != 0 {
            if state.is_last_pass() {
                return None;
            }
            let past = stock | waste & (highest(deep) - 1);
            turns = 1 + board.least_draws(state, past, true, takeable);
        }
    }
    // Of each rank, what is not near has to be waited for.
    let mut waits = excess(least.outsiders, board.tally(near));
    while waits != 0 {
        let nibble = waits.trailing_zeros() as usize / 4;
        let missing = (waits >> (4 * nibble) & 15) as usize;
        waits &= !(15 << (4 * nibble));
        let rank = board.outsiders(nibble);
        let wait = if let Some(seat) = seats(rank & stock).nth(missing - 1) {
            let past = stock & ((1 << seat) - 1);
            board.least_draws(state, past, true, takeable)
        } else if state.is_last_pass() {
            return None;
        } else {
            let missing = missing - (rank & stock).count_ones() as usize;
            let seat = seats(rank & waste & !near).nth(missing - 1)?;
            let past = stock | waste & ((1 << seat) - 1);
            1 + board.least_draws(state, past, true, takeable)
        };
        turns = turns.max(wait);
    }
    Some(turns)
}
