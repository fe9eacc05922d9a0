//! The state machine of the table: one pure function from a message to effects.

mod bots;
mod hint;
mod live;
mod ownership;
mod playback;
mod remote;
mod replay;

use super::arrows::Arrow;
use super::effect::{Effect, Effects};
use super::guide::{self};
use super::live::{Env, Live};
use super::msg::{Key, Msg, Panel, Timer};
use super::replay::Step;
use super::screen::{Missing, Screen};
use super::source::Source;
use crate::session::remote::ToHost;
use crate::ui::settings::Pace;
use crate::ui::sound::Sound;
use crate::ui::waits;

/// Changes the screen according to a message, and returns the effects.
pub fn update(screen: &mut Screen, msg: Msg, env: &Env) -> Effects {
    let mut effects = Effects::default();
    // In a lesson, all is done by hand.
    let asks_forced = !env.settings.plays_forced || screen.guide().is_some();
    if let Some(live) = screen.live_mut() {
        live.seats.asks_forced = asks_forced;
    }
    let before = moves_seats(&msg).then(|| screen.live().map(Live::places));
    let asked = screen.live().map(Live::agreed);
    handle(screen, msg, env, &mut effects);
    if let (Some(before), Screen::Live(live)) = (asked, &mut *screen) {
        live.tell_question(before, env, &mut effects);
    }
    if let (Some(before), Screen::Live(live) | Screen::ReadOnly(live)) = (before, &mut *screen) {
        live.tell_places(before, env, &mut effects);
    }
    finish(screen, env.settings.pace == Pace::Instant, &mut effects);
    effects
}

/// Returns true if seats may be played at other places after this message.
fn moves_seats(msg: &Msg) -> bool {
    matches!(
        msg,
        Msg::Phone(_)
            | Msg::Places(_)
            | Msg::StandIn(..)
            | Msg::PlaceSeats(_)
            | Msg::ByLetter(_)
            | Msg::Updated(_)
            | Msg::Host(_)
    )
}

/// Shows a match that has just been put on the table, and returns the effects.
pub fn open(screen: &mut Screen) -> Effects {
    let mut effects = Effects::default();
    if let Screen::Live(live) | Screen::Lesson(live, _) = screen {
        live.animate_deal(&mut effects);
    }
    finish(screen, true, &mut effects);
    effects
}

/// Does what follows every message: calls the person to move once, and scrolls to the end of a
/// match when it has been shown.
fn finish(screen: &mut Screen, is_instant: bool, effects: &mut Effects) {
    let calls = screen.calls();
    let Some(live) = screen.live_mut() else { return };
    if let Some(seat) = calls
        && live.seats.called != Some(seat)
    {
        live.seats.called = Some(seat);
        effects.push(Effect::Play(Sound::Bell));
        effects.push(Effect::Shake);
    }
    if live.playback.has_just_ended && live.playback.is_over() {
        live.playback.has_just_ended = false;
        live.notices.ended();
        // A screen of the public has its podium.
        live.playback.ceremony = !is_instant && !live.is_public_screen();
        if live.playback.ceremony {
            effects.wait(Timer::Ceremony, waits::CEREMONY);
        }
        effects.push(Effect::ScrollToTop);
    }
    if live.playback.is_rendered_later() {
        effects.0.retain(|effect| *effect != Effect::Render);
    }
}

fn handle(screen: &mut Screen, msg: Msg, env: &Env, effects: &mut Effects) {
    if screen.live().is_some_and(Live::is_public_screen) && !is_for_public_screen(&msg) {
        return;
    }
    match msg {
        Msg::Host(event) => remote::on_host(screen, event, env, effects),
        Msg::SeeResult if screen.live().is_some_and(|live| !live.playback.ceremony) => {
            effects.push(Effect::ScrollToResult);
            effects.render();
        }
        Msg::Key(key) => press(screen, key, effects),
        Msg::Open(panel) => open_panel(screen, panel, env, effects),
        Msg::Replay(step) => replay::on_step(screen, step, env, effects),
        Msg::Review(ask) => replay::ask_review(screen, ask, env, effects),
        Msg::Owner(owner, there) => ownership::on_owner(screen, owner, there, env, effects),
        Msg::Updated(there) => ownership::follow(screen, *there, env, effects),
        Msg::Places(places) => ownership::follow_places(screen, &places, env, effects),
        Msg::Undo if screen.guide().is_none() => {
            step_back_or_forth(screen, false, env, effects);
        }
        Msg::Redo => step_back_or_forth(screen, true, env, effects),
        Msg::Language => on_language(screen, env, effects),
        Msg::Seen(sight) => live::on_sight(screen, sight, env, effects),
        msg => match screen {
            Screen::Missing(_) => {}
            Screen::Live(live) if live.source.remote().is_some() => {
                remote::on_remote(live, msg, env, effects);
            }
            Screen::Live(live) => live::on_live(live, msg, env, effects),
            Screen::Lesson(live, guide) => live::on_lesson(live, guide, msg, env, effects),
            Screen::ReadOnly(live) => live::on_read_only(live, msg, env, effects),
            Screen::Replay(replay) => replay::on_replay(replay, msg, env, effects),
        },
    }
}

/// Returns true if a screen of the public handles this message: no player uses such a screen.
fn is_for_public_screen(msg: &Msg) -> bool {
    matches!(msg, Msg::Host(_) | Msg::Language)
}

/// Undoes or redoes a decision, if the button for it would be enabled.
fn step_back_or_forth(screen: &mut Screen, redo: bool, env: &Env, effects: &mut Effects) {
    let able = if redo { screen.can_redo() } else { screen.can_undo() };
    let Some(seat) = able else {
        let why = (!redo).then(|| screen.no_undo()).flatten();
        if let (Some(why), Some(live)) = (why, screen.live_mut()) {
            live.draft.error = Some((env.messages.language.by_letter().no_undo)(why).to_owned());
            effects.render();
        }
        return;
    };
    let Screen::Live(live) = screen else { return };
    let from = live.source.position();
    let is_done = match &mut live.source {
        Source::Own(game) if redo => game.redo(seat),
        Source::Own(game) => game.undo(seat),
        Source::Told(remote) => {
            effects.push(Effect::Tell(ToHost::Undo { serial: remote.game.serial() }));
            return;
        }
    };
    if is_done {
        let to = live.source.position();
        if to < from && live.players(env).persons() > 1 {
            live.tell_undo(to, env);
        } else {
            live.notices.decided(Some(seat));
        }
        live.bots.cancel(effects);
        live.playback.stop(effects);
        live.playback.highlights.clear();
        live.after_decision(None, from, env, effects);
    }
}

/// Opens a panel, with the sentences that it reads out.
fn open_panel(screen: &mut Screen, panel: Option<Panel>, env: &Env, effects: &mut Effects) {
    let read_out = panel.map(|panel| screen.read_out(panel, env)).unwrap_or_default();
    if let Some(live) = screen.live_mut() {
        live.notices.panel = panel;
        live.notices.read_out = read_out;
        if matches!(panel, Some(Panel::Places(_))) {
            live.notices.forget_floods(live.notices.floods());
        }
        if live.playback.ceremony {
            live.end_ceremony(effects);
        }
        effects.render();
    }
}

/// Rebuilds texts in the new language.
fn on_language(screen: &mut Screen, env: &Env, effects: &mut Effects) {
    let Some(live) = screen.live_mut() else { return };
    live.forget_draft(effects);
    live.notices.banner.clear();
    live.update_log(usize::MAX, env);
    live.update_sheet(env);
    effects.render();
}

/// Handles a key, unless an open panel handles its keys itself.
fn press(screen: &mut Screen, key: Key, effects: &mut Effects) {
    let Some(live) = screen.live() else { return };
    if live.notices.panel.is_some() {
        return;
    }
    let is_over = live.playback.is_over();
    let msg = match (key, &*screen) {
        (Key::Undo, _) => Msg::Undo,
        (Key::Redo, _) => Msg::Redo,
        (Key::Rules, _) => Msg::Open(Some(Panel::Rules)),
        (Key::Log, _) => Msg::Open(Some(Panel::Log(None))),
        (Key::Read, _) => Msg::Open(Some(Panel::Read)),
        (Key::Goals, _) => Msg::Open(Some(Panel::Goals)),
        (Key::Missed, _) => Msg::Open(Some(Panel::Missed)),
        (Key::Menu, _) => Msg::Open(Some(Panel::Menu)),
        (Key::Cover, _) => Msg::Cover,
        (Key::Continue { on_button }, Screen::Lesson(..)) if is_over => {
            // A focused button takes the key itself.
            if on_button {
                return;
            }
            Msg::Lesson(guide::Ask::GoOn)
        }
        (Key::Continue { .. }, _) => Msg::Continue,
        // Keep the selection: the same press has made it.
        (Key::Hold, _) if is_over => return,
        (Key::Hold | Key::Escape, _) => Msg::Skip { by_button: false },
        (Key::Hint, _) => Msg::Hint,
        (Key::LastRound, _) => Msg::LastRound,
        (Key::Text(text), _) => Msg::Explain(text),
        (Key::Arrow(Arrow::Left), Screen::Replay(_)) => Msg::Replay(Step::Back),
        (Key::Arrow(Arrow::Right), Screen::Replay(_)) => Msg::Replay(Step::Forward),
        (Key::Arrow(arrow), _) => return effects.push(Effect::MoveFocus(arrow)),
    };
    effects.send(msg);
}

/// Replaces the screen with another one made from it.
fn change(screen: &mut Screen, into: impl FnOnce(Screen) -> Screen) {
    let before = std::mem::replace(screen, Screen::Missing(Missing::NoMatch));
    *screen = into(before);
}
