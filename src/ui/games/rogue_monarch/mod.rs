//! The board of Rogue Monarch: the Court between two hands.

mod board;
mod intent;
mod look;
mod places;
mod shown;
mod touch;
