//! Monarch: every sentence of its rules page has a test here or is covered by one.

mod banners;
mod bots;
mod crowns;
mod ends;
mod gathering;
mod guests;
mod improvements;
mod knowledge;
mod market;
mod moons;
mod reasons;
mod refusals;
mod scene;
mod setup;
mod two_sisters;

#[path = "../support/scene.rs"]
mod support;
#[path = "../support/reasons.rs"]
mod why;
