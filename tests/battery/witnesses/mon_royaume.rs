//! Mon Royaume: a hand that one has held or given on is known, less what was
//! picked from it openly since, wherever it goes.

use crate::witness::{Remembered, Witness};
use regalia::engine::{Seat, Setup};
use regalia::games::mon_royaume::{Bag, Event, MonRoyaume, Options, Tile, View};

/// Who remembers the hands.
pub struct Hands {
    /// What is known of the hand that each seat holds.
    held: Vec<Option<Vec<Tile>>>,
    /// Tiles known to lie among the discards.
    discards: Vec<Tile>,
}

impl Remembered for MonRoyaume {
    type Witness = Hands;
}

fn tiles(bag: Bag) -> Vec<Tile> {
    bag.iter().collect()
}

/// Takes one such tile out.
fn take(tiles: &mut Vec<Tile>, tile: Tile) {
    let place = tiles.iter().position(|&other| other == tile);
    tiles.remove(place.expect("the tile was in the hand"));
}

impl Witness<MonRoyaume> for Hands {
    fn new(setup: &Setup<Options>, seat: Seat, first: &View) -> Self {
        let mut held = vec![None; setup.seats];
        held[seat.index()] = first.own.as_ref().map(|own| tiles(own.hand()));
        Self { held, discards: Vec::new() }
    }

    fn hears(&mut self, told: &[Event]) {
        let mut passed_on = None;
        for event in told {
            match event {
                Event::RoundBegan { .. } => self.held.fill(None),
                Event::Dealt { seat, hand: Some(hand) } => {
                    self.held[seat.index()] = Some(tiles(*hand));
                }
                Event::Revealed { tiles } => {
                    for (held, &tile) in self.held.iter_mut().zip(tiles.iter()) {
                        held.iter_mut().for_each(|held| take(held, tile));
                    }
                }
                // All hands that change are told one after the other.
                Event::Received { seat, from, hand } => {
                    let before = passed_on.get_or_insert_with(|| self.held.clone());
                    let known = before[from.index()].clone();
                    self.held[seat.index()] = hand.map(tiles).or(known);
                }
                Event::Discarded { seat, tile, .. } => {
                    self.discards.extend(*tile);
                    self.held[seat.index()] = None;
                }
                _ => {}
            }
        }
    }

    fn refutes(&self, world: &MonRoyaume) -> Option<String> {
        for (seat, held) in self.held.iter().enumerate() {
            if let Some(held) = held {
                let mut known = held.clone();
                let mut there = tiles(world.hands[seat]);
                known.sort_unstable();
                there.sort_unstable();
                if known != there {
                    return Some(format!("seat {seat} holds {known:?}, not {there:?}"));
                }
            }
        }
        let mut discards = tiles(world.discards);
        for tile in &self.discards {
            match discards.iter().position(|other| other == tile) {
                Some(place) => drop(discards.remove(place)),
                None => return Some(format!("{tile:?} lies among the discards")),
            }
        }
        None
    }
}
