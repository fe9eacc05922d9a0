//! How safe the match is on this device, and what the table says of it.

use super::effect::{Effects, Timer};
use crate::session::library::Safety;

/// After this many milliseconds it is said that a match is not saved yet.
const LATE: u32 = 1_000;

/// How safe the match is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Storage {
    /// As the store has said last.
    pub now: Safety,
    /// As the table says.
    pub shown: Safety,
    /// True while the store is waited for.
    waits: bool,
}

impl Default for Storage {
    /// A lesson has nothing to be saved.
    fn default() -> Self {
        Self { now: Safety::OnDisk, shown: Safety::OnDisk, waits: false }
    }
}

impl Storage {
    /// A match that the store says this of.
    pub fn new(now: Safety, effects: &mut Effects) -> Self {
        let mut storage = Self { now, ..Self::default() };
        if now != Safety::OnDisk {
            storage.saving(effects);
        }
        storage
    }

    /// Notes that something was handed to the store.
    pub fn saving(&mut self, effects: &mut Effects) {
        if self.now == Safety::OnDisk {
            self.now = Safety::Writing;
        }
        if self.now != Safety::Writing {
            self.show(effects);
        } else if !self.waits {
            self.waits = true;
            effects.wait(Timer::Storage, LATE);
        }
    }

    /// Notes what the store has answered. Between two writes there is nothing to be said.
    pub fn answered(&mut self, safety: Safety, effects: &mut Effects) {
        self.now = safety;
        if safety != Safety::Writing {
            self.show(effects);
        }
    }

    /// Notes that the store has not answered for long.
    pub fn is_late(&mut self, effects: &mut Effects) {
        self.waits = false;
        self.show(effects);
    }

    fn show(&mut self, effects: &mut Effects) {
        if self.now != Safety::Writing && std::mem::take(&mut self.waits) {
            effects.cancel(Timer::Storage);
        }
        if self.shown != self.now {
            self.shown = self.now;
            effects.render();
        }
    }

    /// Returns true if a bot has to wait: what was decided last is not on the disk, so that
    /// a browser that dies is never more than a decision ahead of it. A store that is known
    /// to take its time is not waited for.
    pub fn holds_bots(&self) -> bool {
        self.shown == Safety::OnDisk && self.now == Safety::Writing
    }
}
