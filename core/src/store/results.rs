//! The file of finished games, a line each.

use serde::{Deserialize, Serialize};

use super::folder::Folder;
use super::log::Log;
use super::{FORMAT, LAST_ID, OpenError, json};
use crate::stats::GameResult;

const RESULTS: &str = "results.log";

/// The first line.
#[derive(Serialize, Deserialize)]
struct Header {
    pyramide: String,
    format: u32,
    #[serde(default)]
    forgotten: u64,
}

/// All finished games, and their file.
pub(super) struct Results {
    pub log: Log,
    all: Vec<GameResult>,
    /// Games up to this id are in no result any more: the player had them forgotten.
    forgotten: u64,
}

impl Results {
    /// No games, and none forgotten.
    pub(super) fn new() -> Results {
        let mut results = Results {
            log: Log::new(RESULTS),
            all: Vec::new(),
            forgotten: 0,
        };
        results.begin();
        results
    }

    pub(super) fn open(folder: &mut dyn Folder) -> Result<Results, OpenError> {
        let mut header: Option<Header> = None;
        let mut all: Vec<GameResult> = Vec::new();
        let log = Log::open(RESULTS, folder, |line| {
            if header.is_some() {
                let result: Option<GameResult> = serde_json::from_str(line).ok();
                let result = result.filter(|result| result.id <= LAST_ID);
                result.map(|result| all.push(result)).is_some()
            } else {
                header = serde_json::from_str(line).ok();
                header.take_if(|header| header.forgotten > LAST_ID);
                header.is_some()
            }
        })?;
        let mut results = Results {
            log,
            all,
            forgotten: header.map_or(0, |header| header.forgotten),
        };
        if results.log.is_empty() {
            results.begin();
        }
        Ok(results)
    }

    fn begin(&mut self) {
        self.log.push(&json(&Header {
            pyramide: RESULTS.into(),
            format: FORMAT,
            forgotten: self.forgotten,
        }));
    }

    /// All of them, oldest first.
    pub(super) fn all(&self) -> &[GameResult] {
        &self.all
    }

    /// Whether a game is among them, or was forgotten.
    pub(super) fn contains(&self, id: u64) -> bool {
        id <= self.forgotten || self.all.iter().rev().any(|known| known.id == id)
    }

    /// The highest id of a game that is among them, or was.
    pub(super) fn last_id(&self) -> u64 {
        let ids = self.all.iter().map(|result| result.id);
        ids.max().unwrap_or(0).max(self.forgotten)
    }

    pub(super) fn add(&mut self, result: GameResult) {
        self.all.push(result);
        self.log.push(&json(&result));
    }

    pub(super) fn forget(&mut self) {
        self.forgotten = self.last_id();
        self.all.clear();
        self.log.clear();
        self.begin();
    }
}
