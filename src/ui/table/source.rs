//! The match on the table: this device's own, or one that another device holds and tells.

use super::presenter::{self, TableView};
use super::selection::Choice;
use crate::engine::{Outcome, Turn, Viewer};
use crate::session::remote::AnyRemoteMatch;
use crate::session::{Agreement, AnyMatch, HintQuestion, Occupant, Place};
use crate::ui::locale::Messages;

/// The match on the table. Both kinds answer the same questions, so the table is the same for every
/// viewer.
#[derive(Clone)]
// Only one match is on the table at a time.
#[allow(clippy::large_enum_variant)]
pub enum Source {
    /// This device holds the match.
    Own(AnyMatch),
    /// Another device holds it.
    Told(Remote),
}

/// A match that another device holds, and the table's side of it.
#[derive(Clone)]
pub struct Remote {
    /// What this device's viewer was told of the match.
    pub game: AnyRemoteMatch,
    /// The whole match, once it is over: from then on it is known here as where it was played.
    pub opened: Option<AnyMatch>,
    /// The connection to that device.
    pub contact: Contact,
    /// The choice that is being sent, and the number of its decisions that were.
    pub choice: Option<(Choice, usize)>,
    /// The decision that was sent last.
    pub sent: Option<SentDecision>,
    /// What the review says at the table, for a screen of the public.
    pub remark: Option<String>,
}

/// A decision that was sent to the device that holds the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SentDecision {
    /// The number of the change that its legal list is from.
    pub serial: u64,
    /// Its index in that list.
    pub index: u32,
}

/// The connection to the device that holds the match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Contact {
    /// No device has the table.
    #[default]
    Away,
    /// The connection has ended and does not come back: a new code is needed.
    Lost,
    /// The device tells what happens.
    Here,
    /// The device runs another version of the page.
    OtherVersion,
    /// Another device has the seat.
    Taken,
    /// The seat is played at another place.
    Moved(Place),
}

impl Remote {
    /// Returns the table's side of this match, which was told just now.
    pub fn new(game: AnyRemoteMatch) -> Self {
        Self { game, opened: None, contact: Contact::Here, choice: None, sent: None, remark: None }
    }

    /// Returns true if a decision was sent, and not answered.
    pub fn is_sending(&self) -> bool {
        self.sent.is_some_and(|sent| sent.serial == self.game.serial())
    }

    /// Returns the viewer that this device was admitted as.
    pub fn viewer(&self) -> Viewer {
        self.game.facts().viewer
    }
}

impl Source {
    /// Returns the match, if all of it is known here: this device holds it, or it is over.
    pub fn own(&self) -> Option<&AnyMatch> {
        match self {
            Self::Own(game) => Some(game),
            Self::Told(remote) => remote.opened.as_ref(),
        }
    }

    /// Returns the match mutably, if all of it is known here.
    pub fn own_mut(&mut self) -> Option<&mut AnyMatch> {
        match self {
            Self::Own(game) => Some(game),
            Self::Told(remote) => remote.opened.as_mut(),
        }
    }

    /// Returns the table's side of a match that another device holds; `None` if this one does.
    pub fn remote(&self) -> Option<&Remote> {
        match self {
            Self::Own(_) => None,
            Self::Told(remote) => Some(remote),
        }
    }

    /// Returns the table's side of a match that another device holds, mutably.
    pub fn remote_mut(&mut self) -> Option<&mut Remote> {
        match self {
            Self::Own(_) => None,
            Self::Told(remote) => Some(remote),
        }
    }

    /// Returns the names by seat, as the device that holds the match has them.
    pub fn names(&self, messages: &Messages) -> Vec<String> {
        match self {
            Self::Own(game) => presenter::names(game, messages),
            Self::Told(remote) => remote.game.facts().names.clone(),
        }
    }

    /// Returns the match as a table shows it.
    pub fn view(&self) -> &dyn TableView {
        match self {
            Self::Own(game) | Self::Told(Remote { opened: Some(game), .. }) => presenter::of(game),
            Self::Told(remote) => presenter::of_followed(&remote.game),
        }
    }

    /// Returns the id of the game.
    pub fn game_id(&self) -> &'static str {
        match self {
            Self::Own(game) => game.info().id,
            Self::Told(remote) => remote.game.info().id,
        }
    }

    /// Returns the occupant of each seat.
    pub fn occupants(&self) -> &[Occupant] {
        match self {
            Self::Own(game) => game.occupants(),
            Self::Told(remote) => &remote.game.facts().seats,
        }
    }

    /// Returns the agreements besides the rules.
    pub fn agreement(&self) -> Agreement {
        match self {
            Self::Own(game) => game.agreement(),
            Self::Told(remote) => remote.game.facts().agreement,
        }
    }

    /// Returns the number of decisions in force.
    pub fn position(&self) -> usize {
        match self {
            Self::Own(game) => game.position(),
            Self::Told(remote) => remote.game.position(),
        }
    }

    /// Returns by seat the number of the move, from 1 on, before which its person left the match to a bot; 0
    /// for others. Empty if no one has left.
    pub fn left(&self) -> &[u16] {
        match self {
            Self::Own(game) => game.left(),
            Self::Told(remote) => remote.game.left(),
        }
    }

    /// Returns the outcome; `None` before the end.
    pub fn outcome(&self) -> Option<Outcome> {
        match self {
            Self::Own(game) => match game.turn() {
                Turn::Over(outcome) => Some(outcome),
                Turn::Of(_) => None,
            },
            Self::Told(remote) => remote.game.outcome(),
        }
    }

    /// Returns true if the match has ended.
    pub fn is_over(&self) -> bool {
        self.outcome().is_some()
    }

    /// Returns the number of legal decisions: of the player to move, or, of a match that another
    /// device holds, 0 unless the viewer is to decide.
    pub fn legal_count(&self) -> usize {
        match self {
            Self::Own(game) => game.legal_count(),
            Self::Told(remote) => remote.game.legal_count(),
        }
    }

    /// Returns the question for a hint to the person to move, if hints are allowed and the viewer
    /// is that person.
    pub fn hint_question(&self, language: &str) -> Option<HintQuestion> {
        match self {
            Self::Own(game) => game.hint_question(language),
            Self::Told(remote) => remote.game.hint_question(language),
        }
    }
}
