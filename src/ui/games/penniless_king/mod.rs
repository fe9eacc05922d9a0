//! The board of The Penniless King: the map of Paris.

mod board;
mod fought;
mod held;
mod look;
mod map;
mod mine;
mod seats;
mod shown;
mod square;
mod zone;
