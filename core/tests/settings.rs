//! The two settings that the core acts on.

mod common;

use common::folder::MemoryFolder;
use common::{at, card, cards, deal_with, rules, slot};
use pyramide_core::position::{Spot, Status};
use pyramide_core::rules::Ruleset;
use pyramide_core::session::Session;
use pyramide_core::settings::Settings;
use pyramide_core::view::{EventKind, Notice, Slot};

#[test]
fn without_error_help_blocked_is_not_said() {
    for error_help in [true, false] {
        for rules in Ruleset::all() {
            let mut session = Session::in_memory();
            session.set_settings(Settings {
                error_help,
                ..Settings::default()
            });
            session.deal(deal_with(rules, &[(21, "6C"), (22, "5D")]), at(0));
            let view = session.tap(slot(1, 1), at(0)).unwrap();
            assert_eq!(view.notice, error_help.then_some(Notice::Blocked));
            // That a sum is not 13 is always said.
            session.tap(slot(7, 1), at(0)).unwrap();
            let view = session.tap(slot(7, 2), at(0)).unwrap();
            assert_eq!(view.notice, Some(Notice::MustMakeThirteen));
        }
    }
}

#[test]
fn free_kings_go_by_themselves_after_a_move() {
    let seats = [
        (15, "KH"),
        (21, "6C"),
        (22, "7D"),
        (25, "KC"),
        (28, "KD"),
        (29, "2H"),
    ];
    let folder = MemoryFolder::default();
    let mut session = Session::open(folder.clone(), at(0)).unwrap();
    session.set_settings(Settings {
        remove_free_kings: true,
        ..Settings::default()
    });
    // The player has made no move yet: nothing happens by itself.
    let start = session.deal(deal_with(rules("K"), &seats), at(0));
    assert_eq!((start.pyramid.len(), start.moves), (28, 0));
    session.tap(slot(7, 1), at(0)).unwrap();
    let pair = session.tap(slot(7, 2), at(0)).unwrap();
    // The pair, the king that was free before and the one that it freed.
    let event = pair.event.clone().unwrap();
    assert_eq!(event.kind, EventKind::Removed);
    assert_eq!(event.cards[..2], cards("6C 7D"));
    let mut kings = event.cards[2..].to_vec();
    kings.sort();
    assert_eq!(kings, cards("KC KH"));
    assert_eq!((pair.score, pair.moves), (40, 3));
    // A king goes from the stock as soon as it is turned up.
    let drawn = session.draw(at(0)).unwrap();
    let event = drawn.event.unwrap();
    assert_eq!((event.kind, event.cards), (EventKind::Drawn, cards("KD")));
    let travel = event.travels[0];
    assert_eq!(
        (travel.card, travel.from, travel.to),
        (card("KD"), Spot::Stock, Spot::Removed)
    );
    assert_eq!(
        (drawn.waste[0].top, drawn.moves, drawn.score),
        (None, 5, 40)
    );

    // Each is an action: it is undone by itself, and does not go again until the next move.
    let view = session.undo(at(0)).unwrap();
    assert_eq!((view.waste[0].top, view.moves), (Some(card("KD")), 5));
    let mut reopened = Session::open(folder.after_a_crash(), at(0)).unwrap();
    assert_eq!(reopened.view(at(0)).unwrap().waste[0].top, Some(card("KD")));
    let mut undo = || session.undo(at(0)).unwrap().event.unwrap().cards.len();
    assert_eq!([undo(), undo(), undo(), undo()], [1, 1, 1, 2]);
    let view = session.view(at(0)).unwrap();
    assert_eq!((view.pyramid, view.stock), (start.pyramid, start.stock));
    for _ in 0..5 {
        session.redo(at(0)).unwrap();
    }
    assert_eq!(session.view(at(0)).unwrap().score, 40);
    // The next draw comes alone.
    let view = session.draw(at(0)).unwrap();
    assert_eq!(view.event.unwrap().cards, cards("2H"));
    assert_eq!(view.status, Status::Playing);
    assert!(session.tap(Slot::Waste(1), at(0)).unwrap().waste[0].selected);
}

#[test]
fn what_can_be_no_language_is_none_and_takes_no_setting_with_it() {
    let long = "x".repeat(2 << 20);
    for (language, kept) in [
        ("da", true),
        ("zh-Hant-TW", true),
        ("", false),
        ("../../etc", false),
        ("d\u{e4}", false),
        (long.as_str(), false),
    ] {
        let folder = MemoryFolder::default();
        let settings = Settings {
            left_hand: true,
            language: Some(language.into()),
            ..Settings::default()
        };
        Session::open(folder.clone(), at(0))
            .unwrap()
            .set_settings(settings);
        let mut session = Session::open(folder, at(0)).unwrap();
        assert!(session.settings().left_hand);
        assert_eq!(
            session.settings().language.as_deref(),
            kept.then_some(language)
        );
        let deal = deal_with(rules("N"), &[]);
        assert_eq!(session.deal(deal, at(0)).troubles, []);
    }
}
