//! A game: a deal, what was played of it, and the way back.

use std::collections::VecDeque;

use crate::deal::Deal;
use crate::position::{Move, Position, Refusal, Status};
use crate::seat::Seats;

/// How many actions can be undone.
pub const UNDO_LIMIT: usize = 100;

/// Points for each pyramid card removed. Nothing else counts.
pub const POINTS_PER_CARD: u32 = 10;

/// A deal in play. An action is a move that was made: it can be undone, and redone until another
/// one is made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    deal: Deal,
    position: Position,
    /// The latest actions, each with the position before it.
    past: VecDeque<(Position, Move)>,
    /// The undone actions, the one to be redone next last.
    future: Vec<Move>,
    moves: u32,
}

impl Game {
    /// A deal before the first action.
    #[must_use]
    pub fn new(deal: Deal) -> Game {
        let position = Position::start(&deal);
        Game {
            deal,
            position,
            past: VecDeque::new(),
            future: Vec::new(),
            moves: 0,
        }
    }

    /// The deal.
    #[must_use]
    pub const fn deal(&self) -> &Deal {
        &self.deal
    }

    /// The position on the table.
    #[must_use]
    pub const fn position(&self) -> Position {
        self.position
    }

    /// How the game stands.
    #[must_use]
    pub fn status(&self) -> Status {
        self.position.status(&self.deal)
    }

    /// 10 for each pyramid card that is gone, 0 to 280.
    #[must_use]
    pub fn score(&self) -> u32 {
        POINTS_PER_CARD * u32::from((Seats::PYRAMID & !self.position.left()).len())
    }

    /// How many moves were made. Undo and redo leave it as it is.
    #[must_use]
    pub const fn moves(&self) -> u32 {
        self.moves
    }

    /// Whether [`Game::undo`] would do something: there is an action to undo and the game not won.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        !self.past.is_empty() && self.status() != Status::Won
    }

    /// Whether [`Game::redo`] would do something.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    /// Makes a move, or says why it is not possible.
    ///
    /// # Errors
    ///
    /// Why the move is not possible; nothing has changed then.
    pub fn play(&mut self, action: Move) -> Result<(), Refusal> {
        self.advance(action)?;
        self.moves = self.moves.saturating_add(1);
        self.future.clear();
        Ok(())
    }

    /// Takes back the latest action and returns it.
    pub fn undo(&mut self) -> Option<Move> {
        if !self.can_undo() {
            return None;
        }
        let (before, action) = self.past.pop_back()?;
        self.position = before;
        self.future.push(action);
        Some(action)
    }

    /// Plays the latest undone action again and returns it.
    pub fn redo(&mut self) -> Option<Move> {
        let action = *self.future.last()?;
        self.advance(action).ok()?;
        self.future.pop()
    }

    fn advance(&mut self, action: Move) -> Result<(), Refusal> {
        let next = self.position.apply(&self.deal, action)?;
        if self.past.len() == UNDO_LIMIT {
            self.past.pop_front();
        }
        self.past.push_back((self.position, action));
        self.position = next;
        Ok(())
    }
}
