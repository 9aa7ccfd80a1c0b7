//! What is kept on disk, and how it survives faults: the life of the app, case by case.

mod common;

use std::collections::BTreeMap;
use std::fs;

use common::folder::MemoryFolder;
use common::{Dice, at, deal, deal_with, rules, slot, won_deal};
use pyramide_core::position::{Move, Status};
use pyramide_core::rules::Ruleset;
use pyramide_core::session::{Session, SessionError};
use pyramide_core::settings::{Settings, Theme};
use pyramide_core::stats::End;
use pyramide_core::store::{DiskFolder, Folder, OpenError};
use pyramide_core::view::{StockTap, Trouble, View};

const GAME: &str = "game.journal";
const RESULTS: &str = "results.log";
const SETTINGS: &str = "settings.json";

fn open(folder: &MemoryFolder) -> Session {
    Session::open(folder.clone(), at(0)).unwrap()
}

fn view(session: &mut Session) -> View {
    session.view(at(0)).unwrap()
}

/// A view without what is not kept, and what the clock adds.
fn kept(view: &View) -> View {
    View {
        event: None,
        notice: None,
        troubles: Vec::new(),
        running: false,
        paused: false,
        ..view.clone()
    }
}

/// A folder with a game of some draws and undos, and its view.
fn played(actions: usize) -> (MemoryFolder, View) {
    let folder = MemoryFolder::default();
    let mut session = open(&folder);
    session.deal(deal(Ruleset::default(), 7), at(0));
    for _ in 0..actions {
        session.draw(at(0)).unwrap();
    }
    let view = view(&mut session);
    (folder, view)
}

#[test]
fn case_29_other_screens_leave_the_game_alone() {
    let folder = MemoryFolder::default();
    let mut session = open(&folder);
    session.deal(deal_with(Ruleset::default(), &[(21, "6C")]), at(0));
    session.draw(at(0)).unwrap();
    let before = session.tap(slot(7, 1), at(0)).unwrap();
    // Statistics, settings, help under a dialog, and back.
    session.pause(at(0)).unwrap();
    assert!(session.statistics().is_empty());
    let settings = Settings {
        theme: Theme::Dark,
        left_hand: true,
        ..session.settings().clone()
    };
    session.set_settings(settings);
    session.reset_statistics();
    session.sync_later()().unwrap();
    let after = session.resume(at(0)).unwrap();
    assert_eq!(after, before);
}

#[test]
fn case_30_killed_after_any_action_nothing_is_lost() {
    let folder = MemoryFolder::default();
    let mut session = open(&folder);
    let seats = [(21, "6C"), (22, "7D"), (23, "KC")];
    let survives = |view: View| {
        let mut reopened = open(&folder.after_a_crash());
        assert_eq!(kept(&self::view(&mut reopened)), kept(&view));
        // Undo and redo go on as far.
        let mut undone = view.can_undo;
        while undone {
            undone = reopened.undo(at(0)).unwrap().can_undo;
        }
    };
    for rules in [rules("N"), rules("T"), rules("P"), rules("M")] {
        survives(session.deal(deal_with(rules, &seats), at(0)));
        survives(session.draw(at(10)).unwrap());
        survives(session.tap(slot(7, 3), at(20)).unwrap());
        session.tap(slot(7, 1), at(30)).unwrap();
        survives(session.tap(slot(7, 2), at(40)).unwrap());
        survives(session.undo(at(50)).unwrap());
        survives(session.redo(at(60)).unwrap());
        let mut view = session.undo(at(70)).unwrap();
        while view.stock.tap == StockTap::Draw {
            view = session.draw(at(80)).unwrap();
        }
        survives(view);
        // A recycle, where there is one.
        survives(session.draw(at(80)).unwrap());
        survives(session.pause(at(100)).unwrap());
        survives(session.resume(at(100)).unwrap());
        survives(session.restart(at(110)).unwrap());
    }
    let (deal, line) = won_deal(self::rules("N"), &mut Dice::new(30));
    survives(session.deal(deal, at(0)));
    for step in line {
        survives(session.play(step, at(0)).unwrap());
    }
    assert_eq!(open(&folder.after_a_crash()).results(), session.results());
}

#[test]
fn a_replayed_journal_has_the_same_floor_of_undo_and_the_same_redo() {
    let (folder, _) = played(130);
    let mut session = open(&folder);
    for _ in 0..30 {
        session.undo(at(0)).unwrap();
    }
    let before = view(&mut session);
    drop(session);
    let mut session = open(&folder);
    assert_eq!(kept(&view(&mut session)), kept(&before));
    let count = |mut step: Box<dyn FnMut() -> bool + '_>| {
        let mut count = 0;
        while step() {
            count += 1;
        }
        count
    };
    let redone = count(Box::new(|| session.redo(at(0)).unwrap().event.is_some()));
    let undone = count(Box::new(|| session.undo(at(0)).unwrap().event.is_some()));
    assert_eq!((redone, undone, view(&mut session).moves), (30, 100, 130));
}

#[test]
fn a_torn_last_line_is_cut_off_and_nothing_else() {
    let (whole, _) = played(5);
    let (_, before_the_last) = played(4);
    let length = whole.files()[GAME].len();
    let last = whole.lines(GAME).pop().unwrap().len() + 1;
    for torn in 1..=last {
        let folder = whole.after_a_crash();
        folder.tamper(GAME, |content| content.truncate(length - torn));
        let mut session = open(&folder);
        let found = view(&mut session);
        assert_eq!(found.troubles, []);
        assert_eq!(
            kept(&found),
            kept(&before_the_last),
            "{torn} bytes are missing"
        );
        // The next line follows the last whole one.
        let played = session.draw(at(0)).unwrap();
        assert_eq!(folder.lines(GAME).len(), 6);
        assert_eq!(kept(&view(&mut open(&folder))), kept(&played));
    }
}

#[test]
fn a_damaged_line_is_set_aside_and_what_is_before_it_kept() {
    type Harm = fn(&mut Vec<String>);
    let harms: [(&str, Harm); 7] = [
        ("changed", |lines| {
            lines[4] = lines[4].replace("draw", "undo");
        }),
        ("lost", |lines| drop(lines.remove(4))),
        ("doubled", |lines| lines.insert(4, lines[3].clone())),
        ("exchanged", |lines| lines.swap(4, 5)),
        ("empty", |lines| lines[4].clear()),
        ("cut", |lines| lines[4].truncate(20)),
        ("no text", |lines| lines[4] = "\u{fffd}\0".into()),
    ];
    for (what, harm) in harms {
        let (folder, _) = played(10);
        let (_, prefix) = played(3);
        let mut lines = folder.lines(GAME);
        harm(&mut lines);
        let damaged = (lines.join("\n") + "\n").into_bytes();
        folder.tamper(GAME, |content| content.clone_from(&damaged));

        let mut session = open(&folder);
        let found = view(&mut session);
        assert_eq!(found.troubles, [Trouble::GameDamaged], "{what}");
        assert_eq!(kept(&found), kept(&prefix), "{what}");
        assert_eq!(view(&mut session).troubles, [], "it is told once");
        assert_eq!(folder.files()["game.journal.damaged-1"], damaged);
        let played = session.draw(at(0)).unwrap();
        let mut session = open(&folder);
        let found = view(&mut session);
        assert_eq!((kept(&found), found.troubles), (kept(&played), vec![]));
        // A second one gets a name of its own.
        folder.tamper(GAME, |content| content[1] = b'?');
        assert!(matches!(
            open(&folder).view(at(0)),
            Err(SessionError::NoGame)
        ));
        assert!(folder.files().contains_key("game.journal.damaged-2"));
        assert_eq!(folder.files()["game.journal.damaged-1"], damaged);
    }
}

#[test]
fn files_in_each_others_place_are_set_aside() {
    let (folder, _) = played(3);
    let mut session = open(&folder);
    session.restart(at(0)).unwrap();
    folder.swap(GAME, RESULTS);
    let mut session = open(&folder);
    assert_eq!(session.view(at(0)), Err(SessionError::NoGame));
    assert_eq!(session.results(), []);
    let mut troubles = session.deal(deal(Ruleset::default(), 1), at(0)).troubles;
    troubles.sort_by_key(|trouble| format!("{trouble:?}"));
    assert_eq!(troubles, [Trouble::GameDamaged, Trouble::ResultsDamaged]);
    // What was swapped is still there for whoever swaps it back.
    let files = folder.files();
    assert!(files.contains_key("game.journal.damaged-1"));
    assert!(files.contains_key("results.log.damaged-1"));
}

#[test]
fn lines_of_another_game_do_not_fit() {
    let (one, _) = played(5);
    let other = MemoryFolder::default();
    let mut session = open(&other);
    session.deal(deal(Ruleset::default(), 8), at(0));
    for _ in 0..5 {
        session.draw(at(0)).unwrap();
    }
    // The same actions at the same lines, and yet of another game.
    let mut lines = one.lines(GAME);
    lines[3] = other.lines(GAME)[3].clone();
    let content = lines.join("\n") + "\n";
    one.tamper(GAME, |file| *file = content.into_bytes());
    let found = view(&mut open(&one));
    assert_eq!(
        (found.moves, found.troubles),
        (2, vec![Trouble::GameDamaged])
    );
}

#[test]
fn damaged_settings_are_set_aside_once_and_told_once() {
    for content in [
        "",
        "{}",
        "null",
        "{\"format\":1,\"theme\":\"plaid\"}",
        "\u{0}",
    ] {
        let folder = MemoryFolder::default();
        folder.tamper(SETTINGS, |file| *file = content.into());
        let mut session = open(&folder);
        assert_eq!(*session.settings(), Settings::default());
        let dealt = session.deal(deal(Ruleset::default(), 1), at(0));
        assert_eq!(dealt.troubles, [Trouble::SettingsDamaged]);
        assert_eq!(view(&mut open(&folder)).troubles, []);
        assert_eq!(
            folder.files()["settings.json.damaged-1"],
            content.as_bytes()
        );
        assert!(!folder.files().contains_key("settings.json.damaged-2"));
    }
    // What is missing has its default; what is unknown is passed over.
    let folder = MemoryFolder::default();
    let content = r#"{"format":1,"theme":"dark","from_a_later_version":3}"#;
    folder.tamper(SETTINGS, |file| *file = content.into());
    let settings = Settings {
        theme: Theme::Dark,
        ..Settings::default()
    };
    assert_eq!(*open(&folder).settings(), settings);
}

#[test]
fn a_newer_format_is_refused_and_every_file_left_alone() {
    let headers = [
        (
            GAME,
            r#"{"pyramide":"game.journal","format":2,"board":"round"}"#,
        ),
        (RESULTS, r#"{"pyramide":"results.log","format":2}"#),
    ];
    // Settings have no checksum.
    let newer = r#"{"format":2,"theme":["dark"]}"#;
    let mut cases: Vec<(&str, Vec<u8>)> = vec![(SETTINGS, newer.into())];
    for (name, header) in headers {
        cases.push((name, line(1, 0, header).into_bytes()));
    }
    for (name, content) in cases {
        let (folder, _) = played(3);
        // Something else to repair must wait.
        let torn = [GAME, RESULTS].into_iter().find(|other| *other != name);
        folder.tamper(torn.unwrap(), |file| file.truncate(file.len() - 1));
        if name != SETTINGS {
            folder.tamper(SETTINGS, |file| *file = b"damaged".to_vec());
        }
        folder.tamper(name, |file| *file = content);
        let before = folder.files();
        let refused = Session::open(folder.clone(), at(0)).err();
        let expected = OpenError::Newer {
            file: name.into(),
            format: 2,
        };
        assert_eq!(refused, Some(expected));
        assert_eq!(folder.files(), before);
    }
}

/// A line of a log: see `core/src/store/log.rs`.
fn line(number: u64, before: u32, text: &str) -> String {
    let mut crc = crc32fast::Hasher::new();
    crc.update(&before.to_le_bytes());
    crc.update(&number.to_le_bytes());
    crc.update(text.as_bytes());
    format!("{number} {:08x} {text}\n", crc.finalize())
}

#[test]
fn a_game_of_the_first_format_can_be_read_for_ever() {
    let mut journal = String::new();
    let mut before = 0;
    for (number, text) in (1..).zip([
        r#"{"pyramide":"game.journal","format":1,"id":3,"code":"PY1-N-AAAAAAS"}"#,
        r#"{"ms":0,"did":"KD"}"#,
        r#"{"ms":1500,"did":"TC 3S"}"#,
        r#"{"ms":2500,"did":"draw"}"#,
        r#"{"ms":2600,"did":"undo"}"#,
        r#"{"ms":2700,"did":"redo"}"#,
        r#"{"ms":2800,"did":"undo"}"#,
        r#"{"ms":3000,"did":"hint"}"#,
        r#"{"ms":4000,"did":"pause"}"#,
    ]) {
        let line = line(number, before, text);
        before = u32::from_str_radix(line.split(' ').nth(1).unwrap(), 16).unwrap();
        journal += &line;
    }
    let header = r#"{"pyramide":"results.log","format":1}"#;
    let result = r#"{"id":2,"code":"PY1-K-AAAAAAB","end":"won","score":280,"moves":60,"played_ms":120000,"hints":1,"utc_ms":1796000000000,"date":"2026-11-30"}"#;
    let first = line(1, 0, header);
    let sum = u32::from_str_radix(first.split(' ').nth(1).unwrap(), 16).unwrap();
    let folder = MemoryFolder::default();
    folder.tamper(GAME, |file| *file = journal.clone().into_bytes());
    folder.tamper(RESULTS, |file| {
        *file = (first + &line(2, sum, result)).into_bytes();
    });

    let mut session = open(&folder);
    let view = view(&mut session);
    assert_eq!((view.moves, view.score, view.played_ms), (3, 30, 4000));
    assert!(view.can_undo && view.can_redo && view.troubles.is_empty());
    assert_eq!(folder.files()[GAME], journal.as_bytes());
    let [result] = session.results() else {
        panic!("there is one result");
    };
    assert_eq!((result.id, result.end, result.hints), (2, End::Won, 1));
    session.restart(at(0)).unwrap();
    let left = session.results()[1];
    assert_eq!(
        (left.id, left.end, left.hints, left.score),
        (3, End::Left, 1, 30)
    );
}

#[test]
fn two_sessions_do_not_share_a_folder() {
    let path = tempfile::tempdir().unwrap();
    let first = Session::open(DiskFolder::open(path.path()).unwrap(), at(0)).unwrap();
    assert_eq!(DiskFolder::open(path.path()).err(), Some(OpenError::InUse));
    drop(first);
    assert!(DiskFolder::open(path.path()).is_ok());
}

#[test]
fn a_real_folder_keeps_what_a_session_did() {
    let path = tempfile::tempdir().unwrap();
    let folder = path.path().join("deep").join("er");
    let open = || Session::open(DiskFolder::open(&folder).unwrap(), at(0)).unwrap();
    let mut session = open();
    session.deal(deal(Ruleset::default(), 1), at(0));
    session.draw(at(0)).unwrap();
    let before = session.draw(at(500)).unwrap();
    session.sync_later()().unwrap();
    drop(session);
    assert_eq!(kept(&view(&mut open())), kept(&before));
    // A torn end, a damaged line and a folder in the place of a file.
    let journal = folder.join(GAME);
    let mut content = fs::read(&journal).unwrap();
    content.truncate(content.len() - 3);
    fs::write(&journal, &content).unwrap();
    assert_eq!(view(&mut open()).moves, 1);
    content[70] ^= 1;
    fs::write(&journal, &content).unwrap();
    assert_eq!(open().view(at(0)), Err(SessionError::NoGame));
    assert_eq!(
        fs::read(folder.join("game.journal.damaged-1")).unwrap(),
        content
    );
    fs::remove_file(&journal).unwrap();
    fs::create_dir(&journal).unwrap();
    let refused = Session::open(DiskFolder::open(&folder).unwrap(), at(0)).err();
    assert!(matches!(refused, Some(OpenError::Io { file, .. }) if file == GAME));
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

/// A folder with a game two moves before its win, and these moves.
fn nearly_won() -> (MemoryFolder, Vec<Move>) {
    let (deal, line) = won_deal(rules("M"), &mut Dice::new(6));
    let folder = MemoryFolder::default();
    let mut session = open(&folder);
    session.deal(deal, at(0));
    let (before, last) = line.split_at(line.len() - 2);
    for step in before {
        session.play(*step, at(0)).unwrap();
    }
    (folder, last.to_vec())
}

/// Everything that is written: a win, a loss by another deal, a loss by a restart, settings. Calls
/// `after` after each step.
fn finish_games(session: &mut Session, last: &[Move], mut after: impl FnMut(&mut Session, &View)) {
    for step in 0..10 {
        let view = match step {
            0 => session.play(last[0], at(0)).unwrap(),
            1 => session.play(last[1], at(0)).unwrap(),
            2 => session.deal(deal(rules("K"), 2), at(0)),
            4 => session.undo(at(0)).unwrap(),
            5 => {
                session.set_settings(Settings {
                    theme: Theme::Dark,
                    ..Settings::default()
                });
                view(session)
            }
            6 => session.deal(deal(rules("N"), 3), at(0)),
            8 => session.restart(at(0)).unwrap(),
            _ => session.draw(at(0)).unwrap(),
        };
        after(session, &view);
    }
}

/// The results that there should be, by their ends and rules.
const RESULTS_AT_THE_END: [(End, &str); 3] = [(End::Won, "M"), (End::Left, "K"), (End::Left, "N")];

fn ends(session: &Session) -> Vec<(End, String)> {
    let results = session.results().iter();
    results
        .map(|result| (result.end, result.code.rules.to_string()))
        .collect()
}

/// How much `finish_games` writes.
fn written_by_finish_games(start: &MemoryFolder, last: &[Move]) -> usize {
    let folder = start.after_a_crash();
    finish_games(&mut open(&folder), last, |_, view| {
        assert_eq!(view.troubles, []);
    });
    let session = open(&folder);
    let expected = RESULTS_AT_THE_END.map(|(end, rules)| (end, rules.to_owned()));
    assert_eq!(ends(&session), expected);
    folder.written()
}

#[test]
fn cut_off_anywhere_every_end_is_completed_and_counts_once() {
    let (start, last) = nearly_won();
    let expected = RESULTS_AT_THE_END.map(|(end, rules)| (end, rules.to_owned()));
    for room in 0..=written_by_finish_games(&start, &last) {
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
        let table = session.view(at(0)).ok();
        let count = session.results().len();
        assert_eq!(ends(&session), expected[..count], "room {room}");
        match &table {
            Some(table) => {
                assert_eq!(table.troubles, [], "room {room}");
                let won = table.status == Status::Won;
                let known =
                    |(seen, results): &(View, usize)| *seen == kept(table) && *results == count;
                assert!(seen[safe..].iter().any(known), "room {room}: {table:?}");
                assert_eq!(won, won && count == 1);
            }
            // A game was left and the next one not yet dealt.
            None => assert!(seen[safe..].iter().any(|(_, results)| *results == count)),
        }
        drop(session);
        // What was completed is complete: opening again changes nothing.
        let files = found.files();
        let mut again = open(&found);
        assert_eq!(
            again.view(at(0)).ok().map(|view| kept(&view)),
            table.map(|view| kept(&view))
        );
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
    let total = written_by_finish_games(&start, &last);
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
    folder.set_room(Some(0));
    let mut session = open(&folder);
    let mut troubles = view(&mut session).troubles;
    troubles.sort_by_key(|trouble| format!("{trouble:?}"));
    assert_eq!(troubles, [Trouble::GameDamaged, Trouble::NotSaved]);
    assert_eq!(folder.files()[GAME], damaged);
    // Even if the player has gone on to another game by then.
    session.restart(at(0)).unwrap();
    folder.set_room(None);
    let view = session.draw(at(0)).unwrap();
    assert_eq!(folder.files()["game.journal.damaged-1"], damaged);
    assert_eq!(kept(&self::view(&mut open(&folder))), kept(&view));
}

#[test]
fn results_that_were_forgotten_stay_forgotten() {
    let (folder, last) = nearly_won();
    let mut session = open(&folder);
    for step in last {
        session.play(step, at(0)).unwrap();
    }
    assert_eq!(session.results().len(), 1);
    session.reset_statistics();
    assert!(session.statistics().is_empty());
    drop(session);
    // The won game is still on the table, and its journal still says that it was won.
    let mut session = open(&folder);
    assert_eq!(view(&mut session).status, Status::Won);
    assert_eq!(session.results(), []);
    drop(session);
    // The next games count again.
    let mut session = open(&folder);
    for number in 1..=3 {
        session.deal(deal(rules("K"), number), at(0));
        session.draw(at(0)).unwrap();
    }
    assert_eq!(session.results().len(), 2);
    assert_eq!(open(&folder).results(), session.results());
}

#[test]
fn damaged_results_keep_what_is_before_the_damage() {
    let folder = MemoryFolder::default();
    let mut session = open(&folder);
    for number in 0..6 {
        session.deal(deal(rules("K"), number), at(0));
        session.draw(at(0)).unwrap();
    }
    let results = session.results().to_vec();
    let mut lines = folder.lines(RESULTS);
    assert_eq!(lines.len(), 6);
    lines[4] = lines[4].replace("left", "won");
    let content = lines.join("\n") + "\n";
    folder.tamper(RESULTS, |file| *file = content.into_bytes());
    let mut session = open(&folder);
    assert_eq!(session.results(), &results[..3]);
    assert_eq!(view(&mut session).troubles, [Trouble::ResultsDamaged]);
    assert!(folder.files().contains_key("results.log.damaged-1"));
    // The game on the table is another one than those that were lost, and counts.
    session.restart(at(0)).unwrap();
    assert_eq!(session.results().len(), 4);
    assert_eq!(open(&folder).results(), session.results());
}

#[test]
fn a_game_of_given_cards_is_kept_and_counts_nowhere() {
    let folder = MemoryFolder::default();
    let mut session = open(&folder);
    session.deal(deal_with(rules("N"), &[(21, "KC")]), at(0));
    let before = session.tap(slot(7, 1), at(0)).unwrap();
    assert_eq!(before.code, None);
    let mut session = open(&folder);
    assert_eq!(kept(&view(&mut session)), kept(&before));
    session.restart(at(0)).unwrap();
    assert_eq!(session.results(), []);
    assert_eq!(open(&folder).results(), []);
}

#[test]
fn a_file_too_large_is_set_aside() {
    let (folder, _) = played(1);
    folder.tamper(SETTINGS, |file| *file = vec![b' '; (1 << 20) + 1]);
    let mut session = open(&folder);
    assert_eq!(view(&mut session).troubles, [Trouble::SettingsDamaged]);
    let sizes: BTreeMap<String, usize> = folder
        .files()
        .into_iter()
        .map(|(name, content)| (name, content.len()))
        .collect();
    assert_eq!(sizes["settings.json.damaged-1"], (1 << 20) + 1);
    assert!(sizes[SETTINGS] < 1000);
}
