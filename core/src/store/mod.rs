//! What is kept on disk: the game as a journal of its actions, the results of finished games, the
//! settings.
//!
//! | file | what |
//! |---|---|
//! | `game.journal` | the game on the table: its deal, then every action, undo, redo and pause |
//! | `results.log` | every finished game, a line each; statistics are folded from it |
//! | `settings.json` | the settings |
//! | `lock` | held while a process has the folder open; holds nothing, needs no backup |
//! | `….damaged-1` | a file that could not be read whole, kept as it was found |
//! | `….new` | what a program that was killed was about to put in a file's place; the next takes its name |
//!
//! Journal and results are logs of checksummed lines; their first line names their format. The settings
//! are one object with a checksum. A line is handed to the operating system before the tap that caused
//! it returns, so that a killed process loses nothing;
//! [`Session::sync_later`](crate::session::Session::sync_later) writes it through to the disk. A game's
//! end is first a line of the journal, which also says what the game was left for, then a line of the
//! results, and then the journal gives way to the next game's: wherever that is cut off, opening
//! completes it.

mod folder;
mod journal;
mod log;
mod results;
mod settings;

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::clock::{Date, Now};
use crate::deal::Deal;
use crate::game::Game;
use crate::position::Status;
use crate::settings::Settings;
use crate::stats::{End, GameResult};

pub use folder::{DiskFolder, Folder, Sync};
pub(crate) use journal::{Deed, Entry};
use log::{Disk, Log};
use results::Results;

/// The version of all formats. It goes up when a file written now could be misread by an older
/// program; then `cargo run -p pyramide-tests --example formats` adds what this one writes to the
/// files that every later one has to read.
const FORMAT: u32 = 1;

/// Games are numbered from 1, and nobody plays so many. A line with a higher number is damaged: there
/// would be no number for the next game.
const LAST_ID: u64 = 1 << 53;

/// Why a folder cannot be opened. Nothing in it was changed.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum OpenError {
    /// Another process, or another session of this one, has it open.
    #[error("the saved games are open in another window")]
    InUse,
    /// A file was written by a later version of this program.
    #[error("{file} has format {format}: a later version wrote it, this one reads up to {FORMAT}")]
    Newer {
        /// The file's name.
        file: String,
        /// Its format.
        format: u32,
    },
    /// The operating system refuses.
    #[error("{file}: {reason}")]
    Io {
        /// The file.
        file: String,
        /// What the system says.
        reason: String,
    },
}

/// What went wrong with the stored files. The game goes on in any case.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Trouble {
    /// A write failed, for example on a full disk. Each action tries again until one succeeds.
    NotSaved,
    /// The saved game was damaged. It was set aside, and what could be read of it is on the table.
    GameDamaged,
    /// The results were damaged. They were set aside, and what could be read of them counts.
    ResultsDamaged,
    /// The settings were damaged. They were set aside, and all have their defaults.
    SettingsDamaged,
}

/// A game as the journal has it.
#[derive(Clone, Debug)]
pub(crate) struct SavedGame {
    pub id: u64,
    pub game: Game,
    pub played_ms: u64,
    pub hints: u32,
    pub end: Option<(End, Ended)>,
    /// What the game was left for.
    pub next: Option<Deal>,
}

/// When and where a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Ended {
    pub utc_ms: i64,
    pub date: Date,
}

impl From<Now> for Ended {
    fn from(now: Now) -> Ended {
        Ended {
            utc_ms: now.utc_ms,
            date: now.local_date,
        }
    }
}

/// The files of one player. Without a folder it keeps everything in memory.
pub(crate) struct Store {
    folder: Option<Box<dyn Folder>>,
    journal: Log,
    /// The journal on disk is that of the game before.
    is_begun: bool,
    results: Results,
    settings: Settings,
    settings_file: Disk,
    next_id: u64,
    /// Whether everything is on disk.
    saved: bool,
    /// Whether a job that was to write through to the disk failed since the last write.
    flush_failed: Arc<AtomicBool>,
    troubles: Vec<Trouble>,
}

impl Store {
    /// A store that forgets everything when it is dropped.
    pub(crate) fn in_memory() -> Store {
        Store {
            folder: None,
            journal: journal::new(),
            is_begun: false,
            results: Results::new(),
            settings: Settings::default(),
            settings_file: Disk::Same,
            next_id: 1,
            saved: true,
            flush_failed: Arc::default(),
            troubles: Vec::new(),
        }
    }

    /// Reads a folder, and the game that was on the table.
    pub(crate) fn open(
        mut folder: Box<dyn Folder>,
    ) -> Result<(Store, Option<SavedGame>), OpenError> {
        let mut store = Store::in_memory();
        (store.settings, store.settings_file) = settings::read(folder.as_mut())?;
        store.results = Results::open(folder.as_mut())?;
        let (journal, mut saved) = journal::open(folder.as_mut())?;
        store.journal = journal;
        store.note(store.settings_file.is_damaged(), Trouble::SettingsDamaged);
        store.note(store.results.log.is_damaged(), Trouble::ResultsDamaged);
        store.note(store.journal.is_damaged(), Trouble::GameDamaged);

        let last_result = store.results.last_id();
        let last_game = saved.as_ref().map_or(0, |saved| saved.id);
        store.next_id = last_result.max(last_game).saturating_add(1);
        saved.take_if(|saved| {
            // Where the line that ends a game could not be written, a result still says that it is over:
            // its own, or that of a game after it.
            let has_ended = saved.end.is_some() || saved.game.status() == Status::Won;
            !has_ended && last_result >= saved.id
        });
        if let Some(saved) = &mut saved {
            // Where a later game counts, what this one was left for is over too.
            saved.next.take_if(|_| last_result > saved.id);
        }
        store.folder = Some(folder);
        store.save();
        Ok((store, saved))
    }

    fn note(&mut self, damaged: bool, trouble: Trouble) {
        if damaged {
            self.troubles.push(trouble);
        }
    }

    /// Brings every file up to date. What fails is tried again at the next call.
    fn save(&mut self) {
        // A failure is among the troubles.
        let _ = self.try_to(Store::write);
    }

    /// Does something with the folder, if there is one. That writing fails is reported when it
    /// begins to.
    fn try_to(
        &mut self,
        write: impl FnOnce(&mut Store, &mut dyn Folder) -> io::Result<()>,
    ) -> io::Result<()> {
        let Some(mut folder) = self.folder.take() else {
            return Ok(());
        };
        let result = write(self, folder.as_mut());
        self.folder = Some(folder);
        let began_to_fail = self.saved && result.is_err();
        self.saved = result.is_ok();
        self.note(began_to_fail, Trouble::NotSaved);
        result
    }

    fn write(&mut self, folder: &mut dyn Folder) -> io::Result<()> {
        if self.flush_failed.swap(false, Ordering::Relaxed) {
            self.results.log.distrust();
            self.journal.distrust();
        }
        let mut results = self.results.log.save(folder);
        if self.is_begun {
            // The end of the game before is in the results for good before its journal goes.
            results = results.and_then(|()| self.results.log.sync(folder));
        }
        let journal = if self.is_begun && results.is_err() {
            Ok(())
        } else {
            self.journal.save(folder)
        };
        self.is_begun &= journal.is_err() || results.is_err();
        let settings = settings::save(folder, &self.settings, &mut self.settings_file);
        results.and(journal).and(settings)
    }

    /// What went wrong since the last call.
    pub(crate) fn take_troubles(&mut self) -> Vec<Trouble> {
        std::mem::take(&mut self.troubles)
    }

    /// Begins the journal of a new game and returns the game's id.
    pub(crate) fn begin(&mut self, deal: &Deal) -> u64 {
        let id = self.next_id;
        self.next_id = id.saturating_add(1);
        journal::begin(&mut self.journal, id, deal);
        self.is_begun = true;
        self.save();
        id
    }

    /// Adds to the journal of the game on the table.
    pub(crate) fn record(&mut self, entries: &[Entry]) {
        // Without a folder nobody will read it.
        if self.folder.is_some() {
            for entry in entries {
                self.journal.push(&json(entry));
            }
            self.save();
        }
    }

    /// Adds the result of a finished game, unless it is there or was forgotten.
    pub(crate) fn finish(&mut self, result: GameResult) {
        if !self.results.contains(result.id) {
            self.results.add(result);
            self.save();
        }
    }

    /// All results, oldest first.
    pub(crate) fn results(&self) -> &[GameResult] {
        self.results.all()
    }

    /// Forgets all results.
    pub(crate) fn reset_results(&mut self) {
        self.results.forget();
        self.save();
    }

    /// The settings.
    pub(crate) const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Changes the settings.
    pub(crate) fn set_settings(&mut self, settings: Settings) {
        self.settings = settings.checked();
        if self.settings_file == Disk::Same {
            self.settings_file = Disk::Stale;
        }
        self.save();
    }

    /// A job that writes everything through to the disk.
    pub(crate) fn sync_later(&mut self) -> Sync {
        let mut jobs = Vec::new();
        let written = self.try_to(|store, folder| {
            store.write(folder)?;
            jobs.push(store.results.log.sync_later(folder)?);
            if !store.journal.is_empty() {
                jobs.push(store.journal.sync_later(folder)?);
            }
            Ok(())
        });
        let failed = Arc::clone(&self.flush_failed);
        Box::new(move || {
            written?;
            let flushed = jobs.into_iter().try_for_each(|job| job());
            failed.fetch_or(flushed.is_err(), Ordering::Relaxed);
            flushed
        })
    }
}

impl OpenError {
    fn io(file: &str, error: &io::Error) -> OpenError {
        OpenError::Io {
            file: file.to_owned(),
            reason: error.to_string(),
        }
    }
}

/// The beginning of every file.
#[derive(Deserialize)]
struct Version {
    #[serde(default)]
    pyramide: String,
    format: u32,
}

impl Version {
    /// What the beginning of a file says; `None` where it says nothing. An error if it is later than
    /// what can be read.
    fn of(text: &str, file: &str) -> Result<Option<Version>, OpenError> {
        match serde_json::from_str(text) {
            Ok(Version { format, .. }) if format > FORMAT => Err(OpenError::Newer {
                file: file.to_owned(),
                format,
            }),
            found => Ok(found.ok()),
        }
    }
}

/// Everything stored is made of texts, numbers and lists, which always can be written as JSON.
fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}
