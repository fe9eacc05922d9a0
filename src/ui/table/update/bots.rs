//! The bots' worker. If no worker can be started, the page decides for the bots at random.

use crate::session::Answer;
use crate::ui::table::bots::{Pending, Progress};
use crate::ui::table::effect::{Effect, Effects};
use crate::ui::table::live::{Env, Live};
use crate::ui::table::msg::{Timer, Worker, WorkerEvent};
use crate::ui::waits;

/// Another worker is started after this many decisions without one.
const RETRY: u32 = 10;

impl Live {
    /// Asks the worker for a decision, if a bot is to move. A decision that is no choice is known.
    pub fn ask_bot(&mut self, env: &Env, effects: &mut Effects) {
        self.bots.cancel(effects);
        if let Some(forced) = self.forced() {
            self.bots.decided(forced);
            return;
        }
        let Some(question) = self.question() else { return };
        self.bots.pending = Some(Pending { n: question.n, reply: None, asked_again: false });
        let Some(without) = &mut self.bots.without else {
            self.ask_worker(env, effects);
            return;
        };
        *without += 1;
        // Don't replace a worker that is still starting: on a slow machine none would ever be
        // ready.
        if *without % RETRY == 0 && self.bots.worker == Progress::None {
            self.bots.worker = Progress::Starting;
            effects.push(Effect::Start(Worker::Bots));
            effects.wait(Timer::Bots, waits::WORKER_START);
        }
        self.decide_by_chance();
    }

    fn ask_worker(&mut self, env: &Env, effects: &mut Effects) {
        let Some(question) = self.question() else { return };
        let Ok(question) = serde_json::to_string(&question) else {
            return self.go_without(env, effects);
        };
        let is_ready = self.bots.worker == Progress::Ready;
        if self.bots.worker == Progress::None {
            self.bots.worker = Progress::Starting;
        }
        let limit = match (is_ready, self.bots.is_late) {
            (true, _) => waits::WORKER_ANSWER,
            (false, false) => waits::WORKER_START,
            (false, true) => waits::WORKER_COMES,
        };
        effects.wait(Timer::Bots, limit);
        effects.push(Effect::Ask(Worker::Bots, question));
    }

    /// Handles an event of the bots' worker.
    pub fn on_bots(&mut self, event: WorkerEvent, env: &Env, effects: &mut Effects) {
        match event {
            WorkerEvent::Ready => {
                self.bots.worker = Progress::Ready;
                if std::mem::take(&mut self.bots.is_late) {
                    self.notices.banner.take_back(env.messages.language.by_letter().bots_coming);
                    effects.render();
                }
                effects.cancel(Timer::Bots);
                let missed = self.bots.without.take().is_some();
                if !missed && self.bots.is_pending() {
                    effects.wait(Timer::Bots, waits::WORKER_ANSWER);
                }
            }
            WorkerEvent::Answer(text) => {
                let answer: Option<Answer> =
                    text.and_then(|text| serde_json::from_str(&text).ok().flatten());
                let Some(pending) = &mut self.bots.pending else { return };
                if pending.reply.is_some() {
                    return;
                }
                let n = pending.n;
                match answer.filter(|answer| {
                    answer.n == n && self.source.own().is_some_and(|game| game.fits(answer))
                }) {
                    Some(answer) => {
                        pending.reply = Some(answer);
                        effects.cancel(Timer::Bots);
                    }
                    None => self.lose_worker(env, effects),
                }
            }
            WorkerEvent::Failed => self.lose_worker(env, effects),
        }
    }

    /// Handles a worker that has not come, or has not answered, in time. While its file may still come the
    /// table waits and says so: bots that play at random are other opponents.
    pub fn bots_are_late(&mut self, env: &Env, effects: &mut Effects) {
        let comes = self.bots.worker == Progress::Starting && self.bots.without.is_none();
        if !comes || std::mem::replace(&mut self.bots.is_late, true) {
            return self.lose_worker(env, effects);
        }
        self.notices.banner.say(env.messages.language.by_letter().bots_coming);
        effects.wait(Timer::Bots, waits::WORKER_COMES);
        effects.render();
    }

    /// Handles a worker that cannot be started, does not answer, or answers nonsense. One that was
    /// ready is replaced, and asked once more.
    fn lose_worker(&mut self, env: &Env, effects: &mut Effects) {
        effects.push(Effect::End(Worker::Bots));
        effects.cancel(Timer::Bots);
        let was_ready = std::mem::take(&mut self.bots.worker) == Progress::Ready;
        let Some(pending) = &mut self.bots.pending else { return };
        if self.bots.without.is_some() || pending.reply.is_some() {
            return;
        }
        if was_ready && !pending.asked_again {
            pending.asked_again = true;
            self.ask_worker(env, effects);
        } else {
            self.go_without(env, effects);
        }
    }

    /// Lets the page decide for the bots from now on, and tells the person once.
    fn go_without(&mut self, env: &Env, effects: &mut Effects) {
        self.bots.worker = Progress::None;
        self.bots.without = Some(0);
        effects.push(Effect::End(Worker::Bots));
        effects.cancel(Timer::Bots);
        self.notices.banner.say(env.messages.table.fallback);
        self.decide_by_chance();
        effects.render();
    }

    fn decide_by_chance(&mut self) {
        let reply = self.by_chance();
        if let Some(pending) = &mut self.bots.pending {
            pending.reply = reply;
        }
    }

    /// Takes the bot's decision once it has arrived, everything before it has been shown to those who
    /// see the table, and the decision before it is on disk.
    pub fn bots_reply(&mut self) -> Option<Answer> {
        let is_shown = self.playback.is_over() || self.runs_ahead();
        if !is_shown || self.notices.storage.holds_bots() {
            return None;
        }
        self.bots.take_reply()
    }
}
