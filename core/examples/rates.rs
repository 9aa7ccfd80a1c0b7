//! The share of deals that can be won: a table for the named presets, and for rules of which someone
//! has published it.
//!
//! `rates [--deals N] [--seed S]`: so many deals (10,000) that follow from a number (1), the same ones
//! for all rules, on all cores.

use std::error::Error;
use std::io::{self, IsTerminal, Write};
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use lexopt::prelude::*;
use pyramide_core::code::{DealCode, Seed};
use pyramide_core::deal::Deal;
use pyramide_core::position::Position;
use pyramide_core::rules::Ruleset;
use pyramide_core::solver::{Budget, Search, Verdict};

/// The rules, and what <https://solitairewinrates.com> (Pyramid) says of 10⁸ random deals, in per
/// cent. They do not say whether the card just drawn may pair with the one beneath; the rates of one
/// pass are those of rules in which it may (without it, they are those of `K`).
const ROWS: [(&str, &str, Option<f64>); 11] = [
    ("N", "the app's own rules: unlimited passes", Some(66.865)),
    ("XDF", "the same, with own-coverer pairs", Some(83.15)),
    ("K", "classic, one pass", None),
    ("D", "classic, two passes", None),
    ("T", "classic, three passes", None),
    ("P", "three piles, one pass", None),
    ("M", "open stock, three passes", None),
    ("XAC", "one pass, stock-waste pairs", Some(9.02)),
    ("XAD", "the same, with own-coverer pairs", Some(22.77)),
    ("XEC", "one pass, stock-waste pairs, all cards", Some(6.80)),
    ("XED", "the same, with own-coverer pairs", Some(15.92)),
];

fn main() -> Result<(), Box<dyn Error>> {
    let (mut deals, mut seed) = (10_000_u64, 1_u64);
    let mut parser = lexopt::Parser::from_env();
    while let Some(argument) = parser.next()? {
        match argument {
            Long("deals") => deals = parser.value()?.parse()?,
            Long("seed") => seed = parser.value()?.parse()?,
            _ => return Err(argument.unexpected().into()),
        }
    }
    println!("| rules | | winnable | 95 % interval | not known | published |");
    println!("|---|---|---:|---:|---:|---:|");
    for (spelling, name, published) in ROWS {
        let rules: Ruleset = spelling.parse()?;
        let (won, unknown) = count(rules, deals, seed);
        let (low, high) = interval(won, deals - unknown);
        let published = published.map_or(String::new(), |rate| format!("{rate} %"));
        println!(
            "| `{spelling}` | {name} | {:.2} % | {:.2}–{:.2} % | {unknown} | {published} |",
            percent(won, deals - unknown),
            100.0 * low,
            100.0 * high,
        );
    }
    Ok(())
}

/// How many of the deals can be won, and of how many that is not known.
fn count(rules: Ruleset, deals: u64, seed: u64) -> (u64, u64) {
    let (next, won, unknown) = (AtomicU64::new(0), AtomicU64::new(0), AtomicU64::new(0));
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= deals {
                        break;
                    }
                    // Consecutive numbers, spread over all seeds.
                    let spread = (seed << 32 | number).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 29;
                    let seed = Seed::from_random(spread);
                    let deal = Deal::from_code(DealCode { rules, seed });
                    let search = Search::new(&deal, Position::start(&deal), Budget::default());
                    match search.verdict().value {
                        Verdict::Winnable => won.fetch_add(1, Ordering::Relaxed),
                        Verdict::Unknown => unknown.fetch_add(1, Ordering::Relaxed),
                        Verdict::Lost => 0,
                    };
                    if number % 100 == 0 {
                        show_progress(number, deals);
                    }
                }
            });
        }
    });
    show_progress(deals, deals);
    (won.into_inner(), unknown.into_inner())
}

/// Draws a bar on standard error, if a person can see it.
fn show_progress(done: u64, all: u64) {
    const WIDTH: usize = 40;
    let mut error = io::stderr().lock();
    if !error.is_terminal() {
        return;
    }
    let full = usize::try_from(done * WIDTH as u64 / all.max(1)).unwrap_or(WIDTH);
    let bar = if done == all {
        " ".repeat(WIDTH + 20)
    } else {
        format!(
            "{}{} {done} of {all}",
            "█".repeat(full),
            "░".repeat(WIDTH - full)
        )
    };
    // What cannot be drawn is not worth an error.
    let _ = write!(error, "\r{bar}\r").and_then(|()| error.flush());
}

#[allow(clippy::cast_precision_loss)] // far below 2⁵²
fn percent(part: u64, whole: u64) -> f64 {
    100.0 * part as f64 / whole.max(1) as f64
}

/// The 95 % interval of a share (Wilson 1927).
#[allow(clippy::cast_precision_loss)] // far below 2⁵²
fn interval(part: u64, whole: u64) -> (f64, f64) {
    const Z: f64 = 1.96;
    let n = whole.max(1) as f64;
    let share = part as f64 / n;
    let centre = (share + Z * Z / (2.0 * n)) / (1.0 + Z * Z / n);
    let half = Z / (1.0 + Z * Z / n) * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
    // Of none or of all, one end is 0 or 1, but for rounding.
    ((centre - half).max(0.0), (centre + half).min(1.0))
}
