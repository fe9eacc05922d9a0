//! The Dwarf King: a card seen in a hand stays there until it is played or taken, or the hand is
//! passed on, and then it goes with the hand.

mod moments;

use crate::describe::Holds;
use crate::inspect::{Inspect, Spot, at};
use crate::witness::{Remembered, Witness};
use regalia::engine::{Seat, Setup};
use regalia::games::dwarf_king::{Card, CardSet, DwarfKing, Event, Options, Tile, View};
use regalia::ui::locale::Messages;

impl Inspect for DwarfKing {
    fn chance(&self, event: &Event) -> Option<(String, String)> {
        let deal = self.public.deal;
        Some(match event {
            Event::DealBegan { special, .. } => {
                (format!("special card of deal {deal}"), format!("{special:?}"))
            }
            Event::Dealt { seat, hand } => {
                (format!("hand of {seat:?} in deal {deal}"), format!("{hand:?}"))
            }
            Event::TileDrawn { tile, .. } => (format!("tile of deal {deal}"), format!("{tile:?}")),
            Event::Took { from, cards: Some(cards), .. } => {
                let hand = self.hands[from.index()].or(*cards);
                (format!("taken in deal {deal} of {hand:?}"), format!("{cards:?}"))
            }
            _ => return None,
        })
    }

    fn spots(&self) -> Vec<Spot> {
        let mut spots = Vec::new();
        for seat in self.public.all() {
            spots.extend(at(&format!("hand {}", seat.index()), self.hands[seat.index()]));
            let pile = self.public.spoils.cards[seat.index()];
            spots.extend(at(&format!("pile {}", seat.index()), pile));
        }
        spots.extend(at("trick", self.public.trick.cards.iter()));
        // Outside the deal: specials, and with three players a 2.
        let deck = self.public.deck();
        spots.extend(at("box", Card::all().filter(|&card| !deck.contains(card))));
        let used = &self.public.tiles_used;
        spots.extend(at("tiles used", used.iter()));
        spots.extend(at("tiles", Tile::all().filter(|tile| !used.contains(tile))));
        spots
    }
}

/// Remembers the cards known to be in each hand.
pub struct Hands(Vec<CardSet>);

impl Remembered for DwarfKing {
    type Witness = Hands;
}

impl Hands {
    /// Moves cards from one hand to another; `None` for unseen ones, which may be any.
    fn go(&mut self, from: Seat, to: Seat, cards: Option<CardSet>) {
        let left = &mut self.0[from.index()];
        *left = cards.map_or(CardSet::NONE, |cards| left.minus(cards));
        let there = &mut self.0[to.index()];
        *there = there.or(cards.unwrap_or(CardSet::NONE));
    }
}

impl Witness<DwarfKing> for Hands {
    fn new(setup: &Setup<Options>, seat: Seat, first: &View) -> Self {
        let mut hands = vec![CardSet::NONE; setup.seats];
        hands[seat.index()] = first.own.map_or(CardSet::NONE, |own| own.hand);
        Self(hands)
    }

    fn hears(&mut self, told: &[Event]) {
        let mut handed_on = None;
        for event in told {
            match event {
                Event::DealBegan { .. } => self.0.fill(CardSet::NONE),
                Event::Dealt { seat, hand: Some(hand) } => self.0[seat.index()] = *hand,
                Event::MusicianShown { seat, card } => {
                    self.0[seat.index()] = self.0[seat.index()].with(*card);
                }
                Event::Took { seat, from, cards } => self.go(*from, *seat, *cards),
                Event::GaveBack { seat, to, card } => {
                    self.go(*seat, *to, card.map(|card| CardSet::NONE.with(card)));
                }
                Event::Played { seat, card, .. } => {
                    self.0[seat.index()] = self.0[seat.index()].without(*card);
                }
                Event::SorcererUsed { seat, card, .. } => {
                    let hand = &mut self.0[seat.index()];
                    *hand = hand.without(Card::SORCERER).with(*card);
                }
                // All hands that change are told one after another.
                Event::HandReceived { seat, from, hand } => {
                    let before = handed_on.get_or_insert_with(|| self.0.clone());
                    self.0[seat.index()] = hand.unwrap_or(before[from.index()]);
                }
                _ => {}
            }
        }
    }

    fn refutes(&self, world: &DwarfKing) -> Option<String> {
        let missing = |(seat, &known): (usize, &CardSet)| {
            let missing = known.minus(world.hands[seat]);
            (!missing.is_empty()).then(|| format!("{missing:?} is in the hand of seat {seat}"))
        };
        self.0.iter().enumerate().find_map(missing)
    }
}

impl Holds for DwarfKing {
    fn holds(view: &View, messages: &Messages) -> Vec<String> {
        let hand = view.own.iter().flat_map(|own| own.hand.iter());
        hand.map(messages.dwarf_king().card).collect()
    }
}
