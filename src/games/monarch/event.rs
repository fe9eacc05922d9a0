//! What happens; everybody sees all of it.

use super::{Banner, Card, Crowns, Goods, MAX_SISTERS, ROW};
use crate::engine::{Pile, Seat, SeatSet, Told, Viewer};
use serde::Serialize;

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// A sister harvested.
    Harvested {
        /// Who.
        seat: Seat,
        /// What the farms gave her.
        food: u16,
    },
    /// A sister taxed.
    Taxed {
        /// Who.
        seat: Seat,
        /// What the villages ate.
        food: u16,
        /// What they paid.
        gold: u16,
    },
    /// A Banner let its holder share in another sister's harvest or tax.
    Shared {
        /// The holder.
        seat: Seat,
        /// The Banner.
        banner: Banner,
        /// What she took from the supply.
        goods: Goods,
    },
    /// A card of the row was acquired.
    Acquired {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
        /// Its spot in the row, counted from 0.
        spot: u8,
        /// What was paid.
        price: Goods,
    },
    /// A Court Card joined a court.
    Joined {
        /// Whose court.
        seat: Seat,
        /// Which card.
        card: Card,
        /// The card that it replaced.
        replaced: Option<Card>,
        /// Its space, counted from 0.
        space: u8,
    },
    /// A Guest was sent.
    Sent {
        /// By whom.
        seat: Seat,
        /// To whom.
        to: Seat,
        /// Which.
        guest: Card,
    },
    /// A Guest was discarded.
    Dismissed {
        /// Whose.
        seat: Seat,
        /// Which.
        guest: Card,
    },
    /// An improvement was laid on a board.
    Laid {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
        /// The board, counted from 0.
        land: u8,
    },
    /// An improvement fitted nowhere and went to the discard pile.
    FittedNowhere {
        /// Which.
        card: Card,
    },
    /// The row was swept.
    Swept {
        /// By whom.
        seat: Seat,
        /// What was paid.
        price: Goods,
        /// What was discarded.
        cards: Pile<Card, ROW>,
    },
    /// The deck had run out: the discard pile was shuffled and is the deck now.
    Reshuffled {
        /// How many cards it has.
        cards: u8,
    },
    /// A card was turned up.
    TurnedUp {
        /// Which.
        card: Card,
        /// The spot of the row that it is for; none while the builders look for a plan.
        spot: Option<u8>,
    },
    /// A Moon gave something to everybody.
    Given {
        /// What each took.
        goods: Goods,
    },
    /// Something was lost to a Moon.
    Lost {
        /// By whom.
        seat: Seat,
        /// What.
        goods: Goods,
    },
    /// The Wandering Moon discarded the rest of the row.
    Wandered {
        /// What was discarded.
        cards: Pile<Card, ROW>,
    },
    /// A sister spoke in a joint payment.
    Pledged {
        /// Who.
        seat: Seat,
        /// By how much she raised her pledge; 0 if she held.
        by: u8,
        /// What all have pledged together now.
        total: u8,
    },
    /// A joint payment was made.
    Paid {
        /// The Moon.
        moon: Card,
        /// What each paid, by seat.
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
        /// By whom.
        seat: Seat,
        /// Which.
        banner: Banner,
    },
    /// A sister's turn began.
    TurnBegan {
        /// Whose.
        seat: Seat,
        /// The round, counted from 1.
        round: u8,
    },
    /// A sister's crowns were counted at the end.
    Counted {
        /// Whose.
        seat: Seat,
        /// What they come from.
        crowns: Crowns,
    },
    /// The game is over.
    Ended {
        /// Who won.
        winners: SeatSet,
        /// Their crowns.
        crowns: i16,
    },
}

impl Told for Event {
    fn told(&self, _: Viewer) -> Option<Self> {
        Some(self.clone())
    }

    fn begins(&self) -> bool {
        // Once a round, whoever began it.
        matches!(self, Self::TurnBegan { seat, .. } if seat.index() == 0)
    }

    fn uncovers(&self) -> bool {
        matches!(self, Self::TurnedUp { .. })
    }
}
