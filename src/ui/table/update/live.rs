//! The table while a match is on it: played here, in a lesson, or followed.

use crate::engine::{Seat, Viewer};
use crate::session::{AnyMatch, ByLetter, EarlyEnd, Hint, Place, persons_here};
use crate::ui::table::effect::{Effect, Effects};
use crate::ui::table::guide::{self, Guide};
use crate::ui::table::live::{Env, Live};
use crate::ui::table::msg::{Msg, Panel, Sight, Timer, Worker, WorkerEvent};
use crate::ui::table::phones;
use crate::ui::table::presenter;
use crate::ui::table::screen::Screen;
use crate::ui::table::selection::{Choice, Selection, Touched};
use crate::ui::table::source::Source;
use crate::ui::table::turn::TurnState;

/// The most beats that are shown when the table is visible again.
const MOST_MISSED: usize = 8;

/// Handles a message while this tab plays.
pub(super) fn on_live(live: &mut Live, msg: Msg, env: &Env, effects: &mut Effects) {
    match msg {
        Msg::Decide(choice) => {
            if live.is_asked() && !live.asks_to_confirm(&choice, env, effects) {
                live.decide(None, &choice, env, effects);
            }
        }
        Msg::Touch(touched) => {
            let hint = live.hint.hint().cloned();
            if live.is_asked() {
                live.touch(&touched, hint.as_ref(), env, effects);
            }
        }
        Msg::Accept(seat) => live.accept(seat, env, effects),
        Msg::WantAsking(wants) if live.asking_later(env).is_some() => {
            if let Some(seat) = live.seats.accepted {
                let asked = live.seats.wants_asking;
                live.seats.wants_asking =
                    if wants { asked.with(seat) } else { asked.without(seat) };
            }
            effects.render();
        }
        Msg::Phone(event) => {
            live.on_phone(event, env, effects);
            live.let_bot_decide(None, env, effects);
        }
        Msg::StandIn(seat, held) => {
            live.stand_in(seat, held, env, effects);
            live.let_bot_decide(None, env, effects);
        }
        Msg::Hint => live.ask_for_hint(env, effects),
        Msg::Worker(Worker::Bots, event) => {
            live.on_bots(event, env, effects);
            live.let_bot_decide(None, env, effects);
            live.pause(env, effects);
        }
        Msg::Worker(Worker::Teacher, event) => live.on_teacher(event, env, effects),
        Msg::Elapsed(Timer::Bots) => {
            live.bots_are_late(env, effects);
            live.let_bot_decide(None, env, effects);
        }
        Msg::Elapsed(Timer::Teacher) => live.on_teacher(WorkerEvent::Failed, env, effects),
        Msg::Opened => {
            if !live.bots.is_pending() {
                live.ask_bot(env, effects);
            }
            live.let_bot_decide(None, env, effects);
        }
        Msg::Stored(safety) => {
            live.notices.storage.answered(safety, effects);
            live.let_bot_decide(None, env, effects);
        }
        Msg::Elapsed(Timer::Storage) => {
            live.notices.storage.is_late(effects);
            live.let_bot_decide(None, env, effects);
        }
        Msg::SendLetter => live.send_letter(effects),
        Msg::PlaceSeats(by_letter) if live.can_place(by_letter) => {
            live.set_by_letter(by_letter, env, effects);
            effects.push(Effect::SaveByLetter);
        }
        Msg::Cover => live.cover_hand(env, effects),
        Msg::GiveUp(seat) if live.may_give_up_here().contains(seat) => {
            live.end_early(EarlyEnd::GivenUp(seat), env, effects);
        }
        Msg::Vote(seat, vote) if live.voters_here().contains(seat) => {
            live.vote(seat, vote, env, effects);
        }
        msg => live.on_any(None, msg, env, effects),
    }
    live.run_ahead(env, effects);
}

/// Handles that the page was hidden, or is visible again.
pub(super) fn on_sight(screen: &mut Screen, sight: Sight, env: &Env, effects: &mut Effects) {
    let is_played = matches!(screen, Screen::Live(_));
    let Some(live) = screen.live_mut().filter(|live| live.source.remote().is_none()) else {
        return;
    };
    if is_played && sight != Sight::Seen {
        // The next person to see it may be another player.
        live.cover_hand(env, effects);
    }
    let ran_ahead = live.runs_ahead();
    live.seats.sight = sight;
    if live.runs_ahead() {
        live.playback.hold(effects);
    } else if ran_ahead {
        live.show_beat(env, effects);
        effects.render();
    } else if sight == Sight::Seen && live.draft.selected.is_none() {
        // The last device that followed may have gone meanwhile.
        live.playback.let_stand(env.settings.pace, effects);
    }
    if is_played {
        live.run_ahead(env, effects);
    }
}

/// Handles a message in a lesson, where the guide accepts only the lesson's decisions.
pub(super) fn on_lesson(
    live: &mut Live,
    guide: &mut Guide,
    msg: Msg,
    env: &Env,
    effects: &mut Effects,
) {
    match msg {
        Msg::Decide(choice) => {
            let lets_decide = live.own().is_some_and(|game| guide.lets_decide(game));
            if !live.is_asked() || !lets_decide {
            } else if guide.declines(live, &choice, env) {
                live.draft.selected = None;
                effects.render();
            } else {
                live.decide(Some(guide), &choice, env, effects);
            }
        }
        Msg::Touch(touched) => {
            let advice = live.own().and_then(|game| guide.advice(game));
            let lets_decide = live.own().is_some_and(|game| guide.lets_decide(game));
            if live.is_asked() && lets_decide {
                live.touch(&touched, advice.as_ref(), env, effects);
            }
        }
        Msg::Lesson(ask) => live.on_guide(guide, ask, env, effects),
        Msg::Undo => live.on_guide(guide, guide::Ask::Back, env, effects),
        Msg::Opened => live.think_as_before(guide, env, effects),
        msg => live.on_any(Some(guide), msg, env, effects),
    }
}

/// Handles a message while another tab plays: nothing here decides.
pub(super) fn on_read_only(live: &mut Live, msg: Msg, env: &Env, effects: &mut Effects) {
    match msg {
        Msg::PlayHere => effects.push(Effect::TakeOver),
        Msg::Phone(event) => phones::refuse(event, effects),
        Msg::Stored(safety) => live.notices.storage.answered(safety, effects),
        Msg::Elapsed(Timer::Storage) => live.notices.storage.is_late(effects),
        msg => live.on_any(None, msg, env, effects),
    }
}

impl Live {
    /// Handles messages that every table with a match as it stands has in common.
    pub(super) fn on_any(
        &mut self,
        guide: Option<&mut Guide>,
        msg: Msg,
        env: &Env,
        effects: &mut Effects,
    ) {
        match msg {
            // The same tap continues the playback.
            Msg::PutBack if !self.playback.is_over() => {}
            Msg::PutBack => {
                self.draft.selected = None;
                effects.render();
            }
            Msg::Draft(draft) if self.draft.choice != draft => {
                self.draft.choice = draft;
                effects.render();
            }
            Msg::Explain(text) => {
                self.playback.hold(effects);
                self.draft.selected = Some(Selection::text(text));
                effects.render();
            }
            Msg::Elapsed(Timer::Playback) => self.on_playback_timer(guide, env, effects),
            Msg::Continue | Msg::Next | Msg::Skip { .. } | Msg::SeeResult
                if self.playback.ceremony =>
            {
                self.end_ceremony(effects);
            }
            Msg::Elapsed(Timer::Ceremony) => self.end_ceremony(effects),
            Msg::TapThrough(at) if guide.is_none() => self.tap_through(at, env, effects),
            Msg::TappedThrough(has_met) => self.tapped_through(has_met, env, effects),
            Msg::Continue | Msg::Next | Msg::TapThrough(_) => {
                self.go_on(guide, false, env, effects);
            }
            Msg::Skip { .. } => self.go_on(guide, true, env, effects),
            Msg::LastRound => {
                if self.playback.is_over() {
                    self.draft.selected = None;
                }
                self.show_last_round(env, effects);
            }
            Msg::ByLetter(by_letter) => self.set_by_letter(by_letter, env, effects),
            Msg::Again if self.is_over() => effects.push(Effect::DealAgain),
            Msg::SeenBy(viewer) => self.see_from(viewer, env, effects),
            Msg::ShowAll(is_open) if self.is_over() => {
                self.seats.is_open = Some(is_open);
                effects.render();
            }
            _ => {}
        }
    }

    /// Makes the decisions of a choice, or shows why the rules refuse them.
    pub(super) fn decide(
        &mut self,
        guide: Option<&mut Guide>,
        choice: &Choice,
        env: &Env,
        effects: &mut Effects,
    ) {
        let by = self.viewer().seat();
        let Some(game) = self.source.own_mut() else { return };
        let from = game.position();
        let answered = presenter::of(game).hidden_pass().and(self.seats.accepted);
        match presenter::of_mut(game).decide(choice, env.messages) {
            Ok(()) => {
                if let Some(seat) = answered {
                    self.seats.wants_asking = self.seats.wants_asking.without(seat);
                }
                if let Some(seat) = by {
                    self.plays_on(seat);
                    let is_away = self.seats.phones.has_device(seat)
                        || self.notices.lost().of(seat).is_some();
                    self.seats.phones.decided(seat, is_away || self.seats.phones.was_here(seat));
                }
                self.notices.decided(by);
                self.playback.highlights.clear();
                self.playback.forget_last();
                self.after_decision(guide, from, env, effects);
            }
            Err(why) => {
                self.draft.error = Some(why);
                effects.render();
            }
        }
    }

    /// Asks for confirmation before a decision that cannot be undone, if the person has set that.
    /// Returns true if the decision has to wait for the answer.
    pub(super) fn asks_to_confirm(
        &mut self,
        choice: &Choice,
        env: &Env,
        effects: &mut Effects,
    ) -> bool {
        let TurnState::Person(seat) = self.turn() else { return false };
        let is_confirmed = self.draft.selected.as_ref().is_some_and(|it| it.confirms(choice));
        if is_confirmed || !env.settings.ask_first {
            return false;
        }
        let is_final = match &self.source {
            Source::Own(game) => {
                let mut tried = game.clone();
                presenter::of_mut(&mut tried).decide(choice, env.messages).is_ok()
                    && tried.is_for_good(seat)
            }
            // Only the device that holds the match knows what a decision uncovers.
            Source::Told(_) => true,
        };
        if is_final {
            let order = self.source.view().say_choice(choice, &self.players(env), env.messages);
            let (before, messages) = (self.draft.selected.as_ref(), &env.messages.table);
            self.draft.selected =
                Some(Selection::confirming(choice.clone(), &order, before, messages));
            effects.render();
        }
        is_final
    }

    pub(super) fn touch(
        &mut self,
        touched: &Touched,
        hint: Option<&Hint>,
        env: &Env,
        effects: &mut Effects,
    ) {
        let mut selection = self.source.view().select(
            touched,
            hint,
            self.viewer(),
            // If other devices follow the match, a tap is harder to take back.
            self.alone().is_some()
                && self.source.remote().is_none()
                && self.seats.by_letter.is_none(),
            env.messages,
        );
        self.draft.error = None;
        match selection.tapped(self.draft.selected.as_ref(), env.settings.one_tap) {
            None => {
                if self.draft.tells_second_tap && selection.actions.len() == 1 {
                    selection.tells_second_tap = true;
                    self.draft.tells_second_tap = false;
                    effects.push(Effect::NoteSecondTap);
                }
                self.draft.selected = Some(selection);
            }
            Some(choice) => effects.send(Msg::Decide(choice)),
        }
        effects.render();
    }

    /// Saves the decisions from `from` on, shows them, and asks the next bot.
    pub(in crate::ui::table) fn after_decision(
        &mut self,
        guide: Option<&mut Guide>,
        from: usize,
        env: &Env,
        effects: &mut Effects,
    ) {
        let hint = self.hint_left(from);
        self.forget_draft(effects);
        self.hint = hint;
        let mut guide = guide;
        if let (Some(guide), Some(game)) = (&mut guide, self.source.own()) {
            guide.after_decision(game, effects);
        } else {
            effects.push(Effect::Save);
            self.notices.storage.saving(effects);
        }
        let decided_by = self.seats.accepted;
        let goes_on = matches!(self.turn(), TurnState::Person(_));
        let leaves = self.next_person().is_some() || self.away().is_some();
        let is_forward = self.source.position() > from;
        // What all watch is for all: no hand may be open with it, or follow it uncovered.
        let lays_down =
            is_forward && self.seats.accepted.is_some() && self.lays_down_hands(from, env);
        if leaves || lays_down || !(goes_on || self.seats.phones.is_empty()) {
            self.seats.accepted = self.keeper();
        }
        self.update_log(from.min(self.source.position()), env);
        if is_forward {
            self.show(from, decided_by, env, effects);
        }
        self.update_sheet(env);
        if guide.is_none() {
            self.playback.has_just_ended |= self.is_over();
            // Only a new decision ends a match, not loading a finished one.
            effects.push(Effect::NotifyHost { finished: is_forward && self.is_over() });
        }
        effects.render();
        match guide {
            Some(guide) => self.think_as_before(guide, env, effects),
            None => self.ask_bot(env, effects),
        }
    }

    /// Makes the bot's decision, if it is ready.
    pub(super) fn let_bot_decide(
        &mut self,
        guide: Option<&mut Guide>,
        env: &Env,
        effects: &mut Effects,
    ) -> bool {
        let Some(reply) = self.bots_reply() else { return false };
        let from = self.source.position();
        let stands_in = self.away().is_some_and(|(_, it)| it.place == Place::Bot);
        let Some(game) = self.source.own_mut() else { return false };
        if !game.accept(&reply) {
            return false;
        }
        if stands_in {
            game.note_stand_in();
        }
        self.seats.called = None;
        if !self.runs_ahead() {
            self.playback.render_later(effects);
        }
        self.after_decision(guide, from, env, effects);
        true
    }

    /// Ends the match as it stands.
    pub(in crate::ui::table) fn end_early(
        &mut self,
        how: EarlyEnd,
        env: &Env,
        effects: &mut Effects,
    ) {
        if !self.source.own_mut().is_some_and(|game| game.end_early(how)) {
            return;
        }
        self.bots.cancel(effects);
        self.forget_draft(effects);
        self.playback.stop(effects);
        self.playback.highlights.clear();
        self.playback.has_just_ended = true;
        (self.notices.panel, self.seats.called) = (None, None);
        self.notices.banner.clear();
        effects.push(Effect::Save);
        self.notices.storage.saving(effects);
        if let Some(by_letter) = &mut self.seats.by_letter {
            // Players elsewhere must still be told.
            by_letter.sent = None;
            effects.push(Effect::SaveByLetter);
        }
        self.update_log(usize::MAX, env);
        self.update_sheet(env);
        effects.push(Effect::NotifyHost { finished: true });
        effects.render();
    }

    /// Lets bots decide one after another while no one sees the table and other devices follow the match.
    fn run_ahead(&mut self, env: &Env, effects: &mut Effects) {
        while self.runs_ahead() && self.let_bot_decide(None, env, effects) {}
        if self.runs_ahead() {
            self.playback.catch_up_to(MOST_MISSED);
        }
    }

    /// Repeats a bot's recorded decision in a lesson, once the guide's remarks have been read.
    pub(super) fn think_as_before(&mut self, guide: &mut Guide, env: &Env, effects: &mut Effects) {
        self.bots.cancel(effects);
        let Some(game) = self.own() else { return };
        if guide.holds(game) || Guide::is_asked(game) {
            return;
        }
        if let Some(answer) = game.as_before() {
            self.bots.decided(answer);
            self.let_bot_decide(Some(guide), env, effects);
        }
    }

    pub(super) fn on_guide(
        &mut self,
        guide: &mut Guide,
        ask: guide::Ask,
        env: &Env,
        effects: &mut Effects,
    ) {
        let Some(game) = self.source.own() else { return };
        match ask {
            guide::Ask::PlayOn => effects.push(Effect::Begin(Box::new(game.clone()))),
            guide::Ask::Again => {
                if let Some(game) = guide.restart() {
                    self.replace(Some(guide), game, env, effects);
                }
            }
            guide::Ask::GoOn if self.playback.is_over() && guide.holds(game) => {
                self.draft.selected = None;
                effects.render();
                if let Some(next) = guide.go_on(game) {
                    self.replace(Some(guide), next, env, effects);
                } else if !guide.holds(game) && game.position() < game.length() {
                    self.playback.highlights.clear();
                    self.think_as_before(guide, env, effects);
                }
            }
            guide::Ask::GoOn => {}
            guide::Ask::Tapped => {
                guide.answer_tap(game, env);
                effects.render();
            }
            guide::Ask::Back => {
                if !guide.can_go_back(game) {
                    return;
                }
                self.draft.selected = None;
                self.playback.stop(effects);
                if let Some(other) = guide.go_back(game) {
                    self.go_back(guide, other, env, effects);
                }
                effects.render();
            }
        }
    }

    /// Puts the match on the table as it stood at an earlier remark.
    fn go_back(&mut self, guide: &mut Guide, game: AnyMatch, env: &Env, effects: &mut Effects) {
        let (panel, called) = (self.notices.panel, self.seats.called);
        self.bots.cancel(effects);
        self.show_other(game, env, effects);
        (self.notices.panel, self.seats.called) = (panel, called);
        if let Some(game) = self.own() {
            guide.keep(game, effects);
        }
        self.update_log(usize::MAX, env);
        self.update_sheet(env);
    }

    /// Replaces this match with another one.
    pub(super) fn replace(
        &mut self,
        guide: Option<&mut Guide>,
        game: AnyMatch,
        env: &Env,
        effects: &mut Effects,
    ) {
        let (panel, called) = (self.notices.panel, self.seats.called);
        let read_out = std::mem::take(&mut self.notices.read_out);
        self.show_other(game, env, effects);
        (self.notices.panel, self.notices.read_out, self.seats.called) = (panel, read_out, called);
        self.animate_deal(effects);
        let from = self.source.position();
        self.after_decision(guide, from, env, effects);
    }

    /// Handles that the next person has taken the device.
    pub(super) fn accept(&mut self, seat: Seat, env: &Env, effects: &mut Effects) {
        if self.turn() != TurnState::HandOver(seat) {
            if self.uncoverable() != Some(seat) {
                return;
            }
            self.playback.stop(effects);
        }
        self.seats.accepted = Some(seat);
        self.hint.clear(effects);
        self.draft.error = None;
        self.draft.selected = None;
        self.playback.highlights.clear();
        self.update_log(usize::MAX, env);
        self.update_sheet(env);
        self.catch_up(seat, env, effects);
        if !self.seats.agreed.contains(seat) {
            self.ask_to_end(effects);
        }
        effects.render();
    }

    /// Notes that the match was sent as it stands: what has been decided can't be taken back from now
    /// on.
    pub(super) fn send_letter(&mut self, effects: &mut Effects) {
        let Some(by_letter) = self.can_send() else { return };
        let sent = Some(self.source.position());
        if sent != by_letter.sent {
            self.seats.by_letter = Some(ByLetter { sent, ..by_letter });
            effects.push(Effect::SaveByLetter);
            effects.render();
        }
    }

    /// Returns true if a person may choose who plays here: someone does, and no hand is shown that
    /// was not shown before.
    fn can_place(&self, by_letter: ByLetter) -> bool {
        let here = persons_here(self.source.occupants(), Some(by_letter));
        let only = here.first().filter(|_| here.len() == 1);
        let shows_other = only.is_some_and(|seat| !self.viewer().is(seat));
        !self.is_over() && !here.is_empty() && !shows_other
    }

    /// Handles that other persons play on this device from now on, or that more was sent. A hand
    /// that was shown is covered.
    fn set_by_letter(&mut self, by_letter: ByLetter, env: &Env, effects: &mut Effects) {
        let before = self.seats.by_letter.replace(by_letter);
        if before == Some(by_letter) {
            return;
        }
        if before.is_none_or(|before| before.here != by_letter.here) {
            self.seats.phones.keep(self.here());
            self.note_by_bots(effects);
            self.seats.accepted = None;
            self.forget_draft(effects);
            self.playback.stop(effects);
            self.update_log(usize::MAX, env);
            self.update_sheet(env);
        }
        effects.render();
    }

    /// Ends the ceremony of the result.
    pub(super) fn end_ceremony(&mut self, effects: &mut Effects) {
        self.playback.ceremony = false;
        effects.cancel(Timer::Ceremony);
        effects.render();
    }

    /// Shows a finished match from another seat.
    pub(super) fn see_from(&mut self, viewer: Viewer, env: &Env, effects: &mut Effects) {
        if self.is_over() {
            self.seats.seen_by = Some(viewer);
            self.seats.is_open = Some(false);
            self.update_log(usize::MAX, env);
            self.update_sheet(env);
            effects.render();
        }
    }

    /// Asks for the device to be passed again, if several people share it and a hand is shown.
    pub(super) fn cover_hand(&mut self, env: &Env, effects: &mut Effects) {
        let shows_look = self.alone().is_none() && self.playback.has_look();
        if shows_look || self.coverable() {
            self.cover(env, effects);
        }
    }

    /// Covers whatever hand is shown.
    pub(in crate::ui::table) fn cover(&mut self, env: &Env, effects: &mut Effects) {
        self.seats.accepted = None;
        self.forget_draft(effects);
        // The codes for phones show nothing of a hand.
        self.notices.panel = self.notices.panel.filter(|panel| matches!(panel, Panel::Places(_)));
        self.notices.read_out.clear();
        // The remaining beats were meant for the person who held the device.
        for beat in self.playback.skip() {
            self.highlight(&beat.motions);
        }
        self.playback.let_stand(env.settings.pace, effects);
        self.update_log(usize::MAX, env);
        self.update_sheet(env);
        effects.render();
    }
}
