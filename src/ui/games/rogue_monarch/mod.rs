//! The board of Rogue Monarch: the Court between two hands.

mod board;
mod intent;
mod look;
mod places;
mod staging;
mod text;
mod touch;
