//! A seat's end over a broker.

use super::broker::{Connection, Random, TAKES_OVER, TOKEN, Topics};
use super::broker_line::{BrokerLine, LineEvent};
use super::broker_list::Invitation;
use super::facts::MessageError;
use super::frame::{Frame, FrameReader, Uplink};
use super::message::{FromHost, RefusalReason, ToHost};
use super::output::Wire;
use super::sealed::{Direction, Nonces, SeatKey, open, seal};

/// The interval at which a device says that it is there, in milliseconds.
pub const SIGN_OF_LIFE: u64 = 10_000;

/// The first and the longest time until a question that was not answered is asked again, in
/// milliseconds.
const FIRST_REPEAT: u64 = 1_500;
const LONGEST_REPEAT: u64 = 12_000;

/// The time without an answer after which the table counts as away, in milliseconds.
const NO_ANSWER: u64 = 5_000;

/// The time between two questions of the same kind, in milliseconds.
const PAUSE: u64 = 400;

/// The interval at which a device asks again for a seat that another one has, in milliseconds.
const TAKEN_REPEAT: u64 = 5_000;

/// The time between two ticks after which the page was frozen, in milliseconds.
const FROZEN: u64 = 5_000;

/// The highest serial of the table that is believed: what is derived from it must not overflow.
const MAX_SERIAL: u64 = 1 << 47;

/// The state of a seat's end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GuestState {
    /// There is no connection to the broker: it is being made, or made again later.
    Connecting,
    /// The broker carries messages, but the table has not answered yet: its page is not open.
    Waiting,
    /// The table has told the match, and answers.
    Joined,
    /// The table has told the match, but does not answer now. It may come back.
    Away,
    /// The broker cannot be reached. It is tried again from time to time.
    Unreachable,
    /// The broker lets nobody in. It is tried again from time to time.
    Barred,
    /// The table has refused this device: the link was taken back ([`RefusalReason::UnknownToken`]), or one of
    /// the two pages is of another version ([`RefusalReason::OtherProtocol`]). [`BrokerGuest::ask_again`] tries
    /// once more. Or another device has the seat ([`RefusalReason::Taken`]): then it asks from time to time,
    /// and [`BrokerGuest::take_over`] takes the other one's place.
    Refused(RefusalReason),
}

/// A question that the table has not answered yet.
#[derive(Clone, Copy, Debug)]
struct Asked {
    /// The times at which it was asked first and last.
    first: u64,
    last: u64,
    /// How often it was asked.
    times: u32,
}

/// A seat's end over a broker.
///
/// It has no clock and no WebSocket: times are given in milliseconds, and the caller does what each
/// call returns. Call [`BrokerGuest::tick`] about every second; the first one connects. It joins by
/// itself on every connection, says that it is there, and sends a decision again until the table
/// has moved on.
pub struct BrokerGuest {
    topics: Topics,
    /// The topics to and from the seat.
    to_seat: String,
    to_host: String,
    key: SeatKey,
    device: u64,
    line: BrokerLine,
    nonces: Nonces,
    reader: FrameReader,
    /// The serials of the last message from and to the table.
    heard: u64,
    last: u64,
    /// True if the table has taken this device in.
    is_joined: bool,
    is_away: bool,
    refused: Option<RefusalReason>,
    /// True if it takes the place of another device.
    takes_over: bool,
    /// The last change that this device was told.
    known: u64,
    /// The decision, undo or giving up that the table has not done yet, and the change that it is about.
    decision: Option<(u64, ToHost)>,
    /// The hint that the table has not counted yet, and the change that it is about.
    hinted: Option<(u64, ToHost)>,
    asked: Option<Asked>,
    /// True if the decision was sent, and how often one was sent again.
    is_sent: bool,
    again: u64,
    /// The times of the last message to the table and of the last tick.
    sent: u64,
    ticked: u64,
    wire: Wire,
}

impl BrokerGuest {
    /// Returns the end of the seat that the invitation is for. `device` is a random number that stays
    /// the same when the page is reloaded (but is another one in another tab): the seat is its own as
    /// long as it is there. `random` must be new random bytes each time.
    pub fn new(invitation: &Invitation, device: u64, random: [u8; 32], now: u64) -> Self {
        let Invitation { broker, table, seat, key } = invitation;
        let topics = Topics::of(*table);
        let Random { client, nonces } = Random::of(random);
        let (to_seat, to_host) = (topics.for_seat(*seat), topics.for_host(*seat));
        let hears = vec![to_seat.clone(), topics.host_is_gone()];
        Self {
            line: BrokerLine::new(broker, &table.to_string(), hears, client),
            topics,
            to_seat,
            to_host,
            key: *key,
            // 0 is for all.
            device: device.max(1),
            nonces,
            reader: FrameReader::default(),
            heard: 0,
            last: 0,
            is_joined: false,
            is_away: false,
            refused: None,
            takes_over: false,
            known: 0,
            decision: None,
            hinted: None,
            asked: None,
            is_sent: false,
            again: 0,
            sent: now,
            ticked: now,
            wire: Wire::default(),
        }
    }

    /// Notes that the WebSocket is open.
    pub fn opened(&mut self, now: u64) {
        let serial = self.next_serial();
        let (device, topic, key) = (self.device, self.to_host.clone(), self.key);
        let nonce = self.nonces.draw();
        let will = |connection| {
            let gone = Uplink { device, connection, text: "" }.bytes();
            let sealed = seal(&key, Direction::ToHost, &topic, serial, nonce, &gone);
            (topic, sealed)
        };
        self.line.opened(will, now, &mut self.wire);
    }

    /// Takes what is to be done on the wire since it was taken last.
    pub fn wire(&mut self) -> Wire {
        std::mem::take(&mut self.wire)
    }

    /// Handles bytes from the WebSocket, which may be anything. Returns the messages of the table that the
    /// page has to read, in order.
    pub fn received(&mut self, bytes: &[u8], now: u64) -> Vec<Result<FromHost, MessageError>> {
        let mut messages = Vec::new();
        for event in self.line.received(bytes, now, &mut self.wire) {
            match event {
                LineEvent::Opened => {
                    self.asked = None;
                    self.ask(now);
                }
                LineEvent::Lost => self.lost(),
                LineEvent::Message(topic, _) if topic == self.topics.host_is_gone() => {
                    if self.is_joined && self.asked.is_none() {
                        self.ask(now);
                    }
                }
                LineEvent::Message(topic, payload) if topic == self.to_seat => {
                    let opened = open(&self.key, Direction::ToSeat, &topic, &payload);
                    let is_new = |serial| serial > self.heard && serial < MAX_SERIAL;
                    if let Some((serial, piece)) = opened.filter(|(serial, _)| is_new(*serial)) {
                        self.heard = serial;
                        if let Some(message) = self.reader.join(serial, &piece) {
                            messages.extend(self.hear(message, now));
                        }
                    }
                }
                LineEvent::Message(..) => {}
            }
        }
        messages
    }

    /// Handles a message of the table. Returns it if the page has to read it.
    fn hear(&mut self, frame: Frame, now: u64) -> Option<Result<FromHost, MessageError>> {
        let Frame { device, change, tells, text } = frame;
        if device != 0 && device != self.device || self.is_refused() {
            return None;
        }
        let Some(text) = text else {
            // A text before it is missing.
            self.ask(now);
            return None;
        };
        if text.is_empty() {
            self.asked = None;
            self.ask(now);
            return None;
        }
        self.asked = None;
        self.is_away = false;
        let message = FromHost::read(&text);
        if tells {
            self.is_joined = true;
            (self.refused, self.takes_over) = (None, false);
            self.known = change;
            for sent in [&mut self.decision, &mut self.hinted] {
                sent.take_if(|(about, _)| *about < change);
            }
            self.decide_again(now);
            return Some(message);
        }
        match message {
            Ok(FromHost::Refused { why }) => {
                return self.refused(why, now).then_some(message);
            }
            Ok(FromHost::Here { serial, .. }) => (self.known, self.hinted) = (serial, None),
            Ok(FromHost::Gone) => {
                self.is_joined = true;
                (self.decision, self.hinted) = (None, None);
            }
            _ => {}
        }
        if change > self.known && self.known > 0 {
            self.ask(now);
        }
        self.decide_again(now);
        Some(message)
    }

    /// Sends the decision again that the table has not made, after another answer.
    fn decide_again(&mut self, now: u64) {
        if (self.decision.is_some() || self.hinted.is_some()) && self.asked.is_none() {
            self.ask(now);
        }
    }

    /// Handles a refusal. Returns true if the page has to read it.
    fn refused(&mut self, why: RefusalReason, now: u64) -> bool {
        self.hinted.take_if(|_| self.is_joined && why != RefusalReason::NotJoined);
        match why {
            RefusalReason::Taken | RefusalReason::UnknownToken | RefusalReason::OtherProtocol => {
                let before = self.refused.replace(why);
                (self.is_joined, self.takes_over) = (false, false);
                (self.decision, self.hinted) = (None, None);
                before != Some(why)
            }
            // The table was reloaded.
            RefusalReason::NotJoined => {
                self.is_joined = false;
                self.ask(now);
                false
            }
            // It was made, and what came of it may be on its way.
            RefusalReason::Repeated => {
                self.decision = None;
                self.asked = Some(Asked { first: now, last: now, times: 1 });
                false
            }
            RefusalReason::Stale | RefusalReason::NotYourTurn => {
                self.decision = None;
                self.ask(now);
                false
            }
            RefusalReason::Illegal | RefusalReason::Final | RefusalReason::NotDone => {
                self.decision = None;
                true
            }
            _ => false,
        }
    }

    /// Notes that the WebSocket is closed, or could not be opened.
    pub fn closed(&mut self, now: u64) {
        self.line.closed(now);
        self.lost();
    }

    fn lost(&mut self) {
        self.asked = None;
        self.is_away = false;
        self.reader = FrameReader::default();
    }

    /// Does what is due. Call it about every second, and when the page is shown again.
    pub fn tick(&mut self, now: u64) {
        if self.line.tick(now, &mut self.wire).contains(&LineEvent::Lost) {
            self.lost();
        }
        let was_frozen = now.saturating_sub(self.ticked) >= FROZEN;
        self.ticked = now;
        if !self.line.is_open() || self.is_refused() {
            return;
        }
        if self.refused.is_some() {
            if now.saturating_sub(self.sent) >= TAKEN_REPEAT {
                self.asked = None;
                self.ask(now);
            }
            return;
        }
        match self.asked {
            _ if was_frozen => {
                self.line.subscribe(now, &mut self.wire);
                self.asked = None;
                self.ask(now);
            }
            Some(Asked { first, last, times }) => {
                let repeat = (FIRST_REPEAT << times.saturating_sub(1).min(8)).min(LONGEST_REPEAT);
                if self.is_joined && now.saturating_sub(first) >= NO_ANSWER {
                    self.is_away = true;
                }
                if now.saturating_sub(last) >= repeat {
                    // What is published while one subscribes may be lost in a cluster.
                    self.line.subscribe(now, &mut self.wire);
                    self.ask(now);
                }
            }
            None if now.saturating_sub(self.sent) >= SIGN_OF_LIFE => self.ask(now),
            None => {}
        }
    }

    /// Sends the table a message. A decision, an undo, giving up and a hint are kept and sent again until the table
    /// has moved on or has answered. A `join` or a `ping` is only sent if this end has not just done so
    /// by itself, so that a page may treat it like any other connection; after a gap send a `ping` with
    /// the last serial that was understood.
    pub fn send(&mut self, message: ToHost, now: u64) {
        if self.refused.is_some() {
            return;
        }
        match message {
            ToHost::Decide { serial, .. }
            | ToHost::Undo { serial }
            | ToHost::GiveUp { serial }
            | ToHost::Vote { serial, .. } => {
                self.decision = Some((serial, message));
                self.is_sent = false;
                self.ask_at_once(now);
            }
            ToHost::Hinted { serial } => {
                self.hinted = Some((serial, message));
                self.ask_at_once(now);
            }
            ToHost::Ping { serial } if serial < self.known => {
                self.known = serial;
                self.ask(now);
            }
            ToHost::Join { .. } if self.is_joined && self.asked.is_none() => {
                self.known = 0;
                self.ask(now);
            }
            ToHost::Leave => self.say(&message, now),
            // The rest is done by this end itself, or is nothing that a seat says here.
            ToHost::Ping { .. }
            | ToHost::Join { .. }
            | ToHost::Take { .. }
            | ToHost::Scanned { .. } => {}
        }
    }

    /// Leaves: tells the table so and signs off. The seat's link still admits to it.
    pub fn leave(&mut self, now: u64) {
        self.say(&ToHost::Leave, now);
        self.line.leave(now, &mut self.wire);
    }

    /// Takes the place of another device that has the seat, which then waits for it.
    pub fn take_over(&mut self, now: u64) {
        self.takes_over = true;
        self.ask_again(now);
    }

    /// Returns true if the table has refused this device for good.
    fn is_refused(&self) -> bool {
        self.refused.is_some_and(|why| why != RefusalReason::Taken)
    }

    /// Asks the table again after it has refused this device.
    pub fn ask_again(&mut self, now: u64) {
        self.refused = None;
        self.asked = None;
        self.ask(now);
    }

    /// Returns the state.
    pub fn state(&self) -> GuestState {
        match (self.refused, self.line.connection()) {
            (Some(why), _) => GuestState::Refused(why),
            (None, Connection::Connecting) => GuestState::Connecting,
            (None, Connection::Unreachable) => GuestState::Unreachable,
            (None, Connection::Barred) => GuestState::Barred,
            (None, Connection::Connected) if self.is_away => GuestState::Away,
            (None, Connection::Connected) if self.is_joined => GuestState::Joined,
            (None, Connection::Connected) => GuestState::Waiting,
        }
    }

    /// Returns how often a decision was sent again.
    pub fn sent_again(&self) -> u64 {
        self.again
    }

    /// Returns true if a decision waits for the table.
    pub fn is_deciding(&self) -> bool {
        self.decision.is_some()
    }

    /// Returns the token for [`ToHost::Join`]. Nothing of it is secret.
    pub fn token(&self) -> &str {
        TOKEN
    }

    fn ask_at_once(&mut self, now: u64) {
        if self.is_joined {
            self.asked = None;
            self.ask(now);
        }
    }

    /// Asks the table: to join, for what is new, or to decide. Any answer will do.
    fn ask(&mut self, now: u64) {
        let asked = self.asked.unwrap_or(Asked { first: now, last: now, times: 0 });
        // Several messages of the table may give the same reason to ask.
        if asked.times > 0 && now.saturating_sub(asked.last) < PAUSE {
            return;
        }
        let message = match &self.decision {
            _ if !self.is_joined => {
                let token = if self.takes_over { TAKES_OVER } else { TOKEN };
                ToHost::Join { token: token.to_owned() }
            }
            Some((_, decision)) if self.known > 0 => {
                self.again += u64::from(std::mem::replace(&mut self.is_sent, true));
                decision.clone()
            }
            _ => match &self.hinted {
                Some((_, hinted)) if self.known > 0 => hinted.clone(),
                _ => ToHost::Ping { serial: self.known },
            },
        };
        self.asked = Some(Asked { last: now, times: asked.times + 1, ..asked });
        self.say(&message, now);
    }

    fn say(&mut self, message: &ToHost, now: u64) {
        let serial = self.next_serial();
        let (device, connection, text) = (self.device, self.line.number(), message.text());
        let up = Uplink { device, connection, text: &text }.bytes();
        let nonce = self.nonces.draw();
        let sealed = seal(&self.key, Direction::ToHost, &self.to_host, serial, nonce, &up);
        self.sent = now;
        self.line.publish(&self.to_host, sealed, now, &mut self.wire);
    }

    /// Returns the next serial. It is beyond all that another device has used before the table's last
    /// message, whatever the two clocks say.
    fn next_serial(&mut self) -> u64 {
        self.last = (self.last + 1).max(self.heard << 16);
        self.last
    }
}
