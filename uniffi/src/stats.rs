//! Results of finished games, and the figures folded from them.

use pyramide_core::{clock, stats};

use crate::error::GameError;
use crate::mirror::mirror;
use crate::rules::Ruleset;

/// A day of the Gregorian calendar.
#[derive(Clone, Copy, PartialEq, Eq, Debug, uniffi::Record)]
pub struct Day {
    /// Its year, 0 to 9999.
    pub year: u32,
    /// Its month, 1 to 12.
    pub month: u32,
    /// Its day of the month, from 1.
    pub day: u32,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, uniffi::Enum)]
pub enum End {
    /// Its goal was reached.
    Won,
    /// It was left by a new game or a restart: a loss.
    Left,
}

/// A finished game. Games of given cards have none, having no code.
#[derive(Clone, PartialEq, Eq, Debug, uniffi::Record)]
pub struct GameResult {
    /// Tells it from every other game of this player; later games have higher ones.
    pub id: u64,
    /// The deal code.
    pub code: String,
    /// The rules.
    pub rules: Ruleset,
    /// How it ended.
    pub end: End,
    /// 0 to 280.
    pub score: u32,
    /// How many moves were made, undone ones included.
    pub moves: u32,
    /// Played time in milliseconds.
    pub played_ms: u64,
    /// How many hints were given. They change no figure.
    pub hints: u32,
    /// When it ended, in milliseconds since 1970 in UTC.
    pub utc_ms: i64,
    /// The day it ended on, where the player was.
    pub day: Day,
}

/// A finished game as lists show it.
#[derive(Clone, PartialEq, Eq, Debug, uniffi::Record)]
pub struct ListedGame {
    /// The game.
    pub result: GameResult,
    /// The deal had been won before under these rules, so this game is in no figure.
    pub replay: bool,
}

/// The figures of one ruleset. Replays are in none of them; times and moves are those of won games.
#[derive(Clone, PartialEq, Debug, uniffi::Record)]
pub struct Statistics {
    /// The ruleset.
    pub rules: Ruleset,
    /// Finished games.
    pub played: u32,
    /// Won games, at most `played`.
    pub won: u32,
    /// The share of finished games that were won, 0 to 1; none before the first.
    pub rate: Option<f64>,
    /// Games won in a row up to now.
    pub streak: u32,
    /// The most games ever won in a row.
    pub best_streak: u32,
    /// The shortest played time of a won game, in milliseconds.
    pub best_ms: Option<u64>,
    /// The mean played time of won games, in milliseconds.
    pub mean_ms: Option<f64>,
    /// The fewest moves of a won game.
    pub best_moves: Option<u32>,
    /// The mean number of moves of won games.
    pub mean_moves: Option<f64>,
    /// The best score of any finished game, 0 to 280.
    pub best_score: u32,
    /// The latest 20 finished games, the latest first; replays too.
    pub recent: Vec<ListedGame>,
}

mirror!(End is stats::End: Won Left);

impl From<clock::Date> for Day {
    fn from(date: clock::Date) -> Day {
        Day {
            year: date.year().into(),
            month: date.month().into(),
            day: date.day().into(),
        }
    }
}

impl TryFrom<Day> for clock::Date {
    type Error = GameError;

    fn try_from(Day { year, month, day }: Day) -> Result<clock::Date, GameError> {
        let date = || {
            clock::Date::new(
                year.try_into().ok()?,
                month.try_into().ok()?,
                day.try_into().ok()?,
            )
        };
        date().ok_or(GameError::NoSuchDay { year, month, day })
    }
}

impl From<stats::GameResult> for GameResult {
    fn from(result: stats::GameResult) -> GameResult {
        GameResult {
            id: result.id,
            code: result.code.to_string(),
            rules: result.code.rules.into(),
            end: result.end.into(),
            score: result.score,
            moves: result.moves,
            played_ms: result.played_ms,
            hints: result.hints,
            utc_ms: result.utc_ms,
            day: result.date.into(),
        }
    }
}

impl From<stats::ListedGame> for ListedGame {
    fn from(game: stats::ListedGame) -> ListedGame {
        ListedGame {
            result: game.result.into(),
            replay: game.replay,
        }
    }
}

impl From<stats::Statistics> for Statistics {
    fn from(statistics: stats::Statistics) -> Statistics {
        Statistics {
            rate: statistics.rate(),
            rules: statistics.rules.into(),
            played: statistics.played,
            won: statistics.won,
            streak: statistics.streak,
            best_streak: statistics.best_streak,
            best_ms: statistics.best_ms,
            mean_ms: statistics.mean_ms,
            best_moves: statistics.best_moves,
            mean_moves: statistics.mean_moves,
            best_score: statistics.best_score,
            recent: statistics.recent.into_iter().map(Into::into).collect(),
        }
    }
}
