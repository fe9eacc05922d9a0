//! What Court Cards add up to, as far as it is asked at every decision.

use super::{Ability, COURT, Card, CourtCard, PATHS};

/// Eight sums of four bits each, packed into one word, so that a card joins or
/// leaves them all by one addition: the cards of each path, what they take off
/// prices in gold, and what they add to a harvest. Of a court of seven no sum is
/// above seven.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Sums(u32);

/// Where each sum begins; those of the paths are the first four, in their order.
const COURT_OFF: u32 = 16;
const WISDOM_OFF: u32 = 20;
const GUEST_OFF: u32 = 24;
const HARVEST: u32 = 28;

impl Sums {
    /// What one card adds.
    const fn of(card: &CourtCard) -> Self {
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

    /// A card joins.
    pub fn add(&mut self, card: Card) {
        self.0 += OF_CARD.get(card.index()).map_or(0, |sums| sums.0);
    }

    /// A card leaves, which was there.
    pub fn remove(&mut self, card: Card) {
        self.0 -= OF_CARD.get(card.index()).map_or(0, |sums| sums.0);
    }

    #[inline]
    const fn at(self, place: u32) -> u8 {
        (self.0 >> place & 15) as u8
    }

    /// Cards by path.
    #[inline]
    pub const fn paths(self) -> [u8; PATHS.len()] {
        [self.at(0), self.at(4), self.at(8), self.at(12)]
    }

    /// Gold off every Court Card.
    #[inline]
    pub const fn court_off(self) -> u8 {
        self.at(COURT_OFF)
    }

    /// Gold off a Court Card of Wisdom besides.
    #[inline]
    pub const fn wisdom_off(self) -> u8 {
        self.at(WISDOM_OFF)
    }

    /// Gold off a Guest.
    #[inline]
    pub const fn guest_off(self) -> u8 {
        self.at(GUEST_OFF)
    }

    /// Food more at each harvest.
    #[inline]
    pub const fn harvest(self) -> u8 {
        self.at(HARVEST)
    }
}

/// What each Court Card adds.
const OF_CARD: [Sums; COURT.len()] = {
    let mut sums = [Sums(0); COURT.len()];
    let mut index = 0;
    while index < COURT.len() {
        sums[index] = Sums::of(&COURT[index]);
        index += 1;
    }
    sums
};
