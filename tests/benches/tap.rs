//! One tap, from `Session::tap` to the view that comes back: in memory and with the journal on disk.
//! `cargo bench -p pyramide-tests --bench tap`
//!
//! divan reports no percentiles, so this bench keeps its own histogram.

use std::fs::File;
use std::io::Write;
use std::iter;
use std::path::Path;
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

/// Taps before those that are measured.
const WARM_UP: u32 = 2_000;

fn main() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let append = appends(&folder.path().join("bare"));
    let unit = append.value_at_quantile(0.5);
    println!("times                    count    median       p99   p99 / median append");
    let disk = DiskFolder::open(folder.path()).expect("the folder opens");
    let disk = Session::open(disk, at(0)).expect("the session opens");
    let taps = taps([Session::in_memory(), disk]);
    for (name, times) in iter::once(("append of 64 bytes", append)).chain(taps) {
        let (median, p99) = (times.value_at_quantile(0.5), times.value_at_quantile(0.99));
        println!(
            "{name:22} {:>7} {:>6.2} µs {:>6.2} µs {:>8.2}",
            times.len(),
            us(median),
            us(p99),
            us(p99) / us(unit)
        );
    }
}

#[allow(clippy::cast_precision_loss)] // a call takes less than a week
fn us(nanoseconds: u64) -> f64 {
    nanoseconds as f64 / 1000.0
}

fn nanoseconds(start: Instant) -> u64 {
    u64::try_from(start.elapsed().as_nanos()).unwrap_or(u64::MAX)
}

fn histogram() -> Histogram<u64> {
    Histogram::new(3).expect("three digits are possible")
}

/// The unit to hold the others against: an unsynced append to a file.
fn appends(path: &Path) -> Histogram<u64> {
    let mut file = File::create(path).expect("the file can be made");
    let mut times = histogram();
    for _ in 0..TAPS {
        let start = Instant::now();
        file.write_all(&[b'.'; 64]).expect("the disk is not full");
        times += nanoseconds(start);
    }
    times
}

/// Plays the same game in memory and on disk. The taps that remove or turn cards, which the journal
/// takes, are told apart from those that only choose one or are refused.
fn taps(mut sessions: [Session; 2]) -> [(&'static str, Histogram<u64>); 4] {
    let mut times = [
        "choice in memory",
        "choice with journal",
        "action in memory",
        "action with journal",
    ]
    .map(|name| (name, histogram()));
    let mut dice = Dice(1);
    let [mut view, _] = sessions.each_mut().map(|session| deal(session, 0));
    for number in 1..=u64::from(WARM_UP + TAPS) {
        if number % 200 == 0 {
            [view, _] = sessions.each_mut().map(|session| deal(session, number));
        }
        let slot = choice(&view, &mut dice);
        // Each is first as often as the other: the second finds the processor's caches warm.
        let first = usize::from(number % 2 == 0);
        for which in [first, 1 - first] {
            let start = Instant::now();
            let tapped = sessions[which].tap(slot, at(number));
            let taken = nanoseconds(start);
            view = tapped.expect("the game is on");
            if number > u64::from(WARM_UP) {
                let kind = if view.event.is_some() { 2 } else { 0 };
                times[kind + which].1 += taken;
            }
        }
    }
    times
}

fn deal(session: &mut Session, number: u64) -> View {
    let code = DealCode {
        rules: Ruleset::default(),
        seed: Seed::from_random(number),
    };
    session.deal(Deal::from_code(code), at(number))
}

/// What a hurried player would tap: any free card, or the stock.
fn choice(view: &View, dice: &mut Dice) -> Slot {
    let mut slots = vec![Slot::Stock, Slot::Stock, Slot::Waste(1)];
    let free = view
        .pyramid
        .iter()
        .filter(|card| card.state == CardState::Free);
    slots.extend(free.map(|card| Slot::Pyramid(card.place)));
    slots[dice.below(slots.len())]
}
