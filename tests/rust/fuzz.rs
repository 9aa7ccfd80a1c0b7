//! The fuzz targets on a stable toolchain: every input of the corpora, then inputs made of them.
//!
//! `PYRAMIDE_FUZZ_SECONDS` says how long, for all targets together (30 if it is not set);
//! `PYRAMIDE_FUZZ_SEED` repeats a run, as far as its time goes.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use proptest::test_runner::{Config, RngAlgorithm, TestError, TestRng, TestRunner};
use pyramide_tests::amount;
use pyramide_tests::fuzz::{TARGETS, Target};

/// How many inputs are made from one seed. Then it is time to look at the clock.
const BATCH: u32 = 32;

#[test]
fn codes() {
    fuzz("codes");
}

#[test]
fn files() {
    fuzz("files");
}

#[test]
fn games() {
    fuzz("games");
}

#[test]
fn lines() {
    fuzz("lines");
}

#[test]
fn solver() {
    fuzz("solver");
}

#[test]
fn every_target_has_a_corpus_and_a_fuzzer() {
    let names = TARGETS.map(|(name, _)| name.to_owned());
    for (folder, ending) in [("corpus", ""), ("fuzz_targets", ".rs")] {
        let mut found: Vec<_> = fs::read_dir(fuzz_folder().join(folder))
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        found.sort();
        assert_eq!(found, names.clone().map(|name| name + ending));
    }
    let manifest = fs::read_to_string(fuzz_folder().join("Cargo.toml")).unwrap();
    for name in names {
        assert!(manifest.contains(&format!("name = \"{name}\"")), "{name}");
    }
}

fn fuzz_folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz")
}

fn fuzz(name: &str) {
    let index = TARGETS.iter().position(|(known, _)| *known == name);
    let index = index.expect("a target");
    let target = TARGETS[index].1;
    let seconds = amount("PYRAMIDE_FUZZ_SECONDS", 30);
    let time = Duration::from_secs(seconds) / u32::try_from(TARGETS.len()).unwrap();
    let seed = amount("PYRAMIDE_FUZZ_SEED", 1);

    let corpus = corpus(name);
    for (file, input) in &corpus {
        println!("{}", file.display());
        target(input);
    }
    let inputs = made_of(corpus.into_iter().map(|(_, input)| input).collect());
    let started = Instant::now();
    let mut tried = 0;
    for batch in 0_u64.. {
        if started.elapsed() >= time {
            break;
        }
        let mut bytes = [0; 32];
        bytes[0] = u8::try_from(index).unwrap();
        bytes[8..16].copy_from_slice(&seed.to_le_bytes());
        bytes[16..24].copy_from_slice(&batch.to_le_bytes());
        try_batch(name, target, &inputs, &bytes);
        tried += BATCH;
    }
    println!(
        "{name}: {tried} inputs in {:.1?}, PYRAMIDE_FUZZ_SEED={seed}",
        started.elapsed()
    );
}

fn try_batch(name: &str, target: Target, inputs: &impl Strategy<Value = Vec<u8>>, seed: &[u8; 32]) {
    let config = Config {
        cases: BATCH,
        failure_persistence: None,
        max_shrink_iters: 2_000,
        ..Config::default()
    };
    let rng = TestRng::from_seed(RngAlgorithm::ChaCha, seed);
    let tried = TestRunner::new_with_rng(config, rng).run(inputs, |input| {
        target(&input);
        Ok(())
    });
    if let Err(error) = tried {
        let TestError::Fail(reason, input) = error else {
            panic!("{error}");
        };
        let hex: Vec<_> = input.iter().map(|byte| format!("{byte:02x}")).collect();
        panic!(
            "{reason}\nThe input, as text: {:?}\nKeep it:\n\
             echo {} | xxd -r -p > tests/fuzz/corpus/{name}/WHAT-IT-SHOWS",
            String::from_utf8_lossy(&input),
            hex.concat()
        );
    }
}

/// The inputs that are kept for a target, in the order of their names.
fn corpus(name: &str) -> Vec<(PathBuf, Vec<u8>)> {
    let entries = fs::read_dir(fuzz_folder().join("corpus").join(name)).unwrap();
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    files.sort();
    let read = |file: PathBuf| {
        let input = fs::read(&file).unwrap();
        (file, input)
    };
    files.into_iter().map(read).collect()
}

/// Mostly inputs of the corpus with a few changes; some that are nothing but chance.
fn made_of(corpus: Vec<Vec<u8>>) -> impl Strategy<Value = Vec<u8>> {
    let corpus = select(corpus);
    let changed =
        (corpus.clone(), corpus, vec(change(), 0..6)).prop_map(|(input, other, changes)| {
            changes
                .into_iter()
                .fold(input, |input, change| change.made_to(input, &other))
        });
    prop_oneof![9 => changed, 1 => vec(any::<u8>(), 0..600)]
}

/// What can happen to an input.
#[derive(Clone, Debug)]
enum Change {
    /// A byte is another.
    Byte(Index, u8),
    /// Bytes come in.
    More(Index, Vec<u8>),
    /// A piece goes.
    Less(Index, usize),
    /// A piece of another input comes in.
    Other(Index, Index, usize),
}

fn change() -> impl Strategy<Value = Change> {
    let index = any::<Index>;
    // Characters that mean something to one target or another, as often as any.
    let byte = || {
        prop_oneof![
            any::<u8>(),
            select(b"\n+=-_ {}[]\",:0123456789AKNPQXY".to_vec())
        ]
    };
    prop_oneof![
        4 => (index(), byte()).prop_map(|(at, byte)| Change::Byte(at, byte)),
        2 => (index(), vec(byte(), 1..9)).prop_map(|(at, bytes)| Change::More(at, bytes)),
        2 => (index(), 1_usize..40).prop_map(|(at, count)| Change::Less(at, count)),
        2 => (index(), index(), 1_usize..100).prop_map(|(at, from, count)| Change::Other(at, from, count)),
    ]
}

impl Change {
    fn made_to(self, mut input: Vec<u8>, other: &[u8]) -> Vec<u8> {
        let place = |at: Index, input: &[u8]| at.index(input.len() + 1);
        match self {
            Change::Byte(at, byte) => {
                let at = place(at, &input);
                if let Some(there) = input.get_mut(at) {
                    *there = byte;
                }
            }
            Change::More(at, bytes) => {
                let at = place(at, &input);
                input.splice(at..at, bytes);
            }
            Change::Less(at, count) => {
                let at = place(at, &input);
                input.drain(at..input.len().min(at + count));
            }
            Change::Other(at, from, count) => {
                let (at, from) = (place(at, &input), place(from, other));
                let piece = &other[from..other.len().min(from + count)];
                input.splice(at..at, piece.iter().copied());
            }
        }
        input
    }
}
