//! Solves decks: one a line on standard input, 52 cards with spaces between them, the pyramid from
//! the top row down, left to right, then the stock in draw order.
//!
//! `solve --rules N [--fewest] [--most] [--nodes N] < decks`
//!
//! `--rules` is a preset's letter or a whole `X..` spelling; `--nodes` is how many states each
//! answer may look at. Every deck is answered with one line, its parts separated by tabs:
//! `winnable|lost|unknown`, the fewest moves to a win, the most cards that a line removes, the
//! microseconds and the states that took. What was not asked for, or is not known, is `-`. A line
//! that is no deck is answered with `error` and what is wrong.

use std::error::Error;
use std::io::{self, BufRead, Write};
use std::time::Instant;

use lexopt::prelude::*;
use pyramide_core::card::Card;
use pyramide_core::deal::Deal;
use pyramide_core::position::Position;
use pyramide_core::rules::Ruleset;
use pyramide_core::solver::{Budget, Fewest, Search, Verdict};

/// What was asked for.
struct Options {
    rules: Ruleset,
    fewest: bool,
    most: bool,
    budget: Budget,
}

fn options() -> Result<Options, Box<dyn Error>> {
    let mut options = Options {
        rules: Ruleset::default(),
        fewest: false,
        most: false,
        budget: Budget::default(),
    };
    let mut parser = lexopt::Parser::from_env();
    while let Some(argument) = parser.next()? {
        match argument {
            Long("rules") => options.rules = parser.value()?.parse()?,
            Long("fewest") => options.fewest = true,
            Long("most") => options.most = true,
            Long("nodes") => options.budget.nodes = parser.value()?.parse()?,
            _ => return Err(argument.unexpected().into()),
        }
    }
    Ok(options)
}

fn main() -> Result<(), Box<dyn Error>> {
    let options = options()?;
    let mut out = io::stdout().lock();
    for line in io::stdin().lock().lines() {
        match solve(&line?, &options) {
            Ok(answer) => writeln!(out, "{answer}")?,
            Err(error) => writeln!(out, "error\t{error}")?,
        }
        out.flush()?;
    }
    Ok(())
}

fn solve(line: &str, options: &Options) -> Result<String, Box<dyn Error>> {
    let cards: Vec<Card> = line
        .split_whitespace()
        .map(str::parse)
        .collect::<Result<_, _>>()?;
    let deal = Deal::from_deck(&cards, options.rules)?;
    let begun = Instant::now();
    let search = Search::new(&deal, Position::start(&deal), options.budget);
    let verdict = search.verdict();
    let mut nodes = verdict.nodes;
    let verdict = match verdict.value {
        Verdict::Winnable => "winnable",
        Verdict::Lost => "lost",
        Verdict::Unknown => "unknown",
    };
    let mut fewest = None;
    if options.fewest && verdict != "lost" {
        let answer = search.fewest();
        nodes += answer.nodes;
        if let Fewest::Proven(line) = answer.value {
            fewest = Some(line.len());
        }
    }
    let mut most = None;
    if options.most {
        let answer = search.most_cards();
        nodes += answer.nodes;
        most = answer.value.proven();
    }
    let micros = begun.elapsed().as_micros();
    let (fewest, most) = (or_dash(fewest), or_dash(most));
    Ok(format!("{verdict}\t{fewest}\t{most}\t{micros}\t{nodes}"))
}

fn or_dash(value: Option<impl ToString>) -> String {
    value.map_or("-".into(), |value| value.to_string())
}
