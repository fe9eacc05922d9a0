//! The table's end over a broker.

use super::broker::{Connection, Random, TAKES_OVER, TOKEN, Topics};
use super::broker_line::{BrokerLine, LineEvent};
use super::broker_list::{Broker, Invitation, TableId};
use super::budget::{Budget, MESSAGE};
use super::frame::{Downlink, FrameWriter, MAX_UP, Uplink};
use super::message::{FromHost, RefusalReason, ToHost};
use super::output::{Outgoing, Output, Peer, Wire};
use super::sealed::{Direction, Nonces, SEAL, SeatKey, open, seal};
use super::seat_event::SeatEvent;
use super::seat_table::SeatTable;
use crate::engine::{Seat, Viewer};
use crate::session::{Presence, TransportKind};

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

/// The most by which a device can be ahead of the table's serials: sixteen starts of the table, of which
/// this one need not know.
const AHEAD: u64 = 1 << 28;

/// The transport.
const VIA: TransportKind = TransportKind::Broker;

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
    /// True if it was taken back: its devices are told so, and no more.
    is_retired: bool,
    /// True if it is a spare one, and no device has joined by it: the seat is not given out by it yet.
    is_spare: bool,
    /// The serials of the last message to and from the seat.
    told: u64,
    last: u64,
    writer: FrameWriter,
    devices: Vec<Device>,
    /// The time at which a second device was said last.
    said: Option<u64>,
    /// The budget of the devices that do not hold the seat.
    strangers: Budget,
    /// The budget of what comes for the seat, and is no message or an old one.
    noise: Budget,
    /// The ends of the last messages that were heard: no two messages have the same.
    known: Vec<[u8; 8]>,
}

impl Link {
    /// Returns true if this message was heard before, and notes it.
    fn is_known(&mut self, payload: &[u8]) -> bool {
        let Some(end) = payload.last_chunk() else { return true };
        let is_known = self.known.contains(end);
        if !is_known {
            if self.known.len() == MOST_KNOWN {
                self.known.remove(0);
            }
            self.known.push(*end);
        }
        is_known
    }

    /// Returns the device that holds the seat.
    fn holder(&self, table: &SeatTable) -> Option<Peer> {
        let holder = table.host().guest_of(self.seat).filter(|_| !self.is_retired);
        holder.filter(|holder| self.devices.iter().any(|device| device.peer == *holder))
    }

    /// Returns the place of a device that sends a message, which is added if it is not known.
    fn place_of(&mut self, id: u64, holder: Option<Peer>, last_peer: &mut u64) -> usize {
        if let Some(known) = self.devices.iter().position(|device| device.id == id) {
            return known;
        }
        let other = self.devices.iter().position(|device| Some(device.peer) != holder);
        if let Some(other) = other.filter(|_| self.devices.len() == MOST_DEVICES) {
            self.devices.remove(other);
        }
        *last_peer += 1;
        self.devices.push(Device { id, peer: Peer(VIA, *last_peer), connection: 0, will: 0 });
        self.devices.len() - 1
    }
}

/// The table's end over a broker: it carries messages for the seats that were given out by a link,
/// sealed and of lengths that tell nothing.
///
/// It has no clock and no WebSocket: times are given in milliseconds and never go back, and the caller
/// does what is on [`BrokerHost::wire`] after each call. Call [`BrokerHost::tick`] about every second; the
/// first one connects. After a reload of the page, make it again with the same table and a higher serial,
/// and invite the same seats with the same keys: their links go on working.
pub struct BrokerHost {
    topics: Topics,
    line: BrokerLine,
    /// The serial after which those of a new seat begin.
    start: u64,
    links: Vec<Link>,
    nonces: Nonces,
    last_peer: u64,
    wire: Wire,
}

impl BrokerHost {
    /// Returns the end of a table without seats. `random` must be new random bytes each time. All
    /// serials are higher than `start`; see [`serial_at_start`](super::serial_at_start).
    pub fn new(broker: &Broker, table: TableId, random: [u8; 32], start: u64) -> Self {
        let topics = Topics::of(table);
        let Random { client, nonces, .. } = Random::of(random);
        let line = BrokerLine::new(broker, &table.to_string(), vec![topics.all_for_host()], client);
        let (links, wire) = (Vec::new(), Wire::default());
        Self { topics, line, start, links, nonces, last_peer: 0, wire }
    }

    /// Takes what is to be done on the wire since it was taken last.
    pub fn wire(&mut self) -> Wire {
        std::mem::take(&mut self.wire)
    }

    /// Gives a seat out to who has the key. Another key takes the place of the one before.
    pub fn invite(&mut self, table: &mut SeatTable, seat: Seat, key: SeatKey, now: u64) -> Output {
        self.part(table, now);
        if self.links.iter().any(|it| it.seat == seat && it.key == key && !it.is_retired) {
            return Output::default();
        }
        self.retire(table, seat, now);
        let output = table.give(seat, VIA, now);
        let token = self.link(table, seat, key, false, now);
        table.admit(VIA, &token, Viewer::Of(seat));
        output
    }

    /// Makes a spare invitation to a seat valid, and sends it to the device in the same room that holds
    /// the seat. The first device that joins by it has the seat from then on.
    pub fn spare(&mut self, table: &mut SeatTable, invitation: &Invitation, now: u64) -> Output {
        self.part(table, now);
        let output = table.spare(invitation.seat, invitation.payload());
        self.link(table, invitation.seat, invitation.key, true, now);
        output
    }

    /// Adds the link of a seat. Returns its token.
    fn link(
        &mut self,
        table: &SeatTable,
        seat: Seat,
        key: SeatKey,
        is_spare: bool,
        now: u64,
    ) -> String {
        // A key that was taken back before goes on with its serials.
        let before = self.links.iter().position(|link| link.seat == seat && link.key == key);
        let before = before.map(|at| self.links.remove(at));
        let token = format!("{} {}", seat.index(), self.last_peer);
        self.links.push(Link {
            seat,
            key,
            token: token.clone(),
            is_retired: false,
            is_spare,
            told: before.as_ref().map_or(self.start, |before| before.told),
            last: before.map_or(0, |before| before.last),
            writer: FrameWriter::default(),
            devices: Vec::new(),
            said: None,
            strangers: Budget::new(now),
            noise: Budget::new(now),
            known: Vec::new(),
        });
        self.call(table, self.links.len() - 1, 0, now);
        token
    }

    /// Retires the link of a seat, which admits to nothing any more.
    fn retire(&mut self, table: &SeatTable, seat: Seat, now: u64) {
        let is_of_seat = |link: &Link| link.seat == seat && !link.is_retired;
        let Some(at) = self.links.iter().position(is_of_seat) else { return };
        self.links[at].is_retired = true;
        // Its devices ask, and are told.
        self.call(table, at, 0, now);
        if self.links.iter().filter(|link| link.is_retired).count() > MOST_RETIRED
            && let Some(oldest) = self.links.iter().position(|link| link.is_retired)
        {
            self.links.remove(oldest);
        }
    }

    /// Retires the links whose seats the table has taken back.
    fn part(&mut self, table: &SeatTable, now: u64) {
        let is_kept = |link: &Link| {
            let seat = link.seat;
            if link.is_spare { table.has_spare(seat) } else { table.presence(seat, VIA).is_some() }
        };
        let is_lost = |link: &&Link| !link.is_retired && !is_kept(link);
        let lost: Vec<Seat> = self.links.iter().filter(is_lost).map(|link| link.seat).collect();
        lost.into_iter().for_each(|seat| self.retire(table, seat, now));
    }

    /// Notes that the WebSocket is open.
    pub fn opened(&mut self, now: u64) {
        // Nobody but the broker says it, so it is a hint and no more: the seats then ask.
        let will = self.topics.host_is_gone();
        self.line.opened(|_| (will, Vec::new()), now, &mut self.wire);
    }

    /// Handles bytes from the WebSocket, which may be anything.
    pub fn received(&mut self, table: &mut SeatTable, bytes: &[u8], now: u64) -> Output {
        self.part(table, now);
        let mut output = Output::default();
        for event in self.line.received(bytes, now, &mut self.wire) {
            match event {
                LineEvent::Opened => {
                    table.begin_to_hear(VIA, now);
                    for at in 0..self.links.len() {
                        self.call(table, at, 0, now);
                    }
                }
                LineEvent::Lost => {}
                LineEvent::Message(topic, payload) => {
                    output.add(self.on_message(table, &topic, &payload, now));
                }
            }
        }
        output
    }

    /// Handles a message on a topic of a seat.
    fn on_message(
        &mut self,
        table: &mut SeatTable,
        topic: &str,
        payload: &[u8],
        now: u64,
    ) -> Output {
        let from = self.topics.seat_of(topic);
        let is_possible = payload.len() <= SEAL + MAX_UP;
        // A link that was given out anew has a key of its own.
        for at in (0..self.links.len()).rev().filter(|_| is_possible) {
            let link = &mut self.links[at];
            if Some(link.seat.index()) != from {
                continue;
            }
            let Some((serial, bytes)) = open(&link.key, Direction::ToHost, topic, payload) else {
                continue;
            };
            // Whoever plays an old message again must not use up what others may say.
            match Uplink::read(&bytes) {
                Some(up) if !link.is_known(payload) => {
                    return self.hear(table, at, serial, up, now);
                }
                _ => break,
            }
        }
        let link = self.links.iter_mut().rfind(|link| Some(link.seat.index()) == from);
        let flooded = link.and_then(|Link { seat, noise, .. }| {
            let is_news = !noise.spend(MESSAGE, now) && noise.must_tell();
            is_news.then_some(SeatEvent::Flooded(*seat))
        });
        let events = flooded.into_iter().collect();
        Output { events, ..Output::default() }
    }

    /// Handles a message that was sealed with a seat's key.
    fn hear(
        &mut self,
        table: &mut SeatTable,
        at: usize,
        serial: u64,
        up: Uplink<'_>,
        now: u64,
    ) -> Output {
        let Uplink { device, connection, text } = up;
        let link = &mut self.links[at];
        let (seat, holder) = (link.seat, link.holder(table));
        let mut output = Output::default();
        if text.is_empty() {
            // A last will, which is of a connection that may have been replaced since.
            let known = link.devices.iter_mut().find(|it| it.id == device);
            if let Some(known) = known.filter(|it| it.connection == connection && it.will < serial)
            {
                known.will = serial;
                if holder == Some(known.peer) {
                    output.events = table.fall_silent(seat);
                }
            }
            return output;
        }
        // The host before this one may have gone further than this one knows.
        let heard = serial >> 16;
        let is_possible = heard < link.told.saturating_add(AHEAD);
        if serial <= link.last || !is_possible {
            // It was heard before, or is from a device that does not know how far the serials are, or
            // its number would lock the seat's devices out. The table's next message tells it.
            if link.strangers.spend(MESSAGE, now) {
                if is_possible {
                    link.told = link.told.max(heard);
                }
                self.call(table, at, device, now);
            } else if link.strangers.must_tell() {
                output.events = vec![SeatEvent::Flooded(seat)];
            }
            return output;
        }
        let place = link.place_of(device, holder, &mut self.last_peer);
        link.devices[place].connection = connection;
        let peer = link.devices[place].peer;
        let is_holder = holder == Some(peer);
        if !is_holder && !link.strangers.spend(MESSAGE, now) {
            if link.strangers.must_tell() {
                output.events = vec![SeatEvent::Flooded(seat)];
            }
            return output;
        }
        // Not before: who sends without end would use the serials up.
        (link.last, link.told) = (serial, link.told.max(heard));
        let mut message = ToHost::read(text);
        let why = match &message {
            _ if link.is_retired => Some(RefusalReason::UnknownToken),
            Ok(ToHost::Join { token }) if token == TOKEN || token == TAKES_OVER => {
                let is_silent = table.presence(seat, VIA) == Some(Presence::Silent);
                let is_free = holder.is_none() || is_silent || token == TAKES_OVER;
                message = Ok(ToHost::Join { token: link.token.clone() });
                if !is_holder && !is_free {
                    // It goes on asking, which is said once.
                    let said = link.said.replace(now);
                    if said.is_none_or(|said| now.saturating_sub(said) >= SAID_FOR) {
                        output.events.push(SeatEvent::Intruded(seat));
                    }
                    Some(RefusalReason::Taken)
                } else {
                    None
                }
            }
            Ok(ToHost::Join { .. }) => Some(RefusalReason::UnknownToken),
            // A phone scans for a table without a camera; here there is nothing to scan.
            Ok(ToHost::Scanned { .. }) => Some(RefusalReason::Unreadable),
            Ok(_) | Err(_) if !is_holder => Some(RefusalReason::NotJoined),
            _ => None,
        };
        if let Some(why) = why {
            output.messages.push(Outgoing { to: peer, message: FromHost::Refused { why } });
            return output;
        }
        if !is_holder && let Some(before) = holder {
            // Another device takes its place, and it waits for that if it is not away.
            table.host_mut().left(before);
            let message = FromHost::Refused { why: RefusalReason::Taken };
            output.messages.push(Outgoing { to: before, message });
            output.events.push(SeatEvent::Device(seat, VIA, Presence::Joined));
        }
        let link = &mut self.links[at];
        if std::mem::take(&mut link.is_spare) {
            // Only a device that joins comes as far as this.
            output.add(table.use_spare(seat, VIA, now));
            table.admit(VIA, &link.token, Viewer::Of(seat));
        }
        output.add(table.receive_for(seat, peer, message, now));
        output
    }

    /// Notes that the WebSocket is closed, or could not be opened.
    pub fn closed(&mut self, now: u64) {
        self.line.closed(now);
    }

    /// Does what is due. Call it about every second, and when the page is shown again.
    pub fn tick(&mut self, table: &mut SeatTable, now: u64) -> Output {
        self.line.tick(now, &mut self.wire);
        let is_open = self.line.is_open();
        let events = if is_open { table.tick(VIA, AWAY_AFTER, now) } else { Vec::new() };
        Output { events, ..Output::default() }
    }

    /// Leaves and does not come back: signs off.
    pub fn leave(&mut self, now: u64) {
        // Who signs off leaves no last will.
        self.line.publish(&self.topics.host_is_gone(), Vec::new(), now, &mut self.wire);
        self.line.leave(now, &mut self.wire);
    }

    /// Returns the state of the connection to the broker.
    pub fn connection(&self) -> Connection {
        self.line.connection()
    }

    /// Sends the messages to the devices of the seats, and parts from those whose seats the table has taken
    /// back.
    pub fn update(&mut self, table: &SeatTable, messages: &[Outgoing], now: u64) {
        // What the public is told at the same time, as news and as a whole.
        let mut open: [Option<String>; 2] = [None, None];
        for Outgoing { to, message } in messages.iter().filter(|sent| sent.to.0 == VIA) {
            let device =
                |link: &Link| link.devices.iter().find(|it| it.peer == *to).map(|device| device.id);
            let place = self.links.iter().enumerate().find_map(|(at, it)| Some((at, device(it)?)));
            let Some((at, device)) = place.filter(|_| self.line.is_open()) else { continue };
            let open = &mut open[usize::from(matches!(message, FromHost::Hello { .. }))];
            if message.tells() && open.is_none() {
                *open = table.host().for_public(message).map(|open| open.text());
            }
            let open = open.as_deref().filter(|_| message.tells()).unwrap_or_default();
            self.send(table, at, device, Some(message), open, now);
        }
        self.part(table, now);
    }

    /// Says to a seat's devices, or to one, that the table is there and that they should ask.
    fn call(&mut self, table: &SeatTable, at: usize, device: u64, now: u64) {
        self.send(table, at, device, None, "", now);
    }

    /// Sends a message to a device, or to all of the seat. `open` is what the public is told at the same
    /// time, if the message tells the match.
    fn send(
        &mut self,
        table: &SeatTable,
        at: usize,
        device: u64,
        message: Option<&FromHost>,
        open: &str,
        now: u64,
    ) {
        // What is told meanwhile is asked for afterwards.
        if !self.line.is_open() {
            return;
        }
        let (change, text) = (table.host().serial(), message.map(FromHost::text));
        let (tells, text) = (message.is_some_and(FromHost::tells), text.as_deref().unwrap_or(""));
        let follows = matches!(message, Some(FromHost::News { .. }));
        let sent = Downlink { device, change, tells, text, open };
        let link = &mut self.links[at];
        let topic = self.topics.for_seat(link.seat);
        for piece in link.writer.cut(&sent, link.told + 1, follows) {
            link.told += 1;
            let nonce = self.nonces.draw();
            let sealed = seal(&link.key, Direction::ToSeat, &topic, link.told, nonce, &piece);
            self.line.publish(&topic, sealed, now, &mut self.wire);
        }
    }
}
