//! The board of Rogue Monarch: the Court between two hands.

mod board;
mod look;
mod shown;
