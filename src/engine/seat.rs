//! Who sits where, and who is looking.

use serde::{Deserialize, Serialize};

/// The most seats any table of the house has.
pub const MAX_SEATS: usize = 5;

/// One player's place at the table, counted from 0 in turn order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(u8);

impl Seat {
    /// The seat of this number.
    pub const fn new(number: usize) -> Self {
        assert!(number < MAX_SEATS, "no table has so many seats");
        Self(number as u8)
    }

    /// The seat's number, for indexing.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All seats of a table of `count`, in turn order.
    pub fn all(count: usize) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..count).map(Self::new)
    }

    /// The seat whose turn follows at a table of `count`.
    #[must_use]
    pub const fn next(self, count: usize) -> Self {
        self.after(1, count)
    }

    /// The seat `steps` further round a table of `count`.
    #[must_use]
    pub const fn after(self, steps: usize, count: usize) -> Self {
        Self(((self.0 as usize + steps) % count) as u8)
    }

    /// How many steps after `first` this seat's turn comes at a table of `count`.
    pub const fn steps_after(self, first: Self, count: usize) -> usize {
        (self.0 as usize + count - first.0 as usize) % count
    }

    /// The seat before this one at a table of `count`.
    #[must_use]
    pub const fn previous(self, count: usize) -> Self {
        self.after(count - 1, count)
    }
}

/// A set of seats, one bit each.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct SeatSet(u8);

impl SeatSet {
    /// Nobody.
    pub const NONE: Self = Self(0);

    /// Everybody at a table of `count`.
    pub const fn all(count: usize) -> Self {
        Self((1 << count) - 1)
    }

    /// This seat alone.
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Whether the seat is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// The set with the seat in it.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.0)
    }

    /// The set without the seat.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// How many seats are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether nobody is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats of the set in turn order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::all(MAX_SEATS).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::NONE, Self::with)
    }
}

/// Who is looking: the player of a seat, or somebody who only sees the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Viewer {
    /// The player of this seat: what lies open and what is theirs.
    Of(Seat),
    /// A spectator: what lies open.
    Public,
}

impl Viewer {
    /// Whether the viewer sits in this seat.
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Of(seat)
    }
}
