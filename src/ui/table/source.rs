//! The match on the table: this device's own, or one that another device holds and tells.

use super::presenter::{self, TableView};
use super::selection::Choice;
use crate::engine::{Outcome, Turn};
use crate::session::remote::{AnyFollowed, Facts};
use crate::session::{Agreement, AnyMatch, HintQuestion, Occupant};

/// The match on the table. Both kinds answer the same questions, so the table is the same for every
/// viewer.
#[derive(Clone)]
// Only one match is on the table at a time.
#[allow(clippy::large_enum_variant)]
pub enum Source {
    /// This device holds the match.
    Own(AnyMatch),
    /// Another device holds it; this is what its viewer was told.
    Told(AnyFollowed),
}

/// The table's side of a match that another device holds.
#[derive(Clone)]
pub struct Remote {
    /// The connection to that device.
    pub contact: Contact,
    /// The facts about its table, with the viewer that this device was admitted as.
    pub facts: Facts,
    /// The number of the last change that was told.
    pub serial: u64,
    /// The choice that is being sent, and the number of its decisions that were.
    pub choice: Option<(Choice, usize)>,
    /// The decision that was sent last.
    pub sent: Option<SentDecision>,
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
    /// The device tells what happens.
    Here,
    /// The device runs another version of the page.
    OtherVersion,
    /// Another device has the seat.
    Taken,
}

impl Remote {
    /// Returns the table's side of this match.
    pub fn of(game: &AnyFollowed) -> Self {
        Self {
            contact: Contact::Here,
            facts: game.facts().clone(),
            serial: game.serial(),
            choice: None,
            sent: None,
        }
    }

    /// Returns true if a decision was sent, and not answered.
    pub fn is_sending(&self) -> bool {
        self.sent.is_some_and(|sent| sent.serial == self.serial)
    }
}

impl Source {
    /// Returns the match, if this device holds it.
    pub fn own(&self) -> Option<&AnyMatch> {
        match self {
            Self::Own(game) => Some(game),
            Self::Told(_) => None,
        }
    }

    /// Returns the match mutably, if this device holds it.
    pub fn own_mut(&mut self) -> Option<&mut AnyMatch> {
        match self {
            Self::Own(game) => Some(game),
            Self::Told(_) => None,
        }
    }

    /// Returns the match, if another device holds it.
    pub fn told(&self) -> Option<&AnyFollowed> {
        match self {
            Self::Own(_) => None,
            Self::Told(game) => Some(game),
        }
    }

    /// Returns the match as a table shows it.
    pub fn view(&self) -> &dyn TableView {
        match self {
            Self::Own(game) => presenter::of(game),
            Self::Told(game) => presenter::of_followed(game),
        }
    }

    /// Returns the id of the game.
    pub fn game_id(&self) -> &'static str {
        match self {
            Self::Own(game) => game.info().id,
            Self::Told(game) => game.info().id,
        }
    }

    /// Returns the occupant of each seat.
    pub fn occupants(&self) -> &[Occupant] {
        match self {
            Self::Own(game) => game.occupants(),
            Self::Told(game) => &game.facts().seats,
        }
    }

    /// Returns the agreements besides the rules.
    pub fn agreement(&self) -> Agreement {
        match self {
            Self::Own(game) => game.agreement(),
            Self::Told(game) => game.facts().agreement,
        }
    }

    /// Returns the number of decisions in force.
    pub fn position(&self) -> usize {
        match self {
            Self::Own(game) => game.position(),
            Self::Told(game) => game.position(),
        }
    }

    /// Returns the outcome; `None` before the end.
    pub fn outcome(&self) -> Option<Outcome> {
        match self {
            Self::Own(game) => match game.turn() {
                Turn::Over(outcome) => Some(outcome),
                Turn::Of(_) => None,
            },
            Self::Told(game) => game.outcome(),
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
            Self::Told(game) => game.legal_count(),
        }
    }

    /// Returns the question for a hint to the person to move, if hints are allowed and the viewer
    /// is that person.
    pub fn hint_question(&self, language: &str) -> Option<HintQuestion> {
        match self {
            Self::Own(game) => game.hint_question(language),
            Self::Told(game) => game.hint_question(language),
        }
    }
}
