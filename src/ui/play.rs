//! The pages that deal with matches: setting one up, playing it, opening it from a link, a table in
//! another site's page. They need the rules of the games, and are fetched together (`lazy.rs`);
//! the home page does without.

use super::embedded::Embedded;
use super::new_match::NewMatchPage;
use super::opened::Opened;
use super::play_page::PlayPage;
use super::table::draw_table;
use yew::prelude::*;

/// Renders a page that deals with matches.
pub fn draw_play(page: PlayPage) -> Html {
    match page {
        PlayPage::SetUp { title, house } => html! { <NewMatchPage {title} {house} /> },
        PlayPage::Table(props) => draw_table(props),
        PlayPage::Opened(link) => html! { <Opened {link} /> },
        PlayPage::Embedded(asked) => html! { <Embedded {asked} /> },
    }
}
