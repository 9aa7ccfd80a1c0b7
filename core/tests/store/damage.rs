//! Files that are not what was written: cut, changed, exchanged, of another version.

use std::collections::BTreeMap;

use pyramide_core::rules::Ruleset;
use pyramide_core::session::{Session, SessionError};
use pyramide_core::settings::{Settings, Theme};
use pyramide_core::stats::End;
use pyramide_core::store::OpenError;
use pyramide_core::view::Trouble;

use super::common::folder::MemoryFolder;
use super::common::{at, deal, rules};
use super::{GAME, RESULTS, SETTINGS, kept, open, played, view};

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
