//! Seats and viewers.

use super::{below, bit_set};
use serde::{Deserialize, Serialize};

/// The most seats that any game has.
pub const MAX_SEATS: usize = 5;

/// A player's place at the table, counted from 0 in turn order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

impl From<Seat> for u8 {
    fn from(seat: Seat) -> Self {
        seat.0
    }
}

impl TryFrom<u8> for Seat {
    type Error = &'static str;

    /// Rejects numbers that are no seat at any table, since they may come from outside.
    fn try_from(number: u8) -> Result<Self, Self::Error> {
        if usize::from(number) < MAX_SEATS { Ok(Self(number)) } else { Err("no such seat") }
    }
}

impl Seat {
    /// Returns the seat of this number.
    pub const fn new(number: usize) -> Self {
        assert!(number < MAX_SEATS, "no table has so many seats");
        Self(number as u8)
    }

    /// Returns the seat's number, for indexing.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Iterates over all seats of a table of `count`, in turn order.
    pub fn all(count: usize) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..count).map(Self::new)
    }

    /// Returns the next seat in turn order at a table of `count`.
    #[inline]
    #[must_use]
    pub const fn next(self, count: usize) -> Self {
        // Branch-free: which player is last differs from trick to trick.
        let seat = self.0 as usize + 1;
        Self((seat * (seat < count) as usize) as u8)
    }

    /// Returns the seat `steps` further in turn order at a table of `count`.
    #[inline]
    #[must_use]
    pub const fn after(self, steps: usize, count: usize) -> Self {
        // It rarely wraps more than once, and a division is slow.
        let seat = self.0 as usize + steps;
        let mut seat = if seat >= count { seat - count } else { seat };
        while seat >= count {
            seat -= count;
        }
        Self(seat as u8)
    }

    /// Returns the number of steps from `first` to this seat at a table of `count`.
    #[inline]
    pub const fn steps_after(self, first: Self, count: usize) -> usize {
        let (here, first) = (self.0 as usize, first.0 as usize);
        if here < first { here + count - first } else { here - first }
    }

    /// Sorts seats by `key`; the sort is stable. An insertion sort: there are at most five seats,
    /// and the library's sort costs the page 3 kB per key type.
    pub fn by_key<K: Ord>(seats: impl Iterator<Item = Self>, key: impl Fn(Self) -> K) -> Vec<Self> {
        let mut sorted = Vec::with_capacity(MAX_SEATS);
        for seat in seats {
            let at = sorted.iter().position(|&other| key(other) > key(seat));
            sorted.insert(at.unwrap_or(sorted.len()), seat);
        }
        sorted
    }

    /// Returns the previous seat in turn order at a table of `count`.
    #[inline]
    #[must_use]
    pub const fn previous(self, count: usize) -> Self {
        self.after(count - 1, count)
    }
}

bit_set! {
    /// A set of seats, one bit each.
    ///
    /// ```
    /// use regalia::engine::{Seat, SeatSet};
    ///
    /// let others = SeatSet::all(3).without(Seat::new(0));
    /// assert_eq!(others.iter().map(Seat::index).collect::<Vec<_>>(), [1, 2]);
    /// ```
    #[derive(PartialOrd, Ord, Serialize, Deserialize)]
    #[serde(transparent)]
    pub struct SeatSet(#[serde(deserialize_with = "below::<{ 1 << MAX_SEATS }, _, _>")] u8) of Seat, |seat| seat.0, |bit| Seat(bit as u8)
}

impl SeatSet {
    /// Returns all seats of a table of `count`.
    pub const fn all(count: usize) -> Self {
        Self((1 << count) - 1)
    }
}

/// A viewer: the player of a seat, or a spectator.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Viewer {
    /// The player of this seat, who sees what is open and their own cards.
    Of(Seat),
    /// A spectator, who sees only what is open.
    Public,
}

impl Viewer {
    /// Returns the viewer's seat; `None` for a spectator.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Self::Of(seat) => Some(seat),
            Self::Public => None,
        }
    }

    /// Returns true if the viewer sits in this seat.
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Of(seat)
    }
}
