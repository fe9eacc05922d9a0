//! The pages that deal with matches, as data. They are rendered by `play.rs`.

use super::catalog::GameEntry;
use super::context::Context;
use super::table::TableProps;

/// A page that deals with matches.
#[derive(Clone, PartialEq)]
pub enum PlayPage {
    /// Seats and options for a new match.
    SetUp {
        /// The game.
        title: &'static GameEntry,
        /// Settings and words.
        house: Context,
    },
    /// A table.
    Table(TableProps),
    /// A match in a link, with the link's text.
    Opened(String),
    /// A table in another site's page, with its parameters.
    Embedded(String),
}
