//! The Penniless King: every Plot card in a hand was drawn from one of the piles, whose contents
//! were known in sum; every seen Rogue is where it was seen, or where it was moved.

use crate::describe::Holds;
use crate::inspect::{self, Inspect, at};
use crate::witness::{Remembered, Witness};
use regalia::engine::{NoOptions, Seat, Setup};
use regalia::games::penniless_king::{Event, PennilessKing, Plot, Rogue, Spot, Tally, View};
use regalia::ui::locale::Messages;

impl Inspect for PennilessKing {
    fn chance(&self, event: &Event) -> Option<(String, String)> {
        Some(match event {
            Event::Drew { plots: Some(plots), .. } => {
                let pile = self.pile.and(*plots);
                let shuffles = self.public.reshuffles;
                let purpose = format!("{} Plots of {pile:?}, shuffled {shuffles}", plots.len());
                (purpose, format!("{plots:?}"))
            }
            Event::DrewRogue { rogue, .. } => {
                (format!("Rogue when the bag holds {}", self.public.bag), format!("{rogue:?}"))
            }
            _ => return None,
        })
    }

    fn spots(&self) -> Vec<inspect::Spot> {
        let mut spots = Vec::new();
        for spot in self.public.taken() {
            spots.extend(at(&format!("spot {spot}"), [self.rogues[spot.index()]]));
        }
        for seat in self.public.all() {
            let number = seat.index();
            spots.extend(at(&format!("home {number}"), self.home[number].iter()));
            spots.extend(at(&format!("dropped by {number}"), self.dropped[number].iter()));
            spots.extend(at(&format!("hand {number}"), self.hands[number].iter()));
            if !self.public.right_hands.contains(seat) {
                spots.extend(at(&format!("line 3 of {number}"), [Rogue::RightHand]));
            }
        }
        spots.extend(at("bag", self.bag.iter()));
        spots.extend(at("pile", self.pile.iter()));
        spots.extend(at("discards", self.public.discards.iter()));
        spots
    }
}

/// A player's act with a Plot card: a draw from this pile, or a discard.
#[derive(Clone, Copy)]
enum Deed {
    Drew(usize),
    LetGo(Plot),
}

/// Remembers all draws and discards, and the Rogues seen.
pub struct Watcher {
    seat: Seat,
    /// The contents of each draw pile when it was new.
    piles: Vec<Vec<Plot>>,
    /// The number of cards left in the present pile.
    left: usize,
    /// Each player's acts, from the beginning.
    deeds: Vec<Vec<Deed>>,
    /// The seat's draws, by pile.
    own: Vec<(usize, Plot)>,
    discards: Vec<Plot>,
    rogues: Vec<(Spot, Rogue)>,
}

/// The number of explanations tried before the search gives up.
const WAYS: u32 = 20_000;

/// A search through all assignments of cards to the piles they came from.
struct Ways<'a> {
    deeds: &'a [(usize, Deed)],
    /// The cards left to account for, by pile.
    left: Vec<Vec<Plot>>,
    /// By seat and pile, the drawn cards that are not accounted for.
    open: Vec<Vec<usize>>,
    tried: u32,
}

impl Ways<'_> {
    fn exist(&mut self, from: usize) -> bool {
        self.tried += 1;
        if self.tried > WAYS {
            return true;
        }
        let Some(&(seat, deed)) = self.deeds.get(from) else { return true };
        match deed {
            Deed::Drew(pile) => {
                self.open[seat][pile] += 1;
                let exist = self.exist(from + 1);
                self.open[seat][pile] -= 1;
                exist
            }
            Deed::LetGo(plot) => (0..self.left.len()).any(|pile| {
                let place = self.left[pile].iter().position(|&card| card == plot);
                let Some(place) = place.filter(|_| self.open[seat][pile] > 0) else {
                    return false;
                };
                self.left[pile].remove(place);
                self.open[seat][pile] -= 1;
                let exist = self.exist(from + 1);
                self.open[seat][pile] += 1;
                self.left[pile].insert(place, plot);
                exist
            }),
        }
    }
}

impl Remembered for PennilessKing {
    type Witness = Watcher;
}

impl Watcher {
    fn draws(&mut self, seat: Seat, count: u8, plots: Option<Tally<Plot>>) {
        let pile = self.piles.len() - 1;
        self.deeds[seat.index()].extend((0..count).map(|_| Deed::Drew(pile)));
        self.own.extend(plots.into_iter().flat_map(Tally::iter).map(|plot| (pile, plot)));
        self.left -= usize::from(count);
    }

    fn is_seen(&mut self, spot: Spot, rogue: Rogue) {
        self.rogues.retain(|&(here, _)| here != spot);
        self.rogues.push((spot, rogue));
    }
}

impl Witness<PennilessKing> for Watcher {
    fn new(setup: &Setup<NoOptions>, seat: Seat, first: &View) -> Self {
        let all: Vec<Plot> = Plot::ALL.into_iter().flat_map(|plot| [plot, plot]).collect();
        let mut watcher = Self {
            seat,
            left: all.len(),
            piles: vec![all],
            deeds: vec![Vec::new(); setup.seats],
            own: Vec::new(),
            discards: Vec::new(),
            rogues: Vec::new(),
        };
        for player in Seat::all(setup.seats) {
            let mine = first.own.filter(|own| own.seat == player);
            watcher.draws(player, 1, mine.map(|own| own.hand));
        }
        watcher
    }

    fn hears(&mut self, told: &[Event]) {
        for event in told {
            match event {
                Event::Drew { seat, count, plots, .. } => self.draws(*seat, *count, *plots),
                Event::Reshuffled => {
                    assert_eq!(self.left, 0, "only an empty pile is made anew");
                    self.left = self.discards.len();
                    self.piles.push(std::mem::take(&mut self.discards));
                }
                Event::Discarded { seat, plot } | Event::Played { seat, plot, .. } => {
                    self.deeds[seat.index()].push(Deed::LetGo(*plot));
                    self.discards.push(*plot);
                }
                Event::LookedAt { spot, rogue: Some(rogue), .. }
                | Event::Turned { spot, rogue, .. } => self.is_seen(*spot, *rogue),
                Event::WentHome { spot, .. } => self.rogues.retain(|&(here, _)| here != *spot),
                Event::Moved { from, to, .. }
                | Event::Placed { from: Some(from), spot: to, .. } => {
                    for (spot, _) in self.rogues.iter_mut().filter(|(spot, _)| spot == from) {
                        *spot = *to;
                    }
                }
                Event::Swapped { a, b, .. } => {
                    for (spot, _) in &mut self.rogues {
                        *spot = match *spot {
                            here if here == *a => *b,
                            here if here == *b => *a,
                            elsewhere => elsewhere,
                        };
                    }
                }
                _ => {}
            }
        }
    }

    fn refutes(&self, world: &PennilessKing) -> Option<String> {
        for &(spot, rogue) in &self.rogues {
            if world.rogues[spot.index()] != rogue {
                return Some(format!("{rogue} was seen on {spot}"));
            }
        }
        let mut left = self.piles.clone();
        for (pile, plot) in &self.own {
            let place = left[*pile].iter().position(|card| card == plot);
            left[*pile].remove(place.expect("it was drawn from there"));
        }
        // Cards in hand were drawn like the discarded ones; cards still in the pile count as drawn
        // by no player.
        let mut deeds = Vec::new();
        for (seat, done) in self.deeds.iter().enumerate() {
            if seat != self.seat.index() {
                deeds.extend(done.iter().map(|&deed| (seat, deed)));
                deeds.extend(world.hands[seat].iter().map(|plot| (seat, Deed::LetGo(plot))));
            }
        }
        let nobody = self.deeds.len();
        let last = self.piles.len() - 1;
        let mut pile: Vec<(usize, Deed)> = Vec::new();
        for plot in world.pile.iter() {
            pile.extend([(nobody, Deed::Drew(last)), (nobody, Deed::LetGo(plot))]);
        }
        // Certain cards come first.
        pile.extend(deeds);
        let open = vec![vec![0; self.piles.len()]; nobody + 1];
        let mut ways = Ways { deeds: &pile, left, open, tried: 0 };
        let exist = ways.exist(0);
        (!exist).then(|| format!("hands {:?} and pile {:?}", world.hands, world.pile))
    }
}

impl Holds for PennilessKing {
    fn holds(view: &View, messages: &Messages) -> Vec<String> {
        let w = messages.penniless_king();
        let Some(own) = &view.own else { return Vec::new() };
        let home = own.home.iter().map(|rogue| w.rogues[rogue as usize].0.to_owned());
        let hand = own.hand.iter().map(|plot| w.plots[plot as usize].0.to_owned());
        home.chain(hand).collect()
    }
}
