//! The public knowledge of where each player's Plot cards came from.
//!
//! The total of every draw pile is known: the first holds all cards, each later one the public
//! discards. Each of a player's cards came from one of these piles, in an order that all have seen,
//! and a card played is one of those drawn. While a played card can have come from several piles,
//! it stays on the trail; once it can only have come from one, it and its drawing are removed, and
//! that pile has one card fewer to account for. So the worlds consistent with a trail are the
//! assignments of cards to piles.

use super::{Plot, Tally};
use crate::engine::{MAX_SEATS, Rng, Row, Seat};
use serde::{Deserialize, Serialize};

/// The number of draw piles that are distinguished; older ones are merged.
pub const PILES: usize = 4;

/// The cards that one player drew from each pile, as far as they are not accounted for.
pub type Drawn = [Tally<Plot>; PILES];

/// The longest trail: four cards in hand, and some played cards whose pile is not yet certain.
const LENGTH: usize = 20;

/// The bit of a drawn card's mark, added to its pile; a played card's mark is its number counted
/// from 1.
const DREW: u8 = 64;

#[inline]
const fn drew(pile: usize) -> u8 {
    DREW | pile as u8
}

#[inline]
const fn played(plot: Plot) -> u8 {
    1 + plot as u8
}

/// The draws and plays of one player, oldest first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "Vec<u8>", try_from = "Vec<u8>")]
struct PlotTrail(Row);

impl PlotTrail {
    /// Iterates over the piles drawn from (`Ok`) and the cards played (`Err`).
    fn traces(&self) -> impl Iterator<Item = Result<usize, Plot>> + Clone {
        self.0.iter().map(|mark| match mark & DREW {
            0 => Err(Plot::ALL[usize::from(mark) - 1]),
            _ => Ok(usize::from(mark & !DREW)),
        })
    }
}

/// The serialized form of a trail, one byte per trace: a pile with the highest bit, or a card.
mod written {
    use super::{LENGTH, PILES, Plot, PlotTrail, drew, played};
    use std::hash::{Hash, Hasher};

    const PILE: u8 = 1 << 7;

    impl From<PlotTrail> for Vec<u8> {
        fn from(trail: PlotTrail) -> Self {
            trail.traces().map(written).collect()
        }
    }

    fn written(trace: Result<usize, Plot>) -> u8 {
        trace.map_or_else(|plot| plot as u8, |pile| PILE | pile as u8)
    }

    impl TryFrom<Vec<u8>> for PlotTrail {
        type Error = &'static str;

        fn try_from(traces: Vec<u8>) -> Result<Self, Self::Error> {
            if traces.len() > LENGTH {
                return Err("a trail is shortened before it is longer than this");
            }
            let mut trail = Self::default();
            for trace in traces {
                trail.0.push(match usize::from(trace & !PILE) {
                    pile if trace & PILE != 0 && pile < PILES => drew(pile),
                    plot if trace & PILE == 0 && plot < Plot::ALL.len() => played(Plot::ALL[plot]),
                    _ => {
                        return Err(
                            "a card is one of the kinds, and a pile one of those told apart",
                        );
                    }
                });
            }
            Ok(trail)
        }
    }

    impl Hash for PlotTrail {
        fn hash<H: Hasher>(&self, state: &mut H) {
            self.0.len().hash(state);
            self.traces().for_each(|trace| written(trace).hash(state));
        }
    }
}

/// The public knowledge of where each player's Plot cards came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct PlotTrails {
    /// The cards of each pile, without those that are accounted for.
    piles: Drawn,
    /// The current draw pile.
    now: u8,
    /// The draws and plays of each player.
    trails: [PlotTrail; MAX_SEATS],
}

impl PlotTrails {
    /// Returns true if the draw pile is one of those that are told apart.
    pub(super) fn is_possible(&self) -> bool {
        usize::from(self.now) < PILES
    }

    /// Creates trails without draws, for a first pile of these cards.
    pub fn new(cards: Tally<Plot>) -> Self {
        let mut piles = Drawn::default();
        piles[0] = cards;
        Self { piles, now: 0, trails: [PlotTrail::default(); MAX_SEATS] }
    }

    /// Records that a player draws a card, which only they see.
    pub(super) fn draws(&mut self, seat: Seat, plot: Plot, drawn: &mut [Drawn; MAX_SEATS]) {
        let at = seat.index();
        while self.trails[at].0.len() == LENGTH {
            self.forgets(drawn);
        }
        self.trails[at].0.push(drew(self.now.into()));
        drawn[at][self.now as usize].add(plot);
    }

    /// Records that a player plays or discards a card.
    pub(super) fn plays(&mut self, seat: Seat, plot: Plot, drawn: &mut [Drawn; MAX_SEATS]) {
        let at = seat.index();
        // Before the first reshuffle the pile is certain.
        if self.now == 0 {
            self.trails[at].0.pop();
            self.piles[0].take(plot);
            drawn[at][0].take(plot);
            return;
        }
        while self.trails[at].0.len() == LENGTH {
            self.forgets(drawn);
        }
        self.trails[at].0.push(played(plot));
        self.settles(drawn);
    }

    /// Records that the pile has run out and these discards are the new one.
    pub(super) fn reshuffles(&mut self, discards: Tally<Plot>, drawn: &mut [Drawn; MAX_SEATS]) {
        if self.now as usize + 1 == PILES {
            let on_trail =
                |pile: usize| self.trails.iter().any(|trail| trail.0.places_of(drew(pile)) != 0);
            let old = (0..PILES - 1).find(|&pile| !on_trail(pile)).unwrap_or(0);
            self.joins(old, drawn);
        }
        self.now += 1;
        self.piles[self.now as usize] = discards;
    }

    /// Merges a pile with the next one.
    fn joins(&mut self, pile: usize, drawn: &mut [Drawn; MAX_SEATS]) {
        let close_up = |piles: &mut Drawn| {
            piles[pile] = piles[pile].and(piles[pile + 1]);
            piles[pile + 1..].rotate_left(1);
            piles[PILES - 1] = Tally::default();
        };
        close_up(&mut self.piles);
        drawn.iter_mut().for_each(close_up);
        for trail in &mut self.trails {
            for from in pile + 1..PILES {
                trail.0.rename(drew(from), drew(from - 1));
            }
        }
        self.now -= 1;
    }

    /// Shortens a full trail by merging the two oldest piles.
    fn forgets(&mut self, drawn: &mut [Drawn; MAX_SEATS]) {
        self.joins(0, drawn);
        self.settles(drawn);
    }

    /// Accounts for every played card that can only have come from one pile.
    fn settles(&mut self, drawn: &mut [Drawn; MAX_SEATS]) {
        let mut seat = 0;
        while seat < MAX_SEATS {
            match self.certain(seat) {
                Some((place, pile, plot)) => {
                    let trail = &mut self.trails[seat].0;
                    trail.remove(place);
                    trail.remove(trail.places_of(drew(pile)).trailing_zeros() as usize);
                    self.piles[pile].take(plot);
                    drawn[seat][pile].take(plot);
                    // This may make another card certain.
                    seat = 0;
                }
                None => seat += 1,
            }
        }
    }

    /// Returns the first played card on this trail, if it can only have come from one pile: its
    /// place on the trail, the pile, the card.
    fn certain(&self, seat: usize) -> Option<(usize, usize, Plot)> {
        let trail = &self.trails[seat].0;
        let place = trail.first_without(DREW)?;
        let plot = Plot::ALL[usize::from(trail.at(place)) - 1];
        let before = (1 << place) - 1;
        let mut from = 0_u8;
        for pile in 0..PILES {
            let may_be = trail.places_of(drew(pile)) & before != 0;
            from |= u8::from(may_be & self.piles[pile].contains(plot)) << pile;
        }
        from.is_power_of_two().then(|| (place, from.trailing_zeros() as usize, plot))
    }

    /// Samples the cards that all players except `seat`, who drew `own`, have drawn: every player's
    /// cards by pile, and the rest of the current pile. Returns `None` if the earlier choices left
    /// no card for a later one.
    pub(super) fn sample_drawn(
        &self,
        seat: Seat,
        own: &Drawn,
        rng: &mut Rng,
    ) -> Option<([Drawn; MAX_SEATS], Tally<Plot>)> {
        let mut left = self.piles;
        for (left, own) in left.iter_mut().zip(own) {
            *left = left.less(*own);
        }
        let mut drawn = [Drawn::default(); MAX_SEATS];
        let mut open = [[0; PILES]; MAX_SEATS];
        for other in (0..MAX_SEATS).filter(|&other| other != seat.index()) {
            for trace in self.trails[other].traces() {
                match trace {
                    Ok(pile) => open[other][pile] += 1,
                    Err(plot) => {
                        let from = |pile: usize| open[other][pile] * left[pile].count(plot);
                        let mut at = rng.below((0..PILES).map(from).sum::<usize>().max(1));
                        let pile = (0..PILES).find(|&pile| {
                            let here = at < from(pile);
                            at = at.saturating_sub(from(pile));
                            here
                        })?;
                        open[other][pile] -= 1;
                        left[pile].take(plot);
                        drawn[other][pile].add(plot);
                    }
                }
            }
        }
        for (open, drawn) in open.iter().zip(&mut drawn) {
            for pile in 0..PILES {
                for _ in 0..open[pile] {
                    if left[pile].is_empty() {
                        return None;
                    }
                    drawn[pile].add(left[pile].draw(rng));
                }
            }
        }
        drawn[seat.index()] = *own;
        Some((drawn, left[self.now as usize]))
    }

    /// Like [`sample_drawn`](Self::sample_drawn), but takes a choice back that leaves no card for a later one.
    /// It finds cards whenever there are some, with other frequencies.
    pub(super) fn search(
        &self,
        seat: Seat,
        own: &Drawn,
        rng: &mut Rng,
    ) -> Option<([Drawn; MAX_SEATS], Tally<Plot>)> {
        let mut deal =
            Deal { left: self.piles, drawn: Default::default(), open: Default::default() };
        for (left, own) in deal.left.iter_mut().zip(own) {
            *left = left.less(*own);
        }
        let traces = |other: usize| self.trails[other].traces().map(move |trace| (other, trace));
        let others = (0..MAX_SEATS).filter(|&other| other != seat.index());
        if !deal.follow(others.flat_map(traces), rng) {
            return None;
        }
        deal.drawn[seat.index()] = *own;
        Some((deal.drawn, deal.left[self.now as usize]))
    }

    /// Returns the hand of a player who drew these cards: those not played.
    pub(super) fn hand(&self, seat: Seat, drawn: &Drawn) -> Tally<Plot> {
        let mut hand = drawn.iter().fold(Tally::default(), |all, &pile| all.and(pile));
        for plot in self.trails[seat.index()].traces().filter_map(Result::err) {
            hand.take(plot);
        }
        hand
    }
}

/// The cards that are dealt to the other players in a search.
#[derive(Clone, Default)]
struct Deal {
    /// The rest of each pile.
    left: Drawn,
    /// Every player's cards by pile.
    drawn: [Drawn; MAX_SEATS],
    /// The number of each player's draws from each pile whose card is not chosen yet.
    open: [[usize; PILES]; MAX_SEATS],
}

impl Deal {
    /// Chooses a pile for each card that was played, in the order of these traces, and then the cards
    /// that are still held. Returns false if there is no such choice; then it is as it was before.
    fn follow(
        &mut self,
        mut traces: impl Iterator<Item = (usize, Result<usize, Plot>)> + Clone,
        rng: &mut Rng,
    ) -> bool {
        let before = self.clone();
        let found = loop {
            match traces.next() {
                Some((player, Ok(pile))) => self.open[player][pile] += 1,
                Some((player, Err(plot))) => {
                    let first = rng.below(PILES);
                    break (0..PILES).any(|nth| {
                        let pile = (first + nth) % PILES;
                        self.plays(player, pile, plot) && {
                            let found = self.follow(traces.clone(), rng);
                            if !found {
                                self.undo(player, pile, plot);
                            }
                            found
                        }
                    });
                }
                None => break self.fill(rng),
            }
        };
        if !found {
            *self = before;
        }
        found
    }

    /// Takes a played card from a pile. Returns false if it cannot have come from there.
    fn plays(&mut self, player: usize, pile: usize, plot: Plot) -> bool {
        let may_be = self.open[player][pile] > 0 && self.left[pile].contains(plot);
        if may_be {
            self.open[player][pile] -= 1;
            self.left[pile].take(plot);
            self.drawn[player][pile].add(plot);
        }
        may_be
    }

    /// Puts a played card back.
    fn undo(&mut self, player: usize, pile: usize, plot: Plot) {
        self.open[player][pile] += 1;
        self.left[pile].add(plot);
        self.drawn[player][pile].take(plot);
    }

    /// Draws the cards that are still held. Returns false if a pile has too few.
    fn fill(&mut self, rng: &mut Rng) -> bool {
        for (open, drawn) in self.open.iter().zip(&mut self.drawn) {
            for pile in 0..PILES {
                for _ in 0..open[pile] {
                    if self.left[pile].is_empty() {
                        return false;
                    }
                    drawn[pile].add(self.left[pile].draw(rng));
                }
            }
        }
        true
    }
}
