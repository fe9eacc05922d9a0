//! The board of Rogue Monarch: the Court between two hands.

mod board;
mod hands;
mod intent;
mod look;
mod places;
mod recap;
mod secret;
mod staging;
mod text;
mod touch;
