//! The facts about a table that all its viewers know, and why a message is not understood.

use crate::engine::{Viewer, errors};
use crate::session::{Agreement, Occupant, Pair, infos};
use serde::{Deserialize, Serialize};

/// The longest name of a player, in bytes.
const MAX_NAME: usize = 256;

errors! {
    /// The reason why a message cannot be read. Nothing has changed.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum MessageError {
        /// It is longer than any message can be.
        TooLong,
        /// It is not JSON, or was cut off.
        NotJson,
        /// It is JSON, but no message of this protocol.
        NotAMessage,
        /// It is of another version of the protocol.
        OtherProtocol,
        /// It is about a game that is not known here.
        UnknownGame,
        /// It is about a game whose rules are another version here.
        OtherRules,
        /// The seats, names or options do not fit the game.
        Table,
        /// The content does not fit the game or the table.
        Told,
    }
}

/// Returns true if none of the names is too long.
pub(super) fn are_names(names: &[String]) -> bool {
    names.iter().all(|name| name.len() <= MAX_NAME)
}

/// The facts about a table that all its viewers know: everything but the seeds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Facts {
    /// The game's id.
    pub game: String,
    /// The version of its rules.
    pub rules: u16,
    /// The viewer who is told.
    pub viewer: Viewer,
    /// The occupant of each seat.
    pub seats: Vec<Occupant>,
    /// The players' names by seat, in the language of the table. Bots get theirs by the seed.
    pub names: Vec<String>,
    /// The rules options.
    pub options: Vec<Pair>,
    /// The agreements besides the rules.
    pub agreement: Agreement,
}

impl Facts {
    /// Checks that the table is one of the game's.
    pub(super) fn check(&self) -> Result<(), MessageError> {
        let info = infos().into_iter().find(|info| info.id == self.game);
        let info = info.ok_or(MessageError::UnknownGame)?;
        if info.rules != self.rules {
            return Err(MessageError::OtherRules);
        }
        let seats = self.seats.len();
        let fits = info.seats.contains(&seats)
            && self.names.len() == seats
            && are_names(&self.names)
            && self.viewer.seat().is_none_or(|seat| seat.index() < seats)
            && self.options.len() <= info.options.len();
        if fits { Ok(()) } else { Err(MessageError::Table) }
    }
}
