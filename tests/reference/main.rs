//! A second opinion: the rules of each game once more, slow and obvious, written from
//! its rules page and leaflet alone and sharing nothing with `src/games/`. Both play
//! the same random matches and must agree at every position. A change of the rules has
//! to be made here as well: that is the purpose.
//!
//! The long form: `make reference`.

mod compare;
mod dwarf_king;
mod mon_royaume;
mod monarch;
mod penniless_king;
mod rogue_monarch;
