//! How far a table has shown its match.

use crate::engine::Viewer;
#[cfg(doc)]
use crate::session::Reviewed;
use serde::{Deserialize, Serialize};

/// How far a table has shown its match. A screen of the public shows as much, so that it neither tells
/// first what the table has still to be shown, nor leaves a page before the table does. It is counted
/// in decisions and events, and never in time.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Numbers", into = "Numbers")]
pub struct Progress {
    /// The number of decisions of which everything was shown.
    pub decisions: usize,
    /// The number of events of the next decision that were shown, among those that the public is told.
    pub events: usize,
    /// The replay that is open, once the match is over.
    pub replay: Option<ReplayProgress>,
}

/// The replay of a finished match on its table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReplayProgress {
    /// The number of decisions before the position that is shown.
    pub position: usize,
    /// The viewer from whose knowledge the position is shown; `None` if all cards are open.
    pub seen_by: Option<Viewer>,
    /// What the review says of the next decision.
    pub remark: Option<String>,
    /// The curve of the review that is open, as far as it is known: see [`Reviewed::curve`].
    pub curve: Option<Vec<Vec<u32>>>,
}

/// A progress as it is written: its decisions, its events, and the replay's position, viewer, remark and
/// curve.
type Numbers = (usize, usize, Option<usize>, Option<Viewer>, Option<String>, Option<Vec<Vec<u32>>>);

impl From<Numbers> for Progress {
    fn from((decisions, events, position, seen_by, remark, curve): Numbers) -> Self {
        let replay = position.map(|position| ReplayProgress { position, seen_by, remark, curve });
        Self { decisions, events, replay }
    }
}

impl From<Progress> for Numbers {
    fn from(Progress { decisions, events, replay }: Progress) -> Self {
        let Some(ReplayProgress { position, seen_by, remark, curve }) = replay else {
            return (decisions, events, None, None, None, None);
        };
        (decisions, events, Some(position), seen_by, remark, curve)
    }
}

impl Progress {
    /// Returns the progress of a table that has shown this many decisions, and nothing of the next one.
    pub fn after(decisions: usize) -> Self {
        Self { decisions, ..Self::default() }
    }

    /// Returns true if this many events of decision `n` were shown.
    pub fn has_shown(&self, n: usize, events: usize) -> bool {
        (n, events) <= (self.decisions, self.events)
    }
}
