//! The small decisions that a turn consists of, and their names.

use super::{BANNERS, Banner, Card, LANDS, MOONS};
use crate::engine::Seat;
use std::fmt::{Display, Formatter, Result};

/// The most that can be missing from a joint payment.
pub const MOST_PLEDGED: u8 = 12;

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Collect the food of all farms.
    Harvest,
    /// Feed all villages and collect their gold.
    Tax,
    /// Buy this card from the row.
    Acquire(Card),
    /// Two sisters: take this improvement from the row for free.
    Claim(Card),
    /// Discard the row and deal a new one.
    Sweep,
    /// Fly this Banner.
    Fly(Banner),
    /// End the turn.
    EndTurn,
    /// Put the Court Card acquired on a free space.
    TakeSpace,
    /// Put the Court Card acquired in the place of this one.
    Replace(Card),
    /// Send the Guest acquired to this sister.
    SendTo(Seat),
    /// Put the improvement on this board, counted from 0, row by row.
    LayOn(u8),
    /// Discard this Guest of the mover's.
    Dismiss(Card),
    /// Discard no further Guest.
    KeepGuests,
    /// Raise the mover's pledge by this amount.
    Raise(u8),
    /// Leave the mover's pledge as it is.
    Hold,
    /// Let the village on this board suffer the invasion.
    Suffer(u8),
}

impl Display for Action {
    fn fmt(&self, to: &mut Formatter<'_>) -> Result {
        match self {
            Self::Harvest => to.write_str("harvest"),
            Self::Tax => to.write_str("tax"),
            Self::Acquire(card) => write!(to, "acquire-{card}"),
            Self::Claim(card) => write!(to, "claim-{card}"),
            Self::Sweep => to.write_str("sweep"),
            Self::Fly(banner) => write!(to, "fly-{}", banner.name()),
            Self::EndTurn => to.write_str("end-turn"),
            Self::TakeSpace => to.write_str("take-space"),
            Self::Replace(card) => write!(to, "replace-{card}"),
            Self::SendTo(seat) => write!(to, "send-to-{}", seat.index()),
            Self::LayOn(land) => write!(to, "lay-on-{}", land + 1),
            Self::Dismiss(card) => write!(to, "dismiss-{card}"),
            Self::KeepGuests => to.write_str("keep-guests"),
            Self::Raise(by) => write!(to, "raise-{by}"),
            Self::Hold => to.write_str("hold"),
            Self::Suffer(land) => write!(to, "suffer-{}", land + 1),
        }
    }
}

/// Returns every decision that can ever occur, in the order of legal lists.
pub(super) fn vocabulary() -> Vec<Action> {
    let sold = || Card::all().filter(|card| !MOONS.map(Card::of_moon).contains(card));
    let lands = || 0..LANDS as u8;
    let mut all = vec![Action::Harvest, Action::Tax];
    all.extend(sold().map(Action::Acquire));
    all.extend(sold().filter(|card| card.improvement().is_some()).map(Action::Claim));
    all.push(Action::Sweep);
    all.extend(BANNERS.map(Action::Fly));
    all.extend([Action::EndTurn, Action::TakeSpace]);
    all.extend(Card::courtiers().map(Action::Replace));
    all.extend(Seat::all(super::MAX_SISTERS).map(Action::SendTo));
    all.extend(lands().map(Action::LayOn));
    all.extend(Card::guests().map(Action::Dismiss));
    all.push(Action::KeepGuests);
    all.extend((1..=MOST_PLEDGED).map(Action::Raise));
    all.push(Action::Hold);
    all.extend(lands().map(Action::Suffer));
    all
}
