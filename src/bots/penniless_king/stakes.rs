//! The expected value of a Standoff as Rogues stand, in coins.

use super::features::{Features, Seen};
use super::strength::Strength;
use crate::engine::{MAX_SEATS, Seat};
use crate::games::penniless_king::{Neighbourhood, Rogue, Spot, edition};

/// The Rogues of a neighbourhood, the closest to the symbol first.
pub(super) type Crowd = [Option<Seen>; 3];

impl Features<'_> {
    /// Returns the Rogues of a neighbourhood.
    pub fn crowd(&self, at: Neighbourhood) -> Crowd {
        at.spots().map(|spot| self.map[spot.index()])
    }

    /// Returns the value to the seat of this player's taking a neighbourhood.
    pub fn prize(&self, winner: Seat, at: Neighbourhood) -> f32 {
        self.prizes[at.index()][winner.index()]
    }

    /// Returns each player's chance to win a Standoff of these Rogues.
    #[inline(never)]
    pub fn chances(&self, at: Neighbourhood, crowd: &Crowd) -> [f32; MAX_SEATS] {
        let mut chances = [0.0; MAX_SEATS];
        let owners = crowd.map(|seen| seen.map(|seen| seen.owner.index()));
        let [first, second, third] = owners;
        let active = self.public.active.index();
        // The bonus of a player with Justice; an empty spot has a total below 0.
        let base = owners.map(|owner| match owner {
            None => -1,
            Some(owner) if self.public.justice == Some(at) && owner == active => {
                i32::from(edition::JUSTICE)
            }
            Some(_) => 0,
        });
        // Rogues of one player count together.
        let with =
            |one: Option<usize>, other: Option<usize>| i32::from(one.is_some() && one == other);
        let [ab, ac, bc] = [with(first, second), with(first, third), with(second, third)];
        let strengths = crowd
            .each_ref()
            .map(|seen| seen.as_ref().map_or(&Strength::NONE, |seen| &seen.strength));
        for (a, pa) in strengths[0].each() {
            for (b, pb) in strengths[1].each() {
                let both = pa * pb;
                let total = [base[0] + a + ab * b, base[1] + b + ab * a, base[2] + ac * a + bc * b];
                for (c, pc) in strengths[2].each() {
                    let totals = [total[0] + ac * c, total[1] + bc * c, total[2] + c];
                    // Of equal totals the one closest to the symbol wins.
                    let nearer = usize::from(totals[1] > totals[0]);
                    let best = if totals[2] > totals[nearer] { 2 } else { nearer };
                    if let Some(best) = owners[best] {
                        chances[best] += both * pc;
                    }
                }
            }
        }
        chances
    }

    /// Returns the expected value of a Standoff of these Rogues to the seat.
    pub fn stakes(&self, at: Neighbourhood, crowd: &Crowd) -> f32 {
        if crowd.iter().all(Option::is_none) {
            return 0.0;
        }
        let chances = self.chances(at, crowd);
        let mine = chances[self.seat.index()];
        let mut worth = 0.0;
        for seat in self.public.all() {
            if chances[seat.index()] > 0.0 {
                worth += chances[seat.index()] * self.prize(seat, at);
            }
        }
        for seen in crowd.iter().flatten().filter(|seen| seen.owner == self.seat) {
            worth += match seen.rogue {
                Some(Rogue::Beggar) => 0.8 * (1.0 - mine),
                Some(Rogue::Pickpocket) => 2.0 * mine,
                Some(Rogue::Priest) => 1.3 * mine,
                Some(Rogue::Soothsayer) => 2.3 * (1.0 - mine),
                Some(Rogue::Swordsman) => -1.0,
                Some(Rogue::Courtesan) => mine,
                _ => 0.0,
            };
        }
        worth
    }

    /// Returns the urgency of a Standoff in a neighbourhood with this number of Rogues: 1 for this
    /// turn, less for later.
    pub fn nearness(&self, at: Neighbourhood, count: usize) -> f32 {
        use crate::games::penniless_king::Wrath;
        let struck = self.public.wrath == Some(Wrath::In(at))
            || self.public.tower == Some(at)
            || self.public.standoff.is_some_and(|standoff| standoff.at == at);
        match count {
            0 => 0.0,
            _ if struck => 1.0,
            1 | 2 if self.near_sighted => 0.0,
            1 => 0.12,
            2 => 0.35,
            _ => 1.0,
        }
    }

    /// Returns the expected value of a neighbourhood, now or later.
    pub fn promise(&self, at: Neighbourhood, crowd: &Crowd) -> f32 {
        let count = crowd.iter().flatten().count();
        let near = self.nearness(at, count);
        if near == 0.0 { 0.0 } else { near * self.stakes(at, crowd) }
    }
}

/// Returns the Rogues of a neighbourhood with one more.
pub(super) fn joined(mut crowd: Crowd, spot: Spot, seen: Seen) -> Crowd {
    crowd[spot.distance()] = Some(seen);
    crowd
}
