//! Renders the pages that deal with matches.

use super::MatchPage;
use crate::ui::day_deal::DayDeal;
use crate::ui::embedded::Embedded;
use crate::ui::matches;
use crate::ui::new_match::NewMatchPage;
use crate::ui::opened_link::Opened;
use crate::ui::table::draw_table;
use yew::prelude::*;

/// Renders a page that deals with matches.
pub fn draw_match_page(page: MatchPage) -> Html {
    matches::finish_taking_over();
    match page {
        MatchPage::SetUp { title, app } => html! { <NewMatchPage {title} {app} /> },
        MatchPage::Table(props) => draw_table(props),
        MatchPage::Opened(link) => html! { <Opened {link} /> },
        MatchPage::Day(start) => html! { <DayDeal {start} /> },
        MatchPage::Embedded(asked) => html! { <Embedded {asked} /> },
    }
}
