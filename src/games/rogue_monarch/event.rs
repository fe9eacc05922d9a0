//! The events, and what each viewer sees of them.

use super::{End, Kind, Place};
use crate::engine::{Observable, Pile, Seat, Viewer};
use serde::{Deserialize, Serialize};

/// An event. A kind is `None` if the viewer was not shown it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// A turn began.
    TurnBegan {
        /// The player.
        seat: Seat,
    },
    /// A face-down Court card was revealed by the turn's action.
    Revealed {
        /// The player.
        seat: Seat,
        /// Its place.
        place: Place,
        /// The card.
        kind: Kind,
    },
    /// A Court card was chosen to be replaced.
    Chose {
        /// The player who will replace it.
        seat: Seat,
        /// Its place.
        place: Place,
    },
    /// A card from the hand and a Court card were exchanged.
    Replaced {
        /// The player.
        seat: Seat,
        /// The place.
        place: Place,
        /// The card laid.
        laid: Option<Kind>,
        /// True if it was laid face up.
        laid_up: bool,
        /// The card that came into the hand.
        taken: Option<Kind>,
        /// True if that one was face up.
        taken_up: bool,
    },
    /// A Knight switched two Court cards.
    Switched {
        /// The player of the Knight.
        seat: Seat,
        /// The place further left.
        a: Place,
        /// The place further right.
        b: Place,
    },
    /// A card's effect turned a Court card over. Both players see the card.
    Turned {
        /// The player of the effect.
        seat: Seat,
        /// The place.
        place: Place,
        /// The card.
        kind: Kind,
        /// True if it is now face up.
        up: bool,
    },
    /// A Queen looked at two cards from the other hand.
    QueenLooked {
        /// The player of the Queen.
        seat: Seat,
        /// The two cards, in no order; told to both players, not to the public.
        saw: Option<[Kind; 2]>,
    },
    /// A Queen discarded Queens from the other hand.
    QueensDiscarded {
        /// The player who lost them.
        seat: Seat,
        /// The number of Queens, 1 or 2.
        count: u8,
    },
    /// Cards were drawn.
    Drew {
        /// The player.
        seat: Seat,
        /// The number of cards.
        count: u8,
        /// The cards; told to the player who drew.
        cards: Option<Pile<Kind, 2>>,
    },
    /// A card was discarded for a King.
    Discarded {
        /// The player.
        seat: Seat,
        /// The card.
        kind: Kind,
    },
    /// An Assassin looked at a face-down Court card.
    LookedAt {
        /// The player of the Assassin.
        seat: Seat,
        /// The place.
        place: Place,
        /// The card; told to the player who looked.
        kind: Option<Kind>,
    },
    /// The discard pile was shuffled into a new draw pile.
    Reshuffled,
    /// The match is over.
    Ended(End),
}

impl Observable for Event {
    fn seen_by(&self, to: Viewer) -> Option<Self> {
        let mut told = self.clone();
        match &mut told {
            Self::Replaced { seat, laid, laid_up, taken, taken_up, .. } if !to.is(*seat) => {
                *laid = laid.filter(|_| *laid_up);
                *taken = taken.filter(|_| *taken_up);
            }
            Self::QueenLooked { saw, .. } if to == Viewer::Public => *saw = None,
            Self::Drew { seat, cards, .. } if !to.is(*seat) => *cards = None,
            Self::LookedAt { seat, kind, .. } if !to.is(*seat) => *kind = None,
            _ => {}
        }
        Some(told)
    }

    fn reveals_hidden(&self) -> bool {
        match self {
            Self::Replaced { taken_up, .. } => !taken_up,
            Self::Turned { up, .. } => *up,
            Self::Revealed { .. }
            | Self::QueenLooked { .. }
            | Self::Drew { .. }
            | Self::LookedAt { .. } => true,
            _ => false,
        }
    }
}
