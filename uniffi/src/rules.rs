//! Rulesets.

use pyramide_core::rules;

use crate::error::GameError;
use crate::mirror::mirror;
use crate::session::catching;

/// What has to be gone for the game to be won.
#[derive(Clone, Copy, PartialEq, Eq, Debug, uniffi::Enum)]
pub enum Goal {
    /// The 28 cards of the pyramid.
    Pyramid,
    /// All 52 cards ("strict").
    All,
}

/// How often the stock may be gone through: *n* passes allow *n* − 1 recycles.
#[derive(Clone, Copy, PartialEq, Eq, Debug, uniffi::Enum)]
pub enum Passes {
    /// Once: no recycle.
    One,
    /// Twice: one recycle.
    Two,
    /// Three times: two recycles.
    Three,
    /// As often as the player likes.
    Unlimited,
}

/// How cards come from the stock.
#[derive(Clone, Copy, PartialEq, Eq, Debug, uniffi::Enum)]
pub enum Draw {
    /// One card at a time, face down until it is drawn.
    One,
    /// Three cards at a time, one on each of three waste piles, in one pass.
    ThreePiles,
    /// One card at a time; the stock's top card lies face up and is free.
    OpenStock,
}

/// A ruleset with a name and a letter of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug, uniffi::Enum)]
pub enum Preset {
    /// `N`: any number of passes, with an opening waste card. The default.
    App,
    /// `K`: the classic game of one pass.
    Classic,
    /// `D`: the classic game in two passes.
    TwoPasses,
    /// `T`: the classic game in three passes.
    ThreePasses,
    /// `P`: three cards a draw, on three piles.
    ThreePiles,
    /// `M`: the stock's top card is free, three passes.
    OpenStock,
}

/// Six choices as a player makes them, which need not go together: `checkRules` says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, uniffi::Record)]
pub struct Choices {
    /// What has to be gone.
    pub goal: Goal,
    /// How often the stock may be gone through.
    pub passes: Passes,
    /// How cards come from the stock.
    pub draw: Draw,
    /// Whether the first card of the stock lies on the waste from the start.
    pub opening_waste_card: bool,
    /// Whether the card just drawn may pair with the waste card it covers.
    pub stock_pairs_waste: bool,
    /// Whether a pyramid card that a single free card still covers may pair with that card.
    pub pairs_own_coverer: bool,
}

/// Rules that can be played: one of the 84 mixtures that make sense.
#[derive(Clone, PartialEq, Eq, Debug, uniffi::Record)]
pub struct Ruleset {
    /// The six choices.
    pub choices: Choices,
    /// The preset with exactly these rules, if one has them.
    pub preset: Option<Preset>,
    /// How a deal code spells them: a preset's letter, or `X` and two characters. Different rules
    /// have different spellings, so it can serve as a key.
    pub spelling: String,
}

/// Two choices that do not go together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, uniffi::Enum)]
pub enum Contradiction {
    /// More than one pass over three piles, which are drawn in one.
    ThreePilesHaveOnePass,
    /// An opening waste card where there is none.
    OpeningWasteCard {
        /// The way of drawing that has none.
        draw: Draw,
    },
    /// That the card just drawn may pair with the one beneath it, where that means nothing.
    StockPairsWaste {
        /// The way of drawing for which it means nothing.
        draw: Draw,
    },
}

/// The six rulesets with a name, the app's own first.
#[uniffi::export]
pub fn presets() -> Result<Vec<Ruleset>, GameError> {
    catching(|| {
        let all = rules::Preset::ALL.into_iter();
        Ok(all.map(|preset| preset.rules().into()).collect())
    })
}

/// The rules that six choices make, or `BadRules` with the two that contradict each other.
#[uniffi::export]
pub fn check_rules(choices: Choices) -> Result<Ruleset, GameError> {
    catching(|| Ok(choices.check()?.into()))
}

mirror!(Goal is rules::Goal: Pyramid All);
mirror!(Passes is rules::Passes: One Two Three Unlimited);
mirror!(Draw is rules::DrawKind: One ThreePiles OpenStock);
mirror!(Preset is rules::Preset: App Classic TwoPasses ThreePasses ThreePiles OpenStock);

impl Choices {
    pub(crate) fn check(self) -> Result<rules::Ruleset, rules::Contradiction> {
        rules::Choices {
            goal: self.goal.into(),
            passes: self.passes.into(),
            draw: self.draw.into(),
            opening_waste_card: self.opening_waste_card,
            stock_pairs_waste: self.stock_pairs_waste,
            pairs_own_coverer: self.pairs_own_coverer,
        }
        .try_into()
    }
}

impl From<rules::Choices> for Choices {
    fn from(choices: rules::Choices) -> Choices {
        Choices {
            goal: choices.goal.into(),
            passes: choices.passes.into(),
            draw: choices.draw.into(),
            opening_waste_card: choices.opening_waste_card,
            stock_pairs_waste: choices.stock_pairs_waste,
            pairs_own_coverer: choices.pairs_own_coverer,
        }
    }
}

impl From<rules::Ruleset> for Ruleset {
    fn from(ruleset: rules::Ruleset) -> Ruleset {
        Ruleset {
            choices: rules::Choices::from(ruleset).into(),
            preset: ruleset.preset().map(Preset::from),
            spelling: ruleset.to_string(),
        }
    }
}

impl From<rules::Contradiction> for Contradiction {
    fn from(problem: rules::Contradiction) -> Contradiction {
        match problem {
            rules::Contradiction::ThreePilesHaveOnePass => Contradiction::ThreePilesHaveOnePass,
            rules::Contradiction::OpeningWasteCard(draw) => {
                Contradiction::OpeningWasteCard { draw: draw.into() }
            }
            rules::Contradiction::StockPairsWaste(draw) => {
                Contradiction::StockPairsWaste { draw: draw.into() }
            }
        }
    }
}
