//! The whole state of a match.

use super::{COPIES, Conspiracy, Hand, Kind, Memory, PLACES, Place, PlaceSet};
use crate::engine::{Pile, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// Cards in a hand between turns.
pub const HAND: u8 = 3;

/// After so many turns without a winner the match is drawn (house ruling).
pub const TURN_LIMIT: u16 = 200;

/// What is asked of the player whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Reveal or replace a Court card.
    Act,
    /// Choose the card to lay on this place, and its side.
    Lay(Place),
    /// Knight: choose two Court cards to switch.
    Switch,
    /// Knight: choose a Court card to turn over.
    TurnOver,
    /// King: turn a face-down card up, or draw.
    King,
    /// King: discard so many more cards.
    Discard {
        /// How many are still to go, 2 or 1.
        left: u8,
    },
    /// Assassin: look at so many more cards.
    Look {
        /// How many are still to be looked at, 2 or 1.
        left: u8,
        /// Those already looked at by this Assassin.
        seen: PlaceSet,
    },
}

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "end", rename_all = "kebab-case")]
pub enum End {
    /// A conspiracy succeeded.
    Won {
        /// Whose.
        seat: Seat,
        /// Which.
        by: Conspiracy,
    },
    /// Two hundred turns went by.
    Drawn,
}

/// What lies open or was done openly.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Public {
    /// Whose turn it is.
    pub mover: Seat,
    /// The turn under way, counted from 1.
    pub turn: u16,
    /// What is asked.
    pub step: Step,
    /// Which Court cards lie face up.
    pub up: PlaceSet,
    /// Who knows each Court card, because it lies or lay open, or they laid it
    /// or looked at it. That they know is public, what they know is not.
    pub watched: [SeatSet; 4],
    /// How many cards each hand holds.
    pub hands: [u8; 2],
    /// How many cards the draw pile holds.
    pub pile: u8,
    /// How many Queens lie at the bottom of the draw pile since the set-up.
    pub under: u8,
    /// The discard pile, face up, the last one on top.
    pub discards: Pile<Kind, 16>,
    /// How the match ended, once it has.
    pub end: Option<End>,
}

/// A match of Rogue Monarch, or one that a player imagines.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct RogueMonarch {
    /// What everybody sees.
    pub public: Public,
    /// The Court's cards, up or down, left to right.
    pub court: [Kind; 4],
    /// The hands by seat.
    pub hands: [Hand; 2],
    /// What each seat remembers of hidden cards.
    pub memory: [Memory; 2],
    /// What a Queen saw in the decision before this one; both players know it.
    pub queen_saw: Option<[Kind; 2]>,
    /// The draw pile, top last.
    pub pile: Pile<Kind, 16>,
}

impl RogueMonarch {
    /// The other player.
    pub fn opponent(seat: Seat) -> Seat {
        seat.next(2)
    }

    /// How many cards of each kind lie neither in this player's hand nor on the
    /// discard pile: in the Court, the other hand and the draw pile.
    pub(super) fn unseen_by(&self, seat: Seat) -> [u8; 4] {
        let mut unseen = self.hands[seat.index()].counts().map(|held| COPIES - held);
        for &kind in self.public.discards.iter() {
            unseen[kind as usize] -= 1;
        }
        unseen
    }

    /// The Court as everybody sees it: the face-up cards.
    pub fn open(&self) -> [Option<Kind>; 4] {
        PLACES.map(|place| self.public.up.contains(place).then(|| self.court[place.index()]))
    }
}
