//! What the solver says through the door, and when it says nothing.

mod common;

use std::thread;

use pyramide_uniffi::{
    Day, DayState, DealSearch, Difficulty, GameError, Reason, Session, Status, Verdict, Win,
    daily_deal, parse_code, presets,
};

use common::NOW;

fn dealt(code: &str) -> Session {
    let session = Session::in_memory().unwrap();
    session.deal_code(code, NOW).unwrap();
    session
}

#[test]
fn hints_lead_to_the_win() {
    let session = dealt("PY1-N-AAAAAAS");
    let view = loop {
        let search = session.search().unwrap();
        let hints = thread::scope(|scope| scope.spawn(|| search.hints()).join().unwrap()).unwrap();
        let Some(best) = hints.first() else {
            break session.view(NOW).unwrap();
        };
        let view = session.show_hint(&search, NOW).unwrap().unwrap();
        assert_eq!(view.hint, Some(*best));
        assert_ne!(best.reason, Reason::Lost);
        session.play(best.action, NOW).unwrap();
        assert_eq!(session.show_hint(&search, NOW), Ok(None), "it is late");
    };
    assert_eq!(view.status, Status::Won);
    let result = &session.results().unwrap()[0].result;
    assert_eq!(result.hints, view.moves);
}

#[test]
fn a_cancelled_search_is_never_shown() {
    let session = dealt("PY1-N-AAAAAAS");
    let search = session.search().unwrap();
    assert_eq!(session.show_hint(&search, NOW), Ok(None), "not asked yet");
    search.cancel();
    assert_eq!(search.verdict(), Ok(Verdict::Unknown));
    search.hints().unwrap();
    assert_eq!(search.win(), Ok(Win::Unknown));
    assert_eq!(session.show_hint(&search, NOW), Ok(None));
    assert_eq!(session.learn(&search, NOW).unwrap().verdict, None);

    // Nor is what it had found before.
    let search = session.search().unwrap();
    search.verdict().unwrap();
    search.hints().unwrap();
    search.cancel();
    assert_eq!(session.show_hint(&search, NOW), Ok(None));
    assert_eq!(session.learn(&search, NOW).unwrap().verdict, None);
}

#[test]
fn a_verdict_is_told_again_after_undo() {
    let session = dealt("PY1-N-AAAAAAJ");
    let search = session.search().unwrap();
    assert_eq!(search.verdict(), Ok(Verdict::Lost));
    assert!((0.0..=1.0).contains(&search.progress()));
    assert_eq!(
        session.learn(&search, NOW).unwrap().verdict,
        Some(Verdict::Lost)
    );
    assert_eq!(session.draw(NOW).unwrap().verdict, None);
    assert_eq!(session.undo(NOW).unwrap().verdict, Some(Verdict::Lost));
}

#[test]
fn a_demonstration_shows_a_win_beside_the_game() {
    let session = dealt("PY1-N-AAAAAAS");
    let before = session.draw(NOW).unwrap();
    let shown = session.demonstration(NOW).unwrap();
    let Ok(Win::Line { moves: line }) = shown.search().unwrap().win() else {
        panic!("it can be won");
    };
    let last = line
        .iter()
        .map(|action| shown.play(*action, NOW).unwrap())
        .last();
    assert_eq!(last.unwrap().status, Status::Won);
    assert_eq!(session.view(NOW).unwrap().moves, before.moves);
    assert_eq!(session.results(), Ok(Vec::new()));
}

#[test]
fn a_winnable_deal_is_found_or_the_search_cancelled() {
    let classic = presets().unwrap();
    let classic = classic.iter().find(|rules| rules.spelling == "K").unwrap();
    let search = DealSearch::new(classic.choices, Some(Difficulty::Easy), 1).unwrap();
    let code = search.run().unwrap().unwrap();
    assert_eq!(parse_code(&code).unwrap().rules.spelling, "K");
    assert!(search.passed() > 0, "few deals of one pass can be won");
    assert_eq!(
        dealt(&code).search().unwrap().verdict(),
        Ok(Verdict::Winnable)
    );

    let search = DealSearch::new(classic.choices, None, 1).unwrap();
    search.cancel();
    assert_eq!(search.run(), Ok(None));
}

#[test]
fn the_calendar_has_the_deal_of_each_day() {
    let session = Session::in_memory().unwrap();
    let calendar = session.calendar(NOW.local_day, NOW).unwrap();
    assert_eq!(calendar.days.len(), 30);
    assert_eq!(calendar.days[29].code, "PY1-N-WISWRI6");
    assert_eq!(daily_deal(NOW.local_day).as_deref(), Ok("PY1-N-WISWRI6"));
    assert_eq!(calendar.days[29].state, DayState::Open);
    let nowhere = Day {
        year: 2026,
        month: 13,
        day: 1,
    };
    let error = GameError::NoSuchDay {
        year: 2026,
        month: 13,
        day: 1,
    };
    assert_eq!(session.calendar(nowhere, NOW), Err(error.clone()));
    assert_eq!(daily_deal(nowhere), Err(error));
}
