//! The devices in the same room: the table's code, the phone's answer, and the connection, over which the
//! phone then takes a seat. Pure: the browser makes the connections.

use super::budget::{Budget, MESSAGE};
use super::facts::MessageError;
use super::message::{FromHost, RefusalReason, ToHost};
use super::output::{Outgoing, Output, Peer};
use super::room_code::{Answer, CodeError, Offer};
use super::seat_event::SeatEvent;
use super::seat_table::SeatTable;
use crate::engine::{Seat, SeatSet, errors};
use crate::session::TransportKind;

/// The time within which a connection opens once the phone's answer was read, in milliseconds. The
/// browser itself may wait forever, and its opinion changes.
pub const PATIENCE: u64 = 8_000;

/// The time after which a phone from which nothing is heard counts as silent, in milliseconds.
pub const SILENCE: u64 = 12_000;

/// The time after which a phone without a seat from which nothing is heard is forgotten, in milliseconds.
pub const CHOOSING: u64 = 60_000;

/// The interval at which a phone says that it is there, in milliseconds.
pub const HEARTBEAT: u64 = 3_000;

/// The state of a connection until its phone has a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Handshake {
    /// The browser is asked for its end of the connection.
    Preparing,
    /// The code is shown.
    Offered,
    /// The phone's answer was read at this time.
    Connecting {
        /// The time in milliseconds.
        since: u64,
    },
    /// The connection has not opened in time. It still may.
    Late,
    /// The phone is connected.
    Connected,
}

impl Handshake {
    /// Returns true if this is the connection whose code is shown, or about to be.
    fn is_next(self) -> bool {
        !matches!(self, Self::Late | Self::Connected)
    }
}

/// A connection to a phone.
struct Link {
    peer: Peer,
    handshake: Handshake,
    /// The offer, once it is made.
    offer: Option<Offer>,
    /// The answer that was taken.
    answer: Option<Answer>,
    /// The seat that its phone has taken.
    seat: Option<Seat>,
    /// The budget of its phone until that has a seat, and the time at which it was heard last.
    budget: Budget,
    heard: u64,
}

impl Link {
    /// Returns true if its phone has yet to take a seat.
    fn chooses(&self) -> bool {
        self.handshake == Handshake::Connected && self.seat.is_none()
    }

    /// Returns true if this token admits to the table over this connection.
    fn admits(&self, token: &str) -> bool {
        self.offer.as_ref().is_some_and(|offer| offer.token() == token)
    }
}

errors! {
    /// The reason why an answer was not taken.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum AnswerError {
        /// It is no code of a phone.
        Code(CodeError),
        /// It answers a code that is not shown here, or not any more: each is for one phone.
        Unknown,
        /// It was read before, or the phone has renewed it meanwhile. Nothing has to be done.
        Again,
    }
}

/// The connections of a table to phones in the same room.
#[derive(Default)]
pub struct Room {
    links: Vec<Link>,
    last_peer: u64,
    /// The seats that are meant for phones; empty for all that are free.
    wanted: SeatSet,
    /// The seats whose hands are open at the table.
    open: SeatSet,
}

impl Room {
    /// Begins the connection to the next phone, in place of one whose code is shown. Returns its number.
    pub fn invite(&mut self, now: u64) -> Peer {
        self.keep(&|link| !link.handshake.is_next());
        self.last_peer += 1;
        let peer = Peer(TransportKind::Room, self.last_peer);
        self.links.push(Link {
            peer,
            handshake: Handshake::Preparing,
            offer: None,
            answer: None,
            seat: None,
            budget: Budget::new(now),
            heard: now,
        });
        peer
    }

    /// Notes the code of a connection. Returns false if it is not wanted any more.
    pub fn offer(&mut self, peer: Peer, offer: Offer) -> bool {
        let link = self.links.iter_mut().find(|link| link.peer == peer);
        let Some(link) = link.filter(|link| link.handshake == Handshake::Preparing) else {
            return false;
        };
        link.offer = Some(offer);
        link.handshake = Handshake::Offered;
        true
    }

    /// Offers phones these seats as far as they are free, or if none of them is, all free ones.
    pub fn want(&mut self, seats: SeatSet) {
        self.wanted = seats;
    }

    /// Offers no phone these seats, whose players have their hands open at the table, unless a phone is
    /// wanted for them.
    pub fn withhold(&mut self, seats: SeatSet) {
        self.open = seats;
    }

    /// Returns the seats that a phone is offered.
    pub fn offered(&self, table: &SeatTable) -> SeatSet {
        let free = table.free();
        let wanted = free.and(self.wanted);
        if wanted.is_empty() { free.minus(self.open) } else { wanted }
    }

    /// Returns the seat that the next phone takes without being asked: the table has chosen a phone for its
    /// person, and for no other. The last free seat may belong to a player who sits at the table.
    fn meant(&self, table: &SeatTable) -> Option<Seat> {
        let wanted = table.free().and(self.wanted);
        wanted.first().filter(|_| wanted.len() == 1 && !self.is_choosing())
    }

    /// Reads the answer of a phone. Returns the connection that it is for, and the description for
    /// the browser.
    ///
    /// # Errors
    /// The reason why it was not taken; nothing has changed.
    pub fn answer(&mut self, code: &str, now: u64) -> Result<(Peer, String), AnswerError> {
        let answer = Answer::read(code).map_err(AnswerError::Code)?;
        let is_asked =
            |link: &&mut Link| link.offer.as_ref().is_some_and(|offer| offer.id() == answer.to);
        let link = self.links.iter_mut().find(is_asked).ok_or(AnswerError::Unknown)?;
        match link.handshake {
            Handshake::Offered => {
                let sdp = answer.sdp();
                link.answer = Some(answer);
                link.handshake = Handshake::Connecting { since: now };
                Ok((link.peer, sdp))
            }
            Handshake::Connecting { .. } => Err(AnswerError::Again),
            // The camera may see the code of the phone that has joined for a moment longer.
            _ if link.answer.as_ref() == Some(&answer) => Err(AnswerError::Again),
            _ => Err(AnswerError::Unknown),
        }
    }

    /// Handles a message of a phone, which may be anything. One without a seat is told which seats are
    /// free, and nothing else; one with a seat can hold no other.
    pub fn receive(
        &mut self,
        table: &mut SeatTable,
        from: Peer,
        message: Result<ToHost, MessageError>,
        now: u64,
    ) -> Output {
        self.part(table);
        let Some(at) = self.links.iter().position(|link| link.peer == from) else {
            return Output::default();
        };
        if let Some(seat) = self.links[at].seat {
            return table.receive_for(seat, from, message, now);
        }
        let (offered, meant) = (self.offered(table), self.meant(table));
        let link = &mut self.links[at];
        link.heard = now;
        let refused = |why| Outgoing { to: from, message: FromHost::Refused { why } }.into();
        if !link.budget.spend(MESSAGE, now) {
            let tells = link.budget.must_tell();
            return if tells { refused(RefusalReason::TooMany) } else { Output::default() };
        }
        let (token, seat) = match message {
            Ok(ToHost::Join { token }) if link.admits(&token) => {
                let is_first = link.handshake != Handshake::Connected;
                link.handshake = Handshake::Connected;
                (token, meant.filter(|_| is_first))
            }
            Ok(ToHost::Join { .. }) => return refused(RefusalReason::UnknownToken),
            Ok(ToHost::Take { seat }) if link.chooses() => {
                let token = link.offer.as_ref().map(|offer| offer.token().to_owned());
                (token.unwrap_or_default(), Some(seat))
            }
            Ok(ToHost::Leave) => return self.closed(table, from),
            Ok(_) => return refused(RefusalReason::NotJoined),
            Err(error) => return refused(error.into()),
        };
        // A seat may have been opened at the table since it was offered.
        let seat = seat.filter(|&seat| offered.contains(seat));
        let given = seat.and_then(|seat| table.take(seat, from, &token, now));
        if given.is_some() {
            link.seat = seat;
        }
        self.keep(&|link| link.handshake != Handshake::Late);
        let names = || Outgoing { to: from, message: table.offer(offered) }.into();
        given.unwrap_or_else(names)
    }

    /// Notes that a connection has ended and will not come back. The seat is the table's again.
    pub fn closed(&mut self, table: &mut SeatTable, peer: Peer) -> Output {
        self.part(table);
        let ended = self.links.iter().find(|link| link.peer == peer);
        let seat = ended.and_then(|link| link.seat);
        self.keep(&|link| link.peer != peer);
        seat.map_or_else(Output::default, |seat| table.lose(seat))
    }

    /// Notes which connections are late, and which phones silent. Call it about every second.
    pub fn tick(&mut self, table: &mut SeatTable, now: u64) -> Vec<SeatEvent> {
        self.keep(&|link| !link.chooses() || now < link.heard + CHOOSING);
        let is_late = |link: &Link| matches!(link.handshake, Handshake::Connecting { since } if now >= since + PATIENCE);
        if let Some(at) = self.links.iter().position(is_late) {
            let peer = self.links[at].peer;
            self.links[at].handshake = Handshake::Late;
            // Of those that are late, the last one is kept.
            self.keep(&|link| link.handshake != Handshake::Late || link.peer == peer);
        }
        table.tick(TransportKind::Room, SILENCE, now)
    }

    /// Forgets the connections whose seats the table has taken back.
    pub fn part(&mut self, table: &SeatTable) {
        let is_held = |seat| table.presence(seat, TransportKind::Room).is_some();
        self.keep(&|link| link.seat.is_none_or(is_held));
    }

    /// Forgets all other connections than these.
    #[inline(never)]
    fn keep(&mut self, these: &dyn Fn(&Link) -> bool) {
        self.links.retain(these);
    }

    /// Returns the state of the connection to the next phone; `None` while no code is made.
    pub fn next(&self) -> Option<Handshake> {
        self.links.iter().map(|link| link.handshake).find(|handshake| handshake.is_next())
    }

    /// Returns the code for the next phone; `None` while no phone can scan it.
    pub fn code(&self) -> Option<String> {
        let link = self.links.iter().find(|link| link.handshake == Handshake::Offered)?;
        link.offer.as_ref().map(Offer::code)
    }

    /// Returns true if the last phone has not connected in time.
    pub fn is_late(&self) -> bool {
        self.links.iter().any(|link| link.handshake == Handshake::Late)
    }

    /// Returns true if a phone is connected that has yet to take a seat.
    pub fn is_choosing(&self) -> bool {
        self.links.iter().any(Link::chooses)
    }

    /// Returns true if a connection is still wanted.
    pub fn has(&self, peer: Peer) -> bool {
        self.links.iter().any(|link| link.peer == peer)
    }
}
