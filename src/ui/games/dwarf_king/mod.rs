//! The board of The Dwarf King: a felt with a seat on each side.

mod board;
mod coach;
mod decision;
mod hand;
mod interlude;
mod known;
mod look;
mod open;
mod pieces;
mod places;
mod recap;
mod seats;
mod sheet;
mod staging;
mod sums;
mod text;
mod tiles;
