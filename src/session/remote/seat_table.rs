//! The seats of a table that are given to other devices, however these are reached, and the one host
//! that tells them the match.

use super::facts::MessageError;
use super::host::Host;
use super::message::{FromHost, RefusalReason, ToHost};
use super::output::{Outgoing, Output, Peer};
use super::progress::Progress;
use super::seat_event::SeatEvent;
use super::snapshot::Snapshot;
use crate::engine::{MAX_SEATS, Seat, SeatSet, Viewer};
use crate::session::{Occupant, Place, Presence, SeatPlace, TransportKind};

/// A seat that was given out.
#[derive(Clone, Debug)]
struct GivenSeat {
    seat: Seat,
    via: TransportKind,
    presence: Presence,
    /// The time at which its device was heard last, in milliseconds.
    heard: u64,
}

/// The seats of a table that are given to other devices. A page has one, whatever its transports.
pub struct SeatTable {
    host: Host,
    seats: Vec<GivenSeat>,
    /// The seats to which devices in this room have a spare invitation.
    spares: SeatSet,
    /// The occupants of the match that was shown last, by seat.
    occupants: Vec<Occupant>,
}

impl SeatTable {
    /// Returns a table that has given out no seat. The changes that it tells are numbered from this
    /// serial on; see [`serial_at_start`](super::serial_at_start).
    pub fn new(start: u64) -> Self {
        Self {
            host: Host::new(start),
            seats: Vec::new(),
            spares: SeatSet::NONE,
            occupants: Vec::new(),
        }
    }

    /// Returns true if a screen of the public follows the match.
    pub fn has_public(&self) -> bool {
        self.host.viewers().any(|viewer| viewer == Viewer::Public)
    }

    /// Gives a seat to a device that is reached in this way, in place of the one before. Its device joins
    /// with a token that is yet to be admitted.
    pub fn give(&mut self, seat: Seat, via: TransportKind, now: u64) -> Output {
        let mut output = self.move_to(seat, Place::Device(via));
        let presence = Presence::Invited;
        self.seats.push(GivenSeat { seat, via, presence, heard: now });
        if via.is_far() {
            output.events.push(SeatEvent::Device(seat, via, presence));
        }
        output
    }

    /// Makes a spare invitation to a seat valid, and sends it to the device in this room that holds the
    /// seat. It is valid until the table takes the seat back; if it loses the device, it stays so.
    pub fn spare(&mut self, seat: Seat, invitation: String) -> Output {
        self.spares = self.spares.with(seat);
        let holder = self.host.guest_of(seat).filter(|holder| !holder.0.comes_back());
        let message = FromHost::Spare { invitation };
        holder.map(|to| Outgoing { to, message }.into()).unwrap_or_default()
    }

    /// Returns true if a seat has a spare invitation.
    pub fn has_spare(&self, seat: Seat) -> bool {
        self.spares.contains(seat)
    }

    /// Returns the seats which devices in this room hold that would lose them with their connection.
    pub fn without_spare(&self) -> SeatSet {
        let is_at_risk = |given: &&GivenSeat| given.presence.is_held() && !given.via.comes_back();
        let at_risk: SeatSet = self.seats.iter().filter(is_at_risk).map(|it| it.seat).collect();
        at_risk.minus(self.spares)
    }

    /// Returns true if the match waits for the device that has left a seat in this room.
    pub fn awaits(&self, seat: Seat) -> bool {
        let place = self.host.shown().and_then(|shown| shown.places().get(seat.index()));
        let left = |it: &SeatPlace| it.is_silent && it.place == Place::Device(TransportKind::Room);
        self.given(seat).is_none() && place.is_some_and(left)
    }

    /// Gives a seat to the device that has its spare invitation. The device that held the seat in this
    /// room is let go. The table is told once the device has joined, with a token that is yet to be
    /// admitted.
    pub fn use_spare(&mut self, seat: Seat, via: TransportKind, now: u64) -> Output {
        let messages = self.host.dismiss(seat, Place::Device(via));
        self.spares = self.spares.without(seat);
        self.seats.retain(|given| given.seat != seat);
        self.seats.push(GivenSeat { seat, via, presence: Presence::Invited, heard: now });
        Output { messages, ..Output::default() }
    }

    /// Returns the free seats, which a device may take: their persons play here, and no device has them.
    pub fn free(&self) -> SeatSet {
        let shown = self.host.shown();
        let is_free = |&seat: &Seat| {
            // Through another tab a device may have it.
            let place = shown.and_then(|shown| shown.places().get(seat.index()));
            shown.is_some_and(|shown| shown.has_person(seat))
                && self.given(seat).is_none()
                && !place.is_some_and(|it| matches!(it.place, Place::Device(_)))
        };
        Seat::all(MAX_SEATS).filter(is_free).collect()
    }

    /// Returns what a device without a seat is told, to which these seats are offered.
    pub fn offer(&self, seats: SeatSet) -> FromHost {
        let Some(shown) = self.host.shown() else { return FromHost::Gone };
        let name = |(seat, name): (Seat, &String)| {
            if seats.contains(seat) { name.clone() } else { String::new() }
        };
        FromHost::Free { names: Seat::all(MAX_SEATS).zip(shown.names()).map(name).collect() }
    }

    /// Gives a free seat to a device which has asked for it, and has joined with this token. Returns
    /// `None` if the seat is not free, or the device cannot join.
    pub fn take(&mut self, seat: Seat, by: Peer, token: &str, now: u64) -> Option<Output> {
        if !self.free().contains(seat) {
            return None;
        }
        let mut output = self.give(seat, by.0, now);
        self.admit(by.0, token, Viewer::Of(seat));
        let join = ToHost::Join { token: token.to_owned() };
        output.add(self.receive_for(seat, by, Ok(join), now));
        if self.host.guest_of(seat) == Some(by) {
            Some(output)
        } else {
            self.take_back(seat);
            None
        }
    }

    /// Takes a seat back from its device, or from who would join.
    pub fn take_back(&mut self, seat: Seat) -> Output {
        self.move_to(seat, Place::Here)
    }

    /// Takes a seat back from its device, because it is played at this place from now on.
    pub fn move_to(&mut self, seat: Seat, place: Place) -> Output {
        self.spares = self.spares.without(seat);
        self.end(seat, place, SeatEvent::Freed)
    }

    /// Notes that the connection to a seat's device has ended for good. The seat is the table's again.
    pub fn lose(&mut self, seat: Seat) -> Output {
        self.end(seat, Place::Here, SeatEvent::Left)
    }

    fn end(&mut self, seat: Seat, place: Place, event: fn(Seat) -> SeatEvent) -> Output {
        let mut output = Output { messages: self.host.dismiss(seat, place), ..Output::default() };
        let given = self.seats.extract_if(.., |given| given.seat == seat);
        // The table does not know of a device in this room before it has joined.
        let is_known = |given: &GivenSeat| given.presence.is_held() || given.via.is_far();
        output.events.extend(given.filter(is_known).map(|_| event(seat)));
        output
    }

    /// Parts from all devices that are reached in this way, because the page leaves them to another one.
    /// Nothing of that is told to the table: the seats stay theirs.
    pub fn abandon(&mut self, via: TransportKind) -> Output {
        self.seats.retain(|given| given.via != via);
        if via.comes_back() {
            self.spares = SeatSet::NONE;
        }
        Output { messages: self.host.abandon(via), ..Output::default() }
    }

    /// Numbers the changes from this serial on, if that is higher: another page may have told its devices
    /// of changes up to there. All devices are told everything anew.
    pub fn go_on_from(&mut self, start: u64) -> Output {
        Output { messages: self.host.go_on_from(start), ..Output::default() }
    }

    /// Admits devices that are reached in this way and have this token ([`Host::admit`]).
    pub fn admit(&mut self, via: TransportKind, token: &str, viewer: Viewer) {
        self.host.admit(via, token, viewer);
    }

    /// Handles a message of a device that may join as any viewer whose token it has.
    pub fn receive(
        &mut self,
        from: Peer,
        message: Result<ToHost, MessageError>,
        now: u64,
    ) -> Output {
        self.host.receive(from, message, now)
    }

    /// Handles a message of a device that can hold this seat and no other.
    pub fn receive_for(
        &mut self,
        seat: Seat,
        from: Peer,
        message: Result<ToHost, MessageError>,
        now: u64,
    ) -> Output {
        let was_held = self.host.guest_of(seat) == Some(from);
        let mut output = self.host.receive(from, message, now);
        let events = match self.host.viewer_of(from) {
            Some(viewer) if viewer.is(seat) => self.note(seat, Presence::Joined, now),
            Some(_) => {
                // It knows the token of another seat, and has lost its own.
                self.host.left(from);
                let why = RefusalReason::UnknownToken;
                output = Outgoing { to: from, message: FromHost::Refused { why } }.into();
                self.lose(seat).events
            }
            None if was_held && from.0.comes_back() => self.fall_silent(seat),
            None if was_held => self.lose(seat).events,
            None => Vec::new(),
        };
        output.events.splice(0..0, events);
        output
    }

    /// Notes that nothing is heard from the device of a seat.
    pub fn fall_silent(&mut self, seat: Seat) -> Vec<SeatEvent> {
        match self.given(seat) {
            Some(given) if given.presence == Presence::Joined => {
                let heard = given.heard;
                self.note(seat, Presence::Silent, heard)
            }
            _ => Vec::new(),
        }
    }

    fn note(&mut self, seat: Seat, presence: Presence, heard: u64) -> Vec<SeatEvent> {
        let given = self.seats.iter_mut().find(|given| given.seat == seat);
        let Some(given) = given else { return Vec::new() };
        given.heard = heard;
        let is_new = std::mem::replace(&mut given.presence, presence) != presence;
        let event = SeatEvent::Device(seat, given.via, presence);
        is_new.then_some(event).into_iter().collect()
    }

    /// Notes which devices that are reached in this way were not heard for so long.
    pub fn tick(&mut self, via: TransportKind, patience: u64, now: u64) -> Vec<SeatEvent> {
        let is_late =
            |given: &&GivenSeat| given.via == via && now.saturating_sub(given.heard) >= patience;
        let late: Vec<Seat> = self.seats.iter().filter(is_late).map(|given| given.seat).collect();
        late.into_iter().flat_map(|seat| self.fall_silent(seat)).collect()
    }

    /// Notes that no device could be heard until now that is reached in this way.
    pub fn begin_to_hear(&mut self, via: TransportKind, now: u64) {
        let reached = self.seats.iter_mut().filter(|given| given.via == via);
        reached.for_each(|given| given.heard = now);
    }

    /// Shows the match on the table as it stands, whenever it has changed. The seats whose persons are
    /// not here any more are taken back, and so are those in which another person sits than before: their
    /// devices would be told the hands of others.
    pub fn show(&mut self, shown: Snapshot) -> Output {
        let before = std::mem::replace(&mut self.occupants, shown.occupants().to_vec());
        let is_other = |seat: Seat| {
            let (was, is) = (before.get(seat.index()), shown.occupants().get(seat.index()));
            was.is_some_and(|was| Some(was) != is)
        };
        let mut output = Output::default();
        for seat in Seat::all(MAX_SEATS).filter(|&seat| !shown.has_person(seat) || is_other(seat)) {
            if self.given(seat).is_some() {
                let place = shown.places().get(seat.index()).filter(|_| !is_other(seat));
                output.add(self.move_to(seat, place.map_or(Place::Here, |it| it.place)));
            }
            self.spares = self.spares.without(seat);
        }
        output.messages.extend(self.host.show(shown));
        output
    }

    /// Notes how far the table has shown its match ([`Host::go_on`]).
    pub fn go_on(&mut self, progress: Progress) -> Output {
        Output { messages: self.host.go_on(progress), ..Output::default() }
    }

    /// Notes that there is no match on the table any more.
    pub fn close(&mut self) -> Output {
        Output { messages: self.host.close(), ..Output::default() }
    }

    /// Tells a seat that the table has not done what its device has asked for last.
    pub fn refuse(&mut self, seat: Seat, why: RefusalReason) -> Output {
        Output { messages: self.host.refuse(seat, why), ..Output::default() }
    }

    fn given(&self, seat: Seat) -> Option<&GivenSeat> {
        self.seats.iter().find(|given| given.seat == seat)
    }

    /// Returns the way to the device of a seat, and whether it is there; `None` if the seat was not given
    /// out.
    pub fn device(&self, seat: Seat) -> Option<(TransportKind, Presence)> {
        self.given(seat).map(|given| (given.via, given.presence))
    }

    /// Returns whether the device of a seat is there, if it is reached in this way.
    pub fn presence(&self, seat: Seat, via: TransportKind) -> Option<Presence> {
        self.device(seat).filter(|(other, _)| *other == via).map(|(_, presence)| presence)
    }

    /// Returns the devices that hold seats, as the table is told of them.
    pub fn held(&self) -> impl Iterator<Item = SeatEvent> {
        let held = self.seats.iter().filter(|given| given.presence.is_held());
        held.map(|given| SeatEvent::Device(given.seat, given.via, given.presence))
    }

    /// Returns the host.
    pub(super) fn host(&self) -> &Host {
        &self.host
    }

    /// Returns the host, for what only one transport needs.
    pub(super) fn host_mut(&mut self) -> &mut Host {
        &mut self.host
    }
}
