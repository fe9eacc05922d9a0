//! The list of games, in one place. Adding a game is a folder a floor and one
//! line here.

/// Hands the list of games, in the order of the shelf, to another macro:
/// `with_games!(then)` expands to `then! { module::Type, … }`. The module is the
/// game's folder on every floor, the type its rules in [`games`](crate::games).
#[macro_export]
macro_rules! with_games {
    ($then:ident) => {
        $then! {
            rogue_monarch::RogueMonarch,
            dwarf_king::DwarfKing,
            mon_royaume::MonRoyaume,
            penniless_king::PennilessKing,
            monarch::Monarch,
        }
    };
}

/// Declares a folder or file a game: the `mod` lines of a floor.
macro_rules! a_room_a_game {
    ($($module:ident::$game:ident),* $(,)?) => { $(pub mod $module;)* };
}
