//! Playing back what has been decided, beat by beat.

use crate::engine::{Seat, Viewer};
use crate::session::Occupant;
use crate::session::remote::Progress;
use crate::ui::motion::Motion;
use crate::ui::settings::Pace;
use crate::ui::table::effect::{Effect, Effects};
use crate::ui::table::guide::Guide;
use crate::ui::table::live::{Env, Live};
use crate::ui::table::playback::{Beat, Playback};
use crate::ui::table::turn::TurnState;
use std::rc::Rc;

/// Adds the places that these motions touch, each once.
pub(super) fn add_places(places: &mut Vec<String>, motions: &[Motion]) {
    for place in motions.iter().filter_map(Motion::touches) {
        if !places.iter().any(|other| other == place) {
            places.push(place.to_owned());
        }
    }
}

impl Live {
    /// Animates the deal, if nothing has been decided yet.
    pub(super) fn animate_deal(&self, effects: &mut Effects) {
        let motions = self.source.view().dealt(self.viewer());
        if !motions.is_empty() {
            effects.push(Effect::Animate(motions));
        }
    }

    /// Shows the decisions from `from` on. If the hand of the person who made them is covered now, the
    /// table is shown all that it has not seen of their turn, in order; before that, they alone are
    /// shown what they look at in secret with these decisions.
    pub(super) fn show(
        &mut self,
        from: usize,
        decided_by: Option<Seat>,
        env: &Env,
        effects: &mut Effects,
    ) {
        let is_public = self.viewer() == Viewer::Public;
        // Without secrets, all see the same, even while one person holds the device.
        let is_for_all = is_public || !self.has_secrets();
        self.playback.shown_to_all.truncate(from);
        self.playback.shown_to_all.resize(from, false);
        let covered = decided_by.filter(|_| is_public);
        let mut beats = Vec::new();
        if let Some(seat) = covered {
            let players = Rc::new(self.players_as(Viewer::Of(seat), env));
            let theirs = self.source.view().playback(from, &players, env.messages);
            beats.extend(theirs.into_iter().filter(Beat::is_look));
        }
        let first = covered.map_or(from, |seat| self.unshown_from(seat));
        let mut turn = self.unshown_beats(first, env);
        // The person has seen the earlier decisions of their turn, the others read them in the recap.
        turn.retain_mut(|beat| beat.of >= from || beat.shorten());
        beats.extend(turn);
        self.playback.shown_to_all[first..].fill(is_for_all);
        self.playback.shown_to_all.resize(self.source.position(), is_for_all);
        self.play_beats(beats, false, env, effects);
    }

    /// Returns the first decision that the table was not shown since this person took the device.
    fn unshown_from(&self, seat: Seat) -> usize {
        let from = self.playback.shown_to_all.len();
        let is_theirs = |&n: &usize| {
            let by = self.own().map(|game| game.mover(n));
            by.is_some_and(|by| by == seat || !self.is_here(by))
        };
        let turn = (0..from).rev().take_while(is_theirs);
        turn.filter(|&n| !self.playback.shown_to_all[n]).last().unwrap_or(from)
    }

    /// Returns true if the decisions from `from` on lead to something that all at the table watch,
    /// with all hands laid down: a page at the end of a deal, or a key moment. Otherwise they would
    /// be shown it when the person's turn is over, and that person twice.
    pub(super) fn lays_down_hands(&self, from: usize, env: &Env) -> bool {
        self.passes() && self.has_secrets() && {
            let players = Rc::new(self.players(env));
            let beats = self.source.view().playback(from, &players, env.messages);
            beats.iter().any(|beat| {
                beat.is_for_all || beat.interlude.as_ref().is_some_and(|page| page.covers)
            })
        }
    }

    /// Shows a person who has taken the device what they have not seen: whatever was not shown to
    /// all, and what they alone were told.
    pub(super) fn catch_up(&mut self, seat: Seat, env: &Env, effects: &mut Effects) {
        let from = self.log.missed_from(seat);
        if self.playback.is_over() && from < self.source.position() {
            let beats = self.unshown_beats(from, env);
            self.play_beats(beats, true, env, effects);
        }
    }

    /// Returns the beats from decision `from` on for the viewer; of decisions that were shown to all,
    /// only what the viewer alone was told.
    fn unshown_beats(&self, from: usize, env: &Env) -> Vec<Beat> {
        let players = Rc::new(self.players(env));
        let is_shown = |n: usize| self.playback.shown_to_all.get(n) == Some(&true);
        self.source.view().playback_unseen(from, &is_shown, &players, env.messages)
    }

    fn play_beats(
        &mut self,
        mut beats: Vec<Beat>,
        is_missed: bool,
        env: &Env,
        effects: &mut Effects,
    ) {
        // Without persons, no decision would ever clear the highlights, and nothing waits for a tap.
        let is_public_screen = self.is_public_screen();
        let has_persons = self.source.occupants().iter().any(Occupant::is_person);
        if is_public_screen || !has_persons {
            self.playback.highlights.clear();
        }
        if !has_persons {
            beats.iter_mut().for_each(Beat::let_pass);
        }
        if !is_missed {
            // A page of its own is for all at the table, whoever holds the device.
            for beat in beats.iter().filter(|beat| beat.interlude.is_some()) {
                if let Some(shown) = self.playback.shown_to_all.get_mut(beat.of) {
                    *shown = true;
                }
            }
        }
        let viewer = self.viewer();
        let goes_on = matches!(self.turn(), TurnState::Bot(_) | TurnState::Elsewhere);
        for beat in self.playback.skipped(&mut beats, !goes_on) {
            self.highlight(&beat.motions);
        }
        let add = if is_missed { Playback::catch_up } else { Playback::add };
        // A screen of the public has the pace of the table that it follows.
        if env.settings.pace == Pace::Instant && !is_public_screen {
            let last = beats.iter().rev().find_map(|beat| beat.sound);
            for beat in &beats {
                self.highlight(&beat.motions);
            }
            effects.0.extend(last.filter(|_| self.source.remote().is_none()).map(Effect::Play));
        } else if add(&mut self.playback, beats, viewer) {
            self.show_beat(env, effects);
        }
    }

    /// Puts the first of the remaining beats on the board. Returns false if there is none.
    pub(in crate::ui::table) fn show_beat(&mut self, env: &Env, effects: &mut Effects) -> bool {
        if self.runs_ahead() {
            // The beats wait until the table is visible again.
            return !self.playback.is_over();
        }
        if !self.is_public_screen() {
            // A device that only lies on the table goes on by itself.
            let is_held = self.seats.accepted.is_some() || self.playback.has_look();
            self.playback.attend(is_held || self.seats.phones.is_empty() || self.is_taken_here());
            self.playback.let_stand(env.settings.pace, effects);
        }
        let Some(beat) = self.playback.now() else { return false };
        // In a room, the device that holds the match makes the sounds of what happens.
        let sound = beat.sound.filter(|_| self.source.remote().is_none());
        let motions = beat.motions.clone();
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
        let has_stood = self.playback.elapsed();
        if self.runs_ahead() {
            // The beats wait until the table is visible again.
        } else if has_stood {
            self.playback.advance();
            self.next_beat(guide, env, effects);
        } else if self.draft.selected.is_none() {
            // Its time begins when it is rendered.
            self.playback.let_stand(env.settings.pace, effects);
        }
        effects.render();
        self.pause(env, effects);
    }

    /// Briefly waits for the next bot before anything is rendered.
    pub(super) fn pause(&mut self, env: &Env, effects: &mut Effects) {
        let is_waited_for = self.bots.is_pending() && !self.runs_ahead();
        self.playback.pause(is_waited_for, env.settings.pace, effects);
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
            if to_the_end && (self.draft.selected.take().is_some() || self.hint.clear(effects)) {
                effects.render();
            }
            return;
        }
        effects.render();
        if self.draft.selected.take().is_some() && !to_the_end {
            // Continue the beat that was held while a text was open.
            self.playback.let_stand(env.settings.pace, effects);
            return;
        }
        if to_the_end {
            for beat in self.playback.skip() {
                self.highlight(&beat.motions);
            }
            if guide.is_none() && matches!(self.turn(), TurnState::Bot(_) | TurnState::Elsewhere) {
                self.playback.skip_on();
            }
        } else {
            self.playback.advance();
        }
        self.next_beat(guide, env, effects);
    }

    /// Highlights the places that these motions touch until the person's next decision.
    pub(super) fn highlight(&mut self, motions: &[Motion]) {
        add_places(&mut self.playback.highlights, motions);
    }

    /// Shows the other players' actions since the holder's last decision again.
    pub(super) fn show_last_round(&mut self, env: &Env, effects: &mut Effects) {
        let Some(seat) = self.holder() else { return };
        effects.render();
        let from = self.log.missed_from(seat);
        if self.playback.is_over() && from < self.source.position() {
            let players = Rc::new(self.players(env));
            let all = self.source.view().playback(from, &players, env.messages);
            self.play_beats(all, false, env, effects);
            self.playback.note_again();
        }
    }

    /// Returns how far this table has shown its match to all who are at it.
    pub fn progress(&self) -> Progress {
        let position = self.source.position();
        let shown = self.playback.progress().filter(|_| !self.runs_ahead());
        let (mut decisions, mut events) = shown.unwrap_or((position, 0));
        let is_private = self.has_secrets() && self.viewer() != Viewer::Public && !self.is_over();
        if self.is_passed_on() && is_private {
            // What the person with the device has done is shown to the others at the end of their turn.
            let unshown = self.playback.shown_to_all.iter().position(|is_shown| !is_shown);
            let first = unshown.unwrap_or(position);
            if first < decisions {
                (decisions, events) = (first, 0);
            }
        }
        Progress { decisions, events, replay: None }
    }

    /// Shows as much as the table that is followed.
    pub(super) fn follow(&mut self, table: &Progress, env: &Env, effects: &mut Effects) {
        let gone = self.playback.follow(table, self.source.position());
        if gone.is_empty() {
            return;
        }
        for beat in &gone {
            self.highlight(&beat.motions);
        }
        if !self.show_beat(env, effects) {
            self.update_sheet(env);
        }
        effects.render();
    }

    /// Sets the playback aside to see whether a tap at this point was meant for what comes after
    /// it. Does nothing unless the viewer decides next.
    pub(super) fn tap_through(&mut self, at: (i32, i32), env: &Env, effects: &mut Effects) {
        let decides = match self.turn() {
            TurnState::Person(seat) => self.viewer().is(seat),
            _ => false,
        };
        let is_held = self.playback.now().is_some_and(Beat::is_held);
        if !decides || is_held || self.draft.selected.is_some() {
            return self.go_on(None, false, env, effects);
        }
        self.playback.set_aside(effects);
        effects.push(Effect::TapAt(at));
        effects.render();
    }

    /// Ends the playback that was set aside if the tap has met something that can be played, and
    /// goes on with it otherwise.
    pub(super) fn tapped_through(&mut self, has_met: bool, env: &Env, effects: &mut Effects) {
        for beat in self.playback.put_back(has_met) {
            self.highlight(&beat.motions);
        }
        if has_met {
            self.update_sheet(env);
        } else {
            self.go_on(None, false, env, effects);
        }
        effects.render();
    }
}
