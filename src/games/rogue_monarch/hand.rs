//! A hand, counted by kind.

use super::{KINDS, Kind};
use serde::{Deserialize, Serialize};

/// The cards of one hand: how many of each kind, and how many of those the
/// opponent is sure of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Hand {
    of: [u8; 4],
    shown: [u8; 4],
}

impl Hand {
    /// How many cards of this kind.
    pub fn count(&self, kind: Kind) -> u8 {
        self.of[kind as usize]
    }

    /// How many cards of this kind the opponent is sure of, because they saw
    /// them and none of them can have left since.
    pub fn shown(&self, kind: Kind) -> u8 {
        self.shown[kind as usize]
    }

    /// How many cards in all.
    pub fn size(&self) -> u8 {
        self.of.iter().sum()
    }

    /// How many of each kind, in the order of [`KINDS`].
    pub fn counts(&self) -> [u8; 4] {
        self.of
    }

    /// How many of each kind the opponent is sure of.
    pub fn shown_counts(&self) -> [u8; 4] {
        self.shown
    }

    /// The kinds of which there is a card, in the order of [`KINDS`].
    pub fn kinds(&self) -> impl Iterator<Item = Kind> + use<> {
        let of = self.of;
        KINDS.into_iter().filter(move |&kind| of[kind as usize] > 0)
    }

    /// The cards one by one, in the order of [`KINDS`].
    pub fn cards(&self) -> impl Iterator<Item = Kind> + use<> {
        let of = self.of;
        KINDS.into_iter().flat_map(move |kind| (0..of[kind as usize]).map(move |_| kind))
    }

    /// A card comes in that the opponent saw, or did not see.
    pub(super) fn take(&mut self, kind: Kind, shown: bool) {
        self.of[kind as usize] += 1;
        self.shown[kind as usize] += u8::from(shown);
    }

    /// A card leaves openly: one the opponent was sure of, if there is one.
    pub(super) fn give(&mut self, kind: Kind) {
        let kind = kind as usize;
        self.of[kind] -= 1;
        self.shown[kind] = self.shown[kind].saturating_sub(1);
    }

    /// A card leaves unseen. It may be of any kind, so the opponent is sure of
    /// one fewer of each.
    pub(super) fn give_unseen(&mut self, kind: Kind) {
        self.of[kind as usize] -= 1;
        self.shown = self.shown.map(|sure| sure.saturating_sub(1));
    }

    /// The opponent sees these cards of the hand, and is sure of at least as many.
    pub(super) fn show(&mut self, cards: [Kind; 2]) {
        let seen = tally(cards);
        for kind in KINDS {
            let kind = kind as usize;
            self.shown[kind] = self.shown[kind].max(seen[kind]);
        }
    }
}

/// How many of each kind these cards are.
pub(super) fn tally(cards: impl IntoIterator<Item = Kind>) -> [u8; 4] {
    let mut counts = [0; 4];
    for kind in cards {
        counts[kind as usize] += 1;
    }
    counts
}
