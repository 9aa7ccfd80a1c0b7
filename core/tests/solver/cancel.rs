//! A search ends when it is told to, and when its budget ends; it then claims nothing.

use std::thread;

use pyramide_core::clock::{Date, Now};
use pyramide_core::deal::Deal;
use pyramide_core::position::Position;
use pyramide_core::session::Session;
use pyramide_core::solver::{
    Budget, Difficulty, Fewest, Handle, Search, Verdict, Win, daily_deal, winnable_deal,
};

/// A deal whose answers under some rules take many thousands of states.
fn hard() -> Search {
    let deal = Deal::from_code("PY1-XAC-AAAIDQZ".parse().expect("a code"));
    Search::new(&deal, Position::start(&deal), Budget::default())
}

#[test]
fn a_budget_that_ends_leaves_the_answer_open() {
    let deal = Deal::from_code("PY1-M-AAAAAAS".parse().expect("a code"));
    let start = Position::start(&deal);
    let whole = Search::new(&deal, start, Budget::default());
    let Fewest::Proven(line) = whole.fewest().value else {
        panic!("this deal can be won");
    };
    for nodes in [0, 1, 10, 100] {
        let budget = Budget {
            nodes,
            ..Budget::default()
        };
        let search = Search::new(&deal, start, budget);
        assert_ne!(search.verdict().value, Verdict::Lost);
        assert!(search.verdict().nodes <= nodes);
        let fewest = search.fewest();
        assert!(fewest.nodes <= nodes);
        assert!((0.0..=1.0).contains(&search.progress()));
        match fewest.value {
            Fewest::Lost => panic!("it can be won"),
            Fewest::Proven(found) => assert_eq!(found.len(), line.len()),
            Fewest::Unproven { best, at_least } => {
                assert!(at_least as usize <= line.len());
                assert!(best.is_none_or(|best| best.len() >= line.len()));
            }
        }
        let (some, all) = (search.most_cards().value, whole.most_cards().value);
        assert!(some.cards <= all.cards && all.at_most <= some.at_most);
    }
}

#[test]
fn little_memory_makes_no_answer_wrong() {
    for code in [
        "PY1-XAC-AAAIDQZ",
        "PY1-K-AAAAAAS",
        "PY1-P-AAAAAAS",
        "PY1-XHC-AAAAAAJ",
    ] {
        let deal = Deal::from_code(code.parse().expect("a code"));
        let start = Position::start(&deal);
        let small = Budget {
            bytes: 10_000,
            ..Budget::default()
        };
        let verdict = Search::new(&deal, start, Budget::default()).verdict().value;
        let with_less = Search::new(&deal, start, small).verdict().value;
        assert!(
            with_less == verdict || with_less == Verdict::Unknown,
            "{code}"
        );
    }
}

#[test]
fn a_cancelled_search_says_nothing() {
    let search = hard();
    search.handle().cancel();
    assert_eq!(search.verdict().value, Verdict::Unknown);
    assert_eq!(search.verdict().nodes, 0);
    assert_eq!(search.win().value, Win::Unknown);
    assert_eq!(search.most_cards().value.proven(), None);
    assert_eq!(search.difficulty().value, None);

    let deal = Deal::from_code("PY1-N-AAAAAAS".parse().expect("a code"));
    let search = Search::new(&deal, Position::start(&deal), Budget::default());
    search.handle().cancel();
    let fewest = search.fewest().value;
    assert!(
        matches!(fewest, Fewest::Unproven { best: None, .. }),
        "{fewest:?}"
    );

    let handle = Handle::default();
    handle.cancel();
    let rules = "N".parse().expect("a ruleset");
    let hard = Some(Difficulty::Hard);
    let deal = winnable_deal(rules, hard, 1, Budget::default(), &handle, |_| {
        panic!("it was cancelled before")
    });
    assert_eq!(deal, None);
}

/// The handle hands over one flag and one number, each atomic and neither a promise about any other
/// memory. So all interleavings are covered by: the flag is seen before the first state, between two
/// states, or after the last one.
#[test]
fn cancelled_at_any_time_by_another_thread_it_ends_early_or_with_the_whole_answer() {
    let whole = hard().verdict();
    assert_ne!(whole.value, Verdict::Unknown);
    let mut early = 0;
    for round in 0..20 {
        let search = hard();
        let handle = search.handle();
        let answer = thread::scope(|scope| {
            let running = scope.spawn(|| search.verdict());
            while handle.nodes() <= round * 500 && !running.is_finished() {
                thread::yield_now();
            }
            handle.cancel();
            running.join().expect("no panic")
        });
        if answer.value == Verdict::Unknown {
            assert!(answer.nodes < whole.nodes);
            early += 1;
        } else {
            assert_eq!(answer, whole);
        }
    }
    assert!(early > 0);
}

/// In other games a cancelled search left a score.
#[test]
fn a_cancelled_search_leaves_the_session_as_it_was() {
    let now = Now {
        monotonic_ms: 0,
        utc_ms: 0,
        local_date: Date::new(2026, 11, 30).expect("a date"),
    };
    let mut session = Session::in_memory();
    let deal = Deal::from_code(daily_deal(now.local_date));
    let position = Position::start(&deal);
    let before = session.deal(deal.clone(), now);
    let search = Search::new(&deal, position, Budget::default());
    search.handle().cancel();
    let answer = search.hints();
    assert_eq!(answer.position, position);
    let _ = (search.verdict(), search.fewest(), search.most_cards());
    let after = session.view(now).expect("a game");
    assert_eq!((after.moves, after.score), (before.moves, before.score));
    assert_eq!(after.pyramid, before.pyramid);
    assert!(session.statistics().is_empty());
    assert!(!session.has_unfinished_game());
}
