//! What a seat remembers of the hidden cards, as exact bounds.
//!
//! For every set of spots that are hidden from a seat, the four Court places
//! and the opponent's hand, and for every kind, the seat knows the least and
//! the most cards of that kind that can lie there. A card that may have been
//! laid face down from a hand known to hold a Queen leaves 'at least one Queen
//! in that hand and that place together': it can be followed wherever it may
//! since have gone. Every update uses only what the seat sees.
//!
//! The draw pile needs no bit of its own: of all cards that the seat cannot see,
//! what does not lie in a set lies in the rest of the spots and the pile. And
//! whenever the discards, which everybody saw, become the new pile, nothing lies
//! in the old one, so that the spots together are known in sum.

use super::hand::tally;
use super::{HAND, KINDS, Kind, PLACES, Place};
use serde::{Deserialize, Serialize};

/// Sets of spots: bits 0 to 3 the Court places, bit 4 the opponent's hand.
type Spots = usize;

const THEIR_HAND: Spots = 1 << 4;
const SETS: usize = 1 << 5;
/// All spots together.
const ALL: Spots = SETS - 1;

/// The least and most cards of each kind in every set of spots.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Memory {
    least: [[u8; 4]; SETS],
    most: [[u8; 4]; SETS],
}

fn bit(place: Place) -> Spots {
    1 << place.0
}

/// The sets of spots that hold this spot.
fn sets_with(spot: Spots) -> impl Iterator<Item = Spots> {
    (0..SETS).filter(move |set| set & spot != 0)
}

impl Memory {
    /// At the start: nothing but that the set-up leaves no hand two Queens.
    pub(super) fn at_start() -> Self {
        let mut memory = Self::blank();
        for set in sets_with(THEIR_HAND) {
            let places = (set & !THEIR_HAND).count_ones() as u8;
            memory.most[set][Kind::Queen as usize] = (1 + places).min(4);
        }
        memory
    }

    /// Nothing at all is known.
    pub(super) fn blank() -> Self {
        let mut most = [[0; 4]; SETS];
        for (set, most) in most.iter_mut().enumerate() {
            let places = (set & !THEIR_HAND).count_ones() as u8;
            let hand = if set & THEIR_HAND == 0 { 0 } else { 4 };
            *most = [(places + hand).min(4); 4];
        }
        Self { least: [[0; 4]; SETS], most }
    }

    /// The card on this place, if the seat knows it.
    pub fn court(&self, place: Place) -> Option<Kind> {
        let known = &self.least[bit(place)];
        KINDS.into_iter().find(|&kind| known[kind as usize] == 1)
    }

    /// How many of each kind are surely in the opponent's hand.
    pub fn their_hand(&self) -> [u8; 4] {
        self.least[THEIR_HAND]
    }

    /// The most cards of each kind that lie in the Court and the opponent's
    /// hand together.
    pub(super) fn most_in_all(&self) -> [u8; 4] {
        self.most[ALL]
    }

    /// Whether hidden cards may lie like this, as far as the seat remembers.
    pub fn allows(&self, court: [Kind; 4], their_hand: [u8; 4]) -> bool {
        (1..SETS).all(|set| {
            let mut counts = if set & THEIR_HAND == 0 { [0; 4] } else { their_hand };
            for place in PLACES.into_iter().filter(|&place| set & bit(place) != 0) {
                counts[court[place.index()] as usize] += 1;
            }
            (0..4)
                .all(|kind| (self.least[set][kind]..=self.most[set][kind]).contains(&counts[kind]))
        })
    }

    /// The seat sees the card on this place.
    pub(super) fn sees(&mut self, place: Place, kind: Kind) {
        let spot = bit(place);
        for set in (0..SETS).filter(|set| set & spot == 0) {
            for k in 0..4 {
                let here = u8::from(k == kind as usize);
                let with = set | spot;
                let least = self.least[set][k].max(self.least[with][k].saturating_sub(here));
                let most = self.most[set][k].min(self.most[with][k].saturating_sub(here));
                self.least[set][k] = least;
                self.most[set][k] = most;
            }
        }
        self.puts(place, kind);
    }

    /// A card that the seat knows is put on an empty place.
    pub(super) fn puts(&mut self, place: Place, kind: Kind) {
        let spot = bit(place);
        for set in sets_with(spot) {
            self.least[set] = self.least[set & !spot];
            self.most[set] = self.most[set & !spot];
            self.least[set][kind as usize] += 1;
            self.most[set][kind as usize] += 1;
        }
    }

    /// Two Court cards change places.
    pub(super) fn switches(&mut self, a: Place, b: Place) {
        let (a, b) = (bit(a), bit(b));
        for set in (0..SETS).filter(|set| set & a != 0 && set & b == 0) {
            let other = set & !a | b;
            self.least.swap(set, other);
            self.most.swap(set, other);
        }
    }

    /// The opponent's hand is seen to hold at least these.
    pub(super) fn sees_in_hand(&mut self, cards: [u8; 4]) {
        for set in sets_with(THEIR_HAND) {
            for (k, &seen) in cards.iter().enumerate() {
                let least = self.least[set & !THEIR_HAND][k] + seen;
                self.least[set][k] = self.least[set][k].max(least);
            }
        }
    }

    /// The opponent's hand loses a card that the seat sees.
    pub(super) fn hand_loses(&mut self, kind: Kind) {
        self.sees_in_hand(tally([kind]));
        let k = kind as usize;
        for set in sets_with(THEIR_HAND) {
            self.least[set][k] -= 1;
            self.most[set][k] -= 1;
        }
    }

    /// The opponent's hand draws a card that the seat does not see. `unseen`
    /// is what lies in the Court, that hand and the pile together.
    pub(super) fn hand_draws(&mut self, unseen: [u8; 4]) {
        for set in sets_with(THEIR_HAND) {
            for (k, &unseen) in unseen.iter().enumerate() {
                let elsewhere = self.least[ALL & !set][k];
                self.most[set][k] = (self.most[set][k] + 1).min(unseen - elsewhere);
            }
        }
    }

    /// The pile has run out: these lie in the Court and the opponent's hand,
    /// and nothing else does.
    pub(super) fn pile_is_empty(&mut self, unseen: [u8; 4]) {
        (self.least[ALL], self.most[ALL]) = (unseen, unseen);
        let before = *self;
        for set in 1..ALL {
            for (k, &unseen) in unseen.iter().enumerate() {
                let least = unseen.saturating_sub(before.most[ALL & !set][k]);
                let most = unseen - before.least[ALL & !set][k];
                self.least[set][k] = self.least[set][k].max(least);
                self.most[set][k] = self.most[set][k].min(most);
            }
        }
    }

    /// The opponent's hand draws a card that the seat knows.
    pub(super) fn hand_gains(&mut self, kind: Kind) {
        let k = kind as usize;
        for set in sets_with(THEIR_HAND) {
            self.least[set][k] += 1;
            self.most[set][k] += 1;
        }
    }

    /// The opponent takes the card of this place into their hand and lays a
    /// card that the seat sees, which the hand has lost before.
    pub(super) fn hand_takes(&mut self, place: Place, laid: Kind) {
        let spot = bit(place);
        for set in sets_with(THEIR_HAND).filter(|set| set & spot == 0) {
            self.least[set] = self.least[set | spot];
            self.most[set] = self.most[set | spot];
        }
        self.puts(place, laid);
    }

    /// Draws what follows from the bounds by how many cards a set holds: 'one of
    /// these two kinds' is lost otherwise when cards move on.
    fn tighten(&mut self) {
        for set in 1..SETS {
            let places = (set & !THEIR_HAND).count_ones() as u8;
            let size = places + if set & THEIR_HAND == 0 { 0 } else { HAND };
            let least: u8 = self.least[set].iter().sum();
            let most: u8 = self.most[set].iter().sum();
            for k in 0..4 {
                let others_least = least - self.least[set][k];
                let others_most = most - self.most[set][k];
                self.least[set][k] = self.least[set][k].max(size.saturating_sub(others_most));
                self.most[set][k] = self.most[set][k].min(size - others_least);
            }
        }
    }

    /// The opponent exchanges the card of this place with a card of their
    /// hand, which the seat does not see.
    pub(super) fn hand_swaps(&mut self, place: Place) {
        self.tighten();
        let spot = bit(place);
        let before = *self;
        // Both or neither of the two spots: the same cards as before.
        for rest in (0..SETS).filter(|set| set & (spot | THEIR_HAND) == 0) {
            let (hand, there, both) = (rest | THEIR_HAND, rest | spot, rest | spot | THEIR_HAND);
            for k in 0..4 {
                let least = |set: Spots| before.least[set][k];
                let most = |set: Spots| before.most[set][k];
                // The hand: all it had and the card from there, less the one laid.
                self.least[hand][k] = least(there).max(least(both).saturating_sub(1));
                self.most[hand][k] = most(both).min(most(there) + HAND - 1);
                // The place: one card of the hand as it was.
                self.least[there][k] = least(rest).max(least(hand).saturating_sub(HAND - 1));
                self.most[there][k] = most(hand).min(most(rest) + 1);
            }
        }
    }

    /// The opponent starts a turn and does not marry: not three Queens.
    pub(super) fn no_marriage(&mut self) {
        let k = Kind::Queen as usize;
        for set in sets_with(THEIR_HAND) {
            let most = self.most[set & !THEIR_HAND][k] + 2;
            self.most[set][k] = self.most[set][k].min(most);
        }
    }
}
