//! What every way to devices that hold seats has, and what it is shown with.

use crate::engine::{Seat, SeatSet};
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

    /// Gives a seat out to the next device that joins by the invitation which this way makes.
    fn invite(&self, _seat: Seat) {}

    /// Makes what the panel is to show of this way next. `wanted` are the seats that devices are to take
    /// which are reached so.
    fn refresh(&self, _wanted: SeatSet) {}

    /// Notes that the panel shows nothing of this way any more.
    fn put_away(&self) {}

    /// Renders what lets the device of a seat join.
    fn draw(&self, _seat: Seat, _shown: &Shown) -> Html {
        Html::default()
    }

    /// Renders what the panel says of this way. `is_used` is true if a seat is given out in it.
    fn says(&self, is_used: bool, shown: &Shown) -> Html;
}

/// What the panel shows the ways with.
pub struct Shown<'a> {
    /// The persons by seat, each with the player's name.
    pub persons: &'a [(Seat, String)],
    /// The script that draws and reads codes, once it is fetched.
    pub codes: &'a Option<Codes>,
    pub messages: &'static Messages,
}

impl Shown<'_> {
    /// Returns the name of a player.
    pub fn name(&self, seat: Seat) -> String {
        let name = self.persons.iter().find(|(other, _)| *other == seat);
        name.map(|(_, name)| name.clone()).unwrap_or_default()
    }
}
