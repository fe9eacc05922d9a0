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

use crate::platform::{crash, page};

/// Puts the page into the document, once it is known what is kept: no match is
/// ever called missing that is only not read yet.
pub fn start() {
    crash::install(crash::Crash {
        words: |tag| locale::Language::asked(tag).words().crash,
        is_kept: |game| matches::safety(game) == matches::Safety::OnDisk,
        export: matches::text_of,
    });
    wasm_bindgen_futures::spawn_local(async {
        matches::open().await;
        if let Some(root) = page::root() {
            yew::Renderer::<app::App>::with_root(root).render();
        }
    });
}
