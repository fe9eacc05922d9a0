//! The device or the bot that decides for each person who may be elsewhere.

use crate::engine::{Seat, SeatSet};

/// The device or the bot that decides for a person who may be elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Held {
    /// The phone.
    Phone,
    /// The phone, but nothing is heard from it.
    Silent,
    /// This device, until the phone is back.
    Here,
    /// A bot, until the phone is back or the person plays here again.
    Bot,
    /// A device far away, whose letter is awaited. No phone of this table holds the seat.
    ByLetter,
}

impl Held {
    /// Returns true if the match waits for an act on this device.
    pub fn waits_here(self) -> bool {
        matches!(self, Self::Silent | Self::ByLetter)
    }
}

/// The seats that phones hold.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Phones {
    held: Vec<(Seat, Held)>,
    /// The seats among them whose persons are not in this room.
    pub(super) far: SeatSet,
    /// The seats among them that no phone holds: a bot decides for a person here.
    pub(super) bots: SeatSet,
}

impl Phones {
    /// Returns true if no phone has joined.
    pub fn is_empty(&self) -> bool {
        self.held.iter().all(|(seat, _)| self.bots.contains(*seat))
    }

    /// Returns who decides for a seat with a phone or a bot; `None` for another seat.
    pub fn of(&self, seat: Seat) -> Option<Held> {
        self.held.iter().find(|(other, _)| *other == seat).map(|(_, held)| *held)
    }

    /// Returns true if a phone has the seat, even if the table or a bot decides until it is back.
    pub(super) fn has_device(&self, seat: Seat) -> bool {
        self.of(seat).is_some() && !self.bots.contains(seat)
    }

    /// Returns the seats whose persons are far away, and nothing of which is played here.
    pub(super) fn far(&self) -> SeatSet {
        self.far.iter().filter(|&seat| self.of(seat) != Some(Held::Here)).collect()
    }

    /// Returns the seats for which a bot decides.
    pub fn by_bots(&self) -> SeatSet {
        let by_bots = self.held.iter().filter(|(_, held)| *held == Held::Bot);
        by_bots.map(|(seat, _)| *seat).collect()
    }

    /// Takes back the seats that are not among these.
    pub(super) fn keep(&mut self, seats: SeatSet) {
        self.held.retain(|(seat, _)| seats.contains(*seat));
        self.far = self.far.and(seats);
        self.bots = self.bots.and(seats);
    }

    pub(super) fn set(&mut self, seat: Seat, held: Option<Held>) {
        self.held.retain(|(other, _)| *other != seat);
        self.held.extend(held.map(|held| (seat, held)));
        if held != Some(Held::Bot) {
            self.bots = self.bots.without(seat);
        }
        if held.is_none() {
            self.far = self.far.without(seat);
        }
    }
}
