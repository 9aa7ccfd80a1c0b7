//! Plays a month of games into a folder, for pictures of the statistics and of the daily deals:
//! `cargo run -p pyramide-tests --example past_games -- FOLDER`

use std::env;
use std::error::Error;
use std::path::PathBuf;
use std::time::SystemTime;

use pyramide_core::clock::{Date, Now};
use pyramide_core::code::{DealCode, Seed};
use pyramide_core::deal::Deal;
use pyramide_core::position::{Move, Position, Status};
use pyramide_core::rules::Ruleset;
use pyramide_core::session::Session;
use pyramide_core::solver::{Budget, Search, daily_deal};
use pyramide_core::store::DiskFolder;
use pyramide_tests::Dice;

/// How many days, up to today. On each a deal of chance is played, and then the daily one.
const DAYS: u64 = 30;
/// How often the player thinks a game through before it is played.
const THOUGHTS: usize = 40;
/// A day in milliseconds.
const DAY: u64 = 86_400_000;

fn main() -> Result<(), Box<dyn Error>> {
    let folder = PathBuf::from(env::args_os().nth(1).ok_or("in which folder?")?);
    let mut dice = Dice(13);
    let since_1970 = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH)?;
    let today = u64::try_from(since_1970.as_millis())? / DAY;
    let mut clock = (today - DAYS) * DAY;
    let mut session = Session::open(DiskFolder::open(&folder)?, now(clock))?;
    for day in today - DAYS + 1..=today {
        clock = day * DAY;
        let by_chance = Deal::from_code(DealCode {
            rules: Ruleset::default(),
            seed: Seed::from_random(dice.roll()),
        });
        let daily = Deal::from_code(daily_deal(now(clock).local_date));
        // The daily deal can always be won; on some days it is only looked at.
        let way = if day == today || dice.below(8) > 0 {
            win(&daily)
        } else {
            Vec::new()
        };
        for (deal, actions) in [
            (by_chance.clone(), think(&by_chance, &mut dice)),
            (daily, way),
        ] {
            clock += DAY / 3;
            if session.view(now(clock)).is_ok() {
                session.resume(now(clock))?;
            }
            session.deal(deal, now(clock));
            for action in actions {
                clock += 800 + dice.roll() % 3_000;
                session.play(action, now(clock))?;
            }
            session.pause(now(clock))?;
        }
    }
    Ok(())
}

/// The moment of a clock that shows milliseconds since 1970.
fn now(clock: u64) -> Now {
    let mut date = Date::new(1970, 1, 1).expect("there was this day");
    for _ in 0..clock / DAY {
        date = date.next().expect("the last day is far away");
    }
    Now {
        monotonic_ms: clock,
        utc_ms: clock.cast_signed(),
        local_date: date,
    }
}

/// A line of play that wins.
fn win(deal: &Deal) -> Vec<Move> {
    let search = Search::new(deal, Position::start(deal), Budget::default());
    search.win().value.line().expect("it can be won")
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
