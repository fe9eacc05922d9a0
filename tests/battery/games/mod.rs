//! What the battery must know of each game: where its components are, and what a seat can work out.
//! A player's secret choice is not chance: `spots` leaves the component where it came from, and the
//! witness checks it.

macro_rules! a_file_a_game {
    ($($module:ident::$game:ident),* $(,)?) => { $(mod $module;)* };
}
regalia::with_games!(a_file_a_game);
