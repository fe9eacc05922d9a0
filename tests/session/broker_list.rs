//! A club's file, the invitations, the keys of the seats, and the packets of the broker's protocol.

use crate::broker::{broker, invitation};
use base64ct::{Base64UrlUnpadded, Encoding};
use regalia::engine::Seat;
use regalia::session::remote::{
    Broker, BrokerError, BrokerList, BrokerListError, Connect, Invitation, InvitationError,
    MAX_PACKET, Nonces, Packet, PacketError, PacketReader, TableId,
};

#[test]
fn a_club_lists_its_brokers() {
    let club = BrokerList::read(
        r#"{"brokers": ["wss://a.example/mqtt", "wss://seat:pub@b.example:8443"]}"#,
    );
    let club = club.expect("a club");
    let [first, second] = club.brokers() else { panic!("two brokers") };
    assert_eq!(
        (first.address(), first.origin()),
        ("wss://a.example/mqtt".into(), "wss://a.example".into())
    );
    assert_eq!(first.credentials(), None);
    assert_eq!(second.address(), "wss://b.example:8443");
    assert_eq!(second.credentials(), Some(("seat", "pub")));
    assert_eq!(second.to_string(), "wss://seat:pub@b.example:8443");
    assert_eq!(
        [0, 1, 2, u64::MAX].map(|random| club.pick(random) == first),
        [true, false, true, false]
    );
}

#[test]
fn every_fault_of_a_club_is_told() {
    let many = format!(r#"{{"brokers": [{}"wss://z"]}}"#, r#""wss://a.example", "#.repeat(64));
    let long = format!(r#"{{"brokers": ["wss://{}"]}}"#, "a".repeat(20_000));
    for (text, fault) in [
        ("", BrokerListError::NotJson),
        ("{\"brokers\": [", BrokerListError::NotJson),
        ("<!doctype html>", BrokerListError::NotJson),
        ("[]", BrokerListError::NotAList),
        ("{}", BrokerListError::NotAList),
        (r#"{"brokers": "wss://a.example"}"#, BrokerListError::NotAList),
        (r#"{"brokers": [1]}"#, BrokerListError::NotAList),
        (r#"{"brokers": [], "name": "x"}"#, BrokerListError::NotAList),
        (r#"{"brokers": []}"#, BrokerListError::NoBroker),
        (&many, BrokerListError::TooMany),
        (&long, BrokerListError::TooLong),
        (r#"{"brokers": ["wss://a", "b"]}"#, BrokerListError::Broker(2, BrokerError::Scheme)),
    ] {
        assert_eq!(BrokerList::read(text).map(|_| ()), Err(fault), "{text}");
    }
}

#[test]
fn only_addresses_of_brokers_are_read() {
    for good in [
        "wss://club.example",
        "wss://club.example:443/mqtt?room=1",
        "wss://[2001:db8::1]:8443/mqtt",
        "wss://[2001:db8::1]",
        "wss://192.0.2.1/",
        "wss://a:b@club.example/mqtt",
        "ws://127.0.0.1:9001",
        "ws://localhost:9001/mqtt",
        "ws://a:b@[::1]:9001",
    ] {
        let read = Broker::read(good).unwrap_or_else(|fault| panic!("{good}: {fault:?}"));
        assert_eq!(read.to_string(), good);
        assert!(read.address().starts_with(&read.origin()), "{good}");
        assert!(!read.address().contains('@'), "{good}");
    }
    let long = format!("wss://{}", "a".repeat(200));
    for (bad, fault) in [
        ("", BrokerError::Scheme),
        ("club.example", BrokerError::Scheme),
        ("https://club.example", BrokerError::Scheme),
        ("WSS://club.example", BrokerError::Scheme),
        (" wss://club.example", BrokerError::Scheme),
        ("ws://club.example", BrokerError::NotEncrypted),
        ("ws://127.0.0.1.club.example", BrokerError::NotEncrypted),
        ("ws://localhost@club.example", BrokerError::Address),
        ("ws://a:127.0.0.1@club.example", BrokerError::NotEncrypted),
        ("wss://", BrokerError::Address),
        ("wss:///mqtt", BrokerError::Address),
        ("wss://:443", BrokerError::Address),
        ("wss://a:b:c", BrokerError::Address),
        ("wss://a:", BrokerError::Address),
        ("wss://a:65536", BrokerError::Address),
        ("wss://a:x", BrokerError::Address),
        ("wss://a b", BrokerError::Address),
        ("wss://a/ b", BrokerError::Address),
        ("wss://a/#b", BrokerError::Address),
        ("wss://user@a", BrokerError::Address),
        ("wss://:b@a", BrokerError::Address),
        ("wss://a:@a", BrokerError::Address),
        ("wss://a:b@c@d", BrokerError::Address),
        ("wss://[::g]", BrokerError::Address),
        ("wss://[::1", BrokerError::Address),
        ("wss://é.example", BrokerError::Address),
        (&long, BrokerError::TooLong),
    ] {
        assert_eq!(Broker::read(bad).map(|_| ()), Err(fault), "{bad}");
    }
}

#[test]
fn an_invitation_is_a_short_link() {
    for seat in Seat::all(5) {
        let payload = invitation(seat).payload();
        assert_eq!(payload.len(), 80, "{payload}");
        assert!(payload.bytes().all(|it| it.is_ascii_alphanumeric() || it == b'-' || it == b'_'));
        assert_eq!(Invitation::read(&payload), Ok(invitation(seat)));
        assert_eq!(Invitation::read(&format!(" {payload}\n")), Ok(invitation(seat)));
    }
}

#[test]
fn a_damaged_invitation_is_told_from_another_version() {
    let payload = invitation(Seat::new(3)).payload();
    let read = |text: &str| Invitation::read(text).map(|_| ());
    let mut bytes = payload.clone().into_bytes();
    for at in 0..bytes.len() {
        let before = bytes[at];
        for other in [b'A', b'z', b'-', b'+', b' '] {
            bytes[at] = other;
            let text = std::str::from_utf8(&bytes).expect("ASCII").to_owned();
            // A last letter has bits that are not used, and a text may have spaces around it.
            let is_same = read(&text).is_ok();
            assert!(!is_same || other == before, "{text}");
        }
        bytes[at] = before;
        assert_eq!(read(&payload[..at]), Err(InvitationError::Damaged));
    }
    assert_eq!(read(&"A".repeat(401)), Err(InvitationError::NotAnInvitation));
    assert_eq!(read(&format!("{payload}AAAA")), Err(InvitationError::Damaged));
    // A later version has the same check.
    let checked = |content: &[u8]| {
        let check = content.iter().fold(0xb7_04ce_u32, |crc, &byte| {
            (0..8).fold(crc ^ u32::from(byte) << 16, |crc, _| {
                if crc << 1 & 0x100_0000 == 0 { crc << 1 } else { crc << 1 ^ 0x186_4cfb }
            })
        });
        Base64UrlUnpadded::encode_string(&[content, &check.to_be_bytes()[1..]].concat())
    };
    let content = Base64UrlUnpadded::decode_vec(&payload).expect("base 64");
    let content = &content[..content.len() - 3];
    assert_eq!(read(&checked(content)), Ok(()));
    let with = |at: usize, byte: u8| {
        let mut changed = content.to_vec();
        changed[at] = byte;
        read(&checked(&changed))
    };
    assert_eq!(with(0, 2), Err(InvitationError::OtherVersion));
    assert_eq!(read(&checked(&[2])), Err(InvitationError::OtherVersion));
    assert_eq!(with(1, 200), Err(InvitationError::Damaged), "no such seat");
    assert_eq!(with(content.len() - 1, 0xff), Err(InvitationError::Damaged), "no text");
    assert_eq!(with(content.len() - 1, b' '), Err(InvitationError::Damaged), "no address");
    assert_eq!(read(&checked(&content[..30])), Err(InvitationError::Damaged));
    assert_eq!(read(&checked(&[])), Err(InvitationError::Damaged));
}

#[test]
fn no_key_is_printed() {
    let text = format!("{:?}", invitation(Seat::new(0)));
    assert!(text.contains("SeatKey") && !text.contains("1, 1"), "{text}");
    assert_eq!(broker(), invitation(Seat::new(0)).broker);
}

#[test]
fn nonces_never_meet() {
    let mut nonces = Nonces::new([0xff; 12]);
    assert_eq!(nonces.draw(), [0xff; 12]);
    assert_eq!(nonces.draw(), [0; 12]);
    assert_eq!(nonces.draw()[11], 1);
}

#[test]
fn tables_have_names_without_meaning_to_a_broker() {
    for bytes in [[0; 16], [0xff; 16], [0xfb; 16]] {
        let name = TableId::new(bytes).to_string();
        assert_eq!(name.len(), 22);
        assert!(!name.contains(['.', '/', '+', '#', '$', '*', '>', ' ']), "{name}");
    }
}

fn connect(password: Option<&str>) -> Connect {
    Connect {
        client: "c1".into(),
        user: "u".into(),
        password: password.map(str::to_owned),
        keep_alive: 60,
        will: ("t/w".into(), vec![7, 8]),
    }
}

/// Packets, with their bytes as the specification (OASIS MQTT 3.1.1, chapters 2 and 3) has them.
fn packets() -> Vec<(Packet, Vec<u8>)> {
    let long = vec![9; 200];
    let long_bytes = [&[0x30, 0xcb, 0x01, 0, 1, b't'][..], &long].concat();
    vec![
        (
            Packet::Connect(connect(None)),
            b"\x10\x1a\0\x04MQTT\x04\x86\0\x3c\0\x02c1\0\x03t/w\0\x02\x07\x08\0\x01u".to_vec(),
        ),
        (
            Packet::Connect(connect(Some("pw"))),
            b"\x10\x1e\0\x04MQTT\x04\xc6\0\x3c\0\x02c1\0\x03t/w\0\x02\x07\x08\0\x01u\0\x02pw"
                .to_vec(),
        ),
        (Packet::ConnAck { code: 0 }, vec![0x20, 2, 0, 0]),
        (Packet::ConnAck { code: 5 }, vec![0x20, 2, 0, 5]),
        (
            Packet::Publish { topic: "a/b".into(), payload: b"hi".to_vec() },
            b"\x30\x07\0\x03a/bhi".to_vec(),
        ),
        (Packet::Publish { topic: "t".into(), payload: long }, long_bytes),
        (
            Packet::Subscribe { id: 10, topics: vec!["a/b".into(), "c/+".into()] },
            b"\x82\x0e\0\x0a\0\x03a/b\0\0\x03c/+\0".to_vec(),
        ),
        (Packet::SubAck { id: 10, codes: vec![0, 0x80] }, vec![0x90, 4, 0, 10, 0, 0x80]),
        (Packet::PingReq, vec![0xc0, 0]),
        (Packet::PingResp, vec![0xd0, 0]),
        (Packet::Disconnect, vec![0xe0, 0]),
    ]
}

#[test]
fn packets_are_written_and_read_as_specified() {
    let mut all = Vec::new();
    for (packet, bytes) in packets() {
        assert_eq!(packet.bytes(), bytes, "{packet:?}");
        assert_eq!(PacketReader::default().read(&bytes), Ok(vec![packet]));
        all.extend(bytes);
    }
    let packets: Vec<Packet> = packets().into_iter().map(|(packet, _)| packet).collect();
    for size in 1..40 {
        let mut reader = PacketReader::default();
        let read: Vec<Packet> =
            all.chunks(size).flat_map(|bytes| reader.read(bytes).expect("packets")).collect();
        assert_eq!(read, packets, "in pieces of {size} bytes");
    }
    // A message that the broker has kept is ignored.
    let kept = PacketReader::default().read(b"\x31\x05\0\x03a/b");
    assert_eq!(kept, Ok(Vec::new()));
}

#[test]
fn a_message_that_is_too_long_is_skipped_and_the_next_one_read() {
    let publish = |topic: &str, length: usize| Packet::Publish {
        topic: topic.into(),
        payload: vec![7; length],
    };
    let [long, short] = [publish("t", MAX_PACKET), publish("a/b", 3)];
    let all = [long.bytes(), short.bytes(), long.bytes(), long.bytes(), short.bytes()].concat();
    for size in [1, 2, 3, 1_000, MAX_PACKET, all.len()] {
        let mut reader = PacketReader::default();
        let read: Vec<Packet> =
            all.chunks(size).flat_map(|bytes| reader.read(bytes).expect("packets")).collect();
        assert_eq!(read, [short.clone(), short.clone()], "in pieces of {size} bytes");
    }
}

#[test]
fn what_is_no_packet_is_refused() {
    let of = |bytes: &[u8]| PacketReader::default().read(bytes);
    let whole = |length: usize| {
        let payload = vec![0; length];
        Packet::Publish { topic: "t".into(), payload }.bytes()
    };
    assert!(of(&whole(MAX_PACKET - 3)).is_ok());
    assert_eq!(of(&whole(MAX_PACKET - 2)), Ok(Vec::new()));
    for (bytes, fault) in [
        (&b"\x20\xff\xff\xff\x7f"[..], PacketError::TooLong),
        (b"\x30\x80\x80\x80\x80", PacketError::TooLong),
        (b"\x00\x00", PacketError::Unknown),
        (b"\xf0\x00", PacketError::Unknown),
        (b"\x32\x05\0\x01t\0\x01", PacketError::Unknown),
        (b"\x40\x02\0\x01", PacketError::Unknown),
        (b"\x80\x02\0\x01", PacketError::Unknown),
        (b"\x82\x06\0\x01\0\x01t\x01", PacketError::Unknown),
        (b"\x10\x02\0\x04", PacketError::Malformed),
        (b"\x10\x0a\0\x04MQTT\x05\x86\0\0", PacketError::Unknown),
        (b"\x10\x0a\0\x04MQTT\x04\x02\0\0", PacketError::Unknown),
        (b"\x20\x02\x01\0", PacketError::Malformed),
        (b"\x20\x02\0\x06", PacketError::Malformed),
        (b"\x20\x03\0\0\0", PacketError::Malformed),
        (b"\x30\x00", PacketError::Malformed),
        (b"\x30\x02\0\0", PacketError::Malformed),
        (b"\x30\x03\0\x05t", PacketError::Malformed),
        (b"\x30\x03\0\x01\xff", PacketError::Malformed),
        (b"\x30\x03\0\x01+", PacketError::Malformed),
        (b"\x90\x01\0", PacketError::Malformed),
        (b"\xd0\x01\0", PacketError::Malformed),
        (b"\xd0\x80\x00", PacketError::Malformed),
    ] {
        assert_eq!(of(bytes), Err(fault), "{bytes:?}");
    }
    // Bytes that do not end a packet are kept, and no more of them than a packet may have.
    let mut reader = PacketReader::default();
    assert_eq!(reader.read(&whole(MAX_PACKET - 3)[..60_000]), Ok(Vec::new()));
}
