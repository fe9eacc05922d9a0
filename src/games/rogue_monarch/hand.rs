//! A hand, counted by kind.

use super::{KINDS, Kind};
use serde::{Deserialize, Serialize};

/// The number of cards in a hand between turns.
pub const HAND: u8 = 3;

/// The cards of one hand: the number of each kind, and the number of those that the opponent is
/// sure of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Hand {
    of: [u8; 4],
    shown: [u8; 4],
}

impl Hand {
    /// Returns the number of cards of this kind.
    pub fn count(&self, kind: Kind) -> u8 {
        self.of[kind as usize]
    }

    /// Returns the number of cards of this kind that the opponent is sure of, because they saw them
    /// and none of them can have left since.
    pub fn shown(&self, kind: Kind) -> u8 {
        self.shown[kind as usize]
    }

    /// Returns the total number of cards.
    pub fn size(&self) -> u8 {
        self.of.iter().sum()
    }

    /// Returns the number of each kind, in the order of [`KINDS`].
    pub fn counts(&self) -> [u8; 4] {
        self.of
    }

    /// Returns the number of each kind that the opponent is sure of.
    pub fn shown_counts(&self) -> [u8; 4] {
        self.shown
    }

    /// Iterates over the kinds in the hand, in the order of [`KINDS`].
    pub fn kinds(&self) -> impl Iterator<Item = Kind> + use<> {
        let of = self.of;
        KINDS.into_iter().filter(move |&kind| of[kind as usize] > 0)
    }

    /// Iterates over the cards one by one, in the order of [`KINDS`].
    pub fn cards(&self) -> impl Iterator<Item = Kind> + use<> {
        let of = self.of;
        KINDS.into_iter().flat_map(move |kind| (0..of[kind as usize]).map(move |_| kind))
    }

    /// Adds a card, which the opponent saw if `shown`.
    pub(super) fn take(&mut self, kind: Kind, shown: bool) {
        self.of[kind as usize] += 1;
        self.shown[kind as usize] += u8::from(shown);
    }

    /// Removes a card openly: one that the opponent was sure of, if there is one.
    pub(super) fn give(&mut self, kind: Kind) {
        let kind = kind as usize;
        self.of[kind] -= 1;
        self.shown[kind] = self.shown[kind].saturating_sub(1);
    }

    /// Removes a card unseen. It may be of any kind, so the opponent is sure of one fewer of each.
    pub(super) fn give_unseen(&mut self, kind: Kind) {
        self.of[kind as usize] -= 1;
        self.shown = self.shown.map(|sure| sure.saturating_sub(1));
    }

    /// Shows these cards to the opponent, who is then sure of at least as many.
    pub(super) fn show(&mut self, cards: [Kind; 2]) {
        let seen = tally(cards);
        for kind in KINDS {
            let kind = kind as usize;
            self.shown[kind] = self.shown[kind].max(seen[kind]);
        }
    }
}

/// Counts these cards by kind.
pub(super) fn tally(cards: impl IntoIterator<Item = Kind>) -> [u8; 4] {
    let mut counts = [0; 4];
    for kind in cards {
        counts[kind as usize] += 1;
    }
    counts
}
