//! What a shell draws and says.

use pyramide_core::{card, position, pyramid, store, view};

use crate::error::GameError;
use crate::mirror::mirror;
use crate::rules::Ruleset;
use crate::search::{Hint, Verdict};

/// A rank. Ace is worth 1, jack 11, queen 12, king 13; a pair makes 13.
#[derive(Clone, Copy, PartialEq, Eq, Debug, uniffi::Enum)]
#[allow(missing_docs)] // the names say it
pub enum Rank {
    Ace,
    Two,
    Three,
    Four,
    Five,
    Six,
    Seven,
    Eight,
    Nine,
    Ten,
    Jack,
    Queen,
    King,
}

/// A suit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, uniffi::Enum)]
#[allow(missing_docs)] // the names say it
pub enum Suit {
    Clubs,
    Diamonds,
    Hearts,
    Spades,
}

/// One of the 52 cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, uniffi::Record)]
pub struct Card {
    /// Its rank.
    pub rank: Rank,
    /// Its suit.
    pub suit: Suit,
}

/// A place of the pyramid. The card there is covered by those at `place` and `place + 1` of the row
/// below.
#[derive(Clone, Copy, PartialEq, Eq, Debug, uniffi::Record)]
pub struct Place {
    /// Its row, 1 at the top to 7.
    pub row: u32,
    /// Its place in the row, from 1 on the left to the row's number.
    pub place: u32,
}

/// Where a tap can go.
#[derive(Clone, Copy, PartialEq, Eq, Debug, uniffi::Enum)]
pub enum Slot {
    /// A place of the pyramid.
    Pyramid {
        /// The place.
        place: Place,
    },
    /// The top of a waste pile.
    Waste {
        /// The pile, from 1.
        pile: u32,
    },
    /// The card beneath the top of a waste pile, where it may pair with the top.
    Under {
        /// The pile, from 1.
        pile: u32,
    },
    /// The stock.
    Stock,
}

/// One step of play, for shells in which cards are named and not tapped.
#[derive(Clone, Copy, PartialEq, Eq, Debug, uniffi::Enum)]
pub enum Move {
    /// Removes two cards that make 13.
    Pair {
        /// One card.
        one: Card,
        /// The other card.
        other: Card,
    },
    /// Removes a king.
    King {
        /// The king.
        card: Card,
    },
    /// Turns up the next card of the stock (or three, one for each waste pile).
    Draw,
    /// Makes the waste the stock again, in the same order.
    Recycle,
}

/// Where a card is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, uniffi::Enum)]
pub enum Spot {
    /// In the pyramid.
    Pyramid {
        /// The place.
        place: Place,
    },
    /// In the stock.
    Stock,
    /// On a waste pile.
    Waste {
        /// The pile, 1 to 3.
        pile: u32,
    },
    /// Removed from the game.
    Removed,
}

/// How a game stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, uniffi::Enum)]
pub enum Status {
    /// There is something to play, be it only a draw.
    Playing,
    /// The goal is reached.
    Won,
    /// Nothing can be removed, drawn or recycled. Undo still works.
    Stuck,
}

/// Everything on the table, and what the latest step did: the core's `View`, by a name that is free in
/// SwiftUI.
#[derive(Clone, PartialEq, Eq, Debug, uniffi::Record)]
#[allow(clippy::struct_excessive_bools)] // four independent facts
pub struct GameView {
    /// The deal code, such as `PY1-N-AAAAAAS`; none for a game of given cards.
    pub code: Option<String>,
    /// The rules.
    pub rules: Ruleset,
    /// How the game stands.
    pub status: Status,
    /// 0 to 280.
    pub score: u32,
    /// How many moves were made, undone ones included.
    pub moves: u32,
    /// Played time in milliseconds.
    pub played_ms: u64,
    /// Whether the played time is running now.
    pub running: bool,
    /// Whether the game is paused: every action is refused until it is resumed.
    pub paused: bool,
    /// The pyramid cards that are left, row by row.
    pub pyramid: Vec<PyramidCard>,
    /// The stock.
    pub stock: Stock,
    /// The waste piles, 1 or 3.
    pub waste: Vec<Waste>,
    /// How many recycles are left: one fewer than passes, since the first pass takes none. None is any
    /// number.
    pub passes_left: Option<u32>,
    /// Whether undo would do something.
    pub can_undo: bool,
    /// Whether redo would do something.
    pub can_redo: bool,
    /// What a search found out about this position; none if none has yet.
    pub verdict: Option<Verdict>,
    /// The hint that is shown; it goes when the position does.
    pub hint: Option<Hint>,
    /// What this step did; none if it changed nothing but the selection.
    pub event: Option<GameEvent>,
    /// What the player should be told about this step.
    pub notice: Option<Notice>,
    /// What went wrong with the stored files since the last view; each is reported once.
    pub troubles: Vec<Trouble>,
}

/// A card of the pyramid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, uniffi::Record)]
pub struct PyramidCard {
    /// Where it is.
    pub place: Place,
    /// The card.
    pub card: Card,
    /// What can be done with it.
    pub state: CardState,
    /// Whether the hint that is shown is about it.
    pub hinted: bool,
    /// The card that lies on its lower left corner.
    pub left_coverer: Option<Card>,
    /// The card that lies on its lower right corner.
    pub right_coverer: Option<Card>,
}

/// What can be done with a pyramid card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, uniffi::Enum)]
pub enum CardState {
    /// Nothing lies on it.
    Free,
    /// Another card lies on it.
    Covered,
    /// It is the first card of a pair to be.
    Selected,
}

/// The stock.
#[derive(Clone, Copy, PartialEq, Eq, Debug, uniffi::Record)]
pub struct Stock {
    /// How many cards are in it.
    pub left: u32,
    /// Its top, where the rules have it lie face up.
    pub top: Option<Card>,
    /// Whether its top is selected.
    pub selected: bool,
    /// Whether the hint that is shown is about it: its top, or to draw or recycle.
    pub hinted: bool,
    /// What drawing would do now.
    pub tap: StockTap,
}

/// What drawing would do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, uniffi::Enum)]
pub enum StockTap {
    /// Turn up the next card, or three.
    Draw,
    /// Make the waste the stock again.
    Recycle,
    /// Nothing: no pass or no card is left.
    Nothing,
}

/// A waste pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, uniffi::Record)]
#[allow(clippy::struct_excessive_bools)] // two facts about each of two cards
pub struct Waste {
    /// Its top.
    pub top: Option<Card>,
    /// The card beneath the top, where it may pair with the top.
    pub under: Option<Card>,
    /// How many cards are on it.
    pub count: u32,
    /// Whether its top is selected.
    pub selected: bool,
    /// Whether the card beneath the top is selected.
    pub under_selected: bool,
    /// Whether the hint that is shown is about its top.
    pub hinted: bool,
    /// Whether it is about the card beneath the top.
    pub under_hinted: bool,
}

/// What a step did to the cards: for the animation, the sound and the haptic. The core's `Event`.
#[derive(Clone, PartialEq, Eq, Debug, uniffi::Record)]
pub struct GameEvent {
    /// What happened.
    pub kind: EventKind,
    /// The cards that moved and their ways: of a pair in the order of the taps, else in the order
    /// of the stock. None when all were dealt anew.
    pub travels: Vec<Travel>,
}

/// The way of one card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, uniffi::Record)]
pub struct Travel {
    /// The card.
    pub card: Card,
    /// Where it was.
    pub origin: Spot,
    /// Where it is.
    pub destination: Spot,
}

/// What happened to the cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, uniffi::Enum)]
pub enum EventKind {
    /// A game was dealt.
    Dealt,
    /// A pair or a king was removed.
    Removed,
    /// A card, or three, came from the stock to the waste.
    Drawn,
    /// The waste became the stock.
    Recycled,
    /// An action was taken back.
    Undone,
    /// An undone action was played again.
    Redone,
}

/// What a player should be told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, uniffi::Enum)]
pub enum Notice {
    /// The card is blocked by another. Only with error help on.
    Blocked,
    /// The two cards do not make 13.
    MustMakeThirteen,
    /// Nothing can be drawn or recycled. If no card is on stock and waste, say that instead.
    NoPassesLeft,
    /// No possible moves are left.
    Stuck,
    /// The game is won.
    Won,
    /// There is no hint: the game is lost, and no card can be removed any more without undo.
    NoHint,
}

/// What went wrong with the stored files. The game goes on in any case.
#[derive(Clone, Copy, PartialEq, Eq, Debug, uniffi::Enum)]
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

mirror!(Rank is card::Rank: Ace Two Three Four Five Six Seven Eight Nine Ten Jack Queen King);
mirror!(Suit is card::Suit: Clubs Diamonds Hearts Spades);
mirror!(Status is position::Status: Playing Won Stuck);
mirror!(CardState is view::CardState: Free Covered Selected);
mirror!(StockTap is view::StockTap: Draw Recycle Nothing);
mirror!(EventKind is view::EventKind: Dealt Removed Drawn Recycled Undone Redone);
mirror!(Notice is view::Notice: Blocked MustMakeThirteen NoPassesLeft Stuck Won NoHint);
mirror!(Trouble is store::Trouble: NotSaved GameDamaged ResultsDamaged SettingsDamaged);

impl From<card::Card> for Card {
    fn from(card: card::Card) -> Card {
        Card {
            rank: card.rank.into(),
            suit: card.suit.into(),
        }
    }
}

impl From<Card> for card::Card {
    fn from(card: Card) -> card::Card {
        card::Card {
            rank: card.rank.into(),
            suit: card.suit.into(),
        }
    }
}

impl From<pyramid::Place> for Place {
    fn from(place: pyramid::Place) -> Place {
        Place {
            row: place.row(),
            place: place.place(),
        }
    }
}

impl TryFrom<Slot> for view::Slot {
    type Error = GameError;

    fn try_from(slot: Slot) -> Result<view::Slot, GameError> {
        let number = |pile: u32| u8::try_from(pile).map_err(|_| GameError::NoSuchPile { pile });
        Ok(match slot {
            Slot::Pyramid {
                place: Place { row, place },
            } => pyramid::Place::new(row, place)
                .map(view::Slot::Pyramid)
                .ok_or(GameError::NoSuchPlace { row, place })?,
            Slot::Waste { pile } => view::Slot::Waste(number(pile)?),
            Slot::Under { pile } => view::Slot::Under(number(pile)?),
            Slot::Stock => view::Slot::Stock,
        })
    }
}

impl From<Move> for position::Move {
    fn from(action: Move) -> position::Move {
        match action {
            Move::Pair { one, other } => position::Move::Pair(one.into(), other.into()),
            Move::King { card } => position::Move::King(card.into()),
            Move::Draw => position::Move::Draw,
            Move::Recycle => position::Move::Recycle,
        }
    }
}

impl From<position::Move> for Move {
    fn from(action: position::Move) -> Move {
        match action {
            position::Move::Pair(one, other) => Move::Pair {
                one: one.into(),
                other: other.into(),
            },
            position::Move::King(card) => Move::King { card: card.into() },
            position::Move::Draw => Move::Draw,
            position::Move::Recycle => Move::Recycle,
        }
    }
}

impl From<position::Spot> for Spot {
    fn from(spot: position::Spot) -> Spot {
        match spot {
            position::Spot::Pyramid(place) => Spot::Pyramid {
                place: place.into(),
            },
            position::Spot::Stock => Spot::Stock,
            position::Spot::Waste(pile) => Spot::Waste { pile: pile.into() },
            position::Spot::Removed => Spot::Removed,
        }
    }
}

impl From<view::View> for GameView {
    fn from(view: view::View) -> GameView {
        GameView {
            code: view.code.map(|code| code.to_string()),
            rules: view.rules.into(),
            status: view.status.into(),
            score: view.score,
            moves: view.moves,
            played_ms: view.played_ms,
            running: view.running,
            paused: view.paused,
            pyramid: view.pyramid.into_iter().map(Into::into).collect(),
            stock: view.stock.into(),
            waste: view.waste.into_iter().map(Into::into).collect(),
            passes_left: view.passes_left.map(Into::into),
            can_undo: view.can_undo,
            can_redo: view.can_redo,
            verdict: view.verdict.map(Into::into),
            hint: view.hint.map(Into::into),
            event: view.event.map(Into::into),
            notice: view.notice.map(Into::into),
            troubles: view.troubles.into_iter().map(Into::into).collect(),
        }
    }
}

impl From<view::PyramidCard> for PyramidCard {
    fn from(card: view::PyramidCard) -> PyramidCard {
        let [left, right] = card.covered_by;
        PyramidCard {
            place: card.place.into(),
            card: card.card.into(),
            state: card.state.into(),
            hinted: card.hinted,
            left_coverer: left.map(Into::into),
            right_coverer: right.map(Into::into),
        }
    }
}

impl From<view::Stock> for Stock {
    fn from(stock: view::Stock) -> Stock {
        Stock {
            left: stock.left.into(),
            top: stock.top.map(Into::into),
            selected: stock.selected,
            hinted: stock.hinted,
            tap: stock.tap.into(),
        }
    }
}

impl From<view::Waste> for Waste {
    fn from(waste: view::Waste) -> Waste {
        Waste {
            top: waste.top.map(Into::into),
            under: waste.under.map(Into::into),
            count: waste.count.into(),
            selected: waste.selected,
            under_selected: waste.under_selected,
            hinted: waste.hinted,
            under_hinted: waste.under_hinted,
        }
    }
}

impl From<view::Event> for GameEvent {
    fn from(event: view::Event) -> GameEvent {
        GameEvent {
            kind: event.kind.into(),
            travels: event.travels.into_iter().map(Into::into).collect(),
        }
    }
}

impl From<view::Travel> for Travel {
    fn from(travel: view::Travel) -> Travel {
        Travel {
            card: travel.card.into(),
            origin: travel.from.into(),
            destination: travel.to.into(),
        }
    }
}
