//! Renders the pages about what was played.

use super::ArchivePage;
use super::days::Days;
use super::move_device::MoveDevice;
use yew::prelude::*;

/// Renders a page about what was played.
pub fn draw_archive_page(page: ArchivePage) -> Html {
    match page {
        ArchivePage::History(_) | ArchivePage::Statistics(_) => Html::default(),
        ArchivePage::Days(filters) => html! { <Days {filters} /> },
        ArchivePage::Move => html! { <MoveDevice /> },
    }
}
