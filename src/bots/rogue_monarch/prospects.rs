//! The prospects of a decision until the end of the seat's next turn.

use crate::bots::Prospective;
use crate::engine::Seat;
use crate::games::rogue_monarch::{End, Event, Kind, RogueMonarch, View};
use serde::Serialize;

/// Something notable that may come of a decision.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Prospect {
    /// The seat wins by the end of its next turn.
    Wins,
    /// The opponent wins on their next turn.
    Loses,
    /// The seat's Queen discards a Queen of the opponent.
    FindsQueen,
    /// The opponent's Queen discards a Queen of the seat.
    LosesQueen,
    /// The seat begins its next turn with at least two Queens.
    HoldsQueens,
}

impl Prospective for Prospect {
    fn helps(self) -> bool {
        !matches!(self, Self::Loses | Self::LosesQueen)
    }
}

/// Returns the number of turns since the view.
fn turns(state: &RogueMonarch, since: &View) -> u16 {
    state.public.turn - since.public.turn
}

/// Returns the prospects that an event fulfils.
pub(super) fn fulfilled(
    state: &RogueMonarch,
    event: &Event,
    seat: Seat,
    since: &View,
) -> Vec<Prospect> {
    // The consequences of the end of the seat's next turn are beyond.
    if turns(state, since) > 2 {
        return Vec::new();
    }
    let prospect = match *event {
        Event::Ended(End::Won { seat: winner, .. }) if winner == seat => Prospect::Wins,
        Event::Ended(End::Won { .. }) if turns(state, since) < 2 => Prospect::Loses,
        Event::QueensDiscarded { seat: loser, .. } if loser == seat => Prospect::LosesQueen,
        Event::QueensDiscarded { .. } => Prospect::FindsQueen,
        Event::TurnBegan { seat: next }
            if next == seat && state.hands[seat.index()].count(Kind::Queen) >= 2 =>
        {
            Prospect::HoldsQueens
        }
        _ => return Vec::new(),
    };
    vec![prospect]
}

/// Returns true if the seat's next turn is over.
pub(super) fn is_beyond(state: &RogueMonarch, since: &View) -> bool {
    turns(state, since) > 2
}
