//! What happens, and who sees it.

use super::{Ending, Line, Neighbourhood, Plot, RenownPlace, Rogue, Spot, Tally, Wrath};
use crate::engine::{MAX_SEATS, Seat, SeatSet, Told, Viewer};
use serde::Serialize;

/// Why coins change hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// What a spot gives.
    Spot,
    /// The action of the Grande Cour.
    Action,
    /// Somebody has used the action of a neighbourhood one controls.
    Control,
    /// The toll of a line of the Renown Square.
    Toll(Line),
    /// A Plot card.
    Plot(Plot),
    /// A Rogue in a Standoff.
    Rogue(Rogue),
}

/// Something that happened. `None` for a Rogue or cards means that the viewer
/// was not shown them.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// A turn began.
    TurnBegan {
        /// Whose.
        seat: Seat,
    },
    /// A player takes a Rogue from home, to place it.
    Took {
        /// Whose.
        seat: Seat,
        /// Which; told to its owner.
        rogue: Option<Rogue>,
    },
    /// A player points at a Rogue on the map, to move it.
    Chose {
        /// Who.
        seat: Seat,
        /// Where it is.
        spot: Spot,
    },
    /// A Rogue was placed, which takes the spot's effect.
    Placed {
        /// Whose.
        seat: Seat,
        /// Where.
        spot: Spot,
        /// Where on the map it was before; `None` at home.
        from: Option<Spot>,
        /// Which; told to its owner.
        rogue: Option<Rogue>,
    },
    /// Coins came from the reserve.
    Earned {
        /// To whom.
        seat: Seat,
        /// How many.
        coins: u16,
        /// Why.
        source: Source,
    },
    /// Coins went to the reserve.
    Paid {
        /// Whose.
        seat: Seat,
        /// How many.
        coins: u16,
        /// Why.
        source: Source,
    },
    /// One player gave another a coin.
    Gave {
        /// Who.
        seat: Seat,
        /// To whom.
        to: Seat,
        /// Why.
        source: Source,
    },
    /// Plot cards were drawn.
    Drew {
        /// Who drew.
        seat: Seat,
        /// How many.
        count: u8,
        /// Why.
        source: Source,
        /// Which; told to who drew.
        plots: Option<Tally<Plot>>,
    },
    /// The discarded Plot cards were shuffled into a new draw pile.
    Reshuffled,
    /// A Plot card was discarded, to draw another.
    Discarded {
        /// By whom.
        seat: Seat,
        /// Which.
        plot: Plot,
    },
    /// A Plot card was played.
    Played {
        /// By whom.
        seat: Seat,
        /// Which.
        plot: Plot,
        /// Whether it could change nothing.
        idle: bool,
    },
    /// A neighbourhood was named for Justice or the Tower.
    Named {
        /// By whom.
        seat: Seat,
        /// For which card.
        plot: Plot,
        /// Where.
        at: Neighbourhood,
    },
    /// The King moved.
    KingMoved {
        /// To which space.
        to: u8,
        /// The Wrath he met there.
        wrath: Option<Wrath>,
    },
    /// A player uses a neighbourhood's action.
    Acted {
        /// Who.
        seat: Seat,
        /// Where.
        at: Neighbourhood,
    },
    /// A player's Right-Hand came home from the Square.
    RightHandTaken {
        /// Whose.
        seat: Seat,
    },
    /// A Rogue was moved on the map.
    Moved {
        /// By whom.
        seat: Seat,
        /// Whose Rogue.
        owner: Seat,
        /// From where.
        from: Spot,
        /// Where to.
        to: Spot,
    },
    /// Two Rogues changed places.
    Swapped {
        /// By whom.
        seat: Seat,
        /// One of the spots.
        a: Spot,
        /// The other.
        b: Spot,
    },
    /// A Rogue was drawn from the bag.
    DrewRogue {
        /// By whom.
        seat: Seat,
        /// Which; told to who drew.
        rogue: Option<Rogue>,
    },
    /// A Rogue was dropped into the Seine.
    Dropped {
        /// By whom.
        seat: Seat,
        /// Which; told to who dropped it.
        rogue: Option<Rogue>,
    },
    /// A Rogue left the map for its owner's home.
    WentHome {
        /// Whose.
        owner: Seat,
        /// From where.
        spot: Spot,
        /// Whether it goes after a Standoff, with all who were there.
        fought: bool,
    },
    /// A player looked at a face-down Rogue.
    LookedAt {
        /// Who.
        seat: Seat,
        /// Where.
        spot: Spot,
        /// What it is; told to who looked.
        rogue: Option<Rogue>,
    },
    /// A player makes no more use of what is offered.
    LeftOff {
        /// Who.
        seat: Seat,
    },
    /// It was named where the Wrath strikes.
    WrathNamed {
        /// By whom.
        seat: Seat,
        /// Where.
        at: Neighbourhood,
    },
    /// A Standoff began.
    StandoffBegan {
        /// Where.
        at: Neighbourhood,
    },
    /// A Rogue was turned up.
    Turned {
        /// Where.
        spot: Spot,
        /// Whose.
        owner: Seat,
        /// What it is.
        rogue: Rogue,
    },
    /// The lone Rogue of a Standoff stays face down.
    KeptHidden {
        /// Where.
        at: Neighbourhood,
        /// Whose.
        owner: Seat,
    },
    /// A Standoff was won.
    StandoffWon {
        /// Where.
        at: Neighbourhood,
        /// By whom.
        seat: Seat,
        /// The totals by seat, of those who are there and turned up.
        totals: [Option<u8>; MAX_SEATS],
    },
    /// A Renown token was placed.
    RenownPlaced {
        /// Whose.
        seat: Seat,
        /// Where.
        at: RenownPlace,
        /// Whose token went back for it.
        former: Option<Seat>,
    },
    /// The Empress is shown which Renown token is to move.
    RenownChosen {
        /// Whose.
        seat: Seat,
        /// Where it is.
        from: RenownPlace,
    },
    /// The Empress moved a Renown token.
    RenownMoved {
        /// Whose.
        seat: Seat,
        /// From where.
        from: RenownPlace,
        /// Where to.
        to: Neighbourhood,
    },
    /// A Standoff is over.
    StandoffEnded {
        /// Where.
        at: Neighbourhood,
    },
    /// The game is over.
    Ended {
        /// How.
        ending: Ending,
        /// Who won, or shares the win.
        winners: SeatSet,
    },
}

impl Told for Event {
    fn told(&self, to: Viewer) -> Option<Self> {
        let mut told = self.clone();
        match &mut told {
            Self::Took { seat, rogue }
            | Self::Placed { seat, rogue, .. }
            | Self::DrewRogue { seat, rogue }
            | Self::Dropped { seat, rogue }
            | Self::LookedAt { seat, rogue, .. }
                if !to.is(*seat) =>
            {
                *rogue = None;
            }
            Self::Drew { seat, plots, .. } if !to.is(*seat) => *plots = None,
            _ => {}
        }
        Some(told)
    }

    fn begins(&self) -> bool {
        matches!(self, Self::KingMoved { .. })
    }

    fn uncovers(&self) -> bool {
        matches!(
            self,
            Self::Drew { .. }
                | Self::DrewRogue { .. }
                | Self::LookedAt { .. }
                | Self::Turned { .. }
        )
    }
}
