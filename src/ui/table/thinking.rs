//! Asking the bots' worker, and playing what it answers.

use super::{Msg, Table, desk};
use crate::engine::Turn;
use crate::platform::thinker::{Json, Thinker};
use crate::session::Answer;
use gloo::timers::callback::Timeout;
use gloo::worker::Spawnable;

/// When the worker has not answered for so long, it is not there, in milliseconds.
const WORKER_PATIENCE: u32 = 20_000;

/// Where the worker's starter is, beside the page.
const WORKER: &str = "worker_loader.js";

/// What came of a question.
#[derive(Clone, Copy)]
pub enum Reply {
    Decided(Answer),
    /// No answer, or none that makes sense.
    Nothing,
}

/// The question a bot is thinking about.
pub struct Thinking {
    pub n: u32,
    pub pause_over: bool,
    pub reply: Option<Reply>,
    _pause: Timeout,
    _guard: Timeout,
}

impl Table {
    /// Asks the worker, if a bot is to decide.
    pub(super) fn wake_the_bot(&mut self, ctx: &yew::Context<Self>) {
        let Ok(play) = &self.play else { return };
        let Some(question) = play.question() else {
            self.thinking = None;
            return;
        };
        let after = |milliseconds: u32, msg: fn() -> Msg| {
            let link = ctx.link().clone();
            Timeout::new(milliseconds, move || link.send_message(msg()))
        };
        self.thinking = Some(Thinking {
            n: question.n,
            pause_over: false,
            reply: None,
            _pause: after(ctx.props().house.settings.pace.pause(), || Msg::PauseOver),
            _guard: after(WORKER_PATIENCE, || Msg::NoAnswer),
        });
        let thinker = self.thinker.get_or_insert_with(|| {
            Thinker::spawner()
                .callback({
                    let link = ctx.link().clone();
                    move |answer| link.send_message(Msg::Answer(answer))
                })
                .encoding::<Json>()
                .with_loader(true)
                .spawn(WORKER)
        });
        thinker.send(question);
    }

    /// Carries out the bot's decision once it is there and the pause is over.
    pub(super) fn let_the_bot_decide(&mut self, ctx: &yew::Context<Self>) -> bool {
        let Some(Thinking { pause_over: true, reply: Some(reply), .. }) = &self.thinking else {
            return false;
        };
        let reply = *reply;
        self.thinking = None;
        let Ok(play) = &self.play else { return false };
        let viewer = self.viewer(play);
        let Ok(play) = &mut self.play else { return false };
        let Turn::Of(seat) = play.turn() else { return false };
        let from = play.position();
        let known = desk::awaited(play, viewer) == Some(seat);
        let accepted = matches!(reply, Reply::Decided(answer) if play.accept(&answer));
        if !accepted {
            play.note_haste();
            play.decide_index(0);
        }
        let name = desk::names(play, ctx.props().house.words)[seat.index()].clone();
        self.after_decision(ctx, from);
        if !accepted && known {
            self.note = Some((ctx.props().house.words.table.fallback)(&name));
        }
        true
    }
}
