//! The core and the naive game, side by side.

use std::collections::BTreeSet;

use pyramide_core::position::Status;
use pyramide_core::rules::Ruleset;
use pyramide_core::session::Session;
use pyramide_core::view::{EventKind, Slot, View};

use super::{Action, Naive, Said};
use crate::common::folder::MemoryFolder;
use crate::common::{at, deal, slot_of, slots};

/// What a player does. Numbers choose among what there is at that moment.
#[derive(Clone, Debug)]
pub(crate) enum Step {
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
pub(crate) fn taps(naive: &Naive, view: &View, number: u16) -> Vec<Slot> {
    let moves: Vec<Action> = naive.table.moves().into_iter().collect();
    match moves.get(usize::from(number) % moves.len().max(1)) {
        Some(Action::Remove(cards)) => cards
            .iter()
            .map(|card| slot_of(view, *card).unwrap())
            .collect(),
        _ => Vec::new(),
    }
}

/// Takes the steps in a session that is kept and in the naive game.
///
/// Fails as soon as the two differ.
pub(crate) fn duel(rules: Ruleset, number: u64, steps: impl IntoIterator<Item = Step>) {
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
                assert_eq!(view.played_ms, saved_ms);
                vec![(view, (None, None))]
            }
        };
        for (shown, expected) in done {
            assert_eq!(said(&shown), expected);
            assert!(shown.troubles.is_empty());
            assert!(shown.played_ms >= saved_ms);
            let going = shown.moves > 0 && shown.status != Status::Won;
            assert_eq!(shown.running, going);
            if shown.event.is_some() || paused {
                saved_ms = shown.played_ms;
            }
            view = shown;
        }
        naive.assert_shown_by(&view);
    }
}
