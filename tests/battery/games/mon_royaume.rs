//! Mon Royaume: a hand that the seat has held or passed on is known, wherever it goes, less the
//! tiles picked from it openly since.

use crate::describe::Holds;
use crate::inspect::{Inspect, Spot, at};
use crate::witness::{Remembered, Witness};
use regalia::engine::{Seat, Setup};
use regalia::games::mon_royaume::{
    Adventure, BARD_CARDS, BARD_TOKENS, Bag, Event, MARKERS, MonRoyaume, Options, Tale, TaleSet,
    Tile, Token, View,
};
use regalia::ui::locale::Messages;

impl Inspect for MonRoyaume {
    fn chance(&self, event: &Event) -> Option<(String, String)> {
        let round = self.public.round;
        Some(match event {
            Event::Dealt { seat, hand } => {
                (format!("hand of {seat:?} in round {round}"), format!("{hand:?}"))
            }
            Event::AdventuresShown { cards } => {
                (format!("Adventures of round {round}"), format!("{cards:?}"))
            }
            // By now all players have the tokens drawn before.
            Event::Picked { .. } | Event::Laid { .. } => {
                let out = Token::ALL
                    .map(|kind| self.tokens.iter().map(|tokens| tokens[kind as usize]).sum::<u8>());
                (format!("the first {} tokens", out.iter().sum::<u8>()), format!("{out:?}"))
            }
            Event::BardPlayed { number, card, .. } => {
                (format!("card {number} of the show"), format!("{card:?}"))
            }
            Event::Serenade { card, .. } => {
                let ending = self.public.ending.as_ref().expect("the show is at the end");
                let number = ending.serenades.iter().flatten().count();
                (format!("serenade {number}"), format!("{card:?}"))
            }
            _ => return None,
        })
    }

    fn spots(&self) -> Vec<Spot> {
        let public = &self.public;
        let mut spots = Vec::new();
        for seat in public.all() {
            let n = seat.index();
            spots.extend(at(&format!("hand {n}"), self.hands[n].iter()));
            let kingdom = self.building[n].tiles();
            spots.extend(at(&format!("kingdom {n}"), kingdom.iter()));
            spots.extend(at(&format!("taken {n}"), public.taken[n].minus(kingdom).iter()));
            spots.extend(at(&format!("tales {n}"), public.tales[n].iter()));
            for (kind, count) in Token::ALL.into_iter().zip(self.tokens[n]) {
                spots.extend(at(&format!("tokens {n}"), (0..count).map(|_| kind)));
            }
            spots.extend(at(&format!("markers {n}"), (0..public.markers[n]).map(|_| "marker")));
        }
        spots.extend(at("discards", self.discards.iter()));
        spots.extend(at("tiles", self.undealt().iter()));
        spots.extend(at("box of tiles", Bag::box_of_tiles().minus(public.deck).iter()));
        let tales = public.all().flat_map(|seat| public.tales[seat.index()].iter());
        let tales: TaleSet = tales.collect();
        spots.extend(at("box of tales", Tale::all().filter(|&tale| !tales.contains(tale))));
        let given: u8 = public.markers.iter().sum();
        spots.extend(at("markers", (given..MARKERS).map(|_| "marker")));
        spots.extend(at("adventures", public.adventures.iter()));
        for card in Adventure::all() {
            let shown = public.adventures.iter().filter(|&&other| other == card).count() as u8;
            spots.extend(at("adventures to come", (shown..card.copies()).map(|_| card)));
        }
        for (n, kind) in Token::ALL.into_iter().enumerate() {
            let held: u8 = public.all().map(|seat| self.tokens[seat.index()][n]).sum();
            spots.extend(at("tokens", (held..BARD_TOKENS[n]).map(|_| kind)));
            let shown = public.ending.iter().flat_map(|ending| {
                ending.cards.iter().copied().chain(ending.serenades.into_iter().flatten())
            });
            let shown = shown.filter(|&card| card == kind).count() as u8;
            let card = format!("{kind:?} card");
            spots.extend(at("show", (0..shown).map(|_| card.as_str())));
            spots.extend(at("bard", (shown..BARD_CARDS[n]).map(|_| card.as_str())));
        }
        spots
    }
}

/// Remembers the hands.
pub struct Hands {
    /// The tiles known of each seat's hand.
    held: Vec<Option<Vec<Tile>>>,
    /// Tiles known to be among the discards.
    discards: Vec<Tile>,
}

impl Remembered for MonRoyaume {
    type Witness = Hands;
}

fn tiles(bag: Bag) -> Vec<Tile> {
    bag.iter().collect()
}

/// Removes one such tile.
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
                // All hands that change are told one after another.
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

impl Holds for MonRoyaume {
    fn holds(view: &View, messages: &Messages) -> Vec<String> {
        let (Some(own), w) = (view.own, messages.mon_royaume()) else { return Vec::new() };
        let name = |tile: Tile| w.tiles[tile.index()].to_owned();
        let laid = own.kingdom.standing();
        let held = own.hand().iter().chain(own.spare.iter()).chain(laid.iter());
        let tokens = Token::ALL.into_iter().flat_map(|kind| {
            (0..own.tokens[kind as usize]).map(move |_| w.tokens[kind as usize].to_owned())
        });
        let told = view.public.tales[own.seat.index()];
        let told = told.iter().map(|tale| w.tales[tale.index()].to_owned());
        if view.public.ending.is_some() {
            return Vec::new();
        }
        held.map(name).chain(tokens).chain(told).collect()
    }
}
