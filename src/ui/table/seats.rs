//! Who sits at this table, and who looks.

use super::controller::Controllers;
use super::msg::Sight;
use crate::engine::{Seat, SeatSet, Viewer};
use crate::session::ByLetter;

/// The persons at this table, and who looks at it.
#[derive(Clone, Default)]
pub struct TableSeats {
    /// The way it is played by letter; `None` if all of its persons share this device.
    pub by_letter: Option<ByLetter>,
    /// The persons who want to be asked the next question that only its player knows of, though all
    /// will see that they take the device.
    pub wants_asking: SeatSet,
    /// True if persons make forced decisions themselves.
    pub asks_forced: bool,
    /// The person who has taken the device for their turn, if several share it.
    pub accepted: Option<Seat>,
    /// The persons who agree to end the match as it stands, while others are asked, until a person decides.
    pub agreed: SeatSet,
    /// The visibility of this table.
    pub sight: Sight,
    /// The seats that other devices hold, or bots for a person.
    pub phones: Controllers,
    /// The seat that was called to the table last; `None` after a bot's decision.
    pub called: Option<Seat>,
    /// The viewer that was chosen for the finished match; `None` until one is.
    pub seen_by: Option<Viewer>,
    /// True if the person has chosen to see a finished match with all cards open, false if they have
    /// chosen a viewer. Without a choice all cards are open.
    pub is_open: Option<bool>,
}
