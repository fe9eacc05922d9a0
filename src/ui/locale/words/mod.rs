//! The tables of sentences that each language fills in, one a game.

use crate::engine::Game;

crate::with_games!(a_room_a_game);

macro_rules! by_game {
    ($($module:ident::$game:ident),* $(,)?) => {
        /// The words of every game.
        pub struct GameWords {
            $(
                #[doc = concat!("Those of ", stringify!($game), ".")]
                pub $module: $module::Words,
            )*
        }

        impl GameWords {
            /// What a rules option of a game, or one of its values, is called.
            pub fn option(&self, game: &str, key: &str, value: Option<&str>) -> &'static str {
                $(if game == crate::games::$module::$game::INFO.id {
                    return (self.$module.option)(key, value);
                })*
                ""
            }
        }
    };
}
crate::with_games!(by_game);
