//! A plain solver, with nothing clever in it: it visits every position that play can lead to. And
//! the solver's answers held against it.

#![allow(dead_code)] // each test program uses a part of it

use std::collections::HashSet;

use pyramide_core::deal::Deal;
use pyramide_core::position::{Move, Position, Status};
use pyramide_core::solver::{Budget, Fewest, Search, Verdict, Win};

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

pub(crate) fn verdict(deal: &Deal, position: Position) -> Verdict {
    Search::new(deal, position, Budget::default())
        .verdict()
        .value
}

/// Plays a line and returns where it ends.
fn play(deal: &Deal, start: Position, line: &[Move]) -> Position {
    line.iter().fold(start, |position, &action| {
        position
            .apply(deal, action)
            .expect("every move of a line is legal")
    })
}

/// Holds all answers about a position against what is true of it.
pub(crate) fn check(deal: &Deal, position: Position, truth: Truth) {
    let context = || {
        let cards = deal.cards().map(|card| card.to_string()).join(" ");
        format!("rules {}, deck {cards}, {position:?}", deal.rules())
    };
    let search = Search::new(deal, position, Budget::default());
    let expected = match truth.fewest {
        Some(_) => Verdict::Winnable,
        None => Verdict::Lost,
    };
    assert_eq!(search.verdict().value, expected, "{}", context());

    match (search.fewest().value, truth.fewest) {
        (Fewest::Lost, None) => {}
        (Fewest::Proven(line), Some(moves)) => {
            assert_eq!(line.len(), moves, "{}", context());
            let end = play(deal, position, &line);
            assert_eq!(end.status(deal), Status::Won, "{}", context());
        }
        (found, _) => panic!("{found:?} instead of {truth:?}: {}", context()),
    }

    let most = search.most_cards().value;
    assert_eq!(most.proven(), Some(truth.most), "{}", context());

    match (search.win().value, truth.fewest) {
        (Win::Lost, None) => {}
        (Win::Line(line), Some(_)) => {
            let end = play(deal, position, &line);
            assert_eq!(end.status(deal), Status::Won, "{}", context());
        }
        (found, _) => panic!("{found:?} instead of {truth:?}: {}", context()),
    }

    // Won positions aside, a position is winnable exactly if some action keeps it so.
    if position.status(deal) != Status::Won {
        let some_action_wins = position.moves(deal).any(|action| {
            let next = position.apply(deal, action).expect("it is among the moves");
            verdict(deal, next) == Verdict::Winnable
        });
        assert_eq!(some_action_wins, truth.fewest.is_some(), "{}", context());
    }
}
