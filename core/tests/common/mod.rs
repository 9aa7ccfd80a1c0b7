//! What the tests of the core share: the time, decks, and chance that is the same at every run.

#![allow(dead_code)] // each test program uses a part of it

pub(crate) mod folder;

use pyramide_core::card::Card;
use pyramide_core::clock::{Date, Now};
use pyramide_core::code::{DealCode, Seed};
use pyramide_core::deal::Deal;
use pyramide_core::position::{Move, Position, Status};
use pyramide_core::pyramid::Place;
use pyramide_core::rules::Ruleset;
use pyramide_core::view::{Slot, View};
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// A moment, by the milliseconds since the test began.
pub(crate) fn at(ms: u64) -> Now {
    Now {
        monotonic_ms: ms,
        utc_ms: 1_796_000_000_000 + i64::try_from(ms).unwrap(),
        local_date: Date::new(2026, 11, 30).unwrap(),
    }
}

pub(crate) fn card(name: &str) -> Card {
    name.parse().unwrap()
}

pub(crate) fn cards(names: &str) -> Vec<Card> {
    names.split_whitespace().map(card).collect()
}

pub(crate) fn rules(spelling: &str) -> Ruleset {
    spelling.parse().unwrap()
}

pub(crate) fn slot(row: u32, place: u32) -> Slot {
    Slot::Pyramid(Place::new(row, place).unwrap())
}

pub(crate) fn deal(rules: Ruleset, number: u64) -> Deal {
    let seed = Seed::from_random(number);
    Deal::from_code(DealCode { rules, seed })
}

/// A deal in which the named cards lie in the named seats of the pyramid or the stock, numbered from
/// 0, and all others in their order.
pub(crate) fn deal_with(rules: Ruleset, seats: &[(usize, &str)]) -> Deal {
    let fixed: Vec<Card> = seats.iter().map(|(_, name)| card(name)).collect();
    let mut others = Card::ALL.into_iter().filter(|card| !fixed.contains(card));
    let deck: Vec<Card> = (0..52)
        .map(|seat| match seats.iter().position(|(at, _)| *at == seat) {
            Some(i) => fixed[i],
            None => others.next().unwrap(),
        })
        .collect();
    Deal::from_deck(&deck, rules).unwrap()
}

/// Where a card on the table can be tapped.
pub(crate) fn slot_of(view: &View, card: Card) -> Option<Slot> {
    let in_pyramid = view.pyramid.iter().find(|shown| shown.card == card);
    let piles = || view.waste.iter().zip(1..);
    None.or(in_pyramid.map(|shown| Slot::Pyramid(shown.place)))
        .or_else(|| (view.stock.top == Some(card)).then_some(Slot::Stock))
        .or_else(|| {
            piles()
                .find(|(pile, _)| pile.top == Some(card))
                .map(|(_, n)| Slot::Waste(n))
        })
        .or_else(|| {
            piles()
                .find(|(pile, _)| pile.under == Some(card))
                .map(|(_, n)| Slot::Under(n))
        })
}

/// Every slot there is in a game by these rules.
pub(crate) fn slots(rules: Ruleset) -> Vec<Slot> {
    let places = (1..=7).flat_map(|row| (1..=row).map(move |place| slot(row, place)));
    let piles = (1..=rules.waste_piles()).flat_map(|pile| [Slot::Waste(pile), Slot::Under(pile)]);
    places.chain(piles).chain([Slot::Stock]).collect()
}

/// A source of numbers that are the same at every run.
pub(crate) struct Dice(ChaCha20Rng);

impl Dice {
    pub(crate) fn new(seed: u64) -> Dice {
        Dice(ChaCha20Rng::seed_from_u64(seed))
    }

    /// Other numbers for each ruleset.
    pub(crate) fn of(rules: Ruleset) -> Dice {
        let place = Ruleset::all().position(|other| other == rules);
        Dice::new(u64::try_from(place.unwrap()).unwrap())
    }

    pub(crate) fn roll(&mut self) -> u64 {
        self.0.next_u64()
    }

    pub(crate) fn below(&mut self, end: usize) -> usize {
        usize::try_from(self.roll() % end as u64).unwrap()
    }

    pub(crate) fn pick<'a, T>(&mut self, of: &'a [T]) -> &'a T {
        &of[self.below(of.len())]
    }
}

/// A deal with a code and a line of play that wins it, found by playing at random.
pub(crate) fn won_deal(rules: Ruleset, dice: &mut Dice) -> (Deal, Vec<Move>) {
    loop {
        let deal = deal(rules, dice.roll());
        let mut position = Position::start(&deal);
        let mut line = Vec::new();
        while line.len() < 300 {
            let mut moves: Vec<Move> = position.moves(&deal).collect();
            let removals = moves
                .iter()
                .filter(|step| matches!(step, Move::Pair(..) | Move::King(_)))
                .count();
            if removals > 0 && dice.below(8) > 0 {
                moves.truncate(removals);
            }
            if moves.is_empty() {
                break;
            }
            let step = *dice.pick(&moves);
            line.push(step);
            position = position.apply(&deal, step).unwrap();
        }
        if position.status(&deal) == Status::Won {
            return (deal, line);
        }
    }
}
