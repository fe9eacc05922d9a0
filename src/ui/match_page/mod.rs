//! The pages that deal with matches, as data. `draw.rs` renders them; it is fetched with the rules of
//! the games (`lazy.rs`), which the home page does without.

mod draw;

pub use draw::{draw_arrival, draw_match_page, with_game};

use super::catalog::GameEntry;
use super::company::ScreenPage;
use super::context::AppContext;
use super::table::TableProps;

/// A page that deals with matches.
#[derive(Clone, PartialEq)]
pub enum MatchPage {
    /// The table of a kept match.
    Kept {
        /// The game.
        title: &'static GameEntry,
        /// Settings and words.
        app: AppContext,
        /// The number of the match; `None` if there is none.
        number: Option<u64>,
        /// True if it is of other rules, and can only be viewed.
        is_view_only: bool,
    },
    /// A table.
    Table(TableProps),
    /// A second screen.
    SecondScreen(ScreenPage),
}

/// A page of a match that comes from elsewhere.
#[derive(Clone, PartialEq)]
pub enum Arrival {
    /// A match in a link, with the link's text.
    Opened(String),
    /// The start of a day's deal, as the address asks for it.
    Day(String),
    /// A table in another site's page, with its parameters.
    Embedded(String),
}
