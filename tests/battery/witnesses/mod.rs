//! The witness of every game.

mod dwarf_king;
mod mon_royaume;
mod monarch;
mod penniless_king;
mod rogue_monarch;
