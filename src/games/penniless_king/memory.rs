//! What a viewer remembers of one player's Rogues.
//!
//! It is a trail of what came to that player's home and what went from there,
//! in order: a Rogue came that the viewer has seen, or one from the bag that
//! they have not; a Rogue went face down to a spot, or into the Seine. What
//! went is one of those that had come before, and what has not gone is at home:
//! the worlds that a trail allows are the ways to say which went where. A Rogue
//! that the viewer sees on the map leaves the trail, and comes anew, known,
//! when it goes home; one that goes home unseen takes its going out of the
//! trail. So everything stays that can be told from what was seen, with one
//! thing let go: of two Rogues that both went home unseen it is not kept which
//! had been where.

use super::{Rogue, Spot};
use crate::engine::{Pile, bit_set};
use serde::{Deserialize, Serialize};

bit_set! {
    /// A set of kinds of Rogues, one bit each.
    pub struct Kinds(u16) of Rogue, |rogue| rogue as u16, |bit| Rogue::ALL[bit as usize]
}

impl Kinds {
    /// Every kind.
    pub const ALL: Self = Self((1 << Rogue::ALL.len()) - 1);
}

/// One thing on a trail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Trace {
    /// A Rogue of this kind came.
    Came(Rogue),
    /// One from the bag came.
    Drawn,
    /// One of these kinds went to this spot.
    Went(Spot, Kinds),
    /// One went into the Seine.
    Dropped,
}

/// A [`Trace`] in two bytes: above bit 12 what it is, then the spot, then the kinds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
struct Packed(u16);

impl Packed {
    const DRAWN: Self = Self(1 << 13);
    const DROPPED: Self = Self(2 << 13);
    const WENT: u16 = 3 << 13;

    const fn came(rogue: Rogue) -> Self {
        Self(rogue as u16)
    }

    const fn went(spot: Spot, kinds: Kinds) -> Self {
        Self(Self::WENT | (spot.index() as u16) << 9 | kinds.0)
    }

    /// Whether this is the going to that spot.
    #[inline]
    const fn is_to(self, spot: Spot) -> bool {
        self.0 >> 9 == Self::WENT >> 9 | spot.index() as u16
    }

    /// The same where what is on two spots has changed places.
    #[inline]
    const fn swap(&mut self, a: Spot, b: Spot) {
        let differ = (self.is_to(a) as u16 + self.is_to(b) as u16) * (a.index() ^ b.index()) as u16;
        self.0 ^= differ << 9;
    }

    const fn trace(self) -> Trace {
        match self.0 >> 13 {
            0 => Trace::Came(Rogue::ALL[self.0 as usize % Rogue::ALL.len()]),
            1 => Trace::Drawn,
            2 => Trace::Dropped,
            _ => Trace::Went(
                Spot::of_index((self.0 >> 9 & 15) as usize),
                Kinds(self.0 & Kinds::ALL.0),
            ),
        }
    }
}

/// Sixteen Rogues can come to a player, and each can have gone.
const LENGTH: usize = 32;

/// What a viewer remembers of one player's Rogues.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Trail(Pile<Packed, LENGTH>);

impl Trail {
    /// The trail, from the oldest on.
    pub(super) fn traces(&self) -> impl Iterator<Item = Trace> {
        self.0.iter().map(|packed| packed.trace())
    }

    /// The Rogues that have come, by kind, seen ones only, and how many others.
    pub fn came(&self) -> (super::Tally<Rogue>, usize) {
        let mut known = super::Tally::default();
        let mut unknown = 0;
        for trace in self.traces() {
            match trace {
                Trace::Came(rogue) => known.add(rogue),
                Trace::Drawn => unknown += 1,
                _ => {}
            }
        }
        (known, unknown)
    }

    /// How many of the player's Rogues lie in the Seine.
    pub fn drops(&self) -> usize {
        self.0.iter().filter(|&&packed| packed == Packed::DROPPED).count()
    }

    /// What may be on this spot, if it is on the trail: the kinds known to have
    /// come before, how many of them, and how many from the bag.
    pub fn may_be(&self, spot: Spot) -> Option<(super::Tally<Rogue>, usize, Kinds)> {
        let mut known = super::Tally::default();
        let mut unknown = 0;
        for trace in self.traces() {
            match trace {
                Trace::Came(rogue) => known.add(rogue),
                Trace::Drawn => unknown += 1,
                Trace::Went(to, kinds) if to == spot => return Some((known, unknown, kinds)),
                _ => {}
            }
        }
        None
    }

    /// A Rogue that everybody knows comes home.
    pub(super) fn comes(&mut self, rogue: Rogue) {
        self.0.push(Packed::came(rogue));
    }

    /// One from the bag comes home.
    pub(super) fn draws(&mut self) {
        self.0.push(Packed::DRAWN);
    }

    /// One from home goes into the Seine.
    pub(super) fn drops_one(&mut self) {
        self.0.push(Packed::DROPPED);
    }

    /// One from home goes to this spot.
    pub(super) fn goes(&mut self, spot: Spot) {
        self.0.push(Packed::went(spot, Kinds::ALL));
    }

    /// What is on two spots changes places.
    pub(super) fn swaps(&mut self, a: Spot, b: Spot) {
        for packed in self.0.iter_mut() {
            packed.swap(a, b);
        }
    }

    /// The Rogue of this spot goes home; the viewer may have seen it there.
    pub(super) fn comes_home(&mut self, spot: Spot, seen: Option<Rogue>) {
        match seen {
            Some(rogue) => self.comes(rogue),
            None => {
                if let Some(at) = self.0.iter().position(|packed| packed.is_to(spot)) {
                    self.0.remove(at);
                }
            }
        }
    }

    /// The viewer sees what is on this spot: it leaves the trail.
    ///
    /// Where several of those that came before could be it, what is left is
    /// such that it allows the worlds of all of them.
    pub(super) fn sees(&mut self, spot: Spot, rogue: Rogue) {
        // The places of its going and of what it may have come as, by bits: where they
        // are is seldom foreseen by the processor, so the trail is gone along once.
        let (mut going, mut known, mut drawn) = (0_u32, 0_u32, 0_u32);
        for (at, &packed) in self.0.iter().enumerate() {
            going |= u32::from(packed.is_to(spot)) << at;
            known |= u32::from(packed == Packed::came(rogue)) << at;
            drawn |= u32::from(packed == Packed::DRAWN) << at;
        }
        if going == 0 {
            debug_assert!(false, "a Rogue on the map has gone there");
            return;
        }
        let before = going - 1;
        let going = going.trailing_zeros() as usize;
        let last = |places: u32| (places & before).checked_ilog2().map(|at| at as usize);
        let drawn = last(drawn).filter(|_| rogue.is_from_bag());
        let came = match (last(known), drawn) {
            (Some(known), Some(drawn)) if known < drawn => {
                self.keeps_either(known, drawn, rogue);
                drawn
            }
            (Some(known), _) => known,
            (None, Some(drawn)) => drawn,
            (None, None) => {
                debug_assert!(false, "what is seen has come before");
                return;
            }
        };
        self.0.remove_both(came, going);
    }

    /// Either the Rogue known to have come, or a later one from the bag of the
    /// same kind, is seen: the other one is left. It counts as one from the
    /// bag that came when the older did, and as nothing but the older where the
    /// later one had not come yet.
    fn keeps_either(&mut self, known: usize, drawn: usize, rogue: Rogue) {
        self.0[known] = Packed::DRAWN;
        if self.0[..known].contains(&Packed::DRAWN) {
            return;
        }
        let mut before = Kinds::NONE.with(rogue);
        for at in 0..drawn {
            match self.0[at].trace() {
                Trace::Came(kind) => before = before.with(kind),
                Trace::Drawn if at != known => return,
                Trace::Went(spot, kinds) if at > known => {
                    self.0[at] = Packed::went(spot, kinds.and(before));
                }
                _ => {}
            }
        }
    }
}
