//! The tables of sentences that each language fills in: one for the page, one per game.

pub mod archive;
pub mod broker;
pub mod days;
pub mod game_list;
pub mod goals;
pub mod guide;
pub mod letters;
pub mod menu;
pub mod move_device;
pub mod page;
pub mod phones;
pub mod rivals;
pub mod rounds;
pub mod second_screen;
pub mod shortcuts;
pub mod start;

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
    /// Its rules options.
    pub options: &'static [OptionMessages],
}

impl About {
    /// Returns the texts of the option with this key.
    pub fn option(&self, key: &str) -> Option<&'static OptionMessages> {
        self.options.iter().find(|option| option.key == key)
    }
}

/// The texts of a rules option.
#[derive(Debug, PartialEq)]
pub struct OptionMessages {
    /// The option's key in the game's `INFO`.
    pub key: &'static str,
    pub name: &'static str,
    /// An explanation, if one is needed.
    pub hint: Option<&'static str>,
    /// The names of its values, each after the value.
    pub values: &'static [(&'static str, &'static str)],
}

impl OptionMessages {
    /// Returns the name of a value.
    pub fn value(&self, value: &str) -> Option<&'static str> {
        self.values.iter().find(|(known, _)| *known == value).map(|(_, name)| *name)
    }
}
