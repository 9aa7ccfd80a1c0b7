//! What threads can do to each other, in every order in which they can meet:
//! `RUSTFLAGS="--cfg loom" cargo test -p pyramide-uniffi --features testing --test loom`.

#![cfg(loom)]

mod common;

use std::panic;
use std::sync::{Arc, Once};

use loom::thread;
use pyramide_core::deal::Deal;
use pyramide_core::position::Position;
use pyramide_core::solver::{self, Budget, Search};
use pyramide_uniffi::{Day, GameError, GameView, Now, Session, Verdict};

use common::NOW;

/// Tries every order in which the threads of `model` can meet.
fn in_every_order(model: impl Fn() + Sync + Send + 'static) {
    static QUIET: Once = Once::new();
    QUIET.call_once(|| {
        // The door logs every panic from its first call on. Loom ends its own threads with one that
        // has no message.
        let local_day = Day {
            month: 0,
            ..NOW.local_day
        };
        assert!(Session::open(String::new(), Now { local_day, ..NOW }).is_err());
        drop(panic::take_hook());
        let usual = panic::take_hook();
        panic::set_hook(Box::new(move |panic| {
            if panic.payload().is::<&str>() || panic.payload().is::<String>() {
                usual(panic);
            }
        }));
    });
    loom::model(model);
}

/// A search that needs more states than it may look at, and looks at its handle three times.
fn search() -> Search {
    let deal = Deal::from_code("PY1-XAC-AAAIDQZ".parse().expect("a code"));
    let budget = Budget {
        nodes: 600,
        bytes: 1 << 16,
    };
    Search::new(&deal, Position::start(&deal), budget)
}

#[test]
fn a_search_can_be_cancelled_at_any_moment() {
    in_every_order(|| {
        let search = Arc::new(search());
        let handle = search.handle();
        let running = {
            let search = Arc::clone(&search);
            thread::spawn(move || search.verdict())
        };
        assert!(handle.nodes() <= 600);
        handle.cancel();
        assert!(handle.is_cancelled());
        let answer = running.join().expect("no panic");
        assert!(answer.nodes <= 600);
        // It never knows, and never claims to.
        assert_eq!(answer.value, solver::Verdict::Unknown);
        // It stays cancelled.
        assert_eq!(search.verdict().nodes, 0);
    });
}

#[test]
fn a_panic_loses_nothing_that_another_thread_was_told() {
    in_every_order(|| {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().to_str().expect("UTF-8");
        let session = Arc::new(Session::open(path.into(), NOW).expect("it opens"));
        session.deal_code("PY1-N-AAAAAAS", NOW).expect("a code");
        let drawing = {
            let session = Arc::clone(&session);
            thread::spawn(move || session.draw(NOW).expect("a card").moves)
        };
        let failing = {
            let session = Arc::clone(&session);
            thread::spawn(move || assert_eq!(session.panic_for_test(), Err(GameError::Panicked)))
        };
        let mine = session.draw(NOW).expect("a card").moves;
        let other = drawing.join().expect("no panic");
        failing.join().expect("no panic");
        assert_eq!(mine.min(other), 1);
        assert_eq!(mine.max(other), 2);
        assert_eq!(session.view(NOW).expect("a game").moves, 2);
    });
}

#[test]
fn a_session_in_memory_is_whole_whoever_comes_first() {
    in_every_order(|| {
        let session = Arc::new(Session::in_memory().expect("a session"));
        let dealing = {
            let session = Arc::clone(&session);
            thread::spawn(move || {
                session.deal_code("PY1-N-AAAAAAS", NOW).expect("a code");
                session.undo(NOW)
            })
        };
        let failing = {
            let session = Arc::clone(&session);
            thread::spawn(move || session.panic_for_test())
        };
        // Before the deal, or after the panic, there is no game.
        let early = session.draw(NOW);
        assert!(early.is_ok() || early == Err(GameError::NoGame));
        let undone = dealing.join().expect("no panic");
        assert!(undone.is_ok() || undone == Err(GameError::NoGame));
        assert_eq!(failing.join().expect("no panic"), Err(GameError::Panicked));
        assert!(session.deal_code("PY1-N-AAAAAAS", NOW).is_ok());
    });
}

/// A thread with room for a search and what is shown of it: loom's own have 32 kB.
fn asking<T: Send + 'static>(ask: impl FnOnce() -> T + Send + 'static) -> thread::JoinHandle<T> {
    let thread = thread::Builder::new().stack_size(1 << 20);
    thread.spawn(ask).expect("a thread")
}

fn in_every_order_with_room(model: fn()) {
    in_every_order(move || asking(model).join().expect("no panic"));
}

/// A game that is lost from the start, which the solver sees at once, and a search from there.
fn lost_game() -> (Arc<Session>, Arc<pyramide_uniffi::Search>) {
    let session = Session::in_memory().expect("a session");
    session.deal_code("PY1-N-AAAAAAJ", NOW).expect("a code");
    let search = session.search().expect("a game");
    (Arc::new(session), Arc::new(search))
}

#[test]
fn whoever_asks_a_cancelled_search_is_not_heard() {
    in_every_order_with_room(|| {
        let (session, search) = lost_game();
        let verdict = {
            let search = Arc::clone(&search);
            asking(move || search.verdict().expect("no panic"))
        };
        let hints = {
            let search = Arc::clone(&search);
            asking(move || search.hints().expect("no panic"))
        };
        search.cancel();
        let is_dropped = || {
            assert_eq!(session.learn(&search, NOW).expect("a game").verdict, None);
            assert_eq!(session.show_hint(&search, NOW), Ok(None));
        };
        is_dropped();
        let verdict = verdict.join().expect("no panic");
        assert!(matches!(verdict, Verdict::Lost | Verdict::Unknown));
        hints.join().expect("no panic");
        is_dropped();
    });
}

#[test]
fn an_answer_counts_for_its_position_whenever_the_game_goes_on() {
    in_every_order_with_room(|| {
        let (session, search) = lost_game();
        let learning = {
            let (session, search) = (Arc::clone(&session), Arc::clone(&search));
            asking(move || {
                assert_eq!(search.verdict(), Ok(Verdict::Lost));
                session.learn(&search, NOW).expect("a game")
            })
        };
        let hinting = {
            let (session, search) = (Arc::clone(&session), Arc::clone(&search));
            asking(move || {
                assert!(!search.hints().expect("no panic").is_empty());
                session.show_hint(&search, NOW).expect("a game")
            })
        };
        let drawn = session.draw(NOW).expect("a card");
        // A late hint is dropped; a late verdict waits for its position.
        let of_the_start = |view: &GameView| view.moves == 0;
        let learned = learning.join().expect("no panic");
        assert_eq!(learned.verdict.is_some(), of_the_start(&learned));
        let hinted = hinting.join().expect("no panic");
        assert!(hinted.is_none_or(|view| of_the_start(&view) && view.hint.is_some()));
        let now = session.view(NOW).expect("a game");
        assert_eq!((drawn.moves, now.moves), (1, 1));
        assert_eq!((now.verdict, now.hint), (None, None));
        let back = session.undo(NOW).expect("a game");
        assert_eq!(back.verdict, Some(Verdict::Lost));
    });
}
