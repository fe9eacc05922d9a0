//! The seats whose devices are in the same room: a code for each, the phone's answer, and the connection.
//! Pure: the browser makes the connections.

use super::facts::MessageError;
use super::message::ToHost;
use super::output::{Output, Peer};
use super::room_code::{Answer, CodeError, Offer};
use super::seat_event::SeatEvent;
use super::seat_table::SeatTable;
use crate::engine::{Seat, Viewer, errors};
use crate::session::{Presence, TransportKind};

/// The time within which a connection opens once the phone's answer was read, in milliseconds. The
/// browser itself may wait forever, and its opinion changes.
pub const PATIENCE: u64 = 8_000;

/// The time after which a phone from which nothing is heard counts as silent, in milliseconds.
pub const SILENCE: u64 = 12_000;

/// The interval at which a phone says that it is there, in milliseconds.
pub const HEARTBEAT: u64 = 3_000;

/// The state of a connection until its phone has joined.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Handshake {
    /// The browser is asked for its end of the connection.
    Preparing,
    /// The code is shown.
    Offered(Offer),
    /// The phone's answer was read at this time.
    Connecting {
        /// The time in milliseconds.
        since: u64,
    },
    /// The connection has not opened in time. It still may.
    Late,
}

/// A seat's connection.
#[derive(Clone, Debug)]
struct Link {
    seat: Seat,
    peer: Peer,
    handshake: Handshake,
    /// The offer, once it is made.
    offer: Option<Offer>,
    /// The answer that was taken.
    answer: Option<Answer>,
}

errors! {
    /// The reason why an answer was not taken.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum AnswerError {
        /// It is no code of a phone.
        Code(CodeError),
        /// It answers a code that is not shown here, or not any more.
        Unknown,
        /// Its seat has a phone already.
        Taken(Seat),
        /// It was read before, or the phone has renewed it meanwhile. Nothing has to be done.
        Again(Seat),
        /// It answers a code whose first answer was too old to connect. The seat needs a new code.
        UsedUp(Seat),
    }
}

/// The connections of a table to phones in the same room.
#[derive(Default)]
pub struct Room {
    links: Vec<Link>,
    last_peer: u64,
}

impl Room {
    /// Begins a connection for a seat, in place of the one before. Returns its number.
    pub fn invite(&mut self, table: &mut SeatTable, seat: Seat, now: u64) -> (Peer, Output) {
        let output = table.give(seat, TransportKind::Room, now);
        self.links.retain(|link| link.seat != seat);
        self.last_peer += 1;
        let peer = Peer(TransportKind::Room, self.last_peer);
        let handshake = Handshake::Preparing;
        self.links.push(Link { seat, peer, handshake, offer: None, answer: None });
        (peer, output)
    }

    /// Notes the code of a connection. Returns false if it is not wanted any more.
    pub fn offer(&mut self, table: &mut SeatTable, peer: Peer, offer: Offer) -> bool {
        let Some(link) = self.links.iter_mut().find(|link| link.peer == peer) else { return false };
        if link.handshake != Handshake::Preparing || link.seat != offer.seat {
            return false;
        }
        table.admit(TransportKind::Room, offer.token(), Viewer::Of(link.seat));
        link.offer = Some(offer.clone());
        link.handshake = Handshake::Offered(offer);
        true
    }

    /// Reads the answer of a phone. Returns the connection that it is for, and the description for
    /// the browser.
    ///
    /// # Errors
    /// The reason why it was not taken; nothing has changed.
    pub fn answer(
        &mut self,
        table: &SeatTable,
        code: &str,
        now: u64,
    ) -> Result<(Peer, String), AnswerError> {
        let answer = Answer::read(code).map_err(AnswerError::Code)?;
        let is_asked =
            |link: &&mut Link| link.offer.as_ref().is_some_and(|offer| offer.id() == answer.to);
        let link = self.links.iter_mut().find(is_asked).ok_or(AnswerError::Unknown)?;
        let is_held = table.presence(link.seat, TransportKind::Room).is_some_and(Presence::is_held);
        match &link.handshake {
            // The camera may see the code of the phone that has joined for a moment longer.
            _ if is_held && link.answer.as_ref() != Some(&answer) => {
                Err(AnswerError::Taken(link.seat))
            }
            Handshake::Offered(_) if !is_held => {
                let sdp = answer.sdp();
                link.answer = Some(answer);
                link.handshake = Handshake::Connecting { since: now };
                Ok((link.peer, sdp))
            }
            Handshake::Late if link.answer.as_ref() != Some(&answer) => {
                Err(AnswerError::UsedUp(link.seat))
            }
            _ => Err(AnswerError::Again(link.seat)),
        }
    }

    /// Handles a message of a phone, which may be anything. A connection admits to its own seat alone.
    pub fn receive(
        &mut self,
        table: &mut SeatTable,
        from: Peer,
        message: Result<ToHost, MessageError>,
        now: u64,
    ) -> Output {
        self.part(table);
        let link = self.links.iter().find(|link| link.peer == from);
        link.map_or_else(Output::default, |link| table.receive_for(link.seat, from, message, now))
    }

    /// Notes that a connection has ended and will not come back. The seat is the table's again.
    pub fn closed(&mut self, table: &mut SeatTable, peer: Peer) -> Output {
        self.part(table);
        let link = self.links.iter().find(|link| link.peer == peer);
        link.map_or_else(Output::default, |link| table.lose(link.seat))
    }

    /// Notes which connections are late, and which phones silent. Call it about every second.
    pub fn tick(&mut self, table: &mut SeatTable, now: u64) -> Vec<SeatEvent> {
        for link in &mut self.links {
            if matches!(link.handshake, Handshake::Connecting { since } if now >= since + PATIENCE)
            {
                link.handshake = Handshake::Late;
            }
        }
        table.tick(TransportKind::Room, SILENCE, now)
    }

    /// Forgets the connections whose seats the table has taken back.
    pub fn part(&mut self, table: &SeatTable) {
        self.links.retain(|link| table.presence(link.seat, TransportKind::Room).is_some());
    }

    /// Returns the state of the connection for a seat until its phone has joined.
    pub fn handshake(&self, seat: Seat) -> Option<&Handshake> {
        self.links.iter().find(|link| link.seat == seat).map(|link| &link.handshake)
    }

    /// Returns true if a connection is still wanted.
    pub fn has(&self, peer: Peer) -> bool {
        self.links.iter().any(|link| link.peer == peer)
    }
}
