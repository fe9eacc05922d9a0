//! The crowns of a court, card by card.

use super::{Ability, Banner, CROWNS_OF_BALANCE, Card, Emblem, Monarch, PATHS};
use crate::engine::{Seat, bit_set};
use serde::{Deserialize, Serialize};

bit_set! {
    /// The cards of a court, one bit each.
    struct CourtCards(u64) of Card, |card| card.index(), |bit| Card::of_index(bit as u8)
}

/// The totals of a court that its cards' crowns depend on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Court {
    /// The number of cards by path.
    pub paths: [u8; PATHS.len()],
    /// The number of visible improvements of the land by path.
    pub land: [u8; PATHS.len()],
    /// The number of cards with a beast.
    pub beasts: u8,
    /// The number of cards with a garment.
    pub garments: u8,
    /// The number of Guests near the court.
    pub guests: u8,
    cards: CourtCards,
}

impl Court {
    /// Creates a court from its cards, the land's number of improvements by path, and the number of
    /// Guests.
    pub fn new(cards: &[Card], land: [u8; PATHS.len()], guests: usize) -> Self {
        let mut court = Self {
            paths: [0; PATHS.len()],
            land,
            beasts: 0,
            garments: 0,
            guests: guests as u8,
            cards: CourtCards::NONE,
        };
        for &card in cards {
            court.add(card);
        }
        court
    }

    /// Adds a card.
    #[inline]
    pub fn add(&mut self, card: Card) {
        let Some(face) = card.court() else { return };
        self.cards = self.cards.with(card);
        if let Some(path) = face.path {
            self.paths[path as usize] += 1;
        }
        match face.emblem {
            Some(Emblem::Beast) => self.beasts += 1,
            Some(Emblem::Garment) => self.garments += 1,
            None => {}
        }
    }

    /// Removes a card.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        let Some(face) = card.court() else { return };
        self.cards = self.cards.without(card);
        if let Some(path) = face.path {
            self.paths[path as usize] -= 1;
        }
        match face.emblem {
            Some(Emblem::Beast) => self.beasts -= 1,
            Some(Emblem::Garment) => self.garments -= 1,
            None => {}
        }
    }

    /// Returns the number of different paths in the court.
    pub fn different_paths(&self) -> u8 {
        self.paths.iter().map(|&count| u8::from(count > 0)).sum()
    }

    /// Returns the crowns of a card of this court now.
    #[inline]
    pub fn crowns(&self, card: Card) -> u8 {
        let Some(face) = card.court() else { return 0 };
        let printed = face.crowns;
        let own_path = face.path.map(|path| path as usize);
        match face.ability {
            Ability::PerPath => own_path.map_or(0, |path| 2 * (self.paths[path] + self.land[path])),
            Ability::PerBeast => printed + 2 * self.beasts,
            Ability::PerGarment => printed + 2 * self.garments,
            Ability::PerDifferentPath => 2 * self.different_paths(),
            Ability::OtherGarments => printed + self.garments - 1,
            Ability::AnotherBeast if self.beasts > 1 => printed + 2,
            Ability::Three(more) if own_path.is_some_and(|path| self.paths[path] >= 3) => {
                printed + more
            }
            Ability::With(other) if self.cards.contains(other) => printed + 2,
            Ability::Void(other) if self.cards.contains(other) => 0,
            Ability::NoGuests if self.guests == 0 => printed + 2,
            _ => printed,
        }
    }

    /// Returns the crowns of all its cards.
    #[inline]
    pub fn total(&self) -> i16 {
        self.cards.iter().map(|card| i16::from(self.crowns(card))).sum()
    }

    /// Returns the crowns of a Banner at the end of the game.
    pub fn banner(&self, banner: Banner) -> i16 {
        match banner.path() {
            Some(path) => i16::from(self.paths[path as usize] + self.land[path as usize]),
            None => CROWNS_OF_BALANCE,
        }
    }
}

/// A sister's crowns by source.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Crowns {
    /// Her Court Cards, with their effects on each other.
    pub court: i16,
    /// Her Banners.
    pub banners: i16,
    /// Her Guests, as a negative number.
    pub guests: i16,
}

impl Crowns {
    /// Returns the total.
    pub const fn total(self) -> i16 {
        self.court + self.banners + self.guests
    }
}

impl Monarch {
    /// Returns a sister's court for counting.
    #[inline]
    pub fn counted(&self, sister: Seat) -> Court {
        Court::new(self.court(sister), self.paths_of_land(), self.guests(sister).len())
    }

    /// Returns a sister's crowns now.
    pub fn crowns(&self, sister: Seat) -> Crowns {
        let court = self.counted(sister);
        let losses = self.guests(sister).iter().filter_map(|card| card.guest());
        Crowns {
            court: court.total(),
            banners: self.flown(sister).map(|banner| court.banner(banner)).sum(),
            guests: -losses.map(|guest| i16::from(guest.loss)).sum::<i16>(),
        }
    }
}
