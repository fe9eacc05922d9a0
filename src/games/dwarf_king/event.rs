//! The events, and what each viewer sees of them.

use super::{Card, CardSet, Line, Quest, Side, Spoils, Tile};
use crate::engine::{MAX_SEATS, Observable, Pile, Recall, Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

/// An event. Cards are `None` if the viewer was not shown them.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// A deal began and its special card was announced.
    DealBegan {
        /// Its number, counted from 1.
        deal: u16,
        /// The dealer.
        dealer: Seat,
        /// The special card shuffled in.
        special: Card,
    },
    /// A hand was dealt.
    Dealt {
        /// The player.
        seat: Seat,
        /// The cards; told to that player.
        hand: Option<CardSet>,
    },
    /// A Musician was shown and taken back into the hand.
    MusicianShown {
        /// The player.
        seat: Seat,
        /// The 5 of Knights or of Goblins.
        card: Card,
    },
    /// A Quest tile was drawn; all see both faces.
    TileDrawn {
        /// The player who will choose.
        seat: Seat,
        /// The tile.
        tile: Tile,
    },
    /// A Quest was chosen.
    QuestChosen {
        /// The player.
        seat: Seat,
        /// The face chosen.
        quest: Quest,
    },
    /// The holder of the Goblins' Flag Bearer took two random cards.
    Took {
        /// The holder.
        seat: Seat,
        /// The player they were taken from.
        from: Seat,
        /// The cards; told to the two players.
        cards: Option<CardSet>,
    },
    /// The holder of the Goblins' Flag Bearer gave a card back.
    GaveBack {
        /// The holder.
        seat: Seat,
        /// The receiver.
        to: Seat,
        /// The card; told to the two players.
        card: Option<Card>,
    },
    /// A card was played to the trick.
    Played {
        /// The player.
        seat: Seat,
        /// The card.
        card: Card,
        /// For a Mummy or a Clone, the card it copies.
        copies: Option<Card>,
    },
    /// A trick was won; its cards are still on the table.
    TrickWon {
        /// The winner.
        seat: Seat,
        /// The winning card.
        by: Card,
        /// The trick's number in the deal, counted from 1.
        number: u8,
    },
    /// The trick was taken from the table.
    TrickTaken {
        /// The winner.
        seat: Seat,
    },
    /// The special card gave or cost points.
    Bonus {
        /// The player.
        seat: Seat,
        /// The special card.
        card: Card,
        /// The points; negative for a cost.
        points: i16,
    },
    /// Two players swapped hands (Druid).
    Swapped {
        /// The player of the Druid.
        seat: Seat,
        /// The other player.
        with: Seat,
    },
    /// All hands were passed (Knights' Flag Bearer).
    Passed {
        /// The player of the Flag Bearer.
        seat: Seat,
        /// The direction.
        side: Side,
    },
    /// A player received a whole hand.
    HandReceived {
        /// The new holder.
        seat: Seat,
        /// The previous holder.
        from: Seat,
        /// The cards; told to the two players.
        hand: Option<CardSet>,
    },
    /// The Sorcerer was exchanged with a card of the last trick.
    SorcererUsed {
        /// The holder of the Sorcerer.
        seat: Seat,
        /// The player who had won the trick.
        from: Seat,
        /// The card taken, shown to all.
        card: Card,
    },
    /// The Sorcerer was not used; its holder stays secret.
    SorcererKept,
    /// A deal was scored.
    DealScored {
        /// Its number, counted from 1.
        deal: u16,
        /// Its Quest.
        quest: Quest,
        /// Its special card.
        special: Card,
        /// The tricks and cards that the players won.
        spoils: Spoils,
        /// The points by source, for each seat.
        lines: Pile<Line, MAX_SEATS>,
        /// The points of all deals so far, by seat.
        totals: Pile<i16, MAX_SEATS>,
    },
    /// The match is over.
    Ended {
        /// The winner; only one seat, since ties are played off.
        winners: SeatSet,
    },
}

impl Observable for Event {
    /// Tricks are turned face down, except each player's last won trick.
    const HAS_LIMITED_LOG: bool = true;

    fn seen_by(&self, to: Viewer) -> Option<Self> {
        let mut told = self.clone();
        match &mut told {
            Self::Dealt { seat, hand } if !to.is(*seat) => *hand = None,
            Self::Took { seat, from, cards } if !to.is(*seat) && !to.is(*from) => *cards = None,
            Self::GaveBack { seat, to: other, card } if !to.is(*seat) && !to.is(*other) => {
                *card = None;
            }
            Self::HandReceived { seat, from, hand } if !to.is(*seat) && !to.is(*from) => {
                *hand = None;
            }
            _ => {}
        }
        Some(told)
    }

    fn begins(&self) -> bool {
        matches!(self, Self::DealBegan { .. })
    }

    fn reveals_hidden(&self) -> bool {
        matches!(
            self,
            Self::Dealt { .. }
                | Self::MusicianShown { .. }
                | Self::TileDrawn { .. }
                | Self::Took { .. }
                | Self::GaveBack { .. }
                | Self::Played { .. }
                | Self::HandReceived { .. }
                | Self::SorcererUsed { .. }
        )
    }

    /// A player may look up only the last trick that they won. The points of a special card always
    /// stay in the log.
    fn recall(&self) -> Recall {
        match self {
            Self::Played { .. } => Recall::Pile,
            Self::TrickWon { seat, .. } => Recall::Taken(*seat),
            Self::SorcererUsed { .. } => Recall::Taking,
            Self::SorcererKept => Recall::Never,
            Self::DealScored { .. } => Recall::Opened,
            _ => Recall::Always,
        }
    }
}
