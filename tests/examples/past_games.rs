//! Plays a month of games into a folder, for a picture of the statistics:
//! `cargo run -p pyramide-tests --example past_games -- FOLDER`

use std::env;
use std::error::Error;
use std::path::PathBuf;

use pyramide_core::clock::{Date, Now};
use pyramide_core::code::{DealCode, Seed};
use pyramide_core::deal::Deal;
use pyramide_core::position::{Move, Position, Status};
use pyramide_core::rules::Ruleset;
use pyramide_core::session::Session;
use pyramide_core::store::DiskFolder;
use pyramide_tests::Dice;

/// Two on each of thirty days.
const GAMES: usize = 60;
/// How often the player thinks a game through before it is played.
const THOUGHTS: usize = 40;
/// Midnight of the first day, 1 October 2026, in milliseconds since 1970.
const FIRST_DAY: u64 = 1_790_812_800_000;
const DAY: u64 = 86_400_000;

fn main() -> Result<(), Box<dyn Error>> {
    let folder = PathBuf::from(env::args_os().nth(1).ok_or("in which folder?")?);
    let mut dice = Dice(13);
    let mut clock = FIRST_DAY;
    let mut session = Session::open(DiskFolder::open(&folder)?, now(clock))?;
    for game in 0..GAMES {
        clock = FIRST_DAY + DAY / 2 * game as u64 + DAY / 3;
        let seed = Seed::from_random(dice.roll());
        let deal = Deal::from_code(DealCode {
            rules: Ruleset::default(),
            seed,
        });
        session.deal(deal.clone(), now(clock));
        for action in think(&deal, &mut dice) {
            clock += 800 + dice.roll() % 3_000;
            session.play(action, now(clock))?;
        }
    }
    Ok(())
}

/// The moment of a clock that shows milliseconds since 1970.
fn now(clock: u64) -> Now {
    let day = u8::try_from((clock - FIRST_DAY) / DAY).expect("the games take a month");
    Now {
        monotonic_ms: clock,
        utc_ms: clock.cast_signed(),
        local_date: Date::new(2026, 10, day + 1).expect("October has 31 days"),
    }
}

/// The best of some games played in the head.
fn think(deal: &Deal, dice: &mut Dice) -> Vec<Move> {
    let games = (0..THOUGHTS).map(|_| play(deal, dice));
    games
        .max_by_key(|(won, moves)| (*won, moves.len()))
        .map(|(_, moves)| moves)
        .unwrap_or_default()
}

/// Removes whatever can be removed and turns the stock otherwise, until it has come round for
/// nothing. Says whether that won, and how it went.
fn play(deal: &Deal, dice: &mut Dice) -> (bool, Vec<Move>) {
    let mut position = Position::start(deal);
    let mut moves = Vec::new();
    let mut turns = 0;
    while position.status(deal) == Status::Playing
        && turns <= position.stock().len() + position.waste().len()
    {
        let mut possible: Vec<Move> = position.moves(deal).collect();
        let removes = |action: &Move| matches!(action, Move::Pair(..) | Move::King(_));
        if possible.iter().any(removes) {
            possible.retain(removes);
            turns = 0;
        } else {
            turns += 1;
        }
        let action = possible[dice.below(possible.len())];
        position = position.apply(deal, action).expect("it is possible");
        moves.push(action);
    }
    (position.status(deal) == Status::Won, moves)
}
