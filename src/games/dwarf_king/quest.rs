//! The twenty Quest tiles, two faces each.

use super::Suit;
use crate::engine::{bit_set, stands_by_name};
use serde::{Deserialize, Serialize};
use std::fmt::{Display, Formatter, Result};

/// How many tiles there are.
pub const TILES: usize = 20;

/// What a face pays for, as [`Spoils::points`](super::Spoils::points) reckons it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// So much a trick of one's longest run of consecutive tricks.
    Series(i16),
    /// So much a trick among the last four.
    Rearguard(i16),
    /// +4 for each card of either number.
    Numbered(u8, u8),
    /// −1 for each card of the suit.
    Rout(Suit),
    /// +1 for each trick of the previous player in turn order.
    ToTheRight,
    /// +1 for each trick of the next player in turn order.
    ToTheLeft,
    /// So much to who alone has the highest total of cards numbered 1 to 11.
    Numbers(i16),
    /// So much a trick.
    Victories(i16),
    /// +5 for exactly so many tricks.
    Exactly(usize),
    /// +5 for an even number of tricks, 0 not counting.
    Evens,
    /// +5 for an odd number of tricks.
    Odds,
    /// +5 if no other player has one's number of tricks.
    AllForOne,
    /// +5 if another player has one's number of tricks.
    OneForAll,
    /// +1 for each card of the first suit, −1 for each of the second.
    Over(Suit, Suit),
    /// +3 for each King, −3 for each Queen.
    CaptureKings,
    /// +3 for each Queen, −3 for each King.
    CaptureQueens,
    /// The first to win a third trick has 3 times this, the next 4 times, and so on.
    Rhyme(i16),
    /// For all three cards of a rank: so much, twice for figures.
    Triplets(i16),
    /// +5 for at least four tricks won in a row.
    GrandSlam,
    /// +5 for at least four tricks lost in a row.
    UtterChaos,
    /// +1 for each card of one's shortest suit.
    EliteArmy,
    /// +1 for each card of one's longest suit.
    MassiveArmy,
    /// As many points as one's lowest number, 1 to 11, in this suit.
    Lowest(Suit),
    /// So much for each figure and so much for each Knight.
    Nobility(i16),
    /// +3 for fewer tricks than the previous player, +3 for more than the next.
    InLine,
    /// +3 for more tricks than the previous player, +3 for more than the next.
    Sandwich,
}

impl Rule {
    /// Whether it looks into the tricks, and not only at whose they are.
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

/// The tiles with the mark of complexity, by their numbers from 1: left out of
/// a first game (which ones is a house ruling).
const COMPLEX: [u8; 7] = [6, 11, 14, 15, 17, 18, 20];

/// One of the twenty tiles.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(try_from = "u8", into = "u8")]
pub struct Tile(u8);

impl Tile {
    /// All tiles in the order of the rulebook.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..TILES as u8).map(Self)
    }

    /// The number in the rulebook, 1 to 20.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The two faces.
    pub const fn faces(self) -> [Quest; 2] {
        [Quest(2 * self.0), Quest(2 * self.0 + 1)]
    }

    /// Whether it stays in the box in a first game.
    pub const fn is_complex(self) -> bool {
        !TileSet::SIMPLE.contains(self)
    }
}

bit_set! {
    /// A set of tiles, one bit each.
    pub(super) struct TileSet(u32) of Tile, |tile| tile.0, |bit| Tile(bit as u8)
}

impl TileSet {
    /// All twenty.
    pub const ALL: Self = Self((1 << TILES) - 1);

    /// Those of a first game: without the mark of complexity.
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

/// There is no tile of this number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSuchTile(u8);

impl Display for NoSuchTile {
    fn fmt(&self, to: &mut Formatter<'_>) -> Result {
        write!(to, "there is no tile {}", self.0)
    }
}

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
    /// All faces in the order of the rulebook.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..2 * TILES as u8).map(Self)
    }

    /// The tile it is a face of.
    pub const fn tile(self) -> Tile {
        Tile(self.0 / 2)
    }

    /// The name in saves.
    pub const fn name(self) -> &'static str {
        FACES[self.0 as usize / 2][self.0 as usize % 2].0
    }

    /// What it pays for.
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
