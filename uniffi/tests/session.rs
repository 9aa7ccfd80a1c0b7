//! What a shell relies on: a session keeps what it was told, in whatever order and from however many
//! threads.

use std::thread;

use pyramide_uniffi::{
    CardBack, Day, End, GameError, GameSettings, GameView, Move, Now, Place, Session, Slot, Status,
    TableColour, Theme,
};

fn now(monotonic_ms: u64) -> Now {
    let local_day = Day {
        year: 2026,
        month: 11,
        day: 30,
    };
    Now {
        monotonic_ms,
        utc_ms: 1_796_000_000_000,
        local_day,
    }
}

fn open(folder: &tempfile::TempDir) -> Session {
    Session::open(folder.path().to_str().unwrap().into(), now(0)).unwrap()
}

/// What of a view is stored: not what its step did, nor the selection, nor that it is paused.
fn stored(view: &GameView) -> (Option<String>, u32, u32, Vec<Place>, u32, bool, bool) {
    (
        view.code.clone(),
        view.score,
        view.moves,
        view.pyramid.iter().map(|card| card.place).collect(),
        view.stock.left,
        view.can_undo,
        view.can_redo,
    )
}

#[test]
fn a_game_goes_on_where_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let session = open(&folder);
    session.deal_code("PY1-N-AAAAAAS", now(0)).unwrap();
    session.draw(now(1000)).unwrap();
    session.draw(now(3000)).unwrap();
    session.undo(now(4000)).unwrap();
    let before = session.pause(now(5000)).unwrap();
    session.sync().unwrap();
    drop(session);

    let after = open(&folder).view(now(0)).unwrap();
    assert_eq!(stored(&after), stored(&before));
    assert_eq!((after.moves, after.played_ms), (2, 4000));
    assert!(after.can_redo);
}

#[test]
fn a_game_that_is_left_is_a_result() {
    let session = Session::in_memory().unwrap();
    session.deal_code("PY1-N-AAAAAAS", now(0)).unwrap();
    session.draw(now(0)).unwrap();
    assert_eq!(session.has_unfinished_game(), Ok(true));
    session.restart(now(2000)).unwrap();

    let results = session.results().unwrap();
    assert_eq!(results.len(), 1);
    let result = &results[0].result;
    assert!(!results[0].replay);
    assert_eq!(result.code, "PY1-N-AAAAAAS");
    assert_eq!(result.rules.spelling, "N");
    assert_eq!((result.end, result.moves), (End::Left, 1));
    assert_eq!((result.played_ms, result.day), (2000, now(0).local_day));

    let statistics = session.statistics().unwrap();
    assert_eq!(statistics.len(), 1);
    assert_eq!((statistics[0].played, statistics[0].won), (1, 0));
    assert_eq!(statistics[0].rate, Some(0.0));
    assert_eq!(statistics[0].recent[0].result, *result);

    session.reset_statistics().unwrap();
    assert_eq!(session.results(), Ok(Vec::new()));
    assert_eq!(session.statistics(), Ok(Vec::new()));
}

#[test]
fn every_setting_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let session = open(&folder);
    let default = session.settings().unwrap();
    let changed = GameSettings {
        error_help: !default.error_help,
        left_hand: !default.left_hand,
        four_colours: !default.four_colours,
        larger_ranks: !default.larger_ranks,
        theme: Theme::Dark,
        high_contrast: !default.high_contrast,
        card_back: CardBack::Lattice,
        table_colour: TableColour::Sand,
        hide_timer: !default.hide_timer,
        hide_score: !default.hide_score,
        motion: !default.motion,
        sound: !default.sound,
        haptics: !default.haptics,
        remove_free_kings: !default.remove_free_kings,
        show_verdict: !default.show_verdict,
        language: Some("da".into()),
        introduced: !default.introduced,
    };
    session.set_settings(changed.clone()).unwrap();
    assert_eq!(session.settings().as_ref(), Ok(&changed));
    drop(session);
    assert_eq!(open(&folder).settings(), Ok(changed));
}

/// Mixed calls, some of them wrong, from eight threads at once. The game that comes out is the one
/// that its journal says.
#[test]
fn eight_threads_leave_a_game_that_replays() {
    const CALLS: u64 = 2_000;
    let folder = tempfile::tempdir().unwrap();
    let session = open(&folder);
    session.deal_code("PY1-N-AAAAAAS", now(0)).unwrap();
    thread::scope(|scope| {
        for thread in 0..8 {
            let session = &session;
            scope.spawn(move || {
                // The numbers of Knuth's MMIX generator; any would do.
                let mut random = thread + 1;
                for call in 0..CALLS {
                    random = u64::wrapping_mul(random, 6_364_136_223_846_793_005)
                        .wrapping_add(1_442_695_040_888_963_407);
                    mixed_call(session, (random >> 33) as u32, now(call));
                }
            });
        }
    });
    session.resume(now(CALLS)).unwrap();
    let before = session.view(now(CALLS)).unwrap();
    let left = u32::try_from(before.pyramid.len()).unwrap();
    assert_eq!(before.score, 10 * (28 - left));
    drop(session);
    assert_eq!(
        stored(&open(&folder).view(now(0)).unwrap()),
        stored(&before)
    );
}

fn mixed_call(session: &Session, random: u32, now: Now) {
    let (row, place) = ((random >> 8) % 9, (random >> 16) % 9);
    let place = Place { row, place };
    let answer = match random % 16 {
        0..=5 => session.tap(Slot::Pyramid { place }, now),
        6 | 7 => session.tap(Slot::Waste { pile: row }, now),
        8 | 9 => session.tap(Slot::Stock, now),
        10 => session.undo(now),
        11 => session.redo(now),
        12 => session.play(Move::Draw, now),
        13 => session.pause(now),
        14 => session.resume(now),
        _ => session.sync().and_then(|()| session.view(now)),
    };
    match answer {
        Ok(view) => assert!(matches!(view.status, Status::Playing | Status::Stuck)),
        Err(
            GameError::Paused
            | GameError::NoSuchPlace { .. }
            | GameError::NoSuchPile { .. }
            | GameError::Refused { .. },
        ) => {}
        Err(error) => panic!("{error:?}"),
    }
}
