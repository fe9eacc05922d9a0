//! Saves settings between visits, and combines them with those of the browser.

use super::{Pace, Settings, TextSize, Theme};
use crate::platform::{page, storage};
use crate::ui::locale::Language;

impl Settings {
    /// Returns the settings of an earlier visit.
    pub fn kept() -> Self {
        let text = storage::get("settings").ok().flatten();
        text.map(|text| Self::read(&text)).unwrap_or_default()
    }

    /// Saves the changes since `before` for the next visit, if the browser allows it.
    pub fn keep(&self, before: &Self) {
        let kept = storage::get("settings").ok().flatten().unwrap_or_default();
        // Settings that cannot be saved still apply to this visit.
        let _ = storage::set("settings", &self.merged(before, &kept));
    }

    /// Returns the language of the page.
    pub fn language(&self) -> Language {
        self.language.unwrap_or_else(|| Language::asked(&page::asked_language()))
    }

    /// Returns the length of a piece's motion in milliseconds; `None` if pieces don't move.
    pub fn motion_length(&self) -> Option<f64> {
        let moves = self.motion && self.pace != Pace::Instant && !page::reduced_motion();
        moves.then(|| self.pace.motion())
    }

    /// Sets the document's language, theme, text size, motion and card look. `data-print` is the
    /// size chosen, `data-large` the size that results with the browser's own; layout by the latter
    /// suits both. `is_afar` is true for a screen of the public, which is read from afar: its text is
    /// as large as it allows, whatever size is chosen.
    pub fn apply_to_page(&self, is_afar: bool) {
        let theme = match self.theme {
            Theme::Auto => "auto",
            Theme::Light => "light",
            Theme::Dark => "dark",
        };
        let keys = if self.keys_below { "below" } else { "above" };
        let print = if is_afar { TextSize::Usual } else { self.print }.percent().to_string();
        let motion = if self.motion_length().is_some() { "on" } else { "off" };
        page::set_attributes(&[
            ("lang", self.language().code()),
            ("data-theme", theme),
            ("data-keys", keys),
            ("data-print", &print),
            ("data-motion", motion),
            ("data-afar", if is_afar { "yes" } else { "no" }),
            // Else the text that is measured below would have grown with the window.
            ("data-large", ""),
        ]);
        let large =
            if is_afar { TextSize::Usual } else { TextSize::of_percent(page::text_percent()) };
        let is_large = self.large_cards || is_afar || large.percent() >= 150;
        let cards = if is_large { "large" } else { "usual" };
        let size = large.percent().to_string();
        page::set_attributes(&[("data-large", &size), ("data-cards", cards)]);
    }
}
