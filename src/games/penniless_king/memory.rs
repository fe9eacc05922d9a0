//! The viewer's memory of one player's Rogues.
//!
//! It is a trail of the Rogues that came to that player's home and left it, in order: a Rogue came
//! that the viewer has seen, or one from the bag that they have not; a Rogue left face down to a
//! spot, or into the Seine. A Rogue that left is one of those that had come before, and those that
//! have not left are at home: the worlds consistent with a trail are the assignments of Rogues to
//! departures. A Rogue that the viewer sees on the map is removed from the trail, and is added
//! again as known when it goes home; one that goes home unseen has its departure removed. So the
//! trail keeps everything that follows from what was seen, with one exception: of two Rogues that
//! both went home unseen, it does not keep which had been where.

use super::{Rogue, SPOTS, Spot};
use crate::engine::{Row, bit_set};
use serde::{Deserialize, Serialize};

bit_set! {
    /// A set of kinds of Rogues, one bit each.
    pub struct Kinds(u16) of Rogue, |rogue| rogue as u16, |bit| Rogue::ALL[bit as usize]
}

impl Kinds {
    /// All kinds.
    pub const ALL: Self = Self((1 << Rogue::ALL.len()) - 1);
}

/// An entry of a trail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Trace {
    /// A Rogue of this kind came home.
    Came(Rogue),
    /// A Rogue from the bag came home.
    Drawn,
    /// A Rogue of one of these kinds went to this spot.
    Went(Spot, Kinds),
    /// A Rogue was dropped into the Seine.
    Dropped,
}

/// A [`Trace`] as a mark in a [`Row`]: an arrival is the Rogue's number counted from 1, a departure
/// is its spot.
mod mark {
    use super::{Rogue, Spot};

    pub const DRAWN: u8 = 32;
    pub const DROPPED: u8 = 33;
    /// The bit of a departure mark, added to its spot.
    pub const WENT: u8 = 64;

    #[inline]
    pub const fn came(rogue: Rogue) -> u8 {
        1 + rogue as u8
    }

    #[inline]
    pub const fn went(spot: Spot) -> u8 {
        WENT | spot.index() as u8
    }
}

/// The viewer's memory of one player's Rogues.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "Vec<u16>", try_from = "Vec<u16>")]
pub struct Trail {
    /// The arrivals and departures, oldest first. At most sixteen Rogues can come to a player, and
    /// each can leave.
    row: Row,
    /// For each spot, the kinds known not to have gone there although the trail would allow them.
    never: [Kinds; SPOTS],
}

impl Trail {
    /// The empty trail.
    pub const EMPTY: Self = Self { row: Row::EMPTY, never: [Kinds::NONE; SPOTS] };

    fn trace(&self, mark: u8) -> Trace {
        match mark {
            mark::DRAWN => Trace::Drawn,
            mark::DROPPED => Trace::Dropped,
            mark if mark & mark::WENT != 0 => {
                let spot = Spot::of_index((mark & !mark::WENT) as usize);
                Trace::Went(spot, Kinds::ALL.minus(self.never[spot.index()]))
            }
            mark => Trace::Came(Rogue::ALL[usize::from(mark - 1)]),
        }
    }

    /// Iterates over the trail, oldest first.
    pub(super) fn traces(&self) -> impl Iterator<Item = Trace> {
        self.row.iter().map(|mark| self.trace(mark))
    }

    /// Returns the seen Rogues that have come, by kind, and the number of unseen ones.
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

    /// Returns the number of the player's Rogues in the Seine.
    pub fn drops(&self) -> usize {
        self.row.places_of(mark::DROPPED).count_ones() as usize
    }

    /// Returns what may be on this spot, if it is on the trail: the Rogues known to have come
    /// before, the number of those from the bag, and the kinds that are possible.
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

    /// Records that a Rogue known to all comes home.
    pub(super) fn comes(&mut self, rogue: Rogue) {
        self.row.push(mark::came(rogue));
    }

    /// Records that a Rogue from the bag comes home.
    pub(super) fn draws(&mut self) {
        self.row.push(mark::DRAWN);
    }

    /// Records that a Rogue from home is dropped into the Seine.
    pub(super) fn drops_one(&mut self) {
        self.row.push(mark::DROPPED);
    }

    /// Records that a Rogue from home goes to this spot.
    pub(super) fn goes(&mut self, spot: Spot) {
        self.row.push(mark::went(spot));
    }

    /// Records that a Rogue moves from a spot to a free one.
    pub(super) fn moves(&mut self, from: Spot, to: Spot) {
        self.row.rename(mark::went(from), mark::went(to));
        self.never[to.index()] = std::mem::take(&mut self.never[from.index()]);
    }

    /// Records that the Rogues on two spots exchange places.
    pub(super) fn swaps(&mut self, a: Spot, b: Spot) {
        self.row.swap(mark::went(a), mark::went(b));
        self.never.swap(a.index(), b.index());
    }

    /// Records that the Rogue of this spot goes home; `seen` if the viewer has seen it there.
    pub(super) fn comes_home(&mut self, spot: Spot, seen: Option<Rogue>) {
        if let Some(rogue) = seen {
            self.comes(rogue);
        } else {
            let going = self.row.places_of(mark::went(spot));
            if going != 0 {
                self.leaves(going.trailing_zeros() as usize, spot);
            }
        }
    }

    /// Records that the viewer sees the Rogue on this spot, which removes it from the trail.
    ///
    /// If it could be one of several that came before, the remaining trail allows the worlds of all
    /// of them.
    pub(super) fn sees(&mut self, spot: Spot, rogue: Rogue) {
        let going = self.row.places_of(mark::went(spot));
        let known = self.row.places_of(mark::came(rogue));
        let drawn = self.row.places_of(mark::DRAWN);
        if going == 0 {
            debug_assert!(false, "a Rogue on the map has gone there");
            return;
        }
        let before = going - 1;
        let going = going.trailing_zeros() as usize;
        let known = known & before;
        let drawn = [0, drawn & before][usize::from(rogue.is_from_bag())];
        let Some(came) = (known | drawn).checked_ilog2() else {
            debug_assert!(false, "what is seen has come before");
            return;
        };
        if known != 0 && drawn > known {
            self.keeps_either(known.ilog2() as usize, came as usize, rogue);
        }
        let came = came as usize;
        self.leaves(going, spot);
        self.row.remove(came);
    }

    /// Removes the departure to this spot, at this place in the trail.
    #[inline]
    fn leaves(&mut self, going: usize, spot: Spot) {
        self.row.remove(going);
        self.never[spot.index()] = Kinds::NONE;
    }

    /// Handles that either the Rogue known to have come or a later one of the same kind from the
    /// bag was seen, and the other remains. The remaining one counts as one from the bag that came
    /// when the older did; for departures before the later one came, it can only be the older.
    fn keeps_either(&mut self, known: usize, drawn: usize, rogue: Rogue) {
        self.row.replace(known, mark::DRAWN);
        let older = (1_u32 << known) - 1;
        if self.row.places_of(mark::DRAWN) & older != 0 {
            return;
        }
        let mut before = Kinds::NONE.with(rogue);
        let whole = *self;
        for (at, trace) in whole.traces().enumerate().take(drawn) {
            match trace {
                Trace::Came(kind) => before = before.with(kind),
                Trace::Drawn if at != known => return,
                Trace::Went(spot, _) if at > known => {
                    let never = &mut self.never[spot.index()];
                    *never = never.or(Kinds::ALL.minus(before));
                }
                _ => {}
            }
        }
    }
}

/// The serialized form of a trail, two bytes per trace: the type above bit 12, then the spot, then
/// the kinds.
mod written {
    use super::{Kinds, Rogue, Row, SPOTS, Spot, Trace, Trail, mark};
    use std::hash::{Hash, Hasher};

    const DRAWN: u16 = 1 << 13;
    const DROPPED: u16 = 2 << 13;
    const WENT: u16 = 3 << 13;

    fn written(trace: Trace) -> u16 {
        match trace {
            Trace::Came(rogue) => rogue as u16,
            Trace::Drawn => DRAWN,
            Trace::Dropped => DROPPED,
            Trace::Went(spot, kinds) => WENT | (spot.index() as u16) << 9 | kinds.0,
        }
    }

    impl From<Trail> for Vec<u16> {
        fn from(trail: Trail) -> Self {
            trail.traces().map(written).collect()
        }
    }

    impl TryFrom<Vec<u16>> for Trail {
        type Error = &'static str;

        fn try_from(traces: Vec<u16>) -> Result<Self, Self::Error> {
            if traces.len() > Row::ROOM {
                return Err("a trail is no longer than everything that can come and go");
            }
            let mut trail = Self::default();
            for trace in traces {
                trail.row.push(match trace {
                    DRAWN => mark::DRAWN,
                    DROPPED => mark::DROPPED,
                    trace if trace & WENT == WENT => {
                        let spot = usize::from(trace >> 9 & 15);
                        if spot >= SPOTS {
                            return Err("a Rogue goes to a spot of the map");
                        }
                        trail.never[spot] = Kinds::ALL.minus(Kinds(trace & Kinds::ALL.0));
                        mark::went(Spot::of_index(spot))
                    }
                    trace => match Rogue::ALL.get(usize::from(trace)) {
                        Some(&rogue) => mark::came(rogue),
                        None => return Err("a Rogue that comes is of one of the kinds"),
                    },
                });
            }
            Ok(trail)
        }
    }

    impl Hash for Trail {
        fn hash<H: Hasher>(&self, state: &mut H) {
            self.row.len().hash(state);
            self.traces().for_each(|trace| written(trace).hash(state));
        }
    }
}
