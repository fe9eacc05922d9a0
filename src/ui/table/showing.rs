//! What has happened is shown: beat by beat, each for its time.

use super::{Msg, Table, desk, film};
use crate::ui::motion::Motion;
use crate::platform::{sound, timer};
use crate::ui::sound::Sound;
use crate::session::Occupant;
use crate::ui::settings::Pace;
use std::rc::Rc;

/// So long a bot is waited for before it is drawn that it thinks, in milliseconds.
const PAUSE: u32 = 120;

impl Table {
    /// Shows what has happened from decision `from` on, beat by beat.
    pub(super) fn show(&mut self, ctx: &yew::Context<Self>, from: usize) {
        let Ok(play) = &self.play else { return };
        if !play.occupants().iter().any(Occupant::is_person) {
            // Nobody decides here who could take the marks away.
            self.marks.clear();
        }
        let settings = ctx.props().house.settings;
        let words = ctx.props().house.words;
        let cast = Rc::new(desk::cast(play, self.viewer(play), self.near(), words));
        let beats = desk::film(play, from, &cast, words);
        if settings.pace == Pace::Instant {
            let last = beats.iter().rev().find_map(|beat| beat.sound);
            for beat in &beats {
                self.mark(&beat.motions);
            }
            play_sound(ctx, last);
        } else if self.film.add(beats) {
            self.show_beat(ctx);
        }
    }

    /// Puts the next beat on the table; without one the game goes on.
    pub(super) fn show_beat(&mut self, ctx: &yew::Context<Self>) {
        self.beat = None;
        let Some(beat) = self.film.now() else {
            if !self.let_the_bot_decide(ctx) {
                self.reckon(ctx);
            }
            return;
        };
        let (motions, sound) = (beat.motions.clone(), beat.sound);
        self.let_it_stand(ctx);
        self.mark(&motions);
        self.to_show = motions;
        play_sound(ctx, sound);
    }

    /// Between two beats a bot is waited for that mostly answers at once: what was
    /// drawn meanwhile nobody would see.
    pub(super) fn pauses(&mut self, ctx: &yew::Context<Self>) -> bool {
        let told = ctx.props().house.settings.pace != Pace::Instant;
        let pauses = told && self.film.is_over() && self.thinking.is_some();
        if !pauses {
            self.pause = None;
        } else if self.pause.is_none() {
            let link = ctx.link().clone();
            self.pause = Some(timer::after(PAUSE, move || link.send_message(Msg::Idle)));
        }
        pauses
    }

    /// Leaves the beat on the table for its time, which begins when it is drawn.
    pub(super) fn let_it_stand(&mut self, ctx: &yew::Context<Self>) {
        if self.drawn_soon {
            return;
        }
        let Some(beat) = self.film.now() else { return };
        let link = ctx.link().clone();
        let length = film::length(beat.pacing, ctx.props().house.settings.pace);
        self.beat = Some(timer::after(length, move || link.send_message(Msg::BeatOver)));
    }

    /// Marks what these motions touch until the person's next decision.
    pub(super) fn mark(&mut self, motions: &[Motion]) {
        for place in motions.iter().filter_map(Motion::touches) {
            if !self.marks.iter().any(|marked| marked == place) {
                self.marks.push(place.to_owned());
            }
        }
    }

    /// Shows what the others did since the holder's last decision once more.
    pub(super) fn show_the_last_round(&mut self, ctx: &yew::Context<Self>) -> bool {
        let Ok(play) = &self.play else { return false };
        let (Some(seat), Some(story)) = (self.holder(), &self.story) else { return false };
        let from = story.missed_from(seat);
        if !self.film.is_over() || from >= play.position() {
            return true;
        }
        self.show(ctx, from);
        true
    }
}

impl Table {
    /// Calls the person who is asked, if it is not for the next step of what they do.
    pub(super) fn call(&mut self, ctx: &yew::Context<Self>) {
        let Ok(play) = &self.play else { return };
        let asked = desk::to_move(play, self.viewer(play));
        if self.called != asked {
            self.called = asked;
            play_sound(ctx, Some(Sound::Bell));
            if ctx.props().house.settings.vibration {
                sound::shake();
            }
        }
    }
}

/// Plays a sound, if the person wants any.
fn play_sound(ctx: &yew::Context<Table>, sound: Option<Sound>) {
    let settings = ctx.props().house.settings;
    if let Some(sound) = sound.filter(|_| settings.sound) {
        sound.play(settings.volume.gain());
    }
}
