//! The list of games, in one place. Adding a game is one line here.

/// Hands the list of games, in the order of the shelf, to another macro:
/// `with_games!(then)` expands to `then! { Variant: module::Type, … }`, where
/// the type stands in [`games`](crate::games).
#[macro_export]
macro_rules! with_games {
    ($then:ident) => {
        $then! {
            RogueMonarch: rogue_monarch::RogueMonarch,
            DwarfKing: dwarf_king::DwarfKing,
            MonRoyaume: mon_royaume::MonRoyaume,
            PennilessKing: penniless_king::PennilessKing,
            Monarch: monarch::Monarch,
        }
    };
}
