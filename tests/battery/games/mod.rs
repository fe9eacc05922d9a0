//! What the battery must know of each game: where its components lie, and what a
//! seat of it can work out. What a player chose in secret is no chance: `spots` leaves
//! it where it came from, and the witness checks it.

macro_rules! a_file_a_game {
    ($($module:ident::$game:ident),* $(,)?) => { $(mod $module;)* };
}
regalia::with_games!(a_file_a_game);
