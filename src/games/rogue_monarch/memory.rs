//! A seat's memory of the hidden cards, as exact bounds.
//!
//! A spot is a Court place or the opponent's hand. For every set of spots hidden from a seat, and
//! for every kind, the seat knows the minimum and the maximum number of cards of that kind there.
//! If a card is laid face down from a hand known to hold a Queen, what remains is 'at least one
//! Queen in that hand and that place together', which can be followed wherever the card goes. Every
//! update uses only what the seat sees.
//!
//! A Court card that the seat has seen, or laid there itself, adds one of its kind to every set
//! with its place. So only sets of spots whose cards it has not seen need their own bounds.
//!
//! The draw pile needs no bit: of all cards that the seat cannot see, those not in a set are in the
//! other spots and the pile. And whenever the discards, which are public, become the new pile, the
//! old one is empty, so that the total of all spots is known.

use super::hand::tally;
use super::{COPIES, HAND, KINDS, Kind, PLACES, Place};
use serde::{Deserialize, Serialize};
use std::array::from_fn;
use std::hash::{Hash, Hasher};

/// A set of spots: bits 0 to 3 are the Court places, bit 4 is the opponent's hand.
type Spots = usize;

const THEIR_HAND: Spots = 1 << 4;
const SETS: usize = 1 << 5;
/// All spots together.
const ALL: Spots = SETS - 1;

/// The number of cards in every set of spots between turns.
const SIZES: [u8; SETS] = {
    let mut sizes = [0; SETS];
    let mut set = 0;
    while set < SETS {
        let places = (set & !THEIR_HAND).count_ones() as u8;
        sizes[set] = places + if set & THEIR_HAND == 0 { 0 } else { HAND };
        set += 1;
    }
    sizes
};

/// One card of each kind, as counts.
const ONE: [[u8; 4]; 4] = [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]];

fn bit(place: Place) -> Spots {
    1 << place.0
}

/// Iterates over the subsets of these spots, from none to all.
fn sets_of(spots: Spots) -> impl Iterator<Item = Spots> {
    // Counts up in the bits of these spots only.
    let next = move |&set: &Spots| (set != spots).then(|| set.wrapping_sub(spots) & spots);
    std::iter::successors(Some(0), next)
}

/// The minimum and maximum number of cards of each kind in a set of spots.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Bounds {
    least: [u8; 4],
    most: [u8; 4],
}

impl Bounds {
    /// Returns the bounds that satisfy both.
    fn and(self, other: Self) -> Self {
        Self {
            least: from_fn(|k| self.least[k].max(other.least[k])),
            most: from_fn(|k| self.most[k].min(other.most[k])),
        }
    }

    /// Returns the bounds with one more card of this kind.
    fn plus(self, kind: Kind) -> Self {
        let one = ONE[kind as usize];
        Self {
            least: from_fn(|k| self.least[k] + one[k]),
            most: from_fn(|k| self.most[k] + one[k]),
        }
    }

    /// Returns the bounds with one card of this kind fewer.
    fn less(self, kind: Kind) -> Self {
        let one = ONE[kind as usize];
        Self {
            least: from_fn(|k| self.least[k].saturating_sub(one[k])),
            most: from_fn(|k| self.most[k].saturating_sub(one[k])),
        }
    }

    /// Returns the bounds with this many more cards that the seat does not see.
    fn plus_unseen(self, cards: u8) -> Self {
        Self { least: self.least, most: self.most.map(|most| most + cards) }
    }

    /// Returns the bounds with this many fewer cards that the seat does not see.
    fn less_unseen(self, cards: u8) -> Self {
        Self { least: self.least.map(|least| least.saturating_sub(cards)), most: self.most }
    }

    /// Returns true if a set of spots may have these counts.
    fn allow(self, counts: [u8; 4]) -> bool {
        (0..4).all(|k| (self.least[k]..=self.most[k]).contains(&counts[k]))
    }
}

/// A seat's memory: the cards that it has seen in the Court, and bounds for the others.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(into = "Listed", try_from = "Listed")]
pub struct Memory {
    /// The spots whose cards the seat has not seen.
    hidden: Spots,
    /// The cards on the places that are not hidden.
    seen: [Kind; 4],
    /// The bounds of every set of hidden spots; those of other sets follow from them.
    bounds: [Bounds; SETS],
}

impl Memory {
    /// Returns the memory after the set-up: only that no hand has two Queens.
    pub(super) fn at_start() -> Self {
        let mut memory = Self::blank();
        for set in sets_of(ALL).filter(|set| set & THEIR_HAND != 0) {
            let places = (set & !THEIR_HAND).count_ones() as u8;
            memory.bounds[set].most[Kind::Queen as usize] = (1 + places).min(4);
        }
        memory
    }

    /// Returns a memory without any knowledge.
    pub(super) fn blank() -> Self {
        let bounds = from_fn(|set| {
            let places = (set & !THEIR_HAND).count_ones() as u8;
            let hand = if set & THEIR_HAND == 0 { 0 } else { 4 };
            Bounds { least: [0; 4], most: [(places + hand).min(4); 4] }
        });
        Self { hidden: ALL, seen: [Kind::default(); 4], bounds }
    }

    /// Returns the card on this place, if the seat knows it.
    pub fn court(&self, place: Place) -> Option<Kind> {
        if self.hidden & bit(place) == 0 {
            return Some(self.seen[place.index()]);
        }
        let known = &self.bounds[bit(place)].least;
        KINDS.into_iter().find(|&kind| known[kind as usize] == 1)
    }

    /// Returns the number of each kind that is certainly in the opponent's hand.
    pub fn their_hand(&self) -> [u8; 4] {
        self.bounds[THEIR_HAND].least
    }

    /// Returns the most cards of each kind that can be in the Court and the opponent's hand
    /// together.
    pub(super) fn most_in_all(&self) -> [u8; 4] {
        self.of(ALL).most
    }

    /// Returns the bounds of any set of spots.
    fn of(&self, set: Spots) -> Bounds {
        let seen = PLACES.into_iter().filter(|&place| set & !self.hidden & bit(place) != 0);
        let bounds = self.bounds[set & self.hidden];
        seen.fold(bounds, |bounds, place| bounds.plus(self.seen[place.index()]))
    }

    /// Returns those of these cards, which are in all spots and maybe the pile, that the seat has
    /// not seen in the Court.
    fn besides_seen(&self, cards: [u8; 4]) -> [u8; 4] {
        let seen = PLACES.into_iter().filter(|&place| self.hidden & bit(place) == 0);
        let seen = tally(seen.map(|place| self.seen[place.index()]));
        from_fn(|k| cards[k] - seen[k])
    }

    /// Iterates over the sets of hidden spots that include the opponent's hand.
    fn sets_with_hand(&self) -> impl Iterator<Item = Spots> + use<> {
        sets_of(self.hidden & !THEIR_HAND).map(|set| set | THEIR_HAND)
    }

    /// Returns true if the seat's memory allows these hidden cards.
    pub fn allows(&self, court: [Kind; 4], their_hand: [u8; 4]) -> bool {
        let hidden = |place| self.hidden & bit(place) != 0;
        let as_seen = |place: Place| court[place.index()] == self.seen[place.index()];
        PLACES.into_iter().all(|place| hidden(place) || as_seen(place))
            && sets_of(self.hidden).all(|set| {
                let mut counts = if set & THEIR_HAND == 0 { [0; 4] } else { their_hand };
                for place in PLACES.into_iter().filter(|&place| set & bit(place) != 0) {
                    counts[court[place.index()] as usize] += 1;
                }
                self.bounds[set].allow(counts)
            })
    }

    /// Records that the seat sees the card on this place.
    pub(super) fn sees(&mut self, place: Place, kind: Kind) {
        let spot = bit(place);
        if self.hidden & spot != 0 {
            for set in sets_of(self.hidden & !spot) {
                self.bounds[set] = self.bounds[set].and(self.bounds[set | spot].less(kind));
            }
        }
        self.puts(place, kind);
    }

    /// Records that a card known to the seat is put on an empty place.
    pub(super) fn puts(&mut self, place: Place, kind: Kind) {
        self.hidden &= !bit(place);
        self.seen[place.index()] = kind;
    }

    /// Makes the card on this place hidden, because it is about to move.
    fn hides(&mut self, place: Place) {
        let spot = bit(place);
        if self.hidden & spot == 0 {
            let kind = self.seen[place.index()];
            for set in sets_of(self.hidden) {
                self.bounds[set | spot] = self.bounds[set].plus(kind);
            }
            self.hidden |= spot;
        }
    }

    /// Records that two Court cards exchange places.
    pub(super) fn switches(&mut self, a: Place, b: Place) {
        self.seen.swap(a.index(), b.index());
        let (a, b) = (bit(a), bit(b));
        // If neither is hidden, this exchanges bounds that are never read.
        for set in sets_of(self.hidden & !(a | b)) {
            self.bounds.swap(set | a, set | b);
        }
        if (self.hidden & a == 0) != (self.hidden & b == 0) {
            self.hidden ^= a | b;
        }
    }

    /// Records that the opponent's hand was seen to hold at least these cards.
    pub(super) fn sees_in_hand(&mut self, cards: [u8; 4]) {
        for set in self.sets_with_hand() {
            let others = self.bounds[set & !THEIR_HAND].least;
            let least = &mut self.bounds[set].least;
            *least = from_fn(|k| least[k].max(others[k] + cards[k]));
        }
    }

    /// Records that the opponent's hand loses a card that the seat sees.
    pub(super) fn hand_loses(&mut self, kind: Kind) {
        self.sees_in_hand(ONE[kind as usize]);
        for set in self.sets_with_hand() {
            self.bounds[set] = self.bounds[set].less(kind);
        }
    }

    /// Records that the opponent's hand draws a card that the seat does not see. `unseen` is the
    /// content of the Court, that hand and the pile together.
    pub(super) fn hand_draws(&mut self, unseen: [u8; 4]) {
        let unseen = self.besides_seen(unseen);
        for set in self.sets_with_hand() {
            let elsewhere = self.bounds[self.hidden & !set].least;
            let most = &mut self.bounds[set].most;
            *most = from_fn(|k| (most[k] + 1).min(unseen[k] - elsewhere[k]));
        }
    }

    /// Records that the pile has run out: exactly these cards are in the Court and the opponent's
    /// hand.
    pub(super) fn pile_is_empty(&mut self, unseen: [u8; 4]) {
        let unseen = self.besides_seen(unseen);
        self.bounds[self.hidden] = Bounds { least: unseen, most: unseen };
        let before = self.bounds;
        for set in sets_of(self.hidden) {
            let others = before[self.hidden & !set];
            self.bounds[set] = before[set].and(Bounds {
                least: from_fn(|k| unseen[k].saturating_sub(others.most[k])),
                most: from_fn(|k| unseen[k] - others.least[k]),
            });
        }
    }

    /// Records that the opponent's hand draws a card that the seat knows.
    pub(super) fn hand_gains(&mut self, kind: Kind) {
        for set in self.sets_with_hand() {
            self.bounds[set] = self.bounds[set].plus(kind);
        }
    }

    /// Records that the opponent takes the card on this place into their hand and lays a card that
    /// the seat sees; `hand_loses` has already removed that card.
    pub(super) fn hand_takes(&mut self, place: Place, laid: Kind) {
        let spot = bit(place);
        if self.hidden & spot == 0 {
            self.hand_gains(self.seen[place.index()]);
        } else {
            for set in self.sets_with_hand().filter(|set| set & spot == 0) {
                self.bounds[set] = self.bounds[set | spot];
            }
        }
        self.puts(place, laid);
    }

    /// Tightens the bounds by the number of cards in each set: otherwise 'one of these two kinds'
    /// would be lost when cards move on.
    fn tighten(&mut self) {
        for set in sets_of(self.hidden) {
            let Bounds { least, most } = self.bounds[set];
            let (size, all_least, all_most) =
                (SIZES[set], least.iter().sum::<u8>(), most.iter().sum::<u8>());
            self.bounds[set] = self.bounds[set].and(Bounds {
                least: most.map(|most| size.saturating_sub(all_most - most)),
                most: least.map(|least| size - (all_least - least)),
            });
        }
    }

    /// Records that the opponent exchanges the card on this place with a card from their hand,
    /// which the seat does not see.
    pub(super) fn hand_swaps(&mut self, place: Place) {
        self.hides(place);
        self.tighten();
        let spot = bit(place);
        // With both or neither of the two spots, the cards are the same as before.
        for rest in sets_of(self.hidden & !(spot | THEIR_HAND)) {
            let [neither, hand, there, both] =
                [0, THEIR_HAND, spot, spot | THEIR_HAND].map(|spots| self.bounds[rest | spots]);
            // The hand: all its cards and the one from the place, minus the one laid.
            self.bounds[rest | THEIR_HAND] = both.less_unseen(1).and(there.plus_unseen(HAND - 1));
            // The place: one card from the previous hand.
            self.bounds[rest | spot] = hand.less_unseen(HAND - 1).and(neither.plus_unseen(1));
        }
    }

    /// Records that the opponent starts a turn without a Marriage, so without three Queens.
    pub(super) fn no_marriage(&mut self) {
        let k = Kind::Queen as usize;
        for set in self.sets_with_hand() {
            let most = self.bounds[set & !THEIR_HAND].most[k] + 2;
            self.bounds[set].most[k] = self.bounds[set].most[k].min(most);
        }
    }
}

/// The form in which a memory is serialized, hashed and compared: the bounds of every set of spots.
#[derive(Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct Listed {
    least: [[u8; 4]; SETS],
    most: [[u8; 4]; SETS],
}

impl From<Memory> for Listed {
    fn from(memory: Memory) -> Self {
        Self {
            least: from_fn(|set| memory.of(set).least),
            most: from_fn(|set| memory.of(set).most),
        }
    }
}

impl TryFrom<Listed> for Memory {
    type Error = &'static str;

    fn try_from(listed: Listed) -> Result<Self, Self::Error> {
        let Listed { least, most } = listed;
        if least.as_flattened().iter().chain(most.as_flattened()).any(|&count| count > 4 * COPIES) {
            return Err("there are fewer cards");
        }
        let bounds = from_fn(|set| Bounds { least: least[set], most: most[set] });
        let mut memory = Self { hidden: ALL, seen: [Kind::default(); 4], bounds };
        for place in PLACES {
            let spot = bit(place);
            let is_one_more = |kind| {
                let with = sets_of(ALL & !spot).map(|set| bounds[set | spot]);
                with.eq(sets_of(ALL & !spot).map(|set| bounds[set].plus(kind)))
            };
            if let Some(kind) = memory.court(place).filter(|&kind| is_one_more(kind)) {
                memory.puts(place, kind);
            }
        }
        Ok(memory)
    }
}

impl PartialEq for Memory {
    fn eq(&self, other: &Self) -> bool {
        Listed::from(*self) == Listed::from(*other)
    }
}

impl Eq for Memory {}

impl Hash for Memory {
    fn hash<H: Hasher>(&self, state: &mut H) {
        Listed::from(*self).hash(state);
    }
}
