//! The shortest way to win, by A* (Hart, Nilsson, Raphael 1968) over removals.
//!
//! A step is some turns of the stock and the removal after them, as in [`super::prove`], and costs
//! its turns and one. What is left costs at least the removals that the shape of the pyramid takes,
//! and the turns that bring up the cards needed from outside. What cannot be won is not followed.
//!
//! Most of the states reached are too dear to be looked at, ever. So nothing is done for one before
//! it is needed: what it costs at least is first told by the cards that are wanted, and by the relaxed
//! game only when its turn has come; and of its steps those that take more turns than a win as short
//! as hoped for are not made before that hope is given up (Yoshizumi, Miura, Ishida, *A\* with Partial
//! Expansion for Large Branching Factor Problems*, 2000).

mod bound;
mod nodes;

use super::board::{Board, Pairs};
use super::meter::{Meter, Stopped};
use super::prove;
use super::shapes::Costs;
use super::state::{PYRAMID, State, lowest};
use bound::{least_moves, least_removals};
use nodes::{BYTES, Next, Nodes};

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
    least: u32,
}

impl Search<'_> {
    fn find(&mut self, from: State, meter: &mut Meter) -> Found {
        self.reach(from, 0, 0, 0, meter);
        while let Some(bucket) = self.open.get_mut(self.least as usize) {
            let Some(i) = bucket.pop() else {
                self.least += 1;
                continue;
            };
            let node = &mut self.nodes.all[i as usize];
            let (state, next) = (node.state, node.next);
            node.next = Next::Done;
            if next == Next::Done {
                continue;
            }
            if self.board.is_won(state) {
                return Found::Way(self.nodes.way_to(i));
            }
            if meter.tick() == Err(Stopped) || self.nodes.all.len() > self.max_nodes {
                let at_least = self.least;
                return Found::Stopped { at_least };
            }
            match next {
                Next::Examine => self.examine(state, i, meter),
                Next::Expand { turns } => self.expand(state, i, turns, meter),
                Next::Done => {}
            }
        }
        Found::Nothing
    }

    /// Puts a node among the open ones.
    fn put(&mut self, i: u32, total: u32) {
        // What was known before still holds.
        let total = self.least.max(total) as usize;
        if self.open.len() <= total {
            self.open.resize_with(total + 1, Vec::new);
        }
        self.open[total].push(i);
    }

    fn reach(&mut self, state: State, never: Pairs, parent: u32, cost: u32, meter: &Meter) {
        // The cheap questions first.
        if self.nodes.is_reached(state, cost) {
            return;
        }
        if let Some(moves) = least_moves(self.board, &self.costs, state, 0)
            && prove::enough_partners(self.board, state, state.left(), never)
            && let Some(i) = self.nodes.reach(state, parent, cost, meter)
        {
            self.put(i, cost + self.weight * moves);
        }
    }

    /// Expands a node, or puts it off, if a way through it takes longer than it seemed.
    fn examine(&mut self, state: State, i: u32, meter: &Meter) {
        let Some(turns) = prove::least_turns(self.board, state) else {
            return;
        };
        let Some(moves) = least_moves(self.board, &self.costs, state, turns) else {
            return;
        };
        let node = &mut self.nodes.all[i as usize];
        let total = u32::from(node.cost) + self.weight * moves;
        if total > self.least {
            node.next = Next::Expand { turns: 0 };
            self.put(i, total);
        } else {
            self.expand(state, i, 0, meter);
        }
    }

    /// Makes the steps from a node that take at least so many turns of the stock, as far as a way as
    /// short as the least can begin with them.
    fn expand(&mut self, state: State, i: u32, from: u8, meter: &Meter) {
        let board = self.board;
        let cost = u32::from(self.nodes.all[i as usize].cost);
        let total = cost + self.weight * least_removals(board, &self.costs, state);
        let most_turns = self.least.saturating_sub(total);
        let mut never = 0;
        let mut step = |at: State, seats: u64, turns: u8| {
            let cost = cost + u32::from(turns) + 1;
            let never_then = never & !board.pairs_with(seats);
            never |= board.pair(seats);
            self.reach(board.remove(at, seats), never_then, i, cost, meter);
        };
        // A king of the stock need not go unless everything must.
        let musts = if board.goal_is_all() {
            u64::MAX
        } else {
            PYRAMID
        };
        if from == 0 {
            let kings = board.free_kings(state) & musts;
            if kings != 0 {
                step(state, lowest(kings), 0);
                return;
            }
            board.removals(state, u64::MAX, |seats| step(state, seats, 0));
        }
        let mut put_off = None;
        board.turns(state, |at, turns, exposed| {
            if turns < from {
                return true;
            }
            if u32::from(turns) > most_turns {
                put_off = Some(turns);
                return false;
            }
            let kings = board.kings() & exposed & musts;
            if kings != 0 {
                step(at, lowest(kings), turns);
                return false;
            }
            board.removals(at, exposed, |seats| step(at, seats, turns));
            true
        });
        if let Some(turns) = put_off {
            self.nodes.all[i as usize].next = Next::Expand { turns };
            self.put(i, total + u32::from(turns));
        }
    }
}
