//! The Penniless King: every sentence of its rules page has a test here or is covered by one.

mod bots;
mod ends;
mod hints;
mod knowledge;
mod moments;
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

#[allow(dead_code, reason = "only some of its queries are needed here")]
#[path = "../battery/html.rs"]
mod html;
#[path = "../support/scene.rs"]
mod support;
#[path = "../support/reasons.rs"]
mod why;
