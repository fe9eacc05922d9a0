//! The small decisions that a turn consists of, and their names.

use super::{Line, Neighbourhood, Plot, Rogue, Spot};
use std::fmt::{Display, Formatter, Result};

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Take this Rogue from home, to place it.
    Take(Rogue),
    /// Choose the Rogue on this spot: to move it, send it home, or look at it.
    Choose(Spot),
    /// Put the Rogue chosen on this free spot.
    To(Spot),
    /// Use the neighbourhood's action, or what a card allows.
    Act,
    /// Pay the toll of this line; for the Empress, take the token from it.
    Line(Line),
    /// Name this neighbourhood.
    Name(Neighbourhood),
    /// Move the King by this many spaces.
    King(u8),
    /// Drop this Rogue into the Seine.
    Drop(Rogue),
    /// Turn up a lone Rogue.
    Show,
    /// Leave a lone Rogue face down.
    Hide,
    /// Pay the Swordsman.
    Pay,
    /// Do not pay the Swordsman.
    Refuse,
    /// Play this Plot card.
    Play(Plot),
    /// Discard this Plot card, to draw another.
    Discard(Plot),
    /// Stop using what is offered.
    Done,
}

impl Display for Action {
    fn fmt(&self, to: &mut Formatter<'_>) -> Result {
        match self {
            Self::Take(rogue) => write!(to, "take-{rogue}"),
            Self::Choose(spot) => write!(to, "choose-{spot}"),
            Self::To(spot) => write!(to, "to-{spot}"),
            Self::Act => to.write_str("act"),
            Self::Line(line) => write!(to, "{line}"),
            Self::Name(neighbourhood) => write!(to, "name-{neighbourhood}"),
            Self::King(spaces) => write!(to, "king-{spaces}"),
            Self::Drop(rogue) => write!(to, "drop-{rogue}"),
            Self::Show => to.write_str("show"),
            Self::Hide => to.write_str("hide"),
            Self::Pay => to.write_str("pay"),
            Self::Refuse => to.write_str("refuse"),
            Self::Play(plot) => write!(to, "play-{plot}"),
            Self::Discard(plot) => write!(to, "discard-{plot}"),
            Self::Done => to.write_str("done"),
        }
    }
}

/// Returns every decision that can ever occur, in the order of legal lists.
pub(super) fn vocabulary() -> Vec<Action> {
    let mut all = Vec::new();
    all.extend(Rogue::ALL.map(Action::Take));
    all.extend(Spot::all().map(Action::Choose));
    all.extend(Spot::all().map(Action::To));
    all.push(Action::Act);
    all.extend(Line::ALL.map(Action::Line));
    all.extend(Neighbourhood::ALL.map(Action::Name));
    all.extend((1..=super::edition::CHARIOT).map(Action::King));
    all.extend(Rogue::ALL.map(Action::Drop));
    all.extend([Action::Show, Action::Hide, Action::Pay, Action::Refuse]);
    all.extend(Plot::ALL.map(Action::Play));
    all.extend(Plot::ALL.map(Action::Discard));
    all.push(Action::Done);
    all
}
