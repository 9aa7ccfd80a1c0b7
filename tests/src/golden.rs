//! The worked game of the Swedish rules: `tests/golden/swedish-game.json`.

use pyramide_core::card::Card;
use pyramide_core::rules::Ruleset;
use serde::Deserialize;

/// The game, as the file has it.
#[derive(Clone, Debug, Deserialize)]
pub struct Golden {
    /// The rules it is played by.
    pub rules: Ruleset,
    /// The pyramid from the top.
    pub pyramid_rows: Vec<Vec<Card>>,
    /// The cards that are drawn.
    pub stock_in_draw_order: Vec<Card>,
    /// The rest of the stock.
    pub never_drawn: Vec<Card>,
    /// Its moves.
    pub steps: Vec<Step>,
    /// How it ends.
    pub end: End,
}

/// A move and the table after it.
#[derive(Clone, Debug, Deserialize)]
pub struct Step {
    /// Its number, from 1.
    pub n: u32,
    /// What is played.
    #[serde(rename = "move")]
    pub play: Play,
    /// The score.
    pub score: u32,
    /// How many cards the pyramid has.
    pub pyramid_left: usize,
    /// How many cards the stock has.
    pub stock_left: u8,
    /// The top of the waste.
    pub waste_top: Option<Card>,
}

/// One or two cards, or `"draw"`.
#[derive(Clone, Debug, Deserialize)]
#[serde(from = "CardsOrDraw")]
pub enum Play {
    /// A king or a pair, in the order of the taps.
    Removal(Vec<Card>),
    /// A draw.
    Draw,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum CardsOrDraw {
    Cards(Vec<Card>),
    Draw(Draw),
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Draw {
    Draw,
}

impl From<CardsOrDraw> for Play {
    fn from(step: CardsOrDraw) -> Play {
        match step {
            CardsOrDraw::Cards(cards) => Play::Removal(cards),
            CardsOrDraw::Draw(Draw::Draw) => Play::Draw,
        }
    }
}

/// The table at the end.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct End {
    /// The number of moves.
    pub moves: u32,
    /// The score.
    pub score: u32,
    /// How many cards the stock has.
    pub stock_left: u8,
}

impl Golden {
    /// The game.
    ///
    /// # Panics
    ///
    /// If the file is not what it should be.
    #[must_use]
    pub fn read() -> Golden {
        let text = include_str!("../golden/swedish-game.json");
        serde_json::from_str(text).expect("the golden game is well formed")
    }

    /// The 52 cards as they are dealt.
    #[must_use]
    pub fn deck(&self) -> Vec<Card> {
        [
            self.pyramid_rows.concat(),
            self.stock_in_draw_order.clone(),
            self.never_drawn.clone(),
        ]
        .concat()
    }
}
