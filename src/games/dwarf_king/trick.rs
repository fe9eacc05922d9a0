//! A trick: what each card in it counts as, and which one wins.

use super::{Card, CardSet, Suit};
use crate::engine::{MAX_SEATS, Pile, Seat};
use serde::{Deserialize, Serialize};

/// The cards played one after the other, in turn order from the leader.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Trick {
    /// The player who leads.
    pub leader: Seat,
    /// The cards in the order played.
    pub cards: Pile<Card, MAX_SEATS>,
    /// The suit to follow, once a card has set it.
    pub led: Option<Suit>,
    /// The card that the trick's Mummy or Clone copies.
    pub copied: Option<Card>,
}

impl Trick {
    /// Creates an empty trick led by this player.
    pub fn new(leader: Seat) -> Self {
        Self { leader, cards: Pile::new(), led: None, copied: None }
    }

    /// Returns true if it may be at a table of this many seats.
    pub(super) fn is_possible(&self, seats: usize) -> bool {
        self.leader.index() < seats
            && self.cards.len() <= seats
            && self.set().len() == self.cards.len()
    }

    /// Returns true if some card wins it: one of the suit led, or one that needs none.
    pub(super) fn has_winner(&self) -> bool {
        let wins = |&card: &Card| match self.suit_of(card) {
            None => matches!(card, Card::EXCALIBUR | Card::DRAGON),
            suit => suit == self.led,
        };
        self.cards.is_empty() || self.cards.iter().any(wins)
    }

    /// Returns the player of the card at this place.
    pub fn player(&self, place: usize, seats: usize) -> Seat {
        self.leader.after(place, seats)
    }

    /// Returns the player of this card, if it is in the trick.
    pub fn player_of(&self, card: Card, seats: usize) -> Option<Seat> {
        let place = self.cards.iter().position(|&played| played == card)?;
        Some(self.player(place, seats))
    }

    /// Returns the cards as a set.
    pub fn set(&self) -> CardSet {
        self.cards.iter().copied().collect()
    }

    /// Returns the suit that a card counts as in this trick.
    pub fn suit_of(&self, card: Card) -> Option<Suit> {
        match card {
            Card::MUMMY | Card::CLONE => self.copied.and_then(Card::suit),
            _ => card.suit(),
        }
    }

    /// Returns the height of a card in this trick: its place in an order of all cards in which a
    /// Clone is between the card it copies and the next one.
    fn height(&self, card: Card) -> usize {
        let copied = self.copied.unwrap_or_default();
        match card {
            Card::MUMMY => 2 * copied.index(),
            Card::CLONE => 2 * copied.index() + 1,
            _ => 2 * card.index(),
        }
    }

    /// Plays the next card; `last` is the previous trick, which decides what a Mummy or a leading
    /// Clone copies.
    #[inline]
    pub fn play(&mut self, card: Card, last: Option<&Self>) {
        match card {
            Card::MUMMY => self.copied = last.map(Self::winning_card),
            Card::CLONE => {
                self.copied =
                    self.cards.last().or(last.and_then(|last| last.cards.last())).copied();
            }
            _ => {}
        }
        self.cards.push(card);
        if self.led.is_none() {
            self.led = self.suit_of(card);
        }
    }

    /// Returns the card that wins the trick so far. There must be a card.
    pub fn winning_card(&self) -> Card {
        self.cards[self.winning_place()]
    }

    /// Returns the place of the winning card in the trick. There must be a card.
    /// Leaflet: « Jeu de la carte ».
    #[inline]
    pub fn winning_place(&self) -> usize {
        match self.led {
            Some(led) if self.cards.iter().all(|card| card.suit().is_some()) => {
                self.highest_of(led)
            }
            _ => self.winning_place_with_magic(),
        }
    }

    /// Returns the place of the highest card of the suit led, in a trick without Magic.
    #[inline]
    fn highest_of(&self, led: Suit) -> usize {
        // Height and place form one number, so the maximum is found without a branch. If it is 0,
        // the lowest card of all was led and no player followed suit.
        let height = |(place, card): (usize, &Card)| {
            if card.suit() == Some(led) { 8 * card.index() + place } else { 0 }
        };
        self.cards.iter().enumerate().map(height).fold(0, usize::max) % 8
    }

    /// Returns the place of the winning card in a trick with any Magic cards.
    fn winning_place_with_magic(&self) -> usize {
        let mut best = None;
        let mut ace = None;
        let mut dragon = None;
        for (place, &card) in self.cards.iter().enumerate() {
            match card {
                Card::EXCALIBUR => return place,
                Card::DRAGON => dragon = Some(place),
                _ => {}
            }
            if CardSet::ACES.contains(card) {
                ace = Some(place);
            }
            if self.suit_of(card) == self.led
                && self.led.is_some()
                && best.is_none_or(|(height, _)| height < self.height(card))
            {
                best = Some((self.height(card), place));
            }
        }
        let best = best.map(|(_, place)| place);
        match (dragon, ace) {
            (None, _) => best,
            (Some(dragon), None) => Some(dragon),
            // Nothing ranks above the Ace of the suit led.
            (Some(_), Some(last_ace)) => {
                best.filter(|&place| CardSet::ACES.contains(self.cards[place])).or(Some(last_ace))
            }
        }
        .expect("one card of a trick always wins")
    }
}
