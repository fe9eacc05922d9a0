//! What happens, and who sees it.

use super::{Card, CardSet, Line, Quest, Side, Spoils, Tile};
use crate::engine::{MAX_SEATS, Pile, Recall, Seat, SeatSet, Told, Viewer};
use serde::Serialize;

/// Something that happened. `None` for cards means that the viewer was not shown them.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// A deal began: its special card was announced.
    DealBegan {
        /// Its number, counted from 1.
        deal: u16,
        /// Who deals.
        dealer: Seat,
        /// The special card shuffled in.
        special: Card,
    },
    /// A hand was dealt.
    Dealt {
        /// To whom.
        seat: Seat,
        /// The cards; told to that player.
        hand: Option<CardSet>,
    },
    /// A Musician was shown and taken back into the hand.
    MusicianShown {
        /// By whom.
        seat: Seat,
        /// The 5 of Knights or of Goblins.
        card: Card,
    },
    /// A Quest tile was drawn; all see both faces.
    TileDrawn {
        /// Who will choose.
        seat: Seat,
        /// The tile.
        tile: Tile,
    },
    /// A Quest was chosen.
    QuestChosen {
        /// By whom.
        seat: Seat,
        /// The face chosen.
        quest: Quest,
    },
    /// The holder of the Goblins' Flag Bearer took two random cards.
    Took {
        /// The holder.
        seat: Seat,
        /// From whom.
        from: Seat,
        /// Which; told to the two.
        cards: Option<CardSet>,
    },
    /// The holder of the Goblins' Flag Bearer gave a card back.
    GaveBack {
        /// The holder.
        seat: Seat,
        /// To whom.
        to: Seat,
        /// Which; told to the two.
        card: Option<Card>,
    },
    /// A card was played to the trick.
    Played {
        /// By whom.
        seat: Seat,
        /// The card.
        card: Card,
        /// For a Mummy or a Clone, the card it copies.
        copies: Option<Card>,
    },
    /// A trick was won; it still lies there.
    TrickWon {
        /// By whom.
        seat: Seat,
        /// By which card.
        by: Card,
        /// The trick's number in the deal, counted from 1.
        number: u8,
    },
    /// It was taken from the table.
    TrickTaken {
        /// Who won it.
        seat: Seat,
    },
    /// The special card paid, or cost, points.
    Bonus {
        /// To whom.
        seat: Seat,
        /// The special card.
        card: Card,
        /// How many points.
        points: i16,
    },
    /// Two players swapped hands (Druid).
    Swapped {
        /// Whose Druid.
        seat: Seat,
        /// With whom.
        with: Seat,
    },
    /// All hands were passed (Knights' Flag Bearer).
    Passed {
        /// Whose Flag Bearer.
        seat: Seat,
        /// Which way.
        side: Side,
    },
    /// A whole hand came to a player.
    HandReceived {
        /// Who holds it now.
        seat: Seat,
        /// Who held it before.
        from: Seat,
        /// The cards; told to the two.
        hand: Option<CardSet>,
    },
    /// The Sorcerer changed places with a card of the last trick.
    SorcererUsed {
        /// By whom.
        seat: Seat,
        /// Whose trick it was.
        from: Seat,
        /// The card taken into hand, shown to all.
        card: Card,
    },
    /// The Sorcerer stayed where it is; in whose hand, nobody is told.
    SorcererKept,
    /// A deal was scored.
    DealScored {
        /// Its number, counted from 1.
        deal: u16,
        /// Its Quest.
        quest: Quest,
        /// Its special card.
        special: Card,
        /// What everybody had won.
        spoils: Spoils,
        /// The points line by line, by seat.
        lines: Pile<Line, MAX_SEATS>,
        /// The points of all deals so far, by seat.
        totals: Pile<i16, MAX_SEATS>,
    },
    /// The match is over.
    Ended {
        /// Who won; one seat only, since ties are played off.
        winners: SeatSet,
    },
}

impl Told for Event {
    /// The tricks, but for the last one that a player has won.
    const TURNS_DOWN: bool = true;

    fn told(&self, to: Viewer) -> Option<Self> {
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

    fn uncovers(&self) -> bool {
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

    /// Somebody may look again only at the last trick that they won. The points
    /// of a special card are noted as they come.
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
