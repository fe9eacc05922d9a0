//! The messages of the table, with the keys, panels, timers and workers that they name.

use super::arrows::Arrow;
use super::selection::{Choice, Touched};
use crate::engine::{Seat, Viewer};
use crate::session::library::Safety;
use crate::session::remote::{Facts, Progress, RawUpdate, RefusalReason, SeatEvent, Vote};
use crate::session::{AnyMatch, ByLetter, Place, Plan, SeatPlace};
use crate::ui::games::DraftChoice;

/// An input to the table's state machine.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// A person makes these decisions.
    Decide(Choice),
    /// A person taps a piece.
    Touch(Touched),
    /// The selection is cleared.
    PutBack,
    /// The board asks for something in the middle of a choice.
    Draft(DraftChoice),
    /// The full text of a piece is opened.
    Explain(String),
    /// The playback goes on to its next beat.
    Continue,
    /// The same by the button of a beat that stays until the person goes on.
    Next,
    /// A person has tapped the board at this point of the window during the playback.
    TapThrough((i32, i32)),
    /// The browser has found out whether that tap meets something that can be played.
    TappedThrough(bool),
    /// The playback is skipped. Without one, the selection or the hint is cleared.
    Skip {
        /// True if its button was tapped, which may just have taken the place of another one.
        by_button: bool,
    },
    /// The events since the person's last decision are shown again.
    LastRound,
    /// The page scrolls to the result, which may be below the screen.
    SeeResult,
    /// A hint is asked for, or its reason.
    Hint,
    /// The next person has taken the device.
    Accept(Seat),
    /// The person with the device wants to be asked a question that only they know of, or no longer.
    WantAsking(bool),
    /// The last decision is undone.
    Undo,
    /// An undone decision is made again.
    Redo,
    /// A panel is opened, or closed with `None`.
    Open(Option<Panel>),
    /// Another match begins with the same seats.
    Again,
    /// This person gives the match up: it ends as it stands.
    GiveUp(Seat),
    /// This person is for or against ending the match by agreement.
    Vote(Seat, Vote),
    /// A finished match is seen from this player's seat.
    SeenBy(Viewer),
    /// A finished match is shown with all cards open, or with what the viewer knew.
    ShowAll(bool),
    /// The replay is entered, moved or left.
    Replay(Step),
    /// A person does something with the review.
    Review(ReviewAsk),
    /// A person does something with the lesson.
    Lesson(LessonAsk),
    /// This tab takes over the match.
    PlayHere,
    /// A key was pressed.
    Key(Key),
    /// The table was rendered for the first time.
    Opened,
    /// A worker has sent an event.
    Worker(Worker, WorkerEvent),
    /// A timer has run out.
    Elapsed(Timer),
    /// The store has answered with the safety of the match.
    Stored(Safety),
    /// The browser has reported the tab that plays the match, and the match as it stands there.
    Owner(Ownership, Option<Box<AnyMatch>>),
    /// Another tab has saved further decisions, or shows another match.
    Updated(Box<AnyMatch>),
    /// The hand that is shown is covered: its player asks for that.
    Cover,
    /// The page was hidden, or is visible again.
    Seen(Sight),
    /// The match was sent: to the next player, who is elsewhere, or because it is over.
    SendLetter,
    /// A person chooses who plays on this device from now on.
    PlaceSeats(ByLetter),
    /// The library has noted who plays on this device, and what was sent.
    ByLetter(ByLetter),
    /// The language has changed.
    Language,
    /// Something about the phone of a seat.
    Phone(SeatEvent),
    /// The tab that plays the match says where each seat is played.
    Places(Vec<SeatPlace>),
    /// This device or a bot decides for a person from now on.
    StandIn(Seat, Place),
    /// Something about the device that holds the match, if another one does.
    Host(HostEvent),
}

/// An event of the connection to the device that holds the match.
#[derive(Clone, Debug, PartialEq)]
pub enum HostEvent {
    /// It may hear this device from now on.
    Opened,
    /// It has told the whole match.
    Hello(Box<Facts>, RawUpdate),
    /// It has told what has happened since.
    News(RawUpdate),
    /// It is gone, or shows no match any more.
    Gone,
    /// It is not reached any more, and this connection does not come back.
    Lost,
    /// It runs another version of the page.
    OtherVersion,
    /// It has another device at this one's seat.
    Taken,
    /// It has shown this much of the match.
    Shown(Progress),
    /// This device's seat is played at another place.
    Moved(Place),
    /// It is there, and nothing is new.
    Here,
    /// It has refused a decision or an undo.
    Refused(RefusalReason),
    /// The state before it is connected has changed.
    Changed,
}

/// The visibility of the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Sight {
    /// The page is shown.
    #[default]
    Seen,
    /// The page is hidden.
    Hidden,
    /// The page is hidden, and a second screen shows the match.
    OnScreen,
}

/// The tab that plays the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ownership {
    /// This tab.
    Here,
    /// Another tab.
    OtherTab,
}

impl Msg {
    /// Returns true if this makes a decision, shows a hand, goes on in a playback by a button, or shows
    /// another match: a tap that was meant for the table before must not do it.
    pub fn commits(&self) -> bool {
        match self {
            Self::Decide(_)
            | Self::Accept(_)
            | Self::StandIn(..)
            | Self::Again
            | Self::GiveUp(_)
            | Self::Vote(..)
            | Self::PlayHere
            | Self::Next => true,
            Self::Review(ask) => matches!(ask, ReviewAsk::TryAgain(_) | ReviewAsk::Back),
            Self::Lesson(ask) => matches!(ask, LessonAsk::Again | LessonAsk::PlayOn),
            _ => false,
        }
    }

    /// Returns true if this is a tap or a key of the person here that changes the table as they expect.
    pub fn is_own(&self) -> bool {
        matches!(
            self,
            Self::Decide(_)
                | Self::Undo
                | Self::Redo
                | Self::Open(_)
                | Self::Continue
                | Self::Next
                | Self::Skip { .. }
                | Self::TapThrough(_)
                | Self::TappedThrough(_)
        )
    }
}

/// A move in the replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// To the beginning.
    First,
    /// One decision back.
    Back,
    /// One decision forward.
    Forward,
    /// To the end.
    Last,
    /// To the position after this many decisions.
    To(usize),
    /// Starts to play the decisions one by one, or pauses. From the end it starts at the beginning.
    Play,
    /// Out of the replay.
    Leave,
}

/// A person's request to the review.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewAsk {
    /// Open it.
    Open,
    /// Stop the computation.
    Cancel,
    /// Explain decision `n`.
    Show(usize),
    /// Say why a bot made decision `n`, or no longer.
    Motive(usize),
    /// Show the curve in numbers, or hide them.
    Numbers,
    /// Play on from the position before decision `n`.
    TryAgain(usize),
    /// Go back to the match that was reviewed.
    Back,
}

/// A person's request to the lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonAsk {
    /// Go on to the next remark.
    GoOn,
    /// Go back to the remark before.
    Back,
    /// Answer a tap on what does nothing now.
    Tapped,
    /// Start the lesson again.
    Again,
    /// Play the last match on.
    PlayOn,
}

/// The meaning of a key at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Key {
    /// Undoes the last decision.
    Undo,
    /// Makes an undone decision again.
    Redo,
    /// Opens the rulebook.
    Rules,
    /// Opens the log.
    Log,
    /// Opens the description of the table.
    Read,
    /// Opens the list of events since the person's last decision.
    Missed,
    /// Opens the ways to win or to score.
    Goals,
    /// Opens the menu.
    Menu,
    /// Covers the hand that is shown.
    Cover,
    /// Opens the full text of the piece that has the focus.
    Text(String),
    /// Goes to the nearest piece in a direction.
    Arrow(Arrow),
    /// Goes on to the next beat, or to the next remark of a lesson.
    Continue {
        /// True if a button has the focus, which the key also presses.
        on_button: bool,
    },
    /// Skips the playback, when held down.
    Hold,
    /// Skips the playback, or clears the selection.
    Escape,
    /// Shows the events since the person's last decision again.
    LastRound,
    /// Asks for a hint, or for its reason.
    Hint,
}

/// A dialog over the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Panel {
    /// The rulebook.
    Rules,
    /// The log; with a number, at the turn that begins with this decision.
    Log(Option<usize>),
    /// Every way to win or to score.
    Goals,
    /// The letter to the person elsewhere who is to move.
    Letter,
    /// The field for the letter that is awaited.
    OpenLetter,
    /// Save, share, settings, keys.
    Menu,
    /// Asks whether to end the match as it stands.
    GiveUp,
    /// The panel “Who plays where”, with the devices that are to join.
    Places(Plan),
    /// The description of the table.
    Read,
    /// The events since the person's last decision.
    Missed,
}

/// A timer of the table. Each runs at most once at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Timer {
    /// The wait of the playback.
    Playback,
    /// The time limit for the bots' worker.
    Bots,
    /// The time limit for the teacher.
    Teacher,
    /// The time after which the store counts as slow.
    Storage,
    /// The time that the table must be unchanged before input is accepted.
    Settle,
    /// The end of the result's ceremony.
    Ceremony,
    /// The interval at which new parts of the review are rendered.
    Review,
    /// The time limit for the next part of a review.
    Reviewer,
    /// The time until the next decision of a replay that plays by itself.
    Replay,
}

/// A worker of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Worker {
    /// Decides for the bots.
    Bots,
    /// Gives hints.
    Teacher,
    /// Reviews a finished match. It is ended to cancel.
    Reviewer,
}

/// An event of a worker.
#[derive(Clone, Debug, PartialEq)]
pub enum WorkerEvent {
    /// It is ready to be asked.
    Ready,
    /// Its answer as JSON; `None` if it is not a text.
    Answer(Option<String>),
    /// It failed to start, or has died.
    Failed,
}
