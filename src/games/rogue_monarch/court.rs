//! The Court: four cards in a row, and the conspiracies that they can show.

use super::Kind;
use serde::{Deserialize, Serialize};

/// The four places, left to right.
pub const PLACES: [Place; 4] = [Place(0), Place(1), Place(2), Place(3)];

/// One of the four places of the Court, counted from 0 inside and from 1 in names.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Place(pub u8);

impl Place {
    /// The place's number, for indexing.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of places, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PlaceSet(u8);

impl PlaceSet {
    /// No place.
    pub const NONE: Self = Self(0);

    /// Whether the place is in the set.
    pub const fn contains(self, place: Place) -> bool {
        self.0 >> place.0 & 1 == 1
    }

    /// The set with the place in it.
    #[must_use]
    pub const fn with(self, place: Place) -> Self {
        Self(self.0 | 1 << place.0)
    }

    /// The set without the place.
    #[must_use]
    pub const fn without(self, place: Place) -> Self {
        Self(self.0 & !(1 << place.0))
    }

    /// How many places are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether no place is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The set after two cards have changed places and kept their sides.
    #[must_use]
    pub fn switched(self, a: Place, b: Place) -> Self {
        let put = |set: Self, place, is| if is { set.with(place) } else { set.without(place) };
        put(put(self, a, self.contains(b)), b, self.contains(a))
    }
}

/// One of the three ways to win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Conspiracy {
    /// Three Kings lie face up in the Court.
    Coronation,
    /// A face-up card lies directly between two face-up Assassins.
    Murder,
    /// Three Queens in hand at the start of one's turn.
    Marriage,
}

/// The conspiracy that a Court shows, given the face-up card of each place.
pub fn conspiracy(open: [Option<Kind>; 4]) -> Option<Conspiracy> {
    let [a, b, c, d] = open;
    let kings = open.iter().filter(|&&card| card == Some(Kind::King)).count();
    let murder = |left, middle: Option<Kind>, right| {
        left == Some(Kind::Assassin) && middle.is_some() && right == Some(Kind::Assassin)
    };
    if kings >= 3 {
        Some(Conspiracy::Coronation)
    } else if murder(a, b, c) || murder(b, c, d) {
        Some(Conspiracy::Murder)
    } else {
        None
    }
}
