//! Where a seat is played, and whether its device is there.

use crate::engine::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// A way to reach a device away from the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TransportKind {
    /// A connection in the same room (WebRTC), made by two codes.
    Room,
    /// A club's broker, for a device elsewhere.
    Broker,
    /// A channel between the windows of one browser.
    Window,
}

/// What differs between the ways to a device, as far as the table has to know it.
struct Traits {
    /// The first part of the address of a seat's device; `None` if no seat is given out in this way.
    address: Option<&'static str>,
    /// See [`TransportKind::is_far`].
    is_far: bool,
    /// See [`TransportKind::comes_back`].
    comes_back: bool,
    /// See [`TransportKind::needs_brokers`].
    needs_brokers: bool,
}

impl TransportKind {
    /// Every way, in order.
    pub const ALL: [Self; 3] = [Self::Room, Self::Broker, Self::Window];

    const fn traits(self) -> Traits {
        let (address, is_far, comes_back, needs_brokers) = match self {
            Self::Room => (Some("hand"), false, false, false),
            Self::Broker => (Some("seat"), true, true, true),
            Self::Window => (None, false, true, false),
        };
        Traits { address, is_far, comes_back, needs_brokers }
    }

    /// Returns the first part of the address of a seat's device; `None` if no seat is given out in this
    /// way.
    pub const fn address(self) -> Option<&'static str> {
        self.traits().address
    }

    /// Returns the way whose seats' devices have this first part of their address.
    pub fn with_address(part: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|via| via.address() == Some(part))
    }

    /// Returns true if the person at such a device need not be in this room. Its seat is theirs as soon
    /// as it is given out, even if no device has come yet.
    pub const fn is_far(self) -> bool {
        self.traits().is_far
    }

    /// Returns true if such a device comes back to its seat after it, or the table, was reloaded.
    pub const fn comes_back(self) -> bool {
        self.traits().comes_back
    }

    /// Returns true if this way needs the brokers of a club.
    pub const fn needs_brokers(self) -> bool {
        self.traits().needs_brokers
    }
}

/// Whether the device of a seat is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Presence {
    /// The seat was given out, and no device has come yet.
    Invited,
    /// The device holds the seat.
    Joined,
    /// The device holds the seat, but nothing is heard from it. It may come back.
    Silent,
}

impl Presence {
    /// All of them, in order.
    pub const ALL: [Self; 3] = [Self::Invited, Self::Joined, Self::Silent];

    /// Returns true if a device holds the seat.
    pub const fn is_held(self) -> bool {
        !matches!(self, Self::Invited)
    }
}

/// Where a person's seat is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Place {
    /// On this device, which the persons pass.
    #[default]
    Here,
    /// On a device that is reached in this way.
    Device(TransportKind),
    /// Elsewhere, by letter.
    Letter,
    /// On this device, where a bot decides for the person.
    Bot,
}

impl Place {
    /// The places in the order in which they are offered. Messages and stores name a place by its index,
    /// so a new one comes last. Before a match begins, a bot is an occupant, not a place.
    pub const ALL: [Self; 5] = [
        Self::Here,
        Self::Device(TransportKind::Room),
        Self::Letter,
        Self::Device(TransportKind::Broker),
        Self::Bot,
    ];
}

impl From<Place> for u8 {
    fn from(place: Place) -> Self {
        Place::ALL.iter().position(|it| *it == place).unwrap_or_default() as Self
    }
}

impl TryFrom<u8> for Place {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        Self::ALL.get(usize::from(number)).copied().ok_or("no such place")
    }
}

/// Where a seat is played, as everyone at the table may know it. Messages have it as one number: the place
/// in its ones, and in its tens 1 for a silent device, 2 for a person who has left, 4 for one who has
/// decided at the table meanwhile, and 8 for one who agrees to end the match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct SeatPlace {
    /// The place.
    pub place: Place,
    /// True if its device is not there, so that the match waits for it. Where the seat is played at the
    /// table, its phone was lost, and its person has not taken the table's device since.
    pub is_silent: bool,
    /// True if its person has left the match, and a bot plays on.
    pub has_left: bool,
    /// True if its person decided at the table while their device was away, and hasn't on that device since.
    pub was_here: bool,
    /// True if its person agrees to end the match as it stands, and others are still asked.
    pub agrees: bool,
}

impl TryFrom<u8> for SeatPlace {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        let (place, marks) = (Place::try_from(number % 10)?, number / 10);
        if marks > 15 {
            return Err("no such place");
        }
        let [is_silent, has_left, was_here, agrees] = [1, 2, 4, 8].map(|mark| marks & mark > 0);
        Ok(Self { place, is_silent, has_left, was_here, agrees })
    }
}

impl From<SeatPlace> for u8 {
    fn from(SeatPlace { place, is_silent, has_left, was_here, agrees }: SeatPlace) -> Self {
        let marks = [is_silent, has_left, was_here, agrees].map(Self::from);
        let marks = marks.into_iter().rev().fold(0, |all, mark| 2 * all + mark);
        Self::from(place) + 10 * marks
    }
}

/// The seats that devices play or are to play, by how each device is reached.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Plan([SeatSet; TransportKind::ALL.len()]);

impl Plan {
    /// No seat.
    pub const NONE: Self = Self([SeatSet::NONE; TransportKind::ALL.len()]);

    /// Gives a seat to a device that is reached in this way, in place of any other.
    #[must_use]
    pub fn with(self, seat: Seat, via: TransportKind) -> Self {
        let mut plan = self.without(seat);
        plan.0[via as usize] = plan.0[via as usize].with(seat);
        plan
    }

    /// Takes a seat out.
    #[must_use]
    pub fn without(self, seat: Seat) -> Self {
        Self(self.0.map(|seats| seats.without(seat)))
    }

    /// Returns the way to the device of a seat.
    pub fn of(self, seat: Seat) -> Option<TransportKind> {
        TransportKind::ALL.into_iter().find(|via| self.0[*via as usize].contains(seat))
    }

    /// Returns true if there is no such seat.
    pub fn is_empty(self) -> bool {
        self.0.iter().all(|seats| seats.is_empty())
    }

    /// Returns the seats, each with the way to its device.
    pub fn iter(self) -> impl Iterator<Item = (Seat, TransportKind)> {
        let seats =
            move |via: TransportKind| self.0[via as usize].iter().map(move |seat| (seat, via));
        TransportKind::ALL.into_iter().flat_map(seats)
    }
}

impl FromIterator<(Seat, TransportKind)> for Plan {
    fn from_iter<I: IntoIterator<Item = (Seat, TransportKind)>>(seats: I) -> Self {
        seats.into_iter().fold(Self::default(), |plan, (seat, via)| plan.with(seat, via))
    }
}
