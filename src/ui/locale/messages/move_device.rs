//! The sentences of the page that moves everything to another device. They are not part of
//! [`Messages`](crate::ui::locale::Messages): the home page does without them.

use crate::session::library::Merged;

/// The page that moves everything to another device.
pub struct MoveMessages {
    pub title: &'static str,
    pub about: &'static str,
    /// The note that an installed page and the browser's own keep their games apart.
    pub installed: &'static str,
    pub branch_at: &'static str,
    pub write: &'static str,
    /// The number of games in the file.
    pub written: fn(usize) -> String,
    pub to_here: &'static str,
    pub read: &'static str,
    pub read_hint: &'static str,
    pub busy: &'static str,
    /// The outcome of opening a file.
    pub merged: fn(Merged) -> String,
    /// The button that loads the page again with the settings of the file.
    pub take_settings: &'static str,
    pub unreachable: &'static str,
    pub not_a_file: &'static str,
    pub newer: &'static str,
    pub too_large: &'static str,
}
