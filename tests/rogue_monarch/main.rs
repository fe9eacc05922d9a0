//! The rules of Rogue Monarch, sentence by sentence: each test's name states one.

mod assassin;
mod court;
mod ends;
mod examples;
mod hints;
#[allow(dead_code, reason = "the battery needs all of it")]
#[path = "../battery/html.rs"]
mod html;
mod king;
mod knight;
mod knowledge;
mod memory;
mod queen;
mod reasons;
mod refusals;
mod scene;
mod setup;
mod table;
mod told;
mod turns;
#[path = "../support/reasons.rs"]
mod why;
