//! Results of finished games, and the figures folded from them.

use std::collections::{BTreeMap, HashSet};

use serde::{Deserialize, Serialize};

use crate::clock::Date;
use crate::code::DealCode;
use crate::rules::Ruleset;

/// How many of the latest games are listed.
pub const RECENT: usize = 20;

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// Its goal was reached.
    Won,
    /// It was left by a new game or a restart: a loss.
    Left,
}

/// A finished game. Games of given cards have none, having no code.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GameResult {
    /// Tells it from every other game of this player; later games have higher ones.
    pub id: u64,
    /// Its cards and rules.
    pub code: DealCode,
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
    /// The date it ended on, where the player was.
    pub date: Date,
}

/// A finished game as lists show it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct ListedGame {
    /// The game.
    #[serde(flatten)]
    pub result: GameResult,
    /// The deal had been won before under these rules, so this game is in no figure.
    pub replay: bool,
}

/// The figures of one ruleset. Replays are in none of them; times and moves are those of won games.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Statistics {
    /// The ruleset.
    pub rules: Ruleset,
    /// Finished games.
    pub played: u32,
    /// Won games, at most [`Statistics::played`].
    pub won: u32,
    /// Games won in a row up to now.
    pub streak: u32,
    /// The most games ever won in a row.
    pub best_streak: u32,
    /// The shortest played time of a won game.
    pub best_ms: Option<u64>,
    /// The mean played time of won games.
    pub mean_ms: Option<f64>,
    /// The fewest moves of a won game.
    pub best_moves: Option<u32>,
    /// The mean number of moves of won games.
    pub mean_moves: Option<f64>,
    /// The best score of any finished game, 0 to 280.
    pub best_score: u32,
    /// The latest [`RECENT`] finished games, the latest first; replays too.
    pub recent: Vec<ListedGame>,
}

impl Statistics {
    /// The share of finished games that were won, 0 to 1; `None` before the first.
    #[must_use]
    pub fn rate(&self) -> Option<f64> {
        (self.played > 0).then(|| f64::from(self.won) / f64::from(self.played))
    }

    /// The figures of one ruleset's games, oldest first.
    fn of(rules: Ruleset, games: &[ListedGame]) -> Statistics {
        let counted = || {
            games
                .iter()
                .filter(|game| !game.replay)
                .map(|game| &game.result)
        };
        let won = || counted().filter(|result| result.end == End::Won);
        let (mut streak, mut best_streak) = (0, 0);
        for result in counted() {
            streak = if result.end == End::Won {
                streak + 1
            } else {
                0
            };
            best_streak = best_streak.max(streak);
        }
        #[allow(clippy::cast_precision_loss)] // exact for 285,000 years of play
        Statistics {
            rules,
            played: count(counted()),
            won: count(won()),
            streak,
            best_streak,
            best_ms: won().map(|result| result.played_ms).min(),
            mean_ms: mean(won().map(|result| result.played_ms as f64)),
            best_moves: won().map(|result| result.moves).min(),
            mean_moves: mean(won().map(|result| f64::from(result.moves))),
            best_score: counted().map(|result| result.score).max().unwrap_or(0),
            recent: games.iter().rev().take(RECENT).copied().collect(),
        }
    }
}

fn count<T>(items: impl Iterator<Item = T>) -> u32 {
    u32::try_from(items.count()).unwrap_or(u32::MAX)
}

fn mean(values: impl Iterator<Item = f64>) -> Option<f64> {
    let (sum, count) = values.fold((0.0, 0.0), |(sum, count), value| (sum + value, count + 1.0));
    (count > 0.0).then(|| sum / count)
}

/// All finished games, oldest first, each with whether it is a replay.
#[must_use]
pub fn list(results: &[GameResult]) -> Vec<ListedGame> {
    let mut won = HashSet::new();
    let listed = results.iter().map(|&result| {
        let replay = won.contains(&result.code);
        if result.end == End::Won {
            won.insert(result.code);
        }
        ListedGame { result, replay }
    });
    listed.collect()
}

/// The figures of every ruleset with a finished game, folded from all results, oldest first.
#[must_use]
pub fn fold(results: &[GameResult]) -> Vec<Statistics> {
    let mut games: BTreeMap<Ruleset, Vec<ListedGame>> = BTreeMap::new();
    for game in list(results) {
        games.entry(game.result.code.rules).or_default().push(game);
    }
    games
        .iter()
        .map(|(&rules, games)| Statistics::of(rules, games))
        .collect()
}
