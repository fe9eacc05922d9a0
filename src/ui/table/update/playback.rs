//! Playing back what has been decided, beat by beat.

use crate::session::Occupant;
use crate::ui::motion::Motion;
use crate::ui::settings::Pace;
use crate::ui::table::effect::{Effect, Effects};
use crate::ui::table::guide::Guide;
use crate::ui::table::live::{Env, Live};
use crate::ui::table::presenter;
use std::rc::Rc;

impl Live {
    /// Animates the deal, if nothing has been decided yet.
    pub(super) fn animate_deal(&self, effects: &mut Effects) {
        let motions = presenter::of(&self.game).dealt(self.viewer());
        if !motions.is_empty() {
            effects.push(Effect::Animate(motions));
        }
    }

    /// Shows the decisions from `from` on.
    pub(super) fn show(&mut self, from: usize, env: &Env, effects: &mut Effects) {
        if !self.game.occupants().iter().any(Occupant::is_person) {
            // Without persons, no decision would ever clear the highlights.
            self.highlights.clear();
        }
        let cast = Rc::new(self.cast(env));
        let beats = presenter::of(&self.game).playback(from, &cast, env.messages);
        if env.settings.pace == Pace::Instant {
            let last = beats.iter().rev().find_map(|beat| beat.sound);
            for beat in &beats {
                self.highlight(&beat.motions);
            }
            effects.0.extend(last.map(Effect::Play));
        } else if self.playback.add(beats) {
            self.show_beat(env, effects);
        }
    }

    /// Puts the first of the remaining beats on the board. Returns false if there is none.
    pub(super) fn show_beat(&mut self, env: &Env, effects: &mut Effects) -> bool {
        self.playback.let_stand(env.settings.pace, effects);
        let Some(beat) = self.playback.now() else { return false };
        let (motions, sound) = (beat.motions.clone(), beat.sound);
        self.highlight(&motions);
        effects.push(Effect::Animate(motions));
        effects.0.extend(sound.map(Effect::Play));
        true
    }

    /// Continues the playback. At its end a bot may decide.
    pub(super) fn next_beat(
        &mut self,
        guide: Option<&mut Guide>,
        env: &Env,
        effects: &mut Effects,
    ) {
        if !self.show_beat(env, effects) && !self.let_bot_decide(guide, env, effects) {
            self.update_sheet(env);
        }
    }

    pub(super) fn on_playback_timer(
        &mut self,
        guide: Option<&mut Guide>,
        env: &Env,
        effects: &mut Effects,
    ) {
        if self.playback.elapsed() {
            self.playback.advance();
            self.next_beat(guide, env, effects);
        } else if self.selected.is_none() {
            // Its time begins when it is rendered.
            self.playback.let_stand(env.settings.pace, effects);
        }
        effects.render();
        self.pause(env, effects);
    }

    /// Briefly waits for the next bot before anything is rendered.
    pub(super) fn pause(&mut self, env: &Env, effects: &mut Effects) {
        self.playback.pause(self.bots.is_pending(), env.settings.pace, effects);
        if self.playback.is_pausing() {
            effects.0.retain(|effect| *effect != Effect::Render);
        }
    }

    /// Continues to the next beat, or to the end of all.
    pub(super) fn go_on(
        &mut self,
        guide: Option<&mut Guide>,
        to_the_end: bool,
        env: &Env,
        effects: &mut Effects,
    ) {
        if self.playback.is_over() {
            // Clear the selection before the hint.
            if to_the_end && (self.selected.take().is_some() || self.hint.clear(effects)) {
                effects.render();
            }
            return;
        }
        effects.render();
        if self.selected.take().is_some() && !to_the_end {
            // Continue the beat that was held while a text was open.
            self.playback.let_stand(env.settings.pace, effects);
            return;
        }
        if to_the_end {
            for beat in self.playback.skip() {
                self.highlight(&beat.motions);
            }
        } else {
            self.playback.advance();
        }
        self.next_beat(guide, env, effects);
    }

    /// Highlights the places that these motions touch until the person's next decision.
    pub(super) fn highlight(&mut self, motions: &[Motion]) {
        for place in motions.iter().filter_map(Motion::touches) {
            if !self.highlights.iter().any(|other| other == place) {
                self.highlights.push(place.to_owned());
            }
        }
    }

    /// Shows the other players' actions since the holder's last decision again.
    pub(super) fn show_last_round(&mut self, env: &Env, effects: &mut Effects) {
        let Some(seat) = self.holder() else { return };
        effects.render();
        let from = self.log.missed_from(seat);
        if self.playback.is_over() && from < self.game.position() {
            self.show(from, env, effects);
        }
    }
}
