//! The time of legends: the points of a kingdom, by source.

use super::{Bag, Colour, Kind, SEATS, SHOW, Tale, Tally, Tile, TileSet, Token};
use crate::engine::{Outcome, Pile, Seat};
use serde::{Deserialize, Serialize};

/// The points for each Bard token on the kingdom.
pub const POINTS_A_TOKEN: i16 = 2;
/// The points that an Evil tale gives for each Monster.
pub const POINTS_A_MONSTER: i16 = 2;
/// The points that the curse of the black castle costs for each Monster.
pub const CURSE_A_MONSTER: i16 = 3;

/// A player's points, by source.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Line {
    /// The values of the face-up tiles.
    pub tiles: i16,
    /// Two for each Bard token on the kingdom.
    pub tokens: i16,
    /// Minus one for each Monster marker.
    pub markers: i16,
    /// The bonus of a Heroic or an Evil tale.
    pub tale: i16,
    /// The points lost to other players' black castles.
    pub curse: i16,
}

impl Line {
    /// Returns the total.
    pub const fn total(&self) -> i16 {
        self.tiles + self.tokens + self.markers + self.tale + self.curse
    }
}

/// The result of the Bard's show, and the points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Ending {
    /// The cards shown to all, in order.
    pub cards: Pile<Token, SHOW>,
    /// The ninth card of each player with both lovers.
    pub serenades: [Option<Token>; SEATS],
    /// The tokens of each player before the show.
    pub tokens: [Tally; SEATS],
    /// The tokens moved onto each kingdom.
    pub moved: [Tally; SEATS],
    /// The points.
    pub lines: [Line; SEATS],
}

/// Returns the sum of the values of the face-up tiles. Leaflet: « Le temps des Légendes ».
#[inline]
pub fn value_of_tiles(standing: Bag) -> i16 {
    let worth = |level| i16::from(level) * standing.of(TileSet::of_level(level)).len() as i16;
    worth(1) + worth(2) + worth(3) + worth(4)
}

/// Returns the number of Monsters face up.
#[inline]
pub const fn monsters(standing: Bag) -> i16 {
    standing.names().and(TileSet::MONSTERS).len() as i16
}

/// Returns the bonus of a Heroic or an Evil tale for these face-up tiles.
/// Leaflet: « Bonus des contes Héroïques » and « Maléfiques ».
pub fn tale_bonus(tale: Tale, standing: Bag) -> i16 {
    match tale.kind() {
        Kind::Love => 0,
        Kind::Heroic if !standing.names().contains_all(tale.pair()) => 0,
        Kind::Heroic => in_colour_of_castle(standing),
        Kind::Evil => POINTS_A_MONSTER * monsters(standing),
    }
}

/// Returns the number of face-up tiles in the colour of the castle, itself included.
fn in_colour_of_castle(standing: Bag) -> i16 {
    if standing.contains(Tile::BLACK_CASTLE) {
        return 1;
    }
    Colour::ALL
        .into_iter()
        .find(|colour| standing.contains(colour.castle()))
        .map_or(0, |colour| standing.of(TileSet::of_colour(colour)).len() as i16)
}

/// Returns true if both lovers of a Love tale are face up. Leaflet: « Bonus des contes Amoureux ».
pub const fn lovers_met(tale: Tale, standing: Bag) -> bool {
    matches!(tale.kind(), Kind::Love) && standing.names().contains_all(tale.pair())
}

/// Returns the number of elements of the tale that are face up; a name counts once.
#[inline]
pub const fn elements_met(tale: Tale, standing: Bag) -> u8 {
    standing.names().and(tale.elements()).len() as u8
}

impl Ending {
    /// Returns the outcome: most points win, ties share. Leaflet: « Le temps des Légendes ».
    pub fn outcome(&self, seats: usize) -> Outcome {
        let scores: Pile<i16, SEATS> = self.lines[..seats].iter().map(Line::total).collect();
        let best = scores.iter().max().expect("a seat plays");
        let winners = Seat::all(seats).filter(|seat| scores[seat.index()] == *best);
        Outcome::new(&scores, winners.collect())
    }
}
