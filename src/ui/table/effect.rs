//! What an update of the table asks of the browser. `runner.rs` does it.

use super::msg::Msg;
use crate::session::AnyMatch;
use crate::ui::motion::Motion;
use crate::ui::sound::Sound;

/// Something to be done outside of the table's state.
#[derive(Debug, PartialEq)]
pub enum Effect {
    /// Render the table again.
    Render,
    /// Send the table another message after this update.
    Send(Box<Msg>),
    /// Send [`Msg::Elapsed`] in this many milliseconds, in place of an earlier request.
    Wait(Timer, u32),
    /// Send [`Msg::Elapsed`] in the browser's next task.
    Soon(Timer),
    /// Do not send it after all.
    Cancel(Timer),
    /// Save the match as far as it has come.
    Save,
    /// Save something else that has happened in it.
    SaveStep(String),
    /// Save how far the lesson has come.
    SaveProgress(String),
    /// Begin another match with the same seats and options.
    DealAgain,
    /// Begin to save this match, and open it.
    Begin(Box<AnyMatch>),
    /// Open the finished match of which this one tries a position again.
    OpenFinished,
    /// Start a worker unless it runs.
    Start(Worker),
    /// Ask a worker, and start it first if need be.
    Ask(Worker, String),
    /// End a worker.
    End(Worker),
    /// Move pieces once the table is rendered.
    Animate(Vec<Motion>),
    /// Play a sound, if the person wants any.
    Play(Sound),
    /// Shake the device, if the person wants that.
    Shake,
    /// Tell the page around this one how far the match has come.
    NotifyHost {
        /// True if this decision has ended it.
        finished: bool,
    },
    /// Play in this tab from now on.
    TakeOver,
    /// Leave the replay of a match of other rules.
    Leave,
    /// Move the focus to the next thing that can be played, or to the previous one.
    MoveFocus {
        /// True for the next.
        forward: bool,
    },
    /// Scroll to the top once the table is rendered.
    ScrollToTop,
    /// Scroll to the explanation in the review as soon as it is rendered.
    ScrollToFinding,
}

/// The timers of the table. Each runs at most once at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Timer {
    /// The wait of the playback.
    Playback,
    /// The bots' worker answers within this.
    Bots,
    /// The teacher answers within this.
    Teacher,
    /// The store has not answered for long after this.
    Storage,
    /// The table has shown the same for long enough to be acted on.
    Settle,
    /// The page has been hidden for long.
    Hidden,
    /// New parts of the review are rendered.
    Review,
}

/// The workers of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Worker {
    /// Thinks for the bots.
    Bots,
    /// Gives hints.
    Teacher,
    /// Reviews a finished match; ended to cancel.
    Reviewer,
}

/// The effects of one update, in order.
#[derive(Debug, Default)]
pub struct Effects(pub Vec<Effect>);

impl Effects {
    /// Adds an effect.
    pub fn push(&mut self, effect: Effect) {
        self.0.push(effect);
    }

    /// Asks for the table to be rendered again.
    pub fn render(&mut self) {
        self.push(Effect::Render);
    }

    /// Sends another message after this update.
    pub fn send(&mut self, msg: Msg) {
        self.push(Effect::Send(Box::new(msg)));
    }

    /// Starts a timer anew.
    pub fn wait(&mut self, timer: Timer, milliseconds: u32) {
        self.push(Effect::Wait(timer, milliseconds));
    }

    /// Starts a timer that ends in the next task.
    pub fn soon(&mut self, timer: Timer) {
        self.push(Effect::Soon(timer));
    }

    /// Stops a timer.
    pub fn cancel(&mut self, timer: Timer) {
        self.push(Effect::Cancel(timer));
    }
}
