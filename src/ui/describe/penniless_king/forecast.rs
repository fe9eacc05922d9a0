//! Forecasts a Standoff from the viewer's knowledge.

use crate::engine::Seat;
use crate::games::penniless_king::{Neighbourhood, Rogue, Spot, View};

/// Returns the least and the most strength that the Rogue on a spot may have.
fn range(view: &View, spot: Spot, owner: Seat) -> (u8, u8) {
    let most = |rogue: Rogue| {
        let paid = rogue == Rogue::Swordsman && view.public.coins[owner.index()] >= 2;
        if paid { 3 } else { rogue.strength() }
    };
    if let Some(rogue) = view.map[spot.index()] {
        return (rogue.strength(), most(rogue));
    }
    possible(view, spot, owner)
        .fold((3, 0), |(low, high), rogue| (low.min(rogue.strength()), high.max(most(rogue))))
}

/// Returns the Rogues that may be on a spot.
pub fn possible(view: &View, spot: Spot, owner: Seat) -> impl Iterator<Item = Rogue> {
    let (known, unknown, kinds) = view.trail(owner).may_be(spot).unwrap_or_default();
    Rogue::ALL.into_iter().filter(move |&rogue| {
        kinds.contains(rogue) && (known.contains(rogue) || unknown > 0 && rogue.is_from_bag())
    })
}

/// Returns the seat that is sure to win here if nothing changes, as far as the viewer knows; `None`
/// if that is open, or if no Rogue is there.
pub fn winner(view: &View, at: Neighbourhood) -> Option<Seat> {
    let public = &view.public;
    let mut low = [0; 5];
    let mut high = [0; 5];
    let mut order: Vec<Seat> = Vec::new();
    for spot in at.spots() {
        let Some(owner) = public.owner(spot) else { continue };
        if !order.contains(&owner) {
            order.push(owner);
        }
        let (least, most) = range(view, spot, owner);
        low[owner.index()] += least;
        high[owner.index()] += most;
    }
    if public.justice == Some(at) {
        low[public.active.index()] += 1;
        high[public.active.index()] += 1;
    }
    order.iter().enumerate().find_map(|(place, &seat)| {
        let beats = order.iter().enumerate().all(|(other_place, other)| {
            let (mine, theirs) = (low[seat.index()], high[other.index()]);
            *other == seat || mine > theirs || mine == theirs && place < other_place
        });
        beats.then_some(seat)
    })
}
