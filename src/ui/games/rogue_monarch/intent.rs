//! A person's unfinished choice at the Court. The name of the selected piece encodes all of it, so
//! no other state is needed.

use crate::games::rogue_monarch::{KINDS, Kind, PLACES, Place};
use std::fmt;

/// Court places and a card in the hand, before they are a decision.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Intent {
    /// The place chosen.
    pub place: Option<Place>,
    /// The place to switch it with.
    pub with: Option<Place>,
    /// The card chosen from the hand.
    pub card: Option<Kind>,
    /// The index among equal cards, so that a tap on another one does not count as a second tap.
    pub nth: u8,
}

impl Intent {
    /// Returns the intent that is encoded in the name of the selected piece.
    pub fn named(name: Option<&str>) -> Self {
        let mut intent = Self::default();
        for part in name.unwrap_or_default().split(' ') {
            let place = |text: &str| PLACES.into_iter().find(|at| at.index().to_string() == text);
            match part.split_once('-') {
                Some(("place", at)) => intent.place = place(at),
                Some(("with", at)) => intent.with = place(at),
                Some(("card", kind)) => {
                    intent.card = KINDS.into_iter().find(|one| (*one as u8).to_string() == kind);
                }
                Some(("nth", nth)) => intent.nth = nth.parse().unwrap_or_default(),
                _ => {}
            }
        }
        intent
    }

    /// Returns the intent with a Court card chosen to act on.
    pub fn at(self, place: Place) -> Self {
        Self { place: Some(place), ..self }
    }

    /// Returns the intent with a card in the hand chosen: its kind, and its index among equal ones.
    pub fn holding(self, card: Kind, nth: u8) -> Self {
        Self { card: Some(card), nth, ..self }
    }

    /// Returns the intent with a Court card chosen to switch, as the first or the second one.
    pub fn switching(self, place: Place) -> Self {
        match self.place {
            Some(first) if first != place => Self { with: Some(place), ..self },
            _ => Self { place: Some(place), ..Self::default() },
        }
    }
}

impl fmt::Display for Intent {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        let place = self.place.map(|at| format!("place-{}", at.index()));
        let with = self.with.map(|at| format!("with-{}", at.index()));
        let card = self.card.map(|kind| format!("card-{}", kind as u8));
        let nth = (self.nth > 0).then(|| format!("nth-{}", self.nth));
        let parts: Vec<String> = [place, with, card, nth].into_iter().flatten().collect();
        to.write_str(&parts.join(" "))
    }
}
