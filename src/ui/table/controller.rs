//! The device or the bot that decides for each person who may be elsewhere.

use crate::engine::{Seat, SeatSet};
use crate::session::{Place, Plan, Presence, SeatPlace, TransportKind};

/// Where a person's seat is played in place of this device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Controller {
    /// The place from which it is decided for the seat now. It is this device while that plays for a
    /// device that is silent.
    pub place: Place,
    /// The device that has the seat, even if the table or a bot decides until it is back.
    pub device: Option<TransportKind>,
    /// Whether that device is there.
    pub presence: Presence,
}

impl Controller {
    /// A device far away, whose letter is awaited. No device of this table holds the seat.
    pub const LETTER: Self =
        Self { place: Place::Letter, device: None, presence: Presence::Invited };

    /// A bot, for a person here.
    pub const BOT: Self = Self { place: Place::Bot, device: None, presence: Presence::Invited };

    /// Returns the device that is reached in this way.
    pub const fn device(via: TransportKind, presence: Presence) -> Self {
        Self { place: Place::Device(via), device: Some(via), presence }
    }

    /// Returns true if its device is to decide, and nothing is heard from it.
    pub const fn is_silent(self) -> bool {
        matches!(self.place, Place::Device(_)) && !matches!(self.presence, Presence::Joined)
    }

    /// Returns true if the match waits for an act on this device.
    pub const fn waits_here(self) -> bool {
        self.is_silent() || matches!(self.place, Place::Letter)
    }

    /// Returns true if its person is not in this room.
    fn is_far(self) -> bool {
        self.device.is_none_or(TransportKind::is_far)
    }
}

/// The seats that other devices hold, or bots for a person.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Controllers {
    all: Vec<(Seat, Controller)>,
    /// The seats that devices have held in this room. If one is now reached as if it were far away, its
    /// person is still here.
    near: SeatSet,
    /// The seats whose persons have decided here while their device was away, and not there since.
    were_here: SeatSet,
}

impl Controllers {
    /// Returns true if no device has a seat.
    pub fn is_empty(&self) -> bool {
        self.all.iter().all(|(_, it)| it.device.is_none())
    }

    /// Returns who decides for a seat that a device or a bot has; `None` for another seat.
    pub fn of(&self, seat: Seat) -> Option<Controller> {
        self.all.iter().find(|(other, _)| *other == seat).map(|(_, controller)| *controller)
    }

    fn those(&self, are: impl Fn(Controller) -> bool) -> SeatSet {
        self.all.iter().filter(|(_, controller)| are(*controller)).map(|(seat, _)| *seat).collect()
    }

    /// Returns true if a device has the seat, even if the table or a bot decides until it is back.
    pub(super) fn has_device(&self, seat: Seat) -> bool {
        self.of(seat).is_some_and(|it| it.device.is_some())
    }

    /// Returns the seats whose persons are far away, and nothing of which is played here.
    pub(super) fn far(&self) -> SeatSet {
        self.those(|it| it.is_far() && it.place != Place::Here).minus(self.near)
    }

    /// Returns the seats held by devices in this room that are connected.
    pub fn in_room(&self) -> Plan {
        let there = self.all.iter().filter(|(_, it)| it.presence == Presence::Joined);
        let device = |(seat, it): &(Seat, Controller)| Some((*seat, it.device?));
        there.filter_map(device).filter(|(_, via)| !via.is_far()).collect()
    }

    /// Returns the seats for which a bot decides.
    pub fn by_bots(&self) -> SeatSet {
        self.those(|it| it.place == Place::Bot)
    }

    /// Returns true if the person of this seat has decided here while their device was away, and not there
    /// since.
    pub(super) fn was_here(&self, seat: Seat) -> bool {
        self.were_here.contains(seat)
    }

    /// Notes that the person of this seat has decided here while their device was away, or there.
    pub(super) fn decided(&mut self, seat: Seat, here: bool) {
        let others = self.were_here.without(seat);
        self.were_here = if here { others.with(seat) } else { others };
    }

    /// Marks the presence of the devices in this room as unknown.
    pub(super) fn lose_sight(&mut self) {
        for (_, it) in &mut self.all {
            if it.device.is_some_and(|via| !via.comes_back()) {
                it.presence = Presence::Silent;
            }
        }
    }

    /// Takes back the seats that are not among these.
    pub(super) fn keep(&mut self, seats: SeatSet) {
        self.all.retain(|(seat, _)| seats.contains(*seat));
    }

    /// Takes over who decides for these seats, as the tab that plays the match says where each is played.
    pub(super) fn follow(&mut self, seats: SeatSet, places: &[SeatPlace]) {
        for seat in seats {
            let SeatPlace { place, is_silent, was_here, .. } =
                places.get(seat.index()).copied().unwrap_or_default();
            let presence = if is_silent { Presence::Silent } else { Presence::Joined };
            let controller = match place {
                Place::Here | Place::Letter => None,
                Place::Device(via) => Some(Controller::device(via, presence)),
                Place::Bot => {
                    Some(Controller { place, ..self.of(seat).unwrap_or(Controller::BOT) })
                }
            };
            self.set(seat, controller);
            self.decided(seat, was_here);
        }
    }

    pub(super) fn set(&mut self, seat: Seat, controller: Option<Controller>) {
        match controller.and_then(|it| Some((it.device?.is_far(), it.presence))) {
            Some((false, _)) => self.near = self.near.with(seat),
            // It is given out anew.
            Some((true, Presence::Invited)) => self.near = self.near.without(seat),
            _ => {}
        }
        self.all.retain(|(other, _)| *other != seat);
        self.all.extend(controller.map(|controller| (seat, controller)));
    }
}
