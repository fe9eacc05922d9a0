//! The pages that deal with matches: setting one up, playing it, opening it from a link, a table in
//! another site's page. They need the rules of the games, and are fetched together (`lazy.rs`);
//! the home page does without.

use super::catalog::GameEntry;
use super::context::Context;
use super::embedded::Embedded;
use super::new_match::NewMatchPage;
use super::opened::Opened;
use super::table::{TableProps, draw_table};
use yew::prelude::*;

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

/// Renders a page that deals with matches.
pub fn draw_play(page: PlayPage) -> Html {
    match page {
        PlayPage::SetUp { title, house } => html! { <NewMatchPage {title} {house} /> },
        PlayPage::Table(props) => draw_table(props),
        PlayPage::Opened(link) => html! { <Opened {link} /> },
        PlayPage::Embedded(asked) => html! { <Embedded {asked} /> },
    }
}
