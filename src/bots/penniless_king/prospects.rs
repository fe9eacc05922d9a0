//! The prospects of a decision until the end of the seat's next turn.

use crate::bots::Prospective;
use crate::engine::{Seat, SeatSet};
use crate::games::penniless_king::{
    Action, Event, Neighbourhood, PennilessKing, Public, RenownPlace, Source, View,
};
use serde::Serialize;

/// Something notable that may come of a decision.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Prospect {
    /// The seat wins the match alone.
    Wins,
    /// The match ends, and the seat does not win it alone.
    Loses,
    /// The seat takes control here.
    TakesControl(Neighbourhood),
    /// The seat wins a Standoff where it has control.
    KeepsControl(Neighbourhood),
    /// Another player takes control here from the seat.
    LosesControl(Neighbourhood),
    /// The seat places a Renown token on the Square.
    OnSquare,
    /// The seat has the toll of a line of the Square when its next turn begins.
    AffordsToll,
    /// The seat is paid for another player's action where it has control.
    IsPaid,
}

impl Prospective for Prospect {
    fn helps(self) -> bool {
        !matches!(self, Self::Loses | Self::LosesControl(_))
    }
}

/// Returns the prospects that an event fulfils.
pub(super) fn fulfilled(
    state: &PennilessKing,
    event: &Event,
    seat: Seat,
    since: &View,
) -> Vec<Prospect> {
    let public = &state.public;
    // The consequences of the end of the seat's next turn are beyond.
    if is_beyond(state, since) {
        return Vec::new();
    }
    let prospect = match *event {
        Event::Ended { winners, .. } if winners == SeatSet::only(seat) => Prospect::Wins,
        Event::Ended { .. } => Prospect::Loses,
        Event::RenownPlaced { seat: by, at: RenownPlace::In(at), former } => match former {
            _ if by == seat => Prospect::TakesControl(at),
            Some(former) if former == seat => Prospect::LosesControl(at),
            _ => return Vec::new(),
        },
        Event::RenownPlaced { seat: by, at: RenownPlace::On(_), .. } if by == seat => {
            Prospect::OnSquare
        }
        Event::StandoffWon { at, seat: by, .. }
            if by == seat && public.control[at.index()] == Some(seat) =>
        {
            Prospect::KeepsControl(at)
        }
        Event::TurnBegan { seat: next } if next == seat && !public.may_pay(seat).is_empty() => {
            Prospect::AffordsToll
        }
        Event::Earned { seat: paid, source: Source::Control, .. }
            if paid == seat && public.active != seat =>
        {
            Prospect::IsPaid
        }
        _ => return Vec::new(),
    };
    vec![prospect]
}

/// Returns true unless a prospect is about a neighbourhood and the decision about another one.
pub(super) fn is_about(prospect: Prospect, decision: Action) -> bool {
    let (Prospect::TakesControl(at) | Prospect::KeepsControl(at) | Prospect::LosesControl(at)) =
        prospect
    else {
        return true;
    };
    match decision {
        Action::Choose(spot) | Action::To(spot) => spot.neighbourhood() == at,
        Action::Name(named) => named == at,
        _ => true,
    }
}

/// Returns the number of turns before the current one.
fn turn(public: &Public) -> usize {
    let seats = public.seats();
    usize::from(public.round) * seats + public.active.steps_after(public.first, seats)
}

/// Returns true if the seat's next turn is over.
pub(super) fn is_beyond(state: &PennilessKing, since: &View) -> bool {
    let before = &since.public;
    let until_next = match before.mover.steps_after(before.active, before.seats()) {
        0 => before.seats(),
        steps => steps,
    };
    turn(&state.public) > turn(before) + until_next
}
