//! Search over sampled worlds: information-set Monte Carlo tree search with one tree per seat
//! (MO-ISMCTS, Cowling, Powley and Whitehouse 2012).
//!
//! Every iteration samples a whole world from the root view and plays it on. Each seat walks its
//! own tree by the events it is told, so no player's choice can depend on a card they have not
//! seen.

use super::{Bots, Decision};
use crate::engine::{MAX_SEATS, Observable, Rng, Seat, Turn, Viewer};
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hash, Hasher};

/// The settings of a search.
#[derive(Clone, Copy, Debug)]
pub struct Search {
    /// The number of worlds that are played out, unless the best decision is settled before.
    pub iterations: u32,
}

impl Search {
    /// Returns the settings of a Regent of this game.
    pub fn of<G: Bots>() -> Self {
        Self { iterations: G::REGENT }
    }
}

/// The exploration constant; rewards are in 0..1.
const CURIOSITY: f32 = 0.7;

/// The number of iterations between two calls of the time guard.
const PATIENCE: u32 = 32;

/// No node.
const NONE: u32 = u32::MAX;

/// A fast hash, the same on every machine, of the events that a seat is told, of decisions, and of
/// node keys.
#[derive(Clone, Copy, Default)]
struct Heard(u64);

impl Heard {
    /// Any odd number with well mixed bits: this one is from the golden ratio.
    const MIX: u64 = 0x9e37_79b9_7f4a_7c15;

    fn hear(&mut self, number: u64) {
        self.0 = (self.0.rotate_left(23) ^ number).wrapping_mul(Self::MIX);
    }
}

impl Hasher for Heard {
    fn finish(&self) -> u64 {
        (self.0 ^ self.0 >> 29).wrapping_mul(Self::MIX)
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.hear(byte.into()));
    }

    fn write_u8(&mut self, number: u8) {
        self.hear(number.into());
    }

    fn write_u16(&mut self, number: u16) {
        self.hear(number.into());
    }

    fn write_u32(&mut self, number: u32) {
        self.hear(number.into());
    }

    fn write_u64(&mut self, number: u64) {
        self.hear(number);
    }

    // Lengths and enum discriminants are hashed as pointer-wide integers.
    fn write_usize(&mut self, number: usize) {
        self.hear(number as u64);
    }

    fn write_isize(&mut self, number: isize) {
        self.hear(number as u64);
    }
}

/// A node of one seat's tree: either a situation as that seat sees it, with its own decisions as
/// children, or a decision, whose children are all that it may be told before it decides again.
struct Node {
    visits: u32,
    /// The number of times that the decision was legal when its situation was met.
    available: u32,
    reward: f32,
}

/// The trees of all seats: their nodes, and the index from a node to its children.
#[derive(Default)]
struct Forest {
    nodes: Vec<Node>,
    children: HashMap<(u32, u64), u32, BuildHasherDefault<Heard>>,
}

impl Forest {
    fn add(&mut self) -> u32 {
        self.nodes.push(Node { visits: 0, available: 0, reward: 0.0 });
        (self.nodes.len() - 1) as u32
    }

    fn node(&mut self, at: u32) -> &mut Node {
        &mut self.nodes[at as usize]
    }

    fn find(&self, parent: u32, key: u64) -> Option<u32> {
        self.children.get(&(parent, key)).copied()
    }

    /// Returns the child with this key, created if it is new.
    fn child(&mut self, parent: u32, key: u64) -> u32 {
        self.find(parent, key).unwrap_or_else(|| {
            let child = self.add();
            self.children.insert((parent, key), child);
            child
        })
    }

    /// Returns the number of times that each of these decisions was tried in a situation.
    fn visits<A: Hash>(&self, situation: u32, choices: &[A]) -> impl Iterator<Item = u32> {
        choices.iter().map(move |choice| {
            self.find(situation, key_of(choice)).map_or(0, |at| self.nodes[at as usize].visits)
        })
    }
}

fn key_of(value: &impl Hash) -> u64 {
    let mut hasher = Heard::default();
    value.hash(&mut hasher);
    hasher.finish()
}

/// Decides by playing out worlds that the view allows.
pub fn search<G: Bots>(
    view: &G::View,
    how: &Search,
    rng: &mut Rng,
    out_of_time: &mut dyn FnMut() -> bool,
) -> Decision {
    search_in(view, |rng| G::sample(view, rng), how, rng, out_of_time)
}

/// Decides by playing out the worlds that `sample_world` makes.
pub(super) fn search_in<G: Bots>(
    view: &G::View,
    sample_world: impl Fn(&mut Rng) -> G,
    how: &Search,
    rng: &mut Rng,
    out_of_time: &mut dyn FnMut() -> bool,
) -> Decision {
    let seats = *G::INFO.seats.end();
    let mut forest = Forest::default();
    let roots: [u32; MAX_SEATS] = std::array::from_fn(|_| forest.add());
    let mut legal: Vec<G::Action> = Vec::new();
    let mut path: Vec<(u32, Seat)> = Vec::new();
    // The legal decisions depend only on what the seat knows, so any world shows them.
    let world = sample_world(&mut rng.clone());
    let Turn::Of(me) = world.turn() else {
        unreachable!("a bot is asked while its seat is to move")
    };
    // No event has been told since the question was asked.
    let root = forest.child(roots[me.index()], Heard::default().finish());
    world.legal(&mut legal);
    let choices = legal.clone();
    world.worth_trying(&mut legal);
    if let [only] = legal[..] {
        let index = choices.iter().position(|&choice| choice == only).expect("it is one of them");
        return Decision { index, worlds: 0, cut_short: false };
    }

    let mut worlds = 0;
    let mut cut_short = false;
    while worlds < how.iterations {
        if worlds % PATIENCE == PATIENCE - 1 {
            if is_settled(forest.visits(root, &choices), how.iterations - worlds) {
                break;
            }
            if out_of_time() {
                cut_short = true;
                break;
            }
        }
        worlds += 1;
        let mut world = sample_world(rng);
        let mut at = roots;
        // A hash of the events that each seat was told since it last decided.
        let mut heard = [Heard::default(); MAX_SEATS];
        path.clear();
        let mut grown = false;
        let values = loop {
            let mover = match world.turn() {
                Turn::Over(outcome) => {
                    let mut values = [0.0; MAX_SEATS];
                    for (seat, value) in Seat::all(outcome.scores().len()).zip(&mut values) {
                        *value = G::worth(&outcome, seat);
                    }
                    break values;
                }
                Turn::Of(mover) => mover,
            };
            if let Some(values) = world.estimate(view) {
                break values;
            }
            world.legal(&mut legal);
            if grown {
                let index = if legal.len() == 1 { 0 } else { world.playout(&legal, rng) };
                world.apply_silently(legal[index], rng);
                continue;
            }
            world.worth_trying(&mut legal);
            let ears = &mut heard[mover.index()];
            let situation = forest.child(at[mover.index()], std::mem::take(ears).finish());
            let (index, node, new) = select(&mut forest, situation, &legal, rng);
            grown = new;
            at[mover.index()] = node;
            path.push((node, mover));
            for heard in &mut heard[..seats] {
                // Separates the events of this decision from those before.
                heard.hear(Heard::MIX);
            }
            world.apply_told(legal[index], rng, &mut |_, event| {
                for (seat, heard) in Seat::all(seats).zip(&mut heard) {
                    event.seen_by(Viewer::Of(seat)).hash(heard);
                }
            });
        };
        for &(node, mover) in &path {
            let node = forest.node(node);
            node.visits += 1;
            node.reward += values[mover.index()];
        }
    }

    let tried = forest.visits(root, &choices).enumerate();
    let (index, _) = tried
        .max_by_key(|&(index, visits)| (visits, std::cmp::Reverse(index)))
        .expect("there is a legal decision");
    Decision { index, worlds, cut_short }
}

/// Returns true if one decision has been tried so often that no other can catch up in the worlds
/// left.
fn is_settled(visits: impl Iterator<Item = u32>, left: u32) -> bool {
    let (first, second) = visits.fold((0, 0), |(first, second), visits| {
        if visits > first { (visits, first) } else { (first, second.max(visits)) }
    });
    first - second > left
}

/// Selects a decision in a situation: one not tried yet, else the best by upper confidence bound.
/// Returns its index, its node, and true if it is new.
fn select<A: Hash>(
    forest: &mut Forest,
    situation: u32,
    legal: &[A],
    rng: &mut Rng,
) -> (usize, u32, bool) {
    let mut untried = 0;
    let mut new = None;
    let mut best = (f32::NEG_INFINITY, 0, NONE);
    for (index, action) in legal.iter().enumerate() {
        let key = key_of(action);
        let Some(at) = forest.find(situation, key) else {
            untried += 1;
            if rng.below(untried) == 0 {
                new = Some((index, key));
            }
            continue;
        };
        let node = forest.node(at);
        node.available += 1;
        let visits = node.visits as f32;
        let bound = node.reward / visits + CURIOSITY * (ln(node.available) / visits).sqrt();
        if bound > best.0 {
            best = (bound, index, at);
        }
    }
    match new {
        Some((index, key)) => {
            let at = forest.child(situation, key);
            forest.node(at).available = 1;
            (index, at, true)
        }
        None => (best.1, best.2, false),
    }
}

/// The natural logarithm of 2 to the n, in a table because the `ln` of native and wasm libraries
/// may differ in the last bit.
const LN_OF_POWERS: [f32; 32] = {
    let mut table = [0.0; 32];
    let mut n = 0;
    while n < 32 {
        table[n] = n as f32 * std::f32::consts::LN_2;
        n += 1;
    }
    table
};

/// Returns a natural logarithm: exact at powers of two and linear between them.
fn ln(count: u32) -> f32 {
    let power = count.max(1).ilog2();
    let base = 1_u32 << power;
    let part = (count.max(1) - base) as f32 / base as f32;
    LN_OF_POWERS[power as usize] + part * std::f32::consts::LN_2
}
