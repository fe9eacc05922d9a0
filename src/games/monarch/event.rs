//! The events; all of them are public.

use super::{Banner, Card, Crowns, Goods, MAX_SISTERS, ROW, SPACES};
use crate::engine::{Observable, Pile, Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

/// An event.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// A sister harvested.
    Harvested {
        /// The sister.
        seat: Seat,
        /// The food from the farms.
        food: u16,
    },
    /// A sister taxed.
    Taxed {
        /// The sister.
        seat: Seat,
        /// The food that the villages ate.
        food: u16,
        /// The gold that they paid.
        gold: u16,
    },
    /// A Banner gave its holder a share in another sister's harvest or tax.
    Shared {
        /// The holder.
        seat: Seat,
        /// The Banner.
        banner: Banner,
        /// The goods from the supply.
        goods: Goods,
    },
    /// A card was acquired from the row.
    Acquired {
        /// The sister.
        seat: Seat,
        /// The card.
        card: Card,
        /// Its spot in the row, counted from 0.
        spot: u8,
        /// The price paid.
        price: Goods,
    },
    /// A Court Card joined a court.
    Joined {
        /// The sister.
        seat: Seat,
        /// The card.
        card: Card,
        /// The card that it replaced.
        replaced: Option<Card>,
        /// Its space, counted from 0.
        space: u8,
    },
    /// A Guest was sent.
    Sent {
        /// The sender.
        seat: Seat,
        /// The receiver.
        to: Seat,
        /// The Guest.
        guest: Card,
    },
    /// A Guest was discarded.
    Dismissed {
        /// The sister who had the Guest.
        seat: Seat,
        /// The Guest.
        guest: Card,
    },
    /// An improvement was laid on a board.
    Laid {
        /// The sister.
        seat: Seat,
        /// The improvement.
        card: Card,
        /// The board, counted from 0.
        land: u8,
    },
    /// An improvement fitted nowhere and went to the discard pile.
    FittedNowhere {
        /// The improvement.
        card: Card,
    },
    /// The row was swept.
    Swept {
        /// The sister.
        seat: Seat,
        /// The price paid.
        price: Goods,
        /// The cards discarded.
        cards: Pile<Card, ROW>,
    },
    /// The deck had run out: the discard pile was shuffled and is now the deck.
    Reshuffled {
        /// The number of cards in the deck.
        cards: u8,
    },
    /// A card was turned up.
    TurnedUp {
        /// The card.
        card: Card,
        /// Its spot in the row; `None` while the builders look for a plan.
        spot: Option<u8>,
    },
    /// A Moon gave something to all sisters.
    Given {
        /// The goods that each took.
        goods: Goods,
    },
    /// A sister lost something to a Moon.
    Lost {
        /// The sister.
        seat: Seat,
        /// The goods.
        goods: Goods,
    },
    /// The Wandering Moon discarded the rest of the row.
    Wandered {
        /// The cards discarded.
        cards: Pile<Card, ROW>,
    },
    /// A sister raised or held her pledge in a joint payment.
    Pledged {
        /// The sister.
        seat: Seat,
        /// The amount by which she raised it; 0 if she held.
        by: u8,
        /// The sum of all pledges now.
        total: u8,
    },
    /// A joint payment was made.
    Paid {
        /// The Moon.
        moon: Card,
        /// The payment of each, by seat.
        shares: [u8; MAX_SISTERS],
    },
    /// A joint payment failed; the pledges were given back.
    GivenBack {
        /// The Moon.
        moon: Card,
    },
    /// A village lost its improvements to the invasion.
    Invaded {
        /// The board.
        land: u8,
    },
    /// A Banner was flown.
    Flew {
        /// The sister.
        seat: Seat,
        /// The Banner.
        banner: Banner,
    },
    /// A sister's turn began.
    TurnBegan {
        /// The sister.
        seat: Seat,
        /// The round, counted from 1.
        round: u8,
    },
    /// A sister's crowns were counted at the end.
    Counted {
        /// The sister.
        seat: Seat,
        /// Her crowns by source.
        crowns: Crowns,
    },
    /// The game is over.
    Ended {
        /// The winners.
        winners: SeatSet,
        /// Their crowns.
        crowns: i16,
    },
}

impl Event {
    /// Returns the sister whose court is full with this card, if it is: that begins the last round.
    pub fn fills_court(&self) -> Option<Seat> {
        match self {
            Self::Joined { seat, replaced: None, space, .. } => {
                (usize::from(*space) + 1 == SPACES).then_some(*seat)
            }
            _ => None,
        }
    }
}

impl Observable for Event {
    fn seen_by(&self, _: Viewer) -> Option<Self> {
        Some(self.clone())
    }

    fn begins(&self) -> bool {
        // The first seat's turn comes once a round, no matter who started the game.
        matches!(self, Self::TurnBegan { seat, .. } if seat.index() == 0)
    }

    fn reveals_hidden(&self) -> bool {
        matches!(self, Self::TurnedUp { .. })
    }
}
