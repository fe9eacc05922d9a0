//! What a lead is worth between two deals, as a chance to win the match.

use super::super::Standing;
use crate::engine::MAX_SEATS;
use crate::games::dwarf_king::{Public, Step};

/// How keenly points decide the match, for three to five players, with one to seven
/// deals to come. As `arena fit --game dwarf-king` prints it.
pub const KEENNESS: &[&[f64]] = &[
    &[0.25, 0.2, 0.17, 0.15, 0.13, 0.12, 0.11],
    &[0.25, 0.2, 0.17, 0.15, 0.13, 0.12, 0.11],
    &[0.25, 0.2, 0.17, 0.15, 0.13, 0.12, 0.11],
];

/// How the match stands once the deal of this number is over.
pub fn standing(public: &Public, deal: u16) -> Option<Standing> {
    if public.deal == deal || public.step == Step::Over {
        return None;
    }
    let mut points = [0.0; MAX_SEATS];
    for (points, &total) in points.iter_mut().zip(&public.totals[..public.seats()]) {
        *points = f32::from(total);
    }
    // Equal leaders play deals beyond the agreed ones, one at a time.
    let left = public.options.deals.number().saturating_sub(public.deal);
    Some(Standing { points, seats: public.seats(), left: left.into() })
}
