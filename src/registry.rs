//! The list of games. Adding a game means a folder in each layer, one line here, and one in `main.rs` for
//! the chunks of its sentences.

/// Hands the list of games, in the order of the home page, to another macro:
/// `with_games!(then)` expands to `then! { module::Type, … }`. The module is the
/// game's folder in every layer, the type its rules in [`games`](crate::games).
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

/// Declares the modules of all games in a layer.
macro_rules! game_modules {
    ($($module:ident::$game:ident),* $(,)?) => { $(pub mod $module;)* };
}
