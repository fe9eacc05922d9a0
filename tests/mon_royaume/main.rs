//! Mon Royaume: every sentence of its rules page has a test here or is covered by one.

mod adventures;
mod bots;
mod builder;
mod choices;
mod components;
mod example;
mod hints;
mod knowledge;
mod legends;
mod moments;
mod reasons;
mod refusals;
mod sampling;
mod scene;
mod show;
mod stacking;
mod tales;
mod ways;

#[path = "../battery/html.rs"]
#[allow(dead_code, reason = "only some of it is needed here")]
mod html;
#[path = "../support/scene.rs"]
mod support;
#[path = "../support/reasons.rs"]
mod why;
