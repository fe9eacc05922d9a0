//! What a person has chosen for the page, and the page where they choose it.

use super::context::Context;
use super::locale::Language;
use super::pieces::{Choice, heading, piece};
use crate::platform::{page, storage};
use serde::{Deserialize, Serialize};
use yew::prelude::*;

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    /// As the system asks.
    #[default]
    Auto,
    /// A pale oak table.
    Light,
    /// A quiet table at night.
    Dark,
}

/// How fast bots play and pieces move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// With time to read along.
    Slow,
    /// As at a table.
    #[default]
    Normal,
    /// Briskly.
    Fast,
    /// Without a pause, without motion.
    Instant,
}

impl Pace {
    /// How long a piece moves, in milliseconds.
    pub fn motion(self) -> f64 {
        match self {
            Self::Slow => 420.0,
            Self::Normal => 260.0,
            Self::Fast => 130.0,
            Self::Instant => 0.0,
        }
    }
}

/// Everything a person can choose for the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Settings {
    /// The language; none while it is the browser's.
    pub language: Option<Language>,
    /// Light or dark.
    pub theme: Theme,
    /// How fast bots play.
    pub pace: Pace,
    /// Whether sounds are played.
    pub sound: bool,
    /// Whether pieces move.
    pub motion: bool,
    /// Whether cards that one has seen are marked.
    pub memory: bool,
    /// Whether one tap plays what has no effect to be read first; none, as
    /// suits the game and the table.
    pub one_tap: Option<bool>,
    /// Whether the page says what a hand promises and guides a first deal.
    pub hints: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: None,
            theme: Theme::Auto,
            pace: Pace::Normal,
            sound: false,
            motion: true,
            memory: true,
            one_tap: None,
            hints: true,
        }
    }
}

impl Settings {
    /// What was chosen on an earlier visit. Unreadable settings are the defaults.
    pub fn kept() -> Self {
        storage::get("settings")
            .ok()
            .flatten()
            .and_then(|text| serde_json::from_str(&text).ok())
            .unwrap_or_default()
    }

    /// Keeps the choice for the next visit, where the browser lets us.
    pub fn keep(&self) {
        let text = serde_json::to_string(self).expect("settings are plain data");
        // Settings that cannot be kept still hold for this visit.
        let _ = storage::set("settings", &text);
    }

    /// The language of the page.
    pub fn language(&self) -> Language {
        self.language.unwrap_or_else(|| Language::asked(&page::asked_language()))
    }

    /// How long a piece moves now, in milliseconds; nothing if it does not.
    pub fn motion_length(&self) -> Option<f64> {
        let moves = self.motion && self.pace != Pace::Instant && !page::reduced_motion();
        moves.then(|| self.pace.motion())
    }

    /// Tells the document language and theme.
    pub fn dress(&self) {
        let theme = match self.theme {
            Theme::Auto => "auto",
            Theme::Light => "light",
            Theme::Dark => "dark",
        };
        page::set_attributes(&[("lang", self.language().code()), ("data-theme", theme)]);
    }
}

/// The choices, as groups of buttons; used on the page and in the table's menu.
pub fn settings_form(house: &Context) -> Html {
    let &Context { settings, words, ref change, .. } = house;
    let w = &words.settings;
    let choose = |set: fn(&mut Settings, usize)| {
        let change = change.clone();
        Callback::from(move |nth: usize| {
            let mut next = settings;
            set(&mut next, nth);
            change.emit(next);
        })
    };
    let option = |label: &'static str, chosen: bool| Choice { label: label.into(), chosen };
    html! {
        <div class="form">
            { piece!(Choices { legend: w.language, on_choose: choose(|settings, nth| {
                settings.language = Some(Language::ALL[nth]);
            }), among: vec![
                option("English", settings.language() == Language::En),
                option("Français", settings.language() == Language::Fr),
            ] }) }
            { piece!(Choices { legend: w.theme, on_choose: choose(|settings, nth| {
                settings.theme = [Theme::Auto, Theme::Light, Theme::Dark][nth];
            }), among: vec![
                option(w.as_system, settings.theme == Theme::Auto),
                option(w.light, settings.theme == Theme::Light),
                option(w.dark, settings.theme == Theme::Dark),
            ] }) }
            { piece!(Choices { legend: w.pace, on_choose: choose(|settings, nth| {
                settings.pace = [Pace::Slow, Pace::Normal, Pace::Fast, Pace::Instant][nth];
            }), among: vec![
                option(w.slow, settings.pace == Pace::Slow),
                option(w.normal, settings.pace == Pace::Normal),
                option(w.fast, settings.pace == Pace::Fast),
                option(w.instant, settings.pace == Pace::Instant),
            ] }) }
            { piece!(Choices { legend: w.sound, on_choose: choose(|settings, nth| settings.sound = nth == 0), among: vec![option(w.on, settings.sound), option(w.off, !settings.sound)] }) }
            { piece!(Choices { legend: w.motion, on_choose: choose(|settings, nth| settings.motion = nth == 0), among: vec![option(w.on, settings.motion), option(w.off, !settings.motion)] }) }
            { piece!(Choices { legend: w.one_tap, hint: w.one_tap_hint, on_choose: choose(|settings, nth| {
                settings.one_tap = [None, Some(true), Some(false)][nth];
            }), among: vec![
                option(w.as_suits, settings.one_tap.is_none()),
                option(w.on, settings.one_tap == Some(true)),
                option(w.off, settings.one_tap == Some(false)),
            ] }) }
            { piece!(Choices { legend: w.memory, hint: w.memory_hint, on_choose: choose(|settings, nth| settings.memory = nth == 0), among: vec![option(w.on, settings.memory), option(w.off, !settings.memory)] }) }
            { piece!(Choices { legend: w.hints, hint: w.hints_hint, on_choose: choose(|settings, nth| settings.hints = nth == 0), among: vec![option(w.on, settings.hints), option(w.off, !settings.hints)] }) }
        </div>
    }
}

/// The page of settings.
pub fn settings_page(house: &Context) -> Html {
    let words = house.words;
    html! {
        <main class="page narrow" id="main" tabindex="-1">
            { heading(words.settings.title, words) }
            { settings_form(house) }
        </main>
    }
}
