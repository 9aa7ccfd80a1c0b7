//! The one object a shell keeps.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::PoisonError;
#[cfg(not(loom))]
use std::sync::{Mutex, MutexGuard};

#[cfg(loom)] // `tests/loom.rs`
use loom::sync::{Mutex, MutexGuard};
use pyramide_core::clock::{self, Date};
use pyramide_core::code::{DealCode, Seed};
use pyramide_core::deal::Deal;
use pyramide_core::session;
use pyramide_core::solver::Budget;
use pyramide_core::store::DiskFolder;

use crate::calendar::Calendar;
use crate::code;
use crate::error::GameError;
use crate::log;
use crate::rules::Choices;
use crate::search::Search;
use crate::settings::GameSettings;
use crate::stats::{Day, ListedGame, Statistics};
use crate::view::{GameView, Move, Slot};

/// The moment of a call. The core reads no clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug, uniffi::Record)]
pub struct Now {
    /// Milliseconds of a clock that only goes forwards, from any beginning: for played time.
    pub monotonic_ms: u64,
    /// Milliseconds since 1970 in UTC: for results.
    pub utc_ms: i64,
    /// The day where the player is: for results, which keep it whatever the time zone does later.
    pub local_day: Day,
}

/// A player's game, settings and results.
///
/// One object for the life of the app; close it when that ends, so that another process can open the
/// folder. It can be called from any thread; calls wait for each other. A step of the game
/// takes microseconds and one small write, and can be called from the main thread; what deals, changes
/// the settings or forgets the results writes a file through to the disk first; `sync` writes all.
#[derive(uniffi::Object)]
pub struct Session {
    state: Mutex<State>,
}

struct State {
    /// None after a panic, until the folder has been opened again.
    core: Option<session::Session>,
    /// None for a session in memory.
    kept: Option<Kept>,
}

/// What it takes to open the folder again.
#[derive(Clone)]
struct Kept {
    folder: String,
    /// The latest moment a call told.
    seen: clock::Now,
}

#[uniffi::export]
impl Session {
    /// A session that is kept in a folder, which is made where it is missing, with the game that was
    /// on the table there. A game that was going on goes on now.
    ///
    /// Throws `InUse`, `NewerFormat`, `Storage` or `NoSuchDay`.
    #[uniffi::constructor]
    pub fn open(folder: String, now: Now) -> Result<Session, GameError> {
        log::start();
        let kept = Kept {
            folder,
            seen: now.try_into()?,
        };
        let core = catching(|| kept.open()).inspect_err(|error| {
            ::log::error!("cannot open {:?}: {error:?}", kept.folder);
        })?;
        Ok(Session::of(core, Some(kept)))
    }

    /// A session that keeps nothing: for previews and tests.
    #[uniffi::constructor]
    pub fn in_memory() -> Result<Session, GameError> {
        log::start();
        Ok(Session::of(session::Session::in_memory(), None))
    }

    /// Deals the game that the first deal code in a text names. The game on the table is left, which
    /// counts as a loss if `hasUnfinishedGame` says so: ask first.
    ///
    /// Throws `BadCode`.
    pub fn deal_code(&self, text: &str, now: Now) -> Result<GameView, GameError> {
        self.at(now, |core, now| {
            let deal = Deal::from_code(code::read(text)?);
            Ok(core.deal(deal, now).into())
        })
    }

    /// Deals a new game by the rules that six choices make. As for `dealCode`, the game on the table
    /// is left.
    ///
    /// `random` is 64 bits from the system's source of random numbers; the cards follow from it.
    /// Throws `BadRules`.
    pub fn deal_random(
        &self,
        choices: Choices,
        random: u64,
        now: Now,
    ) -> Result<GameView, GameError> {
        self.at(now, |core, now| {
            let code = DealCode {
                rules: choices.check()?,
                seed: Seed::from_random(random),
            };
            Ok(core.deal(Deal::from_code(code), now).into())
        })
    }

    /// Deals given cards. As for `dealCode`, the game on the table is left.
    ///
    /// The deck is 52 cards with space between them, such as `QC TD KH`: the pyramid from the top row
    /// down, left to right, then the stock in the order in which it is drawn. Such a game has no code
    /// and no result. Throws `BadDeck` or `BadRules`.
    pub fn deal_deck(&self, deck: &str, choices: Choices, now: Now) -> Result<GameView, GameError> {
        self.at(now, |core, now| {
            let cards = deck.split_whitespace().zip(1..).map(|(text, at)| {
                text.parse()
                    .map_err(|error| GameError::not_a_card(error, at))
            });
            let cards: Vec<_> = cards.collect::<Result<_, _>>()?;
            let deal = Deal::from_deck(&cards, choices.check()?)?;
            Ok(core.deal(deal, now).into())
        })
    }

    /// Deals the same cards again. As for `dealCode`, the game on the table is left.
    pub fn restart(&self, now: Now) -> Result<GameView, GameError> {
        self.at(now, |core, now| Ok(core.restart(now)?.into()))
    }

    /// Whether a new game or a restart now would count as a loss: there is a game with an action
    /// and no win.
    pub fn has_unfinished_game(&self) -> Result<bool, GameError> {
        self.with(|core| Ok(core.has_unfinished_game()))
    }

    /// The table as it is.
    pub fn view(&self, now: Now) -> Result<GameView, GameError> {
        self.at(now, |core, now| Ok(core.view(now)?.into()))
    }

    /// What a tap on a slot does: selects, deselects, pairs, removes, draws or recycles.
    ///
    /// Throws `NoSuchPlace` and `NoSuchPile` for a slot that this game does not have. A tap that the
    /// rules refuse is no error: the view's notice says why.
    pub fn tap(&self, slot: Slot, now: Now) -> Result<GameView, GameError> {
        self.at(now, |core, now| Ok(core.tap(slot.try_into()?, now)?.into()))
    }

    /// Draws or recycles, whatever the rules let a tap on the stock do.
    pub fn draw(&self, now: Now) -> Result<GameView, GameError> {
        self.at(now, |core, now| Ok(core.draw(now)?.into()))
    }

    /// Makes a move in one step. Throws `Refused` with the reason where it is not possible.
    pub fn play(&self, action: Move, now: Now) -> Result<GameView, GameError> {
        self.at(now, |core, now| Ok(core.play(action.into(), now)?.into()))
    }

    /// Takes back the latest action, up to 100 of them; does nothing where there is none.
    pub fn undo(&self, now: Now) -> Result<GameView, GameError> {
        self.at(now, |core, now| Ok(core.undo(now)?.into()))
    }

    /// Plays the latest undone action again; does nothing where there is none.
    pub fn redo(&self, now: Now) -> Result<GameView, GameError> {
        self.at(now, |core, now| Ok(core.redo(now)?.into()))
    }

    /// A search from the position on the table.
    pub fn search(&self) -> Result<Search, GameError> {
        self.with(|core| Ok(Search::new(core.search(Budget::default())?)))
    }

    /// Keeps the verdict that a search found. The view has it whenever its position is on the table.
    pub fn learn(&self, search: &Search, now: Now) -> Result<GameView, GameError> {
        self.at(now, |core, now| {
            if let Some(verdict) = search.found().verdict {
                core.learn(&search.core, &verdict);
            }
            Ok(core.view(now)?.into())
        })
    }

    /// Shows the best of the hints that a search found, or the next best where one is shown. None if
    /// the search was cancelled or not asked for hints, or the table has changed since: then nothing
    /// happens.
    pub fn show_hint(&self, search: &Search, now: Now) -> Result<Option<GameView>, GameError> {
        self.at(now, |core, now| {
            let Some(hints) = search.found().hints else {
                return Ok(None);
            };
            let view = core.show_hint(&search.core, &hints, now)?;
            Ok(view.map(Into::into))
        })
    }

    /// A session that keeps nothing, with the same cards, all of them still there: to show a line of
    /// play.
    pub fn demonstration(&self, now: Now) -> Result<Session, GameError> {
        self.at(now, |core, now| {
            Ok(Session::of(core.demonstration(now)?, None))
        })
    }

    /// Stops the time, in the background or under a dialog that covers the table. Every step is refused
    /// with `Paused` until `resume`.
    pub fn pause(&self, now: Now) -> Result<GameView, GameError> {
        self.at(now, |core, now| Ok(core.pause(now)?.into()))
    }

    /// Lets the time go on.
    pub fn resume(&self, now: Now) -> Result<GameView, GameError> {
        self.at(now, |core, now| Ok(core.resume(now)?.into()))
    }

    /// Writes everything through to the disk. Slow: call it from a background thread, after a pause
    /// and after a view that says the game is won. Other calls need not wait for it.
    ///
    /// Throws `Storage`.
    pub fn sync(&self) -> Result<(), GameError> {
        let sync = self.with(|core| Ok(core.sync_later()))?;
        catching(|| {
            sync().map_err(|error| GameError::Storage {
                file: None,
                reason: error.to_string(),
            })
        })
    }

    /// The settings.
    pub fn settings(&self) -> Result<GameSettings, GameError> {
        self.with(|core| Ok(core.settings().into()))
    }

    /// Changes the settings.
    pub fn set_settings(&self, settings: GameSettings) -> Result<(), GameError> {
        self.with(|core| {
            core.set_settings(settings.into());
            Ok(())
        })
    }

    /// The figures of every ruleset with a finished game.
    pub fn statistics(&self) -> Result<Vec<Statistics>, GameError> {
        self.with(|core| Ok(core.statistics().into_iter().map(Into::into).collect()))
    }

    /// All finished games, oldest first.
    pub fn results(&self) -> Result<Vec<ListedGame>, GameError> {
        self.with(|core| {
            let games = pyramide_core::stats::list(core.results());
            Ok(games.into_iter().map(Into::into).collect())
        })
    }

    /// The daily deals of the month that a day lies in, and which of them were won.
    pub fn calendar(&self, month: Day, now: Now) -> Result<Calendar, GameError> {
        self.at(now, |core, now| {
            let date: Date = month.try_into()?;
            let calendar = core.calendar(date.year(), date.month(), now.local_date);
            Ok(calendar.into())
        })
    }

    /// Forgets all finished games.
    pub fn reset_statistics(&self) -> Result<(), GameError> {
        self.with(|core| {
            core.reset_statistics();
            Ok(())
        })
    }
}

#[cfg(feature = "testing")]
#[uniffi::export]
impl Session {
    /// Fails inside as a fault of this library would. Not in the app: only for tests.
    #[allow(clippy::missing_panics_doc, reason = "it is caught")]
    pub fn panic_for_test(&self) -> Result<(), GameError> {
        self.with(|_| panic!("as asked\nfor a test"))
    }
}

impl Session {
    fn of(core: session::Session, kept: Option<Kept>) -> Session {
        let core = Some(core);
        Session {
            state: Mutex::new(State { core, kept }),
        }
    }

    /// Calls the core at a moment.
    fn at<T>(
        &self,
        now: Now,
        act: impl FnOnce(&mut session::Session, clock::Now) -> Result<T, GameError>,
    ) -> Result<T, GameError> {
        let now = now.try_into()?;
        let mut state = self.lock();
        if let Some(kept) = &mut state.kept {
            kept.seen = now;
        }
        state.call(|core| act(core, now))
    }

    /// Calls the core, whatever the time.
    fn with<T>(
        &self,
        act: impl FnOnce(&mut session::Session) -> Result<T, GameError>,
    ) -> Result<T, GameError> {
        self.lock().call(act)
    }

    /// No panic leaves a half-done session behind a lock ([`State::call`]), so a poisoned lock is as
    /// good as any.
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    /// Calls the core. After a panic it is in no known state: it is dropped, which releases the
    /// folder, and what was stored is opened again.
    fn call<T>(
        &mut self,
        act: impl FnOnce(&mut session::Session) -> Result<T, GameError>,
    ) -> Result<T, GameError> {
        let mut core = match self.core.take() {
            Some(core) => core,
            None => self.reopen()?,
        };
        let done = catching(move || {
            let done = act(&mut core);
            Ok((done, core))
        });
        match done {
            Ok((done, core)) => {
                self.core = Some(core);
                done
            }
            Err(panicked) => {
                self.core = self.reopen().ok();
                Err(panicked)
            }
        }
    }

    fn reopen(&self) -> Result<session::Session, GameError> {
        match &self.kept {
            None => Ok(session::Session::in_memory()),
            Some(kept) => catching(|| kept.open()).inspect_err(|error| {
                ::log::error!("cannot open {:?} again: {error:?}", kept.folder);
            }),
        }
    }
}

impl Kept {
    fn open(&self) -> Result<session::Session, GameError> {
        let folder = DiskFolder::open(Path::new(&self.folder))?;
        Ok(session::Session::open(folder, self.seen)?)
    }
}

/// Turns a panic into an error. Nothing that the closure could have left half-done may be used
/// afterwards.
pub(crate) fn catching<T>(act: impl FnOnce() -> Result<T, GameError>) -> Result<T, GameError> {
    catch_unwind(AssertUnwindSafe(act)).unwrap_or(Err(GameError::Panicked))
}

impl TryFrom<Now> for clock::Now {
    type Error = GameError;

    fn try_from(now: Now) -> Result<clock::Now, GameError> {
        Ok(clock::Now {
            monotonic_ms: now.monotonic_ms,
            utc_ms: now.utc_ms,
            local_date: now.local_day.try_into()?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: Now = Now {
        monotonic_ms: 0,
        utc_ms: 1_796_000_000_000,
        local_day: Day {
            year: 2026,
            month: 11,
            day: 30,
        },
    };

    fn panic_in(session: &Session) {
        let panicked = session.with(|core| -> Result<(), GameError> {
            core.set_settings(pyramide_core::settings::Settings::default());
            panic!("in the midst of it")
        });
        assert_eq!(panicked, Err(GameError::Panicked));
    }

    #[test]
    fn after_a_panic_the_stored_game_goes_on() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().to_str().unwrap();
        let session = Session::open(path.into(), NOW).unwrap();
        session.deal_code("PY1-N-AAAAAAS", NOW).unwrap();
        let before = session.draw(NOW).unwrap();

        panic_in(&session);
        assert_eq!(
            session.view(NOW),
            Ok(GameView {
                event: None,
                ..before.clone()
            })
        );
        assert_eq!(session.draw(NOW).unwrap().moves, before.moves + 1);
        // It is this session that has the folder, not what is left of the one before.
        assert_eq!(
            Session::open(path.into(), NOW).err(),
            Some(GameError::InUse)
        );
        drop(session);
        assert_eq!(
            Session::open(path.into(), NOW)
                .unwrap()
                .view(NOW)
                .unwrap()
                .moves,
            before.moves + 1
        );
    }

    #[test]
    fn a_poisoned_lock_opens_the_stored_game() {
        let folder = tempfile::tempdir().unwrap();
        let session = Session::open(folder.path().to_str().unwrap().into(), NOW).unwrap();
        session.deal_code("PY1-N-AAAAAAS", NOW).unwrap();
        let moves = session.draw(NOW).unwrap().moves;
        let poisoned = catch_unwind(AssertUnwindSafe(|| {
            let mut state = session.lock();
            state.core = None;
            panic!("with the lock in hand");
        }));
        assert!(poisoned.is_err() && session.state.is_poisoned());
        assert_eq!(session.view(NOW).unwrap().moves, moves);
    }

    #[test]
    fn a_folder_that_cannot_be_opened_again_is_tried_at_each_call() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game");
        let session = Session::open(path.to_str().unwrap().into(), NOW).unwrap();
        session.deal_code("PY1-N-AAAAAAS", NOW).unwrap();
        let aside = folder.path().join("aside");
        std::fs::rename(&path, &aside).unwrap();
        std::fs::write(&path, "a file where the folder was").unwrap();

        panic_in(&session);
        for _ in 0..2 {
            assert!(matches!(session.view(NOW), Err(GameError::Storage { .. })));
        }
        std::fs::remove_file(&path).unwrap();
        std::fs::rename(&aside, &path).unwrap();
        assert_eq!(session.draw(NOW).unwrap().moves, 1);
    }

    #[test]
    fn a_session_in_memory_begins_anew_after_a_panic() {
        let session = Session::in_memory().unwrap();
        session.deal_code("PY1-N-AAAAAAS", NOW).unwrap();
        panic_in(&session);
        assert_eq!(session.view(NOW), Err(GameError::NoGame));
        assert!(session.deal_code("PY1-N-AAAAAAS", NOW).is_ok());
    }
}
