//! What lies over the table and beside it: the panel that is open, notices, and the safety of the match
//! on this device.

use super::effect::Effects;
use super::msg::{Panel, Timer};
use crate::engine::{Seat, SeatSet};
use crate::session::Plan;
use crate::session::library::Safety;
use crate::ui::locale::Language;
use crate::ui::waits;
use std::borrow::Cow;

/// The safety of the match, and how it is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Storage {
    /// The store's last answer.
    pub now: Safety,
    /// The safety that the table shows.
    pub shown: Safety,
    /// True while an answer of the store is pending.
    waits: bool,
}

impl Default for Storage {
    /// Returns the state for a lesson, which has nothing to save.
    fn default() -> Self {
        Self { now: Safety::OnDisk, shown: Safety::OnDisk, waits: false }
    }
}

impl Storage {
    /// Returns the state of a match with this safety.
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
            effects.wait(Timer::Storage, waits::WRITE);
        }
    }

    /// Notes an answer of the store. Between two writes the table shows no change.
    pub fn answered(&mut self, safety: Safety, effects: &mut Effects) {
        self.now = safety;
        if safety != Safety::Writing {
            self.show(effects);
        }
    }

    /// Notes that the store has not answered for a long time.
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

    /// Returns true if a bot has to wait because the last decision is not on disk. So a browser
    /// that dies is at most one decision ahead of the disk. The table does not wait for a store
    /// that is known to be slow.
    pub fn holds_bots(&self) -> bool {
        self.shown == Safety::OnDisk && self.now == Safety::Writing
    }
}

/// The panel that is open, and the notices beside the table.
#[derive(Clone, Default)]
pub struct Notices {
    /// The panel that is open.
    pub panel: Option<Panel>,
    /// The sentences of a panel that reads the table out, as of its opening.
    pub read_out: Vec<String>,
    /// The notices about the page itself and about who plays where, until the next decision.
    pub banner: Banner,
    /// The seats that devices have left, until others have them.
    pub left: Plan,
    /// The seats for which far too many messages came.
    pub flooded: SeatSet,
    /// The safety of the match on this device.
    pub storage: Storage,
}

impl Notices {
    /// Returns the seats that devices have left, as long as a notice says so.
    pub fn lost(&self) -> Plan {
        self.left.iter().filter(|(seat, _)| self.banner.is_about(*seat)).collect()
    }

    /// Returns the seats for which far too many messages came, as long as a notice says so.
    pub fn floods(&self) -> SeatSet {
        self.flooded.iter().filter(|seat| self.banner.is_about(*seat)).collect()
    }

    /// Returns the label of the button beside a notice about devices, and the seats that get new codes where
    /// it leads.
    pub fn places(&self, language: Language) -> Option<(&'static str, Plan)> {
        let lost = self.lost();
        if !lost.is_empty() {
            return Some((language.phones().new_code, lost));
        }
        (!self.floods().is_empty()).then(|| (language.by_letter().friends, Plan::NONE))
    }

    /// Says that far too many messages come for a seat.
    pub fn say_flooded(&mut self, seat: Seat, text: String) {
        self.flooded = self.floods().with(seat);
        self.left = self.lost().without(seat);
        self.banner.say_of(seat, text);
    }

    /// Removes the notices that far too many messages come for these seats.
    pub fn forget_floods(&mut self, seats: SeatSet) {
        let floods = self.floods();
        seats
            .iter()
            .filter(|seat| floods.contains(*seat))
            .for_each(|seat| self.banner.forget(seat));
        self.flooded = floods.minus(seats);
    }

    /// Removes the notices that a decision of this seat makes out of date. A notice that a device has left
    /// stays until its player decides here, and one about too many messages until the person looks where
    /// each seat is played.
    pub fn decided(&mut self, by: Option<Seat>) {
        let (lost, floods) = (self.lost(), self.floods());
        let is_lost = |seat: Seat| Some(seat) != by && lost.of(seat).is_some();
        self.banner.keep(|seat| is_lost(seat) || floods.contains(seat));
    }

    /// Removes the notices about seats: in a match that is over, no one plays for anyone.
    pub fn ended(&mut self) {
        self.banner.0.retain(|(of, _)| of.is_none());
    }

    /// Returns true if the only notices are about seats, and stay beyond a decision.
    pub fn is_quiet(&self) -> bool {
        self.banner.all().count() == self.lost().iter().count() + self.floods().len()
    }
}

/// Notices about the page itself and about seats. A new notice about a seat replaces only an
/// older one about the same seat.
#[derive(Clone, Default)]
pub struct Banner(Vec<(Option<Seat>, Cow<'static, str>)>);

impl Banner {
    /// Adds a notice about the page, unless it is already there.
    pub fn say(&mut self, text: impl Into<Cow<'static, str>>) {
        self.tell(None, text.into());
    }

    /// Adds a notice about a seat, in place of the earlier one.
    pub fn say_of(&mut self, seat: Seat, text: String) {
        self.forget(seat);
        self.tell(Some(seat), text.into());
    }

    fn tell(&mut self, seat: Option<Seat>, text: Cow<'static, str>) {
        if !self.says(&text) {
            self.0.push((seat, text));
        }
    }

    /// Removes the notice about a seat.
    pub fn forget(&mut self, seat: Seat) {
        self.0.retain(|(of, _)| *of != Some(seat));
    }

    /// Removes a notice. Returns false if it is not there.
    pub fn take_back(&mut self, text: &str) -> bool {
        let is_said = self.says(text);
        self.0.retain(|(_, said)| said != text);
        is_said
    }

    /// Removes all notices but those about these seats.
    fn keep(&mut self, is_kept: impl Fn(Seat) -> bool) {
        self.0.retain(|(of, _)| of.is_some_and(&is_kept));
    }

    /// Removes all notices.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// Returns true if there is a notice about this seat.
    pub fn is_about(&self, seat: Seat) -> bool {
        self.0.iter().any(|(of, _)| *of == Some(seat))
    }

    /// Returns true if this notice is there.
    pub fn says(&self, text: &str) -> bool {
        self.all().any(|said| said == text)
    }

    /// Returns the notices, the oldest first.
    pub fn all(&self) -> impl Iterator<Item = &str> {
        self.told(true)
    }

    /// Returns the notices about the page, and if `seats` is true also those about seats, the oldest first.
    pub fn told(&self, seats: bool) -> impl Iterator<Item = &str> {
        let told = self.0.iter().filter(move |(of, _)| seats || of.is_none());
        told.map(|(_, text)| &**text)
    }
}
