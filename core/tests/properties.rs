//! What holds for every game, tried on random ones spread over all 84 rulesets.

mod common;
mod naive;

use std::collections::{BTreeMap, BTreeSet};

use common::folder::MemoryFolder;
use common::{at, deal, slot_of, slots};
use naive::{Action, Naive, Said};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::test_runner::{Config, TestCaseError, TestRunner};
use pyramide_core::code::{DealCode, Seed};
use pyramide_core::deal::shuffle;
use pyramide_core::position::Status;
use pyramide_core::rules::Ruleset;
use pyramide_core::session::Session;
use pyramide_core::view::{CardState, EventKind, Slot, View};

/// What a player does. Numbers choose among what there is at that moment.
#[derive(Clone, Debug)]
enum Step {
    /// Taps the cards of a possible move.
    Play(u16),
    /// Taps anything.
    Tap(u16),
    Draw,
    Undo,
    Redo,
    Restart,
    /// Comes back after a pause.
    Pause,
    /// Comes back after being killed in the foreground, or in the background.
    Killed,
    Closed,
}

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

/// What a view said, in the naive game's terms.
fn said(view: &View) -> Said {
    let event = view.event.as_ref().map(|event| {
        let cards: BTreeSet<_> = event.cards.iter().copied().collect();
        assert_eq!(cards.len(), event.cards.len(), "no card moves twice");
        let travels: Vec<_> = event.travels.iter().map(|travel| travel.card).collect();
        assert_eq!(travels, event.cards);
        (event.kind, cards)
    });
    (event, view.notice)
}

/// The slots to tap for one of the possible moves: none for a draw.
fn taps(naive: &Naive, view: &View, number: u16) -> Vec<Slot> {
    let moves: Vec<Action> = naive.table.moves().into_iter().collect();
    match moves.get(usize::from(number) % moves.len().max(1)) {
        Some(Action::Remove(cards)) => cards
            .iter()
            .map(|card| slot_of(view, *card).unwrap())
            .collect(),
        _ => Vec::new(),
    }
}

#[test]
fn a_session_is_the_game_of_the_rules() {
    under_all_rulesets(
        4,
        || (any::<u64>(), vec(step(), 0..200)),
        |rules, (number, steps)| {
            let deal = deal(rules, number);
            let folder = MemoryFolder::default();
            let mut session = Session::open(folder.clone(), at(0)).unwrap();
            let mut view = session.deal(deal.clone(), at(0));
            let mut naive = Naive::new(deal.cards(), rules);
            let slots = slots(rules);
            let (mut ms, mut saved_ms) = (0, 0);
            for step in steps {
                ms += 7;
                let now = at(ms);
                let paused = matches!(step, Step::Pause);
                let done: Vec<(View, Said)> = match step {
                    Step::Play(number) => match taps(&naive, &view, number).as_slice() {
                        [] => vec![(session.draw(now).unwrap(), naive.draw())],
                        slots => slots
                            .iter()
                            .map(|slot| (session.tap(*slot, now).unwrap(), naive.tap(*slot)))
                            .collect(),
                    },
                    Step::Tap(number) => {
                        let slot = slots[usize::from(number) % slots.len()];
                        vec![(session.tap(slot, now).unwrap(), naive.tap(slot))]
                    }
                    Step::Draw => vec![(session.draw(now).unwrap(), naive.draw())],
                    Step::Undo => vec![(session.undo(now).unwrap(), naive.undo())],
                    Step::Redo => vec![(session.redo(now).unwrap(), naive.redo())],
                    Step::Restart => {
                        naive = Naive::new(deal.cards(), rules);
                        saved_ms = 0;
                        let dealt = (Some((EventKind::Dealt, BTreeSet::new())), None);
                        vec![(session.restart(now).unwrap(), dealt)]
                    }
                    Step::Pause => {
                        session.pause(now).unwrap();
                        assert!(session.draw(now).is_err());
                        vec![(session.resume(now).unwrap(), (None, None))]
                    }
                    Step::Killed | Step::Closed => {
                        if matches!(step, Step::Closed) {
                            saved_ms = session.pause(now).unwrap().played_ms;
                        }
                        session = Session::open(folder.clone(), now).unwrap();
                        naive.selected = None;
                        let view = session.view(now).unwrap();
                        prop_assert_eq!(view.played_ms, saved_ms);
                        vec![(view, (None, None))]
                    }
                };
                for (shown, expected) in done {
                    prop_assert_eq!(said(&shown), expected);
                    prop_assert!(shown.troubles.is_empty());
                    prop_assert!(shown.played_ms >= saved_ms);
                    let going = shown.moves > 0 && shown.status != Status::Won;
                    prop_assert_eq!(shown.running, going);
                    if shown.event.is_some() || paused {
                        saved_ms = shown.played_ms;
                    }
                    view = shown;
                }
                naive.assert_shown_by(&view);
            }
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
        let error = (text.clone() + " " + &tail).parse::<DealCode>();
        // What is read is printed in the one spelling that reads as the same again.
        if let Ok(code) = error {
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
