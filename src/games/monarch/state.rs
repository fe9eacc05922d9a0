//! The table as everybody sees it, and the step that a turn has come to.

use super::{
    BANNERS, Banner, Card, Goods, LANDS, Land, LandKind, Moon, Options, PATHS, Spaces, Stock,
};
use crate::engine::{Pile, Seat};
use serde::{Deserialize, Serialize};

/// The most sisters there are.
pub const MAX_SISTERS: usize = 4;

/// The spaces of a court.
pub const SPACES: usize = 7;

/// The cards of the market row.
pub const ROW: usize = 5;

/// After so many rounds the game ends and is scored (house ruling).
pub const MOST_ROUNDS: u8 = 60;

/// What is asked now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Anything that a turn allows.
    Turn,
    /// Where the Court Card just acquired goes.
    Seat(Card),
    /// Who gets the Guest just acquired.
    Send(Card),
    /// Where the improvement just acquired or found goes.
    Lay(Card),
    /// Which Guests of hers go; up to so many more.
    Dismiss(u8),
    /// How much the sister to speak pledges.
    Pledge(Pledging),
    /// Which of the villages of highest yield suffers the invasion.
    Invasion,
    /// The game is over.
    Over,
}

/// A joint payment under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Pledging {
    /// The Moon that asks for it, by the card's name.
    pub moon: Card,
    /// Who speaks.
    pub speaker: Seat,
    /// How many have spoken, both rounds together.
    pub spoken: u8,
    /// What each has pledged.
    pub pledged: [u8; MAX_SISTERS],
}

impl Pledging {
    /// What has been pledged so far.
    pub fn total(&self) -> u8 {
        self.pledged.iter().sum()
    }
}

/// What the active sister has done this turn and cannot do again.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Done {
    /// Harvested or taxed.
    pub gathered: bool,
    /// Swept for nothing, by the Banner of Culture.
    pub swept: bool,
    /// Two sisters: taken an improvement for nothing.
    pub claimed: bool,
}

/// The whole game. Only the order of the deck is hidden, and that nobody chose
/// (see [`Stock`]): so this is also what everybody sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Monarch {
    /// What was agreed.
    pub options: Options,
    /// How many sisters play.
    pub sisters: u8,
    /// Who began.
    pub first: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// The round, counted from 1.
    pub round: u8,
    /// What is asked.
    pub step: Step,
    /// What has been done this turn.
    pub done: Done,
    /// Gold and food by sister.
    pub stores: [Goods; MAX_SISTERS],
    /// The courts, in the order of their spaces.
    pub courts: [Spaces; MAX_SISTERS],
    /// The Guests near each court.
    pub guests: [Pile<Card, 6>; MAX_SISTERS],
    /// Who flies each Banner.
    pub banners: [Option<Seat>; BANNERS.len()],
    /// The nine boards, row by row.
    pub lands: [Land; LANDS],
    /// The market row; a spot is empty only while something is resolved, or
    /// when deck and discard pile have run out.
    pub row: [Option<Card>; ROW],
    /// The market deck.
    pub deck: Stock,
    /// The discard pile.
    pub discards: Stock,
    /// The Moons that have been resolved and are back in the box.
    pub waned: Pile<Card, 8>,
}

impl Monarch {
    /// How many sisters play.
    #[inline]
    pub const fn sisters(&self) -> usize {
        self.sisters as usize
    }

    /// The sisters in turn order.
    pub fn all(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<> {
        Seat::all(self.sisters())
    }

    /// Who decides now.
    #[inline]
    pub const fn mover(&self) -> Seat {
        match self.step {
            Step::Pledge(pledging) => pledging.speaker,
            _ => self.active,
        }
    }

    /// A sister's gold and food.
    #[inline]
    pub const fn store(&self, sister: Seat) -> Goods {
        self.stores[sister.index()]
    }

    /// A sister's Court Cards.
    #[inline]
    pub fn court(&self, sister: Seat) -> &[Card] {
        &self.courts[sister.index()]
    }

    /// A sister's Unwanted Guests.
    #[inline]
    pub fn guests(&self, sister: Seat) -> &[Card] {
        &self.guests[sister.index()]
    }

    /// The first spot of the row without a card.
    #[inline]
    pub(super) fn empty_spot(&self) -> Option<usize> {
        let empty = |spots: u32, card: &Option<Card>| spots << 1 | u32::from(card.is_none());
        let spots = self.row.iter().rev().fold(0, empty);
        (spots != 0).then(|| spots.trailing_zeros() as usize)
    }

    /// A sister's place in the turn order of a round, counted from 0.
    #[inline]
    pub const fn turn_of(&self, sister: Seat) -> usize {
        sister.steps_after(self.first, self.sisters())
    }

    /// Whether the sister flies this Banner.
    #[inline]
    pub fn flies(&self, sister: Seat, banner: Banner) -> bool {
        self.banners[banner as usize] == Some(sister)
    }

    /// The Banners that the sister flies.
    pub fn flown(&self, sister: Seat) -> impl Iterator<Item = Banner> + '_ {
        BANNERS.into_iter().filter(move |&banner| self.flies(sister, banner))
    }

    /// How many Banners the sister may fly: with two sisters two, else one.
    pub const fn most_banners(&self) -> usize {
        if self.sisters == 2 { 2 } else { 1 }
    }

    /// What a holder of Wisdom or Bounty takes from the supply: with two sisters double.
    pub const fn banner_share(&self) -> u16 {
        if self.sisters == 2 { 2 } else { 1 }
    }

    /// The boards of a kind with their numbers.
    pub fn boards(&self, kind: LandKind) -> impl Iterator<Item = (u8, &Land)> {
        (0..).zip(&self.lands).filter(move |(_, land)| land.kind == kind)
    }

    /// What all boards of a kind yield together.
    pub fn yields(&self, kind: LandKind) -> u16 {
        let of = |land: &Land| if land.kind == kind { land.yields() } else { 0 };
        self.lands.iter().map(|land| u16::from(of(land))).sum()
    }

    /// The food that taxing costs: 1 a village, whatever it yields.
    pub fn feed(&self) -> u16 {
        self.boards(LandKind::Village).count() as u16
    }

    /// How many Court Cards of each path a sister has.
    #[inline]
    pub fn paths_of_court(&self, sister: Seat) -> [u8; PATHS.len()] {
        self.courts[sister.index()].sums().paths()
    }

    /// How many visible improvements there are of each path.
    #[inline]
    pub fn paths_of_land(&self) -> [u8; PATHS.len()] {
        let mut paths = [0; PATHS.len()];
        for land in &self.lands {
            if let Some(path) = land.top().and_then(|top| top.path) {
                paths[path as usize] += 1;
            }
        }
        paths
    }

    /// The villages that an invasion would strike: those of highest yield, if
    /// they are improved.
    pub fn exposed(&self) -> Pile<u8, LANDS> {
        let improved = || self.boards(LandKind::Village).filter(|(_, land)| !land.laid.is_empty());
        let highest = improved().map(|(_, land)| land.yields()).max();
        improved()
            .filter(|(_, land)| Some(land.yields()) == highest)
            .map(|(number, _)| number)
            .collect()
    }

    /// The Moon of a joint payment with its price.
    pub fn asked(&self, pledging: &Pledging) -> (Moon, Goods) {
        let super::Face::Moon(moon) = pledging.moon.face() else {
            unreachable!("only Moons ask for pledges")
        };
        (moon, moon.price(self.sisters()).expect("only joint Moons ask for pledges"))
    }
}
