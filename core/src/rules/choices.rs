//! The six choices that make a ruleset, and which of them do not go together.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{Draw, Goal, Passes, Ruleset};

/// How cards come from the stock, without what depends on it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // as in `Draw`
pub enum DrawKind {
    One,
    ThreePiles,
    OpenStock,
}

/// Six choices as a person makes them, which need not go together: `try_into` gives the
/// [`Ruleset`] or says which two contradict each other.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)] // as in `Ruleset` and `Draw`
pub struct Choices {
    pub goal: Goal,
    pub passes: Passes,
    pub draw: DrawKind,
    pub opening_waste_card: bool,
    pub stock_pairs_waste: bool,
    pub pairs_own_coverer: bool,
}

impl From<Ruleset> for Choices {
    fn from(rules: Ruleset) -> Choices {
        Choices {
            goal: rules.goal,
            passes: rules.passes(),
            draw: match rules.draw {
                Draw::One { .. } => DrawKind::One,
                Draw::ThreePiles => DrawKind::ThreePiles,
                Draw::OpenStock { .. } => DrawKind::OpenStock,
            },
            opening_waste_card: rules.opening_waste_card(),
            stock_pairs_waste: rules.stock_pairs_waste(),
            pairs_own_coverer: rules.pairs_own_coverer,
        }
    }
}

impl TryFrom<Choices> for Ruleset {
    type Error = Contradiction;

    fn try_from(choices: Choices) -> Result<Ruleset, Contradiction> {
        let Choices {
            goal,
            passes,
            opening_waste_card,
            stock_pairs_waste,
            pairs_own_coverer,
            ..
        } = choices;
        let draw = match choices.draw {
            DrawKind::One => Draw::One {
                passes,
                opening_waste_card,
                stock_pairs_waste,
            },
            DrawKind::ThreePiles if passes != Passes::One => {
                return Err(Contradiction::ThreePilesHaveOnePass);
            }
            kind if opening_waste_card => return Err(Contradiction::OpeningWasteCard(kind)),
            kind if stock_pairs_waste => return Err(Contradiction::StockPairsWaste(kind)),
            DrawKind::ThreePiles => Draw::ThreePiles,
            DrawKind::OpenStock => Draw::OpenStock { passes },
        };
        Ok(Ruleset {
            goal,
            draw,
            pairs_own_coverer,
        })
    }
}

/// Two choices that do not go together.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Error)]
pub enum Contradiction {
    /// More than one pass over three piles.
    #[error("passes: three piles are drawn in one pass")]
    ThreePilesHaveOnePass,
    /// An opening waste card where there is none.
    #[error("opening_waste_card: only a stock drawn one card at a time has one")]
    OpeningWasteCard(DrawKind),
    /// A choice about a stock that is drawn otherwise.
    #[error(
        "stock_pairs_waste: only a choice where one face-down card is drawn at a time \
         (an open stock's top pairs with the waste's top anyway)"
    )]
    StockPairsWaste(DrawKind),
}
