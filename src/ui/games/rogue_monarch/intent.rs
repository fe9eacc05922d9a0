//! What a person has taken up at the Court: the name of the piece lifted says
//! all of it, so that nothing has to be remembered beside it.

use crate::games::rogue_monarch::{KINDS, Kind, PLACES, Place};
use std::fmt;

/// Court places and a card of the hand, before they are a decision.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Intent {
    /// The place chosen.
    pub place: Option<Place>,
    /// The place that it is to be switched with.
    pub with: Option<Place>,
    /// The card of the hand chosen.
    pub card: Option<Kind>,
    /// Which of several alike it is: to touch another one is not to touch it twice.
    pub nth: u8,
}

impl Intent {
    /// What the lifted piece of this name means.
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

    /// With a Court card touched to be acted on.
    pub fn at(self, place: Place) -> Self {
        Self { place: Some(place), ..self }
    }

    /// With a card of the hand touched, which of several alike is said too.
    pub fn holding(self, card: Kind, nth: u8) -> Self {
        Self { card: Some(card), nth, ..self }
    }

    /// With a Court card touched to be switched: the first, or the other one.
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
