//! Mon Royaume: every sentence of its rules page has a test here or is covered by one.

mod adventures;
mod bots;
mod builder;
mod choices;
mod components;
mod example;
mod knowledge;
mod legends;
mod reasons;
mod refusals;
mod sampling;
mod scene;
mod show;
mod stacking;
mod tales;
mod ways;

#[path = "../support/scene.rs"]
mod support;
#[path = "../support/reasons.rs"]
mod why;
