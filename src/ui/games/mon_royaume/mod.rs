//! The board of Mon Royaume: the draft, the builder, the Bard's show.

mod bench;
mod board;
mod builder;
mod choices;
mod ending;
mod goals;
mod hand;
mod interlude;
mod look;
mod pieces;
mod progress;
mod staging;
mod sums;
mod text;
