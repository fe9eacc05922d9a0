//! Hidden cards turn up in sampled worlds wherever they may be, and nowhere else.
//!
//! Short beginnings are played so often that many of them look the same to a seat; the true places
//! of cards in those are compared with their places in worlds sampled from that one view.

use crate::inspect::{Inspect, Spot};
use crate::{dealt, dice, setups};
use regalia::engine::{Game, Rng, Seat, Turn, Viewer};
use std::collections::BTreeMap;

/// The most decisions of a beginning.
const DEPTH: usize = 4;
/// The number of beginnings with the same view from which that view counts.
const ENOUGH: u32 = 250;
/// The most views that are compared.
const VIEWS: usize = 12;
/// Worlds sampled for each view.
const SAMPLES: u32 = 2_000;

/// The number of worlds in which each card was at each spot.
#[derive(Default)]
struct Frequencies {
    worlds: u32,
    spots: BTreeMap<Spot, u32>,
}

impl Frequencies {
    fn count<G: Inspect>(&mut self, state: &G) {
        self.worlds += 1;
        let mut spots = state.spots();
        spots.sort_unstable();
        spots.dedup();
        for spot in spots {
            *self.spots.entry(spot).or_default() += 1;
        }
    }

    /// Returns the spots taken in at least `percent` of the worlds.
    fn common(&self, percent: u32) -> impl Iterator<Item = &Spot> {
        let least = self.worlds * percent / 100;
        self.spots.iter().filter(move |&(_, &count)| count > least).map(|(spot, _)| spot)
    }
}

/// Plays this many beginnings of each set-up, and compares true and sampled places of cards for the
/// most frequent views. Does nothing for a game
/// whose views hardly ever repeat: such a game lists its small deals in a test of its own.
pub fn hidden_cards_turn_up_where_they_may_lie<G: Inspect>(beginnings: u64) {
    for (which, setup) in setups::<G>().iter().enumerate() {
        let mut dice = dice(300 + which as u64);
        let mut met: BTreeMap<String, (G::View, Frequencies)> = BTreeMap::new();
        for seed in 0..beginnings {
            // If no two of the first twentieth are alike, more will not help.
            if seed == beginnings / 20 && met.len() as u64 == seed {
                break;
            }
            let mut state: G = dealt(setup, seed);
            let seat = Seat::new(dice.below(setup.seats));
            for _ in 0..dice.below(DEPTH) {
                if matches!(state.turn(), Turn::Over(_)) {
                    break;
                }
                let action = first_or_second(&state, &mut dice);
                state.apply_silently(action, &mut Rng::for_match(seed));
            }
            let view = state.view(Viewer::Of(seat));
            let key = serde_json::to_string(&view).expect("views are plain data");
            met.entry(key).or_insert_with(|| (view, Frequencies::default())).1.count(&state);
        }
        let mut met: Vec<_> =
            met.into_values().filter(|(_, truth)| truth.worlds >= ENOUGH).collect();
        met.sort_by_key(|(_, truth)| std::cmp::Reverse(truth.worlds));
        for (view, truth) in met.iter().take(VIEWS) {
            let mut sampled = Frequencies::default();
            for _ in 0..SAMPLES {
                sampled.count(&G::sample(view, &mut dice));
            }
            for spot in truth.common(4) {
                assert!(sampled.spots.contains_key(spot), "{spot:?} never sampled for {view:?}");
            }
            for spot in sampled.common(4) {
                assert!(
                    truth.spots.contains_key(spot),
                    "{spot:?} is sampled and was never true for {view:?}. Beginnings play only the \
                     first two legal decisions: what a player chose in secret is no chance, and \
                     stays in `Inspect::spots` where it came from"
                );
            }
        }
    }
}

/// Returns one of the first two legal decisions, so that beginnings repeat.
fn first_or_second<G: Game>(state: &G, dice: &mut Rng) -> G::Action {
    let mut legal = Vec::new();
    state.legal(&mut legal);
    legal[dice.below(legal.len().min(2))]
}
