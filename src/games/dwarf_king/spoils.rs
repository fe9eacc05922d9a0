//! The tricks and cards won in a deal, and what a Quest pays for them.

use super::{Card, CardSet, Quest, Rule, Suit};
use crate::engine::{MAX_SEATS, Seat, bit_set};
use serde::{Deserialize, Serialize};

bit_set! {
    /// The tricks of one player, one bit each, the first trick lowest.
    #[derive(Serialize, Deserialize)]
    #[serde(transparent)]
    pub struct TrickSet(u16) of u8, |number| number, |bit| bit as u8
}

impl TrickSet {
    /// Returns the first `count` tricks of a deal.
    const fn opening(count: u8) -> Self {
        Self((1 << count) - 1)
    }

    /// Returns the length of the longest run of consecutive tricks.
    pub const fn longest_run(self) -> u32 {
        let (mut bits, mut run) = (self.0, 0);
        while bits != 0 {
            bits &= bits << 1;
            run += 1;
        }
        run
    }

    /// Returns the number of the third trick won, counted from 0; `None` if there are fewer.
    fn third(self) -> Option<u8> {
        self.iter().nth(2)
    }
}

/// The tricks and cards that all players have won so far in the deal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Spoils {
    /// The number of players.
    pub seats: u8,
    /// The number of tricks in the deal.
    pub tricks_in_deal: u8,
    /// The number of tricks won so far.
    pub tricks_done: u8,
    /// The tricks of each player.
    pub tricks: [TrickSet; MAX_SEATS],
    /// The cards of each player's tricks.
    pub cards: [CardSet; MAX_SEATS],
}

impl Spoils {
    /// Returns true if they may be those of a table of this many seats.
    pub(super) fn is_possible(&self, seats: usize) -> bool {
        let Self { tricks_in_deal, tricks_done, .. } = *self;
        usize::from(self.seats) == seats
            && u32::from(tricks_in_deal) < u16::BITS
            && tricks_done <= tricks_in_deal
            && self.tricks.iter().all(|tricks| tricks.0 >> tricks_done == 0)
    }

    /// Returns the number of tricks that the player has won.
    #[inline]
    pub fn count(&self, seat: Seat) -> usize {
        self.tricks[seat.index()].len()
    }

    /// Returns the number of tricks of each other player.
    fn other_counts(&self, seat: Seat) -> impl Iterator<Item = usize> {
        Seat::all(self.seats.into()).filter(move |&other| other != seat).map(|s| self.count(s))
    }

    fn previous(&self, seat: Seat) -> usize {
        self.count(seat.previous(self.seats.into()))
    }

    fn next(&self, seat: Seat) -> usize {
        self.count(seat.next(self.seats.into()))
    }

    /// Returns the Quest's points for what the player has won so far; at the end of the deal, the
    /// Quest entry of their score. Leaflet: « Calcul des scores »; Magic counts for nothing.
    #[inline]
    pub fn points(&self, quest: Quest, seat: Seat) -> i16 {
        self.points_of(quest.rule(), seat)
    }

    /// Returns a rule's points for what the player has won so far.
    #[inline]
    pub fn points_of(&self, rule: Rule, seat: Seat) -> i16 {
        let tricks = self.tricks[seat.index()];
        let cards = self.cards[seat.index()];
        let count = tricks.len();
        match rule {
            Rule::Series(each) => each * tricks.longest_run() as i16,
            Rule::Rearguard(each) => {
                let before = TrickSet::opening(self.tricks_in_deal - 4);
                each * tricks.minus(before).len() as i16
            }
            Rule::Numbered(a, b) => {
                4 * size(cards.and(CardSet::numbered(a).or(CardSet::numbered(b))))
            }
            Rule::Rout(suit) => -size(cards.of(suit)),
            Rule::ToTheRight => self.previous(seat) as i16,
            Rule::ToTheLeft => self.next(seat) as i16,
            Rule::Numbers(points) => {
                let mine = total_of_numbers(cards);
                let beaten = Seat::all(self.seats.into())
                    .filter(|&other| other != seat)
                    .all(|other| total_of_numbers(self.cards[other.index()]) < mine);
                if beaten { points } else { 0 }
            }
            Rule::Victories(each) => each * count as i16,
            Rule::Exactly(number) => five_if(count == number),
            Rule::Evens => five_if(count > 0 && count.is_multiple_of(2)),
            Rule::Odds => five_if(!count.is_multiple_of(2)),
            Rule::AllForOne => five_if(self.other_counts(seat).all(|other| other != count)),
            Rule::OneForAll => five_if(self.other_counts(seat).any(|other| other == count)),
            Rule::Over(plus, minus) => size(cards.of(plus)) - size(cards.of(minus)),
            Rule::CaptureKings => kings_less_queens(cards),
            Rule::CaptureQueens => -kings_less_queens(cards),
            Rule::Rhyme(each) => tricks.third().map_or(0, |mine| {
                let earlier = Seat::all(self.seats.into())
                    .filter_map(|other| self.tricks[other.index()].third())
                    .filter(|&theirs| theirs < mine);
                each * (3 + earlier.count() as i16)
            }),
            Rule::Triplets(each) => each * triplets(cards),
            Rule::GrandSlam => five_if(tricks.longest_run() >= 4),
            Rule::UtterChaos => {
                let lost = TrickSet::opening(self.tricks_done).minus(tricks);
                five_if(lost.longest_run() >= 4)
            }
            Rule::EliteArmy => {
                Suit::ALL.map(|suit| size(cards.of(suit))).into_iter().fold(99, i16::min)
            }
            Rule::MassiveArmy => {
                Suit::ALL.map(|suit| size(cards.of(suit))).into_iter().fold(0, i16::max)
            }
            Rule::Lowest(suit) => cards
                .of(suit)
                .minus(CardSet::FIGURES)
                .first()
                .and_then(Card::number)
                .map_or(0, i16::from),
            Rule::Nobility(each) => {
                each * (size(cards.and(CardSet::FIGURES)) + size(cards.of(Suit::Knights)))
            }
            Rule::InLine => {
                three_if(count < self.previous(seat)) + three_if(count > self.next(seat))
            }
            Rule::Sandwich => {
                three_if(count > self.previous(seat)) + three_if(count > self.next(seat))
            }
        }
    }
}

fn size(cards: CardSet) -> i16 {
    cards.len() as i16
}

fn five_if(fulfilled: bool) -> i16 {
    5 * i16::from(fulfilled)
}

fn three_if(fulfilled: bool) -> i16 {
    3 * i16::from(fulfilled)
}

fn kings_less_queens(cards: CardSet) -> i16 {
    3 * (size(cards.and(CardSet::KINGS)) - size(cards.and(CardSet::QUEENS)))
}

/// Returns the sum of all numbers 1 to 11 in a set of cards.
pub fn total_of_numbers(cards: CardSet) -> i16 {
    (1..=11).map(|number| i16::from(number) * size(cards.and(CardSet::numbered(number)))).sum()
}

/// Counts the ranks of which all three cards are in the set: one each, figures two.
fn triplets(cards: CardSet) -> i16 {
    let [a, b, c] = Suit::ALL.map(|suit| cards.in_row(suit));
    let whole = a & b & c;
    // The 11s and the 1s are specials, of which a deal has only one.
    (whole & 0x03fe).count_ones() as i16 + 2 * (whole & 0xf000).count_ones() as i16
}
