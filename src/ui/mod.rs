//! The page: what is drawn from views, and what a tap means.
//!
//! Data goes one way: a decision goes to the session, which tells events and
//! gives a view; the view is drawn, the events are told in words and motion.
//!
//! The sentences are plain tables, which the native tests read too, as is what the
//! teacher answers with them; all else is built for the browser only.

pub mod locale;
pub mod teacher;

macro_rules! in_the_browser {
    ($($module:ident),* $(,)?) => { $(#[cfg(target_arch = "wasm32")] mod $module;)* };
}
in_the_browser! {
    app, context, credits, dressed, embed, embedded, gallery, games, home, matches, new_match, opened, pieces, programs, route, rulebook, settings, settings_form, shelf, table
}

#[cfg(target_arch = "wasm32")]
pub use programs::start;
