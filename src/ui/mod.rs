//! The page: what is drawn from views, and what a tap means.
//!
//! Data goes one way: a decision goes to the session, which tells events and
//! gives a view; the view is drawn, the events are told in words and motion.

mod app;
mod context;
mod credits;
mod embed;
mod embedded;
mod gallery;
mod games;
mod home;
mod locale;
mod matches;
mod new_match;
mod opened;
mod pieces;
mod route;
mod rulebook;
mod settings;
mod shelf;
mod table;

/// Puts the page into the document.
pub fn start() {
    yew::Renderer::<app::App>::with_root(
        gloo::utils::document()
            .get_element_by_id("regalia")
            .unwrap_or_else(|| gloo::utils::body().into()),
    )
    .render();
}
