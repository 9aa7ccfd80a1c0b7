//! What a player with 10,000 finished games waits for: the folder is opened and the figures are folded.
//! `cargo bench -p pyramide-tests --bench statistics`

use std::fs;
use std::path::Path;

use divan::{Bencher, black_box};
use pyramide_core::code::{DealCode, Seed};
use pyramide_core::deal::Deal;
use pyramide_core::rules::Ruleset;
use pyramide_core::session::Session;
use pyramide_core::store::DiskFolder;
use pyramide_tests::{Dice, at};
use tempfile::TempDir;

const GAMES: usize = 10_000;

fn main() {
    divan::main();
}

fn open(folder: &Path) -> Session {
    let disk = DiskFolder::open(folder).expect("the folder opens");
    Session::open(disk, at(0)).expect("the session opens")
}

/// A folder with that many results, of some rulesets.
fn folder() -> TempDir {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut session = open(folder.path());
    let rules: Vec<Ruleset> = Ruleset::all().take(6).collect();
    let mut dice = Dice(1);
    for _ in 0..=GAMES {
        let code = DealCode {
            rules: rules[dice.below(rules.len())],
            seed: Seed::from_random(dice.roll()),
        };
        session.deal(Deal::from_code(code), at(0));
        session.draw(at(0)).expect("there is a stock");
    }
    assert_eq!(session.results().len(), GAMES);
    folder
}

#[divan::bench]
fn open_and_fold(bencher: Bencher) {
    let folder = folder();
    bencher.bench_local(|| open(folder.path()).statistics());
}

/// The figures alone, of a session that is open.
#[divan::bench]
fn fold(bencher: Bencher) {
    let folder = folder();
    let session = open(folder.path());
    bencher.bench_local(|| session.statistics());
}

/// The unit to hold the others against: the file is read, and each line as JSON of any kind.
#[divan::bench]
fn read_as_json(bencher: Bencher) {
    let folder = folder();
    bencher.bench_local(|| {
        let content = fs::read_to_string(folder.path().join("results.log")).expect("it is there");
        for line in content.lines() {
            let text = line
                .splitn(3, ' ')
                .nth(2)
                .expect("a number, a checksum and the text");
            let value: serde_json::Value = serde_json::from_str(text).expect("it is JSON");
            black_box(value);
        }
    });
}
