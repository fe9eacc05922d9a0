//! The seats that other devices hold, or bots for a person, as the table knows them.

use super::controller::Controller;
use super::effect::{Effect, Effects};
use super::live::{Env, Live};
use crate::engine::{Seat, SeatSet, Turn, Viewer};
use crate::session::remote::{Decision, RefusalReason, SeatEvent, Vote};
use crate::session::{
    Answer, EarlyEnd, Place, Presence, Question, STAND_IN, SeatPlace, TransportKind, isolated,
};

/// The most beats that the table is behind the phones.
const MOST_BEHIND: usize = 8;

/// Answers what a device asks for while the match on the table is only looked at.
pub(super) fn refuse(event: SeatEvent, effects: &mut Effects) {
    if let SeatEvent::Decided(Decision { seat, .. })
    | SeatEvent::TakenBack { seat, .. }
    | SeatEvent::GaveUp { seat, .. }
    | SeatEvent::Voted(seat, _) = event
    {
        effects.push(Effect::Refuse(seat, RefusalReason::NotDone));
    }
}

impl Live {
    /// Returns the person who keeps this device from turn to turn: they have taken it, and no other
    /// player decides on it.
    pub(super) fn keeper(&self) -> Option<Seat> {
        self.seats.accepted.filter(|&seat| self.keeps(seat))
    }

    /// Returns true if this person keeps the device once they have taken it. Who has lost their phone is
    /// expected back on one until it is their turn.
    pub(super) fn keeps(&self, seat: Seat) -> bool {
        let lost = self.notices.lost();
        let is_expected = |it: Seat| {
            lost.of(it).is_some() && self.own().is_some_and(|game| game.turn() != Turn::Of(it))
        };
        let decides = |it: &Seat| self.decides_here(*it) && !is_expected(*it);
        self.here().iter().filter(decides).collect::<SeatSet>() == SeatSet::only(seat)
    }

    /// Returns true if a hand is shown while others are in this room, from whom it can be covered.
    pub(super) fn coverable(&self) -> bool {
        let in_this_room = self.here().minus(self.seats.phones.far());
        self.seats.accepted.is_some() && in_this_room.len() > 1
    }

    /// Returns the person who can show their hand here though they are not to move: no other player decides
    /// on this device, and it is covered.
    pub(super) fn uncoverable(&self) -> Option<Seat> {
        let is_covered = self.seats.accepted.is_none() && !self.seats.phones.is_empty();
        let is_asked_to = self.next_person().is_some();
        let may = is_covered && !is_asked_to && !self.is_over() && self.has_secrets();
        self.here().iter().find(|&seat| may && self.keeps(seat))
    }

    /// Returns the question for the bot to move, or for the bot that stands in for a person.
    pub(super) fn question(&self) -> Option<Question> {
        match self.away() {
            Some((_, it)) if it.place == Place::Bot => self.own()?.question_for(STAND_IN),
            Some(_) => None,
            None => self.own()?.question(),
        }
    }

    /// Returns a random decision for the bot to move, or for the bot that stands in for a person.
    pub(super) fn by_chance(&self) -> Option<Answer> {
        match self.away() {
            Some((_, it)) if it.place == Place::Bot => self.own()?.by_chance_for(STAND_IN),
            Some(_) => None,
            None => self.own()?.by_chance(),
        }
    }

    /// Handles an event of a seat's phone.
    pub(super) fn on_phone(&mut self, event: SeatEvent, env: &Env, effects: &mut Effects) {
        match event {
            SeatEvent::Device(seat, via, presence) => {
                let before = self.seats.phones.of(seat);
                let is_news = match presence {
                    Presence::Invited => before.is_none_or(|it| it.device.is_none()),
                    Presence::Joined => true,
                    Presence::Silent => before == Some(Controller::device(via, Presence::Joined)),
                };
                if is_news {
                    if presence == Presence::Joined {
                        // The other device was let in, or the one that had left is back.
                        if self.notices.left.of(seat).is_some() {
                            self.notices.left = self.notices.left.without(seat);
                            self.notices.banner.forget(seat);
                        }
                        self.notices.banner.take_back(env.messages.language.phones().intruded);
                        effects.render();
                    }
                    let device = Controller::device(via, presence);
                    // After the page was opened again, a bot goes on until the device is there.
                    let by_bot = presence != Presence::Joined && before == Some(Controller::BOT);
                    let place = if by_bot { Place::Bot } else { device.place };
                    self.hold(seat, Some(Controller { place, ..device }), env, effects);
                }
            }
            SeatEvent::Left(seat) => {
                let by_bot = self.bot_of(seat);
                let device = self
                    .seats
                    .phones
                    .of(seat)
                    .and_then(|it| it.device)
                    .filter(|_| by_bot.is_none());
                if let Some(via) = device.filter(|via| !via.comes_back()) {
                    self.say_lost(seat, via, env);
                    effects.render();
                }
                self.hold(seat, by_bot, env, effects);
            }
            // The message of another tab may come late: a bot may play by then.
            SeatEvent::Freed(seat) if self.seats.phones.has_device(seat) => {
                let by_bot = self.bot_of(seat);
                self.hold(seat, by_bot, env, effects);
            }
            SeatEvent::Freed(_) => {}
            SeatEvent::Intruded(_) => {
                self.notices.banner.say(env.messages.language.phones().intruded);
                effects.render();
            }
            SeatEvent::Flooded(seat) => {
                let says = env.messages.language.phones().flooded;
                if let Some(name) = self.names(env.messages).get(seat.index()) {
                    self.notices.say_flooded(seat, says(&isolated(name)));
                    effects.render();
                }
            }
            SeatEvent::TakenBack { seat, position } => {
                if !self.take_back_by_phone(seat, position, env, effects) {
                    let is_final = self.is_sent() && self.source.position() == position;
                    let why = if is_final { RefusalReason::Final } else { RefusalReason::NotDone };
                    effects.push(Effect::Refuse(seat, why));
                }
            }
            SeatEvent::GaveUp { seat, position } => {
                if !self.give_up_by_phone(seat, position, env, effects) {
                    effects.push(Effect::Refuse(seat, RefusalReason::NotDone));
                }
            }
            SeatEvent::Voted(seat, vote) => {
                let is_theirs = self.seats.phones.has_device(seat);
                if !is_theirs || !self.vote(seat, vote, env, effects) {
                    effects.push(Effect::Refuse(seat, RefusalReason::NotDone));
                }
            }
            SeatEvent::Hinted { seat, position } => {
                let is_theirs = self
                    .away()
                    .is_some_and(|(other, it)| other == seat && it.place != Place::Letter);
                let game =
                    self.source.own_mut().filter(|game| is_theirs && game.position() == position);
                effects.0.extend(game.and_then(|game| game.note_hint()).map(Effect::SaveStep));
            }
            SeatEvent::Decided(decision) => {
                // Their device is back, even if that was not told yet.
                if let Some(via) = self.seats.phones.of(decision.seat).and_then(|it| it.device) {
                    let back = Controller::device(via, Presence::Joined);
                    self.hold(decision.seat, Some(back), env, effects);
                }
                if !self.decide_by_phone(decision, env, effects) {
                    effects.push(Effect::Refuse(decision.seat, RefusalReason::NotDone));
                }
            }
        }
    }

    /// Returns the bot that plays for a person, and goes on once their device has left; `None` if none does.
    fn bot_of(&self, seat: Seat) -> Option<Controller> {
        let before = self.seats.phones.of(seat);
        before.filter(|it| it.place == Place::Bot).map(|_| Controller::BOT)
    }

    /// Says that the phone of a seat has left.
    fn say_lost(&mut self, seat: Seat, via: TransportKind, env: &Env) {
        let names = self.names(env.messages);
        let says = env.messages.language.phones().left;
        self.notices.left = self.notices.lost().with(seat, via);
        self.notices.banner.say_of(seat, says(&isolated(&names[seat.index()])));
    }

    /// Shows where each seat is played, as the tab that plays the match says.
    pub(super) fn follow_places(&mut self, places: &[SeatPlace], env: &Env) {
        let here = self.here();
        self.seats.phones.follow(here, places);
        let agrees = |seat: &Seat| places.get(seat.index()).is_some_and(|it| it.agrees);
        self.seats.agreed = here.iter().filter(agrees).collect();
        for seat in here {
            let at = places.get(seat.index()).copied().unwrap_or_default();
            let is_lost = at.is_silent && at.place == Place::Here;
            match self.notices.lost().of(seat) {
                None if is_lost => self.say_lost(seat, TransportKind::Room, env),
                Some(_) if !is_lost => {
                    self.notices.left = self.notices.left.without(seat);
                    self.notices.banner.forget(seat);
                }
                _ => {}
            }
        }
    }

    /// Lets this device or a bot decide for a seat whose phone is silent, a bot for a person here, or
    /// the person again.
    pub(super) fn stand_in(&mut self, seat: Seat, place: Place, env: &Env, effects: &mut Effects) {
        let controller = match (self.seats.phones.of(seat), place) {
            (Some(silent), Place::Here | Place::Bot) if silent.is_silent() => {
                Some(Controller { place, ..silent })
            }
            (None, Place::Bot) => Some(Controller::BOT),
            (Some(Controller { place: Place::Bot, .. }), Place::Here) => None,
            _ => return,
        };
        self.hold(seat, controller, env, effects);
    }

    /// Changes who decides for a seat of a person here. A hand that is shown is covered if it is
    /// another viewer's now.
    fn hold(
        &mut self,
        seat: Seat,
        controller: Option<Controller>,
        env: &Env,
        effects: &mut Effects,
    ) {
        let viewer = self.viewer();
        if (controller.is_some() && !self.is_here(seat)) || self.seats.phones.of(seat) == controller
        {
            return;
        }
        self.seats.phones.set(seat, controller);
        if controller.is_none_or(|it| it.device.is_none()) {
            self.notices.forget_floods(SeatSet::only(seat));
        }
        self.note_by_bots(effects);
        self.settle_question(env, effects);
        let is_theirs = self.seats.accepted == Some(seat);
        if is_theirs || (self.viewer() != viewer && !self.is_over()) {
            self.cover(env, effects);
        }
        if self.own().is_some_and(|game| game.turn() == Turn::Of(seat)) {
            self.ask_bot(env, effects);
        }
        effects.render();
    }

    /// Saves with the match for which persons a bot plays.
    pub(super) fn note_by_bots(&mut self, effects: &mut Effects) {
        let by_bots = self.seats.phones.by_bots();
        let step = self.source.own_mut().and_then(|game| game.note_by_bots(by_bots));
        effects.0.extend(step.map(Effect::SaveStep));
    }

    /// Lets a bot play for the persons for whom the match says so.
    pub(super) fn seat_bots(&mut self) {
        let by_bots = self.own().map_or(SeatSet::NONE, |game| game.by_bots());
        for seat in self.here() {
            match (self.seats.phones.of(seat), by_bots.contains(seat)) {
                (None, true) => self.seats.phones.set(seat, Some(Controller::BOT)),
                (Some(Controller::BOT), false) => self.seats.phones.set(seat, None),
                _ => {}
            }
        }
    }

    /// Makes the decision of a phone, if the match still stands as it did for the phone. Returns false if
    /// it is not made.
    fn decide_by_phone(&mut self, decision: Decision, env: &Env, effects: &mut Effects) -> bool {
        let Decision { seat, index, position } = decision;
        let is_theirs =
            self.away().is_some_and(|(other, it)| other == seat && it.place != Place::Letter);
        let Some(game) = self.source.own_mut().filter(|_| is_theirs) else { return false };
        if game.position() != position || !game.decide_index(index) {
            return false;
        }
        self.plays_on(seat);
        self.seats.phones.decided(seat, false);
        effects.push(Effect::SaveAfar(seat));
        // A bot may have been asked in their place.
        self.bots.cancel(effects);
        self.notices.decided(Some(seat));
        self.playback.highlights.clear();
        // What follows is shown as everyone may see it, unless only one person is left here.
        self.seats.accepted = self.keeper();
        self.seats.called = None;
        self.after_decision(None, position, env, effects);
        if self.viewer() == Viewer::Public && self.playback.catch_up_to(MOST_BEHIND) {
            self.show_beat(env, effects);
        }
        true
    }

    /// Takes back the last decision of a phone, if the match still stands as it did for the phone. Returns
    /// false if it stays, as after it was sent in a letter.
    fn take_back_by_phone(
        &mut self,
        seat: Seat,
        position: usize,
        env: &Env,
        effects: &mut Effects,
    ) -> bool {
        let is_theirs = self.seats.phones.has_device(seat) && !self.is_sent();
        let Some(game) = self.source.own_mut().filter(|_| is_theirs) else { return false };
        if game.position() != position || !game.undo(seat) {
            return false;
        }
        self.bots.cancel(effects);
        self.playback.stop(effects);
        self.playback.highlights.clear();
        self.seats.accepted = self.keeper();
        self.seats.called = None;
        let to = self.source.position();
        self.tell_undo(to, env);
        self.after_decision(None, position, env, effects);
        true
    }

    /// Ends the match for a person who leaves it on their phone, or lets a bot play on for them, if the match
    /// still stands as it did for the phone. Returns false if nothing is done.
    fn give_up_by_phone(
        &mut self,
        seat: Seat,
        position: usize,
        env: &Env,
        effects: &mut Effects,
    ) -> bool {
        let is_theirs = self.seats.phones.has_device(seat) && self.source.position() == position;
        let ends = self.ends_without(seat);
        if !is_theirs || self.is_over() || (ends && !self.may_give_up().contains(seat)) {
            return false;
        }
        if ends {
            self.end_early(EarlyEnd::GivenUp(seat), env, effects);
            return true;
        }
        self.hold(seat, Some(Controller::BOT), env, effects);
        let step = self.source.own_mut().map(|game| game.note_left(seat));
        effects.0.extend(step.map(Effect::SaveStep));
        effects.push(Effect::Free(seat, Place::Bot));
        true
    }

    /// Notes that this person is for or against ending the match as it stands, and ends it once all who hold
    /// a seat agree. Returns false if nothing is done.
    pub(super) fn vote(
        &mut self,
        seat: Seat,
        vote: Vote,
        env: &Env,
        effects: &mut Effects,
    ) -> bool {
        let is_asked = !self.seats.agreed.is_empty();
        if self.is_over() || !self.voters().contains(seat) || !(is_asked || vote == Vote::Suggest) {
            return false;
        }
        self.seats.agreed = match vote {
            Vote::PlayOn => SeatSet::NONE,
            Vote::Agree | Vote::Suggest => self.seats.agreed.with(seat),
        };
        self.settle_question(env, effects);
        let asks = self.must_answer();
        if !asks || self.is_here(seat) {
            self.notices.panel = None;
        }
        if asks && self.is_here(seat) && self.passes() {
            // The device goes to the next one who has to answer: no hand may lie open there.
            self.cover(env, effects);
        }
        self.ask_to_end(effects);
        effects.render();
        true
    }

    /// Asks no more whether to end the match, since this person has decided without having agreed.
    pub(super) fn plays_on(&mut self, seat: Seat) {
        if !self.seats.agreed.contains(seat) {
            self.seats.agreed = SeatSet::NONE;
        }
    }

    /// Ends the match if all who hold a seat agree, and asks no more where no two are left.
    fn settle_question(&mut self, env: &Env, effects: &mut Effects) {
        let voters = self.voters();
        if voters.is_empty() {
            self.seats.agreed = SeatSet::NONE;
        } else if voters.minus(self.seats.agreed).is_empty() {
            self.end_early(EarlyEnd::Agreed, env, effects);
        }
    }

    /// Returns what the table says while a person decides elsewhere, as everyone may know it.
    pub(super) fn say_away(&self, seat: Seat, controller: Controller, env: &Env) -> String {
        let w = env.messages.language.phones();
        let names = self.names(env.messages);
        let name = isolated(&names[seat.index()]);
        let is_known = self.source.view().to_move(Viewer::Public).is_some();
        match controller.place {
            Place::Letter => {
                let w = env.messages.language.by_letter();
                if self.is_sent() { (w.awaits)(&name) } else { (w.next)(&name) }
            }
            _ if controller.is_silent() => (w.silent)(&name),
            _ if !is_known => env.messages.table.secret_decision.to_owned(),
            Place::Bot => (w.stands_in)(&name),
            Place::Device(_) | Place::Here => (w.decides)(&name),
        }
    }
}
