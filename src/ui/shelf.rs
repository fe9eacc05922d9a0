//! The games on the shelf.

use super::games::GameUi;
use super::locale::{About, Words};
use crate::engine::{Game, Info, Told};

/// A game as the home page shows it.
#[derive(Debug)]
pub struct Title {
    /// The game's id, which is the name of its folder of files, too.
    pub id: &'static str,
    /// What is fixed about the game.
    pub info: Info,
    /// The emblem's name among its symbols.
    pub emblem: &'static str,
    /// Whether it turns something down again that the log could tell.
    pub turns_down: bool,
    /// Its name, and what it is, in a language.
    pub about: fn(&Words) -> &About,
}

impl PartialEq for Title {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

impl Eq for Title {}

macro_rules! shelf {
    ($($module:ident::$game:ident),* $(,)?) => {
        /// The shelf, in the order of the home page.
        pub static SHELF: &[Title] = &[$(Title {
            id: <crate::games::$module::$game as Game>::INFO.id,
            info: <crate::games::$module::$game as Game>::INFO,
            emblem: <crate::games::$module::$game as GameUi>::EMBLEM,
            turns_down: <<crate::games::$module::$game as Game>::Event as Told>::TURNS_DOWN,
            about: |words| &words.games.$module.about,
        }),*];
    };
}
crate::with_games!(shelf);

/// The title of this id.
pub fn on_shelf(id: &str) -> Option<&'static Title> {
    SHELF.iter().find(|title| title.id == id)
}

impl Title {
    /// The address of a file of the game's own, where `folder` holds the page's files.
    pub fn file_in(&self, folder: &str, name: &str) -> String {
        format!("{folder}/games/{}/{name}", self.id)
    }

    /// The address of a file of the game's own.
    #[cfg(target_arch = "wasm32")]
    pub fn file(&self, name: &str) -> String {
        self.file_in(&crate::platform::page::folder(), name)
    }

    /// Where its cover lies.
    #[cfg(target_arch = "wasm32")]
    pub fn cover(&self) -> String {
        self.file("cover.svg")
    }
}
