//! The sums of Court Cards that every list of decisions needs.

use super::{Ability, COURT, Card, CourtCard, PATHS};

/// Eight sums of four bits each, packed into one word, so that a card updates all of them with one
/// addition: the cards of each path, the discounts in gold, and the extra food of a harvest. With a
/// court of seven cards no sum exceeds seven.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Sums(u32);

/// The lowest bit of each sum; those of the paths are the first four, in their order.
const COURT_OFF: u32 = 16;
const WISDOM_OFF: u32 = 20;
const GUEST_OFF: u32 = 24;
const HARVEST: u32 = 28;

impl Sums {
    /// Returns the contribution of one card.
    const fn from_card(card: &CourtCard) -> Self {
        let path = match card.path {
            Some(path) => 1 << (4 * path as u32),
            None => 0,
        };
        let ability = match card.ability {
            Ability::CheaperCourt => 1 << COURT_OFF,
            Ability::CheaperWisdom => 2 << WISDOM_OFF,
            Ability::CheaperGuests => 1 << GUEST_OFF,
            Ability::RicherHarvest => 1 << HARVEST,
            _ => 0,
        };
        Self(path | ability)
    }

    /// Adds a card.
    pub fn add(&mut self, card: Card) {
        self.0 += OF_CARD.get(card.index()).map_or(0, |sums| sums.0);
    }

    /// Removes a card, which must have been added.
    pub fn remove(&mut self, card: Card) {
        self.0 -= OF_CARD.get(card.index()).map_or(0, |sums| sums.0);
    }

    #[inline]
    const fn at(self, place: u32) -> u8 {
        (self.0 >> place & 15) as u8
    }

    /// Returns the number of cards by path.
    #[inline]
    pub const fn paths(self) -> [u8; PATHS.len()] {
        [self.at(0), self.at(4), self.at(8), self.at(12)]
    }

    /// Returns the discount on every Court Card, in gold.
    #[inline]
    pub const fn court_off(self) -> u8 {
        self.at(COURT_OFF)
    }

    /// Returns the additional discount on a Court Card of Wisdom, in gold.
    #[inline]
    pub const fn wisdom_off(self) -> u8 {
        self.at(WISDOM_OFF)
    }

    /// Returns the discount on a Guest, in gold.
    #[inline]
    pub const fn guest_off(self) -> u8 {
        self.at(GUEST_OFF)
    }

    /// Returns the extra food at each harvest.
    #[inline]
    pub const fn harvest(self) -> u8 {
        self.at(HARVEST)
    }
}

/// The contribution of each Court Card.
const OF_CARD: [Sums; COURT.len()] = {
    let mut sums = [Sums(0); COURT.len()];
    let mut index = 0;
    while index < COURT.len() {
        sums[index] = Sums::from_card(&COURT[index]);
        index += 1;
    }
    sums
};
