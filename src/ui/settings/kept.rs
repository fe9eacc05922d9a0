//! What was chosen, kept between visits, and what the browser asks for itself.

use super::{Pace, Print, Settings, Theme};
use crate::platform::{page, storage};
use crate::ui::locale::Language;

impl Settings {
    /// What was chosen on an earlier visit.
    pub fn kept() -> Self {
        let text = storage::get("settings").ok().flatten();
        text.map(|text| Self::read(&text)).unwrap_or_default()
    }

    /// Keeps what was changed since `before` for the next visit, where the browser lets us.
    pub fn keep(&self, before: &Self) {
        let kept = storage::get("settings").ok().flatten().unwrap_or_default();
        // Settings that cannot be kept still hold for this visit.
        let _ = storage::set("settings", &self.merged(before, &kept));
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

    /// Tells the document its language and light, how large the text is, and how cards
    /// look: `data-print` is what was chosen, `data-large` how large the text has become
    /// with what the browser has by itself; who lays out by it suits both.
    pub fn dress(&self) {
        let theme = match self.theme {
            Theme::Auto => "auto",
            Theme::Light => "light",
            Theme::Dark => "dark",
        };
        let keys = if self.keys_below { "below" } else { "above" };
        let print = self.print.percent().to_string();
        page::set_attributes(&[
            ("lang", self.language().code()),
            ("data-theme", theme),
            ("data-keys", keys),
            ("data-print", &print),
        ]);
        let large = Print::of_percent(page::text_percent());
        let cards = if self.large_cards || large.percent() >= 150 { "large" } else { "usual" };
        let size = large.percent().to_string();
        page::set_attributes(&[("data-large", &size), ("data-cards", cards)]);
    }
}
