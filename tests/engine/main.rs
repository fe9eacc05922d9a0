//! The engine: seeded chance, fingerprints, piles, seats and outcomes.

mod fingerprint;
#[path = "../goldens/mod.rs"]
mod goldens;
mod offers;
mod outcome;
mod pile;
mod portable;
mod rng;
mod seat;
