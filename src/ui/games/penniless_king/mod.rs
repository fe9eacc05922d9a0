//! The board of The Penniless King: the map of Paris.

mod board;
mod forecast;
mod look;
mod map;
mod mine;
mod seats;
mod shown;
mod square;
mod zone;
