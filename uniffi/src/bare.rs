//! What 52 cards cost on their way through the door, whatever is known of them: a benchmark measures
//! a tap and its view against it. Not in the app.

use pyramide_core::{card, clock, view};

use crate::error::GameError;
use crate::session::{Now, Session, catching};
use crate::stats::Day;
use crate::view::{Card, GameView, Place, Slot};

/// 52 cards.
#[derive(uniffi::Record)]
pub struct BareDeck {
    cards: Vec<BareCard>,
}

/// A card with as many fields as it takes to draw one.
#[derive(uniffi::Record)]
struct BareCard {
    card: Card,
    place: Place,
    free: bool,
    selected: bool,
    covered: bool,
}

/// The cards in their order.
#[uniffi::export]
fn bare_deck() -> Result<BareDeck, GameError> {
    catching(|| {
        let cards = card::Card::ALL.into_iter().map(|card| BareCard {
            card: card.into(),
            place: Place { row: 1, place: 1 },
            free: true,
            selected: false,
            covered: false,
        });
        Ok(BareDeck {
            cards: cards.collect(),
        })
    })
}

#[uniffi::export]
impl Session {
    /// A call with all that a tap brings, answered with the bare cards.
    pub fn bare_tap(&self, slot: Slot, now: Now) -> Result<BareDeck, GameError> {
        clock::Now::try_from(now)?;
        view::Slot::try_from(slot)?;
        bare_deck()
    }

    /// A tap on the stock that brings numbers in place of records.
    pub fn plain_tap(
        &self,
        monotonic_ms: u64,
        utc_ms: i64,
        year: u32,
        month: u32,
        day: u32,
    ) -> Result<GameView, GameError> {
        let local_day = Day { year, month, day };
        self.tap(
            Slot::Stock,
            Now {
                monotonic_ms,
                utc_ms,
                local_day,
            },
        )
    }
}
