//! A screen away from the table: it follows what the table's window tells.

use crate::session::remote::{AnyFollowed, AnyTold, Missed};
use crate::ui::settings::Pace;
use crate::ui::table::effect::{Effect, Effects};
use crate::ui::table::guest::{Contact, Guest, GuestMatch};
use crate::ui::table::live::Env;
use crate::ui::table::msg::{HostEvent, Msg};
use crate::ui::table::sources::Timer;
use crate::ui::table::update::playback::add_places;
use crate::ui::waits;
use std::rc::Rc;

/// The most beats that a screen is behind the table.
const MOST_BEHIND: usize = 8;

/// Handles a message on a screen away from the table: nothing here decides.
pub(super) fn on_guest(guest: &mut Guest, msg: Msg, env: &Env, effects: &mut Effects) {
    match (msg, &mut guest.followed) {
        (Msg::Host(event), _) => on_host(guest, event, env, effects),
        (Msg::Elapsed(Timer::Playback), Some(followed)) => {
            if followed.playback.elapsed() {
                followed.playback.advance();
            }
            followed.show_beat(env, effects);
        }
        (Msg::Elapsed(Timer::Ceremony), Some(followed)) => {
            followed.ceremony = false;
            effects.render();
        }
        (Msg::Language, Some(followed)) => {
            followed.update_log(usize::MAX, env);
            followed.update_sheet(env);
            effects.render();
        }
        _ => {}
    }
}

fn on_host(guest: &mut Guest, event: HostEvent, env: &Env, effects: &mut Effects) {
    guest.contact = match event {
        HostEvent::Opened => return effects.push(Effect::Join),
        HostEvent::Hello(facts, told) => {
            // One that does not fit its own table is no news.
            let game = AnyFollowed::begin(facts, *told);
            game.into_iter().for_each(|game| guest.hello(game, env, effects));
            Contact::Here
        }
        HostEvent::News(told) => {
            let heard = guest.followed.as_mut().is_some_and(|it| it.hear(*told, env, effects));
            if !heard {
                // Something is missing: ask for everything.
                effects.push(Effect::Join);
            }
            Contact::Here
        }
        HostEvent::Gone => Contact::Away,
        HostEvent::OtherVersion => Contact::OtherVersion,
    };
    effects.render();
}

impl Guest {
    /// Shows a match as the table has told all of it, unless it is older than what is shown.
    fn hello(&mut self, game: AnyFollowed, env: &Env, effects: &mut Effects) {
        let is_old =
            self.followed.as_ref().is_some_and(|before| game.serial() < before.game.serial());
        if is_old {
            return;
        }
        if let Some(before) = &mut self.followed {
            before.playback.stop(effects);
        }
        effects.cancel(Timer::Ceremony);
        let followed = GuestMatch::new(game, env);
        let motions = followed.view().dealt(followed.game.facts().viewer);
        if !motions.is_empty() {
            effects.push(Effect::Animate(motions));
        }
        self.followed = Some(followed);
    }
}

impl GuestMatch {
    /// Shows what has happened since. Returns false if something before it is missing.
    fn hear(&mut self, told: AnyTold, env: &Env, effects: &mut Effects) -> bool {
        let (before, was_over) = (self.view().position(), self.game.outcome().is_some());
        let from = match self.game.hear(told) {
            Ok(from) => from,
            Err(Missed::Old) => return true,
            Err(Missed::Gap) => return false,
        };
        self.update_log(from, env);
        let is_over = self.game.outcome().is_some();
        self.has_just_ended = is_over && (self.has_just_ended || !was_over);
        self.ceremony &= is_over;
        if from < before {
            // Decisions were undone, so their playback is no longer true.
            self.playback.stop(effects);
        }
        self.play_back(from, env, effects);
        true
    }

    /// Shows the decisions from `from` on, beat by beat.
    fn play_back(&mut self, from: usize, env: &Env, effects: &mut Effects) {
        let cast = Rc::new(self.cast(env));
        let beats = self.view().playback(from, &|_| false, &cast, env.messages);
        self.highlights.clear();
        if env.settings.pace == Pace::Instant {
            beats.iter().for_each(|beat| add_places(&mut self.highlights, &beat.motions));
            self.after_playback(env, effects);
        } else if self.playback.add(beats) | self.playback.catch_up_to(MOST_BEHIND) {
            self.show_beat(env, effects);
        } else {
            self.after_playback(env, effects);
        }
    }

    /// Puts the first of the remaining beats on the board; after the last one, the result.
    fn show_beat(&mut self, env: &Env, effects: &mut Effects) {
        self.playback.let_stand(env.settings.pace, effects);
        if let Some(beat) = self.playback.now() {
            add_places(&mut self.highlights, &beat.motions);
            effects.push(Effect::Animate(beat.motions.clone()));
        } else {
            self.after_playback(env, effects);
        }
        effects.render();
    }

    fn after_playback(&mut self, env: &Env, effects: &mut Effects) {
        self.update_sheet(env);
        if self.playback.is_over() && std::mem::take(&mut self.has_just_ended) {
            self.ceremony = env.settings.pace != Pace::Instant;
            if self.ceremony {
                effects.wait(Timer::Ceremony, waits::CEREMONY);
            }
        }
        effects.render();
    }
}
