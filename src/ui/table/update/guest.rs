//! A screen away from the table: it follows what the table's window tells.

use crate::session::remote::{AnyFollowed, AnyTold, Missed};
use crate::ui::games::DraftChoice;
use crate::ui::settings::Pace;
use crate::ui::sound::Sound;
use crate::ui::table::choice::Choice;
use crate::ui::table::effect::{Effect, Effects};
use crate::ui::table::guest::{Contact, Guest, GuestMatch};
use crate::ui::table::live::Env;
use crate::ui::table::msg::{HostEvent, Msg};
use crate::ui::table::selection::{Selection, Tap, Touched};
use crate::ui::table::sources::Timer;
use crate::ui::table::update::playback::add_places;
use crate::ui::waits;
use std::rc::Rc;

/// The most beats that a screen is behind the table.
const MOST_BEHIND: usize = 8;

/// Handles a message on a screen away from the table. Nothing decides on one of the public; a seat's
/// own sends what its person decides.
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
            followed.hand.selected = None;
            followed.hand.draft = DraftChoice::default();
            followed.update_log(usize::MAX, env);
            followed.update_sheet(env);
            effects.render();
        }
        (msg, Some(followed)) if followed.is_seat() => followed.on_seat(msg, env, effects),
        _ => {}
    }
    if let Some(followed) = &mut guest.followed {
        followed.call(effects);
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
        HostEvent::Refused => {
            if let Some(followed) = &mut guest.followed {
                (followed.hand.sent, followed.hand.choice) = (None, None);
            }
            // Whatever was the reason, the whole match helps.
            return effects.push(Effect::Join);
        }
        HostEvent::Here if guest.followed.is_none() || guest.contact == Contact::Here => return,
        HostEvent::Here => Contact::Here,
        HostEvent::Gone => Contact::Away,
        HostEvent::OtherVersion => Contact::OtherVersion,
        HostEvent::Taken => Contact::Taken,
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
        self.hand.selected = None;
        self.hand.draft = DraftChoice::default();
        self.update_log(from, env);
        let is_over = self.game.outcome().is_some();
        self.has_just_ended = is_over && (self.has_just_ended || !was_over);
        self.ceremony &= is_over;
        if from < before {
            // Decisions were undone, so their playback is no longer true.
            self.playback.stop(effects);
        }
        self.play_back(from, env, effects);
        self.send_next(effects);
        true
    }

    /// Handles a message on the screen of a seat.
    fn on_seat(&mut self, msg: Msg, env: &Env, effects: &mut Effects) {
        match msg {
            Msg::Touch(touched) if self.is_asked() => self.touch(&touched, env, effects),
            Msg::Decide(choice) if self.is_asked() => self.decide(choice, env, effects),
            Msg::Draft(draft) if self.hand.draft != draft => {
                self.hand.draft = draft;
                effects.render();
            }
            Msg::Explain(text) => {
                self.playback.hold(effects);
                self.hand.selected = Some(Selection::text(text));
                effects.render();
            }
            Msg::Continue | Msg::Next | Msg::Skip { .. } | Msg::SeeResult if self.ceremony => {
                self.ceremony = false;
                effects.cancel(Timer::Ceremony);
                effects.render();
            }
            Msg::SeeResult => {
                effects.push(Effect::ScrollToResult);
                effects.render();
            }
            Msg::Continue | Msg::Next | Msg::TapThrough(_) => self.go_on(false, env, effects),
            Msg::Skip { .. } => self.go_on(true, env, effects),
            Msg::PutBack if self.playback.is_over() => {
                self.hand.selected = None;
                effects.render();
            }
            _ => {}
        }
    }

    fn touch(&mut self, touched: &Touched, env: &Env, effects: &mut Effects) {
        let viewer = self.game.facts().viewer;
        let selection = self.view().select(touched, None, viewer, true, env.messages);
        match selection.tapped(self.hand.selected.as_ref(), env.settings.one_tap) {
            Tap::Select => self.hand.selected = Some(selection),
            Tap::PutBack => self.hand.selected = None,
            Tap::Play(choice) => effects.send(Msg::Decide(choice)),
        }
        effects.render();
    }

    /// Sends the decisions of a choice, one after another, each once the table has made the one before.
    fn decide(&mut self, choice: Choice, env: &Env, effects: &mut Effects) {
        let is_confirmed = self.hand.selected.as_ref().is_some_and(|it| it.confirms(&choice));
        if env.settings.ask_first && !is_confirmed {
            // Nothing can be taken back from here.
            let order = self.view().say_choice(&choice, &self.cast(env), env.messages);
            let before = self.hand.selected.as_ref();
            let asks = Selection::confirming(choice, &order, before, &env.messages.table);
            self.hand.selected = Some(asks);
        } else {
            self.highlights.clear();
            self.hand.choice = Some((choice, 0));
            self.send_next(effects);
        }
        effects.render();
    }

    /// Sends the next decision of the choice, if the table lets this seat make it.
    fn send_next(&mut self, effects: &mut Effects) {
        let Some((choice, nth)) = self.hand.choice.take() else { return };
        let (serial, viewer) = (self.game.serial(), self.game.facts().viewer);
        if nth > 0 && self.hand.sent.is_none_or(|sent| sent + 1 != serial) {
            // Something else has happened at the table.
            return;
        }
        let Some(index) = self.view().legal_index(&choice, nth, viewer) else { return };
        self.hand.sent = Some(serial);
        self.hand.selected = None;
        self.hand.draft = DraftChoice::default();
        self.hand.choice = Some((choice, nth + 1));
        effects.push(Effect::Decide { serial, index });
    }

    /// Goes on to the next beat, or to the end of all; without one, clears the selection.
    fn go_on(&mut self, to_the_end: bool, env: &Env, effects: &mut Effects) {
        effects.render();
        let had_selection = self.hand.selected.take().is_some();
        if self.playback.is_over() {
            return;
        }
        if had_selection && !to_the_end {
            self.playback.let_stand(env.settings.pace, effects);
            return;
        }
        if to_the_end {
            for beat in self.playback.skip() {
                add_places(&mut self.highlights, &beat.motions);
            }
        } else {
            self.playback.advance();
        }
        self.show_beat(env, effects);
    }

    /// Calls the person once it is their turn and everything was shown.
    fn call(&mut self, effects: &mut Effects) {
        let serial = self.game.serial();
        // The next decision of the same turn is no call.
        let goes_on = self.hand.sent.is_some_and(|sent| sent + 1 == serial);
        if self.is_asked() && self.hand.called != Some(serial) {
            self.hand.called = Some(serial);
            if !goes_on {
                effects.push(Effect::Play(Sound::Bell));
                effects.push(Effect::Shake);
            }
        }
    }

    /// Shows the decisions from `from` on, beat by beat.
    fn play_back(&mut self, from: usize, env: &Env, effects: &mut Effects) {
        let cast = Rc::new(self.cast(env));
        let beats = self.view().playback(from, &cast, env.messages);
        if !self.is_seat() {
            self.highlights.clear();
        }
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
