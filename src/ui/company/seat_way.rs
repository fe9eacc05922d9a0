//! What every way to devices that hold seats has, and what it is shown with.

use crate::engine::Seat;
use crate::platform::codes::Codes;
use crate::session::remote::Transport;
use crate::ui::locale::Messages;
use yew::Html;

/// A way to devices that hold seats.
pub trait SeatWay: Transport {
    /// Fetches what this way needs. The panel calls it when it opens.
    fn prepare(&self) {}

    /// Returns true if seats can be given out in this way.
    fn is_offered(&self) -> bool {
        true
    }

    /// Returns true if a seat can be given out without another tap.
    fn is_ready(&self) -> bool {
        true
    }

    /// Gives a seat out to the next device that joins by the invitation which this way makes.
    fn invite(&self, seat: Seat);

    /// Returns true if no device can join by the seat's invitation any more, so that a new one is needed.
    fn is_used_up(&self, _seat: Seat) -> bool {
        false
    }

    /// Notes that the panel shows no invitation of this way any more.
    fn put_away(&self) {}

    /// Renders what lets the device of a seat join.
    fn draw(&self, shown: &Invited) -> Html;

    /// Renders what the panel says of this way. `is_used` is true if a seat is given out in it.
    fn says(&self, _is_used: bool, _messages: &Messages) -> Html {
        Html::default()
    }
}

/// A seat whose invitation the panel shows.
pub struct Invited<'a> {
    pub seat: Seat,
    /// The persons by seat, each with the player's name.
    pub persons: &'a [(Seat, String)],
    /// The script that draws and reads codes, once it is fetched.
    pub codes: &'a Option<Codes>,
    pub messages: &'static Messages,
}

impl Invited<'_> {
    /// Returns the name of a player.
    pub fn name(&self, seat: Seat) -> String {
        let name = self.persons.iter().find(|(other, _)| *other == seat);
        name.map(|(_, name)| name.clone()).unwrap_or_default()
    }
}
