//! The five rulebooks, a folder each: components as constant tables, state,
//! decisions, what a seat sees. No text for people, no clock, no browser, no bots.

pub mod dwarf_king;
pub mod mon_royaume;
pub mod monarch;
pub mod penniless_king;
pub mod rogue_monarch;
