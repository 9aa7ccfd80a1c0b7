//! Texts that others make, at the door: whatever they hold, they are read or told to be wrong, and
//! what is told or logged of them is short and cannot pose as anything else.

mod common;

use std::sync::{Mutex, Once};

use log::{LevelFilter, Log, Metadata, Record};
use pyramide_uniffi::{Choices, GameError, Session, parse_code, presets};

use common::NOW;

/// Short ones, then some of a megabyte.
fn hostile() -> Vec<String> {
    let short = [
        "new\nline\r\n",
        "%s %n %1$s %@ {} {0}",
        "../../etc/passwd",
        "nul\0nul",
        "\u{202e}right to left\u{2066}",
        "\u{1b}[31mred\u{1b}[0m\u{9b}2J",
        "\u{2028}\u{2029}\u{feff}",
    ];
    let long = ["x", "\u{1f0a1}", "PY1-N-", "AS ", "e\u{301}\u{301}"];
    let long = long.map(|piece| piece.repeat(1_000_000 / piece.len()));
    short.map(String::from).into_iter().chain(long).collect()
}

fn app() -> Choices {
    presets().unwrap()[0].choices
}

/// Whether a text could break a line, steer a terminal or turn the direction of writing.
fn steers(text: &str) -> bool {
    let turns = |c| matches!(c, '\u{200e}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    text.chars().any(|c| c.is_control() || turns(c))
}

#[test]
fn whatever_a_text_says_it_is_a_code_or_told_to_be_none() {
    collect_log();
    let session = Session::in_memory().unwrap();
    for text in hostile() {
        for begin in ["", "PY", "PY1-", "PY1-N-", "PY1-N-AAAAAA-"] {
            let text = format!("{begin}{text}");
            let error = parse_code(&text).unwrap_err();
            assert_eq!(session.deal_code(&text, NOW).err(), Some(error.clone()));
            assert!(matches!(error, GameError::BadCode { .. }));
            let told = error.to_string();
            assert!(told.len() < 300 && !steers(&told), "{told:?}");
        }
        if text.len() < 100 {
            let around = format!("{text} PY1-N-AAAAAAS {text}");
            assert_eq!(parse_code(&around).unwrap().text, "PY1-N-AAAAAAS");
        }
    }
}

#[test]
fn whatever_a_deck_says_it_is_cards_or_told_to_be_none() {
    collect_log();
    let session = Session::in_memory().unwrap();
    for text in hostile() {
        let error = session.deal_deck(&text, app(), NOW).unwrap_err();
        assert!(matches!(error, GameError::BadDeck { .. }));
        let told = error.to_string();
        assert!(told.len() < 300 && !steers(&told), "{told:?}");
    }
}

#[test]
fn what_is_logged_of_a_path_is_one_plain_line() {
    collect_log();
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("file"), "no folder").unwrap();
    for text in hostile().into_iter().filter(|text| text.len() < 100) {
        let path = folder.path().join("file").join(&text);
        let error = Session::open(path.to_str().unwrap().into(), NOW).err();
        assert!(matches!(error, Some(GameError::Storage { .. })), "{text:?}");
    }
    let lines = LINES.0.lock().unwrap();
    assert!(lines.len() >= 7);
    for line in &*lines {
        assert!(!steers(line), "{line:?}");
    }
}

/// Every test begins with this: the door's own log leaves one that is there alone.
fn collect_log() {
    static START: Once = Once::new();
    START.call_once(|| {
        log::set_logger(&LINES).unwrap();
        log::set_max_level(LevelFilter::Info);
    });
}

static LINES: Lines = Lines(Mutex::new(Vec::new()));

/// A log that a test can read.
struct Lines(Mutex<Vec<String>>);

impl Log for Lines {
    fn enabled(&self, _: &Metadata) -> bool {
        true
    }

    fn log(&self, record: &Record) {
        self.0.lock().unwrap().push(record.args().to_string());
    }

    fn flush(&self) {}
}
