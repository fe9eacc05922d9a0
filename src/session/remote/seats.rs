//! The seats that phones hold: a code for each, the phone's answer, and the phone itself. Pure: a
//! carrier makes the connections.

use super::carrier::Peer;
use super::hand_code::{Answer, CodeFault, Offer};
use super::host::{Host, Outgoing};
use super::hosted::Hosted;
use super::message::{Sent, Why};
use super::seat_event::SeatEvent;
use crate::engine::{Seat, Viewer};

/// The time within which a connection opens once the phone's answer was read, in milliseconds. The
/// browser itself may wait forever, and its opinion changes.
pub const PATIENCE: u64 = 8_000;

/// The time after which a phone from which nothing is heard counts as silent, in milliseconds.
pub const SILENCE: u64 = 12_000;

/// The interval at which a phone says that it is there, in milliseconds.
pub const HEARTBEAT: u64 = 3_000;

/// The stage of a seat's phone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The browser is asked for its end of a connection.
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
    /// The phone holds the seat.
    Joined,
    /// The phone holds the seat, but nothing is heard from it. It may come back.
    Silent,
}

/// A seat's connection.
#[derive(Clone, Debug)]
struct Link {
    seat: Seat,
    peer: Peer,
    stage: Stage,
    /// The offer's number and token, once it is made.
    offer: Option<Offer>,
    /// The answer that was taken.
    answer: Option<Answer>,
    /// The time at which something was heard last.
    heard: u64,
}

/// The reason why an answer was not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnswerFault {
    /// It is no code of a phone.
    Code(CodeFault),
    /// It answers a code that is not shown here, or not any more.
    Unknown,
    /// Its seat has a phone already.
    Taken(Seat),
    /// It was read before, or the phone has renewed it meanwhile. Nothing has to be done.
    Again(Seat),
    /// It answers a code whose first answer was too old to connect. The seat needs a new code.
    UsedUp(Seat),
}

/// The consequences of an event.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Happened {
    /// The messages to be sent.
    pub outgoing: Vec<Outgoing>,
    /// The events for the table.
    pub events: Vec<SeatEvent>,
    /// The code of another phone, which a phone has scanned.
    pub scanned: Option<String>,
}

/// The seats of a table that are given to phones.
pub struct Seats {
    host: Host,
    links: Vec<Link>,
    last_peer: u64,
}

impl Seats {
    /// Returns the seats of a table without phones. The host begins after this serial.
    pub fn new(serial: u64) -> Self {
        Self { host: Host::new(serial), links: Vec::new(), last_peer: 0 }
    }

    /// Begins a connection for a seat, in place of the one before. Returns its number.
    pub fn invite(&mut self, seat: Seat) -> (Peer, Happened) {
        let happened = self.take_back(seat);
        self.last_peer += 1;
        let peer = Peer(self.last_peer);
        let link =
            Link { seat, peer, stage: Stage::Preparing, offer: None, answer: None, heard: 0 };
        self.links.push(link);
        (peer, happened)
    }

    /// Takes a seat back from its phone, or from who would join.
    pub fn take_back(&mut self, seat: Seat) -> Happened {
        let had_phone = self.stage(seat).is_some_and(Stage::is_held);
        self.links.retain(|link| link.seat != seat);
        Happened {
            outgoing: self.host.dismiss(seat),
            events: if had_phone { vec![SeatEvent::Left(seat)] } else { Vec::new() },
            scanned: None,
        }
    }

    /// Notes the code of a connection. Returns false if it is not wanted any more.
    pub fn offer(&mut self, peer: Peer, offer: Offer) -> bool {
        let Some(link) = self.links.iter_mut().find(|link| link.peer == peer) else { return false };
        if link.stage != Stage::Preparing || link.seat != offer.seat {
            return false;
        }
        self.host.admit(offer.token(), Viewer::Of(link.seat));
        link.offer = Some(offer.clone());
        link.stage = Stage::Offered(offer);
        true
    }

    /// Reads the answer of a phone. Returns the connection that it is for, and the description for
    /// the browser.
    ///
    /// # Errors
    /// The reason why it was not taken; nothing has changed.
    pub fn answer(&mut self, code: &str, now: u64) -> Result<(Peer, String), AnswerFault> {
        let answer = Answer::read(code).map_err(AnswerFault::Code)?;
        let is_asked =
            |link: &&mut Link| link.offer.as_ref().is_some_and(|offer| offer.id() == answer.to);
        let link = self.links.iter_mut().find(is_asked).ok_or(AnswerFault::Unknown)?;
        match &link.stage {
            Stage::Offered(_) => {
                let sdp = answer.sdp();
                link.answer = Some(answer);
                link.stage = Stage::Connecting { since: now };
                Ok((link.peer, sdp))
            }
            // The camera may see the code of the phone that has joined for a moment longer.
            Stage::Joined | Stage::Silent if link.answer.as_ref() != Some(&answer) => {
                Err(AnswerFault::Taken(link.seat))
            }
            Stage::Late if link.answer.as_ref() != Some(&answer) => {
                Err(AnswerFault::UsedUp(link.seat))
            }
            _ => Err(AnswerFault::Again(link.seat)),
        }
    }

    /// Handles a text from a phone, which may be anything. A connection admits to its own seat alone.
    pub fn receive(&mut self, from: Peer, text: &str, now: u64) -> Happened {
        let Some(at) = self.links.iter().position(|link| link.peer == from) else {
            return Happened::default();
        };
        let seat = self.links[at].seat;
        let received = self.host.receive(from, text, now);
        let mut happened =
            Happened { outgoing: received.outgoing, events: Vec::new(), scanned: received.scanned };
        match self.host.viewer_of(from) {
            Some(viewer) if viewer.is(seat) => {
                let link = &mut self.links[at];
                link.heard = now;
                if std::mem::replace(&mut link.stage, Stage::Joined) != Stage::Joined {
                    happened.events.push(SeatEvent::Joined(seat));
                }
            }
            Some(_) => {
                // It knows the token of another seat, and has lost its own.
                self.host.left(from);
                happened.events = self.take_back(seat).events;
                let text = Sent::Refused { why: Why::UnknownToken }.text();
                happened.outgoing = vec![Outgoing { to: from, text, tells: None }];
            }
            None if self.links[at].stage.is_held() => return self.closed(from),
            None => {}
        }
        happened.events.extend(received.event);
        happened
    }

    /// Notes that a connection has ended and will not come back. The seat is free, and the table's again.
    pub fn closed(&mut self, peer: Peer) -> Happened {
        let seat = self.links.iter().find(|link| link.peer == peer).map(|link| link.seat);
        seat.map_or_else(Happened::default, |seat| self.take_back(seat))
    }

    /// Notes which connections are late, and which phones silent. Call it about every second.
    pub fn tick(&mut self, now: u64) -> Vec<SeatEvent> {
        let mut events = Vec::new();
        for link in &mut self.links {
            match link.stage {
                Stage::Connecting { since } if now >= since + PATIENCE => {
                    link.stage = Stage::Late;
                }
                Stage::Joined if now >= link.heard + SILENCE => {
                    link.stage = Stage::Silent;
                    events.push(SeatEvent::Silent(link.seat));
                }
                _ => {}
            }
        }
        events
    }

    /// Shows the match on the table as it stands. Returns what the phones must be told of it.
    pub fn show(&mut self, shown: Hosted) -> Happened {
        let without: Vec<Seat> = self
            .links
            .iter()
            .map(|link| link.seat)
            .filter(|&seat| !shown.has_person(seat))
            .collect();
        let mut happened = Happened::default();
        for seat in without {
            let gone = self.take_back(seat);
            happened.outgoing.extend(gone.outgoing);
            happened.events.extend(gone.events);
        }
        happened.outgoing.extend(self.host.show(shown));
        happened
    }

    /// Notes that there is no match on the table any more. Returns what the phones must be told.
    pub fn close(&mut self) -> Vec<Outgoing> {
        self.host.close()
    }

    /// Returns the stage of a seat's phone; `None` if none was invited.
    pub fn stage(&self, seat: Seat) -> Option<&Stage> {
        self.links.iter().find(|link| link.seat == seat).map(|link| &link.stage)
    }

    /// Returns the seats that phones hold, and for each, true if nothing is heard from it.
    pub fn held(&self) -> impl Iterator<Item = (Seat, bool)> {
        let held = self.links.iter().filter(|link| link.stage.is_held());
        held.map(|link| (link.seat, link.stage == Stage::Silent))
    }

    /// Returns true if a connection is still wanted.
    pub fn has(&self, peer: Peer) -> bool {
        self.links.iter().any(|link| link.peer == peer)
    }
}

impl Stage {
    /// Returns true if a phone holds the seat.
    pub fn is_held(&self) -> bool {
        matches!(self, Self::Joined | Self::Silent)
    }
}
