//! What the seat to move knows, whether read from its view or in a playout.

use super::stakes::{Prizes, prizes};
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
    /// What it is, if the seat knows.
    pub rogue: Option<Rogue>,
}

/// Whether a seat keeps in mind what it has seen.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Memory {
    /// Everything.
    Keeps,
    /// Only what lies before it, and thinks no further than this turn.
    Forgets,
}

/// A seat's knowledge.
pub(super) struct Sight<'a> {
    pub public: &'a Public,
    pub seat: Seat,
    pub home: Tally<Rogue>,
    pub hand: Tally<Plot>,
    pub taken: Option<Rogue>,
    pub map: [Option<Seen>; SPOTS],
    /// What it is worth to the seat that somebody takes a neighbourhood.
    pub prizes: Prizes,
    /// Whether there is time to think of every move; in playouts there is not.
    pub thorough: bool,
    /// Whether nothing is seen but this turn: no Standoff that is only likely,
    /// no space of the King's way, no use of a Plot card before the hand is full.
    pub near_sighted: bool,
}

/// The mean of what may come from the bag.
const FROM_BAG: [f32; 4] = [0.66, 0.0, 0.17, 0.17];
/// What somebody who forgets thinks of any Rogue.
const WHATEVER: [f32; 4] = [0.3, 0.4, 0.3, 0.0];

impl<'a> Sight<'a> {
    pub fn of_view(view: &'a View, memory: Memory) -> Self {
        let own = view.own.as_ref().expect("a bot looks from its seat");
        let mut sight = Self {
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
        sight.look(|spot| view.map[spot.index()], trails, memory);
        sight
    }

    pub fn of_mover(state: &'a PennilessKing) -> Self {
        let seat = state.public.mover;
        let mut sight = Self {
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
        sight.look(known, trails, Memory::Keeps);
        sight
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

    /// The strength of a known Rogue; a Swordsman is paid where that is possible.
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

/// The mean of the Rogues that may stand there.
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
