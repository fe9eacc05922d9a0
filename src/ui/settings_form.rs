//! Where a person chooses how the page is: the page of settings, and the same
//! choices in the table's menu.

use super::context::Context;
use super::locale::Language;
use super::pieces::{Choice, heading, piece};
use super::settings::{Pace, Settings, Theme};
use yew::prelude::*;

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
            { piece!(Choices { legend: w.ask_first, hint: w.ask_first_hint, on_choose: choose(|settings, nth| settings.ask_first = nth == 0), among: vec![option(w.on, settings.ask_first), option(w.off, !settings.ask_first)] }) }
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
