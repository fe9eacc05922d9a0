//! The settings form, on the settings page and in the table's menu.

use super::context::AppContext;
use super::heading::heading;
use super::pieces::{Choice, piece};
use super::settings::{Pace, Settings, Span, TextSize, Volume};
use super::sound::Sound;
use super::switches;
use yew::prelude::*;

/// Renders the settings as groups of buttons.
pub fn settings_form(app: &AppContext) -> Html {
    let &AppContext { settings, messages, ref change, .. } = app;
    let w = &messages.settings;
    let choose = |set: fn(&mut Settings, usize)| {
        let change = change.clone();
        Callback::from(move |nth: usize| {
            let mut next = settings;
            set(&mut next, nth);
            change.emit(next);
        })
    };
    let option = |label: &'static str, chosen: bool| Choice { label: label.into(), chosen };
    let on_off = |chosen: bool| vec![option(w.on, chosen), option(w.off, !chosen)];
    html! {
        <div class="form">
            <h2>{ w.seeing }</h2>
            { switches::language(settings, messages, change) }
            { switches::theme(settings, [w.as_system, w.light, w.dark], messages, change) }
            { piece!(Choices { legend: w.print, on_choose: choose(|settings, nth| settings.print = TextSize::ALL[nth]),
                among: TextSize::ALL.map(|print| Choice { label: (w.hundredths)(print.percent()).into(), chosen: settings.print == print }).to_vec() }) }
            { piece!(Choices { legend: w.cards, hint: w.cards_hint, on_choose: choose(|settings, nth| settings.large_cards = nth == 1),
                among: vec![option(w.with_names, !settings.large_cards), option(w.large_cards, settings.large_cards)] }) }
            { piece!(Choices { legend: w.motion, on_choose: choose(|settings, nth| settings.motion = nth == 0), among: on_off(settings.motion) }) }
            <h2>{ w.hearing }</h2>
            { piece!(Choices { legend: w.sound, on_choose: choose(|settings, nth| {
                settings.sound = nth > 0;
                if settings.sound {
                    settings.volume = Volume::ALL[nth - 1];
                    // Play a sound, so the volume can be heard at once.
                    Sound::Bell.play(settings.volume.gain());
                }
            }), among: std::iter::once(option(w.off, !settings.sound))
                .chain(Volume::ALL.into_iter().zip(w.volumes).map(|(volume, label)| option(label, settings.sound && settings.volume == volume)))
                .collect::<Vec<_>>() }) }
            { piece!(Choices { legend: w.vibration, hint: w.vibration_hint, on_choose: choose(|settings, nth| settings.vibration = nth == 0), among: on_off(settings.vibration) }) }
            <h2>{ w.hands }</h2>
            { piece!(Choices { legend: w.keys, hint: w.keys_hint, on_choose: choose(|settings, nth| settings.keys_below = nth == 1),
                among: vec![option(w.keys_above, !settings.keys_below), option(w.keys_below, settings.keys_below)] }) }
            { piece!(Choices { legend: w.one_tap, hint: w.one_tap_hint, on_choose: choose(|settings, nth| {
                settings.one_tap = [None, Some(true), Some(false)][nth];
            }), among: vec![
                option(w.as_suits, settings.one_tap.is_none()),
                option(w.on, settings.one_tap == Some(true)),
                option(w.off, settings.one_tap == Some(false)),
            ] }) }
            { piece!(Choices { legend: w.ask_first, hint: w.ask_first_hint, on_choose: choose(|settings, nth| settings.ask_first = nth == 0), among: on_off(settings.ask_first) }) }
            { piece!(Choices { legend: w.long_press, hint: w.long_press_hint, on_choose: choose(|settings, nth| settings.long_press = Span::ALL[nth]),
                among: Span::ALL.map(|span| Choice { label: (w.after)(span.long_press() / 100).into(), chosen: settings.long_press == span }).to_vec() }) }
            { piece!(Choices { legend: w.second_tap, hint: w.second_tap_hint, on_choose: choose(|settings, nth| settings.second_tap = Span::ALL[nth]),
                among: Span::ALL.map(|span| {
                    let label = match span.second_tap() { 0 => w.off.into(), time => (w.after)(time / 100).into() };
                    Choice { label, chosen: settings.second_tap == span }
                }).to_vec() }) }
            { piece!(Choices { legend: w.shortcuts, hint: w.shortcuts_hint, on_choose: choose(|settings, nth| settings.shortcuts = nth == 0), among: on_off(settings.shortcuts) }) }
            <h2>{ w.playing }</h2>
            { piece!(Choices { legend: w.pace, on_choose: choose(|settings, nth| {
                settings.pace = [Pace::Steps, Pace::Slow, Pace::Normal, Pace::Fast, Pace::Instant][nth];
            }), among: vec![
                option(w.steps, settings.pace == Pace::Steps),
                option(w.slow, settings.pace == Pace::Slow),
                option(w.normal, settings.pace == Pace::Normal),
                option(w.fast, settings.pace == Pace::Fast),
                option(w.instant, settings.pace == Pace::Instant),
            ] }) }
            { piece!(Choices { legend: w.plays_forced, on_choose: choose(|settings, nth| settings.plays_forced = nth == 0), among: on_off(settings.plays_forced) }) }
            { piece!(Choices { legend: w.memory, hint: w.memory_hint, on_choose: choose(|settings, nth| settings.memory = nth == 0), among: on_off(settings.memory) }) }
            { piece!(Choices { legend: w.hints, hint: w.hints_hint, on_choose: choose(|settings, nth| settings.hints = nth == 0), among: on_off(settings.hints) }) }
        </div>
    }
}

/// Renders the settings page.
pub fn settings_page(app: &AppContext) -> Html {
    let messages = app.messages;
    html! {
        <main class="page narrow" id="main" tabindex="-1">
            { heading(messages.settings.title, messages) }
            { settings_form(app) }
            if let Some(whole) = app.kept_offline {
                <p class="note" id="kept-offline">{ if whole { messages.kept_offline } else { messages.not_kept_offline } }</p>
            }
        </main>
    }
}
