//! Sample Game: a card in the viewer's hand, or a played one, is in no other hand; and all players
//! hold what they have not played.

use crate::describe::Holds;
use crate::inspect::{Inspect, Spot, at};
use crate::witness::{Remembered, Witness};
use regalia::engine::{NoOptions, Seat, Setup};
use regalia::games::sample_game::{CARDS, Cards, Event, HAND, SampleGame, View};
use regalia::ui::locale::Messages;

impl Inspect for SampleGame {
    /// Chance decides nothing after the first hands.
    fn chance(&self, _: &Event) -> Option<(String, String)> {
        None
    }

    fn spots(&self) -> Vec<Spot> {
        let mut spots = Vec::new();
        for (seat, hand) in self.hands.iter().enumerate() {
            spots.extend(at(&format!("hand {seat}"), hand.iter()));
        }
        spots.extend(at("trick", self.public.trick.iter()));
        spots.extend(at("gone", self.public.gone.iter()));
        let seen: Vec<u8> = self
            .hands
            .iter()
            .flat_map(|hand| hand.iter())
            .chain(self.public.trick.iter())
            .chain(self.public.gone.iter())
            .copied()
            .collect();
        spots.extend(at("box", (1..=CARDS).filter(|card| !seen.contains(card))));
        spots
    }
}

/// A witness that remembers its first hand and every played card.
pub struct Watcher {
    seat: Seat,
    own: Cards,
    played: Vec<(Seat, u8)>,
}

impl Remembered for SampleGame {
    type Witness = Watcher;
}

impl Witness<SampleGame> for Watcher {
    fn new(_: &Setup<NoOptions>, seat: Seat, first: &View) -> Self {
        let (_, own) = first.own.expect("a seat sees its hand");
        Self { seat, own, played: Vec::new() }
    }

    fn hears(&mut self, told: &[Event]) {
        for event in told {
            if let Event::Played { seat, card } = event {
                self.played.push((*seat, *card));
            }
        }
    }

    fn refutes(&self, world: &SampleGame) -> Option<String> {
        for seat in Seat::all(world.public.seats) {
            let hand = &world.hands[seat.index()];
            let played = self.played.iter().filter(|(by, _)| *by == seat).count();
            if hand.len() != HAND - played {
                return Some(format!("{seat:?} has played {played} cards and holds {hand:?}"));
            }
            let gone = |card: &u8| self.played.iter().any(|(_, played)| played == card);
            let mine = |card: &u8| seat != self.seat && self.own.contains(card);
            if let Some(card) = hand.iter().find(|card| gone(card) || mine(card)) {
                return Some(format!("{seat:?} cannot hold {card}"));
            }
        }
        None
    }
}

impl Holds for SampleGame {
    fn holds(view: &View, messages: &Messages) -> Vec<String> {
        let hand = view.own.iter().flat_map(|(_, hand)| hand.iter());
        hand.map(|&card| (messages.sample_game().card)(card)).collect()
    }
}
