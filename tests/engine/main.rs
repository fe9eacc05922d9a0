//! The engine: seeded chance, fingerprints, piles, seats and outcomes.

mod fingerprint;
#[path = "../goldens/mod.rs"]
mod goldens;
mod outcome;
mod pile;
mod portable;
mod rng;
mod seat;
