//! One tap, from `Session::tap` to the view that comes back: in memory and with the journal on disk.
//! `cargo bench -p pyramide-tests --bench tap`
//!
//! divan reports no percentiles, so this bench keeps its own histogram.

use std::fs::OpenOptions;
use std::io::Write;
use std::time::Instant;

use hdrhistogram::Histogram;
use pyramide_core::code::{DealCode, Seed};
use pyramide_core::deal::Deal;
use pyramide_core::rules::Ruleset;
use pyramide_core::session::Session;
use pyramide_core::store::DiskFolder;
use pyramide_core::view::{CardState, Slot, View};
use pyramide_tests::{Dice, at};

const TAPS: u32 = 200_000;

fn main() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let append = appends(&folder.path().join("bare"));
    let memory = taps(Session::in_memory());
    let disk = DiskFolder::open(folder.path()).expect("the folder opens");
    let disk = taps(Session::open(disk, at(0)).expect("the session opens"));

    println!("{TAPS} of each            median      p99   p99 / median append");
    let unit = append.value_at_quantile(0.5);
    for (name, times) in [
        ("append of 64 bytes", append),
        ("tap in memory", memory),
        ("tap with journal", disk),
    ] {
        let (median, p99) = (times.value_at_quantile(0.5), times.value_at_quantile(0.99));
        let ratio = us(p99) / us(unit);
        println!(
            "{name:20} {:>7.2} µs {:>7.2} µs {ratio:>8.2}",
            us(median),
            us(p99)
        );
    }
}

#[allow(clippy::cast_precision_loss)] // a call takes less than a week
fn us(nanoseconds: u64) -> f64 {
    nanoseconds as f64 / 1000.0
}

fn measure(times: &mut Histogram<u64>, work: impl FnOnce() -> View) -> View {
    let start = Instant::now();
    let view = work();
    times.saturating_record(nanoseconds(start));
    view
}

fn nanoseconds(start: Instant) -> u64 {
    u64::try_from(start.elapsed().as_nanos()).unwrap_or(u64::MAX)
}

fn histogram() -> Histogram<u64> {
    Histogram::new(3).expect("three digits are possible")
}

/// The unit to hold the others against: an unsynced append to a file.
fn appends(path: &std::path::Path) -> Histogram<u64> {
    let mut file = OpenOptions::new()
        .create(true)
        .append(true)
        .open(path)
        .expect("the file can be made");
    let mut times = histogram();
    for _ in 0..TAPS {
        let start = Instant::now();
        file.write_all(&[b'.'; 64]).expect("the disk is not full");
        times.saturating_record(nanoseconds(start));
    }
    times
}

/// Taps what a hurried player would: any free card, or the stock.
fn taps(mut session: Session) -> Histogram<u64> {
    let (mut dice, mut times) = (Dice(1), histogram());
    let deal = |session: &mut Session, number| {
        let code = DealCode {
            rules: Ruleset::default(),
            seed: Seed::from_random(number),
        };
        session.deal(Deal::from_code(code), at(number))
    };
    let mut view = deal(&mut session, 0);
    for number in 1..=u64::from(TAPS) {
        if number % 200 == 0 {
            view = deal(&mut session, number);
        }
        let mut slots = vec![Slot::Stock, Slot::Stock, Slot::Waste(1)];
        let free = view
            .pyramid
            .iter()
            .filter(|card| card.state == CardState::Free);
        slots.extend(free.map(|card| Slot::Pyramid(card.place)));
        let slot = slots[dice.below(slots.len())];
        view = measure(&mut times, || {
            session.tap(slot, at(number)).expect("the game is on")
        });
    }
    times
}
