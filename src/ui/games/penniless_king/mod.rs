//! The board of The Penniless King: the map of Paris.

mod board;
mod fought;
mod held;
mod look;
mod looked;
mod map;
mod mine;
mod order;
mod recap;
mod seats;
mod sheet;
mod square;
mod staging;
mod sums;
mod text;
mod zone;
