//! Bytes of a broker, and what they carry once it is decrypted. Packets are the same however they are
//! cut; whatever is read is written the same again. Neither end panics or changes the match, and a
//! decision that is passed on is legal.

use super::Draw;
use super::matches::drawn;
use regalia::engine::{Seat, Turn};
use regalia::session::AnyMatch;
use regalia::session::remote::{
    Broker, BrokerGuest, BrokerHost, BrokerList, Direction, Invitation, Packet, PacketReader,
    SeatEvent, SeatKey, SeatTable, Snapshot, TableId, seal,
};

/// The time at which both ends begin, in milliseconds.
pub const NOW: u64 = 1_700_000_000_000;

/// The number of the seat's device.
pub const DEVICE: u64 = 1;

const TABLE: TableId = TableId::new([7; 16]);
const KEY: SeatKey = SeatKey::new([1; 16]);

/// The most messages that are carried.
const MOST: usize = 4;

/// Returns the invitation to the first seat.
pub fn invitation() -> Invitation {
    let broker = Broker::read("ws://localhost:9001").expect("an address");
    Invitation { broker, table: TABLE, seat: Seat::new(0), key: KEY }
}

pub fn property(bytes: &[u8]) -> bool {
    let mut draw = Draw(bytes);
    match draw.byte() % 4 {
        0 => reads(draw.byte(), draw.0),
        1 => is_text(&String::from_utf8_lossy(draw.0)),
        kind => {
            let play = drawn(&mut draw);
            let mut messages = Vec::new();
            while !draw.is_over() && messages.len() < MOST {
                let length = draw.below(1 << 14).min(draw.0.len());
                let (message, rest) = draw.0.split_at(length);
                messages.push(message);
                draw.0 = rest;
            }
            if kind == 2 { to_host(&play, &messages) } else { to_seat(&messages) }
        }
    }
}

/// Returns true if the bytes begin with a packet.
fn reads(size: usize, bytes: &[u8]) -> bool {
    let whole = PacketReader::default().read(bytes);
    let mut reader = PacketReader::default();
    let cut: Result<Vec<Vec<Packet>>, _> =
        bytes.chunks(size.max(1)).map(|part| reader.read(part)).collect();
    assert_eq!(whole, cut.map(|packets| packets.concat()), "however they are cut");
    let Ok(packets) = whole else { return false };
    for packet in &packets {
        let again = PacketReader::default().read(&packet.bytes());
        assert_eq!(again.as_ref().map(Vec::as_slice), Ok(std::slice::from_ref(packet)));
    }
    !packets.is_empty()
}

/// Returns true if the text is a club's file, an address or an invitation.
fn is_text(text: &str) -> bool {
    let invitation = Invitation::read(text).inspect(|invitation| {
        assert_eq!(Invitation::read(&invitation.payload()).as_ref(), Ok(invitation));
    });
    let broker = Broker::read(text).inspect(|broker| {
        assert_eq!(Broker::read(&broker.to_string()).as_ref(), Ok(broker));
    });
    invitation.is_ok() || broker.is_ok() || BrokerList::read(text).is_ok()
}

/// Returns the bytes by which a broker lets a client in.
fn lets_in() -> Vec<u8> {
    let granted = Packet::SubAck { id: 1, codes: vec![0] };
    [Packet::ConnAck { code: 0 }.bytes(), granted.bytes()].concat()
}

fn sealed(direction: Direction, topic: &str, serial: u64, message: &[u8]) -> Vec<u8> {
    let payload = seal(&KEY, direction, topic, serial, [0; 12], message);
    Packet::Publish { topic: topic.to_owned(), payload }.bytes()
}

/// Returns true if the host has heard the seat's device.
fn to_host(play: &AnyMatch, messages: &[&[u8]]) -> bool {
    let topic = format!("t/{TABLE}/h/0");
    let mut host = BrokerHost::new(&invitation().broker, TABLE, [0; 32], NOW);
    let mut table = SeatTable::new(NOW);
    table.show(Snapshot::of(play, vec!["A".to_owned(); play.occupants().len()]));
    host.invite(&mut table, Seat::new(0), KEY, NOW);
    host.tick(&mut table, NOW);
    host.opened(NOW);
    host.received(&mut table, &lets_in(), NOW);
    host.wire();
    let mut heard = false;
    for (nth, message) in (1..).zip(messages) {
        let bytes = sealed(Direction::ToHost, &topic, (NOW + nth) << 16, message);
        let output = host.received(&mut table, &bytes, NOW + 500 * nth);
        host.update(&table, &output.messages, NOW + 500 * nth);
        let sent = host.wire().send;
        assert!(sent.len() <= 3, "a message has few answers");
        heard |= !sent.is_empty();
        for event in output.events {
            if let SeatEvent::Decided(decision) = event {
                assert_eq!(play.turn(), Turn::Of(decision.seat));
                assert!(decision.index < play.legal_count(), "it is legal");
            }
        }
    }
    heard
}

/// Returns true if the seat's device has heard a text.
fn to_seat(messages: &[&[u8]]) -> bool {
    let topic = format!("t/{TABLE}/v/0");
    let mut guest = BrokerGuest::new(&invitation(), DEVICE, [0; 32], NOW);
    guest.tick(NOW);
    guest.opened(NOW);
    guest.received(&lets_in(), NOW);
    guest.wire();
    let mut heard = false;
    for (nth, message) in (1..).zip(messages) {
        let bytes = sealed(Direction::ToSeat, &topic, NOW + nth, message);
        let messages = guest.received(&bytes, NOW + 500 * nth);
        assert!(guest.wire().send.len() <= 2, "a message has few answers");
        heard |= !messages.is_empty();
    }
    heard
}
