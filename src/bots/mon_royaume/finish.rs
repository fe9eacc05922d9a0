//! Finishes kingdoms in the time of builders, from the first slot or from a begun kingdom.

use super::aim::Aim;
use super::builder::best_kingdom;
use crate::games::mon_royaume::{Kingdom, Laid, Own, Public, SLOTS};

/// Returns a best kingdom for the seat of a view, in the time of builders, and its points in units
/// of 1 / [`POINT`](super::POINT).
pub fn best_for(public: &Public, own: &Own) -> (Kingdom, i32) {
    let tiles = public.taken[own.seat.index()];
    let aim = Aim::new(public, own.seat, own.tokens, public.tale(own.seat));
    best_kingdom(tiles, public.advanced, &aim)
}

/// Returns the finished kingdom of a seat's view, in the time of builders: the best there is, or
/// the same with its rows in another order, or, if it was begun differently still, a continuation
/// of the begun one.
pub fn finish(public: &Public, own: &Own) -> Kingdom {
    let (best, _) = best_for(public, own);
    let begun = own.kingdom.next_slot().unwrap_or(SLOTS);
    if (0..begun).all(|slot| own.kingdom.at(slot) == best.at(slot)) {
        return best;
    }
    if let Some(kingdom) = reordered(best, public, own, begun) {
        return kingdom;
    }
    let (mut kingdom, mut spare) = (own.kingdom, own.spare);
    for slot in begun..SLOTS {
        let stands = spare.names().and(kingdom.may_stand(slot, public.advanced));
        let laid = match stands.iter().next() {
            Some(tile) => Some(Laid { tile, bard: false }),
            None => spare.iter().next().map(|tile| Laid { tile, bard: true }),
        };
        kingdom.set(slot, laid);
        spare = laid.map_or(spare, |laid| spare.without(laid.tile));
    }
    kingdom
}

/// The number of orders of four, three and two things, by swaps.
const ORDERS: usize = 24 * 6 * 2;

/// Returns a best kingdom with its rows in an order that continues the begun one.
fn reordered(best: Kingdom, public: &Public, own: &Own, begun: usize) -> Option<Kingdom> {
    (0..ORDERS).find_map(|code| {
        let mut slots: [Option<Laid>; SLOTS] = std::array::from_fn(|slot| best.at(slot));
        slots.swap(0, code % 4);
        slots.swap(1, 1 + code / 4 % 3);
        slots.swap(2, 2 + code / 12 % 2);
        slots.swap(4, 4 + code / 24 % 3);
        slots.swap(5, 5 + code / 72 % 2);
        slots.swap(7, 7 + code / 144);
        let as_begun = |slot: usize| match (slots[slot], own.kingdom.at(slot)) {
            // All bard sides are equivalent.
            (Some(there), Some(here)) if there.bard => here.bard,
            (there, here) => there == here,
        };
        if !(0..begun).all(as_begun) {
            return None;
        }
        let (mut kingdom, mut spare) = (own.kingdom, own.spare);
        // A tile that should be face up must not be in the kingdom as a bard side already.
        for laid in slots[begun..].iter().flatten().filter(|laid| !laid.bard) {
            if !spare.contains(laid.tile) {
                return None;
            }
            spare = spare.without(laid.tile);
        }
        for (slot, laid) in slots.into_iter().enumerate().skip(begun) {
            let laid = match laid {
                Some(laid) if laid.bard => {
                    let tile = spare.iter().next()?;
                    spare = spare.without(tile);
                    Some(Laid { tile, bard: true })
                }
                standing => standing,
            };
            kingdom.set(slot, laid);
        }
        kingdom.faults(public.advanced).next().is_none().then_some(kingdom)
    })
}
