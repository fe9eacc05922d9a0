//! The 68 faces of the market cards.

use super::{COURT, Card, CourtCard, GUESTS, Guest, IMPROVEMENTS, Improvement, MOONS, Moon};
use crate::engine::stands_by_name;
use std::fmt::{Display, Formatter, Result};

/// The numbers of the first Guest, Moon and improvement.
const GUEST: usize = COURT.len();
const MOON: usize = GUEST + GUESTS.len();
const PLOT: usize = MOON + MOONS.len();

/// The kind of a market card, with its data.
#[derive(Clone, Copy, Debug)]
pub enum Face {
    /// A Court Card, which joins a court.
    Court(&'static CourtCard),
    /// A Guest, who goes to another sister.
    Guest(&'static Guest),
    /// An improvement, which goes onto the land.
    Improvement(&'static Improvement),
    /// A Moon, an event.
    Moon(Moon),
}

impl Card {
    /// Starts with the second of two sisters.
    pub const BOORISH_UNCLE: Self = Self(GUEST as u8 + 1);
    /// Starts with the last of three or four sisters.
    pub const DRUNK_JUGGLER: Self = Self(GUEST as u8 + 2);
    /// Starts with the same sister as the Drunk Juggler.
    pub const INSISTENT_PEDDLER: Self = Self(GUEST as u8 + 3);
    /// Starts with the last but one of three or four sisters.
    pub const GOSSIPING_COUSIN: Self = Self(GUEST as u8 + 4);

    /// Iterates over the 38 Court Cards.
    pub fn courtiers() -> impl Iterator<Item = Self> {
        Self::all().take(GUEST)
    }

    /// Iterates over the six Guests.
    pub fn guests() -> impl Iterator<Item = Self> {
        Self::all().skip(GUEST).take(GUESTS.len())
    }

    /// Returns the card of a Moon.
    pub const fn of_moon(moon: Moon) -> Self {
        Self(MOON as u8 + moon as u8)
    }

    /// Returns the face.
    #[inline]
    pub const fn face(self) -> Face {
        match self.index() {
            nth if nth < GUEST => Face::Court(&COURT[nth]),
            nth if nth < MOON => Face::Guest(&GUESTS[nth - GUEST]),
            nth if nth < PLOT => Face::Moon(MOONS[nth - MOON]),
            nth => Face::Improvement(&IMPROVEMENTS[nth - PLOT]),
        }
    }

    /// Returns the Court Card, if it is one.
    #[inline]
    pub fn court(self) -> Option<&'static CourtCard> {
        COURT.get(self.index())
    }

    /// Returns the Guest, if it is one.
    #[inline]
    pub fn guest(self) -> Option<&'static Guest> {
        self.index().checked_sub(GUEST).and_then(|nth| GUESTS.get(nth))
    }

    /// Returns the improvement, if it is one.
    #[inline]
    pub fn improvement(self) -> Option<&'static Improvement> {
        self.index().checked_sub(PLOT).map(|nth| &IMPROVEMENTS[nth])
    }

    /// Returns the number of cards with this face.
    pub fn copies(self) -> u8 {
        self.improvement().map_or(1, |improvement| improvement.copies)
    }

    /// Returns the name in saves.
    pub fn name(self) -> &'static str {
        match self.face() {
            Face::Court(card) => card.name,
            Face::Guest(guest) => guest.name,
            Face::Improvement(improvement) => improvement.name,
            Face::Moon(moon) => moon.name(),
        }
    }
}

impl Display for Card {
    fn fmt(&self, to: &mut Formatter<'_>) -> Result {
        to.write_str(self.name())
    }
}

stands_by_name!(Card, "card");
