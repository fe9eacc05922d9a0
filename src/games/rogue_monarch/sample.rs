//! Sampling: deals what a seat does not know.

use super::hand::tally;
use super::view::{Own, View};
use super::{COPIES, Hand, KINDS, Kind, Memory, PLACES, RogueMonarch};
use crate::engine::{Pile, Rng};

/// The number of random deals to try before listing all deals.
const TRIES: usize = 40;

/// The hidden cards: those in the Court, and the opponent's hand.
type Deal = ([Kind; 4], [u8; 4]);

/// Returns a full state consistent with the view of a seat.
pub(super) fn sample(view: &View, rng: &mut Rng) -> RogueMonarch {
    let own = view.own.as_ref().expect("a world is imagined from a seat");
    let hidden = Hidden::new(view, own);
    let (court, their_hand) = (0..TRIES)
        .map(|_| hidden.deal(rng))
        .find(|&(court, hand)| own.memory.allows(court, hand))
        .unwrap_or_else(|| hidden.choose(&own.memory, rng));

    let mut left = hidden.cards;
    for (place, kind) in court.into_iter().enumerate() {
        left[kind as usize] -= u8::from(view.court[place].is_none());
    }
    let mut pile: Pile<Kind, 16> = KINDS
        .into_iter()
        .flat_map(|kind| {
            let k = kind as usize;
            (0..left[k] - their_hand[k]).map(move |_| kind)
        })
        .collect();
    rng.shuffle(&mut pile);
    for _ in 0..view.public.under {
        pile.insert(0, Kind::Queen);
    }

    let me = own.seat;
    let they = RogueMonarch::opponent(me);
    let mut theirs = Hand::default();
    let sure = own.memory.their_hand();
    for kind in KINDS {
        let k = kind as usize;
        (0..their_hand[k]).for_each(|nth| theirs.take(kind, nth < sure[k]));
    }
    let mut hands = [own.hand; 2];
    hands[they.index()] = theirs;
    let mut memory = [own.memory; 2];
    memory[they.index()] = their_memory(view, own, court);
    RogueMonarch {
        public: view.public.clone(),
        court,
        hands,
        memory,
        queen_saw: own.queen_saw,
        pile,
    }
}

/// Returns what the opponent would remember in such a world, as far as it can be inferred: the
/// cards they are seen to know.
fn their_memory(view: &View, own: &Own, court: [Kind; 4]) -> Memory {
    let they = RogueMonarch::opponent(own.seat);
    let mut memory = Memory::blank();
    for place in PLACES {
        if view.public.watched[place.index()].contains(they) {
            memory.sees(place, court[place.index()]);
        }
    }
    memory.sees_in_hand(own.hand.shown_counts());
    memory
}

/// The cards that the seat cannot see, and where they may be.
struct Hidden {
    court: [Option<Kind>; 4],
    /// The unseen cards by kind, without those that are certainly under the pile.
    cards: [u8; 4],
    /// The unseen cards that can be in the Court or the opponent's hand, by kind.
    within_reach: [u8; 4],
    /// The cards certainly in the opponent's hand.
    sure: [u8; 4],
    /// The number of cards in that hand.
    hand: u8,
}

impl Hidden {
    fn new(view: &View, own: &Own) -> Self {
        let they = RogueMonarch::opponent(own.seat);
        let seen = tally(
            own.hand
                .cards()
                .chain(view.public.discards.iter().copied())
                .chain(view.court.into_iter().flatten()),
        );
        let mut cards = seen.map(|count| COPIES - count);
        cards[Kind::Queen as usize] -= view.public.under;
        let mut within_reach = own.memory.most_in_all();
        for kind in view.court.into_iter().flatten() {
            within_reach[kind as usize] -= 1;
        }
        for (most, cards) in within_reach.iter_mut().zip(cards) {
            *most = (*most).min(cards);
        }
        Self {
            court: view.court,
            cards,
            within_reach,
            sure: own.memory.their_hand(),
            hand: view.public.hands[they.index()],
        }
    }

    /// Returns a random deal, not yet checked against the memory.
    fn deal(&self, rng: &mut Rng) -> Deal {
        let mut loose: Pile<Kind, 16> = Pile::new();
        for kind in KINDS {
            let k = kind as usize;
            loose.extend((self.sure[k]..self.within_reach[k]).map(|_| kind));
        }
        rng.shuffle(&mut loose);
        let mut next = || loose.pop();
        let court = self.court.map(|known| known.or_else(&mut next).unwrap_or_default());
        let mut hand = self.sure;
        for _ in hand.iter().sum()..self.hand {
            if let Some(kind) = next() {
                hand[kind as usize] += 1;
            }
        }
        (court, hand)
    }

    /// Returns one of all deals that the memory allows, weighted by its number of card
    /// arrangements.
    fn choose(&self, memory: &Memory, rng: &mut Rng) -> Deal {
        let mut deals: Vec<(Deal, usize)> = Vec::new();
        self.courts(0, [Kind::Knight; 4], self.within_reach, 1, &mut |court, left, ways| {
            hands_of(self.hand, left, &mut |hand| {
                if memory.allows(court, hand) {
                    let ways = (0..4).fold(ways, |ways, k| ways * choose(left[k], hand[k]));
                    deals.push(((court, hand), ways));
                }
            });
        });
        let total = deals.iter().map(|&(_, ways)| ways).sum();
        let mut at = rng.below(total);
        for (deal, ways) in deals {
            if at < ways {
                return deal;
            }
            at -= ways;
        }
        unreachable!("the true deal is one of those that a seat's memory allows")
    }

    /// Calls `each` with all ways to fill the unknown places of the Court from `place` on.
    fn courts(
        &self,
        place: usize,
        mut court: [Kind; 4],
        left: [u8; 4],
        ways: usize,
        each: &mut impl FnMut([Kind; 4], [u8; 4], usize),
    ) {
        if place == 4 {
            each(court, left, ways);
        } else if let Some(known) = self.court[place] {
            court[place] = known;
            self.courts(place + 1, court, left, ways, each);
        } else {
            for kind in KINDS.into_iter().filter(|&kind| left[kind as usize] > 0) {
                let mut rest = left;
                rest[kind as usize] -= 1;
                court[place] = kind;
                let ways = ways * left[kind as usize] as usize;
                self.courts(place + 1, court, rest, ways, each);
            }
        }
    }
}

/// Calls `each` with all hands of `size` cards from those left.
fn hands_of(size: u8, left: [u8; 4], each: &mut impl FnMut([u8; 4])) {
    for a in 0..=left[0].min(size) {
        for b in 0..=left[1].min(size - a) {
            for c in 0..=left[2].min(size - a - b) {
                let d = size - a - b - c;
                if d <= left[3] {
                    each([a, b, c, d]);
                }
            }
        }
    }
}

/// Returns the number of ways to choose `k` of `n` cards.
fn choose(n: u8, k: u8) -> usize {
    (0..k).fold(1, |ways, i| ways * (n - i) as usize / (i + 1) as usize)
}
