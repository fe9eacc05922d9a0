//! The catalog of games.

use super::games::GameUi;
use super::locale::{About, Messages};
use crate::engine::{Game, Info, Observable};

/// A game in the catalog.
#[derive(Debug)]
pub struct GameEntry {
    /// The game's id, which is also the name of its folder of files.
    pub id: &'static str,
    /// The fixed facts about the game.
    pub info: Info,
    /// The name of the emblem among the game's symbols.
    pub emblem: &'static str,
    /// True if the game turns cards face down again that the log could still show.
    pub has_limited_log: bool,
    /// True if a player may know more of the table than all do.
    pub has_secrets: bool,
    /// Returns the game's name and description in a language.
    pub about: fn(&Messages) -> &About,
}

impl PartialEq for GameEntry {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

impl Eq for GameEntry {}

macro_rules! catalog {
    ($($module:ident::$game:ident),* $(,)?) => {
        /// All games, in the order of the home page.
        pub static CATALOG: &[GameEntry] = &[$(GameEntry {
            id: <crate::games::$module::$game as Game>::INFO.id,
            info: <crate::games::$module::$game as Game>::INFO,
            emblem: <crate::games::$module::$game as GameUi>::EMBLEM,
            has_limited_log: <<crate::games::$module::$game as Game>::Event as Observable>::HAS_LIMITED_LOG,
            has_secrets: <crate::games::$module::$game as GameUi>::HAS_SECRETS,
            about: |messages| &messages.games.$module,
        }),*];
    };
}
crate::with_games!(catalog);

/// Returns the game with this id.
pub fn find_game(id: &str) -> Option<&'static GameEntry> {
    CATALOG.iter().find(|title| title.id == id)
}

impl GameEntry {
    /// Returns the address of a file of the game, where `folder` holds the page's files.
    pub fn file_in(&self, folder: &str, name: &str) -> String {
        format!("{folder}/games/{}/{name}", self.id)
    }

    /// Returns the address of a file of the game.
    #[cfg(target_arch = "wasm32")]
    pub fn file(&self, name: &str) -> String {
        self.file_in(&crate::platform::page::folder(), name)
    }

    /// Returns the address of the game's cover.
    #[cfg(target_arch = "wasm32")]
    pub fn cover(&self) -> String {
        self.file("cover.svg")
    }
}
