//! The prospects of a decision until the end of the seat's next turn.

use crate::bots::Prospective;
use crate::engine::Seat;
use crate::games::rogue_monarch::{
    Conspiracy, End, Event, KINDS, Kind, PLACES, RogueMonarch, View,
};
use serde::Serialize;

/// Something notable that may come of a decision, or that is hidden from its seat.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Prospect {
    /// The seat wins like this by the end of its next turn.
    Wins(Conspiracy),
    /// The opponent wins like this on their next turn.
    Loses(Conspiracy),
    /// The seat's Queen discards a Queen of the opponent.
    FindsQueen,
    /// The opponent's Queen discards a Queen of the seat.
    LosesQueen,
    /// The seat begins its next turn with at least two Queens.
    HoldsQueens,
    /// The seat begins its next turn with a King.
    HoldsKing,
    /// The seat begins its next turn with an Assassin.
    HoldsAssassin,
    /// The opponent holds a card of this kind, for Queens at least two, as the seat does not know.
    TheyHold(Kind),
    /// A face-down card that the seat does not know is of this kind.
    Lies(Kind),
}

impl Prospective for Prospect {
    fn helps(self) -> bool {
        !matches!(self, Self::Loses(_) | Self::LosesQueen)
    }

    fn is_vague(self) -> bool {
        matches!(self, Self::HoldsKing | Self::HoldsAssassin)
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
    if is_beyond(state, since) {
        return Vec::new();
    }
    match *event {
        Event::Ended(End::Won { seat: winner, by }) if winner == seat => vec![Prospect::Wins(by)],
        Event::Ended(End::Won { by, .. }) if turns(state, since) < 2 => vec![Prospect::Loses(by)],
        Event::QueensDiscarded { seat: loser, .. } if loser == seat => vec![Prospect::LosesQueen],
        Event::QueensDiscarded { .. } => vec![Prospect::FindsQueen],
        Event::TurnBegan { seat: next } if next == seat => {
            let count = |kind| state.hands[seat.index()].count(kind);
            let checks = [
                (Prospect::HoldsQueens, count(Kind::Queen) >= 2),
                (Prospect::HoldsKing, count(Kind::King) > 0),
                (Prospect::HoldsAssassin, count(Kind::Assassin) > 0),
            ];
            checks.into_iter().filter_map(|(prospect, holds)| holds.then_some(prospect)).collect()
        }
        _ => Vec::new(),
    }
}

/// Returns what is true in this world and hidden from the seat.
pub(super) fn hidden_from(state: &RogueMonarch, since: &View) -> Vec<Prospect> {
    let Some(own) = &since.own else { return Vec::new() };
    let theirs = state.hands[RogueMonarch::opponent(own.seat).index()].counts();
    let least = |kind| 1 + u8::from(kind == Kind::Queen);
    let holds = |kind: Kind| theirs[kind as usize] >= least(kind);
    let lies = |kind| {
        let mut unknown = PLACES.into_iter().filter(|place| since.court[place.index()].is_none());
        unknown.any(|place| state.court[place.index()] == kind)
    };
    let held = KINDS.into_iter().filter(|&kind| holds(kind)).map(Prospect::TheyHold);
    held.chain(KINDS.into_iter().filter(|&kind| lies(kind)).map(Prospect::Lies)).collect()
}

/// Returns true if the seat's next turn is over.
pub(super) fn is_beyond(state: &RogueMonarch, since: &View) -> bool {
    turns(state, since) > 2
}
