//! The value of Renown tokens, in coins.

use crate::engine::{MAX_SEATS, Seat};
use crate::games::penniless_king::{Public, RENOWN};

/// The value of a Renown token in play.
pub(super) const TOKEN: f32 = 6.0;
/// The value of the last one.
const LAST: f32 = 60.0;

/// The value to a seat of a player's taking a neighbourhood, by neighbourhood and by player.
pub(super) type Prizes = [[f32; MAX_SEATS]; 5];

/// Returns these values for the seat, as tokens stand.
pub(super) fn prizes(public: &Public, seat: Seat) -> Prizes {
    let mut to_others = [0.0; MAX_SEATS];
    let mut gains = [0.0; MAX_SEATS];
    for other in public.all() {
        let to_other = of_other(public, other);
        to_others[other.index()] = to_other;
        gains[other.index()] = if other == seat { token(public, seat) } else { -to_other };
    }
    public.control.map(|control| {
        let Some(holder) = control else { return gains };
        let loss = if holder == seat { -TOKEN } else { 0.4 * to_others[holder.index()].min(TOKEN) };
        let mut prizes = gains.map(|gain| gain + loss);
        prizes[holder.index()] = 0.0;
        prizes
    })
}

/// Returns the value of one more Renown token to a player.
pub(super) fn token(public: &Public, seat: Seat) -> f32 {
    match RENOWN - public.renown(seat) {
        0 | 1 => LAST,
        2 => 1.5 * TOKEN,
        _ => TOKEN,
    }
}

/// Returns a seat's loss when another player gets one more, or its gain when that player loses one.
fn of_other(public: &Public, seat: Seat) -> f32 {
    let others = (public.seats() - 1) as f32;
    match RENOWN - public.renown(seat) {
        0 | 1 => 0.7 * LAST,
        2 => 0.7 * TOKEN / others.min(2.0),
        _ => 0.6 * TOKEN / others,
    }
}
