//! The lines of a game's journal.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::folder::Folder;
use super::log::Log;
use super::{Ended, FORMAT, LAST_ID, OpenError, SavedGame, json};
use crate::card::{Card, NotACard};
use crate::code::DealCode;
use crate::deal::Deal;
use crate::game::Game;
use crate::lenient;
use crate::position::{Move, Status};
use crate::rules::Ruleset;
use crate::stats::End;

const GAME: &str = "game.journal";

/// A journal that was not begun.
pub(super) const fn new() -> Log {
    Log::new(GAME)
}

/// The journal, and the game in it.
pub(super) fn open(folder: &mut dyn Folder) -> Result<(Log, Option<SavedGame>), OpenError> {
    let mut saved: Option<SavedGame> = None;
    let log = Log::open(GAME, folder, |line| {
        if let Some(saved) = &mut saved {
            serde_json::from_str::<Entry>(line).is_ok_and(|entry| entry.replay(saved))
        } else {
            let header: Option<Header> = serde_json::from_str(line).ok();
            saved = header.and_then(Header::game);
            saved.is_some()
        }
    })?;
    Ok((log, saved))
}

/// Begins the journal of a game.
pub(super) fn begin(log: &mut Log, id: u64, deal: &Deal) {
    log.clear();
    log.push(&json(&Header {
        pyramide: GAME.into(),
        format: FORMAT,
        id,
        dealt: deal.into(),
    }));
}

/// The first line: what was dealt.
#[derive(Serialize, Deserialize)]
struct Header {
    pyramide: String,
    format: u32,
    id: u64,
    #[serde(flatten)]
    dealt: Dealt,
}

impl Header {
    /// The game before its first action; `None` where the line makes no sense.
    fn game(self) -> Option<SavedGame> {
        if self.id > LAST_ID {
            return None;
        }
        Some(SavedGame {
            id: self.id,
            game: Game::new(self.dealt.deal()?),
            played_ms: 0,
            hints: 0,
            end: None,
            next: None,
        })
    }
}

/// A deal by its code, or by its cards and rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub(crate) enum Dealt {
    Code { code: DealCode },
    Deck { deck: Vec<Card>, rules: Ruleset },
}

impl Dealt {
    /// `None` where the cards are no deck.
    fn deal(self) -> Option<Deal> {
        match self {
            Dealt::Code { code } => Some(Deal::from_code(code)),
            Dealt::Deck { deck, rules } => Deal::from_deck(&deck, rules).ok(),
        }
    }
}

impl From<&Deal> for Dealt {
    fn from(deal: &Deal) -> Dealt {
        match deal.code() {
            Some(code) => Dealt::Code { code },
            None => Dealt::Deck {
                deck: deal.cards().to_vec(),
                rules: deal.rules(),
            },
        }
    }
}

/// Every other line: what was done, and the played time then.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Entry {
    pub ms: u64,
    pub did: Deed,
    /// When the game ended, if that is what this line says.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Ended>,
    /// What it was left for; none where that makes no sense: the end counts all the same.
    #[serde(
        default,
        deserialize_with = "lenient::or_default",
        skip_serializing_if = "Option::is_none"
    )]
    pub next: Option<Dealt>,
}

/// What a line of the journal says was done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub(crate) enum Deed {
    Play(Move),
    Undo,
    Redo,
    Hint,
    Pause,
    End(End),
}

impl Entry {
    /// Does to a game what the line says, and returns whether that was possible.
    fn replay(self, saved: &mut SavedGame) -> bool {
        if saved.end.is_some() {
            return false;
        }
        let game = &mut saved.game;
        let possible = match self.did {
            Deed::Play(action) => game.play(action).is_ok(),
            Deed::Undo => game.undo().is_some(),
            Deed::Redo => game.redo().is_some(),
            Deed::Pause => true,
            Deed::Hint => {
                saved.hints = saved.hints.saturating_add(1);
                true
            }
            Deed::End(end) if (end == End::Won) == (game.status() == Status::Won) => {
                saved.end = self.at.map(|at| (end, at));
                saved.next = self.next.and_then(Dealt::deal);
                saved.end.is_some()
            }
            Deed::End(_) => false,
        };
        if possible {
            saved.played_ms = self.ms;
        }
        possible
    }
}

impl fmt::Display for Deed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Deed::Play(action) => action.fmt(f),
            Deed::Undo => f.write_str("undo"),
            Deed::Redo => f.write_str("redo"),
            Deed::Hint => f.write_str("hint"),
            Deed::Pause => f.write_str("pause"),
            Deed::End(End::Won) => f.write_str("won"),
            Deed::End(End::Left) => f.write_str("left"),
        }
    }
}

impl FromStr for Deed {
    type Err = NotACard;

    fn from_str(text: &str) -> Result<Deed, NotACard> {
        Ok(match text {
            "undo" => Deed::Undo,
            "redo" => Deed::Redo,
            "hint" => Deed::Hint,
            "pause" => Deed::Pause,
            "won" => Deed::End(End::Won),
            "left" => Deed::End(End::Left),
            action => Deed::Play(action.parse()?),
        })
    }
}

impl TryFrom<String> for Deed {
    type Error = NotACard;

    fn try_from(text: String) -> Result<Deed, NotACard> {
        text.parse()
    }
}

impl From<Deed> for String {
    fn from(deed: Deed) -> String {
        deed.to_string()
    }
}
