//! The Dwarf King: every sentence of its rules page has a test here or is covered by one.

mod bots;
mod deals;
mod hints;
mod knowledge;
mod magic;
mod quests;
mod reasons;
mod recall;
mod sampling;
mod scene;
mod setup;
mod specials;
mod tricks;

#[path = "../support/scene.rs"]
mod support;
#[path = "../support/reasons.rs"]
mod why;
