//! Rogue Monarch: all possible deals of Court and opponent's hand, one by one.

use crate::describe::Holds;
use crate::inspect::{Inspect, Spot, at};
use crate::witness::{Remembered, Witness};
use regalia::engine::{NoOptions, Seat, Setup};
use regalia::games::rogue_monarch::{COPIES, Event, KINDS, Kind, RogueMonarch, View};
use regalia::ui::locale::Messages;

impl Inspect for RogueMonarch {
    fn chance(&self, event: &Event) -> Option<(String, String)> {
        let public = &self.public;
        Some(match event {
            Event::QueenLooked { seat, saw } => {
                let they = RogueMonarch::opponent(*seat).index();
                let hand = self.hands[they].counts();
                (format!("look {} at {they}: {hand:?}", public.looks[they]), format!("{saw:?}"))
            }
            Event::Reshuffled => {
                let mut cards = self.pile;
                cards.sort_unstable();
                let purpose = format!("reshuffle {} of {cards:?}", public.reshuffles);
                (purpose, format!("{:?}", self.pile))
            }
            _ => return None,
        })
    }

    fn spots(&self) -> Vec<Spot> {
        let mut spots = Vec::new();
        for (place, kind) in self.court.iter().enumerate() {
            spots.extend(at(&format!("court {place}"), [kind]));
        }
        for (seat, hand) in self.hands.iter().enumerate() {
            spots.extend(at(&format!("hand {seat}"), hand.cards()));
        }
        spots.extend(at("pile", self.pile.iter()));
        spots.extend(at("discards", self.public.discards.iter()));
        spots
    }
}

/// The Court, and the opponent's hand by kind.
type Lie = ([Kind; 4], [u8; 4]);

/// Keeps every deal that is still possible.
pub struct Lies {
    seat: Seat,
    hand: [u8; 4],
    discards: [u8; 4],
    pile: u8,
    /// Queens that the set-up has put under the pile.
    under: u8,
    ways: Vec<Lie>,
    over: bool,
}

impl Remembered for RogueMonarch {
    type Witness = Lies;

    /// The game's memory bounds each kind separately, so it does not keep 'one of these two kinds
    /// was laid' through every exchange.
    const LOOSE: usize = 1;
}

impl Lies {
    /// Returns the pile's cards in this case; `None` if there are too few cards.
    fn pile(&self, (court, theirs): &Lie) -> Option<[u8; 4]> {
        let mut left = [COPIES; 4];
        for k in 0..4 {
            let laid = court.iter().filter(|&&kind| kind as usize == k).count() as u8;
            left[k] = left[k].checked_sub(self.hand[k] + self.discards[k] + theirs[k] + laid)?;
        }
        left[Kind::Queen as usize] = left[Kind::Queen as usize].checked_sub(self.under)?;
        Some(left)
    }

    /// Replaces every deal by its successors: none, one or several.
    fn become_of(&mut self, what: impl Fn(&Self, Lie, &mut Vec<Lie>)) {
        let mut next = Vec::new();
        for lie in std::mem::take(&mut self.ways) {
            what(self, lie, &mut next);
        }
        next.sort_unstable();
        next.dedup();
        self.ways = next;
    }

    fn keep(&mut self, can_be: impl Fn(&Lie) -> bool) {
        self.ways.retain(can_be);
    }

    fn replaced(&mut self, mine: bool, place: usize, laid: Option<Kind>, taken: Option<Kind>) {
        if mine {
            let (laid, taken) = (laid.expect("one's own"), taken.expect("one's own"));
            self.hand[laid as usize] -= 1;
            self.hand[taken as usize] += 1;
            self.keep(|lie| lie.0[place] == taken);
            self.ways.iter_mut().for_each(|lie| lie.0[place] = laid);
            return;
        }
        self.become_of(|_, (court, theirs), next| {
            if taken.is_some_and(|taken| court[place] != taken) {
                return;
            }
            for kind in KINDS.into_iter().filter(|&kind| laid.is_none_or(|laid| laid == kind)) {
                if theirs[kind as usize] > 0 {
                    let (mut court, mut theirs) = (court, theirs);
                    theirs[kind as usize] -= 1;
                    theirs[court[place] as usize] += 1;
                    court[place] = kind;
                    next.push((court, theirs));
                }
            }
        });
    }

    fn they_draw_one(&mut self) {
        if self.pile <= self.under {
            self.under -= 1;
            self.ways.iter_mut().for_each(|lie| lie.1[Kind::Queen as usize] += 1);
        } else {
            self.become_of(|lies, lie, next| {
                let pile = lies.pile(&lie).unwrap_or_default();
                for k in (0..4).filter(|&k| pile[k] > 0) {
                    let mut lie = lie;
                    lie.1[k] += 1;
                    next.push(lie);
                }
            });
        }
        self.pile -= 1;
    }
}

impl Witness<RogueMonarch> for Lies {
    fn new(_: &Setup<NoOptions>, seat: Seat, first: &View) -> Self {
        let own = first.own.as_ref().expect("a seat's own view");
        let public = &first.public;
        let mut lies = Self {
            seat,
            hand: own.hand.counts(),
            discards: [0; 4],
            pile: public.pile,
            under: public.under,
            ways: Vec::new(),
            over: false,
        };
        let courts = (0..256_usize).map(|n| [0, 2, 4, 6].map(|bit| KINDS[n >> bit & 3]));
        for court in courts {
            if first.court.iter().zip(court).any(|(open, kind)| open.is_some_and(|o| o != kind)) {
                continue;
            }
            // A hand is dealt anew, or Queens put under the pile, if it holds two.
            for (a, b, c) in (0..64).map(|n: u8| (n & 3, n >> 2 & 3, n >> 4)) {
                let theirs = [a, b, c, 3_u8.wrapping_sub(a + b + c)];
                if a + b + c <= 3 && theirs[Kind::Queen as usize] < 2 {
                    lies.ways.extend(lies.pile(&(court, theirs)).map(|_| (court, theirs)));
                }
            }
        }

        lies
    }

    fn hears(&mut self, told: &[Event]) {
        let mut begins = None;
        for event in told {
            match event {
                Event::TurnBegan { seat } => begins = Some(*seat),
                Event::Revealed { place, kind, .. } | Event::Turned { place, kind, .. } => {
                    self.keep(|lie| lie.0[place.index()] == *kind);
                }
                Event::LookedAt { place, kind: Some(kind), .. } => {
                    self.keep(|lie| lie.0[place.index()] == *kind);
                }
                Event::Replaced { seat, place, laid, taken, .. } => {
                    self.replaced(*seat == self.seat, place.index(), *laid, *taken);
                }
                Event::Switched { a, b, .. } => {
                    self.ways.iter_mut().for_each(|lie| lie.0.swap(a.index(), b.index()));
                }
                Event::QueenLooked { seat, saw: Some(saw) } if *seat == self.seat => {
                    self.keep(|lie| {
                        let seen = |k: usize| saw.iter().filter(|&&s| s as usize == k).count();
                        (0..4).all(|k| usize::from(lie.1[k]) >= seen(k))
                    });
                }
                Event::QueensDiscarded { seat, count } => {
                    let queen = Kind::Queen as usize;
                    if *seat == self.seat {
                        self.hand[queen] -= count;
                    } else {
                        self.keep(|lie| lie.1[queen] >= *count);
                        self.ways.iter_mut().for_each(|lie| lie.1[queen] -= count);
                    }
                    self.discards[queen] += count;
                }
                Event::Discarded { seat, kind } => {
                    let k = *kind as usize;
                    if *seat == self.seat {
                        self.hand[k] -= 1;
                    } else {
                        self.keep(|lie| lie.1[k] > 0);
                        self.ways.iter_mut().for_each(|lie| lie.1[k] -= 1);
                    }
                    self.discards[k] += 1;
                }
                Event::Drew { seat, count, cards } if *seat == self.seat => {
                    let cards = cards.as_ref().expect("one's own cards");
                    for kind in cards.iter() {
                        self.hand[*kind as usize] += 1;
                    }
                    self.pile -= count;
                    self.under = self.under.min(self.pile);
                    self.ways = std::mem::take(&mut self.ways)
                        .into_iter()
                        .filter(|lie| self.pile(lie).is_some())
                        .collect();
                }
                Event::Drew { count, .. } => (0..*count).for_each(|_| self.they_draw_one()),
                Event::Reshuffled => {
                    self.ways = std::mem::take(&mut self.ways)
                        .into_iter()
                        .filter(|lie| self.pile(lie) == Some([0; 4]))
                        .collect();
                    self.pile = self.discards.iter().sum();
                    self.discards = [0; 4];
                }
                Event::Ended(_) => self.over = true,
                _ => {}
            }
        }
        // A player who begins a turn without a Marriage does not hold three Queens.
        if begins.is_some_and(|seat| seat != self.seat) {
            self.keep(|lie| lie.1[Kind::Queen as usize] < 3);
        }
    }

    fn refutes(&self, world: &RogueMonarch) -> Option<String> {
        let theirs = world.hands[self.seat.next(2).index()].counts();
        let can_be = self.over || self.ways.contains(&(world.court, theirs));
        (!can_be).then(|| format!("Court {:?} with the hand {theirs:?}", world.court))
    }
}

impl Holds for RogueMonarch {
    fn holds(view: &View, messages: &Messages) -> Vec<String> {
        let names = messages.rogue_monarch().kinds;
        let hand = view.own.iter().flat_map(|own| own.hand.cards());
        hand.map(|kind| names[kind as usize].to_owned()).collect()
    }
}
