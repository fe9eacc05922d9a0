//! The messages of the table.

use super::choice::Choice;
use super::effect::{Timer, Worker};
use super::panel::Panel;
use super::selection::Touched;
use super::{guide, key::Key, replay, review};
use crate::engine::{Seat, Viewer};
use crate::session::AnyMatch;
use crate::session::library::Safety;
use crate::ui::games::Midway;

/// Something that happens to the table.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// A person makes these decisions.
    Decide(Choice),
    /// A person taps a piece.
    Touch(Touched),
    /// The selection is cleared.
    PutBack,
    /// The board asks for something while a person is choosing.
    Draft(Midway),
    /// The full text of a piece is opened.
    Explain(String),
    /// The playback goes on to its next beat.
    Continue,
    /// The playback is skipped; without one, what was selected or hinted is cleared.
    Skip,
    /// What has happened since the person's last decision is shown again.
    LastRound,
    /// A hint is asked for, or its reason.
    Hint,
    /// The next person has taken the device.
    Accept(Seat),
    /// The last decision is undone.
    Undo,
    /// An undone decision is made again.
    Redo,
    /// A panel is opened, or closed with `None`.
    Open(Option<Panel>),
    /// Another match begins with the same seats.
    Again,
    /// The player from whose seat a finished match is seen.
    SeenBy(Viewer),
    /// The replay is entered, moved or left.
    Replay(replay::Step),
    /// Something about the review.
    Review(review::Ask),
    /// Something about the lesson.
    Lesson(guide::Ask),
    /// The match is to be played in this tab.
    PlayHere,
    /// A key was pressed.
    Key(Key),
    /// The table was rendered for the first time.
    Opened,
    /// A worker has spoken.
    Worker(Worker, WorkerEvent),
    /// A timer has run out.
    Elapsed(Timer),
    /// The store has answered: how safe the match is now.
    Stored(Safety),
    /// The browser has said which tab plays the match, which stands there as given.
    Owner(Ownership, Option<Box<AnyMatch>>),
    /// Another tab has saved the match further, or another one is to be shown.
    Updated(Box<AnyMatch>),
    /// The page was hidden, or is shown again after being hidden for long.
    Hidden(Visibility),
    /// The names of the pieces that the hint has marked.
    Marked(String),
    /// The language has changed.
    Language,
}

/// Which tab plays the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ownership {
    /// This tab.
    Here,
    /// Another tab.
    OtherTab,
}

/// How the page is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Visibility {
    /// It was hidden.
    Hidden,
    /// It is shown again soon.
    Shown,
    /// It is shown again after so long that somebody else may hold the device.
    ShownLate,
}

/// What is heard from a worker.
#[derive(Clone, Debug, PartialEq)]
pub enum WorkerEvent {
    /// It can be asked.
    Ready,
    /// Its answer as JSON; `None` if it is not a text.
    Answer(Option<String>),
    /// It could not be started, or has died.
    Failed,
}

impl Msg {
    /// Returns true if this makes a decision, shows a hand, or shows another match.
    pub fn commits(&self) -> bool {
        match self {
            Self::Decide(_) | Self::Accept(_) | Self::Again | Self::PlayHere => true,
            Self::Review(ask) => matches!(ask, review::Ask::TryAgain(_) | review::Ask::Back),
            Self::Lesson(ask) => matches!(ask, guide::Ask::Again | guide::Ask::PlayOn),
            _ => false,
        }
    }
}
