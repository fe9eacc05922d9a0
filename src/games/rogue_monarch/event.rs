//! What happens, and who sees it.

use super::{End, Kind, Place};
use crate::engine::{Pile, Seat, Told, Viewer};
use serde::Serialize;

/// Something that happened. `None` for a kind means that the viewer was not shown it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// A turn began.
    TurnBegan {
        /// Whose turn it is.
        seat: Seat,
    },
    /// A face-down Court card was revealed by the turn's action.
    Revealed {
        /// Who revealed it.
        seat: Seat,
        /// Where it lies.
        place: Place,
        /// What it is.
        kind: Kind,
    },
    /// A Court card was chosen to be replaced.
    Chose {
        /// Who will replace it.
        seat: Seat,
        /// Where it lies.
        place: Place,
    },
    /// A card of the hand and a Court card were exchanged.
    Replaced {
        /// Who exchanged them.
        seat: Seat,
        /// Where.
        place: Place,
        /// The card laid.
        laid: Option<Kind>,
        /// Whether it lies face up.
        laid_up: bool,
        /// The card that came into the hand.
        taken: Option<Kind>,
        /// Whether that one had been face up.
        taken_up: bool,
    },
    /// A Knight switched two Court cards.
    Switched {
        /// Whose Knight.
        seat: Seat,
        /// The place further left.
        a: Place,
        /// The place further right.
        b: Place,
    },
    /// A card's effect turned a Court card over. Both players see the card.
    Turned {
        /// Whose effect.
        seat: Seat,
        /// Where.
        place: Place,
        /// What it is.
        kind: Kind,
        /// Whether it now lies face up.
        up: bool,
    },
    /// A Queen looked at two cards of the other hand.
    QueenLooked {
        /// Whose Queen.
        seat: Seat,
        /// The two cards, in no order; told to both players, not to the public.
        saw: Option<[Kind; 2]>,
    },
    /// A Queen had Queens discarded from the other hand.
    QueensDiscarded {
        /// Who lost them.
        seat: Seat,
        /// How many, 1 or 2.
        count: u8,
    },
    /// Cards were drawn.
    Drew {
        /// Who drew.
        seat: Seat,
        /// How many.
        count: u8,
        /// Which; told to who drew.
        cards: Option<Pile<Kind, 2>>,
    },
    /// A card was discarded for a King.
    Discarded {
        /// Who discarded it.
        seat: Seat,
        /// What it is.
        kind: Kind,
    },
    /// An Assassin looked at a face-down Court card.
    LookedAt {
        /// Whose Assassin.
        seat: Seat,
        /// Where.
        place: Place,
        /// What it is; told to who looked.
        kind: Option<Kind>,
    },
    /// The discard pile was shuffled into a new draw pile.
    Reshuffled,
    /// The match is over.
    Ended(End),
}

impl Told for Event {
    fn told(&self, to: Viewer) -> Option<Self> {
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

    fn uncovers(&self) -> bool {
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
