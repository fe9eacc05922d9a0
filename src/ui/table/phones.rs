//! The seats that phones hold, or bots for a person, as the table knows them.

use super::effect::{Effect, Effects};
use super::held::Held;
use super::live::{Env, Live};
use super::msg::Panel;
use crate::bots::Level;
use crate::engine::{Seat, SeatSet, Turn, Viewer};
use crate::session::remote::{Decision, SeatEvent};
use crate::session::{Answer, Question, isolated};

/// The level of a bot that decides for a person.
const STAND_IN: Level = Level::Baron;

/// The most beats that the table is behind the phones.
const MOST_BEHIND: usize = 8;

impl Live {
    /// Returns the person who keeps this device: they have taken it, and all others play far away.
    pub(super) fn keeper(&self) -> Option<Seat> {
        let in_this_room = self.here().minus(self.seats.phones.far());
        self.seats.accepted.filter(|&seat| in_this_room == SeatSet::only(seat))
    }

    /// Returns the question for the bot to move, or for the bot that stands in for a person.
    pub(super) fn question(&self) -> Option<Question> {
        match self.away() {
            Some((_, Held::Bot)) => self.own()?.question_for(STAND_IN),
            Some(_) => None,
            None => self.own()?.question(),
        }
    }

    /// Returns a random decision for the bot to move, or for the bot that stands in for a person.
    pub(super) fn by_chance(&self) -> Option<Answer> {
        match self.away() {
            Some((_, Held::Bot)) => self.own()?.by_chance_for(STAND_IN),
            Some(_) => None,
            None => self.own()?.by_chance(),
        }
    }

    /// Handles an event of a seat's phone.
    pub(super) fn on_phone(&mut self, event: SeatEvent, env: &Env, effects: &mut Effects) {
        match event {
            SeatEvent::Invited(seat) => {
                let viewer = self.viewer();
                if self.is_here(seat) {
                    self.seats.phones.far = self.seats.phones.far.with(seat);
                }
                self.hold_as(viewer, seat, Some(Held::Silent), env, effects);
            }
            SeatEvent::Joined(seat) => self.hold(seat, Some(Held::Phone), env, effects),
            SeatEvent::Silent(seat) if self.seats.phones.of(seat) == Some(Held::Phone) => {
                self.hold(seat, Some(Held::Silent), env, effects);
            }
            SeatEvent::Silent(_) => {}
            SeatEvent::Left(seat) => {
                let is_in_room =
                    self.seats.phones.has_device(seat) && !self.seats.phones.far.contains(seat);
                if is_in_room && !matches!(self.notices.panel, Some(Panel::Places(_))) {
                    self.notices.banner = Some(env.messages.language.phones().left);
                }
                self.hold(seat, None, env, effects);
            }
            SeatEvent::Intruded(_) => {
                self.notices.banner = Some(env.messages.language.phones().intruded);
                effects.render();
            }
            SeatEvent::TakenBack { seat, position } => {
                self.take_back_by_phone(seat, position, env, effects);
            }
            SeatEvent::Hinted { seat, position } => {
                let is_theirs = self.away().is_some_and(|(other, _)| other == seat);
                let game =
                    self.source.own_mut().filter(|game| is_theirs && game.position() == position);
                effects.0.extend(game.and_then(|game| game.note_hint()).map(Effect::SaveStep));
            }
            SeatEvent::Decided(decision) => {
                // Their device is back, even if that was not told yet.
                if self.seats.phones.has_device(decision.seat) {
                    self.hold(decision.seat, Some(Held::Phone), env, effects);
                }
                self.decide_by_phone(decision, env, effects);
            }
        }
    }

    /// Lets this device or a bot decide for a seat whose phone is silent, a bot for a person here, or
    /// the person again.
    pub(super) fn stand_in(&mut self, seat: Seat, held: Held, env: &Env, effects: &mut Effects) {
        match (self.seats.phones.of(seat), held) {
            (Some(Held::Silent), Held::Here | Held::Bot) => {
                self.hold(seat, Some(held), env, effects);
            }
            (None, Held::Bot) if self.is_here(seat) => {
                let viewer = self.viewer();
                self.seats.phones.far = self.seats.phones.far.with(seat);
                self.seats.phones.bots = self.seats.phones.bots.with(seat);
                self.hold_as(viewer, seat, Some(held), env, effects);
            }
            (Some(Held::Bot), Held::Here) => self.hold(seat, None, env, effects),
            _ => {}
        }
    }

    /// Changes who decides for a seat of a person here. A hand that is shown is covered if it is
    /// another viewer's now.
    fn hold(&mut self, seat: Seat, held: Option<Held>, env: &Env, effects: &mut Effects) {
        self.hold_as(self.viewer(), seat, held, env, effects);
    }

    /// Does the same, with the viewer before the change.
    fn hold_as(
        &mut self,
        viewer: Viewer,
        seat: Seat,
        held: Option<Held>,
        env: &Env,
        effects: &mut Effects,
    ) {
        if (held.is_some() && !self.is_here(seat)) || self.seats.phones.of(seat) == held {
            return;
        }
        self.seats.phones.set(seat, held);
        let is_theirs = self.seats.accepted == Some(seat);
        if is_theirs || (self.viewer() != viewer && !self.is_over()) {
            self.cover(env, effects);
        }
        if self.own().is_some_and(|game| game.turn() == Turn::Of(seat)) {
            self.ask_bot(env, effects);
        }
        effects.render();
    }

    /// Makes the decision of a phone, if the match still stands as it did for the phone.
    fn decide_by_phone(&mut self, decision: Decision, env: &Env, effects: &mut Effects) {
        let Decision { seat, index, position } = decision;
        let is_theirs =
            self.away().is_some_and(|(other, held)| other == seat && held != Held::ByLetter);
        let Some(game) = self.source.own_mut().filter(|_| is_theirs) else { return };
        if game.position() != position || !game.decide_index(index) {
            return;
        }
        // A bot may have been asked in their place.
        self.bots.cancel(effects);
        self.notices.banner = None;
        self.playback.highlights.clear();
        // What follows is shown as everyone may see it, unless only one person is left here.
        self.seats.accepted = self.keeper();
        self.seats.called = None;
        self.after_decision(None, position, env, effects);
        if self.viewer() == Viewer::Public && self.playback.catch_up_to(MOST_BEHIND) {
            self.show_beat(env, effects);
        }
    }

    /// Takes back the last decision of a phone, if the match still stands as it did for the phone.
    fn take_back_by_phone(
        &mut self,
        seat: Seat,
        position: usize,
        env: &Env,
        effects: &mut Effects,
    ) {
        let is_theirs = self.seats.phones.has_device(seat) && !self.is_sent();
        let Some(game) = self.source.own_mut().filter(|_| is_theirs) else { return };
        if game.position() != position || !game.undo(seat) {
            return;
        }
        self.bots.cancel(effects);
        self.playback.stop(effects);
        self.playback.highlights.clear();
        self.seats.accepted = self.keeper();
        self.seats.called = None;
        self.after_decision(None, position, env, effects);
    }

    /// Returns what the table says while a person decides elsewhere, as everyone may know it.
    pub(super) fn say_away(&self, seat: Seat, held: Held, env: &Env) -> String {
        let w = env.messages.language.phones();
        let names = self.names(env.messages);
        let name = isolated(&names[seat.index()]);
        let is_known = self.source.view().to_move(Viewer::Public).is_some();
        match held {
            Held::ByLetter => {
                let w = env.messages.language.by_letter();
                if self.is_sent() { (w.awaits)(&name) } else { (w.next)(&name) }
            }
            Held::Silent => (w.silent)(&name),
            _ if !is_known => env.messages.table.secret_decision.to_owned(),
            Held::Bot => (w.stands_in)(&name),
            Held::Phone | Held::Here => (w.decides)(&name),
        }
    }
}
