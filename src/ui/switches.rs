//! The choices of the language and of the theme, in the settings and on the home page.

use super::locale::{Language, Messages};
use super::pieces::{Choice, piece};
use super::settings::{Settings, Theme};
use yew::prelude::*;

/// The values of the themes. The script in `index.html` reads them before the program runs.
const THEMES: &[&str] = &["auto", "light", "dark"];

/// Renders the choice of the language.
pub fn language(settings: Settings, messages: &Messages, change: &Callback<Settings>) -> Html {
    let choice = |language| Choice {
        label: Language::NAMES[language as usize].into(),
        chosen: settings.language.unwrap_or(messages.language) == language,
    };
    piece!(Choices {
        legend: messages.settings.language,
        values: &Language::CODES[..],
        among: Language::ALL.map(choice).to_vec(),
        on_choose: change
            .reform(move |nth| Settings { language: Some(Language::ALL[nth]), ..settings }),
    })
}

/// Renders the choice of the theme, with these labels: as on the device, light, dark.
pub fn theme(
    settings: Settings,
    labels: [&'static str; 3],
    messages: &Messages,
    change: &Callback<Settings>,
) -> Html {
    let choice = |(theme, label): (Theme, &'static str)| Choice {
        label: label.into(),
        chosen: settings.theme == theme,
    };
    piece!(Choices {
        legend: messages.settings.theme,
        values: THEMES,
        among: Theme::ALL.into_iter().zip(labels).map(choice).collect::<Vec<_>>(),
        on_choose: change.reform(move |nth: usize| Settings { theme: Theme::ALL[nth], ..settings }),
    })
}
