//! What holds for every game, tried on random ones spread over all 84 rulesets.

mod common;
mod naive;

use std::collections::{BTreeMap, BTreeSet};

use common::folder::MemoryFolder;
use common::{at, deal, slots};
use naive::Naive;
use naive::duel::{Step, duel, taps};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::test_runner::{Config, TestCaseError, TestRunner};
use pyramide_core::code::{DealCode, Seed};
use pyramide_core::deal::shuffle;
use pyramide_core::position::Status;
use pyramide_core::rules::Ruleset;
use pyramide_core::session::Session;
use pyramide_core::view::{CardState, View};

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        60 => any::<u16>().prop_map(Step::Play),
        40 => any::<u16>().prop_map(Step::Tap),
        10 => Just(Step::Draw),
        12 => Just(Step::Undo),
        6 => Just(Step::Redo),
        1 => Just(Step::Restart),
        2 => Just(Step::Pause),
        2 => Just(Step::Killed),
        2 => Just(Step::Closed),
    ]
}

/// Tries a property under each of the 84 rulesets, `cases` times each.
fn under_all_rulesets<S: Strategy>(
    cases: u32,
    input: impl Fn() -> S,
    property: impl Fn(Ruleset, S::Value) -> Result<(), TestCaseError>,
) where
    S::Value: Clone,
{
    for rules in Ruleset::all() {
        let mut runner = TestRunner::new(Config {
            failure_persistence: None,
            ..Config::with_cases(cases)
        });
        runner
            .run(&input(), |input| property(rules, input))
            .unwrap_or_else(|failure| panic!("ruleset {rules}: {failure}"));
    }
}

#[test]
fn a_session_is_the_game_of_the_rules() {
    under_all_rulesets(
        4,
        || (any::<u64>(), vec(step(), 0..200)),
        |rules, (number, steps)| {
            duel(rules, number, steps);
            Ok(())
        },
    );
}

/// A view without what a step says and selects.
fn at_rest(mut view: View) -> View {
    view.event = None;
    view.notice = None;
    for card in &mut view.pyramid {
        card.state = match card.covered_by {
            [None, None] => CardState::Free,
            _ => CardState::Covered,
        };
    }
    for pile in &mut view.waste {
        pile.selected = false;
        pile.under_selected = false;
    }
    view.stock.selected = false;
    view
}

#[test]
fn undo_gives_back_what_was_and_redo_what_came() {
    under_all_rulesets(
        6,
        || (any::<u64>(), vec(any::<u16>(), 1..80)),
        |rules, (number, moves)| {
            let deal = deal(rules, number);
            let mut session = Session::in_memory();
            let mut naive = Naive::new(deal.cards(), rules);
            let mut before = session.deal(deal, at(0));
            for number in moves {
                let taps = taps(&naive, &before, number);
                if taps.is_empty() {
                    naive.draw();
                    session.draw(at(0)).unwrap();
                }
                for slot in taps {
                    naive.tap(slot);
                    session.tap(slot, at(0)).unwrap();
                }
                let after = session.view(at(0)).unwrap();
                if after.status == Status::Won || after.moves == before.moves {
                    break;
                }
                // Moves do not go down, and by then there is something to redo.
                let mut expected = at_rest(before);
                expected.moves = after.moves;
                expected.can_redo = true;
                expected.running = true;
                prop_assert_eq!(at_rest(session.undo(at(0)).unwrap()), expected);
                let again = session.redo(at(0)).unwrap();
                prop_assert_eq!(at_rest(again.clone()), at_rest(after));
                before = again;
            }
            Ok(())
        },
    );
}

#[test]
fn a_reopened_session_shows_the_same() {
    under_all_rulesets(
        4,
        || (any::<u64>(), vec(any::<u16>(), 0..120)),
        |rules, (number, taps)| {
            let folder = MemoryFolder::default();
            let mut session = Session::open(folder.clone(), at(0)).unwrap();
            session.deal(deal(rules, number), at(0));
            let slots = slots(rules);
            for (ms, number) in (1..).zip(taps) {
                // Every place is tapped, the stock more than others, and sometimes undo.
                let _ = match usize::from(number) % (slots.len() + 6) {
                    tapped if tapped < slots.len() => session.tap(slots[tapped], at(ms)),
                    tapped if tapped < slots.len() + 4 => session.draw(at(ms)),
                    tapped if tapped == slots.len() + 4 => session.undo(at(ms)),
                    _ => session.redo(at(ms)),
                };
            }
            session.pause(at(1_000)).unwrap();
            let before = session.resume(at(1_000)).unwrap();
            let results = session.results().to_vec();
            drop(session);
            let mut reopened = Session::open(folder, at(5)).unwrap();
            prop_assert_eq!(at_rest(reopened.view(at(5)).unwrap()), at_rest(before));
            prop_assert_eq!(reopened.results(), results);
            Ok(())
        },
    );
}

#[test]
fn a_code_is_a_ruleset_and_a_seed() {
    under_all_rulesets(
        200,
        || (any::<u64>(), "[A-Za-z2-7]{7}"),
        |rules, (number, characters)| {
            // From the two to the code and back.
            let seed = Seed::from_random(number);
            let code = DealCode { rules, seed };
            let text = code.to_string();
            prop_assert_eq!(text.parse(), Ok(code));
            prop_assert_eq!(seed.number(), number & ((1 << 35) - 1));
            // From any code to the two and back.
            let text = format!("PY1-{rules}-{characters}");
            let code: DealCode = text.parse().unwrap();
            prop_assert_eq!(code.to_string(), text.to_uppercase());
            // The cards depend on the seed alone, and are a deck.
            let cards: BTreeSet<_> = shuffle(seed).into_iter().collect();
            prop_assert_eq!(cards.len(), 52);
            Ok(())
        },
    );
}

proptest! {
    #![proptest_config(Config { failure_persistence: None, ..Config::with_cases(2_000) })]

    #[test]
    fn any_text_is_a_code_or_a_typed_error(text in "\\PC*", tail in "(PY|py)[0-9A-Z]?[-–— ]?[0-9A-Za-z-]{0,12}") {
        let _ = text.parse::<DealCode>();
        let read = (text.clone() + " " + &tail).parse::<DealCode>();
        // What is read is printed in the one spelling that reads as the same again.
        if let Ok(code) = read {
            prop_assert_eq!(code.to_string().parse(), Ok(code));
        }
    }
}

#[test]
fn different_seeds_give_different_cards() {
    let mut decks = BTreeMap::new();
    for number in 0..20_000 {
        let deck = shuffle(Seed::from_random(number));
        assert_eq!(decks.insert(deck, number), None);
    }
}
