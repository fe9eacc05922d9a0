//! The Court: four cards in a row, and the conspiracies that they can show.

use super::Kind;
use crate::engine::bit_set;
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

bit_set! {
    /// A set of places, one bit each.
    #[derive(Serialize, Deserialize)]
    #[serde(transparent)]
    pub struct PlaceSet(u8) of Place, |place| place.0, |bit| Place(bit as u8)
}

impl PlaceSet {
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
