//! The state machine of the table: one pure function from a message to effects.

use super::choice::Choice;
use super::effect::{Effect, Effects};
use super::guide::{self, Guide};
use super::hint_state::HintState;
use super::key::Key;
use super::live::{Env, Live, TurnState};
use super::msg::{Msg, Ownership, Visibility};
use super::panel::Panel;
use super::presenter;
use super::replay::{Replay, Step, Subject};
use super::review::{self, ReviewState};
use super::screen::{Missing, Screen};
use super::selection::{Selection, Tap, Touched};
use super::sources::WorkerEvent;
use super::sources::{Timer, Worker};
use crate::engine::{Seat, Viewer};
use crate::session::{AnyMatch, Hint, Occupant, only_person};
use crate::ui::games::DraftChoice;
use crate::ui::motion::Motion;
use crate::ui::settings::Pace;
use crate::ui::sound::Sound;
use std::rc::Rc;

/// Changes the screen according to a message, and returns the effects.
pub fn update(screen: &mut Screen, msg: Msg, env: &Env) -> Effects {
    let mut effects = Effects::default();
    handle(screen, msg, env, &mut effects);
    finish(screen, &mut effects);
    effects
}

/// Shows a match that has just been put on the table, and returns the effects.
pub fn open(screen: &mut Screen) -> Effects {
    let mut effects = Effects::default();
    if let Screen::Live(live) | Screen::Lesson(live, _) = screen {
        live.animate_deal(&mut effects);
    }
    finish(screen, &mut effects);
    effects
}

/// Does what follows every message: calls the person to move once, and scrolls to the end of a
/// match when it has been shown.
fn finish(screen: &mut Screen, effects: &mut Effects) {
    let calls = screen.calls();
    let Some(live) = screen.live_mut() else { return };
    if let Some(seat) = calls
        && live.called != Some(seat)
    {
        live.called = Some(seat);
        effects.push(Effect::Play(Sound::Bell));
        effects.push(Effect::Shake);
    }
    if live.has_just_ended && live.playback.is_over() {
        live.has_just_ended = false;
        effects.push(Effect::ScrollToTop);
    }
    if live.playback.is_rendered_later() {
        effects.0.retain(|effect| *effect != Effect::Render);
    }
}

fn handle(screen: &mut Screen, msg: Msg, env: &Env, effects: &mut Effects) {
    match msg {
        Msg::Key(key) => press(screen, key, effects),
        Msg::Open(panel) => open_panel(screen, panel, env, effects),
        Msg::Replay(step) => replay(screen, step, env, effects),
        Msg::Review(ask) => ask_review(screen, ask, env, effects),
        Msg::Owner(owner, there) => on_owner(screen, owner, there, env, effects),
        Msg::Updated(there) => follow(screen, *there, env, effects),
        Msg::Undo => step_back_or_forth(screen, false, env, effects),
        Msg::Redo => step_back_or_forth(screen, true, env, effects),
        Msg::Language => on_language(screen, env, effects),
        msg => match screen {
            Screen::Missing(_) => {}
            Screen::Live(live) => on_live(live, msg, env, effects),
            Screen::Lesson(live, guide) => on_lesson(live, guide, msg, env, effects),
            Screen::ReadOnly(live) => on_read_only(live, msg, env, effects),
            Screen::Replay(replay) => on_replay(replay, msg, env, effects),
        },
    }
}

/// Handles a message while this tab plays.
fn on_live(live: &mut Live, msg: Msg, env: &Env, effects: &mut Effects) {
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
        Msg::Hint => live.ask_for_hint(env, effects),
        Msg::Worker(Worker::Bots, event) => {
            live.on_bots(event, env, effects);
            live.let_bot_decide(None, env, effects);
            live.pause(env, effects);
        }
        Msg::Worker(Worker::Teacher, event) => live.on_teacher(event, env, effects),
        Msg::Elapsed(Timer::Bots) => {
            live.on_bots(WorkerEvent::Failed, env, effects);
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
            live.storage.answered(safety, effects);
            live.let_bot_decide(None, env, effects);
        }
        Msg::Elapsed(Timer::Storage) => {
            live.storage.is_late(effects);
            live.let_bot_decide(None, env, effects);
        }
        Msg::Hidden(visibility) => live.on_visibility(visibility, env, effects),
        Msg::Elapsed(Timer::Hidden) => live.cover_hand(env, effects),
        msg => live.on_any(None, msg, env, effects),
    }
}

/// Handles a message in a lesson, where the guide accepts only the lesson's decisions.
fn on_lesson(live: &mut Live, guide: &mut Guide, msg: Msg, env: &Env, effects: &mut Effects) {
    match msg {
        Msg::Decide(choice) => {
            if !live.is_asked() || !guide.lets_decide(&live.game) {
            } else if guide.declines(live, &choice, env) {
                live.selected = None;
                effects.render();
            } else {
                live.decide(Some(guide), &choice, env, effects);
            }
        }
        Msg::Touch(touched) => {
            let advice = guide.advice(&live.game);
            if live.is_asked() && guide.lets_decide(&live.game) {
                live.touch(&touched, advice.as_ref(), env, effects);
            }
        }
        Msg::Lesson(ask) => live.on_guide(guide, ask, env, effects),
        Msg::Opened => live.think_as_before(guide, env, effects),
        msg => live.on_any(Some(guide), msg, env, effects),
    }
}

/// Handles a message while another tab plays: nothing here decides.
fn on_read_only(live: &mut Live, msg: Msg, env: &Env, effects: &mut Effects) {
    match msg {
        Msg::PlayHere => effects.push(Effect::TakeOver),
        Msg::Stored(safety) => live.storage.answered(safety, effects),
        Msg::Elapsed(Timer::Storage) => live.storage.is_late(effects),
        msg => live.on_any(None, msg, env, effects),
    }
}

/// Handles a message in a replay: nothing changes the match.
fn on_replay(replay: &mut Replay, msg: Msg, env: &Env, effects: &mut Effects) {
    let Replay { live, subject, .. } = replay;
    match (msg, subject) {
        (Msg::Worker(Worker::Reviewer, event), Subject::Finished { review: Some(review), .. }) => {
            review.on_worker(event, &mut live.game, effects);
        }
        (Msg::Elapsed(Timer::Review), Subject::Finished { review: Some(review), .. }) => {
            review.on_render_due(effects);
        }
        (Msg::Stored(safety), _) => live.storage.answered(safety, effects),
        (Msg::Elapsed(Timer::Storage), _) => live.storage.is_late(effects),
        (Msg::Explain(text), _) => {
            live.selected = Some(Selection::text(text));
            effects.render();
        }
        (Msg::PutBack | Msg::Skip, _) => {
            live.selected = None;
            effects.render();
        }
        (Msg::SeenBy(viewer), _) => live.see_from(viewer, env, effects),
        _ => {}
    }
}

impl Live {
    /// Handles messages that every table with a match as it stands has in common.
    fn on_any(&mut self, guide: Option<&mut Guide>, msg: Msg, env: &Env, effects: &mut Effects) {
        match msg {
            // The same tap continues the playback.
            Msg::PutBack if !self.playback.is_over() => {}
            Msg::PutBack => {
                self.selected = None;
                effects.render();
            }
            Msg::Draft(draft) if self.draft != draft => {
                self.draft = draft;
                effects.render();
            }
            Msg::Explain(text) => {
                self.playback.hold(effects);
                self.selected = Some(Selection::text(text));
                effects.render();
            }
            Msg::Marked(marked) => {
                if let HintState::Shown { names, .. } = &mut self.hint {
                    *names = marked;
                    effects.render();
                }
            }
            Msg::Elapsed(Timer::Playback) => self.on_playback_timer(guide, env, effects),
            Msg::Continue => self.go_on(guide, false, env, effects),
            Msg::Skip => self.go_on(guide, true, env, effects),
            Msg::LastRound => {
                if self.playback.is_over() {
                    self.selected = None;
                }
                self.show_last_round(env, effects);
            }
            Msg::Again if self.is_over() => effects.push(Effect::DealAgain),
            Msg::SeenBy(viewer) => self.see_from(viewer, env, effects),
            _ => {}
        }
    }

    /// Makes the decisions of a choice, or shows why the rules refuse them.
    fn decide(
        &mut self,
        guide: Option<&mut Guide>,
        choice: &Choice,
        env: &Env,
        effects: &mut Effects,
    ) {
        let from = self.game.position();
        match presenter::of_mut(&mut self.game).decide(choice, env.messages) {
            Ok(()) => {
                self.banner = None;
                self.highlights.clear();
                self.after_decision(guide, from, env, effects);
            }
            Err(why) => {
                self.error = Some(why);
                effects.render();
            }
        }
    }

    /// Asks for confirmation before a decision that cannot be undone, if the person has set that.
    /// Returns true if the decision has to wait for the answer.
    fn asks_to_confirm(&mut self, choice: &Choice, env: &Env, effects: &mut Effects) -> bool {
        let TurnState::Person(seat) = self.turn() else { return false };
        let is_confirmed = self.selected.as_ref().is_some_and(|it| it.confirms(choice));
        if is_confirmed || !env.settings.ask_first {
            return false;
        }
        let mut tried = self.game.clone();
        let is_final = presenter::of_mut(&mut tried).decide(choice, env.messages).is_ok()
            && tried.is_for_good(seat);
        if is_final {
            let messages = &env.messages.table;
            self.selected =
                Some(Selection::confirming(choice.clone(), self.selected.as_ref(), messages));
            effects.render();
        }
        is_final
    }

    fn touch(&mut self, touched: &Touched, hint: Option<&Hint>, env: &Env, effects: &mut Effects) {
        let selection = presenter::of(&self.game).select(touched, hint, env.messages);
        self.error = None;
        match selection.tapped(self.selected.as_ref(), env.settings.one_tap) {
            Tap::Select => self.selected = Some(selection),
            Tap::PutBack => self.selected = None,
            Tap::Play(choice) => effects.send(Msg::Decide(choice)),
        }
        effects.render();
    }

    /// Saves the decisions from `from` on, shows them, and asks the next bot.
    fn after_decision(
        &mut self,
        guide: Option<&mut Guide>,
        from: usize,
        env: &Env,
        effects: &mut Effects,
    ) {
        self.draft = DraftChoice::default();
        self.error = None;
        self.selected = None;
        self.hint.clear(effects);
        let mut guide = guide;
        if let Some(guide) = &mut guide {
            guide.after_decision(&self.game, effects);
        } else {
            effects.push(Effect::Save);
            self.storage.saving(effects);
        }
        if self.next_person().is_some() {
            self.accepted = None;
        }
        let is_forward = self.game.position() > from;
        self.update_log(from.min(self.game.position()), env);
        if is_forward {
            self.show(from, env, effects);
        }
        self.update_sheet(env);
        if guide.is_none() {
            self.has_just_ended |= self.is_over();
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
    fn let_bot_decide(
        &mut self,
        guide: Option<&mut Guide>,
        env: &Env,
        effects: &mut Effects,
    ) -> bool {
        let Some(reply) = self.bots_reply() else { return false };
        let from = self.game.position();
        if !self.game.accept(&reply) {
            return false;
        }
        self.called = None;
        self.playback.render_later(effects);
        self.after_decision(guide, from, env, effects);
        true
    }

    /// Repeats a bot's recorded decision in a lesson, once the guide's remarks have been read.
    fn think_as_before(&mut self, guide: &mut Guide, env: &Env, effects: &mut Effects) {
        self.bots.cancel(effects);
        if guide.holds(&self.game) || Guide::is_asked(&self.game) {
            return;
        }
        if let Some(answer) = self.game.as_before() {
            self.bots.decided(answer);
            self.let_bot_decide(Some(guide), env, effects);
        }
    }

    fn on_guide(&mut self, guide: &mut Guide, ask: guide::Ask, env: &Env, effects: &mut Effects) {
        match ask {
            guide::Ask::PlayOn => effects.push(Effect::Begin(Box::new(self.game.clone()))),
            guide::Ask::Again => {
                if let Some(game) = guide.restart() {
                    self.replace(Some(guide), game, env, effects);
                }
            }
            guide::Ask::GoOn if self.playback.is_over() && guide.holds(&self.game) => {
                self.selected = None;
                effects.render();
                if let Some(game) = guide.go_on(&self.game) {
                    self.replace(Some(guide), game, env, effects);
                } else if !guide.holds(&self.game) && self.game.position() < self.game.length() {
                    self.highlights.clear();
                    self.think_as_before(guide, env, effects);
                }
            }
            guide::Ask::GoOn => {}
        }
    }

    /// Replaces this match with another one.
    fn replace(
        &mut self,
        guide: Option<&mut Guide>,
        game: AnyMatch,
        env: &Env,
        effects: &mut Effects,
    ) {
        let (panel, called) = (self.panel, self.called);
        let read_out = std::mem::take(&mut self.read_out);
        self.show_other(game, env, effects);
        (self.panel, self.read_out, self.called) = (panel, read_out, called);
        self.animate_deal(effects);
        let from = self.game.position();
        self.after_decision(guide, from, env, effects);
    }

    /// Animates the deal, if nothing has been decided yet.
    fn animate_deal(&self, effects: &mut Effects) {
        let motions = presenter::of(&self.game).dealt(self.viewer());
        if !motions.is_empty() {
            effects.push(Effect::Animate(motions));
        }
    }

    /// Shows the decisions from `from` on.
    fn show(&mut self, from: usize, env: &Env, effects: &mut Effects) {
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
    fn show_beat(&mut self, env: &Env, effects: &mut Effects) -> bool {
        self.playback.let_stand(env.settings.pace, effects);
        let Some(beat) = self.playback.now() else { return false };
        let (motions, sound) = (beat.motions.clone(), beat.sound);
        self.highlight(&motions);
        effects.push(Effect::Animate(motions));
        effects.0.extend(sound.map(Effect::Play));
        true
    }

    /// Continues the playback. At its end a bot may decide.
    fn next_beat(&mut self, guide: Option<&mut Guide>, env: &Env, effects: &mut Effects) {
        if !self.show_beat(env, effects) && !self.let_bot_decide(guide, env, effects) {
            self.update_sheet(env);
        }
    }

    fn on_playback_timer(&mut self, guide: Option<&mut Guide>, env: &Env, effects: &mut Effects) {
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
    fn pause(&mut self, env: &Env, effects: &mut Effects) {
        self.playback.pause(self.bots.is_pending(), env.settings.pace, effects);
        if self.playback.is_pausing() {
            effects.0.retain(|effect| *effect != Effect::Render);
        }
    }

    /// Continues to the next beat, or to the end of all.
    fn go_on(
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
    fn highlight(&mut self, motions: &[Motion]) {
        for place in motions.iter().filter_map(Motion::touches) {
            if !self.highlights.iter().any(|other| other == place) {
                self.highlights.push(place.to_owned());
            }
        }
    }

    /// Shows the other players' actions since the holder's last decision again.
    fn show_last_round(&mut self, env: &Env, effects: &mut Effects) {
        let Some(seat) = self.holder() else { return };
        effects.render();
        let from = self.log.missed_from(seat);
        if self.playback.is_over() && from < self.game.position() {
            self.show(from, env, effects);
        }
    }

    /// Handles that the next person has taken the device.
    fn accept(&mut self, seat: Seat, env: &Env, effects: &mut Effects) {
        if self.turn() != TurnState::HandOver(seat) {
            return;
        }
        self.accepted = Some(seat);
        self.hint.clear(effects);
        self.error = None;
        self.selected = None;
        self.highlights.clear();
        self.update_log(usize::MAX, env);
        self.update_sheet(env);
        self.show_last_round(env, effects);
        effects.render();
    }

    /// Shows a finished match from another seat.
    fn see_from(&mut self, viewer: Viewer, env: &Env, effects: &mut Effects) {
        if self.is_over() {
            self.seen_by = Some(viewer);
            self.update_log(usize::MAX, env);
            self.update_sheet(env);
            effects.render();
        }
    }

    /// Handles a change of the page's visibility.
    fn on_visibility(&mut self, visibility: Visibility, env: &Env, effects: &mut Effects) {
        match visibility {
            Visibility::Hidden => effects.wait(Timer::Hidden, HIDDEN),
            Visibility::Shown => effects.cancel(Timer::Hidden),
            Visibility::ShownLate => {
                effects.cancel(Timer::Hidden);
                self.cover_hand(env, effects);
            }
        }
    }

    /// Asks for the device to be passed again, if several people share it and a hand is shown: the
    /// next person to pick it up may be another player.
    fn cover_hand(&mut self, env: &Env, effects: &mut Effects) {
        if self.accepted.is_none() || only_person(self.game.occupants()).is_some() {
            return;
        }
        self.accepted = None;
        self.selected = None;
        self.hint.clear(effects);
        self.draft = DraftChoice::default();
        self.panel = None;
        self.read_out.clear();
        self.error = None;
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

/// The time that the page may be hidden before a hand is covered, in milliseconds.
pub const HIDDEN: u32 = 30_000;

/// Undoes or redoes a decision, if the button for it would be enabled.
fn step_back_or_forth(screen: &mut Screen, redo: bool, env: &Env, effects: &mut Effects) {
    let able = if redo { screen.can_redo() } else { screen.can_undo() };
    let (Some(seat), Screen::Live(live)) = (able, screen) else { return };
    let from = live.game.position();
    let is_done = if redo { live.game.redo(seat) } else { live.game.undo(seat) };
    if is_done {
        live.bots.cancel(effects);
        live.playback.stop(effects);
        live.highlights.clear();
        live.after_decision(None, from, env, effects);
    }
}

/// Opens a panel, with the sentences that it reads out.
fn open_panel(screen: &mut Screen, panel: Option<Panel>, env: &Env, effects: &mut Effects) {
    let read_out = panel.map(|panel| screen.read_out(panel, env)).unwrap_or_default();
    if let Some(live) = screen.live_mut() {
        live.panel = panel;
        live.read_out = read_out;
        effects.render();
    }
}

/// Enters the replay of a finished match, moves in it, or leaves it.
fn replay(screen: &mut Screen, step: Step, env: &Env, effects: &mut Effects) {
    match (screen, step) {
        (Screen::Replay(Replay { subject: Subject::OtherRules { .. }, .. }), Step::Leave) => {
            effects.push(Effect::Leave);
        }
        (screen @ Screen::Replay(_), Step::Leave) => {
            change(screen, |screen| match screen {
                Screen::Replay(Replay { live, subject, .. }) => subject.leave(live, effects),
                other => other,
            });
            effects.render();
        }
        (Screen::Replay(replay), step) => replay.go(step, env, effects),
        (screen, step) => {
            if step != Step::Leave
                && enter_replay(screen, effects)
                && let Screen::Replay(replay) = screen
            {
                replay.go(step, env, effects);
            }
        }
    }
}

/// Enters the replay of a match that is over and has been shown. Returns false otherwise.
fn enter_replay(screen: &mut Screen, effects: &mut Effects) -> bool {
    let is_read_only = matches!(screen, Screen::ReadOnly(_));
    let (Screen::Live(live) | Screen::ReadOnly(live)) = screen else { return false };
    if !live.is_over() {
        return false;
    }
    live.playback.stop(effects);
    change(screen, |screen| match screen {
        Screen::Live(live) | Screen::ReadOnly(live) => {
            Screen::Replay(Replay::of_finished(live, is_read_only))
        }
        other => other,
    });
    effects.render();
    true
}

impl Subject {
    /// Returns the screen from which the replay was entered. A running review is cancelled.
    fn leave(self, live: Live, effects: &mut Effects) -> Screen {
        match self {
            Self::Finished { is_read_only, review } => {
                if let Some(mut review) = review {
                    review.cancel(effects);
                }
                if is_read_only { Screen::ReadOnly(live) } else { Screen::Live(live) }
            }
            Self::OtherRules { of } => Screen::Replay(Replay::of_other_rules(live, of)),
        }
    }
}

/// Handles a person's request to the review.
fn ask_review(screen: &mut Screen, ask: review::Ask, env: &Env, effects: &mut Effects) {
    match ask {
        review::Ask::Back => effects.push(Effect::OpenFinished),
        review::Ask::Open => {
            let is_replay = matches!(screen, Screen::Replay(_)) || enter_replay(screen, effects);
            if let (true, Screen::Replay(Replay { live, subject, .. })) = (is_replay, screen)
                && let Subject::Finished { review, .. } = subject
            {
                live.highlights.clear();
                *review = Some(ReviewState::open(&live.game, effects));
                effects.render();
            }
        }
        ask => {
            let Screen::Replay(replay) = screen else { return };
            let Replay { live, subject: Subject::Finished { review: Some(review), .. }, .. } =
                replay
            else {
                return;
            };
            match ask {
                review::Ask::Cancel => review.cancel(effects),
                review::Ask::Numbers => review.shows_numbers = !review.shows_numbers,
                review::Ask::TryAgain(n) => {
                    effects.push(Effect::Begin(Box::new(live.game.from_here(n))));
                }
                review::Ask::Show(n) => {
                    review.explain(n, effects);
                    replay.go(Step::To(n), env, effects);
                }
                review::Ask::Open | review::Ask::Back => {}
            }
            effects.render();
        }
    }
}

/// Handles the browser's answer about the tab that plays the match.
fn on_owner(
    screen: &mut Screen,
    owner: Ownership,
    there: Option<Box<AnyMatch>>,
    env: &Env,
    effects: &mut Effects,
) {
    let is_here = owner == Ownership::Here;
    let was_here = match screen {
        Screen::Live(_) => true,
        Screen::ReadOnly(_) => false,
        Screen::Replay(Replay { subject: Subject::Finished { is_read_only, .. }, .. }) => {
            !std::mem::replace(is_read_only, !is_here)
        }
        _ => return,
    };
    if !is_here && let Screen::Live(live) = screen {
        live.bots.cancel(effects);
        live.accepted = None;
        live.hint.clear(effects);
        live.selected = None;
    }
    if was_here != is_here {
        change(screen, |screen| match screen {
            Screen::Live(live) | Screen::ReadOnly(live) if is_here => Screen::Live(live),
            Screen::Live(live) | Screen::ReadOnly(live) => Screen::ReadOnly(live),
            other => other,
        });
        effects.render();
    }
    if let Some(there) = there {
        follow(screen, *there, env, effects);
    }
    if let Screen::Live(live) = screen
        && was_here != is_here
        && !live.bots.is_pending()
    {
        live.ask_bot(env, effects);
    }
}

/// Shows the decisions that another tab has saved since.
fn follow(screen: &mut Screen, there: AnyMatch, env: &Env, effects: &mut Effects) {
    let Some(here) = screen.live() else {
        *screen = Screen::Live(Live::new(there, env));
        effects.render();
        return;
    };
    let (before, now) = (here.game.records(), there.records());
    if before == now {
        return;
    }
    // The match has gone on from the end that was replayed, so leave the replay.
    if matches!(screen, Screen::Replay(_)) {
        replay(screen, Step::Leave, env, effects);
    }
    let (Screen::Live(live) | Screen::ReadOnly(live)) = screen else { return };
    let from = live.game.position();
    let goes_on =
        before.head == now.head && there.steps_since(0).starts_with(&live.game.steps_since(0));
    if goes_on {
        live.game = there;
        live.update_log(from, env);
        live.show(from, env, effects);
        live.update_sheet(env);
        effects.render();
    } else {
        live.show_other(there, env, effects);
    }
    if let Screen::Live(live) = screen {
        live.ask_bot(env, effects);
    }
}

impl Live {
    /// Shows another match that is already saved.
    fn show_other(&mut self, game: AnyMatch, env: &Env, effects: &mut Effects) {
        self.playback.stop(effects);
        self.bots.cancel(effects);
        self.hint.clear(effects);
        let (bots, storage) = (std::mem::take(&mut self.bots), self.storage);
        *self = Self { bots, storage, ..Self::new(game, env) };
        effects.render();
    }
}

/// Rebuilds texts in the new language.
fn on_language(screen: &mut Screen, env: &Env, effects: &mut Effects) {
    let Some(live) = screen.live_mut() else { return };
    (live.selected, live.error, live.banner) = (None, None, None);
    live.draft = DraftChoice::default();
    live.hint.clear(effects);
    live.update_log(usize::MAX, env);
    live.update_sheet(env);
    effects.render();
}

/// Handles a key, unless an open panel handles its keys itself.
fn press(screen: &mut Screen, key: Key, effects: &mut Effects) {
    let Some(live) = screen.live() else { return };
    if live.panel.is_some() {
        return;
    }
    let is_over = live.playback.is_over();
    let msg = match (key, &*screen) {
        (Key::Undo, _) => Msg::Undo,
        (Key::Redo, _) => Msg::Redo,
        (Key::Rules, _) => Msg::Open(Some(Panel::Rules)),
        (Key::Log, _) => Msg::Open(Some(Panel::Log)),
        (Key::Read, _) => Msg::Open(Some(Panel::Read)),
        (Key::Missed, _) => Msg::Open(Some(Panel::Missed)),
        (Key::Menu, _) => Msg::Open(Some(Panel::Menu)),
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
        (Key::Hold | Key::Escape, _) => Msg::Skip,
        (Key::Hint, _) => Msg::Hint,
        (Key::LastRound, _) => Msg::LastRound,
        (Key::Text(text), _) => Msg::Explain(text),
        (Key::Left, Screen::Replay(_)) => Msg::Replay(Step::Back),
        (Key::Right, Screen::Replay(_)) => Msg::Replay(Step::Forward),
        (Key::Left, _) => return effects.push(Effect::MoveFocus { forward: false }),
        (Key::Right, _) => return effects.push(Effect::MoveFocus { forward: true }),
    };
    effects.send(msg);
}

/// Replaces the screen with another one made from it.
fn change(screen: &mut Screen, into: impl FnOnce(Screen) -> Screen) {
    let before = std::mem::replace(screen, Screen::Missing(Missing::NoMatch));
    *screen = into(before);
}
