//! Monarch: every sentence of its rules page has a test here or is covered by one.

mod banners;
mod bots;
mod crowns;
mod ends;
mod gathering;
mod guests;
mod hints;
mod improvements;
mod knowledge;
mod market;
mod moons;
mod page;
mod reasons;
mod refusals;
mod scene;
mod setup;
mod two_sisters;

#[allow(dead_code, reason = "the page of a Moon needs little of it")]
#[path = "../battery/html.rs"]
mod html;
#[path = "../support/scene.rs"]
mod support;
#[path = "../support/reasons.rs"]
mod why;
