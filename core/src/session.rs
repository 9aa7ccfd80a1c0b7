//! A session: the one object a shell talks to. It holds the game on the table, and keeps that game,
//! the results and the settings on disk.

use thiserror::Error;

use crate::calendar::{self, Calendar};
use crate::clock::{Date, Now, Stopwatch};
use crate::deal::Deal;
use crate::game::Game;
use crate::position::{Move, Refusal, Status};
use crate::settings::Settings;
use crate::solver::{Answer, Budget, Hint, Search, Verdict};
use crate::stats::{self, End, GameResult, Statistics};
use crate::store::{Deed, Entry, Folder, OpenError, SavedGame, Store, Sync};
use crate::table::{NOTHING, NoSuchPile, Step, Table};
use crate::view::{Event, EventKind, Slot, View};

/// Why a call was refused. Nothing has changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum SessionError {
    /// Nothing has been dealt yet.
    #[error("there is no game: deal one first")]
    NoGame,
    /// The game is paused.
    #[error("the game is paused: resume it first")]
    Paused,
    /// The rules of this game have no such waste pile.
    #[error("there is no waste pile {0} in this game")]
    NoSuchPile(u8),
    /// The move is not possible.
    #[error(transparent)]
    Refused(#[from] Refusal),
}

impl From<NoSuchPile> for SessionError {
    fn from(NoSuchPile(pile): NoSuchPile) -> SessionError {
        SessionError::NoSuchPile(pile)
    }
}

/// A player's game, settings and results.
pub struct Session {
    store: Store,
    table: Option<Table>,
}

impl Session {
    /// A session that keeps nothing.
    #[must_use]
    pub fn in_memory() -> Session {
        Session {
            store: Store::in_memory(),
            table: None,
        }
    }

    /// A session that is kept in a folder, with the game that was on the table there. A game that
    /// was going on goes on now.
    ///
    /// # Errors
    ///
    /// If the folder is in use, or holds a file of a later version, or cannot be read; nothing in it has
    /// changed then. Damaged files are no error: [`View::troubles`] tells of them.
    pub fn open(folder: impl Folder + 'static, now: Now) -> Result<Session, OpenError> {
        let (store, saved) = Store::open(Box::new(folder))?;
        let mut session = Session { store, table: None };
        if let Some(saved) = saved {
            session.put_back(saved, now);
        }
        Ok(session)
    }

    /// Puts a saved game on the table; or only completes what its end left to do.
    fn put_back(&mut self, saved: SavedGame, now: Now) {
        let SavedGame {
            id,
            game,
            played_ms,
            hints,
            end,
            next,
        } = saved;
        let mut table = Table::new(id, game);
        table.stopwatch = Stopwatch::stopped_at(played_ms);
        table.hints = hints;
        match end {
            // The game is over, and what it was left for is not on the table yet.
            Some((End::Left, ended)) => {
                table.finish(End::Left, ended, &mut self.store);
                if let Some(next) = next {
                    self.begin(next);
                }
                return;
            }
            Some((End::Won, ended)) => table.finish(End::Won, ended, &mut self.store),
            // The line that says so was cut off.
            None if table.game.status() == Status::Won => {
                self.store.record(&[table.entry(Deed::End(End::Won), now)]);
                table.finish(End::Won, now.into(), &mut self.store);
            }
            None => {}
        }
        table.run(now);
        self.table = Some(table);
    }

    /// Deals a game. One on the table with an action and no win is left, which counts as a loss: a
    /// shell asks first.
    pub fn deal(&mut self, deal: Deal, now: Now) -> View {
        self.leave(&deal, now);
        let (table, store) = self.begin(deal);
        let dealt = Event {
            kind: EventKind::Dealt,
            cards: Vec::new(),
            travels: Vec::new(),
        };
        table.view((Some(dealt), None), now, store)
    }

    /// Puts a new game on the table.
    fn begin(&mut self, deal: Deal) -> (&mut Table, &mut Store) {
        let id = self.store.begin(&deal);
        let table = self.table.insert(Table::new(id, Game::new(deal)));
        (table, &mut self.store)
    }

    /// Deals the same cards again. As for [`Session::deal`], the game on the table is left.
    ///
    /// # Errors
    ///
    /// [`SessionError::NoGame`] or [`SessionError::Paused`].
    pub fn restart(&mut self, now: Now) -> Result<View, SessionError> {
        let deal = self.in_play()?.0.game.deal().clone();
        Ok(self.deal(deal, now))
    }

    /// Whether a new game or a restart now would count as a loss: there is a game with an action
    /// and no win. Games of given cards count in no statistics, but would be lost too.
    #[must_use]
    pub fn has_unfinished_game(&self) -> bool {
        self.table
            .as_ref()
            .is_some_and(|table| table.game.moves() > 0 && !table.is_won())
    }

    /// Ends the game on the table, if there is anything to end.
    fn leave(&mut self, next: &Deal, now: Now) {
        let unfinished = self.has_unfinished_game();
        if let Some(mut table) = self.table.take()
            && unfinished
        {
            table.stopwatch.stop(now);
            let left = Entry {
                next: Some(next.into()),
                ..table.entry(Deed::End(End::Left), now)
            };
            self.store.record(&[left]);
            table.finish(End::Left, now.into(), &mut self.store);
        }
    }

    /// The table as it is.
    ///
    /// # Errors
    ///
    /// [`SessionError::NoGame`].
    pub fn view(&mut self, now: Now) -> Result<View, SessionError> {
        let table = self.table.as_mut().ok_or(SessionError::NoGame)?;
        Ok(table.view(NOTHING, now, &mut self.store))
    }

    /// What a tap on a slot does: selects, deselects, pairs, removes, draws or recycles.
    ///
    /// # Errors
    ///
    /// [`SessionError::NoGame`], [`SessionError::Paused`] or [`SessionError::NoSuchPile`]. A tap that the
    /// rules refuse is none: the view has a notice then.
    pub fn tap(&mut self, slot: Slot, now: Now) -> Result<View, SessionError> {
        self.step(now, |table, store| Ok(table.tap(slot, now, store)?))
    }

    /// Draws or recycles, whatever the rules let a tap on the stock do.
    ///
    /// # Errors
    ///
    /// [`SessionError::NoGame`] or [`SessionError::Paused`].
    pub fn draw(&mut self, now: Now) -> Result<View, SessionError> {
        self.step(now, |table, store| Ok(table.turn(now, store)))
    }

    /// Makes a move in one step, for shells in which cards are named and not tapped.
    ///
    /// # Errors
    ///
    /// [`SessionError::NoGame`], [`SessionError::Paused`] or, with the reason, [`SessionError::Refused`].
    pub fn play(&mut self, action: Move, now: Now) -> Result<View, SessionError> {
        self.step(now, |table, store| Ok(table.play(action, now, store)?))
    }

    /// Takes back the latest action.
    ///
    /// # Errors
    ///
    /// [`SessionError::NoGame`] or [`SessionError::Paused`].
    pub fn undo(&mut self, now: Now) -> Result<View, SessionError> {
        self.step(now, |table, store| {
            Ok(table.go(EventKind::Undone, now, store))
        })
    }

    /// Plays the latest undone action again.
    ///
    /// # Errors
    ///
    /// [`SessionError::NoGame`] or [`SessionError::Paused`].
    pub fn redo(&mut self, now: Now) -> Result<View, SessionError> {
        self.step(now, |table, store| {
            Ok(table.go(EventKind::Redone, now, store))
        })
    }

    /// A search from the position on the table, for a background thread. Nothing waits for it: its
    /// answer carries the position it is for, so that a late one can be dropped.
    ///
    /// # Errors
    ///
    /// [`SessionError::NoGame`] or [`SessionError::Paused`].
    pub fn search(&mut self, budget: Budget) -> Result<Search, SessionError> {
        let (table, _) = self.in_play()?;
        Ok(Search::new(
            table.game.deal(),
            table.game.position(),
            budget,
        ))
    }

    /// Keeps a verdict that a search of the game on the table found, for [`View::verdict`]; it is told
    /// again whenever undo or redo come back to its position. One of another deal is dropped.
    pub fn learn(&mut self, search: &Search, found: &Answer<Verdict>) {
        if let Some(table) = &mut self.table
            && search.is_of(table.game.deal())
        {
            table.verdicts.insert(found.position, found.value);
        }
    }

    /// Shows the best of the hints that a search found, or the next best where one is shown, and
    /// records that it was given, which changes no figure. None if the search is not from the
    /// position on the table: then it is late, and nothing happens.
    ///
    /// # Errors
    ///
    /// [`SessionError::NoGame`] or [`SessionError::Paused`].
    pub fn show_hint(
        &mut self,
        search: &Search,
        hints: &[Hint],
        now: Now,
    ) -> Result<Option<View>, SessionError> {
        let game = &self.in_play()?.0.game;
        if search.is_from(game.deal(), game.position()) {
            self.step(now, |table, store| Ok(table.show_hint(hints, now, store)))
                .map(Some)
        } else {
            Ok(None)
        }
    }

    /// A session in memory with the same cards, all of them still there: to show a line of play
    /// without touching the game on the table.
    ///
    /// # Errors
    ///
    /// [`SessionError::NoGame`].
    pub fn demonstration(&self, now: Now) -> Result<Session, SessionError> {
        let table = self.table.as_ref().ok_or(SessionError::NoGame)?;
        let mut demonstration = Session::in_memory();
        demonstration.deal(table.game.deal().clone(), now);
        Ok(demonstration)
    }

    /// Stops the time, in the background or under a dialog that covers the table. Every step is refused
    /// until [`Session::resume`].
    ///
    /// # Errors
    ///
    /// [`SessionError::NoGame`].
    pub fn pause(&mut self, now: Now) -> Result<View, SessionError> {
        let table = self.table.as_mut().ok_or(SessionError::NoGame)?;
        if table.stopwatch.is_running() {
            table.stopwatch.stop(now);
            self.store.record(&[table.entry(Deed::Pause, now)]);
        }
        table.paused = true;
        Ok(table.view(NOTHING, now, &mut self.store))
    }

    /// Lets the time go on.
    ///
    /// # Errors
    ///
    /// [`SessionError::NoGame`].
    pub fn resume(&mut self, now: Now) -> Result<View, SessionError> {
        let table = self.table.as_mut().ok_or(SessionError::NoGame)?;
        table.paused = false;
        table.run(now);
        Ok(table.view(NOTHING, now, &mut self.store))
    }

    /// A job that writes everything through to the disk, for a background thread: after a pause, and
    /// after a view that says the game is won.
    pub fn sync_later(&mut self) -> Sync {
        self.store.sync_later()
    }

    /// The settings.
    #[must_use]
    pub fn settings(&self) -> &Settings {
        self.store.settings()
    }

    /// Changes the settings.
    pub fn set_settings(&mut self, settings: Settings) {
        self.store.set_settings(settings);
    }

    /// The figures of every ruleset with a finished game.
    #[must_use]
    pub fn statistics(&self) -> Vec<Statistics> {
        stats::fold(self.store.results())
    }

    /// All finished games, oldest first.
    #[must_use]
    pub fn results(&self) -> &[GameResult] {
        self.store.results()
    }

    /// The daily deals of a month, and which of them were won. No days if there is no such month.
    #[must_use]
    pub fn calendar(&self, year: u16, month: u8, today: Date) -> Calendar {
        calendar::month(year, month, today, self.store.results())
    }

    /// Forgets all finished games.
    pub fn reset_statistics(&mut self) {
        self.store.reset_results();
    }

    /// The game on the table, unless it is paused.
    fn in_play(&mut self) -> Result<(&mut Table, &mut Store), SessionError> {
        let table = self.table.as_mut().ok_or(SessionError::NoGame)?;
        if table.paused {
            Err(SessionError::Paused)
        } else {
            Ok((table, &mut self.store))
        }
    }

    fn step(
        &mut self,
        now: Now,
        step: impl FnOnce(&mut Table, &mut Store) -> Result<Step, SessionError>,
    ) -> Result<View, SessionError> {
        let (table, store) = self.in_play()?;
        table.stopwatch.pass(now);
        let done = step(table, store)?;
        Ok(table.view(done, now, store))
    }
}
