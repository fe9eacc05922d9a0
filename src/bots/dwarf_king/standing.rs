//! The value of a lead between two deals, as a chance to win the match.

use super::super::Standing;
use crate::engine::MAX_SEATS;
use crate::games::dwarf_king::{Public, Step};

/// The effect of points on the chance to win, for three to five players, with one to six deals
/// left, as `arena fit --game dwarf-king` prints it.
pub const WIN_PROBABILITY_SLOPE: &[&[f64]] = &[
    &[0.342, 0.249, 0.204, 0.175, 0.158, 0.144],
    &[0.415, 0.297, 0.243, 0.213, 0.187, 0.170],
    &[0.429, 0.312, 0.262, 0.230, 0.208, 0.193],
];

/// Returns the standing of the match once the deal of this number is over.
pub fn standing(public: &Public, deal: u16) -> Option<Standing> {
    if public.deal == deal || public.step == Step::Over {
        return None;
    }
    let mut points = [0.0; MAX_SEATS];
    for (points, &total) in points.iter_mut().zip(&public.totals[..public.seats()]) {
        *points = f32::from(total);
    }
    // Tied leaders play deals beyond the agreed number, one at a time.
    let left = public.options.deals.number().saturating_sub(public.deal);
    Some(Standing { points, seats: public.seats(), left: left.into() })
}
