//! What every language must agree on: which cards a code names (`vectors/deals.json`), and which
//! texts are codes (`vectors/codes.json`). The Kotlin and Swift tests read the same files.

use std::io::ErrorKind;
use std::path::Path;
use std::process::Command;
use std::{env, fs};

use pyramide_core::card::Card;
use pyramide_core::code::{CodeError, DealCode, Seed};
use pyramide_core::deal::Deal;
use pyramide_core::rules::{Preset, Ruleset, SpellingError};
use serde::{Deserialize, Serialize};

#[derive(Serialize, Deserialize)]
struct Deals {
    about: String,
    deals: Vec<Vector>,
}

#[derive(Serialize, Deserialize)]
struct Vector {
    code: String,
    cards: String,
}

#[derive(Deserialize)]
struct Codes {
    good: Vec<Good>,
    wrong: Vec<Wrong>,
}

#[derive(Deserialize)]
struct Good {
    text: String,
    code: String,
}

#[derive(Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
struct Wrong {
    text: String,
    error: String,
    at: Option<usize>,
    version: Option<String>,
    reason: Option<String>,
    character: Option<char>,
    meant: Option<char>,
    found: Option<usize>,
    message: String,
}

fn read(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(name);
    fs::read_to_string(path).unwrap()
}

fn deals() -> Deals {
    serde_json::from_str(&read("vectors/deals.json")).unwrap()
}

fn codes() -> Codes {
    serde_json::from_str(&read("vectors/codes.json")).unwrap()
}

fn spell(cards: &[Card]) -> String {
    let cards: Vec<String> = cards.iter().map(Card::to_string).collect();
    cards.join(" ")
}

/// The codes that are frozen: the first, the last, the two that the app's rules speak of, each with
/// one bit set, some that lie anywhere; under the six presets and every kind of other rules.
fn chosen() -> Vec<DealCode> {
    const LAST: u64 = (1 << Seed::BITS) - 1;
    let named = [0, LAST, 18, 9];
    let bits = (0..Seed::BITS).map(|bit| 1 << bit);
    let anywhere = (1..=25_u64).map(|n| n.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 29);
    let seeds = named.into_iter().chain(bits).chain(anywhere);
    let all: Vec<Ruleset> = Ruleset::all().collect();
    let rules = (0..64).map(|i| match i {
        0..4 => Ruleset::default(),
        4..22 => Preset::ALL[i % 6].rules(),
        _ => all[i * 37 % all.len()],
    });
    rules
        .zip(seeds.map(Seed::from_random))
        .map(|(rules, seed)| DealCode { rules, seed })
        .collect()
}

#[test]
#[ignore = "wrote vectors/deals.json, which is frozen: another content would have to be PY2"]
fn write_deals() {
    let deals = chosen()
        .into_iter()
        .map(|code| Vector {
            code: code.to_string(),
            cards: spell(Deal::from_code(code).cards()),
        })
        .collect();
    let about = "Deal codes and their cards: the pyramid from the top row down, left to right, \
                 then the stock in draw order. Frozen.";
    let about = about.into();
    let mut text = serde_json::to_string_pretty(&Deals { about, deals }).unwrap();
    text.push('\n');
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("vectors/deals.json");
    fs::write(path, text).unwrap();
}

#[test]
fn the_same_code_gives_the_same_cards() {
    let deals = deals().deals;
    let codes: Vec<String> = chosen().iter().map(DealCode::to_string).collect();
    assert_eq!(codes.len(), 64);
    let frozen: Vec<&str> = deals.iter().map(|deal| deal.code.as_str()).collect();
    assert_eq!(frozen, codes);
    for vector in &deals {
        let deal = Deal::from_code(vector.code.parse().unwrap());
        assert_eq!(spell(deal.cards()), vector.cards, "{}", vector.code);
    }
}

#[test]
fn the_description_of_the_shuffle_is_enough() {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("shuffle.py");
    let output = match Command::new("python3").arg(script).output() {
        Err(error) if error.kind() == ErrorKind::NotFound && env::var_os("CI").is_none() => {
            println!("skipped: there is no python3 here to run shuffle.py");
            return;
        }
        output => output.unwrap(),
    };
    let said = String::from_utf8_lossy(&output.stdout);
    let complained = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{said}{complained}");
    assert_eq!(said.trim(), "64 deals agree");
}

#[test]
fn good_texts_are_the_codes_they_contain() {
    for good in codes().good {
        let read = good.text.parse::<DealCode>().map(|code| code.to_string());
        assert_eq!(read, Ok(good.code), "{:?}", good.text);
    }
}

#[test]
fn each_wrong_text_has_its_own_error() {
    let wrong = codes().wrong;
    for expected in &wrong {
        let error = expected.text.parse::<DealCode>().unwrap_err();
        assert_eq!(&told(&expected.text, &error), expected);
    }
    // No two errors that a player could tell apart say the same.
    let kind = |wrong: &Wrong| (wrong.error.clone(), wrong.reason.clone());
    for one in &wrong {
        for other in wrong.iter().filter(|other| kind(other) != kind(one)) {
            assert_ne!(one.message, other.message);
        }
    }
}

/// An error as the table writes it.
fn told(text: &str, error: &CodeError) -> Wrong {
    let mut told = Wrong {
        text: text.into(),
        error: String::new(),
        at: None,
        version: None,
        reason: None,
        character: None,
        meant: None,
        found: None,
        message: error.to_string(),
    };
    let (kind, at) = match error.clone() {
        CodeError::NotFound => ("not-found", None),
        CodeError::UnknownVersion { version, at } => {
            told.version = Some(version);
            ("unknown-version", Some(at))
        }
        CodeError::UnknownRules { reason, at } => {
            let reason = match reason {
                SpellingError::Unknown(_) => "unknown",
                SpellingError::NoSuchChoice(_) => "no-such-choice",
                SpellingError::Contradiction(..) => "contradiction",
                SpellingError::HasLetter(..) => "has-letter",
            };
            told.reason = Some(reason.into());
            ("unknown-rules", Some(at))
        }
        CodeError::BadCharacter {
            character,
            meant,
            at,
        } => {
            told.character = Some(character);
            told.meant = meant;
            ("bad-character", Some(at))
        }
        CodeError::WrongLength { found, at } => {
            told.found = Some(found);
            ("wrong-length", Some(at))
        }
    };
    told.error = kind.into();
    told.at = at;
    told
}
