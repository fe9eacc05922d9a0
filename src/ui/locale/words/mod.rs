//! The tables of sentences that each language fills in, one per game.

crate::with_games!(game_modules);

macro_rules! by_game {
    ($($module:ident::$game:ident),* $(,)?) => {
        /// The words of every game.
        pub struct GameWords {
            $(
                #[doc = concat!("Those of ", stringify!($game), ".")]
                pub $module: $module::Words,
            )*
        }
    };
}
crate::with_games!(by_game);
