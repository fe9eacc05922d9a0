//! A Standoff: its parts, and its result.

use super::{Neighbourhood, Rogue, SPOTS, Spot};
use crate::engine::{MAX_SEATS, Seat};
use serde::{Deserialize, Serialize};

/// A Standoff in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Standoff {
    /// The neighbourhood.
    pub at: Neighbourhood,
    /// The Rogues turned up so far, as bits by distance; a lone one may stay face down.
    pub up: u8,
    /// The Swordsmen that were paid, as bits by distance.
    pub paid: u8,
    /// The number of its parts done, see `Part`.
    pub done: u8,
    /// The winner, once determined.
    pub winner: Option<Seat>,
    /// The neighbourhood to which the Courtesan sends the winner's token.
    pub sent_to: Option<Neighbourhood>,
}

/// A finished Standoff.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Fought {
    /// The number of the neighbourhood.
    pub at: u8,
    /// The number of the winner's seat.
    pub winner: u8,
    /// For each spot, the closest to the symbol first, the number of the owner's seat, and the
    /// Rogue if it was turned up.
    pub crowd: [Option<(u8, Option<Rogue>)>; 3],
    /// The Swordsmen that were paid, as bits by distance.
    pub paid: u8,
    /// The seat that Justice gave extra strength, the active player's, if it was named here.
    pub justice: Option<u8>,
}

/// The parts of a Standoff in order; see [`Standoff::part`] for their numbers.
pub(super) enum Part {
    /// The Swordsman at this distance from the symbol may be paid.
    Pay(usize),
    /// Strengths are added up, and the winner is determined.
    Decide,
    /// The Rogue at this distance from the symbol uses its ability.
    Ability(usize),
    /// The Courtesan's choice.
    Courtesan,
    /// The winner places a token; all Rogues go home.
    Close,
}

/// The totals by seat, and the seat with the highest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Totals {
    /// The strength of each seat that is present.
    pub strength: [Option<u8>; MAX_SEATS],
    /// The seat with the highest total; of tied seats the one closest to the symbol.
    pub winner: Option<Seat>,
}

impl Standoff {
    /// The strength that a paid Swordsman adds.
    pub const PAID: u8 = 3;
    /// The price of paying a Swordsman.
    pub const WAGE: u16 = 2;

    /// Returns true if its Rogues have been turned up.
    #[inline]
    pub const fn turned(&self) -> bool {
        self.up != 0
    }

    /// Returns the spot whose Rogue used its ability last, while abilities are being resolved.
    pub(super) fn ability_under_way(&self) -> Option<Spot> {
        match self.done.checked_sub(1)? {
            done @ 4..=6 => Some(Spot::new(self.at, 6 - usize::from(done))),
            _ => None,
        }
    }

    /// Returns the part of this number.
    pub(super) fn part(number: u8) -> Part {
        match number {
            0..=2 => Part::Pay(2 - usize::from(number)),
            3 => Part::Decide,
            4..=6 => Part::Ability(6 - usize::from(number)),
            7 => Part::Courtesan,
            _ => Part::Close,
        }
    }

    /// Returns the parts that may have an effect with these Rogues, as bits: without a Swordsman
    /// there is none to pay.
    #[inline]
    pub(super) fn parts(&self, rogues: &[Rogue; SPOTS]) -> u16 {
        let mut parts = ALWAYS;
        if self.turned() {
            // An empty spot holds a Rogue without parts.
            for (distance, spot) in self.at.spots().into_iter().enumerate() {
                parts |= PARTS[rogues[spot.index()] as usize][distance];
            }
        }
        parts
    }
}

/// The parts of every Standoff: to determine the winner, and to close.
const ALWAYS: u16 = 0b1_0000_1000;

/// The parts of each Rogue, by its distance from the symbol.
const PARTS: [[u16; 3]; Rogue::ALL.len()] = {
    let mut parts = [[0; 3]; Rogue::ALL.len()];
    let mut kind = 0;
    while kind < Rogue::ALL.len() {
        let rogue = Rogue::ALL[kind];
        let mut distance = 0;
        while distance < 3 {
            parts[kind][distance] = match rogue {
                Rogue::Swordsman => 1 << (2 - distance),
                Rogue::Courtesan => 1 << 7,
                _ if rogue.has_ability() => 1 << (6 - distance),
                _ => 0,
            };
            distance += 1;
        }
        kind += 1;
    }
    parts
};
