//! The table while another device holds the match: it shows what that device tells, and sends it what
//! the person here decides.

use super::replay::on_step;
use crate::engine::Seat;
use crate::session::remote::{
    AnyRemoteMatch, Progress, RawUpdate, RefusalReason, ReplayProgress, ToHost, UpdateError,
};
use crate::session::{Reviewed, open_link};
use crate::ui::table::effect::{Effect, Effects};
use crate::ui::table::live::{Env, Live};
use crate::ui::table::log::LogEntry;
use crate::ui::table::msg::{HostEvent, Msg, Step, Timer, Worker, WorkerEvent};
use crate::ui::table::playback::Beat;
use crate::ui::table::replay::{Replay, Subject};
use crate::ui::table::review::ReviewState;
use crate::ui::table::screen::{Missing, Screen};
use crate::ui::table::selection::Choice;
use crate::ui::table::source::{Contact, SentDecision, Source};
use std::rc::Rc;

/// The most beats that this screen is behind the table.
const MOST_BEHIND: usize = 8;

/// Handles a message of the person at the screen of their seat.
pub(super) fn on_remote(live: &mut Live, msg: Msg, env: &Env, effects: &mut Effects) {
    match msg {
        Msg::Decide(choice) => {
            if live.is_asked() && !live.asks_to_confirm(&choice, env, effects) {
                live.send_choice(choice, effects);
            }
        }
        Msg::Touch(touched) => {
            let hint = live.hint.hint().cloned();
            if live.is_asked() {
                live.touch(&touched, hint.as_ref(), env, effects);
            }
        }
        Msg::GiveUp(seat) if live.may_give_up().contains(seat) => live.send_give_up(effects),
        Msg::Vote(seat, vote) if live.voters_here().contains(seat) => {
            live.notices.panel = None;
            let serial = live.source.remote().map(|remote| remote.game.serial());
            effects.0.extend(serial.map(|serial| Effect::Tell(ToHost::Vote { serial, vote })));
            effects.render();
        }
        Msg::Hint => live.ask_for_hint(env, effects),
        Msg::Worker(Worker::Teacher, event) => live.on_teacher(event, env, effects),
        Msg::Elapsed(Timer::Teacher) => live.on_teacher(WorkerEvent::Failed, env, effects),
        // Another match begins where this one is held, and so is said who plays where.
        Msg::Again | Msg::ByLetter(_) => {}
        msg => live.on_any(None, msg, env, effects),
    }
}

/// Handles an event of the connection to the device that holds the match.
pub(super) fn on_host(screen: &mut Screen, event: HostEvent, env: &Env, effects: &mut Effects) {
    let Some(before) = screen.contact() else { return };
    let contact = match event {
        HostEvent::Changed => return effects.render(),
        HostEvent::Opened => return effects.push(Effect::Join),
        HostEvent::Hello(facts, told) => {
            // One that does not fit its own table is no news.
            if let Ok(game) = AnyRemoteMatch::begin(*facts, &told) {
                show_told(screen, game, env, effects);
            }
            Contact::Here
        }
        HostEvent::News(told) => {
            let is_heard = match screen {
                Screen::Live(live) => live.hear(&told, env, effects),
                _ => false,
            };
            if !is_heard {
                // Something is missing: ask for everything.
                effects.push(Effect::Join);
            }
            Contact::Here
        }
        HostEvent::Refused(why) => {
            if let Some(live) = screen.live_mut() {
                live.on_refused(why, env);
            }
            // Whatever was the reason, the whole match helps.
            return effects.push(Effect::Join);
        }
        HostEvent::Here => match screen {
            Screen::Live(live) => {
                live.send_again(effects);
                if before == Contact::Here {
                    return;
                }
                Contact::Here
            }
            _ => return,
        },
        HostEvent::Shown(table) => {
            follow_table(screen, &table, env, effects);
            Contact::Here
        }
        // The connection ends after it was said where the seat is played.
        HostEvent::Gone | HostEvent::Lost if matches!(before, Contact::Moved(_)) => return,
        HostEvent::Gone if before == Contact::Lost => return,
        HostEvent::Gone => Contact::Away,
        // What was begun here cannot be decided any more.
        HostEvent::Lost => {
            if let Some(live) = screen.live_mut() {
                live.draft.selected = None;
            }
            Contact::Lost
        }
        HostEvent::OtherVersion => Contact::OtherVersion,
        HostEvent::Taken => Contact::Taken,
        HostEvent::Moved(place) => Contact::Moved(place),
    };
    match screen {
        Screen::Missing(missing) => *missing = Missing::Untold(contact),
        screen => {
            if let Some(remote) = screen.live_mut().and_then(|live| live.source.remote_mut()) {
                remote.contact = contact;
            }
        }
    }
    effects.render();
}

/// Shows a match as the device that holds it has told all of it, unless that is older than what is
/// shown. Of a match that is shown already, what has happened since is played back.
fn show_told(screen: &mut Screen, game: AnyRemoteMatch, env: &Env, effects: &mut Effects) {
    let remote = screen.live_mut().and_then(|live| live.source.remote_mut());
    let is_same = remote.as_ref().is_some_and(|remote| remote.game.facts() == game.facts());
    if let Some(remote) = remote {
        if game.serial() < remote.game.serial() {
            return;
        }
        if is_same && game.outcome().is_some() && remote.opened.is_some() {
            // A finished match that is looked back on stays, until another one begins.
            return;
        }
    }
    if matches!(screen, Screen::Replay(_)) {
        on_step(screen, Step::Leave, env, effects);
    }
    let mut live = Live::told(game, env);
    let mut seen = None;
    if let Some(before) = screen.live_mut() {
        before.playback.stop(effects);
        before.hint.clear(effects);
        effects.cancel(Timer::Ceremony);
        live.draft.tells_second_tap = before.draft.tells_second_tap;
        if is_same {
            (live.notices.panel, live.seats.called) = (before.notices.panel, before.seats.called);
            let serial = |live: &Live| live.source.remote().map(|remote| remote.game.serial());
            // Nothing has happened since it was said.
            live.draft.error =
                before.draft.error.take().filter(|_| serial(before) == serial(&live));
            live.notices.read_out = std::mem::take(&mut before.notices.read_out);
            let (was_at, is_at) = (before.source.position(), live.source.position());
            if serial(before) == serial(&live) {
                // It was asked for again.
                std::mem::swap(&mut live.log, &mut before.log);
                live.notices.banner = std::mem::take(&mut before.notices.banner);
            } else if is_at < was_at {
                std::mem::swap(&mut live.log, &mut before.log);
                live.tell_undo(is_at, env);
                live.update_log(is_at, env);
            }
            seen = Some(was_at);
        }
    }
    live.animate_deal(effects);
    let table = live.source.remote().and_then(|remote| remote.game.shown().cloned());
    let from = seen.or(table.as_ref().map(|table| table.decisions));
    if let Some(from) = from.filter(|from| *from < live.source.position()) {
        let still = live.still(from, env);
        live.play_told(from, still, env, effects);
    }
    live.open_finished();
    *screen = Screen::Live(live);
    if let Some(table) = table {
        follow_table(screen, &table, env, effects);
    }
}

/// Shows as much as the table that a screen of the public follows: of the match, or of its replay.
fn follow_table(screen: &mut Screen, table: &Progress, env: &Env, effects: &mut Effects) {
    let Some(live) = screen.live_mut().filter(|live| live.is_public_screen()) else { return };
    live.follow(table, env, effects);
    live.see_as(table.replay.as_ref(), env, effects);
    let Some(replay) = &table.replay else { return on_step(screen, Step::Leave, env, effects) };
    if let Some(remote) = live.source.remote_mut()
        && remote.remark != replay.remark
    {
        remote.remark.clone_from(&replay.remark);
        effects.render();
    }
    let at = |screen: &Screen| screen.replay().map(|replay| replay.at.position());
    if at(screen) != Some(replay.position) {
        on_step(screen, Step::To(replay.position), env, effects);
    }
    if let Screen::Replay(Replay { subject: Subject::Finished { review, .. }, .. }) = screen
        && review.as_ref().map(|it| it.reviewed.curve()) != replay.curve.as_deref()
    {
        let told = replay.curve.clone().map(Reviewed::of_curve);
        *review = told.map(|reviewed| Box::new(ReviewState::of(reviewed)));
        effects.render();
    }
}

impl Live {
    /// Shows a finished match from the knowledge of the viewer whom its replay at the table shows, or with
    /// all cards open. Without a replay no viewer is chosen.
    fn see_as(&mut self, replay: Option<&ReplayProgress>, env: &Env, effects: &mut Effects) {
        let is_open = replay.map(|replay| replay.seen_by.is_none());
        let seen = (replay.and_then(|replay| replay.seen_by), is_open);
        if (self.seats.seen_by, self.seats.is_open) != seen {
            (self.seats.seen_by, self.seats.is_open) = seen;
            self.update_log(usize::MAX, env);
            self.update_sheet(env);
            effects.render();
        }
    }

    /// Shows what has happened since. Returns false if something before it is missing.
    fn hear(&mut self, told: &RawUpdate, env: &Env, effects: &mut Effects) -> bool {
        // The board before what has happened, which stays until the table shows that.
        let still = self.still(self.source.position(), env);
        let Source::Told(remote) = &mut self.source else { return false };
        let game = &mut remote.game;
        let (before, was_over) = (game.position(), game.outcome().is_some());
        let from = match game.hear(told) {
            Ok(from) => from,
            Err(UpdateError::Old) => return true,
            Err(UpdateError::Gap) => return false,
        };
        let is_over = game.outcome().is_some();
        let was_ended_early = is_over && !was_over && from == game.position();
        let seat = game.facts().viewer.seat();
        remote.opened = None;
        let is_news = from < before || game.position() > before || is_over != was_over;
        if is_news {
            // Where a seat is played changes nothing that was begun.
            self.forget_draft(effects);
        }
        if from < before {
            self.tell_undo(from, env);
        }
        self.update_log(from, env);
        let seats = self.source.occupants();
        let is_person = |seat: Seat| seats[seat.index()].is_person();
        let by_person =
            |entry: &Rc<LogEntry>| !entry.played_for && entry.seat.is_none_or(is_person);
        let new = self.log.entries.iter().skip(from);
        if is_over != was_over || from >= before && new.clone().any(by_person) {
            // Until a person has decided, it stands there who has left or plays elsewhere.
            self.notices.banner.clear();
        }
        if self.log.entries.iter().skip(from).any(|entry| entry.seat != seat) {
            // The next decision of the same turn is no call.
            self.seats.called = None;
        }
        self.playback.has_just_ended = is_over && (self.playback.has_just_ended || !was_over);
        self.playback.ceremony &= is_over;
        if from < before || was_ended_early {
            // Decisions were undone, or no longer matter.
            self.playback.stop(effects);
            self.playback.highlights.clear();
        }
        let still = if from < before { self.still(from, env) } else { still };
        self.play_told(from, still, env, effects);
        self.send_next(effects);
        self.open_finished();
        true
    }

    /// Notes that the table has refused what was sent, and says why where nothing else shows it.
    fn on_refused(&mut self, why: RefusalReason, env: &Env) {
        if let Some(remote) = self.source.remote_mut() {
            (remote.sent, remote.choice) = (None, None);
        }
        let w = env.messages.language.phones();
        self.draft.error = match why {
            RefusalReason::Final => Some(w.is_final.to_owned()),
            RefusalReason::NotDone => Some(w.not_done.to_owned()),
            _ => None,
        };
    }

    /// Returns the board before decision `n`, for a screen of the public on which nothing is played back.
    fn still(&self, n: usize, env: &Env) -> Option<Beat> {
        if !self.is_public_screen() || !self.playback.is_over() {
            return None;
        }
        self.source.view().still(n, &Rc::new(self.players(env)), env.messages)
    }

    /// Plays back the decisions from `from` on, at most a few beats behind the table. A screen of the
    /// public waits for the table with the board before them, which is `still`.
    fn play_told(&mut self, from: usize, still: Option<Beat>, env: &Env, effects: &mut Effects) {
        if self.is_public_screen() {
            let viewer = self.viewer();
            // Where nothing was decided, such as when a seat moves, the table has nothing to show.
            let still = still.filter(|_| from < self.source.position());
            self.playback.add(still.into_iter().collect(), viewer);
            return self.show(from, None, env, effects);
        }
        self.show(from, None, env, effects);
        if self.playback.catch_up_to(MOST_BEHIND) {
            self.show_beat(env, effects);
        }
        self.update_sheet(env);
    }

    /// Sends the decisions of a choice, one after another, each once the match stands after the one
    /// before.
    fn send_choice(&mut self, choice: Choice, effects: &mut Effects) {
        self.playback.highlights.clear();
        if let Some(remote) = self.source.remote_mut() {
            remote.choice = Some((choice, 0));
        }
        self.send_next(effects);
        effects.render();
    }

    /// Sends the next decision of the choice, if this seat may make it now.
    fn send_next(&mut self, effects: &mut Effects) {
        let Some(remote) = self.source.remote_mut() else { return };
        let Some((choice, nth)) = remote.choice.take() else { return };
        let (serial, viewer) = (remote.game.serial(), remote.viewer());
        if nth > 0 && remote.sent.is_none_or(|sent| sent.serial + 1 != serial) {
            // Something else has happened at the table.
            return;
        }
        let Some(index) = self.source.view().legal_index(&choice, nth, viewer) else { return };
        let sent = SentDecision { serial, index: index as u32 };
        if let Some(remote) = self.source.remote_mut() {
            (remote.sent, remote.choice) = (Some(sent), Some((choice, nth + 1)));
        }
        self.forget_draft(effects);
        effects.push(Effect::Tell(sent.into()));
    }

    /// Tells the table that the person here gives the match up, or leaves it.
    fn send_give_up(&mut self, effects: &mut Effects) {
        self.notices.panel = None;
        let serial = self.source.remote().map(|remote| remote.game.serial());
        effects.0.extend(serial.map(|serial| Effect::Tell(ToHost::GiveUp { serial })));
        effects.render();
    }

    /// Sends a decision again that was not answered: the table is there, and knows nothing of it.
    fn send_again(&self, effects: &mut Effects) {
        if let Some(remote) = self.source.remote().filter(|remote| remote.is_sending()) {
            effects.0.extend(remote.sent.map(|sent| Effect::Tell(sent.into())));
        }
    }

    /// Opens the whole match once it is over and was told: from then on it can be looked back on here
    /// as where it was played.
    fn open_finished(&mut self) {
        let Source::Told(remote) = &mut self.source else { return };
        let told = &remote.game;
        let opened = told.link().filter(|_| told.outcome().is_some()).map(open_link);
        if let Some(Ok(mut game)) = opened
            && game.position() == told.position()
            && game.name_persons(&told.facts().seats)
        {
            game.keep_stand_ins(told.stood_in());
            game.keep_left(told.left().to_vec());
            remote.opened = Some(game);
        }
    }
}

impl From<SentDecision> for ToHost {
    fn from(SentDecision { serial, index }: SentDecision) -> Self {
        Self::Decide { serial, index }
    }
}
