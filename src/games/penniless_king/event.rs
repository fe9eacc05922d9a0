//! The events, and what each viewer sees of them.

use super::{Ending, Line, Neighbourhood, Plot, RenownPlace, Rogue, Spot, Tally, Wrath};
use crate::engine::{MAX_SEATS, Observable, Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

/// The reason why coins or cards change hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// The gain of a spot.
    Spot,
    /// The action of the Grande Cour.
    Action,
    /// Control: another player used the action of a neighbourhood that this player controls.
    Control,
    /// The toll of a line of the Renown Square.
    Toll(Line),
    /// A Plot card.
    Plot(Plot),
    /// A Rogue in a Standoff.
    Rogue(Rogue),
}

/// An event. A Rogue or cards are `None` if the viewer was not shown them.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// A turn began.
    TurnBegan {
        /// The player.
        seat: Seat,
    },
    /// A player takes a Rogue from home, to place it.
    Took {
        /// The player.
        seat: Seat,
        /// The Rogue; told to its owner.
        rogue: Option<Rogue>,
    },
    /// A player chose a Rogue on the map, to move it.
    Chose {
        /// The player.
        seat: Seat,
        /// The Rogue's spot.
        spot: Spot,
    },
    /// A Rogue was placed, which gains the spot's effect.
    Placed {
        /// The player.
        seat: Seat,
        /// The spot.
        spot: Spot,
        /// Its previous spot on the map; `None` if it came from home.
        from: Option<Spot>,
        /// The Rogue; told to its owner.
        rogue: Option<Rogue>,
    },
    /// A player received coins from the reserve.
    Earned {
        /// The player.
        seat: Seat,
        /// The number of coins.
        coins: u16,
        /// The reason.
        source: Source,
    },
    /// A player paid coins to the reserve.
    Paid {
        /// The player.
        seat: Seat,
        /// The number of coins.
        coins: u16,
        /// The reason.
        source: Source,
    },
    /// One player gave another a coin.
    Gave {
        /// The giver.
        seat: Seat,
        /// The receiver.
        to: Seat,
        /// The reason.
        source: Source,
    },
    /// Plot cards were drawn.
    Drew {
        /// The player who drew.
        seat: Seat,
        /// The number of cards.
        count: u8,
        /// The reason.
        source: Source,
        /// The cards; told to the player who drew.
        plots: Option<Tally<Plot>>,
    },
    /// The discarded Plot cards were shuffled into a new draw pile.
    Reshuffled,
    /// A Plot card was discarded, to draw another.
    Discarded {
        /// The player.
        seat: Seat,
        /// The card.
        plot: Plot,
    },
    /// A Plot card was played.
    Played {
        /// The player.
        seat: Seat,
        /// The card.
        plot: Plot,
        /// True if it could change nothing.
        idle: bool,
    },
    /// A neighbourhood was named for Justice or the Tower.
    Named {
        /// The player.
        seat: Seat,
        /// The card.
        plot: Plot,
        /// The neighbourhood.
        at: Neighbourhood,
    },
    /// The King moved.
    KingMoved {
        /// His new space.
        to: u8,
        /// The Wrath he met there.
        wrath: Option<Wrath>,
    },
    /// A player used a neighbourhood's action.
    Acted {
        /// The player.
        seat: Seat,
        /// The neighbourhood.
        at: Neighbourhood,
    },
    /// A player's Right-Hand came home from the Square.
    RightHandTaken {
        /// The player.
        seat: Seat,
    },
    /// A Rogue was moved on the map.
    Moved {
        /// The player who moved it.
        seat: Seat,
        /// The Rogue's owner.
        owner: Seat,
        /// The previous spot.
        from: Spot,
        /// The new spot.
        to: Spot,
    },
    /// Two Rogues exchanged places.
    Swapped {
        /// The player.
        seat: Seat,
        /// One of the spots.
        a: Spot,
        /// The other.
        b: Spot,
    },
    /// A Rogue was drawn from the bag.
    DrewRogue {
        /// The player.
        seat: Seat,
        /// The Rogue; told to the player who drew.
        rogue: Option<Rogue>,
    },
    /// A Rogue was dropped into the Seine.
    Dropped {
        /// The player.
        seat: Seat,
        /// The Rogue; told to the player who dropped it.
        rogue: Option<Rogue>,
    },
    /// A Rogue left the map for its owner's home.
    WentHome {
        /// The owner.
        owner: Seat,
        /// Its previous spot.
        spot: Spot,
        /// True if it goes home after a Standoff, with all Rogues there.
        fought: bool,
    },
    /// A player looked at a face-down Rogue.
    LookedAt {
        /// The player.
        seat: Seat,
        /// The Rogue's spot.
        spot: Spot,
        /// The Rogue; told to the player who looked.
        rogue: Option<Rogue>,
    },
    /// A player stopped using what was offered.
    LeftOff {
        /// The player.
        seat: Seat,
    },
    /// A neighbourhood was named for the Wrath to strike.
    WrathNamed {
        /// The player.
        seat: Seat,
        /// The neighbourhood.
        at: Neighbourhood,
    },
    /// A Standoff began.
    StandoffBegan {
        /// The neighbourhood.
        at: Neighbourhood,
    },
    /// A Rogue was turned up.
    Turned {
        /// Its spot.
        spot: Spot,
        /// The owner.
        owner: Seat,
        /// The Rogue.
        rogue: Rogue,
    },
    /// The lone Rogue of a Standoff stays face down.
    KeptHidden {
        /// The neighbourhood.
        at: Neighbourhood,
        /// The owner.
        owner: Seat,
    },
    /// A Standoff was won.
    StandoffWon {
        /// The neighbourhood.
        at: Neighbourhood,
        /// The winner.
        seat: Seat,
        /// The totals by seat, of the players present whose Rogues were turned up.
        totals: [Option<u8>; MAX_SEATS],
    },
    /// A Renown token was placed.
    RenownPlaced {
        /// The player.
        seat: Seat,
        /// The place.
        at: RenownPlace,
        /// The player whose token it displaced.
        former: Option<Seat>,
    },
    /// A player chose the Renown token that the Empress moves.
    RenownChosen {
        /// The player.
        seat: Seat,
        /// The token's place.
        from: RenownPlace,
    },
    /// The Empress moved a Renown token.
    RenownMoved {
        /// The player.
        seat: Seat,
        /// The previous place.
        from: RenownPlace,
        /// The new place.
        to: Neighbourhood,
    },
    /// A Standoff is over.
    StandoffEnded {
        /// The neighbourhood.
        at: Neighbourhood,
    },
    /// The game is over.
    Ended {
        /// The reason.
        ending: Ending,
        /// The winners; several if they share the win.
        winners: SeatSet,
    },
}

impl Observable for Event {
    fn seen_by(&self, to: Viewer) -> Option<Self> {
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

    fn reveals_hidden(&self) -> bool {
        matches!(
            self,
            Self::Drew { .. }
                | Self::DrewRogue { .. }
                | Self::LookedAt { .. }
                | Self::Turned { .. }
        )
    }
}
