//! The rulebooks, a folder each: components as constant tables, state,
//! decisions, what a seat sees. No text for people, no clock, no browser, no bots.

crate::with_games!(game_modules);
