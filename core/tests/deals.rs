//! The cards: what the app's rules state about two codes, and that the shuffle is fair.

mod common;

use std::collections::HashSet;

use common::{at, card, cards, slot_of};
use pyramide_core::card::Card;
use pyramide_core::code::{DealCode, Seed};
use pyramide_core::deal::{Deal, shuffle};
use pyramide_core::position::{Move, Position, Status};
use pyramide_core::session::Session;
use pyramide_core::view::{CardState, Notice, View};

fn code(text: &str) -> Deal {
    Deal::from_code(text.parse().unwrap())
}

fn tap(session: &mut Session, name: &str) -> View {
    let view = session.view(at(0)).unwrap();
    let slot = slot_of(&view, card(name)).unwrap();
    session.tap(slot, at(0)).unwrap()
}

#[test]
fn the_first_code_is_as_the_rules_of_the_app_tell() {
    let mut session = Session::in_memory();
    let view = session.deal(code("PY1-N-AAAAAAS"), at(0));
    let row = |name: &str| {
        let shown = view.pyramid.iter().find(|shown| shown.card == card(name));
        shown.map(|shown| shown.place.row())
    };
    assert_eq!([row("KD"), row("7C"), row("7S")], [Some(7); 3]);
    assert_eq!(row("QC"), Some(6));
    assert_eq!((view.waste[0].count, view.stock.left), (1, 23));

    let view = tap(&mut session, "QC");
    assert_eq!((view.event, view.notice), (None, Some(Notice::Blocked)));
    tap(&mut session, "7C");
    let view = tap(&mut session, "7S");
    assert_eq!(
        (view.event, view.notice),
        (None, Some(Notice::MustMakeThirteen))
    );
    let mut selected = view.pyramid.iter();
    let selected = selected.find(|shown| shown.state == CardState::Selected);
    assert_eq!(selected.unwrap().card, card("7S"));

    let view = tap(&mut session, "KD");
    assert_eq!(view.event.unwrap().cards, cards("KD"));
    tap(&mut session, "TC");
    let view = tap(&mut session, "3S");
    assert_eq!(view.event.unwrap().cards, cards("TC 3S"));
    assert_eq!(view.moves, 2);
}

#[test]
fn codes_that_differ_in_the_rules_have_the_same_cards() {
    let (app, classic) = (code("PY1-N-AAAAAAS"), code("PY1-K-AAAAAAS"));
    assert_eq!(app.cards(), classic.cards());
    let mut session = Session::in_memory();
    let opening = session.deal(app, at(0)).waste[0].top;
    session.deal(classic, at(0));
    assert_eq!(session.draw(at(0)).unwrap().waste[0].top, opening);
}

#[test]
fn of_the_second_code_14_cards_can_be_removed_and_never_15() {
    let deal = code("PY1-N-AAAAAAJ");
    let start = Position::start(&deal);
    let mut seen = HashSet::from([start]);
    let mut open = vec![start];
    let mut most = 0;
    while let Some(position) = open.pop() {
        most = most.max(52 - position.left().len());
        // There is always a card to draw or to lay back: the game is dead, and goes on.
        assert_eq!(position.status(&deal), Status::Playing);
        for step in position.moves(&deal) {
            let next = position.apply(&deal, step).unwrap();
            if seen.insert(next) {
                open.push(next);
            }
        }
    }
    assert_eq!(most, 14);
    // It was a search: every pass through the stock is in it at the least.
    assert!(seen.len() > 100, "{}", seen.len());
    assert!(
        seen.iter()
            .any(|position| position.turn() == Some(Move::Recycle))
    );
}

#[test]
fn every_card_comes_to_every_place_equally_often() {
    const CODES: u32 = 100_000;
    const N: usize = Card::COUNT;
    let mut counts = [[0_u32; N]; N];
    // As new games are dealt: any 64 bits.
    for number in 0..u64::from(CODES) {
        let seed = Seed::from_random(number.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        for (seat, card) in shuffle(seed).into_iter().enumerate() {
            counts[seat][card.index()] += 1;
        }
    }
    let expected = f64::from(CODES) / 52.0;
    let term = |count: u32| (f64::from(count) - expected).powi(2) / expected;
    // Chi-square with 51 degrees of freedom leaves 18 to 107 about once in 10⁵ each way.
    let likely = 18.0..107.0;
    let of_places = counts.map(|row| row.into_iter().map(term).sum::<f64>());
    for (seat, of_place) in of_places.into_iter().enumerate() {
        assert!(likely.contains(&of_place), "seat {seat}: {of_place}");
    }
    for card in Card::ALL {
        let of_card: f64 = counts.iter().map(|row| term(row[card.index()])).sum();
        assert!(likely.contains(&of_card), "{card}: {of_card}");
    }
    let sum: f64 = of_places.into_iter().sum();
    // All together: 51 × 51 degrees of freedom, standard deviation 72. Four of them each way.
    assert!((sum - 2_601.0).abs() < 4.0 * 72.2, "{sum}");
}

#[test]
fn codes_hold_all_35_bits() {
    let first: DealCode = "PY1-N-AAAAAAA".parse().unwrap();
    let last: DealCode = "PY1-N-7777777".parse().unwrap();
    assert_eq!(
        (first.seed.number(), last.seed.number()),
        (0, (1 << 35) - 1)
    );
    assert_eq!(
        "PY1-N-AAAAAAS".parse::<DealCode>().unwrap().seed.number(),
        18
    );
    assert_eq!(
        "PY1-N-BAAAAAA".parse::<DealCode>().unwrap().seed.number(),
        1 << 30
    );
}
