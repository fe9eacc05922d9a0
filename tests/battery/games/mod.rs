//! What the battery must know of each game: where its components lie, and what a
//! seat of it can work out.

macro_rules! a_file_a_game {
    ($($module:ident::$game:ident),* $(,)?) => { $(mod $module;)* };
}
regalia::with_games!(a_file_a_game);
