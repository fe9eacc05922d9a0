//! The small decisions that a deal consists of, and their names.

use super::{Card, Quest};
use crate::engine::{MAX_SEATS, Seat};
use std::fmt::{Display, Formatter, Result};

/// The direction in which hands are passed.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// To the next player in turn order.
    Left,
    /// To the previous player in turn order.
    Right,
}

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Choose this face of the tile drawn.
    Choose(Quest),
    /// Goblins' Flag Bearer: take two random cards from this player's hand.
    TakeFrom(Seat),
    /// Goblins' Flag Bearer: give this card back.
    GiveBack(Card),
    /// Play this card to the trick.
    Play(Card),
    /// Druid: swap hands with this player.
    SwapWith(Seat),
    /// Knights' Flag Bearer: pass all hands in this direction.
    Pass(Side),
    /// Sorcerer: do not use it after this trick.
    Decline,
    /// Sorcerer: exchange it with this card of the last trick.
    TakeBack(Card),
}

impl Display for Action {
    fn fmt(&self, to: &mut Formatter<'_>) -> Result {
        match self {
            Self::Choose(quest) => write!(to, "choose-{quest}"),
            Self::TakeFrom(seat) => write!(to, "take-from-{}", seat.index()),
            Self::GiveBack(card) => write!(to, "give-back-{card}"),
            Self::Play(card) => write!(to, "play-{card}"),
            Self::SwapWith(seat) => write!(to, "swap-with-{}", seat.index()),
            Self::Pass(Side::Left) => to.write_str("pass-left"),
            Self::Pass(Side::Right) => to.write_str("pass-right"),
            Self::Decline => to.write_str("decline"),
            Self::TakeBack(card) => write!(to, "take-back-{card}"),
        }
    }
}

/// Returns every decision that can ever occur, in the order of legal lists.
pub(super) fn vocabulary() -> Vec<Action> {
    let mut all = Vec::new();
    all.extend(Quest::all().map(Action::Choose));
    all.extend(Seat::all(MAX_SEATS).map(Action::TakeFrom));
    all.extend(Card::all().map(Action::GiveBack));
    all.extend(Card::all().map(Action::Play));
    all.extend(Seat::all(MAX_SEATS).map(Action::SwapWith));
    all.extend([Action::Pass(Side::Left), Action::Pass(Side::Right), Action::Decline]);
    all.extend(Card::all().map(Action::TakeBack));
    all
}
