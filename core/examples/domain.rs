//! Finds `deal::DOMAIN`: the smallest number with which the shuffle deals what is told of two
//! codes in the rules that this game follows. Takes some minutes on all cores.
//!
//! - `AAAAAAS`: K♦, 7♣ and 7♠ lie in row 7 and Q♣ in row 6; 10♣ and 3♠ lie in row 7 too, or one of
//!   them is the opening waste card. One number in 581,672 does that.
//! - `AAAAAAJ`: under the app's rules some line of play removes 14 cards, and none more. Of the
//!   numbers left, one in about 680 does that.

use std::collections::HashSet;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use pyramide_core::card::Card;
use pyramide_core::code::{DealCode, Seed};
use pyramide_core::deal::{self, Deal};
use pyramide_core::position::Position;
use pyramide_core::rules::Ruleset;

/// How many numbers a thread tries before it asks for more.
const SHARE: u64 = 1 << 20;

fn main() {
    let next = AtomicU64::new(0);
    let found = AtomicU64::new(u64::MAX);
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                loop {
                    let from = next.fetch_add(SHARE, Ordering::Relaxed);
                    // Everything below the smallest one found so far is tried by someone.
                    if from > found.load(Ordering::Relaxed) {
                        return;
                    }
                    if let Some(domain) = (from..from + SHARE).find(|&domain| fits(domain)) {
                        found.fetch_min(domain, Ordering::Relaxed);
                    }
                }
            });
        }
    });
    let domain = found.into_inner();
    println!("{domain} ({domain:#x})");
    assert_eq!(
        domain,
        deal::DOMAIN,
        "the constant in deal.rs is another one"
    );
}

fn fits(domain: u64) -> bool {
    let cards = |code: &str| {
        let code: DealCode = code.parse().expect("a code");
        deal::shuffle_in(domain, code.seed)
    };
    first_holds(&deal::shuffle_in(domain, Seed::from_random(18)))
        && Deal::from_deck(&cards("PY1-N-AAAAAAJ"), Ruleset::default())
            .is_ok_and(|deal| removes_at_most_14(&deal))
}

fn first_holds(cards: &[Card; Card::COUNT]) -> bool {
    const ROW_6: std::ops::Range<usize> = 15..21;
    const ROW_7: std::ops::Range<usize> = 21..28;
    const OPENING: usize = 28;
    let seat = |name: &str| {
        let wanted: Card = name.parse().expect("a card");
        cards
            .iter()
            .position(|&card| card == wanted)
            .expect("it is in the deck")
    };
    let free = |seat| ROW_7.contains(&seat) || seat == OPENING;
    ["KD", "7C", "7S"]
        .into_iter()
        .all(|card| ROW_7.contains(&seat(card)))
        && ROW_6.contains(&seat("QC"))
        && ["TC", "3S"].into_iter().all(|card| free(seat(card)))
}

/// Plays every line there is, until one removes more than 14 cards; true when 14 is the most.
fn removes_at_most_14(deal: &Deal) -> bool {
    let start = Position::start(deal);
    let mut seen = HashSet::from([start]);
    let mut open = vec![start];
    let mut most = 0;
    while let Some(position) = open.pop() {
        most = most.max(52 - position.left().len());
        if most > 14 {
            return false;
        }
        for action in position.moves(deal) {
            let next = position.apply(deal, action).expect("it is among the moves");
            if seen.insert(next) {
                open.push(next);
            }
        }
    }
    most == 14
}
