//! The board of The Dwarf King: a felt with a seat on each side.

mod board;
mod coach;
mod decision;
mod hand;
mod look;
mod pieces;
mod places;
mod seats;
mod sheet;
mod staging;
mod text;
mod tiles;
