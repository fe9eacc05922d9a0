//! Where the cards of Sample Game lie.

use crate::inspect::{Inspect, Spot, at};
use regalia::games::sample_game::{CARDS, SampleGame};

impl Inspect for SampleGame {
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
