//! The board of Mon Royaume: the draft, the builder, the Bard's show.

mod bench;
mod board;
mod builder;
mod choices;
mod ending;
mod look;
mod reading;
mod shown;
