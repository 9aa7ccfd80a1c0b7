//! The game on the table: what a tap means, what is selected, and how long it is played.

mod show;

use std::collections::HashMap;

use crate::clock::{Now, Stopwatch};
use crate::game::Game;
use crate::position::{Move, Position, Refusal, Status};
use crate::seat::Seat;
use crate::solver::{Hint, Verdict};
use crate::stats::{End, GameResult};
use crate::store::{Deed, Ended, Entry, Store};
use crate::view::{Event, EventKind, Notice, Slot};

/// The game on the table and what belongs to it.
pub(crate) struct Table {
    pub id: u64,
    pub game: Game,
    pub selected: Option<Seat>,
    pub stopwatch: Stopwatch,
    pub paused: bool,
    /// How many hints were given.
    pub hints: u32,
    /// The hint that is shown, and its place among those of its position.
    hint: Option<(usize, Hint)>,
    /// What searches found out about positions of this game.
    pub verdicts: HashMap<Position, Verdict>,
}

/// The rules of the game have no such waste pile.
pub(crate) struct NoSuchPile(pub u8);

/// What a step did, as far as the view tells it.
pub(crate) type Step = (Option<Event>, Option<Notice>);

/// A step that did nothing.
pub(crate) const NOTHING: Step = (None, None);

impl Table {
    pub(crate) fn new(id: u64, game: Game) -> Table {
        Table {
            id,
            game,
            selected: None,
            stopwatch: Stopwatch::default(),
            paused: false,
            hints: 0,
            hint: None,
            verdicts: HashMap::new(),
        }
    }

    pub(crate) fn is_won(&self) -> bool {
        self.game.status() == Status::Won
    }

    pub(crate) fn tap(
        &mut self,
        slot: Slot,
        now: Now,
        store: &mut Store,
    ) -> Result<Step, NoSuchPile> {
        let (deal, position) = (self.game.deal(), self.game.position());
        let pile = |pile| match pile {
            1.. if pile <= deal.rules().waste_piles() => Ok(position.pile(deal, pile).last()),
            _ => Err(NoSuchPile(pile)),
        };
        let seat = match slot {
            Slot::Pyramid(place) => {
                Some(place.seat()).filter(|seat| position.left().contains(*seat))
            }
            Slot::Waste(number) => pile(number)?,
            Slot::Under(number) => pile(number)?.and(position.under(deal)),
            Slot::Stock => (position.stock() & position.free(deal)).first(),
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

    pub(crate) fn turn(&mut self, now: Now, store: &mut Store) -> Step {
        let turn = self.game.position().turn();
        match turn.and_then(|turn| self.play(turn, now, store).ok()) {
            Some(step) => step,
            None if self.is_won() => NOTHING,
            None => (None, Some(Notice::NoPassesLeft)),
        }
    }

    /// Makes a move, and removes the kings it freed where the player wants that.
    pub(crate) fn play(
        &mut self,
        action: Move,
        now: Now,
        store: &mut Store,
    ) -> Result<Step, Refusal> {
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
    pub(crate) fn go(&mut self, kind: EventKind, now: Now, store: &mut Store) -> Step {
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

    /// Shows the best hint, or the next best where one is shown, and after the last the first again.
    pub(crate) fn show_hint(&mut self, hints: &[Hint], now: Now, store: &mut Store) -> Step {
        let next = self.hint.map_or(0, |(at, _)| at + 1);
        let next = if next < hints.len() { next } else { 0 };
        let Some(&hint) = hints.get(next) else {
            return (None, (!self.is_won()).then_some(Notice::NoHint));
        };
        self.hint = Some((next, hint));
        self.hints = self.hints.saturating_add(1);
        store.record(&[self.entry(Deed::Hint, now)]);
        NOTHING
    }

    /// Sees to the time, the selection, the journal and the end after the game went on.
    fn done(
        &mut self,
        deeds: impl Iterator<Item = Deed>,
        now: Now,
        store: &mut Store,
    ) -> Option<Notice> {
        let position = self.game.position();
        self.hint = None;
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
    pub(crate) fn run(&mut self, now: Now) {
        if self.game.moves() > 0 && !self.is_won() {
            self.stopwatch.start(now);
        }
    }

    pub(crate) fn entry(&self, did: Deed, now: Now) -> Entry {
        let at = matches!(did, Deed::End(_)).then(|| Ended::from(now));
        Entry {
            ms: self.stopwatch.played_ms(now),
            did,
            at,
            next: None,
        }
    }

    /// Hands the result to the store. A game of given cards has none.
    pub(crate) fn finish(&self, end: End, ended: Ended, store: &mut Store) {
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
}

/// The notice that a card is blocked, with error help on.
fn blocked(store: &Store) -> Option<Notice> {
    store.settings().error_help.then_some(Notice::Blocked)
}
