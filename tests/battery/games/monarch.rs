//! Monarch: a card that has joined a court stays there until it is replaced.

use crate::describe::Holds;
use crate::inspect::{Inspect, Spot, at};
use crate::witness::{Remembered, Witness};
use regalia::engine::{Seat, Setup};
use regalia::games::monarch::{Card, Event, Monarch, Options, Step};
use regalia::ui::locale::Messages;

impl Inspect for Monarch {
    fn chance(&self, event: &Event) -> Option<(String, String)> {
        let Event::TurnedUp { card, .. } = *event else { return None };
        let mut deck = self.deck;
        deck.add(card);
        Some((format!("card of {deck:?} after {} shuffles", self.shuffles), format!("{card:?}")))
    }

    fn spots(&self) -> Vec<Spot> {
        let mut spots = at("deck", self.deck.iter());
        spots.extend(at("discards", self.discards.iter()));
        spots.extend(at("row", self.row.iter().flatten()));
        spots.extend(at("waned", self.waned.iter()));
        for sister in self.all() {
            spots.extend(at(&format!("court {}", sister.index()), self.court(sister)));
            spots.extend(at(&format!("guests {}", sister.index()), self.guests(sister)));
        }
        for (number, land) in self.lands.iter().enumerate() {
            spots.extend(at(&format!("land {number}"), land.laid.iter()));
        }
        // A card between the row and its destination.
        if let Step::Seat(card) | Step::Send(card) | Step::Lay(card) = self.step {
            spots.extend(at("hand", [card]));
        }
        spots
    }
}

/// Remembers the cards of each court.
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

impl Holds for Monarch {
    /// Nothing is hidden.
    fn holds(view: &Self, messages: &Messages) -> Vec<String> {
        let w = messages.monarch();
        let all = view.all().flat_map(|seat| view.court(seat).iter().chain(view.guests(seat)));
        all.map(|&card| w.name(card).to_owned()).collect()
    }
}
