//! The board of The Penniless King: the map of Paris.

mod board;
mod fought;
mod held;
mod look;
mod map;
mod mine;
mod seats;
mod sheet;
mod square;
mod staging;
mod text;
mod zone;
