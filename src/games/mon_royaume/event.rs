//! What happens, and who sees it.

use super::{Adventure, Bag, Kingdom, Laid, Line, SEATS, Side, Tale, Tally, Tile, Token};
use crate::engine::{Pile, Seat, SeatSet, Told, Viewer};
use serde::Serialize;

/// Something that happened. `None` for pieces means that the viewer was not shown them.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// A round of choices began.
    RoundBegan {
        /// 1 or 2.
        round: u8,
    },
    /// A hand was dealt.
    Dealt {
        /// To whom.
        seat: Seat,
        /// The tiles; told to that player.
        hand: Option<Bag>,
    },
    /// The Adventures of the round were turned up.
    AdventuresShown {
        /// Which, in the order in which they will be resolved.
        cards: Pile<Adventure, 6>,
    },
    /// A tile was picked in secret.
    Picked {
        /// By whom.
        seat: Seat,
        /// Which; told to that player.
        tile: Option<Tile>,
    },
    /// All tiles picked were revealed at once.
    Revealed {
        /// Which, by seat.
        tiles: Pile<Tile, SEATS>,
    },
    /// Bard tokens were drawn: all that one decision brought, told at once,
    /// since their order is nothing anybody knows afterwards.
    Drew {
        /// By whom.
        seat: Seat,
        /// How many.
        count: u8,
        /// Which; told to that player.
        tokens: Option<Tally>,
    },
    /// All hands were passed on.
    Passed {
        /// Which way.
        side: Side,
    },
    /// A hand that was passed on came to a player.
    Received {
        /// Who holds it now.
        seat: Seat,
        /// Who held it before.
        from: Seat,
        /// The tiles; told to the two.
        hand: Option<Bag>,
    },
    /// The last tile of a hand was discarded face down.
    Discarded {
        /// By whom.
        seat: Seat,
        /// Who had given it.
        from: Seat,
        /// Which; told to the two.
        tile: Option<Tile>,
    },
    /// An Adventure was resolved; that of a Monster with its marker still to give.
    Resolved {
        /// Which.
        card: Adventure,
        /// Who met it, and took a token if it was no Monster.
        by: SeatSet,
    },
    /// An Adventure was ignored: too few Bard tokens are left for it.
    Ignored {
        /// Which.
        card: Adventure,
        /// Who met it, and took none.
        by: SeatSet,
    },
    /// A Monster marker was given.
    Marked {
        /// By whom.
        seat: Seat,
        /// To whom.
        to: Seat,
    },
    /// A tale was chosen to be discarded, in secret.
    TaleChosen {
        /// By whom.
        seat: Seat,
        /// Which; told to that player.
        tale: Option<Tale>,
    },
    /// All tales chosen were discarded at once.
    TalesDiscarded {
        /// Which, by seat.
        tales: Pile<Tale, SEATS>,
    },
    /// The time of builders began.
    BuildingBegan,
    /// A tile was laid, unseen by the others.
    Laid {
        /// By whom.
        seat: Seat,
        /// What; told to that player. The others see that a tile was laid.
        laid: Option<Laid>,
    },
    /// A kingdom is whole, and still hidden from the others.
    Built {
        /// Whose.
        seat: Seat,
    },
    /// A kingdom was shown, as all were at once.
    KingdomShown {
        /// Whose.
        seat: Seat,
        /// What stands in it.
        kingdom: Kingdom,
    },
    /// Adventures: a tale was held against its teller's kingdom.
    TaleTold {
        /// Whose.
        seat: Seat,
        /// The elements that stand in it, a token each.
        met: u8,
        /// Whether both lovers do, for two more.
        lovers: bool,
    },
    /// Tokens counted in the time of tales, where they need no drawing.
    TokensCounted {
        /// Whose.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// The Bard turned a card for everybody.
    BardPlayed {
        /// The card's number, counted from 1.
        number: u8,
        /// What is on it.
        card: Token,
        /// Who moved such a token onto their kingdom.
        by: SeatSet,
    },
    /// The Bard turned a ninth card for a player's lovers.
    Serenade {
        /// Whose lovers.
        seat: Seat,
        /// What is on it.
        card: Token,
        /// Whether they moved such a token.
        moved: bool,
    },
    /// The points were counted.
    Counted {
        /// Line by line, by seat.
        lines: Pile<Line, SEATS>,
    },
    /// The game is over.
    Ended {
        /// Who won or shares the win.
        winners: SeatSet,
    },
}

impl Told for Event {
    fn told(&self, to: Viewer) -> Option<Self> {
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

    fn uncovers(&self) -> bool {
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
