//! The small decisions that a turn consists of, and their names.

use super::{KINDS, Kind, PLACES, Place};
use std::fmt::{Display, Formatter, Result};

/// The side of a card in the Court.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// Face up: its effect is applied.
    Up,
    /// Face down: only its player knows it.
    Down,
}

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// The turn: reveal this face-down Court card.
    Reveal(Place),
    /// The turn: replace this Court card; the next decision says with which card.
    Replace(Place),
    /// Lay this card from the hand on the chosen place.
    Lay(Kind, Side),
    /// Knight: exchange these two Court cards; the lower place first.
    Switch(Place, Place),
    /// Knight: turn this Court card over, up or down.
    TurnOver(Place),
    /// King: turn this face-down Court card up.
    TurnUp(Place),
    /// King: draw two cards instead.
    DrawTwo,
    /// King: discard this card from the hand.
    Discard(Kind),
    /// Assassin: look at this face-down Court card.
    LookAt(Place),
}

impl Display for Action {
    fn fmt(&self, to: &mut Formatter<'_>) -> Result {
        match self {
            Self::Reveal(place) => write!(to, "reveal-{}", place.0 + 1),
            Self::Replace(place) => write!(to, "replace-{}", place.0 + 1),
            Self::Lay(kind, Side::Up) => write!(to, "lay-{kind}-up"),
            Self::Lay(kind, Side::Down) => write!(to, "lay-{kind}-down"),
            Self::Switch(a, b) => write!(to, "switch-{}-{}", a.0 + 1, b.0 + 1),
            Self::TurnOver(place) => write!(to, "turn-over-{}", place.0 + 1),
            Self::TurnUp(place) => write!(to, "turn-up-{}", place.0 + 1),
            Self::DrawTwo => to.write_str("draw-two"),
            Self::Discard(kind) => write!(to, "discard-{kind}"),
            Self::LookAt(place) => write!(to, "look-at-{}", place.0 + 1),
        }
    }
}

/// The pairs of places that a Knight may switch.
pub(super) const PAIRS: [(Place, Place); 6] = {
    let [a, b, c, d] = PLACES;
    [(a, b), (a, c), (a, d), (b, c), (b, d), (c, d)]
};

/// Iterates over the pairs of places that a Knight may switch.
pub fn pairs() -> impl Iterator<Item = (Place, Place)> {
    PAIRS.into_iter()
}

/// Returns every decision that can ever occur, in the order of legal lists.
pub(super) fn vocabulary() -> Vec<Action> {
    let mut all = Vec::new();
    all.extend(PLACES.map(Action::Reveal));
    all.extend(PLACES.map(Action::Replace));
    for kind in KINDS {
        all.extend([Action::Lay(kind, Side::Up), Action::Lay(kind, Side::Down)]);
    }
    all.extend(pairs().map(|(a, b)| Action::Switch(a, b)));
    all.extend(PLACES.map(Action::TurnOver));
    all.extend(PLACES.map(Action::TurnUp));
    all.push(Action::DrawTwo);
    all.extend(KINDS.map(Action::Discard));
    all.extend(PLACES.map(Action::LookAt));
    all
}
