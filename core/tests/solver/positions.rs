//! Positions to try the solver on: late ones of random deals, and of deals made so that they can be
//! won, which random ones of many rulesets rarely can.

#![allow(dead_code)] // each test program uses a part of it

use pyramide_core::card::{Card, Rank};
use pyramide_core::deal::Deal;
use pyramide_core::position::{Move, Position, Status};
use pyramide_core::pyramid::Place;
use pyramide_core::rules::{Draw, Goal, Ruleset};
use pyramide_core::seat::{Seat, Seats};

/// Where choices come from.
pub(crate) trait Chance {
    /// A number from 0 to `n` − 1.
    fn below(&mut self, n: usize) -> usize;

    fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }

    fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i + 1));
        }
    }
}

pub(crate) fn random_deal(rules: Ruleset, random: &mut impl Chance) -> Deal {
    let mut cards = Card::ALL;
    random.shuffle(&mut cards);
    Deal::from_deck(&cards, rules).expect("a deck")
}

/// One step of a game whose cards are not known yet.
enum Blank {
    Turn,
    Remove(Vec<Seat>),
}

/// A deal that can be won, and the moves that win it: a game is played with blank cards, and
/// whatever is removed in it is then made to sum up to 13. None if too many games fail.
pub(crate) fn winnable_deal(rules: Ruleset, random: &mut impl Chance) -> Option<(Deal, Vec<Move>)> {
    for _ in 0..100 {
        if let Some(steps) = play_blank(rules, random)
            && let Some(deal) = print_cards(rules, &steps, random)
        {
            let moves = steps.iter().scan(Position::start(&deal), |position, step| {
                let action = match step {
                    Blank::Turn => position.turn()?,
                    Blank::Remove(seats) => match seats[..] {
                        [one] => Move::King(deal.card(one)),
                        [one, other] => Move::Pair(deal.card(one), deal.card(other)),
                        _ => unreachable!(),
                    },
                };
                *position = position.apply(&deal, action).expect("legal as planned");
                Some(action)
            });
            let moves: Vec<_> = moves.collect();
            return Some((deal, moves));
        }
    }
    None
}

/// Plays at random until the goal is reached; none if it is not.
fn play_blank(rules: Ruleset, random: &mut impl Chance) -> Option<Vec<Blank>> {
    let mut left = Seats::ALL;
    let mut drawn = 28 + usize::from(rules.opening_waste_card());
    let mut recycles = rules.passes().recycles().unwrap_or(3);
    let (mut kings, mut steps) = (0, Vec::new());
    loop {
        let done = match rules.goal {
            Goal::Pyramid => left & Seats::PYRAMID,
            Goal::All => left,
        };
        if done.is_empty() {
            return Some(steps);
        }
        let waste: Vec<Seat> = (left & Seats::STOCK & Seats::below(drawn))
            .into_iter()
            .collect();
        let stock: Vec<Seat> = (left & !Seats::below(drawn)).into_iter().collect();
        let uncovered = |seat: &Seat| {
            let coverers = Place::of(*seat).expect("in the pyramid").coverers();
            (coverers & left).is_empty()
        };
        let mut free: Vec<Seat> = (left & Seats::PYRAMID)
            .into_iter()
            .filter(uncovered)
            .collect();
        match rules.draw {
            Draw::ThreePiles => {
                for pile in 0..3 {
                    let of_pile = |seat: &&Seat| (seat.index() - 28) % 3 == pile;
                    free.extend(waste.iter().rev().find(of_pile));
                }
            }
            Draw::OpenStock { .. } => free.extend(waste.last().into_iter().chain(stock.first())),
            Draw::One { .. } => free.extend(waste.last()),
        }
        let can_turn = !stock.is_empty() || (!waste.is_empty() && recycles > 0);
        // Where all cards must go, a card left behind is a game lost: turn only when one has to.
        let must_turn = free.len() < 2;
        let turn = match rules.goal {
            Goal::Pyramid => random.below(3) == 0,
            Goal::All => random.below(6) == 0,
        };
        if can_turn && (must_turn || turn) {
            if stock.is_empty() {
                (drawn, recycles) = (28, recycles - 1);
            } else {
                let count = usize::from(rules.waste_piles()).min(stock.len());
                drawn = stock[count - 1].index() + 1;
            }
            steps.push(Blank::Turn);
        } else if !free.is_empty() && kings < 4 && (free.len() == 1 || random.below(12) == 0) {
            let king = random.pick(&free);
            left = left.without(king);
            kings += 1;
            steps.push(Blank::Remove(vec![king]));
        } else if free.len() >= 2 {
            random.shuffle(&mut free);
            left = left.without(free[0]).without(free[1]);
            steps.push(Blank::Remove(free[..2].to_vec()));
        } else {
            return None;
        }
    }
}

/// Gives every seat a card such that each removal of the steps sums up to 13; none if the deck does
/// not have the cards for it.
fn print_cards(rules: Ruleset, steps: &[Blank], random: &mut impl Chance) -> Option<Deal> {
    let mut deck = Card::ALL.to_vec();
    random.shuffle(&mut deck);
    let mut take = |fits: &dyn Fn(Rank) -> bool| {
        let i = deck.iter().position(|card| fits(card.rank))?;
        Some(deck.remove(i))
    };
    let mut cards = [None; Card::COUNT];
    for step in steps {
        let Blank::Remove(seats) = step else { continue };
        match seats[..] {
            [king] => cards[king.index()] = Some(take(&|rank| rank == Rank::King)?),
            [one, other] => {
                let card = take(&|rank| rank != Rank::King)?;
                let partner = take(&|rank| rank.value() + card.rank.value() == 13)?;
                cards[one.index()] = Some(card);
                cards[other.index()] = Some(partner);
            }
            _ => unreachable!(),
        }
    }
    let cards: Vec<Card> = cards
        .into_iter()
        .map(|card| card.or_else(|| take(&|_| true)))
        .collect::<Option<_>>()?;
    Some(Deal::from_deck(&cards, rules).expect("a deck"))
}

/// A late position: on the way of a line that wins, or off it, or of a random deal.
pub(crate) fn late_position(rules: Ruleset, random: &mut impl Chance) -> (Deal, Position) {
    let planned = (random.below(4) > 0)
        .then(|| winnable_deal(rules, random))
        .flatten();
    let is_planned = planned.is_some();
    let (deal, moves) = planned.unwrap_or_else(|| (random_deal(rules, random), Vec::new()));
    let mut position = Position::start(&deal);
    let mut history = vec![position];
    for action in moves {
        position = position.apply(&deal, action).expect("legal as planned");
        history.push(position);
    }
    if is_planned {
        // Some moves before the end of it.
        let back = 1 + random.below(history.len().min(14));
        position = history[history.len() - back];
    }
    let astray = match random.below(3) {
        0 => 0,
        _ => random.below(if is_planned { 6 } else { 60 }),
    };
    for _ in 0..astray {
        let moves: Vec<Move> = position.moves(&deal).collect();
        // Removals twice as often as turns, so that games get somewhere.
        let Some(&action) = moves.get(random.below(2 * moves.len().max(1)) % moves.len().max(1))
        else {
            break;
        };
        let next = position
            .apply(&deal, action)
            .expect("it is among the moves");
        if next.status(&deal) == Status::Won {
            break;
        }
        position = next;
    }
    (deal, position)
}
