//! The full state of a match.

use super::{COPIES, Conspiracy, Hand, Kind, Memory, PLACES, Place, PlaceSet};
use crate::engine::{Pile, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// The match is drawn after this many turns without a winner (house ruling).
pub const TURN_LIMIT: u16 = 200;

/// The kind of decision to make by the player whose turn it is.
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
    /// King: discard cards.
    Discard {
        /// The number of cards still to discard, 2 or 1.
        left: u8,
    },
    /// Assassin: look at face-down cards.
    Look {
        /// The number of cards still to look at, 2 or 1.
        left: u8,
        /// The places that this Assassin has already looked at.
        seen: PlaceSet,
    },
}

/// The result of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "end", rename_all = "kebab-case")]
pub enum End {
    /// A conspiracy succeeded.
    Won {
        /// The winner.
        seat: Seat,
        /// The conspiracy.
        by: Conspiracy,
    },
    /// The match reached [`TURN_LIMIT`].
    Drawn,
}

/// The public part of the state.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Public {
    /// The player whose turn it is.
    pub mover: Seat,
    /// The current turn, counted from 1.
    pub turn: u16,
    /// The kind of decision to make.
    pub step: Step,
    /// The places of face-up Court cards.
    pub up: PlaceSet,
    /// The players who know each Court card, because it is or was face up, or they laid it or
    /// looked at it. Their knowing it is public, the card is not.
    pub watched: [SeatSet; 4],
    /// The number of cards in each hand.
    pub hands: [u8; 2],
    /// The number of cards in the draw pile.
    pub pile: u8,
    /// The number of Queens at the bottom of the draw pile since the set-up.
    pub under: u8,
    /// The discard pile, face up, the last one on top.
    pub discards: Pile<Kind, 16>,
    /// The number of times that the discards became the draw pile.
    pub reshuffles: u16,
    /// The number of times that a Queen has looked at each hand, by seat.
    pub looks: [u16; 2],
    /// The result of the match, once it has ended.
    pub end: Option<End>,
}

/// A match of Rogue Monarch, true or sampled.
///
/// ```
/// use regalia::engine::{Game, NoOptions, Rng, Seat, Setup, Stream, Viewer};
/// use regalia::games::rogue_monarch::RogueMonarch;
///
/// let setup = Setup { seats: 2, options: NoOptions {} };
/// let mut chance = Rng::for_match(1);
/// let game = RogueMonarch::new(&setup, &mut chance);
///
/// // Nobody sees the cards in another player's hand.
/// let mine = game.view(Viewer::Of(Seat::new(0)));
/// let guess = RogueMonarch::sample(&mine, &mut Rng::new(2, Stream::Tool(0)));
/// assert_eq!(guess.view(Viewer::Of(Seat::new(0))), mine);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct RogueMonarch {
    /// The public part.
    pub public: Public,
    /// The Court's cards, up or down, left to right.
    pub court: [Kind; 4],
    /// The hands by seat.
    pub hands: [Hand; 2],
    /// Each seat's memory of the hidden cards.
    pub memory: [Memory; 2],
    /// The cards that a Queen saw in the previous decision; both players know them.
    pub queen_saw: Option<[Kind; 2]>,
    /// The draw pile, top last.
    pub pile: Pile<Kind, 16>,
}

impl RogueMonarch {
    /// Returns the other player.
    pub fn opponent(seat: Seat) -> Seat {
        seat.next(2)
    }

    /// Returns the number of cards of each kind that are neither in this player's hand nor on the
    /// discard pile: in the Court, the other hand and the draw pile.
    pub(super) fn unseen_by(&self, seat: Seat) -> [u8; 4] {
        let mut unseen = self.hands[seat.index()].counts().map(|held| COPIES - held);
        for &kind in self.public.discards.iter() {
            unseen[kind as usize] -= 1;
        }
        unseen
    }

    /// Returns the public view of the Court: the face-up cards.
    pub fn open(&self) -> [Option<Kind>; 4] {
        PLACES.map(|place| self.public.up.contains(place).then(|| self.court[place.index()]))
    }
}
