//! Files that are not what was written: cut, changed, exchanged, of another version.

use std::fmt::Write;
use std::fs::{self, File};
use std::sync::LazyLock;

use pyramide_core::card::Card;
use pyramide_core::rules::Ruleset;
use pyramide_core::session::{Session, SessionError};
use pyramide_core::settings::{Settings, Theme};
use pyramide_core::stats::{End, GameResult};
use pyramide_core::store::{DiskFolder, OpenError, Trouble};
use pyramide_core::view::View;

use super::common::folder::MemoryFolder;
use super::common::{Dice, at, deal, rules};
use super::{GAME, RESULTS, SETTINGS, ends, kept, open, played, view};

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
        r#"{"format":1,"sound":"loud"}"#,
        r#"{"format":1,"theme":"dark","crc":"00000000"}"#,
        r#"{"format":1,"theme":"dark","crc":"","sound":false}"#,
        r#"{"format":9,"theme":"dark","crc":"00000000"}"#,
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
}

#[test]
fn settings_of_a_later_build_are_read_as_far_as_they_are_known() {
    let content = r#"{"format":1,"theme":"dark","card_back":"plaid","table_colour":7,"weather":3}"#;
    let folder = MemoryFolder::default();
    folder.tamper(SETTINGS, |file| *file = content.into());
    let settings = Settings {
        theme: Theme::Dark,
        ..Settings::default()
    };
    let mut session = open(&folder);
    assert_eq!(*session.settings(), settings);
    let dealt = session.deal(deal(Ruleset::default(), 1), at(0));
    assert_eq!(dealt.troubles, []);
}

const DRAWS: usize = 5;

/// A folder of which every file says something: two results, a game of some draws, dark settings.
struct Whole {
    folder: MemoryFolder,
    results: Vec<GameResult>,
    /// The table after each draw.
    tables: Vec<View>,
}

static WHOLE: LazyLock<Whole> = LazyLock::new(|| {
    let folder = MemoryFolder::default();
    let mut session = open(&folder);
    for number in 1..=2 {
        session.deal(deal(rules("K"), number), at(0));
        session.draw(at(0)).unwrap();
    }
    let dealt = session.deal(deal(Ruleset::default(), 7), at(0));
    let mut tables = vec![kept(&dealt)];
    for _ in 0..DRAWS {
        tables.push(kept(&session.draw(at(0)).unwrap()));
    }
    session.set_settings(Settings {
        theme: Theme::Dark,
        ..Settings::default()
    });
    Whole {
        folder,
        results: session.results().to_vec(),
        tables,
    }
});

fn full_folder() -> MemoryFolder {
    WHOLE.folder.after_a_crash()
}

/// What must hold of a full folder whatever was done to these files: each keeps its longest valid
/// beginning, or is told to be damaged, once, and kept as it was found; and the game goes on. Returns
/// which were told.
fn survives(folder: &MemoryFolder, harmed: &[&str], what: &str) -> Vec<Trouble> {
    let Whole {
        results, tables, ..
    } = &*WHOLE;
    let found = folder.files();
    let mut session = open(folder);
    let count = session.results().len();
    assert_eq!(session.results(), &results[..count], "{what}");
    let troubles = match session.view(at(0)) {
        Ok(view) => {
            assert!(tables.contains(&kept(&view)), "{what}");
            view.troubles
        }
        Err(_) => session.deal(deal(Ruleset::default(), 7), at(0)).troubles,
    };
    let mut told = Vec::new();
    for (name, trouble) in [
        (SETTINGS, Trouble::SettingsDamaged),
        (RESULTS, Trouble::ResultsDamaged),
        (GAME, Trouble::GameDamaged),
    ] {
        let aside = format!("{name}.damaged-1");
        let aside = folder.files().get(&aside).cloned();
        if troubles.contains(&trouble) {
            assert!(harmed.contains(&name), "{what}: {name}");
            assert_eq!(aside.as_ref(), found.get(name), "{what}");
            told.push(trouble);
        } else {
            assert_eq!(aside, None, "{what}");
            let is_whole = match name {
                GAME => kept(&view(&mut session)) == tables[DRAWS],
                RESULTS => count == results.len(),
                _ => session.settings().theme == Theme::Dark,
            };
            assert!(is_whole || harmed.contains(&name), "{what}: {name}");
        }
    }
    assert_eq!(told, troubles, "{what}");
    let played = session.draw(at(0)).unwrap();
    assert_eq!(played.troubles, [], "{what}");
    let mut again = open(folder);
    let reopened = view(&mut again);
    assert_eq!(
        (kept(&reopened), reopened.troubles),
        (kept(&played), vec![]),
        "{what}"
    );
    assert_eq!(again.results(), session.results(), "{what}");
    assert_eq!(again.settings(), session.settings(), "{what}");
    told
}

#[test]
fn whatever_byte_is_changed_it_is_noticed() {
    let mut changes = 0;
    for (name, trouble) in [
        (GAME, Trouble::GameDamaged),
        (RESULTS, Trouble::ResultsDamaged),
    ] {
        let content = full_folder().files()[name].clone();
        for place in 0..content.len() {
            let old = content[place];
            let bits = (0..8).map(|bit| old ^ (1 << bit));
            for new in bits.chain([0, b' ', b'\n']).filter(|new| *new != old) {
                let folder = full_folder();
                folder.tamper(name, |content| content[place] = new);
                let what = format!("{name}: byte {place} from {old} to {new}");
                assert_eq!(survives(&folder, &[name], &what), [trouble], "{what}");
                changes += 1;
            }
        }
    }
    println!("{changes} bytes changed: each noticed and set aside, what is before it kept");
}

#[test]
fn whatever_byte_of_the_settings_is_changed_none_is_taken_for_another() {
    let content = full_folder().files()[SETTINGS].clone();
    let mut unnoticed = 0;
    for place in 0..content.len() {
        for bit in 0..8 {
            let folder = full_folder();
            folder.tamper(SETTINGS, |content| content[place] ^= 1 << bit);
            let what = format!("byte {place}, bit {bit}");
            if survives(&folder, &[SETTINGS], &what).is_empty() {
                // Without its name the checksum is none, and the settings are those that were there.
                let settings = Settings {
                    theme: Theme::Dark,
                    ..Settings::default()
                };
                assert_eq!(*open(&folder).settings(), settings, "{what}");
                unnoticed += 1;
            }
        }
    }
    assert!(unnoticed <= 8 * "crc".len(), "{unnoticed}");
}

#[test]
fn settings_without_a_checksum_are_read_and_get_one() {
    for content in [
        r#"{"format":1,"theme":"dark"}"#,
        "{\n  \"theme\": \"dark\",\n  \"format\": 1\n}\n",
    ] {
        let folder = MemoryFolder::default();
        folder.tamper(SETTINGS, |file| *file = content.into());
        let mut session = open(&folder);
        assert_eq!(session.settings().theme, Theme::Dark);
        assert_eq!(folder.files()[SETTINGS], content.as_bytes());
        let settings = session.settings().clone();
        session.set_settings(Settings {
            motion: false,
            ..settings
        });
        let text = String::from_utf8(folder.files()[SETTINGS].clone()).unwrap();
        let (before, sum) = text.rsplit_once(",\"crc\":\"").unwrap();
        assert_eq!(
            sum,
            format!("{:08x}\"}}", crc32fast::hash(before.as_bytes()))
        );
        assert_eq!(open(&folder).settings(), session.settings());
    }
}

#[test]
fn of_a_cut_file_the_whole_lines_are_kept() {
    for name in [GAME, RESULTS, SETTINGS] {
        let content = full_folder().files()[name].clone();
        let first_line = content.iter().position(|&byte| byte == b'\n');
        for length in 0..content.len() {
            let folder = full_folder();
            folder.tamper(name, |content| content.truncate(length));
            let what = format!("{name}: {length} bytes");
            let told = survives(&folder, &[name], &what);
            // The end of a log is missing after a crash, its beginning never is.
            let is_damaged = first_line.is_none_or(|end| length <= end);
            assert_eq!(told.len(), usize::from(is_damaged), "{what}");
        }
    }
}

#[test]
fn any_two_files_in_each_others_place_are_set_aside() {
    for (one, other) in [(GAME, RESULTS), (GAME, SETTINGS), (RESULTS, SETTINGS)] {
        let folder = full_folder();
        folder.swap(one, other);
        let what = format!("{one} and {other}");
        assert_eq!(survives(&folder, &[one, other], &what).len(), 2, "{what}");
    }
}

#[test]
fn garbage_is_set_aside() {
    let mut dice = Dice::new(8);
    for round in 0..200 {
        let garbage: Vec<u8> = (0..=dice.below(300))
            .map(|_| dice.roll().to_le_bytes()[0])
            .collect();
        for name in [GAME, RESULTS, SETTINGS] {
            let folder = full_folder();
            folder.tamper(name, |content| content.clone_from(&garbage));
            let what = format!("{name}: garbage {round}");
            assert_eq!(survives(&folder, &[name], &what).len(), 1, "{what}");
            // Behind what was written.
            let folder = full_folder();
            folder.tamper(name, |content| {
                content.extend(&garbage);
                content.push(b'\n');
            });
            assert_eq!(survives(&folder, &[name], &what).len(), 1, "{what}");
        }
    }
}

#[test]
fn a_hundred_megabytes_of_garbage_are_moved_aside() {
    for name in [GAME, RESULTS, SETTINGS] {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        for (name, content) in full_folder().files() {
            fs::write(path(&name), content).unwrap();
        }
        let garbage = File::create(path(name)).unwrap();
        garbage.set_len(100 << 20).unwrap();
        let mut session = Session::open(DiskFolder::open(folder.path()).unwrap(), at(0)).unwrap();
        let view = session.deal(deal(rules("K"), 1), at(0));
        assert_eq!(view.troubles.len(), 1, "{name}: {:?}", view.troubles);
        let aside = fs::metadata(path(&format!("{name}.damaged-1"))).unwrap();
        assert_eq!(aside.len(), 100 << 20);
        // It is the same file, and no copy that needs as much room again.
        assert_eq!(
            garbage.metadata().unwrap().modified().unwrap(),
            aside.modified().unwrap()
        );
        assert!(fs::metadata(path(name)).unwrap().len() < 1000);
    }
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
    let newer = r#"{"format":2,"theme":["dark"]"#;
    let sum = crc32fast::hash(newer.as_bytes());
    let mut cases: Vec<(&str, Vec<u8>)> = vec![
        (SETTINGS, format!("{newer}}}").into()),
        (SETTINGS, format!(r#"{newer},"crc":"{sum:08x}"}}"#).into()),
    ];
    for (name, header) in headers {
        cases.push((name, log(&[header]).into_bytes()));
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

/// A log of these lines: see `core/src/store/log.rs`.
fn log(lines: &[&str]) -> String {
    let mut content = String::new();
    let mut sum: u32 = 0;
    for (text, number) in lines.iter().zip(1_u64..) {
        let mut crc = crc32fast::Hasher::new();
        crc.update(&sum.to_le_bytes());
        crc.update(&number.to_le_bytes());
        crc.update(text.as_bytes());
        sum = crc.finalize();
        writeln!(content, "{number} {sum:08x} {text}").unwrap();
    }
    content
}

#[test]
fn a_game_of_the_first_format_can_be_read_for_ever() {
    let journal = log(&[
        r#"{"pyramide":"game.journal","format":1,"id":3,"code":"PY1-N-AAAAAAS"}"#,
        r#"{"ms":0,"did":"KD"}"#,
        r#"{"ms":1500,"did":"TC 3S"}"#,
        r#"{"ms":2500,"did":"draw"}"#,
        r#"{"ms":2600,"did":"undo"}"#,
        r#"{"ms":2700,"did":"redo"}"#,
        r#"{"ms":2800,"did":"undo"}"#,
        r#"{"ms":3000,"did":"hint"}"#,
        r#"{"ms":4000,"did":"pause"}"#,
    ]);
    let results = log(&[
        r#"{"pyramide":"results.log","format":1}"#,
        r#"{"id":2,"code":"PY1-K-AAAAAAB","end":"won","score":280,"moves":60,"played_ms":120000,"hints":1,"utc_ms":1796000000000,"date":"2026-11-30"}"#,
    ]);
    let folder = MemoryFolder::default();
    folder.tamper(GAME, |file| *file = journal.clone().into_bytes());
    folder.tamper(RESULTS, |file| *file = results.into_bytes());

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
fn a_game_that_was_left_can_be_read_for_ever() {
    let rules = r#"{"goal":"pyramid","passes":1,"draw":"one","opening_waste_card":false,"stock_pairs_waste":false,"pairs_own_coverer":false}"#;
    let deck = serde_json::to_string(&Card::ALL[..]).unwrap();
    // What the first builds wrote, and what the later ones do.
    for (next, code, rules) in [
        (String::new(), None, None),
        (
            r#","next":{"code":"PY1-P-AAAAAAB"}"#.to_owned(),
            Some("PY1-P-AAAAAAB"),
            Some("P"),
        ),
        (
            format!(r#","next":{{"deck":{deck},"rules":{rules}}}"#),
            None,
            Some("K"),
        ),
        // What makes no sense is none, and the game before is over all the same.
        (r#","next":{"code":"PY2-P-AAAAAAB"}"#.to_owned(), None, None),
        (r#","next":7"#.to_owned(), None, None),
        (
            format!(r#","next":{{"deck":["KS"],"rules":{rules}}}"#),
            None,
            None,
        ),
    ] {
        let left = r#"{"ms":70,"did":"left","at":{"utc_ms":1796000000000,"date":"2026-11-30"}"#;
        let journal = log(&[
            r#"{"pyramide":"game.journal","format":1,"id":3,"code":"PY1-N-AAAAAAS"}"#,
            r#"{"ms":0,"did":"KD"}"#,
            &format!("{left}{next}}}"),
        ]);
        let folder = MemoryFolder::default();
        folder.tamper(GAME, |file| *file = journal.into_bytes());
        for _ in 0..2 {
            let mut session = open(&folder);
            let view = session.view(at(0)).ok();
            let found = view.as_ref().map(|view| view.rules.to_string());
            assert_eq!(found.as_deref(), rules, "{next}");
            let found = view.and_then(|view| view.code).map(|code| code.to_string());
            assert_eq!(found.as_deref(), code, "{next}");
            assert_eq!(ends(&session), [(End::Left, "N".to_owned())]);
        }
    }
}
