//! Renders the pages about what was played.

use super::ArchivePage;
use super::days::Days;
use super::history::History;
use super::move_device::MoveDevice;
use super::statistics::Statistics;
use crate::ui::context::use_app;
use crate::ui::lazy::{Lazy, parts};
use crate::ui::route::Route;
use yew::prelude::*;

/// Renders a page about what was played.
pub fn draw_archive_page(page: ArchivePage) -> Html {
    let content = match page {
        // It has the link above its list, which may be long.
        ArchivePage::History(filters) => return html! { <History {filters} /> },
        ArchivePage::Days(filters) => html! { <Days {filters} /> },
        ArchivePage::Statistics(filters) => {
            html! { <Lazy<String> part={parts().statistics} from={filters} /> }
        }
        ArchivePage::Move => html! { <MoveDevice /> },
    };
    html! { <>{ content }<Foot /></> }
}

/// Renders the statistics, with the filters of their address. They are a chunk of their own.
pub fn draw_statistics(filters: String) -> Html {
    html! { <Statistics {filters} /> }
}

/// Renders the way to open a letter, below a page.
#[component]
fn Foot() -> Html {
    let w = &use_app().messages.home;
    html! {
        <nav class="foot" aria-label={w.more}>
            <a href={Route::Letter(String::new()).href()}>{ w.letter }</a>
        </nav>
    }
}
