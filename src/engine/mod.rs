//! The model of a game: seats, turns, seeded chance, views and events.
//!
//! Nothing here knows a particular game. The rulebooks in [`games`](crate::games) implement
//! [`Game`]; everything above (bots, session, table) is written against it.

mod bit_set;
mod errors;
mod fingerprint;
mod game;
mod names;
mod offers;
mod outcome;
mod pile;
mod recall;
mod rng;
mod row;
mod seat;

pub use bit_set::{BitSet, Items};
pub(crate) use bit_set::{below, bit_set};
pub(crate) use errors::errors;
pub use fingerprint::{Fingerprint, fingerprint};
pub use game::{Game, Info, NoOptions, Observable, OptionSpec, Setup, Turn};
pub use names::{Names, named};
pub(crate) use names::{named_enum, stands_by_name};
pub(crate) use offers::by_bits;
pub use offers::{ByBits, Offers};
pub use outcome::Outcome;
pub use pile::Pile;
pub use recall::{Recall, recalled};
pub use rng::{Purpose, Rng, Stream};
pub use row::Row;
pub use seat::{MAX_SEATS, Seat, SeatSet, Viewer};
