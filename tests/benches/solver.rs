//! What the solver's answers cost: percentiles over random deals, of the processor's time, since on a
//! shared machine the clock on the wall measures the others too.
//! `cargo bench -p pyramide-tests --bench solver -- [--deals N]`
//!
//! The column *in shuffles* holds the median against what dealing one game costs in the same run. The last
//! table is of the wall's clock: how long a search goes on after another thread has cancelled it.

#![allow(clippy::cast_precision_loss)] // all figures are far below 2⁵²

use std::thread;
use std::time::{Duration, Instant};

use cpu_time::ThreadTime;
use hdrhistogram::Histogram;
use peak_alloc::PeakAlloc;
use pyramide_core::code::{DealCode, Seed};
use pyramide_core::deal::Deal;
use pyramide_core::position::Position;
use pyramide_core::rules::Ruleset;
use pyramide_core::solver::{Budget, Search};

#[global_allocator]
static MEMORY: PeakAlloc = PeakAlloc;

/// An answer that takes fewer nanoseconds is timed over so many repeats.
const QUICK: u64 = 20_000;
const REPEATS: u64 = 50;

/// A question, and how many states its answer took.
type Question = fn(&Search) -> u64;

const VERDICT: Question = |search| search.verdict().nodes;
const HINTS: Question = |search| search.hints().nodes;
const FEWEST: Question = |search| search.fewest().nodes;
const MOST: Question = |search| search.most_cards().nodes;

const ROWS: [(&str, Question, &str); 23] = [
    ("verdict", VERDICT, "N"),
    ("verdict", VERDICT, "K"),
    ("verdict", VERDICT, "D"),
    ("verdict", VERDICT, "T"),
    ("verdict", VERDICT, "P"),
    ("verdict", VERDICT, "M"),
    ("verdict", VERDICT, "XAC"), // one pass, stock–waste pairs
    ("verdict", VERDICT, "XHA"), // all cards, any number of passes
    ("verdict", VERDICT, "XEC"), // all cards, one pass, stock–waste pairs
    ("verdict", VERDICT, "XGC"), // all cards, three passes, stock–waste pairs
    ("verdict", VERDICT, "XHC"), // all cards, any number of passes, stock–waste pairs
    ("verdict", VERDICT, "XGQ"), // all cards, open stock, three passes
    ("hints", HINTS, "N"),
    ("hints", HINTS, "K"),
    ("hints", HINTS, "D"),
    ("hints", HINTS, "T"),
    ("hints", HINTS, "P"),
    ("hints", HINTS, "M"),
    ("hints", HINTS, "XGC"),
    ("fewest", FEWEST, "N"),
    ("fewest", FEWEST, "M"),
    ("most", MOST, "N"),
    ("most", MOST, "K"),
];

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let deals = arguments
        .windows(2)
        .find(|pair| pair[0] == "--deals")
        .map_or(1_000, |pair| pair[1].parse().expect("a number of deals"));
    let dealing = measure(deals, |code| {
        std::hint::black_box(Deal::from_code(code));
    });
    println!(
        "{deals} deals; dealing one: {} µs",
        micros(dealing.value_at_quantile(0.5))
    );
    println!(
        "| answer | rules | median, µs | p95, µs | p99, µs | max, µs | median, in shuffles | peak memory | states, median | p99 | max |"
    );
    println!("|---|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|");
    for (name, question, spelling) in ROWS {
        row(
            name,
            question,
            spelling,
            deals,
            dealing.value_at_quantile(0.5),
        );
    }
    println!("\n| cancelled | rules | searches | median, µs | p99, µs | max, µs |");
    println!("|---|---|---:|---:|---:|---:|");
    for (name, question, spelling) in [("fewest", FEWEST, "N"), ("verdict", VERDICT, "XGC")] {
        cancelled(name, question, spelling, deals);
    }
}

/// Prints one line of the table.
fn row(name: &str, question: Question, spelling: &str, deals: u64, dealing: u64) {
    let rules: Ruleset = spelling.parse().expect("a ruleset");
    let mut states = Histogram::<u64>::new(3).expect("a histogram");
    let mut times = Histogram::<u64>::new(3).expect("a histogram");
    let mut memory = 0;
    for number in 0..deals {
        let deal = Deal::from_code(code(rules, number));
        let search = Search::new(&deal, Position::start(&deal), Budget::default());
        let before = MEMORY.current_usage();
        MEMORY.reset_peak_usage();
        let mut begun = ThreadTime::now();
        let nodes = question(&search);
        let mut taken = nanos(begun.elapsed());
        if taken < QUICK {
            // Too quick for the clock: many of them.
            begun = ThreadTime::now();
            for _ in 0..REPEATS {
                std::hint::black_box(question(std::hint::black_box(&search)));
            }
            taken = nanos(begun.elapsed()) / REPEATS;
        }
        times += taken;
        memory = memory.max(MEMORY.peak_usage().saturating_sub(before));
        states += nodes;
    }
    let at = |quantile| micros(times.value_at_quantile(quantile));
    let ratio = times.value_at_quantile(0.5) as f64 / dealing.max(1) as f64;
    println!(
        "| {name} | `{spelling}` | {} | {} | {} | {} | {ratio:.1} | {:.1} MB | {} | {} | {} |",
        at(0.5),
        at(0.95),
        at(0.99),
        at(1.0),
        memory as f64 / 1e6,
        states.value_at_quantile(0.5),
        states.value_at_quantile(0.99),
        states.max(),
    );
}

/// Prints how long a question goes on after it was cancelled, of the deals on which it was cancelled
/// in time.
fn cancelled(name: &str, question: Question, spelling: &str, deals: u64) {
    let rules: Ruleset = spelling.parse().expect("a ruleset");
    let mut times = Histogram::<u64>::new(3).expect("a histogram");
    for number in 0..deals {
        let deal = Deal::from_code(code(rules, number));
        let search = Search::new(&deal, Position::start(&deal), Budget::default());
        thread::scope(|scope| {
            let answer = scope.spawn(|| question(&search));
            thread::sleep(Duration::from_millis(number % 50));
            if !answer.is_finished() {
                let begun = Instant::now();
                search.handle().cancel();
                answer.join().expect("no panic");
                times += nanos(begun.elapsed());
            }
        });
    }
    let at = |quantile| micros(times.value_at_quantile(quantile));
    println!(
        "| {name} | `{spelling}` | {} | {} | {} | {} |",
        times.len(),
        at(0.5),
        at(0.99),
        at(1.0)
    );
}

/// Times something for each of some deals of the app's own rules.
fn measure(deals: u64, what: impl Fn(DealCode)) -> Histogram<u64> {
    let mut times = Histogram::new(3).expect("a histogram");
    for number in 0..deals {
        let code = code(Ruleset::default(), number);
        let begun = ThreadTime::now();
        what(code);
        times += nanos(begun.elapsed());
    }
    times
}

fn code(rules: Ruleset, number: u64) -> DealCode {
    DealCode {
        rules,
        seed: Seed::from_random(number * 7_919 + 12_345),
    }
}

fn nanos(time: Duration) -> u64 {
    u64::try_from(time.as_nanos()).unwrap_or(u64::MAX)
}

/// A time in microseconds, with two digits at least.
fn micros(nanos: u64) -> String {
    let micros = nanos as f64 / 1e3;
    match nanos {
        0..1_000 => format!("{micros:.2}"),
        1_000..10_000 => format!("{micros:.1}"),
        _ => format!("{micros:.0}"),
    }
}
