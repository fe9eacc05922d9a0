//! The twenty Quest tiles, two faces each.

use super::Suit;
use crate::engine::{bit_set, stands_by_name};
use serde::{Deserialize, Serialize};
use std::fmt::{Display, Formatter, Result};

/// The number of tiles.
pub const TILES: usize = 20;

/// The scoring rule of a face, as [`Spoils::points`](super::Spoils::points) computes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// This many points for each trick in the player's longest run of consecutive tricks.
    Series(i16),
    /// This many points for each of the last four tricks.
    Rearguard(i16),
    /// +4 for each card of either number.
    Numbered(u8, u8),
    /// −1 for each card of the suit.
    Rout(Suit),
    /// +1 for each trick of the previous player in turn order.
    ToTheRight,
    /// +1 for each trick of the next player in turn order.
    ToTheLeft,
    /// This many points to the only player with the highest sum of cards numbered 1 to 11.
    Numbers(i16),
    /// This many points for each trick.
    Victories(i16),
    /// +5 for exactly this number of tricks.
    Exactly(usize),
    /// +5 for an even number of tricks, 0 not counting.
    Evens,
    /// +5 for an odd number of tricks.
    Odds,
    /// +5 if no other player has the same number of tricks.
    AllForOne,
    /// +5 if another player has the same number of tricks.
    OneForAll,
    /// +1 for each card of the first suit, −1 for each of the second.
    Over(Suit, Suit),
    /// +3 for each King, −3 for each Queen.
    CaptureKings,
    /// +3 for each Queen, −3 for each King.
    CaptureQueens,
    /// Third tricks: the first player to win one gets 3 times this, the next 4 times, and so on.
    Rhyme(i16),
    /// This many points for all three cards of a rank, twice that for figures.
    Triplets(i16),
    /// +5 for at least four tricks won in a row.
    GrandSlam,
    /// +5 for at least four tricks lost in a row.
    UtterChaos,
    /// +1 for each card of the player's shortest suit.
    EliteArmy,
    /// +1 for each card of the player's longest suit.
    MassiveArmy,
    /// The player's lowest number in this suit, 1 to 11, in points.
    Lowest(Suit),
    /// This many points for each figure, and again for each Knight.
    Nobility(i16),
    /// +3 if the player has fewer tricks than the previous player, +3 if more than the next.
    InLine,
    /// +3 if the player has more tricks than the previous player, +3 if more than the next.
    Sandwich,
}

impl Rule {
    /// Returns true if the rule depends on the cards won, not only on the number of tricks.
    pub const fn counts_cards(self) -> bool {
        match self {
            Self::Numbered(..)
            | Self::Rout(_)
            | Self::Numbers(_)
            | Self::Over(..)
            | Self::CaptureKings
            | Self::CaptureQueens
            | Self::Triplets(_)
            | Self::EliteArmy
            | Self::MassiveArmy
            | Self::Lowest(_)
            | Self::Nobility(_) => true,
            Self::Series(_)
            | Self::Rearguard(_)
            | Self::ToTheRight
            | Self::ToTheLeft
            | Self::Victories(_)
            | Self::Exactly(_)
            | Self::Evens
            | Self::Odds
            | Self::AllForOne
            | Self::OneForAll
            | Self::Rhyme(_)
            | Self::GrandSlam
            | Self::UtterChaos
            | Self::InLine
            | Self::Sandwich => false,
        }
    }
}

/// The forty faces: tile by tile, face A and face B.
const FACES: [[(&str, Rule); 2]; TILES] = [
    [("law-of-series", Rule::Series(2)), ("bad-series", Rule::Series(-2))],
    [("save-the-rearguard", Rule::Rearguard(2)), ("sacrifice-the-rearguard", Rule::Rearguard(-2))],
    [("three-quarters", Rule::Numbered(3, 4)), ("six-to-seven", Rule::Numbered(6, 7))],
    [
        ("rout-of-the-knights", Rule::Rout(Suit::Knights)),
        ("rout-of-the-goblins", Rule::Rout(Suit::Goblins)),
    ],
    [("to-the-right", Rule::ToTheRight), ("to-the-left", Rule::ToTheLeft)],
    [("good-numbers", Rule::Numbers(5)), ("bad-numbers", Rule::Numbers(-5))],
    [("most-victories", Rule::Victories(1)), ("fewest-victories", Rule::Victories(-1))],
    [("third-time-lucky", Rule::Exactly(3)), ("only-one", Rule::Exactly(1))],
    [("four-by-four", Rule::Exactly(4)), ("two-by-two", Rule::Exactly(2))],
    [("evens", Rule::Evens), ("odds", Rule::Odds)],
    [("all-for-one", Rule::AllForOne), ("one-for-all", Rule::OneForAll)],
    [
        ("knights-over-dwarves", Rule::Over(Suit::Knights, Suit::Dwarves)),
        ("dwarves-over-knights", Rule::Over(Suit::Dwarves, Suit::Knights)),
    ],
    [("capture-the-kings", Rule::CaptureKings), ("capture-the-queens", Rule::CaptureQueens)],
    [("counting-rhyme", Rule::Rhyme(1)), ("rhyme-reversed", Rule::Rhyme(-1))],
    [("triplets", Rule::Triplets(1)), ("broken-triplets", Rule::Triplets(-1))],
    [("grand-slam", Rule::GrandSlam), ("utter-chaos", Rule::UtterChaos)],
    [("elite-army", Rule::EliteArmy), ("massive-army", Rule::MassiveArmy)],
    [("garden-gnomes", Rule::Lowest(Suit::Dwarves)), ("nobles", Rule::Lowest(Suit::Knights))],
    [("nobles-and-knights", Rule::Nobility(1)), ("soldiers-without-knights", Rule::Nobility(-1))],
    [("in-line", Rule::InLine), ("sandwich", Rule::Sandwich)],
];

/// The tiles with the mark of complexity, numbered from 1; they are left out of a first game (the
/// selection is a house ruling).
const COMPLEX: [u8; 7] = [6, 11, 14, 15, 17, 18, 20];

/// One of the twenty tiles.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(try_from = "u8", into = "u8")]
pub struct Tile(u8);

impl Tile {
    /// Iterates over all tiles in the order of the rulebook.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..TILES as u8).map(Self)
    }

    /// Returns the number in the rulebook, 1 to 20.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// Returns the two faces.
    pub const fn faces(self) -> [Quest; 2] {
        [Quest(2 * self.0), Quest(2 * self.0 + 1)]
    }

    /// Returns true if the tile is left out of a first game.
    pub const fn is_complex(self) -> bool {
        !TileSet::SIMPLE.contains(self)
    }
}

bit_set! {
    /// A set of tiles, one bit each.
    pub(super) struct TileSet(u32) of Tile, |tile| tile.0, |bit| Tile(bit as u8)
}

impl TileSet {
    /// All twenty tiles.
    pub const ALL: Self = Self((1 << TILES) - 1);

    /// The tiles of a first game, without the mark of complexity.
    pub const SIMPLE: Self = {
        let (mut simple, mut nth) = (Self::ALL, 0);
        while nth < COMPLEX.len() {
            simple = simple.without(Tile(COMPLEX[nth] - 1));
            nth += 1;
        }
        simple
    };
}

impl From<Tile> for u8 {
    fn from(tile: Tile) -> Self {
        tile.number()
    }
}

/// The error for a number that is no tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSuchTile(u8);

impl Display for NoSuchTile {
    fn fmt(&self, to: &mut Formatter<'_>) -> Result {
        write!(to, "there is no tile {}", self.0)
    }
}

impl std::error::Error for NoSuchTile {}

impl TryFrom<u8> for Tile {
    type Error = NoSuchTile;

    fn try_from(number: u8) -> std::result::Result<Self, NoSuchTile> {
        match number {
            1..=20 => Ok(Self(number - 1)),
            _ => Err(NoSuchTile(number)),
        }
    }
}

/// One of the forty faces: the scoring rule of a deal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Quest(u8);

impl Quest {
    /// Iterates over all faces in the order of the rulebook.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..2 * TILES as u8).map(Self)
    }

    /// Returns the tile of the face.
    pub const fn tile(self) -> Tile {
        Tile(self.0 / 2)
    }

    /// Returns the name in saves.
    pub const fn name(self) -> &'static str {
        FACES[self.0 as usize / 2][self.0 as usize % 2].0
    }

    /// Returns the scoring rule.
    #[inline]
    pub const fn rule(self) -> Rule {
        FACES[self.0 as usize / 2][self.0 as usize % 2].1
    }
}

impl Display for Quest {
    fn fmt(&self, to: &mut Formatter<'_>) -> Result {
        to.write_str(self.name())
    }
}

stands_by_name!(Quest, "Quest");
