//! Writing that fails.

use std::fs;

use pyramide_core::position::Status;
use pyramide_core::session::{Session, SessionError};
use pyramide_core::settings::Theme;
use pyramide_core::stats::End;
use pyramide_core::store::{DiskFolder, Folder, OpenError, Trouble};

use super::common::folder::Rest;
use super::common::{at, deal, rules};
use super::{
    GAME, RESULTS, RESULTS_AT_THE_END, done_by_finish_games, ends, finish_games, kept, nearly_won,
    open, played, view,
};

#[test]
fn cut_off_anywhere_every_end_is_completed_and_counts_once() {
    let (start, last) = nearly_won();
    let expected = RESULTS_AT_THE_END.map(|(end, rules)| (end, rules.to_owned()));
    let places = done_by_finish_games(&start, &last);
    println!("cut off at each of {places} places: every end completed, and counted once");
    for room in 0..=places {
        let folder = start.after_a_crash();
        let mut session = open(&folder);
        folder.set_room(Some(room));
        // The table before and after each step, and how many were told to be safe.
        let mut seen = vec![(kept(&view(&mut session)), 0)];
        let mut safe = 0;
        let mut failed = false;
        finish_games(&mut session, &last, |session, view| {
            failed |= view.troubles.contains(&Trouble::NotSaved);
            seen.push((kept(view), session.results().len()));
            if !failed {
                safe = seen.len() - 1;
            }
        });

        let found = folder.after_a_crash();
        let mut session = open(&found);
        let table = view(&mut session);
        let count = session.results().len();
        assert_eq!(ends(&session), expected[..count], "room {room}");
        assert_eq!(table.troubles, [], "room {room}");
        let is_known = seen[safe..].contains(&(kept(&table), count));
        assert!(is_known, "room {room}: {table:?}");
        let won = table.status == Status::Won;
        assert!(!won || count == 1);
        drop(session);
        // What was completed is complete: opening again changes nothing.
        let files = found.files();
        let mut again = open(&found);
        assert_eq!(kept(&view(&mut again)), kept(&table));
        assert_eq!(ends(&again), expected[..count]);
        assert_eq!(found.files(), files);
        // The game goes on, and each further end counts once too.
        again.deal(deal(rules("D"), 4), at(0));
        again.draw(at(0)).unwrap();
        again.deal(deal(rules("T"), 5), at(0));
        let ids: Vec<u64> = again.results().iter().map(|result| result.id).collect();
        let mut distinct = ids.clone();
        distinct.dedup();
        assert_eq!(ids, distinct);
        assert_eq!(open(&found).results(), again.results());
    }
}

#[test]
fn a_full_disk_is_told_once_and_made_good_once_there_is_room() {
    let (start, last) = nearly_won();
    let total = done_by_finish_games(&start, &last);
    for room in 0..total {
        let folder = start.after_a_crash();
        let mut session = open(&folder);
        folder.set_room(Some(room));
        let mut told = 0;
        finish_games(&mut session, &last, |session, view| {
            told += view
                .troubles
                .iter()
                .filter(|trouble| **trouble == Trouble::NotSaved)
                .count();
            // The player pauses and goes on; that makes nothing better.
            let mut troubles = session.pause(at(0)).unwrap().troubles;
            let _ = session.sync_later();
            troubles.extend(session.resume(at(0)).unwrap().troubles);
            told += troubles.len();
        });
        assert_eq!(told, 1, "room {room}");
        folder.set_room(None);
        let view = session.draw(at(0)).unwrap();
        assert_eq!(view.troubles, []);
        // One action was enough for all three files.
        let mut reopened = open(&folder.after_a_crash());
        assert_eq!(kept(&self::view(&mut reopened)), kept(&view), "room {room}");
        assert_eq!(reopened.results(), session.results(), "room {room}");
        assert_eq!(reopened.settings(), session.settings(), "room {room}");
        assert_eq!(reopened.settings().theme, Theme::Dark);
        // When it happens again, it is told again.
        folder.set_room(Some(0));
        assert_eq!(session.draw(at(0)).unwrap().troubles, [Trouble::NotSaved]);
        assert_eq!(session.draw(at(0)).unwrap().troubles, []);
    }
}

#[test]
fn one_failure_anywhere_is_made_good_by_the_next_write() {
    let (start, last) = nearly_won();
    for room in 0.. {
        let folder = start.after_a_crash();
        let mut session = open(&folder);
        folder.fail_once_after(room);
        let mut told = 0;
        finish_games(&mut session, &last, |session, view| {
            told += view.troubles.len();
            // A pause, which writes everything through, or tries to.
            let _ = session.sync_later()();
        });
        let never_failed = folder.is_still_to_fail();
        folder.set_room(None);
        let view = session.draw(at(0)).unwrap();
        told += view.troubles.len();
        session.sync_later()().unwrap();
        assert!(told <= 1, "room {room}");
        for rest in [Rest::Nothing, Rest::All] {
            for found in folder.after_a_power_cut(rest) {
                let mut reopened = open(&found);
                assert_eq!(
                    kept(&super::view(&mut reopened)),
                    kept(&view),
                    "room {room}"
                );
                assert_eq!(reopened.results(), session.results(), "room {room}");
                assert_eq!(reopened.settings(), session.settings(), "room {room}");
            }
        }
        if never_failed {
            assert_eq!(told, 0);
            println!("failed once at each of {room} places: made good by the next write");
            break;
        }
    }
}

#[test]
fn a_folder_that_fails_while_it_is_opened_is_opened_later() {
    // A torn end and a game that was left, so that there is something to write.
    let (start, _) = played(3);
    open(&start).restart(at(0)).unwrap();
    start.tamper(RESULTS, |content| content.truncate(content.len() - 1));
    let expected = kept(&view(&mut open(&start.after_a_crash())));
    for room in 0.. {
        let folder = start.after_a_crash();
        let before = folder.files();
        folder.fail_once_after(room);
        match Session::open(folder.clone(), at(0)) {
            Ok(mut session) => {
                let found = view(&mut session);
                assert_eq!(kept(&found), expected);
                let failed = !folder.is_still_to_fail();
                let told: &[Trouble] = if failed { &[Trouble::NotSaved] } else { &[] };
                assert_eq!(found.troubles, told, "room {room}");
                if !failed {
                    break;
                }
            }
            Err(error) => {
                assert!(matches!(error, OpenError::Io { .. }));
                assert_eq!(folder.files(), before);
            }
        }
        assert_eq!(kept(&view(&mut open(&folder))), expected, "room {room}");
    }
}

#[test]
fn a_power_cut_takes_nothing_that_was_written_through() {
    let (start, last) = nearly_won();
    let expected = RESULTS_AT_THE_END.map(|(end, rules)| (end, rules.to_owned()));
    // Plays until the power goes. What is seen afterwards is of no account.
    let play = |room: Option<usize>| {
        let folder = start.after_a_crash();
        let mut session = open(&folder);
        let opening = folder.done();
        let mut seen = vec![(kept(&view(&mut session)), 0)];
        let mut safe = 0;
        folder.set_room(room.map(|room| room - opening));
        finish_games(&mut session, &last, |session, view| {
            seen.push((kept(view), session.results().len()));
            // Now and then everything is written through.
            if seen.len() % 3 == 0 && session.sync_later()().is_ok() {
                safe = seen.len() - 1;
            }
        });
        (folder, opening, seen, safe)
    };
    let (whole, opening, ..) = play(None);
    let steps = whole.steps().into_iter().filter(|room| *room >= opening);
    let mut cuts = 0;
    for room in steps.chain([whole.done()]) {
        let (folder, _, seen, safe) = play(Some(room));
        for rest in [Rest::Nothing, Rest::Half, Rest::All, Rest::Zeros] {
            for found in folder.after_a_power_cut(rest) {
                let what = format!("room {room}, {rest:?}, {:?}", found.files().keys());
                cuts += 1;
                let mut session = open(&found);
                let count = session.results().len();
                assert_eq!(ends(&session), expected[..count], "{what}");
                assert!(count >= seen[safe].1, "{what}");
                if let Ok(table) = session.view(at(0)) {
                    assert_eq!(table.troubles, [], "{what}");
                    let table = (kept(&table), count);
                    assert!(seen[safe..].contains(&table), "{what}: {table:?}");
                } else {
                    // The result of a game that was left, but not the line that says what for.
                    assert!(count > seen[safe].1, "{what}");
                }
                // The game goes on.
                session.deal(deal(rules("D"), 4), at(0));
                session.draw(at(0)).unwrap();
                session.restart(at(0)).unwrap();
                assert_eq!(open(&found).results(), session.results());
            }
        }
    }
    println!("power cut, {cuts} cases: nothing lost that was written through");
    assert!(cuts > 200, "{cuts}");
}

#[test]
fn a_damaged_file_outlives_a_power_cut() {
    for (name, place) in [(GAME, 0), (GAME, 150), (RESULTS, 0), (RESULTS, 100)] {
        let (start, _) = played(1);
        let mut session = open(&start);
        session.restart(at(0)).unwrap();
        for _ in 0..5 {
            session.draw(at(0)).unwrap();
        }
        drop(session);
        start.tamper(name, |content| content[place] ^= 1);
        let damaged = start.files()[name].clone();
        // Where a step fails, and the power goes some steps after it.
        let play = |fails: usize, power: Option<usize>| {
            let folder = start.after_a_crash();
            folder.fail_once_after(fails);
            let opened = Session::open(folder.clone(), at(0));
            let opening = folder.done();
            folder.set_room(power.map(|power| power - opening));
            let _ = opened.map(|mut session| session.deal(deal(rules("K"), 1), at(0)));
            (folder, opening)
        };
        for fails in play(usize::MAX, None).0.steps() {
            let (whole, opening) = play(fails, None);
            let steps = whole.steps().into_iter().filter(|power| *power >= opening);
            for power in steps.chain([whole.done()]) {
                let (folder, _) = play(fails, Some(power));
                for found in folder.after_a_power_cut(Rest::Nothing) {
                    let files = found.files();
                    let found = files.values().any(|content| *content == damaged);
                    assert!(found, "{name}, {fails}, {power}: {:?}", files.keys());
                }
            }
        }
    }
}

#[test]
fn a_game_that_counts_is_over_whatever_its_journal_says() {
    let (folder, _) = played(3);
    let mut session = open(&folder);
    folder.break_file(Some(GAME));
    // Left, and its loss is written; but neither that line of its journal nor the next game's.
    let view = session.deal(deal(rules("K"), 2), at(0));
    assert_eq!(view.troubles, [Trouble::NotSaved]);
    let mut reopened = open(&folder.after_a_crash());
    assert_eq!(reopened.view(at(0)), Err(SessionError::NoGame));
    assert_eq!(ends(&reopened), [(End::Left, "N".to_owned())]);
}

#[test]
fn a_game_that_was_left_is_not_dealt_again_after_games_that_count() {
    // With a move, the journal says what it was left for; without one, nothing.
    for moves in 0..2 {
        let (folder, _) = played(moves);
        let mut session = open(&folder);
        // On a nearly full disk there may be room for a line, and none for a file.
        folder.break_file(Some("game.journal.new"));
        session.deal(deal(rules("K"), 2), at(0));
        session.draw(at(0)).unwrap();
        session.deal(deal(rules("D"), 4), at(0));
        session.draw(at(0)).unwrap();
        let found = folder.after_a_crash();
        let mut reopened = open(&found);
        assert_eq!(reopened.view(at(0)), Err(SessionError::NoGame));
        assert_eq!(reopened.results(), session.results());
        reopened.deal(deal(rules("T"), 5), at(0));
        assert_eq!(open(&found).results(), session.results());
    }
}

#[test]
fn a_game_that_ended_keeps_its_journal_until_it_counts() {
    let (folder, last) = nearly_won();
    let mut session = open(&folder);
    folder.break_file(Some(RESULTS));
    for step in last {
        session.play(step, at(0)).unwrap();
    }
    session.deal(deal(rules("K"), 2), at(0));
    session.draw(at(0)).unwrap();
    let won = [(End::Won, "M".to_owned())];
    assert_eq!(ends(&open(&folder.after_a_crash())), won);
    // Once the results can be written, so is the game on the table.
    folder.break_file(None);
    let view = session.draw(at(0)).unwrap();
    let mut reopened = open(&folder.after_a_crash());
    assert_eq!(kept(&self::view(&mut reopened)), kept(&view));
    assert_eq!(ends(&reopened), won);
}

#[test]
fn a_damaged_game_survives_a_full_disk_too() {
    let (folder, _) = played(10);
    folder.tamper(GAME, |content| {
        let end = content.len();
        content[end - 20] ^= 1;
    });
    let damaged = folder.files()[GAME].clone();
    folder.break_file(Some(""));
    let mut session = open(&folder);
    let mut troubles = view(&mut session).troubles;
    troubles.sort_by_key(|trouble| format!("{trouble:?}"));
    assert_eq!(troubles, [Trouble::GameDamaged, Trouble::NotSaved]);
    assert_eq!(folder.files()[GAME], damaged);
    // Even if the player has gone on to another game by then.
    session.restart(at(0)).unwrap();
    folder.break_file(None);
    let view = session.draw(at(0)).unwrap();
    assert_eq!(folder.files()["game.journal.damaged-1"], damaged);
    assert_eq!(kept(&self::view(&mut open(&folder))), kept(&view));
}

#[test]
fn half_a_copy_is_taken_away() {
    let path = tempfile::tempdir().unwrap();
    let mut folder = DiskFolder::open(path.path()).unwrap();
    // A folder can be opened, but not read.
    fs::create_dir(path.path().join("unreadable")).unwrap();
    assert!(folder.copy("unreadable", "aside").is_err());
    assert!(!folder.exists("aside").unwrap());
    assert!(folder.copy("missing", "aside").is_err());
    assert!(!folder.exists("aside").unwrap());
    // A copy takes nobody's place.
    fs::write(path.path().join("one"), "1").unwrap();
    fs::write(path.path().join("other"), "2").unwrap();
    assert!(folder.copy("one", "other").is_err());
    assert_eq!(fs::read(path.path().join("other")).unwrap(), b"2");
}
