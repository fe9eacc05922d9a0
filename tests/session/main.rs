//! Matches: valid and damaged saves and links, take-backs, rules options, and the questions to
//! bots.

mod coins;
mod days;
mod dyn_match;
mod fixture;
mod helpers;
mod hints;
mod lessons;
mod library;
mod links;
mod motives;
mod names;
mod observations;
mod options;
mod other_rules;
mod questions;
mod records;
mod redo;
mod retakes;
mod reviewed;
mod reviews;
mod saves;
mod seating;
mod settings;
mod tables;
mod undo;
