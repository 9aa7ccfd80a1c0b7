//! The worked game of the Swedish rules, move by move, and what its text says about it.

use pyramide_core::card::Card;
use pyramide_core::deal::Deal;
use pyramide_core::position::{Move, Position, Refusal, Status};
use pyramide_core::rules::Ruleset;
use pyramide_core::session::Session;
use pyramide_core::view::{Notice, Slot, StockTap, View};
use pyramide_tests::at;
use pyramide_tests::golden::{Golden, Play};

fn slot(view: &View, card: Card) -> Slot {
    if let Some(shown) = view.pyramid.iter().find(|shown| shown.card == card) {
        return Slot::Pyramid(shown.place);
    }
    assert_eq!(view.waste[0].top, Some(card));
    Slot::Waste(1)
}

/// Plays the steps up to one of them, tap by tap.
fn play(session: &mut Session, golden: &Golden, rules: Ruleset, last: u32) -> View {
    let deal = Deal::from_deck(&golden.deck(), rules).unwrap();
    let mut view = session.deal(deal, at(0));
    for step in golden.steps.iter().take_while(|step| step.n <= last) {
        let taps = match &step.play {
            Play::Removal(cards) => cards.iter().map(|card| slot(&view, *card)).collect(),
            Play::Draw => vec![Slot::Stock],
        };
        for tap in taps {
            view = session.tap(tap, at(0)).unwrap();
        }
        assert!(view.event.is_some(), "step {}", step.n);
        assert_eq!(view.score, step.score, "step {}", step.n);
        assert_eq!(view.pyramid.len(), step.pyramid_left, "step {}", step.n);
        assert_eq!(view.stock.left, step.stock_left, "step {}", step.n);
        assert_eq!(view.waste[0].top, step.waste_top, "step {}", step.n);
        assert_eq!(view.moves, step.n);
    }
    view
}

/// The removals that are possible after the first steps, by the positions of the core.
fn removals_after(golden: &Golden, rules: Ruleset, last: u32) -> Vec<Move> {
    let deal = Deal::from_deck(&golden.deck(), rules).unwrap();
    let mut position = Position::start(&deal);
    for step in golden.steps.iter().take_while(|step| step.n <= last) {
        let action = match step.play {
            Play::Removal(ref cards) => match cards[..] {
                [king] => Move::King(king),
                [one, other] => Move::Pair(one, other),
                _ => panic!("{cards:?}"),
            },
            Play::Draw => Move::Draw,
        };
        position = position.apply(&deal, action).unwrap();
    }
    let moves = position.moves(&deal);
    moves
        .filter(|action| !matches!(action, Move::Draw | Move::Recycle))
        .collect()
}

#[test]
fn the_worked_game_is_won_in_its_31_moves() {
    let golden = Golden::read();
    let mut session = Session::in_memory();
    let view = play(&mut session, &golden, golden.rules, u32::MAX);
    assert_eq!((view.status, view.notice), (Status::Won, Some(Notice::Won)));
    assert_eq!(view.moves, golden.end.moves);
    assert_eq!(view.score, golden.end.score);
    assert_eq!(view.stock.left, golden.end.stock_left);
}

#[test]
fn thirteen_cards_go_without_a_draw_and_then_only_the_king() {
    let golden = Golden::read();
    let mut session = Session::in_memory();
    let view = play(&mut session, &golden, golden.rules, 7);
    assert_eq!(28 - view.pyramid.len(), 13);
    assert_eq!((view.stock.left, view.waste[0].count), (24, 0));
    let king = Move::King("KC".parse().unwrap());
    assert_eq!(removals_after(&golden, golden.rules, 7), [king]);
}

#[test]
fn then_nothing_pairs_and_the_queen_not_with_the_ace_it_covers() {
    let golden = Golden::read();
    assert_eq!(removals_after(&golden, golden.rules, 8), []);

    let mut session = Session::in_memory();
    let view = play(&mut session, &golden, golden.rules, 8);
    assert_eq!(view.status, Status::Playing);
    assert_eq!(view.stock.tap, StockTap::Draw);
    let (queen, ace) = ("QH".parse().unwrap(), "AD".parse().unwrap());
    let (on, beneath) = (slot(&view, queen), slot(&view, ace));
    session.tap(on, at(0)).unwrap();
    let view = session.tap(beneath, at(0)).unwrap();
    assert_eq!((view.event, view.notice), (None, Some(Notice::Blocked)));
    let refused = session.play(Move::Pair(queen, ace), at(0)).unwrap_err();
    assert_eq!(refused, Refusal::Blocked(ace).into());
}

#[test]
fn with_the_own_coverer_rule_it_does_once_nothing_else_covers_the_ace() {
    let golden = Golden::read();
    let rules = Ruleset {
        pairs_own_coverer: true,
        ..golden.rules
    };
    let pair = [Move::Pair("AD".parse().unwrap(), "QH".parse().unwrap())];
    // The king lies on the ace too.
    let king = Move::King("KC".parse().unwrap());
    assert_eq!(removals_after(&golden, rules, 7), [king]);
    assert_eq!(removals_after(&golden, rules, 8), pair);

    let cards = ["QH", "AD"].map(|card| card.parse::<Card>().unwrap());
    for taps in [cards, [cards[1], cards[0]]] {
        let mut session = Session::in_memory();
        let view = play(&mut session, &golden, rules, 8);
        let slots = taps.map(|card| slot(&view, card));
        session.tap(slots[0], at(0)).unwrap();
        let view = session.tap(slots[1], at(0)).unwrap();
        assert_eq!(view.event.unwrap().cards, taps);
        assert_eq!(view.score, 160);
    }
}
