//! Each game's board, drawn from its view.

pub mod dwarf_king;
pub mod mon_royaume;
pub mod monarch;
pub mod penniless_king;
pub mod rogue_monarch;
pub mod sheet;
pub mod shown;
pub mod words;
