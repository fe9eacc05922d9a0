//! The spaces of a court, with the sums of its cards.

use super::banner::BannerSet;
use super::sums::Sums;
use super::{BANNERS, Card};
use crate::engine::Pile;
use serde::{Deserialize, Serialize};
use std::hash::{Hash, Hasher};
use std::ops::Deref;

/// The number of spaces in a court.
pub const SPACES: usize = 7;

/// The Court Cards of a sister, in the order of their spaces. Their sums, and the Banners whose
/// requirements they meet, are cached beside them, since every list of decisions needs them; the
/// cache is in no save and no hash, since it follows from the cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Pile<Card, SPACES>", into = "Pile<Card, SPACES>")]
pub struct Spaces {
    cards: Pile<Card, SPACES>,
    sums: Sums,
    banners: BannerSet,
}

impl Spaces {
    /// Puts a card on a free space. There must be one.
    pub fn push(&mut self, card: Card) {
        self.cards.push(card);
        self.sums.add(card);
        self.look_for_banners();
    }

    /// Replaces a card, which must be there. Returns its space.
    pub fn replace(&mut self, out: Card, card: Card) -> usize {
        let space = self.cards.iter().position(|&here| here == out);
        let space = space.expect("the card is in the court");
        self.cards[space] = card;
        self.sums.remove(out);
        self.sums.add(card);
        self.look_for_banners();
        space
    }

    fn look_for_banners(&mut self) {
        let paths = self.sums.paths();
        self.banners = BANNERS.into_iter().filter(|banner| banner.is_met_by(paths)).collect();
    }

    /// Removes all cards.
    pub fn clear(&mut self) {
        *self = Self::default();
    }

    /// Returns the sums of the cards.
    #[inline]
    pub(super) const fn sums(&self) -> Sums {
        self.sums
    }

    /// Returns the Banners whose requirements the cards meet.
    #[inline]
    pub(super) const fn banners(&self) -> BannerSet {
        self.banners
    }
}

impl Deref for Spaces {
    type Target = [Card];
    #[inline]
    fn deref(&self) -> &[Card] {
        &self.cards
    }
}

impl Hash for Spaces {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.cards.hash(state);
    }
}

impl FromIterator<Card> for Spaces {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut spaces = Self::default();
        cards.into_iter().for_each(|card| spaces.push(card));
        spaces
    }
}

impl From<Pile<Card, SPACES>> for Spaces {
    fn from(cards: Pile<Card, SPACES>) -> Self {
        cards.iter().copied().collect()
    }
}

impl From<Spaces> for Pile<Card, SPACES> {
    fn from(spaces: Spaces) -> Self {
        spaces.cards
    }
}
