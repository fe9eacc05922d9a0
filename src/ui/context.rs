//! The context that every part of the page can use: settings and words.

use super::locale::Messages;
use super::settings::Settings;
use yew::prelude::*;

/// Settings, the sentences of the language, and callbacks to change settings.
#[derive(Clone, PartialEq)]
pub struct AppContext {
    /// The person's settings.
    pub settings: Settings,
    /// The sentences of the language.
    pub messages: &'static Messages,
    /// True if a guide speaks at this table, or no person plays at it: then there is no other advice.
    pub taught: bool,
    /// True if the service worker's copy of the page is complete; `None` without a service worker.
    pub kept_offline: Option<bool>,
    /// The folder with the files of this version, relative to the page.
    pub folder: AttrValue,
    /// Changes the settings, and saves them for later visits.
    pub change: Callback<Settings>,
    /// Changes the settings for this visit only.
    pub override_settings: Callback<Settings>,
}

impl AppContext {
    /// Returns the address of a file of this version.
    pub fn file(&self, path: &str) -> String {
        [&self.folder, "/", path].concat()
    }
}

/// Returns the context of the component being rendered.
#[hook]
pub fn use_app() -> AppContext {
    use_context().expect("the app puts the context around everything")
}
