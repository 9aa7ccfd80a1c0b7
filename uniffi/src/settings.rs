//! What a player can choose.

use pyramide_core::settings;

use crate::mirror::mirror;

/// All settings. Switches and the language have defaults; the looks are to be chosen.
#[derive(Clone, PartialEq, Eq, Debug, uniffi::Record)]
#[allow(clippy::struct_excessive_bools)] // that is what switches are
pub struct GameSettings {
    /// Say so when a tapped card is blocked by another.
    #[uniffi(default = true)]
    pub error_help: bool,
    /// Put stock, waste and buttons where a left thumb reaches them.
    #[uniffi(default = false)]
    pub left_hand: bool,
    /// A colour for each suit instead of one for two.
    #[uniffi(default = false)]
    pub four_colours: bool,
    /// Larger ranks on the cards.
    #[uniffi(default = false)]
    pub larger_ranks: bool,
    /// Light or dark.
    pub theme: Theme,
    /// Stronger outlines and colours.
    #[uniffi(default = false)]
    pub high_contrast: bool,
    /// The picture on the back of the cards.
    pub card_back: CardBack,
    /// The colour of the table.
    pub table_colour: TableColour,
    /// Do not show the played time.
    #[uniffi(default = false)]
    pub hide_timer: bool,
    /// Do not show the score.
    #[uniffi(default = false)]
    pub hide_score: bool,
    /// Animate what moves. A system that asks for less motion overrules it.
    #[uniffi(default = true)]
    pub motion: bool,
    /// Play sounds.
    #[uniffi(default = true)]
    pub sound: bool,
    /// Let the device tick and buzz.
    #[uniffi(default = true)]
    pub haptics: bool,
    /// Remove kings by themselves once they are free and the player has made a move.
    #[uniffi(default = false)]
    pub remove_free_kings: bool,
    /// Show whether the game can still be won, once the solver knows.
    #[uniffi(default = false)]
    pub show_verdict: bool,
    /// The language of the interface as a BCP 47 tag; none follows the system.
    #[uniffi(default = None)]
    pub language: Option<String>,
    /// The introduction has been seen.
    #[uniffi(default = false)]
    pub introduced: bool,
}

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, uniffi::Enum)]
pub enum Theme {
    /// As the system is. The default.
    System,
    /// Always light.
    Light,
    /// Always dark.
    Dark,
}

/// The picture on the back of the cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, uniffi::Enum)]
pub enum CardBack {
    /// A pattern of triangles. The default.
    Triangles,
    /// A lattice.
    Lattice,
    /// No picture.
    Plain,
}

/// The colour of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, uniffi::Enum)]
pub enum TableColour {
    /// The default.
    Green,
    /// Blue.
    Blue,
    /// Sand.
    Sand,
    /// Grey.
    Grey,
}

mirror!(Theme is settings::Theme: System Light Dark);
mirror!(CardBack is settings::CardBack: Triangles Lattice Plain);
mirror!(TableColour is settings::TableColour: Green Blue Sand Grey);

impl From<&settings::Settings> for GameSettings {
    fn from(settings: &settings::Settings) -> GameSettings {
        GameSettings {
            error_help: settings.error_help,
            left_hand: settings.left_hand,
            four_colours: settings.four_colours,
            larger_ranks: settings.larger_ranks,
            theme: settings.theme.into(),
            high_contrast: settings.high_contrast,
            card_back: settings.card_back.into(),
            table_colour: settings.table_colour.into(),
            hide_timer: settings.hide_timer,
            hide_score: settings.hide_score,
            motion: settings.motion,
            sound: settings.sound,
            haptics: settings.haptics,
            remove_free_kings: settings.remove_free_kings,
            show_verdict: settings.show_verdict,
            language: settings.language.clone(),
            introduced: settings.introduced,
        }
    }
}

impl From<GameSettings> for settings::Settings {
    fn from(settings: GameSettings) -> settings::Settings {
        settings::Settings {
            error_help: settings.error_help,
            left_hand: settings.left_hand,
            four_colours: settings.four_colours,
            larger_ranks: settings.larger_ranks,
            theme: settings.theme.into(),
            high_contrast: settings.high_contrast,
            card_back: settings.card_back.into(),
            table_colour: settings.table_colour.into(),
            hide_timer: settings.hide_timer,
            hide_score: settings.hide_score,
            motion: settings.motion,
            sound: settings.sound,
            haptics: settings.haptics,
            remove_free_kings: settings.remove_free_kings,
            show_verdict: settings.show_verdict,
            language: settings.language,
            introduced: settings.introduced,
        }
    }
}
