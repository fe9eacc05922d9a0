//! The table's end over a broker.

use super::broker_line::{BrokerLine, LineEvent};
use super::budget::{Budget, MESSAGE};
use super::carrier::Peer;
use super::club::{Broker, TableId};
use super::frame::{Cutter, Down, MAX_UP, Up};
use super::host::{Host, Outgoing};
use super::hosted::Hosted;
use super::message::{Sent, ToHost, Why};
use super::relay::{Connection, Output, Random, Relayed, TAKES_OVER, TOKEN, Topics};
use super::sealed::{Direction, Nonces, SEAL, SeatKey, open, seal};
use super::seat_event::SeatEvent;
use crate::engine::{Seat, Viewer};
use std::collections::VecDeque;

/// The time after which a device from which nothing is heard counts as silent, in milliseconds.
pub const AWAY_AFTER: u64 = 35_000;

/// The time within which a second device at a seat is said once, in milliseconds.
const SAID_FOR: u64 = 10_000;

/// The most devices that are known at a seat.
const MOST_DEVICES: usize = 4;

/// The number of messages of a seat that are told from those played again.
const MOST_KNOWN: usize = 1_024;

/// The most seats that were taken back and are still told so.
const MOST_RETIRED: usize = 8;

/// The most by which a device can be ahead of the table's serials.
const AHEAD: u64 = 1 << 32;

/// The stage of a seat that is played over a broker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatStage {
    /// Its link admits to it, and no device has come yet.
    Invited,
    /// A device holds it.
    Joined,
    /// The device that held it is away. It may come back, and another device with the link may take
    /// its place.
    Silent,
}

/// A device that has a seat's key.
#[derive(Clone, Debug)]
struct Device {
    id: u64,
    peer: Peer,
    /// The number of its last connection.
    connection: u32,
    /// The serial of its last will that was heard.
    will: u64,
}

/// A seat that was given out.
#[derive(Clone, Debug)]
struct Link {
    seat: Seat,
    key: SeatKey,
    /// The token of the seat at the host, which is never sent.
    token: String,
    stage: SeatStage,
    /// True if it was taken back: its devices are told so, and no more.
    is_retired: bool,
    /// The serials of the last message to and from the seat.
    told: u64,
    last: u64,
    cutter: Cutter,
    devices: Vec<Device>,
    /// The device that holds the seat.
    holder: Option<Peer>,
    /// The time at which it was heard last.
    heard: u64,
    /// The time at which a second device was said last.
    said: Option<u64>,
    /// The budget of the devices that do not hold the seat.
    strangers: Budget,
    /// The ends of the last messages that were heard: no two messages have the same.
    known: VecDeque<[u8; 8]>,
}

impl Link {
    /// Returns true if this message was heard before, and notes it.
    fn is_known(&mut self, payload: &[u8]) -> bool {
        let Some(end) = payload.last_chunk() else { return true };
        let is_known = self.known.contains(end);
        if !is_known {
            if self.known.len() == MOST_KNOWN {
                self.known.pop_front();
            }
            self.known.push_back(*end);
        }
        is_known
    }
}

/// The table's end over a broker: it owns the host, and the seats that were given out by a link.
///
/// It has no clock and no WebSocket: times are given in milliseconds and never go back, and the caller
/// does what each call returns. Call [`RelayHost::tick`] about every second; the first one connects.
/// After a reload of the page, make it again with the same table and a higher serial, and invite the
/// same seats with the same keys: their links go on working.
pub struct RelayHost {
    topics: Topics,
    line: BrokerLine,
    host: Host,
    /// The serial after which those of a new seat begin.
    start: u64,
    links: Vec<Link>,
    nonces: Nonces,
    last_peer: u64,
}

impl RelayHost {
    /// Returns the end of a table without seats. `random` must be new random bytes each time. All
    /// serials are higher than `start`; see [`serial_at_start`](super::serial_at_start).
    pub fn new(broker: &Broker, table: TableId, random: [u8; 32], start: u64) -> Self {
        let topics = Topics::of(table);
        let Random { client, nonces, .. } = Random::of(random);
        let line = BrokerLine::new(broker, &table.to_string(), vec![topics.all_for_host()], client);
        let host = Host::new(start);
        Self { topics, line, host, start, links: Vec::new(), nonces, last_peer: 0 }
    }

    /// Gives a seat out to who has the key. Another key takes the place of the one before.
    pub fn invite(&mut self, seat: Seat, key: SeatKey, now: u64) -> Relayed {
        if self.link(seat).is_some_and(|link| link.key == key) {
            return Relayed::default();
        }
        let mut done = self.take_back(seat, now);
        // A key that was taken back before goes on with its serials.
        let before = self.links.iter().position(|link| link.seat == seat && link.key == key);
        let before = before.map(|at| self.links.remove(at));
        let token = format!("{seat:?} {}", self.last_peer);
        self.host.admit(&token, Viewer::Of(seat));
        self.links.push(Link {
            seat,
            key,
            token,
            stage: SeatStage::Invited,
            is_retired: false,
            told: before.as_ref().map_or(self.start, |before| before.told),
            last: before.map_or(0, |before| before.last),
            cutter: Cutter::default(),
            devices: Vec::new(),
            holder: None,
            heard: now,
            said: None,
            strangers: Budget::new(now),
            known: VecDeque::new(),
        });
        let mut out = Output::default();
        self.call(self.links.len() - 1, 0, now, &mut out);
        done.add(out);
        done
    }

    /// Takes a seat back: its link admits to nothing any more.
    pub fn take_back(&mut self, seat: Seat, now: u64) -> Relayed {
        let mut done = Relayed::default();
        let Some(at) = self.links.iter().position(|link| link.seat == seat && !link.is_retired)
        else {
            return done;
        };
        let mut out = Output::default();
        let gone = self.host.dismiss(seat);
        self.deliver(gone, false, now, &mut out);
        let link = &mut self.links[at];
        if link.stage != SeatStage::Invited {
            done.events.push(SeatEvent::Left(seat));
        }
        link.is_retired = true;
        link.holder = None;
        // Its devices ask, and are told.
        self.call(at, 0, now, &mut out);
        if self.links.iter().filter(|link| link.is_retired).count() > MOST_RETIRED {
            let oldest = self.links.iter().position(|link| link.is_retired);
            oldest.map(|at| self.links.remove(at));
        }
        done.add(out);
        done
    }

    /// Notes that the WebSocket is open.
    pub fn opened(&mut self, now: u64) -> Relayed {
        let mut out = Output::default();
        // Nobody but the broker says it, so it is a hint and no more: the seats then ask.
        let will = self.topics.host_is_gone();
        self.line.opened(|_| (will, Vec::new()), now, &mut out);
        Relayed::of(out)
    }

    /// Handles bytes from the WebSocket, which may be anything.
    pub fn received(&mut self, bytes: &[u8], now: u64) -> Relayed {
        let mut done = Relayed::default();
        let mut out = Output::default();
        for event in self.line.received(bytes, now, &mut out) {
            match event {
                LineEvent::Opened => {
                    for at in 0..self.links.len() {
                        // No device could be heard until now.
                        self.links[at].heard = now;
                        self.call(at, 0, now, &mut out);
                    }
                }
                LineEvent::Lost => {}
                LineEvent::Message(topic, payload) => {
                    let from = self.topics.seat_of(&topic);
                    let of_seat = |link: &Link| Some(link.seat.index()) == from;
                    // A link that was given out anew has a key of its own.
                    let all: Vec<usize> =
                        (0..self.links.len()).filter(|&at| of_seat(&self.links[at])).collect();
                    if payload.len() > SEAL + MAX_UP {
                        continue;
                    }
                    for at in all.into_iter().rev() {
                        let opened = open(&self.links[at].key, Direction::ToHost, &topic, &payload);
                        if let Some((serial, bytes)) = opened {
                            // Whoever plays an old message again must not use up what others may say.
                            if self.links[at].is_known(&payload) {
                                break;
                            }
                            if let Some(up) = Up::read(&bytes) {
                                done.events.extend(self.hear(at, serial, up, now, &mut out));
                            }
                            break;
                        }
                    }
                }
            }
        }
        done.add(out);
        done
    }

    /// Handles a message that was sealed with a seat's key.
    fn hear(
        &mut self,
        at: usize,
        serial: u64,
        up: Up<'_>,
        now: u64,
        out: &mut Output,
    ) -> Vec<SeatEvent> {
        let link = &mut self.links[at];
        let Up { device, connection, text } = up;
        let mut events = Vec::new();
        let known = link.devices.iter().position(|it| it.id == device);
        if text.is_empty() {
            // A last will, which is of a connection that may have been replaced since.
            let Some(known) = known.map(|known| &mut link.devices[known]) else { return events };
            if known.connection == connection && known.will < serial {
                known.will = serial;
                if link.holder == Some(known.peer) && link.stage == SeatStage::Joined {
                    link.stage = SeatStage::Silent;
                    events.push(SeatEvent::Silent(link.seat));
                }
            }
            return events;
        }
        // The host before this one may have gone further than this one knows.
        let heard = serial >> 16;
        let is_possible = heard < link.told.saturating_add(AHEAD);
        if is_possible {
            link.told = link.told.max(heard);
        }
        if serial <= link.last || !is_possible {
            // It was heard before, or is from a device that does not know how far the serials are, or
            // its number would lock the seat's devices out. The table's next message tells it.
            if link.strangers.spend(MESSAGE, now) {
                self.call(at, device, now, out);
            }
            return events;
        }
        link.last = serial;
        let known = known.unwrap_or_else(|| {
            if link.devices.len() == MOST_DEVICES {
                let holder = link.holder;
                let other = link.devices.iter().position(|it| Some(it.peer) != holder);
                other.map(|other| link.devices.remove(other));
            }
            self.last_peer += 1;
            let peer = Peer(self.last_peer);
            link.devices.push(Device { id: device, peer, connection, will: 0 });
            link.devices.len() - 1
        });
        link.devices[known].connection = connection;
        let peer = link.devices[known].peer;
        let (seat, is_holder) = (link.seat, link.holder == Some(peer));
        if !is_holder && !link.strangers.spend(MESSAGE, now) {
            return events;
        }
        let mut text = text.to_owned();
        let message = ToHost::read(&text);
        let why = match &message {
            _ if link.is_retired => Some(Why::UnknownToken),
            Ok(ToHost::Join { token }) if token == TOKEN || token == TAKES_OVER => {
                let is_free =
                    link.holder.is_none() || link.stage == SeatStage::Silent || token == TAKES_OVER;
                text = ToHost::Join { token: link.token.clone() }.text();
                if !is_holder && !is_free {
                    // It goes on asking, which is said once.
                    let said = link.said.replace(now);
                    if said.is_none_or(|said| now.saturating_sub(said) >= SAID_FOR) {
                        events.push(SeatEvent::Intruded(seat));
                    }
                    Some(Why::Taken)
                } else {
                    None
                }
            }
            Ok(ToHost::Join { .. }) => Some(Why::UnknownToken),
            // A phone scans for a table without a camera; here there is nothing to scan.
            Ok(ToHost::Scanned { .. }) => Some(Why::Unreadable),
            Ok(_) | Err(_) if !is_holder => Some(Why::NotJoined),
            _ => None,
        };
        if let Some(why) = why {
            let text = Sent::Refused { why }.text();
            self.send(at, &self.message(device, &text, None), false, now, out);
            return events;
        }
        if !is_holder && let Some(before) = self.links[at].holder.take() {
            // Another device takes its place, and it waits for that if it is not away.
            self.host.left(before);
            let device = self.links[at].devices.iter().find(|it| it.peer == before);
            if let Some(device) = device.map(|device| device.id) {
                let text = Sent::Refused { why: Why::Taken }.text();
                self.send(at, &self.message(device, &text, None), false, now, out);
            }
        }
        let received = self.host.receive(peer, &text, now);
        let link = &mut self.links[at];
        if self.host.viewer_of(peer).is_some_and(|viewer| viewer.is(seat)) {
            link.holder = Some(peer);
            link.heard = now;
            if link.stage != SeatStage::Joined {
                link.stage = SeatStage::Joined;
                events.push(SeatEvent::Joined(seat));
            }
        } else if link.holder == Some(peer) {
            link.holder = None;
            if link.stage == SeatStage::Joined {
                link.stage = SeatStage::Silent;
                events.push(SeatEvent::Silent(seat));
            }
        }
        events.extend(received.event);
        for Outgoing { text, tells, .. } in received.outgoing {
            let open = tells.map(|_| self.host.open_text(false));
            let message = self.message(device, &text, open.as_deref());
            self.send(at, &message, false, now, out);
        }
        events
    }

    /// Notes that the WebSocket is closed, or could not be opened.
    pub fn closed(&mut self, now: u64) -> Relayed {
        self.line.closed(now);
        Relayed::default()
    }

    /// Does what is due. Call it about every second, and when the page is shown again.
    pub fn tick(&mut self, now: u64) -> Relayed {
        let mut out = Output::default();
        self.line.tick(now, &mut out);
        let mut done = Relayed::of(out);
        if self.line.is_open() {
            for link in &mut self.links {
                let is_late = now.saturating_sub(link.heard) >= AWAY_AFTER;
                if link.stage == SeatStage::Joined && !link.is_retired && is_late {
                    link.stage = SeatStage::Silent;
                    done.events.push(SeatEvent::Silent(link.seat));
                }
            }
        }
        done
    }

    /// Shows the match on the table as it stands, whenever it has changed.
    pub fn show(&mut self, shown: Hosted, now: u64) -> Relayed {
        let mut done = Relayed::default();
        let without: Vec<Seat> = self
            .links
            .iter()
            .filter(|link| !link.is_retired && !shown.has_person(link.seat))
            .map(|link| link.seat)
            .collect();
        for seat in without {
            let gone = self.take_back(seat, now);
            done.send.extend(gone.send);
            done.events.extend(gone.events);
        }
        let mut out = Output::default();
        let outgoing = self.host.show(shown);
        self.deliver(outgoing, self.host.goes_on(), now, &mut out);
        done.add(out);
        done
    }

    /// Notes that there is no match on the table any more: the seats are told.
    pub fn close(&mut self, now: u64) -> Relayed {
        let mut out = Output::default();
        let outgoing = self.host.close();
        self.deliver(outgoing, false, now, &mut out);
        Relayed::of(out)
    }

    /// Leaves and does not come back: tells the seats so and signs off.
    pub fn leave(&mut self, now: u64) -> Relayed {
        let mut done = self.close(now);
        let mut out = Output::default();
        // Who signs off leaves no last will.
        self.line.publish(&self.topics.host_is_gone(), Vec::new(), now, &mut out);
        self.line.leave(now, &mut out);
        done.add(out);
        done
    }

    /// Returns the stage of a seat; `None` if it is not given out.
    pub fn stage(&self, seat: Seat) -> Option<SeatStage> {
        self.link(seat).map(|link| link.stage)
    }

    /// Returns the seats that devices hold, and for each, true if nothing is heard from it.
    pub fn held(&self) -> impl Iterator<Item = (Seat, bool)> {
        let held =
            self.links.iter().filter(|link| !link.is_retired && link.stage != SeatStage::Invited);
        held.map(|link| (link.seat, link.stage == SeatStage::Silent))
    }

    /// Returns the state of the connection to the broker.
    pub fn connection(&self) -> Connection {
        self.line.connection()
    }

    fn link(&self, seat: Seat) -> Option<&Link> {
        self.links.iter().find(|link| link.seat == seat && !link.is_retired)
    }

    /// Sends the host's messages. `follows` is true if they follow what was told before.
    fn deliver(&mut self, outgoing: Vec<Outgoing>, follows: bool, now: u64, out: &mut Output) {
        let tells = outgoing.iter().any(|sent| sent.tells.is_some()) && self.line.is_open();
        let open = if tells { self.host.open_text(follows) } else { String::new() };
        for Outgoing { to, text, tells } in outgoing {
            let at = self.links.iter().position(|link| link.holder == Some(to));
            let device = at.and_then(|at| self.links[at].devices.iter().find(|it| it.peer == to));
            if let (Some(at), Some(device)) = (at, device.map(|device| device.id)) {
                let message = self.message(device, &text, tells.map(|_| open.as_str()));
                self.send(at, &message, follows, now, out);
            }
        }
    }

    /// Says to a seat's devices, or to one, that the table is there and that they should ask.
    fn call(&mut self, at: usize, device: u64, now: u64, out: &mut Output) {
        self.send(at, &self.message(device, "", None), false, now, out);
    }

    /// Returns a message of the table. `open` is what the public is told at the same time, if the text
    /// tells the match.
    fn message<'a>(&self, device: u64, text: &'a str, open: Option<&'a str>) -> Down<'a> {
        let (tells, open) = (open.is_some(), open.unwrap_or_default());
        Down { device, change: self.host.serial(), tells, text, open }
    }

    fn send(&mut self, at: usize, message: &Down<'_>, follows: bool, now: u64, out: &mut Output) {
        // What is told meanwhile is asked for afterwards.
        if !self.line.is_open() {
            return;
        }
        let link = &mut self.links[at];
        let topic = self.topics.for_seat(link.seat);
        for piece in link.cutter.cut(message, link.told + 1, follows) {
            link.told += 1;
            let nonce = self.nonces.draw();
            let sealed = seal(&link.key, Direction::ToSeat, &topic, link.told, nonce, &piece);
            self.line.publish(&topic, sealed, now, out);
        }
    }
}
