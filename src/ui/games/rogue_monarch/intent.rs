//! A person's unfinished choice at the Court. The selected piece holds all of it, so no other state
//! is needed.

use crate::games::rogue_monarch::{Kind, Place};
use serde::{Deserialize, Serialize};

/// Court places and a card in the hand, before they are a decision.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Intent {
    /// The place chosen.
    pub place: Option<Place>,
    /// The place to switch it with, or to look at after it.
    pub with: Option<Place>,
    /// The card chosen from the hand.
    pub card: Option<Kind>,
    /// The index among equal cards, so that a tap on another one does not count as a second tap.
    pub nth: u8,
    /// The card to discard with it: its kind, and its index among equal ones.
    #[serde(default)]
    pub second: Option<(Kind, u8)>,
}

impl Intent {
    /// Returns the intent with a Court card chosen to act on.
    pub fn at(self, place: Place) -> Self {
        Self { place: Some(place), ..self }
    }

    /// Returns the intent with a card in the hand chosen: its kind, and its index among equal ones.
    pub fn holding(self, card: Kind, nth: u8) -> Self {
        Self { card: Some(card), nth, ..self }
    }

    /// Returns the intent with a card in the hand chosen to discard, as the first or the second one.
    pub fn discarding(self, card: Kind, nth: u8) -> Self {
        match self.card {
            Some(first) if (first, self.nth) != (card, nth) => {
                Self { second: Some((card, nth)), ..self }
            }
            _ => Self::default().holding(card, nth),
        }
    }

    /// Returns the intent with a Court card chosen to switch or to look at, as the first or the second
    /// one.
    pub fn pairing(self, place: Place) -> Self {
        match self.place {
            Some(first) if first != place => Self { with: Some(place), ..self },
            _ => Self { place: Some(place), ..Self::default() },
        }
    }
}
