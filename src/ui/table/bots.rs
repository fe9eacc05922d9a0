//! The bots' worker and the decision that a bot has to make, as part of the table's state.

use super::effect::Effects;
use super::msg::Timer;
use crate::session::Answer;

/// The state of the worker.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Progress {
    /// There is none.
    #[default]
    None,
    /// It was started and has not answered.
    Starting,
    /// It can be asked.
    Ready,
}

/// The bots' worker, and the decision that it is asked for.
#[derive(Clone, Debug, Default)]
pub struct Bots {
    /// The progress of the worker.
    pub worker: Progress,
    /// True if the table has said that it waits for their file.
    pub is_late: bool,
    /// The number of decisions made without the worker since it failed. `None` while it is in use.
    pub without: Option<u32>,
    /// The decision that a bot has to make; `None` while no bot is to move.
    pub pending: Option<Pending>,
}

/// The decision that a bot has to make.
#[derive(Clone, Debug)]
pub struct Pending {
    /// The number of the decision.
    pub n: u32,
    /// The answer, once it has arrived.
    pub reply: Option<Answer>,
    /// True if a second worker was asked.
    pub asked_again: bool,
}

impl Bots {
    /// Returns true while the table waits for a bot's decision.
    pub fn is_pending(&self) -> bool {
        self.pending.is_some()
    }

    /// Stops waiting for a bot's decision.
    pub fn cancel(&mut self, effects: &mut Effects) {
        if self.pending.take().is_some_and(|pending| pending.reply.is_none()) {
            effects.cancel(Timer::Bots);
        }
    }

    /// Starts to wait for a decision that is already known.
    pub fn decided(&mut self, answer: Answer) {
        self.pending = Some(Pending { n: answer.n, reply: Some(answer), asked_again: false });
    }

    /// Takes the answer, if it has arrived.
    pub fn take_reply(&mut self) -> Option<Answer> {
        self.pending.as_ref()?.reply?;
        self.pending.take()?.reply
    }
}
