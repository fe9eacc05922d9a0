//! The state of the game, and the step of the current turn.

use super::{
    BANNERS, Banner, Card, Goods, LANDS, Land, LandKind, Moon, Options, PATHS, Spaces, Stock,
};
use crate::engine::{Pile, Seat, Setup};
use serde::{Deserialize, Serialize};

/// The maximum number of sisters.
pub const MAX_SISTERS: usize = 4;

/// The number of cards in the market row.
pub const ROW: usize = 5;

/// The game ends and is scored after this many rounds (house ruling).
pub const MOST_ROUNDS: u8 = 60;

/// The kind of decision to make.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Any decision that a turn allows.
    Turn,
    /// Choose a space for the Court Card just acquired.
    Seat(Card),
    /// Choose the sister who gets the Guest just acquired.
    Send(Card),
    /// Choose a board for the improvement just acquired or found.
    Lay(Card),
    /// Choose a Guest of hers to discard; at most this many more.
    Dismiss(u8),
    /// Choose the amount that the speaking sister pledges.
    Pledge(Pledging),
    /// Choose the village of highest yield that suffers the invasion.
    Invasion,
    /// The game is over.
    Over,
}

/// A joint payment in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Pledging {
    /// The card of its Moon.
    pub moon: Card,
    /// The sister who speaks.
    pub speaker: Seat,
    /// The number of times that sisters have spoken, both rounds together.
    pub spoken: u8,
    /// The pledge of each sister.
    pub pledged: [u8; MAX_SISTERS],
}

impl Pledging {
    /// Returns the sum of the pledges so far.
    pub fn total(&self) -> u8 {
        self.pledged.iter().sum()
    }
}

/// The once-per-turn options that the active sister has used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Done {
    /// She has harvested or taxed.
    pub gathered: bool,
    /// She has swept for free, by the Banner of Culture.
    pub swept: bool,
    /// Two sisters: she has taken an improvement for free.
    pub claimed: bool,
}

/// The whole game. Only the order of the deck is hidden, and it is not part of the state (see
/// [`Stock`]), so this is also every viewer's view.
///
/// ```
/// use regalia::engine::{Game, Rng, Setup, Viewer};
/// use regalia::games::monarch::{Monarch, Options};
///
/// let setup = Setup { seats: 4, options: Options::default() };
/// let mut chance = Rng::for_match(1);
/// let game = Monarch::new(&setup, &mut chance);
///
/// assert_eq!(game.view(Viewer::Public), game);
/// assert_eq!(Monarch::sample(&game, &mut chance), game);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Monarch {
    /// The rules options.
    pub options: Options,
    /// The number of sisters.
    pub sisters: u8,
    /// The first sister.
    pub first: Seat,
    /// The sister whose turn it is.
    pub active: Seat,
    /// The round, counted from 1.
    pub round: u8,
    /// The kind of decision to make.
    pub step: Step,
    /// The once-per-turn options used this turn.
    pub done: Done,
    /// Gold and food by sister.
    pub stores: [Goods; MAX_SISTERS],
    /// The courts, in the order of their spaces.
    pub courts: [Spaces; MAX_SISTERS],
    /// The Guests near each court.
    pub guests: [Pile<Card, 6>; MAX_SISTERS],
    /// The holder of each Banner.
    pub banners: [Option<Seat>; BANNERS.len()],
    /// The nine boards, row by row.
    pub lands: [Land; LANDS],
    /// The market row; a spot is empty only while something is resolved, or if deck and discard
    /// pile have run out.
    pub row: [Option<Card>; ROW],
    /// The market deck.
    pub deck: Stock,
    /// The discard pile.
    pub discards: Stock,
    /// The number of times that the deck was shuffled since the set-up.
    pub shuffles: u16,
    /// The Moons that have been resolved and are back in the box.
    pub waned: Pile<Card, 8>,
}

impl Monarch {
    /// Returns the number of sisters.
    #[inline]
    pub const fn sisters(&self) -> usize {
        self.sisters as usize
    }

    /// Iterates over the sisters in turn order.
    pub fn all(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<> {
        Seat::all(self.sisters())
    }

    /// Returns the sister to move.
    #[inline]
    pub const fn mover(&self) -> Seat {
        match self.step {
            Step::Pledge(pledging) => pledging.speaker,
            _ => self.active,
        }
    }

    /// Returns a sister's gold and food.
    #[inline]
    pub const fn store(&self, sister: Seat) -> Goods {
        self.stores[sister.index()]
    }

    /// Returns a sister's Court Cards.
    #[inline]
    pub fn court(&self, sister: Seat) -> &[Card] {
        &self.courts[sister.index()]
    }

    /// Returns a sister's Unwanted Guests.
    #[inline]
    pub fn guests(&self, sister: Seat) -> &[Card] {
        &self.guests[sister.index()]
    }

    /// Returns the first empty spot in the row.
    #[inline]
    pub(super) fn empty_spot(&self) -> Option<usize> {
        let empty = |spots: u32, card: &Option<Card>| spots << 1 | u32::from(card.is_none());
        let spots = self.row.iter().rev().fold(0, empty);
        (spots != 0).then(|| spots.trailing_zeros() as usize)
    }

    /// Returns a sister's place in the turn order of a round, counted from 0.
    #[inline]
    pub const fn turn_of(&self, sister: Seat) -> usize {
        sister.steps_after(self.first, self.sisters())
    }

    /// Returns true if the sister flies this Banner.
    #[inline]
    pub fn flies(&self, sister: Seat, banner: Banner) -> bool {
        self.banners[banner as usize] == Some(sister)
    }

    /// Iterates over the Banners that the sister flies.
    pub fn flown(&self, sister: Seat) -> impl Iterator<Item = Banner> + '_ {
        BANNERS.into_iter().filter(move |&banner| self.flies(sister, banner))
    }

    /// Returns the number of Banners that a sister may fly: two with two sisters, otherwise one.
    pub const fn most_banners(&self) -> usize {
        if self.sisters == 2 { 2 } else { 1 }
    }

    /// Returns the amount that a holder of Wisdom or Bounty takes from the supply: double with two
    /// sisters.
    pub const fn banner_share(&self) -> u16 {
        if self.sisters == 2 { 2 } else { 1 }
    }

    /// Iterates over the boards of a kind with their numbers.
    pub fn boards(&self, kind: LandKind) -> impl Iterator<Item = (u8, &Land)> {
        (0..).zip(&self.lands).filter(move |(_, land)| land.kind == kind)
    }

    /// Returns the total yield of all boards of a kind.
    pub fn yields(&self, kind: LandKind) -> u16 {
        let of = |land: &Land| if land.kind == kind { land.yields() } else { 0 };
        self.lands.iter().map(|land| u16::from(of(land))).sum()
    }

    /// Returns the food that taxing costs: 1 for each village, whatever it yields.
    pub fn feed(&self) -> u16 {
        self.boards(LandKind::Village).count() as u16
    }

    /// Returns the number of a sister's Court Cards by path.
    #[inline]
    pub fn paths_of_court(&self, sister: Seat) -> [u8; PATHS.len()] {
        self.courts[sister.index()].sums().paths()
    }

    /// Returns the number of visible improvements by path.
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

    /// Returns the villages that an invasion would strike: those of highest yield, if they are
    /// improved.
    pub fn exposed(&self) -> Pile<u8, LANDS> {
        let improved = || self.boards(LandKind::Village).filter(|(_, land)| !land.laid.is_empty());
        let highest = improved().map(|(_, land)| land.yields()).max();
        improved()
            .filter(|(_, land)| Some(land.yields()) == highest)
            .map(|(number, _)| number)
            .collect()
    }

    /// Returns true if another device may tell this state of such a table: every card is where one of
    /// its kind can be, and there are no more of them than in the box.
    pub(super) fn is_possible(&self, setup: &Setup<Options>) -> bool {
        if self.sisters() != setup.seats {
            return false;
        }
        let (shown, is_possible) = match self.step {
            Step::Seat(card) => (Some(card), card.court().is_some()),
            Step::Send(card) => (Some(card), card.guest().is_some()),
            Step::Lay(card) => (Some(card), card.improvement().is_some()),
            Step::Pledge(Pledging { moon, speaker, spoken, pledged }) => {
                let total: u16 = pledged.into_iter().map(u16::from).sum();
                let price = match moon.face() {
                    super::Face::Moon(moon) => moon.price(setup.seats),
                    _ => None,
                };
                let is_asked = price.is_some_and(|price| total <= price.amount());
                let is_spoken = usize::from(spoken) <= 2 * setup.seats;
                (None, is_asked && is_spoken && speaker.index() < setup.seats)
            }
            _ => (None, true),
        };
        let courts = || self.courts.iter().flat_map(|court| court.iter().copied());
        let guests = || self.guests.iter().flat_map(|guests| guests.iter().copied());
        let laid = || self.lands.iter().flat_map(|land| land.laid.iter().copied());
        let cards = courts().chain(guests()).chain(laid()).chain(shown);
        let cards = cards.chain(self.row.into_iter().flatten()).chain(self.waned.iter().copied());
        let cards = cards.chain(self.deck.iter()).chain(self.discards.iter());
        let mut left = Stock::whole();
        let mut is_there = |card: Card| {
            let is_left = left.count(card) > 0;
            if is_left {
                left.take(card);
            }
            is_left
        };
        let seats = self.banners.iter().flatten().chain([&self.first, &self.active]);
        self.options == setup.options
            && is_possible
            && seats.into_iter().all(|seat| seat.index() < setup.seats)
            && courts().all(|card| card.court().is_some())
            && guests().all(|card| card.guest().is_some())
            && laid().all(|card| card.improvement().is_some())
            && cards.into_iter().all(&mut is_there)
    }

    /// Returns the Moon of a joint payment and its price.
    pub fn asked(&self, pledging: &Pledging) -> (Moon, Goods) {
        let super::Face::Moon(moon) = pledging.moon.face() else {
            unreachable!("only Moons ask for pledges")
        };
        (moon, moon.price(self.sisters()).expect("only joint Moons ask for pledges"))
    }
}
