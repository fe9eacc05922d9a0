//! What a seat remembers of the hidden cards, as exact bounds.
//!
//! For every set of spots that are hidden from a seat, the four Court places
//! and the opponent's hand, and for every kind, the seat knows the least and
//! the most cards of that kind that can lie there. A card that may have been
//! laid face down from a hand known to hold a Queen leaves 'at least one Queen
//! in that hand and that place together': it can be followed wherever it may
//! since have gone. Every update uses only what the seat sees.
//!
//! A Court card that the seat has seen, or laid there itself, is one more of its
//! kind in every set with its place. So only sets of spots with cards that it has
//! not seen need bounds of their own.
//!
//! The draw pile needs no bit of its own: of all cards that the seat cannot see,
//! what does not lie in a set lies in the rest of the spots and the pile. And
//! whenever the discards, which everybody saw, become the new pile, nothing lies
//! in the old one, so that the spots together are known in sum.

use super::hand::tally;
use super::{HAND, KINDS, Kind, PLACES, Place};
use serde::{Deserialize, Serialize};
use std::array::from_fn;
use std::hash::{Hash, Hasher};

/// Sets of spots: bits 0 to 3 the Court places, bit 4 the opponent's hand.
type Spots = usize;

const THEIR_HAND: Spots = 1 << 4;
const SETS: usize = 1 << 5;
/// All spots together.
const ALL: Spots = SETS - 1;

/// How many cards lie in every set of spots between turns.
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

/// The sets of these spots, from none of them to all.
fn sets_of(spots: Spots) -> impl Iterator<Item = Spots> {
    // Counts on in the bits of the spots alone.
    let next = move |&set: &Spots| (set != spots).then(|| set.wrapping_sub(spots) & spots);
    std::iter::successors(Some(0), next)
}

/// The least and most cards of each kind in a set of spots.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Bounds {
    least: [u8; 4],
    most: [u8; 4],
}

impl Bounds {
    /// What holds when both of these hold.
    fn and(self, other: Self) -> Self {
        Self {
            least: from_fn(|k| self.least[k].max(other.least[k])),
            most: from_fn(|k| self.most[k].min(other.most[k])),
        }
    }

    /// The bounds with a card of this kind more.
    fn plus(self, kind: Kind) -> Self {
        let one = ONE[kind as usize];
        Self {
            least: from_fn(|k| self.least[k] + one[k]),
            most: from_fn(|k| self.most[k] + one[k]),
        }
    }

    /// The bounds with a card of this kind less.
    fn less(self, kind: Kind) -> Self {
        let one = ONE[kind as usize];
        Self {
            least: from_fn(|k| self.least[k].saturating_sub(one[k])),
            most: from_fn(|k| self.most[k].saturating_sub(one[k])),
        }
    }

    /// The bounds with so many cards more that the seat does not see.
    fn plus_unseen(self, cards: u8) -> Self {
        Self { least: self.least, most: self.most.map(|most| most + cards) }
    }

    /// The bounds with so many cards less that the seat does not see.
    fn less_unseen(self, cards: u8) -> Self {
        Self { least: self.least.map(|least| least.saturating_sub(cards)), most: self.most }
    }

    /// Whether the counts of a set of spots may be these.
    fn allow(self, counts: [u8; 4]) -> bool {
        (0..4).all(|k| (self.least[k]..=self.most[k]).contains(&counts[k]))
    }
}

/// What a seat remembers: the cards that it has seen in the Court, and bounds of
/// the others.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(into = "Listed", from = "Listed")]
pub struct Memory {
    /// The spots whose cards the seat has not seen.
    hidden: Spots,
    /// The cards of the places that are not hidden.
    seen: [Kind; 4],
    /// The bounds of every set of hidden spots; the other sets follow from them.
    bounds: [Bounds; SETS],
}

impl Memory {
    /// At the start: nothing but that the set-up leaves no hand two Queens.
    pub(super) fn at_start() -> Self {
        let mut memory = Self::blank();
        for set in sets_of(ALL).filter(|set| set & THEIR_HAND != 0) {
            let places = (set & !THEIR_HAND).count_ones() as u8;
            memory.bounds[set].most[Kind::Queen as usize] = (1 + places).min(4);
        }
        memory
    }

    /// Nothing at all is known.
    pub(super) fn blank() -> Self {
        let bounds = from_fn(|set| {
            let places = (set & !THEIR_HAND).count_ones() as u8;
            let hand = if set & THEIR_HAND == 0 { 0 } else { 4 };
            Bounds { least: [0; 4], most: [(places + hand).min(4); 4] }
        });
        Self { hidden: ALL, seen: [Kind::default(); 4], bounds }
    }

    /// The card on this place, if the seat knows it.
    pub fn court(&self, place: Place) -> Option<Kind> {
        if self.hidden & bit(place) == 0 {
            return Some(self.seen[place.index()]);
        }
        let known = &self.bounds[bit(place)].least;
        KINDS.into_iter().find(|&kind| known[kind as usize] == 1)
    }

    /// How many of each kind are surely in the opponent's hand.
    pub fn their_hand(&self) -> [u8; 4] {
        self.bounds[THEIR_HAND].least
    }

    /// The most cards of each kind that lie in the Court and the opponent's
    /// hand together.
    pub(super) fn most_in_all(&self) -> [u8; 4] {
        self.of(ALL).most
    }

    /// The bounds of any set of spots.
    fn of(&self, set: Spots) -> Bounds {
        let seen = PLACES.into_iter().filter(|&place| set & !self.hidden & bit(place) != 0);
        let bounds = self.bounds[set & self.hidden];
        seen.fold(bounds, |bounds, place| bounds.plus(self.seen[place.index()]))
    }

    /// Which of these cards, that lie in all spots and maybe the pile, the seat
    /// has not seen in the Court.
    fn besides_seen(&self, cards: [u8; 4]) -> [u8; 4] {
        let seen = PLACES.into_iter().filter(|&place| self.hidden & bit(place) == 0);
        let seen = tally(seen.map(|place| self.seen[place.index()]));
        from_fn(|k| cards[k] - seen[k])
    }

    /// The sets of hidden spots with the opponent's hand among them.
    fn sets_with_hand(&self) -> impl Iterator<Item = Spots> + use<> {
        sets_of(self.hidden & !THEIR_HAND).map(|set| set | THEIR_HAND)
    }

    /// Whether hidden cards may lie like this, as far as the seat remembers.
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

    /// The seat sees the card on this place.
    pub(super) fn sees(&mut self, place: Place, kind: Kind) {
        let spot = bit(place);
        if self.hidden & spot != 0 {
            for set in sets_of(self.hidden & !spot) {
                self.bounds[set] = self.bounds[set].and(self.bounds[set | spot].less(kind));
            }
        }
        self.puts(place, kind);
    }

    /// A card that the seat knows is put on an empty place.
    pub(super) fn puts(&mut self, place: Place, kind: Kind) {
        self.hidden &= !bit(place);
        self.seen[place.index()] = kind;
    }

    /// The card of this place counts among the hidden ones: it is about to move.
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

    /// Two Court cards change places.
    pub(super) fn switches(&mut self, a: Place, b: Place) {
        self.seen.swap(a.index(), b.index());
        let (a, b) = (bit(a), bit(b));
        // Where neither is hidden, these are bounds that nobody reads.
        for set in sets_of(self.hidden & !(a | b)) {
            self.bounds.swap(set | a, set | b);
        }
        if (self.hidden & a == 0) != (self.hidden & b == 0) {
            self.hidden ^= a | b;
        }
    }

    /// The opponent's hand is seen to hold at least these.
    pub(super) fn sees_in_hand(&mut self, cards: [u8; 4]) {
        for set in self.sets_with_hand() {
            let others = self.bounds[set & !THEIR_HAND].least;
            let least = &mut self.bounds[set].least;
            *least = from_fn(|k| least[k].max(others[k] + cards[k]));
        }
    }

    /// The opponent's hand loses a card that the seat sees.
    pub(super) fn hand_loses(&mut self, kind: Kind) {
        self.sees_in_hand(ONE[kind as usize]);
        for set in self.sets_with_hand() {
            self.bounds[set] = self.bounds[set].less(kind);
        }
    }

    /// The opponent's hand draws a card that the seat does not see. `unseen`
    /// is what lies in the Court, that hand and the pile together.
    pub(super) fn hand_draws(&mut self, unseen: [u8; 4]) {
        let unseen = self.besides_seen(unseen);
        for set in self.sets_with_hand() {
            let elsewhere = self.bounds[self.hidden & !set].least;
            let most = &mut self.bounds[set].most;
            *most = from_fn(|k| (most[k] + 1).min(unseen[k] - elsewhere[k]));
        }
    }

    /// The pile has run out: these lie in the Court and the opponent's hand,
    /// and nothing else does.
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

    /// The opponent's hand draws a card that the seat knows.
    pub(super) fn hand_gains(&mut self, kind: Kind) {
        for set in self.sets_with_hand() {
            self.bounds[set] = self.bounds[set].plus(kind);
        }
    }

    /// The opponent takes the card of this place into their hand and lays a
    /// card that the seat sees, which the hand has lost before.
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

    /// Draws what follows from the bounds by how many cards a set holds: 'one of
    /// these two kinds' is lost otherwise when cards move on.
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

    /// The opponent exchanges the card of this place with a card of their
    /// hand, which the seat does not see.
    pub(super) fn hand_swaps(&mut self, place: Place) {
        self.hides(place);
        self.tighten();
        let spot = bit(place);
        // Both or neither of the two spots: the same cards as before.
        for rest in sets_of(self.hidden & !(spot | THEIR_HAND)) {
            let [neither, hand, there, both] =
                [0, THEIR_HAND, spot, spot | THEIR_HAND].map(|spots| self.bounds[rest | spots]);
            // The hand: all it had and the card from there, less the one laid.
            self.bounds[rest | THEIR_HAND] = both.less_unseen(1).and(there.plus_unseen(HAND - 1));
            // The place: one card of the hand as it was.
            self.bounds[rest | spot] = hand.less_unseen(HAND - 1).and(neither.plus_unseen(1));
        }
    }

    /// The opponent starts a turn and does not marry: not three Queens.
    pub(super) fn no_marriage(&mut self) {
        let k = Kind::Queen as usize;
        for set in self.sets_with_hand() {
            let most = self.bounds[set & !THEIR_HAND].most[k] + 2;
            self.bounds[set].most[k] = self.bounds[set].most[k].min(most);
        }
    }
}

/// A memory as it is written, hashed and compared: the bounds of every set of spots.
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

impl From<Listed> for Memory {
    fn from(listed: Listed) -> Self {
        let Listed { least, most } = listed;
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
        memory
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
