//! Renders the pages about what was played.

use super::ArchivePage;
use super::days::Days;
use super::history::History;
use super::move_device::MoveDevice;
use super::statistics::Statistics;
use yew::prelude::*;

/// Renders a page about what was played.
pub fn draw_archive_page(page: ArchivePage) -> Html {
    match page {
        ArchivePage::Days(filters) => html! { <Days {filters} /> },
        ArchivePage::History(filters) => html! { <History {filters} /> },
        ArchivePage::Statistics(filters) => html! { <Statistics {filters} /> },
        ArchivePage::Move => html! { <MoveDevice /> },
    }
}
