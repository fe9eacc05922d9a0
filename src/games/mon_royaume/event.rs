//! The events, and what each viewer sees of them.

use super::{Adventure, Bag, Kingdom, Laid, Line, SEATS, Side, Tale, Tally, Tile, Token};
use crate::engine::{Observable, Pile, Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

/// An event. Pieces are `None` if the viewer was not shown them.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// A round of choices began.
    RoundBegan {
        /// The round, 1 or 2.
        round: u8,
    },
    /// A hand was dealt.
    Dealt {
        /// The player.
        seat: Seat,
        /// The tiles; told to that player.
        hand: Option<Bag>,
    },
    /// The Adventures of the round were turned up.
    AdventuresShown {
        /// The Adventures, in the order in which they will be resolved.
        cards: Pile<Adventure, 6>,
    },
    /// A tile was picked in secret.
    Picked {
        /// The player.
        seat: Seat,
        /// The tile; told to that player.
        tile: Option<Tile>,
    },
    /// All tiles picked were revealed at once.
    Revealed {
        /// The tiles, by seat.
        tiles: Pile<Tile, SEATS>,
    },
    /// Bard tokens were drawn: all that one decision brought, reported together, since their order
    /// is unknown afterwards.
    Drew {
        /// The player.
        seat: Seat,
        /// The number of tokens.
        count: u8,
        /// The tokens; told to that player.
        tokens: Option<Tally>,
    },
    /// All hands were passed on.
    Passed {
        /// The direction.
        side: Side,
    },
    /// A player received a hand that was passed on.
    Received {
        /// The new holder.
        seat: Seat,
        /// The previous holder.
        from: Seat,
        /// The tiles; told to the two players.
        hand: Option<Bag>,
    },
    /// The last tile of a hand was discarded face down.
    Discarded {
        /// The player.
        seat: Seat,
        /// The player who passed it.
        from: Seat,
        /// The tile; told to the two players.
        tile: Option<Tile>,
    },
    /// An Adventure was resolved; a Monster's marker is still to be given.
    Resolved {
        /// The Adventure.
        card: Adventure,
        /// The players who met it, and took a token if it was not a Monster's.
        by: SeatSet,
    },
    /// An Adventure was ignored: too few Bard tokens were left for it.
    Ignored {
        /// The Adventure.
        card: Adventure,
        /// The players who met it, and took none.
        by: SeatSet,
    },
    /// A Monster marker was given.
    Marked {
        /// The giver.
        seat: Seat,
        /// The receiver.
        to: Seat,
    },
    /// A tale was chosen to be discarded, in secret.
    TaleChosen {
        /// The player.
        seat: Seat,
        /// The tale; told to that player.
        tale: Option<Tale>,
    },
    /// All tales chosen were discarded at once.
    TalesDiscarded {
        /// The tales, by seat.
        tales: Pile<Tale, SEATS>,
    },
    /// The time of builders began.
    BuildingBegan,
    /// A tile was laid, unseen by the others.
    Laid {
        /// The builder.
        seat: Seat,
        /// The tile and its side; told to the builder. The others only see that a tile was laid.
        laid: Option<Laid>,
    },
    /// A kingdom was completed, and is still hidden from the others.
    Built {
        /// The builder.
        seat: Seat,
    },
    /// A kingdom was shown; all are shown at the same time.
    KingdomShown {
        /// The builder.
        seat: Seat,
        /// The kingdom.
        kingdom: Kingdom,
    },
    /// Adventures: a tale was compared with its teller's kingdom.
    TaleTold {
        /// The teller.
        seat: Seat,
        /// The number of its elements in the kingdom, worth a token each.
        met: u8,
        /// True if both lovers are in the kingdom, worth two more tokens.
        lovers: bool,
    },
    /// Tokens were counted in the time of tales, where they are not drawn.
    TokensCounted {
        /// The player.
        seat: Seat,
        /// The number of tokens.
        count: u8,
    },
    /// The Bard turned a card for all players.
    BardPlayed {
        /// The card's number, counted from 1.
        number: u8,
        /// The thing on the card.
        card: Token,
        /// The players who moved such a token onto their kingdom.
        by: SeatSet,
    },
    /// The Bard turned a ninth card for a player's lovers.
    Serenade {
        /// The player with the lovers.
        seat: Seat,
        /// The thing on the card.
        card: Token,
        /// True if they moved such a token.
        moved: bool,
    },
    /// The points were counted.
    Counted {
        /// The points by source, for each seat.
        lines: Pile<Line, SEATS>,
    },
    /// The game is over.
    Ended {
        /// The winners; several if they share the win.
        winners: SeatSet,
    },
}

impl Observable for Event {
    fn seen_by(&self, to: Viewer) -> Option<Self> {
        let mut told = self.clone();
        match &mut told {
            Self::Dealt { seat, hand } if !to.is(*seat) => *hand = None,
            Self::Picked { seat, tile } if !to.is(*seat) => *tile = None,
            Self::Drew { seat, tokens, .. } if !to.is(*seat) => *tokens = None,
            Self::Received { seat, from, hand } if !to.is(*seat) && !to.is(*from) => *hand = None,
            Self::Discarded { seat, from, tile } if !to.is(*seat) && !to.is(*from) => *tile = None,
            Self::TaleChosen { seat, tale } if !to.is(*seat) => *tale = None,
            Self::Laid { seat, laid } if !to.is(*seat) => *laid = None,
            _ => {}
        }
        Some(told)
    }

    fn begins(&self) -> bool {
        matches!(self, Self::RoundBegan { .. } | Self::BuildingBegan)
    }

    fn reveals_hidden(&self) -> bool {
        matches!(
            self,
            Self::Dealt { .. }
                | Self::AdventuresShown { .. }
                | Self::Revealed { .. }
                | Self::Drew { .. }
                | Self::Received { .. }
                | Self::TalesDiscarded { .. }
                | Self::KingdomShown { .. }
        )
    }
}
