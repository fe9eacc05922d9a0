//! What every part of the page may ask for: settings and words.

use super::locale::Words;
use super::settings::Settings;
use yew::prelude::*;

/// Settings, the words of the language chosen, and a way to change settings.
#[derive(Clone, PartialEq)]
pub struct Context {
    /// What the person has chosen.
    pub settings: Settings,
    /// The sentences of the language.
    pub words: &'static Words,
    /// Whether a guide speaks at this table: then nobody else gives advice.
    pub taught: bool,
    /// The service worker says if its copy of the page is whole; `None` without one.
    pub kept_offline: Option<bool>,
    /// The folder with the files of this version, beside the page.
    pub folder: AttrValue,
    /// Changes the settings, for later visits too.
    pub change: Callback<Settings>,
    /// Changes the settings of this visit only.
    pub dress: Callback<Settings>,
}

impl Context {
    /// The address of a file of this version.
    pub fn file(&self, path: &str) -> String {
        [&self.folder, "/", path].concat()
    }
}

/// The context of the part of the page being drawn.
#[hook]
pub fn use_house() -> Context {
    use_context().expect("the app puts the context around everything")
}
