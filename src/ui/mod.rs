//! The page: it is rendered from views, and turns taps into decisions.
//!
//! Data goes one way: a decision goes to the session, which returns events and a view. The view is
//! rendered, and the events become words and motions.
//!
//! The modules that are listed first call no browser. They compile natively, where the tests read
//! the sentences, and render the boards and the table. All others are built for the browser only.

pub mod address;
pub mod catalog;
pub mod chart;
pub mod context;
pub mod day_line;
pub mod describe;
pub mod embed;
pub mod games;
pub mod home;
pub mod locale;
pub mod motion;
pub mod pieces;
pub mod player_names;
pub mod players;
#[cfg(not(target_arch = "wasm32"))]
pub mod prerender;
pub mod route;
pub mod settings;
pub mod shortcut;
pub mod sound;
pub mod switches;
pub mod table;
pub mod teacher;
pub mod waits;

macro_rules! in_the_browser {
    ($($module:ident),* $(,)?) => { $(#[cfg(target_arch = "wasm32")] mod $module;)* };
}
in_the_browser! {
    app, archive, company, credits, day_deal, dialog, embedded, games_in_progress, goals, heading, lazy, lesson, lesson_progress, letters, loading, matches, new_match, opened_link, match_page, rounds, rulebook, settings_form, share_field, tabs, text_file, todays_deal, waiting_room, with_game, with_match
}

pub use table::presenter::{load_followed, load_game};

#[cfg(target_arch = "wasm32")]
pub use {
    archive::{ArchivePage, draw_archive_page, draw_statistics},
    company::{CompanyPart, PlacesPanel, company_part, draw_places_panel},
    embedded::draw_embedded,
    games_in_progress::draw_games_in_progress,
    goals::draw_goals,
    lazy::{Draw, Fetching, GoalsOf, Loading, Parts, Verify},
    letters::{LetterPanel, draw_letter_page, draw_letter_panel},
    match_page::{Arrival, MatchPage, draw_arrival, draw_match_page},
    new_match::{NewMatchProps, draw_new_match},
    rounds::{draw_club, draw_rivals, draw_rounds, verify},
    table::{DayShareProps, DrawPanel, ReadingProps, draw_day_share, draw_panel, draw_stories},
};

/// Renders the page into the document, once the saved matches have been read, so no match is called
/// missing that just has not been read yet.
#[cfg(target_arch = "wasm32")]
pub fn start(parts: Parts) {
    use crate::platform::{crash, page};
    use crate::session::library::{Library, Safety};
    crash::install(crash::Crash {
        messages: |tag| {
            let messages = locale::Language::asked(tag).messages();
            let w = &messages.crash;
            crash::CrashMessages {
                title: w.title,
                kept: w.kept,
                not_kept: w.not_kept,
                again: w.again,
                resume: w.resume,
                step_back: w.step_back,
                home: messages.table.home,
                save_file: messages.table.save_file,
                report: w.report,
            }
        },
        is_kept: |key| {
            let safety = matches::after_crash(key, Library::safety);
            safety == Some(Safety::OnDisk)
        },
        export: |key| matches::after_crash(key, Library::text),
    });
    wasm_bindgen_futures::spawn_local(async move {
        lazy::name_parts(parts);
        let language = settings::Settings::kept().language();
        // Both come at the same time.
        wasm_bindgen_futures::spawn_local(lazy::fetch_words(language));
        matches::open().await;
        lazy::fetch_words(language).await;
        if let Some(root) = page::root() {
            // Elements that the home page draws again are found by their address or value.
            let focused = page::focused().and_then(|element| {
                ["href", "value"].into_iter().find_map(|name| {
                    element.get_attribute(name).map(|value| format!("[{name}='{value}']"))
                })
            });
            let props = app::AppProps { focused };
            yew::Renderer::<app::App>::with_root_and_props(root, props).render();
        }
    });
}
