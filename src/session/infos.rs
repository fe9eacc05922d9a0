//! The games that there are.

use crate::engine::{Game, Info};

macro_rules! infos {
    ($($module:ident::$game:ident),* $(,)?) => {
        /// Returns the fixed facts about every game, in the order of the home page.
        pub fn infos() -> Vec<Info> {
            vec![$(<crate::games::$module::$game as Game>::INFO),*]
        }
    };
}
with_games!(infos);
