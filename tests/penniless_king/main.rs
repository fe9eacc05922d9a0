//! The Penniless King: every sentence of its rules page has a test here or is covered by one.

mod bots;
mod ends;
mod knowledge;
mod plot_cards;
mod plots;
mod reasons;
mod sampling;
mod scene;
mod setup;
mod standoffs;
mod tallies;
mod targets;
mod turns;
mod written;

#[path = "../support/scene.rs"]
mod support;
#[path = "../support/reasons.rs"]
mod why;
