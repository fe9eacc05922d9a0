//! What a person has open at the table, and what is marked there: it stays so when
//! the program of another language draws the table.

use super::Table;
use super::parts::Panel;
use super::replay::{Replay, Step};
use crate::engine::{Seat, Viewer};
use serde::{Deserialize, Serialize};
use std::cell::RefCell;

/// What is open at the table, and marked.
#[derive(Clone, Serialize, Deserialize)]
pub struct Open {
    panel: Panel,
    accepted: Option<Seat>,
    seen_by: Option<Viewer>,
    /// The position of the replay, if there is one.
    replay: Option<usize>,
    /// The places that are marked.
    marks: Vec<String>,
    /// Whether something is still being shown: it will be shown once more.
    pub filming: bool,
}

thread_local! {
    static NOW: RefCell<Option<Open>> = const { RefCell::new(None) };
}

impl Open {
    /// What is open now, or was at the table drawn last.
    pub fn now() -> Option<Self> {
        NOW.with_borrow(Clone::clone)
    }
}

impl Table {
    /// Notes what is open.
    pub(super) fn note_open(&self) {
        NOW.set(Some(Open {
            panel: self.panel,
            accepted: self.accepted,
            seen_by: self.seen_by,
            replay: self.replay.as_ref().map(|replay| replay.play.position()),
            marks: self.marks.clone(),
            filming: !self.film.is_over(),
        }));
    }

    /// Has that open again.
    pub(super) fn lay_open(&mut self, open: Open) {
        let Ok(play) = &self.play else { return };
        self.panel = open.panel;
        self.accepted = open.accepted;
        self.seen_by = open.seen_by;
        self.marks = open.marks;
        self.replay = open.replay.map(|at| {
            let mut replay = Replay::new(play.clone());
            replay.go(Step::To(at));
            replay
        });
    }
}
