//! The connection to a broker: it is made, greeted, kept alive, and made again when it is lost.

use super::broker::Connection;
use super::broker_list::Broker;
use super::mqtt::{Connect, Packet, PacketReader};
use super::output::{Dial, Wire};

/// The longest time until a WebSocket is open, in milliseconds.
const TO_OPEN: u64 = 15_000;

/// The longest time until the broker has answered a greeting or a subscription, in milliseconds.
/// Brokers of a cluster that has just lost one of them were seen to need 11 seconds.
const TO_ANSWER: u64 = 15_000;

/// The longest time without a packet, in seconds, after which the broker takes this end for gone. A
/// browser lets the timers of a hidden page run once a minute.
const KEEP_ALIVE: u16 = 80;

/// The time without a packet after which the broker is asked for one, in milliseconds.
const IDLE: u64 = 25_000;

/// The first and the longest pause before another attempt, in milliseconds.
const FIRST_PAUSE: u64 = 1_000;
const LONGEST_PAUSE: u64 = 30_000;

/// The time without a connection after which the broker counts as out of reach, in milliseconds.
const OUT_OF_REACH: u64 = 15_000;

/// The time after which a connection counts as good, in milliseconds.
const GOOD: u64 = 10_000;

/// An event of the connection.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum LineEvent {
    /// The broker carries messages from now on.
    Opened,
    /// The connection is lost.
    Lost,
    /// A message has arrived: its topic and its payload.
    Message(String, Vec<u8>),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    /// There is no connection until this time.
    Off { until: u64 },
    /// It is being opened since this time.
    Dialing { since: u64 },
    /// The broker was greeted at this time.
    Greeting { since: u64 },
    /// The topics were asked for at this time.
    Subscribing { since: u64 },
    /// It carries messages since this time.
    Open { since: u64 },
    /// It is not wanted any more.
    Over,
}

/// A connection to a broker.
#[derive(Debug)]
pub(super) struct BrokerLine {
    user: String,
    password: Option<String>,
    topics: Vec<String>,
    step: Step,
    reader: PacketReader,
    /// The client's name, before the number of the connection.
    client: u64,
    /// The number of connections that were made.
    connections: u32,
    /// The number of attempts since the last good connection.
    attempts: u32,
    /// The time since which there has been no connection, while there is none, and whether that is long.
    without: Option<u64>,
    is_out_of_reach: bool,
    is_barred: bool,
    /// The times of the last packet that was sent and read.
    sent: u64,
    read: u64,
    /// The time at which the broker was asked for a packet, if it has sent none since.
    asked: Option<u64>,
}

impl BrokerLine {
    /// Returns a connection that is yet to be made. `client` is random.
    pub(super) fn new(broker: &Broker, table: &str, topics: Vec<String>, client: u64) -> Self {
        let (user, password) = match broker.credentials() {
            Some((user, password)) => (user.to_owned(), Some(password.to_owned())),
            None => (table.to_owned(), None),
        };
        Self {
            user,
            password,
            topics,
            step: Step::Off { until: 0 },
            reader: PacketReader::default(),
            client,
            connections: 0,
            attempts: 0,
            without: None,
            is_out_of_reach: false,
            is_barred: false,
            sent: 0,
            read: 0,
            asked: None,
        }
    }

    pub(super) fn is_open(&self) -> bool {
        matches!(self.step, Step::Open { .. })
    }

    /// Returns the number of the connection, from 1 on.
    pub(super) fn number(&self) -> u32 {
        self.connections
    }

    pub(super) fn connection(&self) -> Connection {
        match self.step {
            Step::Open { .. } => Connection::Connected,
            _ if self.is_barred => Connection::Barred,
            // The first attempt fails at once where nothing answers.
            _ if self.is_out_of_reach || self.attempts > 0 && self.connections == 0 => {
                Connection::Unreachable
            }
            _ => Connection::Connecting,
        }
    }

    /// Greets the broker once the WebSocket is open, leaving it a last will.
    pub(super) fn opened(
        &mut self,
        will: impl FnOnce(u32) -> (String, Vec<u8>),
        now: u64,
        out: &mut Wire,
    ) {
        if !matches!(self.step, Step::Dialing { .. }) {
            return;
        }
        self.connections += 1;
        self.reader = PacketReader::default();
        self.asked = None;
        self.step = Step::Greeting { since: now };
        let connect = Connect {
            client: format!("{:016x}{:06x}", self.client, self.connections & 0xff_ffff),
            user: self.user.clone(),
            password: self.password.clone(),
            keep_alive: KEEP_ALIVE,
            will: will(self.connections),
        };
        self.send(&Packet::Connect(connect), now, out);
    }

    /// Handles bytes of the broker.
    pub(super) fn received(&mut self, bytes: &[u8], now: u64, out: &mut Wire) -> Vec<LineEvent> {
        if matches!(self.step, Step::Off { .. } | Step::Dialing { .. } | Step::Over) {
            return Vec::new();
        }
        let Ok(packets) = self.reader.read(bytes) else { return self.give_up(now, out) };
        self.read = now;
        self.asked = None;
        let mut events = Vec::new();
        for packet in packets {
            match (self.step, packet) {
                (Step::Greeting { .. }, Packet::ConnAck { code: 0 }) => {
                    self.step = Step::Subscribing { since: now };
                    self.subscribe(now, out);
                }
                (Step::Subscribing { .. }, Packet::SubAck { codes, .. })
                    if codes.iter().all(|code| *code == 0) =>
                {
                    (self.is_barred, self.is_out_of_reach, self.without) = (false, false, None);
                    self.step = Step::Open { since: now };
                    events.push(LineEvent::Opened);
                }
                (Step::Greeting { .. }, Packet::ConnAck { .. })
                | (Step::Subscribing { .. }, Packet::SubAck { .. }) => {
                    self.is_barred = true;
                    events.extend(self.give_up(now, out));
                    return events;
                }
                (Step::Open { .. }, Packet::Publish { topic, payload }) => {
                    events.push(LineEvent::Message(topic, payload));
                }
                // A topic that was asked for again, or what came before the answer.
                (_, Packet::SubAck { .. } | Packet::PingResp | Packet::Publish { .. }) => {}
                _ => {
                    events.extend(self.give_up(now, out));
                    return events;
                }
            }
        }
        events
    }

    /// Notes that the WebSocket is closed. Returns true if the connection was in use.
    pub(super) fn closed(&mut self, now: u64) -> bool {
        match self.step {
            Step::Off { .. } | Step::Over => return false,
            Step::Open { since } if now.saturating_sub(since) >= GOOD => self.attempts = 0,
            _ => {}
        }
        let pause = (FIRST_PAUSE << self.attempts.min(10)).min(LONGEST_PAUSE);
        // Those who have lost the same broker do not all come back at once.
        let random = self.client.rotate_left(11 * self.attempts) % (pause / 2);
        self.attempts += 1;
        let was_open = self.is_open();
        self.step = Step::Off { until: now + pause / 2 + random };
        was_open
    }

    fn give_up(&mut self, now: u64, out: &mut Wire) -> Vec<LineEvent> {
        out.dial = Dial::Close;
        if self.closed(now) { vec![LineEvent::Lost] } else { Vec::new() }
    }

    /// Does what is due.
    pub(super) fn tick(&mut self, now: u64, out: &mut Wire) -> Vec<LineEvent> {
        let is_late = |since: u64, patience: u64| now.saturating_sub(since) >= patience;
        if !self.is_open() {
            self.is_out_of_reach |= is_late(*self.without.get_or_insert(now), OUT_OF_REACH);
        }
        match self.step {
            // A clock that was set back makes no one wait.
            Step::Off { until } if now >= until || until > now + LONGEST_PAUSE => {
                self.step = Step::Dialing { since: now };
                out.dial = Dial::Connect;
            }
            Step::Dialing { since } if is_late(since, TO_OPEN) => return self.give_up(now, out),
            Step::Greeting { since } | Step::Subscribing { since } if is_late(since, TO_ANSWER) => {
                return self.give_up(now, out);
            }
            Step::Open { .. } => match self.asked {
                Some(asked) if is_late(asked, TO_ANSWER) => return self.give_up(now, out),
                None if is_late(self.read.min(self.sent), IDLE) => {
                    self.asked = Some(now);
                    self.send(&Packet::PingReq, now, out);
                }
                _ => {}
            },
            _ => {}
        }
        Vec::new()
    }

    /// Asks for the topics, which does no harm if it was done before.
    pub(super) fn subscribe(&mut self, now: u64, out: &mut Wire) {
        self.send(&Packet::Subscribe { id: 1, topics: self.topics.clone() }, now, out);
    }

    /// Publishes a message. It is lost if there is no connection.
    pub(super) fn publish(&mut self, topic: &str, payload: Vec<u8>, now: u64, out: &mut Wire) {
        if self.is_open() {
            self.send(&Packet::Publish { topic: topic.to_owned(), payload }, now, out);
        }
    }

    /// Signs off and does not connect again.
    pub(super) fn leave(&mut self, now: u64, out: &mut Wire) {
        if self.is_open() {
            self.send(&Packet::Disconnect, now, out);
        }
        self.step = Step::Over;
        out.dial = Dial::Close;
    }

    fn send(&mut self, packet: &Packet, now: u64, out: &mut Wire) {
        self.sent = now;
        out.send.push(packet.bytes());
    }
}
