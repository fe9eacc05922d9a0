//! What a viewer was told of a decision, in sentences.

use crate::engine::{Recall, Seat};

/// A decision, and what its viewer was told of it, in sentences.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// Whose decision it was; none if the viewer may not know.
    pub seat: Option<Seat>,
    /// Whether all decide at once, so that it was nobody's turn.
    pub at_once: bool,
    /// What happened, a sentence an event.
    pub lines: Vec<Line>,
}

/// A sentence of what was told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    pub text: String,
    /// What becomes of it in the log.
    pub recall: Recall,
    /// Whether it can be looked up in the log now.
    pub in_log: bool,
}
