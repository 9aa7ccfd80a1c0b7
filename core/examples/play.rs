//! The smallest whole shell: the game in a terminal, or played from a pipe.
//! `cargo run --release -p pyramide-core --example play -- [--data DIR]`; then `help`.

use std::hash::{BuildHasher, RandomState};
use std::str::FromStr;
use std::time::Instant;
use std::{env, io, process};

use pyramide_core::card::Card;
use pyramide_core::clock::Now;
use pyramide_core::code::{DealCode, Seed};
use pyramide_core::deal::Deal;
use pyramide_core::session::{Session, SessionError};
use pyramide_core::store::DiskFolder;
use pyramide_core::view::{CardState, Notice, PyramidCard, View};

type Failure = Box<dyn std::error::Error>;

const HELP: &str = "\
KH            remove a king
6C 7D         remove two cards that make 13
draw          draw from the stock; when it is empty, recycle the waste
undo, redo    one action
restart       the same cards again
new [RULES]   other cards; RULES is a letter, N K D T P M, or an X spelling
code PY1-...  the cards and rules of a code, or of a sentence with a code in it
deck RULES 52 CARDS
stats, help, quit";

fn now(started: Instant) -> Now {
    let here = jiff::ZonedDateTime::now();
    Now {
        monotonic_ms: u64::try_from(started.elapsed().as_millis()).unwrap_or(u64::MAX),
        utc_ms: here.timestamp().as_millisecond(),
        local_date: here
            .date()
            .to_string()
            .parse()
            .expect("a date from 1970 to 9999"),
    }
}

/// Does what a line says to the game, and returns the table after it.
fn obey(session: &mut Session, line: &str, now: Now) -> Result<View, Failure> {
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    Ok(match word {
        "draw" => session.draw(now)?,
        "undo" => session.undo(now)?,
        "redo" => session.redo(now)?,
        "restart" => session.restart(now)?,
        "code" => session.deal(Deal::from_code(rest.parse()?), now),
        "new" => {
            let rules = if rest.is_empty() { "N" } else { rest }.parse()?;
            let seed = Seed::from_random(RandomState::new().hash_one(now.utc_ms));
            session.deal(Deal::from_code(DealCode { rules, seed }), now)
        }
        "deck" => {
            let (rules, cards) = rest.split_once(' ').ok_or("deck RULES 52 CARDS")?;
            let cards: Result<Vec<_>, _> = cards.split_whitespace().map(Card::from_str).collect();
            session.deal(Deal::from_deck(&cards?, rules.parse()?)?, now)
        }
        _ => session.play(line.parse().map_err(|_| format!("{line}? Try help."))?, now)?,
    })
}

/// Draws the table; free cards stand in brackets.
fn show(view: &View) {
    for row in 1..=7 {
        print!("{}", " ".repeat(2 * (7 - row as usize)));
        for place in 1..=row {
            let here = |card: &&PyramidCard| (card.place.row(), card.place.place()) == (row, place);
            match view.pyramid.iter().find(here) {
                None => print!("    "),
                Some(card) if card.state == CardState::Covered => print!(" {} ", card.card),
                Some(card) => print!("[{}]", card.card),
            }
        }
        println!();
    }
    let name = |card: Option<Card>| card.map_or("  ".into(), |card| card.to_string());
    print!("stock {} {}  waste", name(view.stock.top), view.stock.left);
    for pile in &view.waste {
        print!(" [{}] {}", name(pile.top), pile.count);
    }
    let code = view.code.map(String::from).unwrap_or_default();
    println!("\nscore {}  moves {}  {code}", view.score, view.moves);
    match view.notice {
        Some(Notice::Won) => println!("You have won!"),
        Some(Notice::Stuck) => println!("No possible moves left."),
        Some(Notice::NoPassesLeft) => println!("No passes left."),
        Some(Notice::Blocked | Notice::MustMakeThirteen | Notice::NoHint) | None => {}
    }
    for trouble in &view.troubles {
        println!("Trouble with the saved files: {trouble:?}");
    }
}

fn main() {
    if let Err(why) = play() {
        eprintln!("{why}");
        process::exit(1);
    }
}

fn play() -> Result<(), Failure> {
    let data = match env::args().collect::<Vec<_>>().as_slice() {
        [_, flag, folder] if flag == "--data" => folder.into(),
        [_] => env::home_dir()
            .ok_or("no home: use --data DIR")?
            .join(".pyramide"),
        _ => return Err("usage: play [--data DIR]".into()),
    };
    let started = Instant::now();
    let mut session = Session::open(DiskFolder::open(&data)?, now(started))?;
    match session.view(now(started)) {
        Ok(view) => show(&view),
        Err(SessionError::NoGame) => println!("Type new for a game, or help."),
        Err(other) => return Err(other.into()),
    }
    let mut asked = String::new();
    for line in io::stdin().lines() {
        let line = line?.trim().to_owned();
        let word = line.split(' ').next().unwrap_or_default();
        let leaves = matches!(word, "new" | "code" | "deck" | "restart");
        if leaves && session.has_unfinished_game() && asked != line {
            println!("The game on the table would count as lost. Type that again to leave it.");
            asked = line;
            continue;
        }
        match word {
            "" => {}
            "quit" => break,
            "help" => println!("{HELP}"),
            "stats" => {
                for of in session.statistics() {
                    println!("{}: won {} of {} games", of.rules, of.won, of.played);
                }
            }
            _ => match obey(&mut session, &line, now(started)) {
                Ok(view) => show(&view),
                Err(why) => println!("{why}"),
            },
        }
        asked.clear();
    }
    if session.view(now(started)).is_ok() {
        // It writes down the time since the last action.
        session.pause(now(started))?;
    }
    Ok(session.sync_later()()?)
}
