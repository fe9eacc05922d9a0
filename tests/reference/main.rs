//! A second implementation of each game's rules, slow and obvious, written only from its rules page
//! and leaflet and sharing nothing with `src/games/`. Both play the same random matches and must
//! agree at every position. A change of the rules must be made here as well: that is the purpose.
//!
//! The long form: `make reference`.

mod compare;
mod dwarf_king;
mod mon_royaume;
mod monarch;
mod penniless_king;
mod rogue_monarch;
