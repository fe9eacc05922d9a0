//! The Renown Square: five lines, each with a toll.

use super::Neighbourhood;
use crate::engine::{below, bit_set};
use serde::{Deserialize, Serialize};
use std::fmt::{Display, Formatter, Result};

/// A line of the Renown Square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Line(#[serde(deserialize_with = "below::<5, _, _>")] u8);

/// The bonus of a line, once its toll is paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bonus {
    /// Draw this many Plot cards.
    Plots(u8),
    /// The King moves this many spaces.
    King(u8),
    /// Take the Right-Hand; once a game.
    RightHand,
}

impl Line {
    /// All five lines, from the first.
    pub const ALL: [Self; 5] = [Self(0), Self(1), Self(2), Self(3), Self(4)];

    /// The line that holds the Right-Hand.
    pub const OF_RIGHT_HAND: Self = Self(2);

    /// Returns its number, for indexing: 0 is line 1.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns its toll, in coins.
    #[inline]
    pub const fn toll(self) -> u16 {
        4 + self.0 as u16
    }

    /// Returns its bonus.
    pub const fn bonus(self) -> Bonus {
        [Bonus::Plots(1), Bonus::King(2), Bonus::RightHand, Bonus::Plots(2), Bonus::King(3)]
            [self.0 as usize]
    }
}

bit_set! {
    /// A set of lines, one bit each.
    pub struct LineSet(u8) of Line, |line| line.0, |bit| Line(bit as u8)
}

impl LineSet {
    /// Returns the lines of these bits.
    pub(super) const fn of_bits(bits: u8) -> Self {
        Self(bits)
    }

    /// Returns the set as bits, one for each line.
    #[inline]
    pub(super) const fn bits(self) -> u64 {
        self.0 as u64
    }

    /// Returns the lines whose toll is at most this many coins; each line costs one more than the
    /// one before it.
    #[inline]
    pub(super) fn within(coins: u16) -> Self {
        let count = (coins + 1).saturating_sub(Line::ALL[0].toll()).min(Line::ALL.len() as u16);
        Self((1 << count) - 1)
    }
}

impl Display for Line {
    fn fmt(&self, to: &mut Formatter<'_>) -> Result {
        write!(to, "line-{}", self.0 + 1)
    }
}

/// A place for a Renown token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RenownPlace {
    /// On a line of the Renown Square.
    On(Line),
    /// In a neighbourhood, which it controls.
    In(Neighbourhood),
}
