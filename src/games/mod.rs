//! The rulebooks, one folder each: components as constant tables, the state, the decisions, and the
//! views. They contain no text for players, no clock, no browser and no bots.

crate::with_games!(game_modules);
