//! Monarch: what has joined a court is there until it is replaced.

use crate::witness::{Remembered, Witness};
use regalia::engine::{Seat, Setup};
use regalia::games::monarch::{Card, Event, Monarch, Options};

/// Who watches the courts.
pub struct Courts(Vec<(Seat, Card)>);

impl Remembered for Monarch {
    type Witness = Courts;
}

impl Witness<Monarch> for Courts {
    fn new(_: &Setup<Options>, _: Seat, _: &Monarch) -> Self {
        Self(Vec::new())
    }

    fn hears(&mut self, told: &[Event]) {
        for event in told {
            if let Event::Joined { seat, card, replaced, .. } = event {
                self.0.retain(|&(owner, here)| owner != *seat || Some(here) != *replaced);
                self.0.push((*seat, *card));
            }
        }
    }

    fn refutes(&self, world: &Monarch) -> Option<String> {
        let gone = self.0.iter().find(|(owner, card)| !world.court(*owner).contains(card));
        gone.map(|(owner, card)| format!("{card} is in the court of {owner:?}"))
    }
}
