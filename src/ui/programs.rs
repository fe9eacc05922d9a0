//! A program a language: the page in each language is a program of its own, so that
//! nobody fetches the sentences of another. One runs at a time. When another language
//! is wanted, its program is made ready first; then the one that runs ends, and leaves
//! to it as a text whatever is in no store.

use super::app::{App, AppProps};
use super::locale::{Language, Words};
use super::matches;
use super::settings::Settings;
use super::table::Open;
use crate::platform::timer::Flag;
use crate::platform::{crash, page, starter};
use serde::{Deserialize, Serialize};
use std::cell::{Cell, RefCell};
use wasm_bindgen_futures::spawn_local;
use yew::AppHandle;

/// What a program leaves to the one that takes over.
#[derive(Serialize, Deserialize)]
pub struct Left {
    /// The settings, kept or not.
    pub settings: Settings,
    /// What a person had open at the table.
    pub table: Option<Open>,
    matches: matches::Left,
    /// Where the focus was.
    focus: String,
    /// How far the page was scrolled down.
    scrolled: i32,
}

thread_local! {
    static APP: RefCell<Option<AppHandle<App>>> = const { RefCell::new(None) };
    /// The settings as they are wanted.
    static WANTED: Cell<Option<Settings>> = const { Cell::new(None) };
    /// Who waits for the end of the app.
    static ENDING: RefCell<Flag> = RefCell::default();
    /// What was left to this program, until it has been drawn.
    static LEFT: RefCell<Option<Left>> = const { RefCell::new(None) };
}

/// The program with these words is here: it begins, now or later, when it is entered.
pub fn start(words: &'static Words) {
    starter::offer(words.language.code(), move |left| enter(words, left));
}

/// Puts the page into the document, once it is known what is kept: no match is
/// ever called missing that is only not read yet.
fn enter(words: &'static Words, left: Option<String>) {
    let w = &words.crash;
    crash::install(crash::Crash {
        words: crash::CrashWords {
            title: w.title,
            kept: w.kept,
            not_kept: w.not_kept,
            resume: w.resume,
            home: w.home,
            save_file: w.save_file,
            report: w.report,
        },
        is_kept: |game| matches::safety(game) == matches::Safety::OnDisk,
        export: matches::text_of,
    });
    let mut left: Option<Left> = left.and_then(|text| serde_json::from_str(&text).ok());
    spawn_local(async move {
        matches::open(left.as_mut().map(|left| std::mem::take(&mut left.matches))).await;
        LEFT.set(left);
        if let Some(root) = page::root() {
            let app = yew::Renderer::<App>::with_root_and_props(root, AppProps { words });
            APP.set(Some(app.render()));
        }
    });
}

/// Something of what another program left to this one, until that has been drawn.
pub fn left<T>(look: impl FnOnce(&Left) -> T) -> Option<T> {
    LEFT.with_borrow(|left| left.as_ref().map(look))
}

/// All is drawn: puts focus and place back where they were in the program before.
/// False if there was none.
pub fn settle_in() -> bool {
    let left = LEFT.take();
    if let Some(left) = &left {
        page::focus(&left.focus);
        page::scroll_to(left.scrolled);
    }
    left.is_some()
}

/// The one place that changes the language: where these settings want another than
/// `now`, its program takes over. If that cannot be had, `missing` is told and the
/// page goes on as it is.
pub fn want(settings: Settings, now: Language, missing: impl FnOnce(Settings) + 'static) {
    WANTED.set(Some(settings));
    let wanted = settings.language();
    if wanted == now {
        return;
    }
    spawn_local(async move {
        let ready = starter::fetch(wanted.code()).await;
        if ready {
            matches::written().await;
        }
        // Meanwhile another may be wanted, or more may have been set.
        match WANTED.get() {
            Some(settings) if settings.language() != wanted => {}
            Some(settings) if ready => hand_over(settings).await,
            Some(settings) => missing(settings),
            None => {}
        }
    });
}

/// Ends this program, and lets the one of these settings' language take over.
async fn hand_over(settings: Settings) {
    let Some(app) = APP.take() else { return };
    let left = Left {
        settings,
        table: Open::now(),
        matches: matches::leave(),
        focus: page::focused_place(),
        scrolled: page::scrolled(),
    };
    let left = serde_json::to_string(&left).expect("what is left is plain data");
    let ended = Flag::default();
    ENDING.set(ended.clone());
    app.destroy();
    ended.raised().await;
    // Yew listens to the element that it was drawn in for ever.
    page::renew_root();
    crash::uninstall();
    starter::enter(settings.language().code(), &left);
}

/// The app has ended.
pub fn ended() {
    ENDING.with_borrow(Flag::raise);
}
