//! Who thinks for the bots: the worker, and where it cannot be had, chance.

use super::{Msg, Table};
use crate::platform::thinker::{self, Heard, Thinker};
use crate::platform::timer::{self, Timer};
use crate::session::Answer;
use crate::ui::matches::Safety;
use crate::ui::waits;

/// After so many decisions without the worker another one is started.
const TRY_AGAIN: u32 = 10;

/// Who thinks for the bots.
#[derive(Default)]
pub struct Minds {
    worker: Option<Thinker>,
    /// How many decisions were made without the worker since it failed; none
    /// while it is waited for.
    without: Option<u32>,
    /// How long one that was started meanwhile may take to come.
    coming: Option<Timer>,
}

/// The decision a bot is thinking about.
pub struct Thinking {
    n: u32,
    reply: Option<Answer>,
    /// Whether a fresh worker was asked once more.
    asked_again: bool,
    guard: Option<Timer>,
}

impl Thinking {
    /// A decision that needs no thinking.
    pub fn decided(answer: Answer) -> Self {
        Self { n: answer.n, reply: Some(answer), asked_again: false, guard: None }
    }
}

impl Table {
    /// Asks for a decision, if a bot is to decide.
    pub(super) fn wake_the_bot(&mut self, ctx: &yew::Context<Self>) {
        self.thinking = None;
        if self.is_elsewhere() {
            return;
        }
        if self.guide.is_some() {
            self.think_as_before(ctx);
            return;
        }
        let Ok(play) = &self.play else { return };
        let Some(question) = play.question() else { return };
        self.thinking =
            Some(Thinking { n: question.n, reply: None, asked_again: false, guard: None });
        match &mut self.minds.without {
            None => self.ask(ctx),
            Some(without) => {
                *without += 1;
                // One that is on its way already is not replaced: on a slow machine, or at
                // a quick pace, none would ever come. It is asked when it has come.
                if *without % TRY_AGAIN == 0 && self.minds.worker.is_none() {
                    self.minds.worker = start(ctx);
                    self.minds.coming = Some(guard(ctx, waits::WORKER_START));
                }
                self.decide_here();
            }
        }
    }

    /// Asks the worker, a fresh one if there is none.
    fn ask(&mut self, ctx: &yew::Context<Self>) {
        let Ok(play) = &self.play else { return };
        let (Some(question), Some(thinking)) = (play.question(), &mut self.thinking) else {
            return;
        };
        if self.minds.worker.is_none() {
            self.minds.worker = start(ctx);
        }
        let asked = serde_json::to_string(&question).unwrap_or_default();
        match &self.minds.worker {
            Some(worker) if worker.ask(asked) => {
                let patience =
                    if worker.is_ready() { waits::WORKER_ANSWER } else { waits::WORKER_START };
                thinking.guard.replace(guard(ctx, patience));
            }
            _ => self.go_without(ctx),
        }
    }

    /// The worker was heard of; whether something has changed for the eye.
    pub(super) fn hear(&mut self, ctx: &yew::Context<Self>, heard: Heard) -> bool {
        match heard {
            Heard::Ready => {
                self.minds.coming = None;
                let missed = self.minds.without.take().is_some();
                if let (false, Some(thinking)) = (missed, &mut self.thinking) {
                    thinking.guard.replace(guard(ctx, waits::WORKER_ANSWER));
                }
                false
            }
            Heard::Answer(text) => {
                let answer: Option<Answer> =
                    text.and_then(|text| serde_json::from_str(&text).ok().flatten());
                let (Ok(play), Some(thinking)) = (&self.play, &mut self.thinking) else {
                    return false;
                };
                if thinking.reply.is_some() {
                    return false;
                }
                match answer.filter(|answer| answer.n == thinking.n && play.fits(answer)) {
                    Some(answer) => {
                        thinking.reply = Some(answer);
                        thinking.guard.take();
                        self.let_the_bot_decide(ctx)
                    }
                    None => self.lose_the_worker(ctx),
                }
            }
            Heard::Failed => self.lose_the_worker(ctx),
        }
    }

    /// The worker cannot be loaded, does not answer, or answers nonsense. One
    /// that was there is replaced, and asked once more.
    fn lose_the_worker(&mut self, ctx: &yew::Context<Self>) -> bool {
        self.minds.coming = None;
        let was_there = self.minds.worker.take().is_some_and(|worker| worker.is_ready());
        let Some(thinking) = &mut self.thinking else { return false };
        if self.minds.without.is_some() || thinking.reply.is_some() {
            return false;
        }
        if was_there && !thinking.asked_again {
            thinking.asked_again = true;
            self.ask(ctx);
            return self.let_the_bot_decide(ctx);
        }
        self.go_without(ctx);
        self.let_the_bot_decide(ctx);
        true
    }

    /// From here on the page decides for the bots, and says so once.
    fn go_without(&mut self, ctx: &yew::Context<Self>) {
        self.minds = Minds { without: Some(0), ..Minds::default() };
        self.notice = Some(ctx.props().house.words.table.fallback);
        self.decide_here();
    }

    fn decide_here(&mut self) {
        let (Ok(play), Some(thinking)) = (&self.play, &mut self.thinking) else { return };
        thinking.reply = play.by_chance();
        thinking.guard.take();
    }

    /// Carries out the bot's decision once it is there and what happened before
    /// has been seen; and not before what was decided last is on the disk, so that a browser
    /// that dies is never more than a decision ahead of it.
    pub(super) fn let_the_bot_decide(&mut self, ctx: &yew::Context<Self>) -> bool {
        let Some(Thinking { reply: Some(reply), .. }) = self.thinking else { return false };
        if !self.film.is_over() {
            return false;
        }
        let waits = self.safety_now() == Safety::Writing;
        let Ok(play) = &mut self.play else { return false };
        // A store that takes its time is not waited for.
        if self.safety == Safety::OnDisk && waits {
            return false;
        }
        self.thinking = None;
        let from = play.position();
        if !play.accept(&reply) {
            return false;
        }
        self.called = None;
        // Keeping it and asking for the next decision take their time: drawing is a task of
        // its own.
        if !std::mem::replace(&mut self.drawn_soon, true) {
            let link = ctx.link().clone();
            timer::soon(move || link.send_message(Msg::Draw));
        }
        self.after_decision(ctx, from);
        true
    }
}

fn start(ctx: &yew::Context<Table>) -> Option<Thinker> {
    let link = ctx.link().clone();
    Thinker::start(thinker::BOTS, move |heard| link.send_message(Msg::Heard(heard)))
}

fn guard(ctx: &yew::Context<Table>, patience: u32) -> Timer {
    let link = ctx.link().clone();
    timer::after(patience, move || link.send_message(Msg::NoAnswer))
}
