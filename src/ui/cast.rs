//! Who sits at the table, as sentences speak of them.

use crate::engine::{Seat, Viewer};
use crate::ui::locale::Who;

/// Who sits at the table, by name, and who looks.
#[derive(Clone, Debug, PartialEq)]
pub struct Cast {
    /// The names by seat.
    pub names: Vec<String>,
    /// What the bot of each seat is, such as 'Baron'; none where a person sits.
    pub bots: Vec<Option<&'static str>>,
    /// Who looks at the table.
    pub viewer: Viewer,
    /// The seat shown nearest: the viewer's own, or at a public table that of
    /// whoever held the device last.
    pub near: Seat,
}

impl Cast {
    /// How a sentence to the viewer speaks of a seat.
    pub fn who(&self, seat: Seat) -> Who<'_> {
        if self.viewer.is(seat) { Who::You } else { Who::Other(&self.names[seat.index()]) }
    }

    /// The seat's name.
    pub fn name(&self, seat: Seat) -> &str {
        &self.names[seat.index()]
    }

    /// The seat shown nearest to the viewer.
    pub fn near(&self) -> Seat {
        self.near
    }
}
