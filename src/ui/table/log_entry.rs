//! A decision in the log, as one viewer was told of it.

use crate::engine::{Recall, Seat};

/// A decision, and the sentences that its viewer was told of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogEntry {
    /// The seat that decided; `None` if the viewer may not know.
    pub seat: Option<Seat>,
    /// True if all players decide at once, so that no player has the turn.
    pub at_once: bool,
    /// One sentence for each event.
    pub lines: Vec<Line>,
}

/// A sentence of a log entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The sentence.
    pub text: String,
    /// The rule for showing it in the log later.
    pub recall: Recall,
    /// True if the log shows it now.
    pub in_log: bool,
}
