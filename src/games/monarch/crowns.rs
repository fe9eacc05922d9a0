//! What a court is worth, card by card.

use super::{Ability, Banner, CROWNS_OF_BALANCE, Card, Emblem, Monarch, PATHS};
use crate::engine::{Seat, bit_set};
use serde::Serialize;

bit_set! {
    /// The cards of a court, one bit each.
    struct CourtCards(u64) of Card, |card| card.index(), |bit| Card::of_index(bit as u8)
}

/// What the cards of one court are together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Court {
    /// Cards by path.
    pub paths: [u8; PATHS.len()],
    /// Visible improvements of the land by path.
    pub land: [u8; PATHS.len()],
    /// Cards with a beast.
    pub beasts: u8,
    /// Cards with a garment.
    pub garments: u8,
    /// Guests near the court.
    pub guests: u8,
    cards: CourtCards,
}

impl Court {
    /// A court of these cards, on a land with so many improvements by path.
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

    /// Takes a card in.
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

    /// Gives a card of it up.
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

    /// How many different paths there are in the court.
    pub fn different_paths(&self) -> u8 {
        self.paths.iter().map(|&count| u8::from(count > 0)).sum()
    }

    /// What a card of this court is worth now.
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

    /// What all its cards are worth.
    #[inline]
    pub fn total(&self) -> i16 {
        self.cards.iter().map(|card| i16::from(self.crowns(card))).sum()
    }

    /// What a Banner would be worth in the end.
    pub fn banner(&self, banner: Banner) -> i16 {
        match banner.path() {
            Some(path) => i16::from(self.paths[path as usize] + self.land[path as usize]),
            None => CROWNS_OF_BALANCE,
        }
    }
}

/// What a sister's crowns come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct Crowns {
    /// Her Court Cards with what they do for each other.
    pub court: i16,
    /// Her Banners.
    pub banners: i16,
    /// Her Guests, as a loss.
    pub guests: i16,
}

impl Crowns {
    /// All together.
    pub const fn total(self) -> i16 {
        self.court + self.banners + self.guests
    }
}

impl Monarch {
    /// A sister's court, to be counted.
    #[inline]
    pub fn counted(&self, sister: Seat) -> Court {
        Court::new(self.court(sister), self.paths_of_land(), self.guests(sister).len())
    }

    /// A sister's crowns as they stand.
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
