//! The tables of sentences that each language fills in: one for the page, one per game.

pub mod archive;
pub mod page;

crate::with_games!(game_modules);

macro_rules! by_game {
    ($($module:ident::$game:ident),* $(,)?) => {
        /// The texts about every game. All other sentences of a game are part of its chunk.
        pub struct PerGame {
            $(
                #[doc = concat!("Those about ", stringify!($game), ".")]
                pub $module: About,
            )*
        }
    };
}
crate::with_games!(by_game);

/// The texts about a game, for its cover and the credits.
#[derive(Debug, PartialEq)]
pub struct About {
    pub name: &'static str,
    pub line: &'static str,
    /// The length of a match in minutes.
    pub minutes: u16,
    /// The makers of the game.
    pub makers: &'static str,
    /// The names of bots: characters of the game's world. There are more than seats, so another
    /// deal has other opponents.
    pub people: [&'static str; 8],
    /// What a player hides from the others, in the plural, such as 'cards'.
    pub hidden: &'static str,
    /// The play of each level and its weakness, from Squire to Regent.
    pub levels: [&'static str; 3],
    /// The names of its rules options, in the order of its `INFO`.
    pub options: &'static [OptionMessages],
}

/// The texts of a rules option.
#[derive(Debug, PartialEq)]
pub struct OptionMessages {
    pub name: &'static str,
    /// An explanation, if one is needed.
    pub hint: Option<&'static str>,
    /// The names of its values, in the order of the game's table.
    pub values: &'static [&'static str],
}
