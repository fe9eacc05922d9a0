//! The knowledge of the seat to move, read from its view or in a playout.

use super::prizes::{Prizes, prizes};
use super::strength::Strength;
use crate::engine::{MAX_SEATS, Seat, Viewer};
use crate::games::penniless_king::{
    PennilessKing, Plot, Public, Rogue, SPOTS, Spot, Standoff, Tally, Trail, View,
};

/// A Rogue on the map as the seat sees it.
#[derive(Clone, Copy)]
pub(super) struct Seen {
    pub owner: Seat,
    pub strength: Strength,
    /// The Rogue; `None` if the seat does not know it.
    pub rogue: Option<Rogue>,
}

/// A seat's memory of what it has seen.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Memory {
    /// Everything is remembered.
    Keeps,
    /// Only the table as it stands counts, with no thought beyond this turn.
    Forgets,
}

/// A seat's knowledge.
pub(super) struct Features<'a> {
    pub public: &'a Public,
    pub seat: Seat,
    pub home: Tally<Rogue>,
    pub hand: Tally<Plot>,
    pub taken: Option<Rogue>,
    pub map: [Option<Seen>; SPOTS],
    /// The value to the seat of each player's taking a neighbourhood.
    pub prizes: Prizes,
    /// True if there is time to consider every move; there is none in playouts.
    pub thorough: bool,
    /// True if only this turn counts: no Standoff that is merely likely, no space of the King's
    /// path, no use of a Plot card before the hand is full.
    pub near_sighted: bool,
}

/// The mean of the Rogues that may come from the bag.
const FROM_BAG: [f32; 4] = [0.66, 0.0, 0.17, 0.17];
/// The estimate of any Rogue by a player who forgets.
const WHATEVER: [f32; 4] = [0.3, 0.4, 0.3, 0.0];

impl<'a> Features<'a> {
    pub fn of_view(view: &'a View, memory: Memory) -> Self {
        let own = view.own.as_ref().expect("a bot looks from its seat");
        let mut features = Self {
            public: &view.public,
            seat: own.seat,
            home: own.home,
            hand: own.hand,
            taken: own.taken,
            map: [None; SPOTS],
            prizes: prizes(&view.public, own.seat),
            thorough: memory == Memory::Keeps,
            near_sighted: memory == Memory::Forgets,
        };
        let trails: [&Trail; MAX_SEATS] = std::array::from_fn(|at| view.trail(Seat::new(at)));
        features.look(|spot| view.map[spot.index()], trails, memory);
        features
    }

    pub fn of_mover(state: &'a PennilessKing) -> Self {
        let seat = state.public.mover;
        let mut features = Self {
            public: &state.public,
            seat,
            home: state.home[seat.index()],
            hand: state.hands[seat.index()],
            taken: state.taken,
            map: [None; SPOTS],
            prizes: prizes(&state.public, seat),
            thorough: false,
            near_sighted: false,
        };
        let trails = std::array::from_fn(|at| state.remembered(seat, Seat::new(at)));
        let known = |spot| state.known(spot, Viewer::Of(seat));
        features.look(known, trails, Memory::Keeps);
        features
    }

    /// Looks at every Rogue on the map.
    fn look(
        &mut self,
        known: impl Fn(Spot) -> Option<Rogue>,
        trails: [&Trail; MAX_SEATS],
        memory: Memory,
    ) {
        for owner in self.public.all() {
            for spot in self.public.spots[owner.index()] {
                let rogue = known(spot);
                let strength = match rogue {
                    Some(rogue) => self.strength_of(rogue, owner, spot),
                    None if memory == Memory::Forgets => Strength::likely(WHATEVER),
                    None => Strength::likely(likely_strength(trails[owner.index()], spot)),
                };
                self.map[spot.index()] = Some(Seen { owner, strength, rogue });
            }
        }
    }

    /// Returns the strength of a known Rogue; a Swordsman is paid where that is possible.
    pub fn strength_of(&self, rogue: Rogue, owner: Seat, spot: Spot) -> Strength {
        let strength = if rogue == Rogue::Swordsman {
            let paid = self.public.standoff.is_some_and(|standoff| {
                standoff.at == spot.neighbourhood() && standoff.paid >> spot.distance() & 1 == 1
            });
            let can = paid || self.public.coins[owner.index()] >= Standoff::WAGE;
            if can { Standoff::PAID } else { 0 }
        } else {
            rogue.strength()
        };
        Strength::sure(strength)
    }
}

/// Returns the mean of the Rogues that may be there.
fn likely_strength(trail: &Trail, spot: Spot) -> [f32; 4] {
    let Some((known, unknown, kinds)) = trail.may_be(spot) else { return WHATEVER };
    let mut sum = FROM_BAG.map(|chance| chance * unknown as f32);
    let mut count = unknown as f32;
    for rogue in known.kinds().filter(|&rogue| kinds.contains(rogue)) {
        let many = known.count(rogue) as f32;
        count += many;
        let strength = if rogue == Rogue::Swordsman { 3 } else { rogue.strength() };
        sum[usize::from(strength)] += many;
    }
    if count == 0.0 { WHATEVER } else { sum.map(|chance| chance / count) }
}
