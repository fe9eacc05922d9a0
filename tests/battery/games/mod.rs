//! The facts of each game that the battery needs: places of components, and a seat's deductions.
//! A player's secret choice is not chance: `spots` leaves the component where it came from, and the
//! witness checks it.

macro_rules! a_file_a_game {
    ($($module:ident::$game:ident),* $(,)?) => { $(mod $module;)* };
}
regalia::with_games!(a_file_a_game);
