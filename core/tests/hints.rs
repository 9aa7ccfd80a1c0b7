//! Hints and verdicts on the table: shown, late, told again, recorded.

mod common;

use common::at;
use common::folder::MemoryFolder;
use pyramide_core::card::Card;
use pyramide_core::deal::Deal;
use pyramide_core::position::{Move, Status};
use pyramide_core::session::{Session, SessionError};
use pyramide_core::solver::{Budget, Hint, Reason, Search, Verdict};
use pyramide_core::view::{Notice, View};

#[test]
fn hints_are_recorded_and_change_no_count() {
    let deal = Deal::from_code("PY1-N-AAAAAAS".parse().unwrap());
    let folder = MemoryFolder::default();
    let mut session = Session::open(folder.clone(), at(0)).unwrap();
    session.deal(deal.clone(), at(0));
    let hint = session.search(Budget::default()).unwrap().hints().value[0];
    let before = session.play(hint.action, at(0)).unwrap();
    let (search, hints) = hints_of(&mut session);
    let after = session.show_hint(&search, &hints, at(0)).unwrap().unwrap();
    assert_eq!((after.moves, after.score), (before.moves, before.score));
    assert_eq!((after.can_undo, after.event), (before.can_undo, None));
    drop(session);

    let mut session = Session::open(folder, at(0)).unwrap();
    let (search, hints) = hints_of(&mut session);
    session.show_hint(&search, &hints, at(0)).unwrap().unwrap();
    session.restart(at(0)).unwrap();
    assert_eq!(session.results()[0].hints, 2);
    session.pause(at(0)).unwrap();
    assert_eq!(
        session.show_hint(&search, &hints, at(0)),
        Err(SessionError::Paused)
    );
    assert!(session.search(Budget::default()).is_err());
}

fn hints_of(session: &mut Session) -> (Search, Vec<Hint>) {
    let search = session.search(Budget::default()).unwrap();
    let hints = search.hints().value;
    (search, hints)
}

#[test]
fn a_hint_marks_its_cards_until_the_position_changes() {
    // K♦ lies free in row 7.
    let mut session = Session::in_memory();
    session.deal(Deal::from_code("PY1-N-AAAAAAS".parse().unwrap()), at(0));
    let (search, hints) = hints_of(&mut session);
    assert!(hints.len() > 1);
    for &hint in hints.iter().chain(&hints[..1]) {
        let view = session.show_hint(&search, &hints, at(0)).unwrap().unwrap();
        assert_eq!(view.hint, Some(hint));
        let mut marked: Vec<Card> = view
            .pyramid
            .iter()
            .filter(|card| card.hinted)
            .map(|card| card.card)
            .collect();
        marked.extend(view.waste[0].top.filter(|_| view.waste[0].hinted));
        marked.extend(view.waste[0].under.filter(|_| view.waste[0].under_hinted));
        let mut cards: Vec<Card> = hint.action.cards().collect();
        marked.sort_unstable();
        cards.sort_unstable();
        assert_eq!(marked, cards);
        assert_eq!(view.stock.hinted, hint.action == Move::Draw);
    }
    let view = session.draw(at(0)).unwrap();
    assert!(
        view.hint.is_none() && !view.stock.hinted && view.pyramid.iter().all(|card| !card.hinted)
    );
    assert_eq!(
        session.show_hint(&search, &hints, at(0)),
        Ok(None),
        "it is late"
    );
}

#[test]
fn where_nothing_can_be_removed_any_more_there_is_no_hint_and_that_is_said() {
    let mut session = Session::in_memory();
    session.deal(Deal::from_code("PY1-N-AAAAAAJ".parse().unwrap()), at(0));
    loop {
        let (search, hints) = hints_of(&mut session);
        let view = session.show_hint(&search, &hints, at(0)).unwrap().unwrap();
        let Some(hint) = view.hint else {
            assert_eq!(view.notice, Some(Notice::NoHint));
            break;
        };
        assert_eq!((hint.reason, view.notice), (Reason::Lost, None));
        session.play(hint.action, at(0)).unwrap();
    }
    assert!(session.view(at(0)).unwrap().score > 0);
}

#[test]
fn a_verdict_is_told_again_when_undo_comes_back_to_its_position() {
    let mut session = Session::in_memory();
    session.deal(Deal::from_code("PY1-N-AAAAAAS".parse().unwrap()), at(0));
    assert_eq!(session.view(at(0)).unwrap().verdict, None);
    let search = session.search(Budget::default()).unwrap();
    let found = search.verdict();
    session.draw(at(0)).unwrap();
    session.learn(&search, &found);
    assert_eq!(
        session.view(at(0)).unwrap().verdict,
        None,
        "of the position before"
    );
    assert_eq!(
        session.undo(at(0)).unwrap().verdict,
        Some(Verdict::Winnable)
    );
    assert_eq!(session.redo(at(0)).unwrap().verdict, None);

    let other = Deal::from_code("PY1-N-AAAAAAJ".parse().unwrap());
    assert_eq!(session.deal(other, at(0)).verdict, None);
    session.learn(&search, &found);
    assert_eq!(
        session.view(at(0)).unwrap().verdict,
        None,
        "of another deal"
    );
}

#[test]
fn a_demonstration_has_the_same_cards_and_leaves_the_game_alone() {
    let mut session = Session::in_memory();
    assert!(session.demonstration(at(0)).is_err());
    session.deal(Deal::from_code("PY1-N-AAAAAAS".parse().unwrap()), at(0));
    let before = session.draw(at(0)).unwrap();
    let mut shown = session.demonstration(at(0)).unwrap();
    let line = shown
        .search(Budget::default())
        .unwrap()
        .win()
        .value
        .line()
        .unwrap();
    for action in line {
        shown.play(action, at(0)).unwrap();
    }
    assert_eq!(shown.view(at(0)).unwrap().status, Status::Won);
    let after = session.view(at(0)).unwrap();
    assert_eq!(
        after,
        View {
            event: None,
            ..before
        }
    );
    assert_eq!(session.results(), []);
}
