//! The effects that an update of the table asks for. `runner.rs` carries them out in the browser.

use super::arrows::Arrow;
use super::msg::{Msg, Timer, Worker};
use crate::engine::Seat;
use crate::session::remote::{RefusalReason, ToHost};
use crate::session::{AnyMatch, Place};
use crate::ui::motion::Motion;
use crate::ui::sound::Sound;

/// Something to do outside of the table's state.
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
    /// Stop this timer.
    Cancel(Timer),
    /// Save the match as it stands.
    Save,
    /// Save something else that has happened in the match.
    SaveStep(String),
    /// Save how the match is played by letter.
    SaveByLetter,
    /// Save that the person of this seat decides on another device.
    SaveAfar(Seat),
    /// Save the progress of the lesson.
    SaveProgress(String),
    /// Begin another match with the same seats and options.
    DealAgain,
    /// Begin to save this match, and open it.
    Begin(Box<AnyMatch>),
    /// Open the finished match from which this one was tried again.
    OpenFinished,
    /// Start a worker unless it is running.
    Start(Worker),
    /// Ask a worker, and start it first if necessary.
    Ask(Worker, String),
    /// End a worker.
    End(Worker),
    /// Move pieces once the table is rendered.
    Animate(Vec<Motion>),
    /// Play a sound, if the person has sounds on.
    Play(Sound),
    /// Vibrate the device, if the person has vibration on.
    Shake,
    /// Tell the host page the state of the match.
    NotifyHost {
        /// True if this decision has ended the match.
        finished: bool,
    },
    /// Ask the device that holds the match for the whole of it.
    Join,
    /// Tell the device that holds the match something.
    Tell(ToHost),
    /// Tell the device of a seat that what it has asked for was not done.
    Refuse(Seat, RefusalReason),
    /// Take a seat back from its device, because it is played at this place from now on.
    Free(Seat, Place),
    /// Play in this tab from now on.
    TakeOver,
    /// Note that the person was told that a second tap plays the selected piece.
    NoteSecondTap,
    /// Leave the replay of a match of other rules.
    Leave,
    /// Move the focus to the nearest piece in this direction.
    MoveFocus(Arrow),
    /// Move the focus from the button that was pressed to the board.
    LeaveButton,
    /// Find out whether a tap at this point of the window meets something that can be played once
    /// the table is rendered, tap it, and send [`Msg::TappedThrough`].
    TapAt((i32, i32)),
    /// Scroll to the top once the table is rendered.
    ScrollToTop,
    /// Scroll to the result once the table is rendered.
    ScrollToResult,
    /// Scroll to the explanation in the review as soon as it is rendered.
    ScrollToFinding,
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

    /// Starts a timer, or restarts it.
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
