//! The players at the table, as sentences name them.

use crate::engine::{Seat, Viewer};
use crate::ui::locale::{Messages, Who};
use crate::ui::pieces::{PlaceMark, piece};
use yew::prelude::*;

/// The players' names by seat, and the viewer.
#[derive(Clone, Debug, PartialEq)]
pub struct Players {
    /// The names by seat.
    pub names: Vec<String>,
    /// The title of each seat's bot, such as 'Baron'; `None` for a person.
    pub bots: Vec<Option<&'static str>>,
    /// Where each person's seat is played; empty if all of them share this device.
    pub places: Vec<Option<PlaceMark>>,
    /// The viewer of the table.
    pub viewer: Viewer,
    /// The bottom seat, from which the players are listed: the viewer's, or at a public table that of the
    /// person who held the device last.
    pub near: Seat,
    /// True if the device is passed: each person's hand is covered in its place until they take the
    /// device.
    pub passes: bool,
    /// The only person, if they have given no name: they are 'you' for every viewer.
    pub alone: Option<Seat>,
    /// True if no one is 'you', not even the viewer: several players look back on a match together.
    pub named: bool,
}

impl Players {
    /// Returns how a sentence to the viewer names a seat.
    pub fn who(&self, seat: Seat) -> Who<'_> {
        let reader = self.alone.or(self.viewer.seat());
        if !self.named && reader == Some(seat) { Who::You } else { Who::Other(self.name(seat)) }
    }

    /// Returns the mark of the place where a person's seat is played, if that is shown.
    pub fn place(&self, seat: Seat) -> Option<PlaceMark> {
        self.places.get(seat.index())?.clone()
    }

    /// Renders a seat's plate: who plays it and where, its turn, and the numbers that matter in the
    /// game.
    pub fn plate(&self, seat: Seat, is_to_move: bool, facts: Html, messages: &Messages) -> Html {
        piece!(SeatPanel {
            name: self.name(seat).to_owned(),
            bot: self.bots[seat.index()],
            place: self.place(seat),
            to_move: is_to_move.then_some(messages.table.to_move),
            facts,
        })
    }

    /// Returns the number of persons.
    pub fn persons(&self) -> usize {
        self.bots.iter().filter(|bot| bot.is_none()).count()
    }

    /// Names everyone, the viewer too, unless the match is that of one person.
    #[must_use]
    pub fn for_all(self) -> Self {
        Self { named: self.persons() != 1, ..self }
    }

    /// Returns the seat's name. It is empty for a seat that the table does not have: another device may
    /// tell of any.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// Returns the seats in the order in which they are listed.
    pub fn around(&self) -> impl Iterator<Item = Seat> + use<> {
        let (near, seats) = (self.near, self.names.len());
        (0..seats).map(move |nth| near.after(nth, seats))
    }

    /// Returns the bottom seat.
    pub fn near(&self) -> Seat {
        self.near
    }
}
