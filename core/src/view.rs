//! What a shell draws and says: a snapshot of the table after each step.

use serde::{Serialize, Serializer};

use crate::card::Card;
use crate::code::DealCode;
use crate::position::{Spot, Status};
use crate::pyramid::Place;
use crate::rules::Ruleset;
use crate::solver::{Hint, Verdict};
use crate::store::Trouble;

/// Where a tap can go.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Slot {
    /// A place of the pyramid.
    Pyramid(Place),
    /// The top of a waste pile, 1 to 3.
    Waste(u8),
    /// The card beneath the top of a waste pile, where it may pair with the top.
    Under(u8),
    /// The stock.
    Stock,
}

/// Everything on the table, and what the latest step did.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[allow(clippy::struct_excessive_bools)] // four independent facts
pub struct View {
    /// The deal code; none for a game of given cards.
    pub code: Option<DealCode>,
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
    /// How many recycles are left: one fewer than passes, since the first pass takes none.
    #[serde(serialize_with = "number_or_unlimited")]
    pub passes_left: Option<u8>,
    /// Whether undo would do something.
    pub can_undo: bool,
    /// Whether redo would do something.
    pub can_redo: bool,
    /// What a search found out about this position, if one was made ([`Session::learn`]).
    ///
    /// [`Session::learn`]: crate::session::Session::learn
    #[serde(skip)]
    pub verdict: Option<Verdict>,
    /// The hint that is shown; it goes when the position does.
    #[serde(skip)]
    pub hint: Option<Hint>,
    /// What this step did; none if it changed nothing but the selection.
    pub event: Option<Event>,
    /// What the player should be told about this step.
    pub notice: Option<Notice>,
    /// What went wrong with the stored files since the last view; each is reported once.
    pub troubles: Vec<Trouble>,
}

/// A card of the pyramid. In JSON `[row, place, card, state]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PyramidCard {
    /// Where it is.
    pub place: Place,
    /// The card.
    pub card: Card,
    /// What can be done with it.
    pub state: CardState,
    /// Whether the hint that is shown is about it.
    pub hinted: bool,
    /// The cards that lie on it: from the left and from the right.
    pub covered_by: [Option<Card>; 2],
}

impl Serialize for PyramidCard {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (self.place.row(), self.place.place(), self.card, self.state).serialize(serializer)
    }
}

/// What can be done with a pyramid card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum CardState {
    /// Nothing lies on it.
    Free,
    /// Another card lies on it.
    Covered,
    /// It is the first card of a pair to be.
    Selected,
}

/// The stock.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Stock {
    /// How many cards are in it.
    pub left: u8,
    /// Its top, where the rules have it lie face up.
    pub top: Option<Card>,
    /// Whether its top is selected.
    pub selected: bool,
    /// Whether the hint that is shown is about it: its top, or to draw or recycle.
    #[serde(skip)]
    pub hinted: bool,
    /// What drawing would do now.
    pub tap: StockTap,
}

/// What drawing would do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum StockTap {
    /// Turn up the next card, or three.
    Draw,
    /// Make the waste the stock again.
    Recycle,
    /// Nothing: no pass or no card is left.
    Nothing,
}

/// A waste pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[allow(clippy::struct_excessive_bools)] // two facts about each of two cards
pub struct Waste {
    /// Its top.
    pub top: Option<Card>,
    /// The card beneath the top, where it may pair with the top.
    pub under: Option<Card>,
    /// How many cards are on it.
    pub count: u8,
    /// Whether its top is selected.
    pub selected: bool,
    /// Whether the card beneath the top is selected.
    pub under_selected: bool,
    /// Whether the hint that is shown is about its top.
    #[serde(skip)]
    pub hinted: bool,
    /// Whether it is about the card beneath the top.
    #[serde(skip)]
    pub under_hinted: bool,
}

/// What a step did to the cards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Event {
    /// What happened.
    pub kind: EventKind,
    /// The cards that moved: of a pair in the order of the taps, else in the order of the stock.
    /// None when all were dealt anew.
    pub cards: Vec<Card>,
    /// From where to where each of [`Event::cards`] went.
    pub travels: Vec<Travel>,
}

/// The way of one card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Travel {
    /// The card.
    pub card: Card,
    /// Where it was.
    pub from: Spot,
    /// Where it is.
    pub to: Spot,
}

/// What happened to the cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
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
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
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

#[allow(clippy::ref_option, clippy::trivially_copy_pass_by_ref)] // serde calls it so
fn number_or_unlimited<S: Serializer>(
    value: &Option<u8>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    match value {
        Some(number) => serializer.serialize_u8(*number),
        None => serializer.serialize_str("unlimited"),
    }
}
