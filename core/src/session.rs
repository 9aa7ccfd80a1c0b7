//! A session: the one object a shell talks to. It knows what a tap means, keeps the time, and keeps
//! what happens on disk.

use thiserror::Error;

use crate::clock::{Now, Stopwatch};
use crate::deal::Deal;
use crate::game::Game;
use crate::position::{Move, Position, Refusal, Status};
use crate::pyramid::Place;
use crate::rules::Draw;
use crate::seat::Seat;
use crate::settings::Settings;
use crate::stats::{self, End, GameResult, Statistics};
use crate::store::{Deed, Ended, Entry, Folder, OpenError, SavedGame, Store, Sync};
use crate::view::{
    CardState, Event, EventKind, Notice, PyramidCard, Slot, Stock, StockTap, Travel, View, Waste,
};

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
    #[error("{0}")]
    Refused(#[from] Refusal),
}

/// A player's game, settings and results.
pub struct Session {
    store: Store,
    table: Option<Table>,
}

/// The game on the table and what belongs to it.
struct Table {
    id: u64,
    game: Game,
    selected: Option<Seat>,
    stopwatch: Stopwatch,
    paused: bool,
    hints: u32,
}

/// What a step did, as far as the view tells it.
type Step = (Option<Event>, Option<Notice>);

/// A step that did nothing.
const NOTHING: Step = (None, None);

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
        } = saved;
        let stopwatch = Stopwatch::stopped_at(played_ms);
        let mut table = Table {
            id,
            game,
            selected: None,
            stopwatch,
            paused: false,
            hints,
        };
        match end {
            // A game that was left is over, and the next one was never dealt.
            Some((End::Left, ended)) => {
                table.finish(End::Left, ended, &mut self.store);
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
        self.leave(now);
        let id = self.store.begin(&deal);
        let table = self.table.insert(Table {
            id,
            game: Game::new(deal),
            selected: None,
            stopwatch: Stopwatch::default(),
            paused: false,
            hints: 0,
        });
        let dealt = Event {
            kind: EventKind::Dealt,
            cards: Vec::new(),
            travels: Vec::new(),
        };
        table.view((Some(dealt), None), now, &mut self.store)
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

    fn leave(&mut self, now: Now) {
        let unfinished = self.has_unfinished_game();
        if let Some(mut table) = self.table.take()
            && unfinished
        {
            table.stopwatch.stop(now);
            self.store.record(&[table.entry(Deed::End(End::Left), now)]);
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
        self.step(now, |table, store| table.tap(slot, now, store))
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

    /// Stops the time, in the background or under a dialog that covers the table.
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

impl Table {
    fn is_won(&self) -> bool {
        self.game.status() == Status::Won
    }

    fn tap(&mut self, slot: Slot, now: Now, store: &mut Store) -> Result<Step, SessionError> {
        let (deal, position) = (self.game.deal(), self.game.position());
        let pile = |pile| match pile {
            1.. if pile <= deal.rules().waste_piles() => Ok(position.pile(deal, pile).last()),
            _ => Err(SessionError::NoSuchPile(pile)),
        };
        let seat = match slot {
            Slot::Pyramid(place) => {
                Some(place.seat()).filter(|seat| position.left().contains(*seat))
            }
            Slot::Waste(number) => pile(number)?,
            Slot::Under(number) => pile(number)?.and(position.under(deal)),
            Slot::Stock => match deal.rules().draw {
                Draw::OpenStock { .. } => position.stock().first(),
                Draw::One { .. } | Draw::ThreePiles => None,
            },
        };
        Ok(match seat {
            _ if self.is_won() => NOTHING,
            Some(seat) if slot == Slot::Stock && self.selected == Some(seat) => {
                self.turn(now, store)
            }
            Some(seat) => self.touch(seat, now, store),
            None if slot == Slot::Stock => self.turn(now, store),
            None => NOTHING,
        })
    }

    /// A tap on the card of a seat.
    fn touch(&mut self, seat: Seat, now: Now, store: &mut Store) -> Step {
        let card = self.game.deal().card(seat);
        if let Ok(step) = self.play(Move::King(card), now, store) {
            return step;
        }
        match self.selected {
            _ if !self.game.position().is_selectable(self.game.deal(), seat) => {
                (None, blocked(store))
            }
            None => {
                self.selected = Some(seat);
                NOTHING
            }
            Some(selected) if selected == seat => {
                self.selected = None;
                NOTHING
            }
            Some(selected) => {
                let pair = Move::Pair(self.game.deal().card(selected), card);
                match self.play(pair, now, store) {
                    Ok(step) => step,
                    Err(refusal) => {
                        self.selected = Some(seat);
                        let notice = match refusal {
                            Refusal::NotThirteen => Some(Notice::MustMakeThirteen),
                            _ => blocked(store),
                        };
                        (None, notice)
                    }
                }
            }
        }
    }

    fn turn(&mut self, now: Now, store: &mut Store) -> Step {
        let turn = self.game.position().turn();
        match turn.and_then(|turn| self.play(turn, now, store).ok()) {
            Some(step) => step,
            None if self.is_won() => NOTHING,
            None => (None, Some(Notice::NoPassesLeft)),
        }
    }

    /// Makes a move, and removes the kings it freed where the player wants that.
    fn play(&mut self, action: Move, now: Now, store: &mut Store) -> Result<Step, Refusal> {
        let before = self.game.position();
        self.game.play(action)?;
        let mut actions = vec![action];
        while store.settings().remove_free_kings
            && let Some(king) = self.free_king()
            && self.game.play(king).is_ok()
        {
            actions.push(king);
        }
        let kind = match action {
            Move::Pair(..) | Move::King(_) => EventKind::Removed,
            Move::Draw => EventKind::Drawn,
            Move::Recycle => EventKind::Recycled,
        };
        if kind == EventKind::Removed {
            self.selected = None;
        }
        let deeds = actions.iter().map(|&action| Deed::Play(action));
        let notice = self.done(deeds, now, store);
        let event = self.event(kind, before, &actions);
        Ok((Some(event), notice))
    }

    fn free_king(&self) -> Option<Move> {
        let (deal, position) = (self.game.deal(), self.game.position());
        position
            .moves(deal)
            .find(|action| matches!(action, Move::King(_)))
    }

    /// Undoes or redoes.
    fn go(&mut self, kind: EventKind, now: Now, store: &mut Store) -> Step {
        let before = self.game.position();
        let (action, deed) = match kind {
            EventKind::Undone => (self.game.undo(), Deed::Undo),
            _ => (self.game.redo(), Deed::Redo),
        };
        let Some(action) = action else { return NOTHING };
        let notice = self.done([deed].into_iter(), now, store);
        self.selected = None;
        (Some(self.event(kind, before, &[action])), notice)
    }

    /// Sees to the time, the selection, the journal and the end after the game went on.
    fn done(
        &mut self,
        deeds: impl Iterator<Item = Deed>,
        now: Now,
        store: &mut Store,
    ) -> Option<Notice> {
        let position = self.game.position();
        // A selected pyramid card stays selected through a draw or a recycle, a waste card does not.
        self.selected = self
            .selected
            .filter(|seat| position.pyramid().contains(*seat));
        self.run(now);
        let mut entries: Vec<Entry> = deeds.map(|deed| self.entry(deed, now)).collect();
        let status = self.game.status();
        if status == Status::Won {
            self.stopwatch.stop(now);
            entries.push(self.entry(Deed::End(End::Won), now));
        }
        store.record(&entries);
        match status {
            Status::Playing => None,
            Status::Stuck => Some(Notice::Stuck),
            Status::Won => {
                self.finish(End::Won, now.into(), store);
                Some(Notice::Won)
            }
        }
    }

    /// Lets the time run if there is anything to time.
    fn run(&mut self, now: Now) {
        if self.game.moves() > 0 && !self.is_won() {
            self.stopwatch.start(now);
        }
    }

    fn entry(&self, did: Deed, now: Now) -> Entry {
        let at = matches!(did, Deed::End(_)).then(|| Ended::from(now));
        Entry {
            ms: self.stopwatch.played_ms(now),
            did,
            at,
        }
    }

    /// Hands the result to the store. A game of given cards has none.
    fn finish(&self, end: End, ended: Ended, store: &mut Store) {
        if let Some(code) = self.game.deal().code() {
            store.finish(GameResult {
                id: self.id,
                code,
                end,
                score: self.game.score(),
                moves: self.game.moves(),
                played_ms: self.stopwatch.total_ms(),
                hints: self.hints,
                utc_ms: ended.utc_ms,
                date: ended.date,
            });
        }
    }

    /// The ways of all cards that are elsewhere than before; of a removal in the order of its taps.
    fn event(&self, kind: EventKind, before: Position, actions: &[Move]) -> Event {
        let (deal, position) = (self.game.deal(), self.game.position());
        let removed = actions.iter().flat_map(|action| match *action {
            Move::Pair(one, other) => vec![one, other],
            Move::King(card) => vec![card],
            Move::Draw | Move::Recycle => Vec::new(),
        });
        let mut travels: Vec<Travel> = Vec::new();
        for card in removed.chain(deal.cards().iter().copied()) {
            let seat = deal.seat(card);
            let (from, to) = (before.spot(deal, seat), position.spot(deal, seat));
            if from != to && travels.iter().all(|travel| travel.card != card) {
                travels.push(Travel { card, from, to });
            }
        }
        Event {
            kind,
            cards: travels.iter().map(|travel| travel.card).collect(),
            travels,
        }
    }

    fn view(&self, (event, notice): Step, now: Now, store: &mut Store) -> View {
        let (deal, position) = (self.game.deal(), self.game.position());
        let rules = deal.rules();
        let card = |seat: Option<Seat>| seat.map(|seat| deal.card(seat));
        let is_selected = |seat: Option<Seat>| seat.is_some() && seat == self.selected;
        let free = position.free(deal);
        let pyramid = position
            .pyramid()
            .into_iter()
            .filter_map(Place::of)
            .map(|place| {
                let seat = place.seat();
                let coverer =
                    |covers: Seat| position.left().contains(covers).then(|| deal.card(covers));
                let coverers = place.coverers();
                PyramidCard {
                    place,
                    card: deal.card(seat),
                    state: if is_selected(Some(seat)) {
                        CardState::Selected
                    } else if free.contains(seat) {
                        CardState::Free
                    } else {
                        CardState::Covered
                    },
                    covered_by: [coverers.first(), coverers.last()]
                        .map(|seat| seat.and_then(coverer)),
                }
            });
        let next = position
            .stock()
            .first()
            .filter(|_| matches!(rules.draw, Draw::OpenStock { .. }));
        let under = position.under(deal);
        let waste = (1..=rules.waste_piles()).map(|number| {
            let pile = position.pile(deal, number);
            Waste {
                top: card(pile.last()),
                under: card(under),
                count: pile.len(),
                selected: is_selected(pile.last()),
                under_selected: is_selected(under),
            }
        });
        View {
            code: deal.code(),
            rules,
            status: self.game.status(),
            score: self.game.score(),
            moves: self.game.moves(),
            played_ms: self.stopwatch.played_ms(now),
            running: self.stopwatch.is_running(),
            paused: self.paused,
            pyramid: pyramid.collect(),
            stock: Stock {
                left: position.stock().len(),
                top: card(next),
                selected: is_selected(next),
                tap: match position.turn().filter(|_| !self.is_won()) {
                    Some(Move::Draw) => StockTap::Draw,
                    Some(_) => StockTap::Recycle,
                    None => StockTap::Nothing,
                },
            },
            waste: waste.collect(),
            passes_left: position.recycles(),
            can_undo: self.game.can_undo(),
            can_redo: self.game.can_redo(),
            event,
            notice,
            troubles: store.take_troubles(),
        }
    }
}

/// The notice that a card is blocked, with error help on.
fn blocked(store: &Store) -> Option<Notice> {
    store.settings().error_help.then_some(Notice::Blocked)
}
