//! The engine: seeded chance, fingerprints, piles, seats and outcomes.

mod bit_set;
mod fingerprint;
mod game;
#[path = "../goldens/mod.rs"]
mod goldens;
mod names;
mod offers;
mod outcome;
mod pile;
mod portable;
mod recall;
mod rng;
mod row;
mod seat;
