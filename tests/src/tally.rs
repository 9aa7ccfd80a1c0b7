//! Figures that are counted game by game as they end, to hold the core's own against, which it folds
//! from all results.

use std::collections::{BTreeMap, HashSet};

use pyramide_core::code::DealCode;
use pyramide_core::rules::Ruleset;
use serde_json::{Value, json};

/// The figures of some finished games.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// All games, replays too.
    pub games: u64,
    /// Those won, replays too.
    pub wins: u64,
    rules: BTreeMap<Ruleset, Figures>,
    won: HashSet<DealCode>,
}

/// A game that is over.
#[derive(Clone, Copy, Debug)]
pub struct Finished {
    /// Its cards and rules.
    pub code: DealCode,
    /// Whether it was won.
    pub won: bool,
    /// Its score.
    pub score: u32,
    /// How many moves were made.
    pub moves: u32,
    /// Played time in milliseconds.
    pub played_ms: u64,
}

#[derive(Clone, Debug, Default)]
struct Figures {
    played: u32,
    won: u32,
    streak: u32,
    best_streak: u32,
    best_ms: Option<u64>,
    sum_ms: u64,
    best_moves: Option<u32>,
    sum_moves: u64,
    best_score: u32,
}

impl Tally {
    /// Counts a game.
    pub fn add(&mut self, game: Finished) {
        self.games += 1;
        self.wins += u64::from(game.won);
        let figures = self.rules.entry(game.code.rules).or_default();
        if self.won.contains(&game.code) {
            return; // a replay
        }
        figures.played += 1;
        figures.best_score = figures.best_score.max(game.score);
        if !game.won {
            figures.streak = 0;
            return;
        }
        self.won.insert(game.code);
        figures.won += 1;
        figures.streak += 1;
        figures.best_streak = figures.best_streak.max(figures.streak);
        figures.best_ms = Some(figures.best_ms.unwrap_or(u64::MAX).min(game.played_ms));
        figures.sum_ms += game.played_ms;
        figures.best_moves = Some(figures.best_moves.unwrap_or(u32::MAX).min(game.moves));
        figures.sum_moves += u64::from(game.moves);
    }

    /// Whether the core's statistics, as JSON, say the same.
    #[must_use]
    pub fn agrees_with(&self, statistics: &Value) -> bool {
        let Some(statistics) = statistics.as_array() else {
            return false;
        };
        let agree = |(rules, figures): (&Ruleset, &Figures)| {
            let mut of_rules = statistics.iter().filter(|one| one["rules"] == json!(rules));
            of_rules.next().is_some_and(|one| figures.agree_with(one))
        };
        statistics.len() == self.rules.len() && self.rules.iter().all(agree)
    }
}

impl Figures {
    fn agree_with(&self, statistics: &Value) -> bool {
        let exact = [
            ("played", json!(self.played)),
            ("won", json!(self.won)),
            ("streak", json!(self.streak)),
            ("best_streak", json!(self.best_streak)),
            ("best_ms", json!(self.best_ms)),
            ("best_moves", json!(self.best_moves)),
            ("best_score", json!(self.best_score)),
        ];
        let means = [("mean_ms", self.sum_ms), ("mean_moves", self.sum_moves)];
        #[allow(clippy::cast_precision_loss)] // sums of a test are far below 2⁵³
        let is_mean = |mean: &Value, sum: u64| match mean.as_f64() {
            Some(mean) => self.won > 0 && (mean * f64::from(self.won) - sum as f64).abs() < 0.5,
            None => self.won == 0,
        };
        exact.iter().all(|(name, value)| statistics[name] == *value)
            && means
                .iter()
                .all(|(name, sum)| is_mean(&statistics[name], *sum))
    }
}
