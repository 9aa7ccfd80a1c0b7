//! A plain solver, with nothing clever in it: it visits every position that play can lead to.

use std::collections::HashSet;

use pyramide_core::deal::Deal;
use pyramide_core::position::{Position, Status};

/// What a position leads to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Truth {
    /// The fewest moves to a win; none if the position is lost.
    pub fewest: Option<usize>,
    /// The most cards that a line removes.
    pub most: u32,
}

/// Visits all positions, nearest first; none if there are more than `limit`.
pub(crate) fn explore(deal: &Deal, start: Position, limit: usize) -> Option<Truth> {
    let cards = |position: Position| u32::from(position.left().len());
    let mut truth = Truth {
        fewest: None,
        most: 0,
    };
    let mut seen = HashSet::from([start]);
    let mut ring = vec![start];
    for moves in 0.. {
        let mut next_ring = Vec::new();
        for position in ring {
            truth.most = truth.most.max(cards(start) - cards(position));
            if position.status(deal) == Status::Won {
                truth.fewest = truth.fewest.or(Some(moves));
            }
            for next in successors(deal, position) {
                if seen.insert(next) {
                    next_ring.push(next);
                }
            }
        }
        if seen.len() > limit {
            return None;
        }
        if next_ring.is_empty() {
            break;
        }
        ring = next_ring;
    }
    Some(truth)
}

/// Whether a position can be won, by trying line after line, removals first; none if it takes more
/// than `limit` positions.
pub(crate) fn is_winnable(deal: &Deal, start: Position, limit: usize) -> Option<bool> {
    let mut seen = HashSet::from([start]);
    let mut open = vec![start];
    while let Some(position) = open.pop() {
        if position.status(deal) == Status::Won {
            return Some(true);
        }
        let mut next: Vec<_> = successors(deal, position).collect();
        next.reverse();
        open.extend(next.into_iter().filter(|next| seen.insert(*next)));
        if seen.len() > limit {
            return None;
        }
    }
    Some(false)
}

fn successors(deal: &Deal, position: Position) -> impl Iterator<Item = Position> {
    position
        .moves(deal)
        .map(move |action| position.apply(deal, action).expect("it is among the moves"))
}
