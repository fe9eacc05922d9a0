//! The tables of words that belong to one game each.

use super::{dwarf_king, mon_royaume, monarch, penniless_king, rogue_monarch};
use crate::engine::Game;

/// The words of every game.
pub struct GameWords {
    /// Rogue Monarch.
    pub rogue_monarch: rogue_monarch::Words,
    /// The Dwarf King.
    pub dwarf_king: dwarf_king::Words,
    /// Mon Royaume.
    pub mon_royaume: mon_royaume::Words,
    /// The Penniless King.
    pub penniless_king: penniless_king::Words,
    /// Monarch.
    pub monarch: monarch::Words,
}

macro_rules! by_game {
    ($($variant:ident: $module:ident::$game:ident),* $(,)?) => {
        impl GameWords {
            /// What a rules option of a game, or one of its values, is called.
            pub fn option(&self, game: &str, key: &str, value: Option<&str>) -> &'static str {
                $(if game == crate::games::$module::$game::INFO.id {
                    return (self.$module.option)(key, value);
                })*
                ""
            }

            /// What a rules option of a game means, if that needs saying.
            pub fn option_hint(&self, game: &str, key: &str) -> Option<&'static str> {
                let start = game == crate::games::monarch::Monarch::INFO.id && key == "start";
                start.then_some(self.monarch.start_hint)
            }
        }
    };
}
crate::with_games!(by_game);
