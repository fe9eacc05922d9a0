//! Seats that play over a broker: whole matches, and whatever may go wrong on the way.

use crate::broker::{SEED, TABLE, World, broker, deal, hosted, invitation, key};
use crate::remote::agrees;
use regalia::engine::{Seat, Viewer};
use regalia::session::TransportKind::Broker;
use regalia::session::TransportKind::Room as InRoom;
use regalia::session::remote::{
    AWAY_AFTER, BrokerGuest, BrokerHost, Connection, Decision, Dial, Direction, FromHost,
    GuestState, MAX_PACKET, Outgoing, Output, Packet, Peer, RefusalReason, SIGN_OF_LIFE, SeatEvent,
    SeatKey, ToHost, open, seal, serial_at_start,
};
use regalia::session::{Place, Presence, infos};

fn invited(seat: Seat) -> SeatEvent {
    SeatEvent::Device(seat, Broker, Presence::Invited)
}

fn joined(seat: Seat) -> SeatEvent {
    SeatEvent::Device(seat, Broker, Presence::Joined)
}

fn silent(seat: Seat) -> SeatEvent {
    SeatEvent::Device(seat, Broker, Presence::Silent)
}

/// Asserts that every device has its seat's view of the match on the table.
fn all_agree(world: &World) {
    for guest in &world.guests {
        let followed = guest.followed.as_ref().expect("it has joined");
        agrees(&world.play, followed, Viewer::Of(guest.seat));
    }
}

/// Lets the match go on to its end.
fn play_to_the_end(world: &mut World) {
    for _ in 0..20_000 {
        world.step(500);
        if world.play.is_over() {
            break;
        }
    }
    assert!(world.play.is_over(), "{} decisions", world.play.position());
    // What was lost at the very end is asked for with the next sign of life.
    world.lost = 0;
    world.run(3 * SIGN_OF_LIFE / 1_000);
    all_agree(world);
}

#[test]
fn whole_matches_are_played_over_a_broker() {
    for info in infos() {
        for seats in [*info.seats.start(), *info.seats.end()] {
            let mut world = World::full(info.id, seats);
            play_to_the_end(&mut world);
            let joined: Vec<_> =
                Seat::all(seats).map(invited).chain(Seat::all(seats).map(joined)).collect();
            let others: Vec<_> = world
                .events
                .iter()
                .filter(|event| !matches!(event, SeatEvent::Decided(_)))
                .copied()
                .collect();
            assert_eq!(others, joined, "{}", info.id);
            let decisions = world.play.position();
            let longest = world.broker.log.iter().map(|(_, payload)| payload.len()).max();
            let news: usize = world.broker.log.iter().map(|(_, payload)| payload.len()).sum();
            let texts: usize = world.guests.iter().flat_map(|it| &it.texts).map(String::len).sum();
            println!(
                "{} for {seats}: {decisions} decisions, {} bytes each to a seat as text, {} bytes \
                 published; at most {} bytes at once",
                info.id,
                texts / decisions / seats,
                news / decisions / seats,
                longest.unwrap_or(0),
            );
        }
    }
}

/// Returns the length of the longest message and of the longest packet by which devices that come at
/// the end are told the whole match.
fn whole_at_the_end(world: &mut World) -> (usize, usize) {
    world.broker.packets.clear();
    for at in 0..world.guests.len() {
        world.reload(at);
        world.guests[at].texts.clear();
    }
    world.run(10);
    all_agree(world);
    let texts = world.guests.iter().flat_map(|guest| &guest.texts);
    let packets = world.broker.packets.iter().map(|packet| packet.bytes().len());
    (texts.map(String::len).max().unwrap_or(0), packets.max().unwrap_or(0))
}

#[test]
fn every_packet_is_far_shorter_than_brokers_allow() {
    for info in infos() {
        for seats in [*info.seats.start(), *info.seats.end()] {
            let mut world = World::full(info.id, seats);
            while !world.play.is_over() {
                world.step(500);
            }
            let (text, packet) = whole_at_the_end(&mut world);
            println!(
                "{} for {seats}: all in {text} bytes, in packets of at most {packet}",
                info.id
            );
            assert!(packet < MAX_PACKET / 2, "{}: {packet}", info.id);
        }
    }
}

#[test]
fn a_match_survives_lost_and_doubled_messages() {
    for (game, seats) in [("rogue-monarch", 2), ("mon-royaume", 3)] {
        let mut world = World::full(game, seats);
        (world.lost, world.doubled) = (15, 10);
        play_to_the_end(&mut world);
    }
}

#[test]
fn a_match_survives_the_broker() {
    let mut world = World::full("penniless-king", 3);
    for nth in 0..4 {
        let position = world.play.position();
        world.run(nth);
        world.stop_broker();
        world.run(20 * nth);
        // After a few attempts that is said.
        let (there, at_seats) = match nth {
            0 => (Connection::Connecting, GuestState::Connecting),
            _ => (Connection::Unreachable, GuestState::Unreachable),
        };
        assert_eq!(world.host.connection(), there);
        assert_eq!(world.states(), [at_seats; 3]);
        assert!(world.guests.iter().all(|guest| guest.followed.is_some()), "it is still shown");
        world.is_up = true;
        // The pauses between attempts have grown to at most half a minute.
        world.run(45);
        assert_eq!(world.host.connection(), Connection::Connected);
        assert!(world.play.position() > position || world.play.is_over());
    }
    play_to_the_end(&mut world);
    let left = |event: &SeatEvent| matches!(event, SeatEvent::Left(_) | SeatEvent::Intruded(_));
    assert!(!world.events.iter().any(left), "{:?}", world.events);
}

#[test]
fn both_pages_can_be_reloaded_whose_clocks_then_begin_anew() {
    let mut world = World::full("dwarf-king", 4);
    for nth in 0..6_u64 {
        world.step(500);
        let reloaded = nth as usize % 4;
        world.reload(reloaded);
        world.run(4);
        world.reload_host();
        world.run(45);
        assert_eq!(world.states(), [GuestState::Joined; 4], "{nth}");
        all_agree(&world);
    }
    play_to_the_end(&mut world);
}

#[test]
fn a_second_device_is_refused_and_said_once_at_a_time() {
    let mut world = World::resting("monarch", 2);
    let seat = Seat::new(1);

    let second = world.come(seat);
    world.guests[second].plays = false;
    world.run(2);
    assert_eq!(world.guests[second].end.state(), GuestState::Refused(RefusalReason::Taken));
    assert_eq!(world.guests[second].refused, [RefusalReason::Taken]);
    assert!(world.guests[second].followed.is_none(), "it was told nothing");
    assert!(world.guests[1].refused.is_empty(), "the first is not disturbed");
    let intruded = |world: &World| {
        world.events.iter().filter(|&&event| event == SeatEvent::Intruded(seat)).count()
    };
    assert_eq!(intruded(&world), 1);
    // It asks again and again, which is not said each time.
    for _ in 0..4 {
        world.guests[second].end.ask_again(world.now);
        world.guest_does(second);
        world.run(1);
    }
    assert_eq!(intruded(&world), 1);
    // Nor when it goes on asking by itself.
    world.run(60);
    assert_eq!(intruded(&world), 1);
    assert_eq!(world.states()[..2], [GuestState::Joined; 2]);
    // Once the first has left, the second has the seat.
    world.guests[1].end.leave(world.now);
    world.guest_does(1);
    world.settle();
    assert_eq!(world.table.presence(seat, Broker), Some(Presence::Silent));
    assert_eq!(world.events.last(), Some(&silent(seat)));
    world.run(6);
    assert_eq!(world.guests[second].end.state(), GuestState::Joined);
    assert_eq!(world.events.last(), Some(&joined(seat)));
    let followed = world.guests[second].followed.as_ref().expect("it has joined");
    agrees(&world.play, followed, Viewer::Of(seat));
}

#[test]
fn a_person_takes_their_seat_over_on_another_device() {
    let mut world = World::resting("monarch", 3);
    let seat = Seat::new(1);
    let second = world.come(seat);
    world.guests[second].plays = false;
    world.run(2);
    // The first device is silent, and no other one has noticed: its page was closed without a message.
    world.guests[1].is_frozen = true;
    for (takes, waits) in [(second, 1), (1, second)] {
        assert_eq!(world.guests[takes].end.state(), GuestState::Refused(RefusalReason::Taken));
        world.guests[takes].end.take_over(world.now);
        world.guest_does(takes);
        world.run(1);
        assert_eq!(world.guests[takes].end.state(), GuestState::Joined);
        let followed = world.guests[takes].followed.as_ref().expect("it has joined");
        agrees(&world.play, followed, Viewer::Of(seat));
        // The other one is told so as soon as it hears anything, and does not take it back by itself.
        world.guests[waits].is_frozen = false;
        world.run(20);
        assert_eq!(world.guests[waits].end.state(), GuestState::Refused(RefusalReason::Taken));
        assert_eq!(world.guests[takes].end.state(), GuestState::Joined);
    }
    assert_eq!(world.table.presence(seat, Broker), Some(Presence::Joined));
}

#[test]
fn a_device_that_is_gone_is_noticed_and_its_seat_kept() {
    let mut world = World::resting("rogue-monarch", 2);
    let seat = Seat::new(0);

    // Its page is closed: the broker says so.
    let socket = world.guests[0].socket.take().expect("connected");
    world.guests[0].is_frozen = true;
    world.break_off(socket);
    world.step(10);
    assert_eq!(world.events.last(), Some(&silent(seat)));
    assert_eq!(world.table.held().collect::<Vec<_>>(), [silent(seat), joined(Seat::new(1))]);
    // It is opened again.
    world.guests[0].is_frozen = false;
    world.reload(0);
    world.run(2);
    assert_eq!(world.events.last(), Some(&joined(seat)));
    // Its page is frozen: nothing is heard, until that is too long.
    world.guests[0].is_frozen = true;
    world.run(AWAY_AFTER / 1_000 - SIGN_OF_LIFE / 1_000);
    assert_eq!(world.events.last(), Some(&joined(seat)));
    world.run(SIGN_OF_LIFE / 1_000 + 1);
    assert_eq!(world.events.last(), Some(&silent(seat)));
    // The table plays on for it, and it hears of that when it wakes.
    while !world.play.is_over() {
        world.decide(0);
    }
    world.guests[0].is_frozen = false;
    world.run(2);
    assert_eq!(world.events.last(), Some(&joined(seat)));
    all_agree(&world);
}

#[test]
fn a_table_that_is_gone_is_noticed_and_comes_back() {
    let mut world = World::resting("monarch", 3);

    // The browser is killed: the broker publishes the last will.
    let before = std::mem::replace(&mut world.host, other_host());
    world.lose_host();
    world.is_up = false;
    for _ in 0..11 {
        world.step(500);
    }
    assert_eq!(world.states(), [GuestState::Away; 3]);
    drop(before);
    // A device that comes now has to wait.
    world.is_up = true;
    world.reload(2);
    world.guests[2].end = BrokerGuest::new(&invitation(Seat::new(2)), 5, [9; 32], world.now);
    for _ in 0..6 {
        world.guests[2].end.tick(world.now);
        world.guest_does(2);
        world.settle();
        world.now += 500;
    }
    assert_eq!(world.guests[2].end.state(), GuestState::Waiting);
    // The table is opened again, and calls.
    world.reload_host();
    for seat in Seat::all(3) {
        world.invite(seat, key(seat));
    }
    world.run(2);
    assert_eq!(world.states(), [GuestState::Joined; 3]);
    all_agree(&world);
    // It is left: there is no match, and then no answer.
    let done = world.table.abandon(Broker);
    world.host_does(done);
    world.host.leave(world.on_host());
    world.host_does(Output::default());
    world.run(7);
    assert!(world.guests.iter().all(|guest| guest.followed.is_none()));
    assert_eq!(world.states(), [GuestState::Away; 3]);
}

fn other_host() -> BrokerHost {
    BrokerHost::new(&broker(), TABLE, [3; 32], 0)
}

#[test]
fn a_seat_that_was_taken_back_admits_no_one() {
    let mut world = World::resting("penniless-king", 3);
    let seat = Seat::new(1);

    let done = world.table.take_back(seat);
    assert_eq!(done.events, [SeatEvent::Freed(seat)]);
    world.host_does(done);
    world.run(1);
    assert_eq!(world.table.presence(seat, Broker), None);
    assert_eq!(world.guests[1].end.state(), GuestState::Refused(RefusalReason::UnknownToken));
    assert!(world.guests[1].followed.is_none());
    // Nothing of what happens now is sent to it.
    let heard = world.guests[1].texts.len();
    world.decide(0);
    world.run(1);
    assert_eq!(world.guests[1].texts.len(), heard);
    // The seat is given out again, by another link.
    world.invite(seat, SeatKey::new([99; 16]));
    let device = world.come(seat);
    world.run(2);
    assert_eq!(world.guests[device].end.state(), GuestState::Refused(RefusalReason::UnknownToken));
    let new =
        regalia::session::remote::Invitation { key: SeatKey::new([99; 16]), ..invitation(seat) };
    world.guests[device].end = BrokerGuest::new(&new, 8, [1; 32], world.now);
    world.run(3);
    assert_eq!(world.guests[device].end.state(), GuestState::Joined);
    assert_eq!(world.table.presence(seat, Broker), Some(Presence::Joined));
    // And once more by the first link, as when it was taken back by mistake.
    world.invite(seat, key(seat));
    world.guests[1].end.ask_again(world.now);
    world.guest_does(1);
    world.run(2);
    assert_eq!(world.guests[1].end.state(), GuestState::Joined);
    assert_eq!(world.guests[device].end.state(), GuestState::Refused(RefusalReason::UnknownToken));
}

#[test]
fn a_broker_that_does_not_answer_or_lets_no_one_in_is_tried_again() {
    let mut world = World::of("monarch", 2);
    world.invite(Seat::new(0), key(Seat::new(0)));
    world.come(Seat::new(0));
    // 12 seconds without an answer are tolerated.
    world.broker.greets = None;
    world.run(12);
    assert_eq!(world.host.connection(), Connection::Connecting);
    let greetings = |world: &World| {
        let is_connect = |packet: &&Packet| matches!(packet, Packet::Connect(_));
        world.broker.packets.iter().filter(is_connect).count()
    };
    assert_eq!(greetings(&world), 2);
    world.run(8);
    assert_eq!(greetings(&world), 4, "then both try again");
    for code in [1, 2, 3, 4, 5] {
        world.broker.greets = Some(code);
        world.run(60);
        assert_eq!(world.host.connection(), Connection::Barred, "{code}");
        assert_eq!(world.states(), [GuestState::Barred]);
    }
    let attempts = greetings(&world);
    assert!(attempts < 50, "{attempts} attempts in 5 minutes");
    world.broker.greets = Some(0);
    world.run(31);
    assert_eq!(world.host.connection(), Connection::Connected);
    assert_eq!(world.states(), [GuestState::Joined]);
    // Each connection has a name of its own, and the table's name as user.
    let mut names = Vec::new();
    for packet in &world.broker.packets {
        if let Packet::Connect(connect) = packet {
            assert_eq!(connect.user, TABLE.to_string());
            assert_eq!(connect.password, None);
            assert!(connect.client.len() <= 23);
            assert!(!names.contains(&connect.client));
            names.push(connect.client.clone());
        }
    }
}

#[test]
fn a_broker_out_of_reach_is_said_within_twenty_seconds() {
    type Fails = fn(&mut World);
    let fails: [Fails; 3] = [
        // Its socket opens, but it never greets.
        |world| world.broker.greets = None,
        // Nothing answers, and nothing says so.
        |world| world.is_black_hole = true,
        // It refuses every attempt.
        |world| world.is_up = false,
    ];
    for fail in fails {
        let mut never_reached = World::of("monarch", 2);
        fail(&mut never_reached);
        never_reached.invite(Seat::new(0), key(Seat::new(0)));
        never_reached.come(Seat::new(0));
        // Or it was reached before, for long or for a moment.
        let mut reached = World::resting("monarch", 2);
        reached.run(60);
        let mut soon = World::resting("monarch", 2);
        for world in [&mut reached, &mut soon] {
            assert_eq!(world.host.connection(), Connection::Connected);
            world.stop_broker();
            fail(world);
            world.is_up |= world.broker.greets.is_none();
        }
        for world in [&mut never_reached, &mut reached, &mut soon] {
            world.run(20);
            assert_eq!(world.host.connection(), Connection::Unreachable);
            assert!(world.states().iter().all(|state| *state == GuestState::Unreachable));
            // While it is tried again, that stays said.
            for _ in 0..60 {
                world.step(500);
                assert_eq!(world.host.connection(), Connection::Unreachable);
            }
            (world.broker.greets, world.is_black_hole, world.is_up) = (Some(0), false, true);
            world.run(60);
            assert_eq!(world.host.connection(), Connection::Connected);
            assert!(world.states().iter().all(|state| *state == GuestState::Joined));
        }
    }
}

#[test]
fn an_idle_connection_is_kept_alive_and_a_dead_one_noticed() {
    let mut world = World::of("monarch", 2);
    world.invite(Seat::new(0), key(Seat::new(0)));
    world.run(120);
    let pings = world.broker.packets.iter().filter(|it| **it == Packet::PingReq).count();
    assert!((3..=5).contains(&pings), "{pings}");
    assert_eq!(world.host.connection(), Connection::Connected);
    // Whatever is sent now vanishes.
    let mut now = world.now;
    let mut dial = Dial::Stay;
    while dial == Dial::Stay {
        now += 1_000;
        let on_host = now - (world.now - world.on_host());
        world.host.tick(&mut world.table, on_host);
        dial = world.host.wire().dial;
        assert!(now < world.now + 60_000);
    }
    assert_eq!(dial, Dial::Close);
    assert_eq!(world.host.connection(), Connection::Connecting);
}

#[test]
fn the_broker_sees_no_plain_text_and_nothing_twice() {
    let mut world = World::full("dwarf-king", 5);
    world.doubled = 0;
    play_to_the_end(&mut world);
    let words: [&[u8]; 7] =
        [b"regalia", b"hello", b"serial", b"Name 0", b"Person number", b"dwarf-king", b"seat"];
    let seed = SEED.to_string();
    let mut nonces = Vec::new();
    for (topic, payload) in &world.broker.log {
        for word in words.iter().copied().chain([seed.as_bytes()]) {
            assert!(!payload.windows(word.len()).any(|part| part == word), "{topic}");
        }
        nonces.push((topic.clone(), payload[9..21].to_vec()));
    }
    let count = nonces.len();
    nonces.sort_unstable();
    nonces.dedup_by(|one, other| one.1 == other.1);
    assert_eq!(nonces.len(), count, "no nonce is used twice");
}

/// A message that was sealed for the table as a seat's device does it.
struct Forger {
    key: SeatKey,
    topic: String,
    device: u64,
    serial: u64,
}

impl Forger {
    fn of(seat: usize) -> Self {
        Self {
            key: key(Seat::new(seat)),
            topic: format!("t/{TABLE}/h/{seat}"),
            device: 777,
            // As if a device had heard the table's last message.
            serial: (serial_at_start(1) + 1_000_000) << 16,
        }
    }

    fn sealed(&mut self, text: &[u8]) -> Vec<u8> {
        self.serial += 1;
        let plain = [&self.device.to_be_bytes()[..], &[0, 0, 0, 1], text].concat();
        seal(&self.key, Direction::ToHost, &self.topic, self.serial, [5; 12], &plain)
    }
}

#[test]
fn hostile_messages_change_nothing_and_cost_little() {
    let mut world = World::resting("mon-royaume", 3);

    let turn = world.play.turn();
    let regalia::engine::Turn::Of(mover) = turn else { panic!("it goes on") };
    let other = mover.next(3);
    let followed = world.guests[mover.index()].followed.as_ref().expect("joined");
    let (serial, legal) = (followed.serial(), followed.legal_count() as u32);
    let decide = |serial, index| ToHost::Decide { serial, index }.text();
    let heard: Vec<(String, Vec<u8>)> =
        world.broker.log.iter().filter(|(topic, _)| topic.contains("/h/")).cloned().collect();
    let told: Vec<(String, Vec<u8>)> =
        world.broker.log.iter().filter(|(topic, _)| topic.contains("/v/")).cloned().collect();
    let mut own = Forger::of(mover.index());
    own.device = world.guests[mover.index()].device;
    let mut foreign = Forger::of(other.index());
    let topic = own.topic.clone();
    let good = decide(serial, 0);
    let mut hostile: Vec<(&str, String, Vec<u8>)> = Vec::new();
    let mut add = |what: &'static str, topic: &str, payload: Vec<u8>| {
        hostile.push((what, topic.to_owned(), payload));
    };
    add("nothing", &topic, Vec::new());
    add("a byte", &topic, vec![1]);
    add("noise", &topic, (0..300_u32).map(|it| (it * 7 + 1) as u8).collect());
    add("too long", &topic, vec![1; 60_000]);
    let mut version = own.sealed(good.as_bytes());
    version[0] = 2;
    add("another version", &topic, version);
    for at in [1, 8, 9, 20, 21, 40] {
        let mut changed = own.sealed(good.as_bytes());
        changed[at] ^= 1;
        add("a bit changed", &topic, changed);
    }
    let sealed = own.sealed(good.as_bytes());
    add("cut off", &topic, sealed[..sealed.len() - 1].to_vec());
    add("longer", &topic, [&sealed[..], &[0]].concat());
    add("for another seat's topic", &foreign.topic, sealed.clone());
    add("to a topic of no seat", &format!("t/{TABLE}/h/9"), sealed.clone());
    add("to a topic of no number", &format!("t/{TABLE}/h/x"), sealed.clone());
    add("of another table", &topic.replace("t/", "t/A"), sealed);
    let mut with_other_key = Forger { key: SeatKey::new([77; 16]), ..Forger::of(mover.index()) };
    add("another key", &topic, with_other_key.sealed(good.as_bytes()));
    let (back_topic, back) = told.last().expect("something was told").clone();
    add("sent back", &topic, back.clone());
    add("on the seat's own topic", &back_topic, back);
    for (topic, payload) in heard {
        add("replayed", &topic, payload);
    }
    add("no text", &topic, own.sealed(&[0xff, 0xfe]));
    add("no device", &topic, {
        own.serial += 1;
        seal(&own.key, Direction::ToHost, &topic, own.serial, [6; 12], b"abc")
    });
    add("no JSON", &topic, own.sealed(b"{decide"));
    add("of another protocol", &topic, own.sealed(good.replace(":1,", ":2,").as_bytes()));
    add("a stale decision", &topic, own.sealed(decide(serial - 1, 0).as_bytes()));
    add("an early decision", &topic, own.sealed(decide(serial + 1, 0).as_bytes()));
    add("an illegal decision", &topic, own.sealed(decide(serial, legal).as_bytes()));
    add("another token", &topic, own.sealed(ToHost::Join { token: "x".into() }.text().as_bytes()));
    add("a seat", &topic, own.sealed(ToHost::Take { seat: other }.text().as_bytes()));
    add("a scan", &topic, own.sealed(ToHost::Scanned { code: "x".into() }.text().as_bytes()));
    foreign.device = world.guests[other.index()].device;
    let from_other = foreign.topic.clone();
    add("a decision of another seat", &from_other, foreign.sealed(good.as_bytes()));
    foreign.device = 4_711;
    add("a decision of another device", &from_other, foreign.sealed(good.as_bytes()));
    add("a will of another device", &from_other, foreign.sealed(b""));
    let (events, position) = (world.events.len(), world.play.position());
    let kinds = hostile.len();
    let before = world.play.save();
    for (what, topic, payload) in hostile {
        world.broker.log.clear();
        world.now += 700;
        let sent = world.broker.publish(topic, payload);
        world.arrive(sent);
        world.settle();
        assert!(world.broker.log.len() <= 4, "{what}: {} messages", world.broker.log.len());
        assert_eq!(world.play.save(), before, "{what}");
        assert_eq!(world.events.len(), events, "{what}: {:?}", world.events.last());
    }
    assert!(kinds >= 30, "{kinds}");
    // Out of order: the newer one counts, the older one is not heard any more.
    let older = own.sealed(decide(serial, 0).as_bytes());
    let newer = own.sealed(ToHost::Ping { serial }.text().as_bytes());
    for payload in [newer, older] {
        let sent = world.broker.publish(topic.clone(), payload);
        world.arrive(sent);
        world.settle();
    }
    assert_eq!(world.play.position(), position);
    // A flood from one seat, sealed with its own key.
    world.broker.log.clear();
    for _ in 0..5_000 {
        let ping = foreign.sealed(ToHost::Join { token: "seat".into() }.text().as_bytes());
        let sent = world.broker.publish(from_other.clone(), ping);
        world.arrive(sent);
        world.settle();
    }
    let answers = world.broker.log.iter().filter(|(topic, _)| topic.contains("/v/")).count();
    assert!(answers <= 150, "{answers}");
    // The table is told of it, once, and which seat it is.
    assert_eq!(world.events[events..], [SeatEvent::Flooded(other)]);
    // What is no message at all is told too: noise, what is too long, what was heard before.
    let junk = [vec![7; 60], vec![7; 60_000], foreign.sealed(b"again")];
    for payload in &junk {
        world.now += 2_000;
        let told = world.events.len();
        for _ in 0..300 {
            let sent = world.broker.publish(topic.clone(), payload.clone());
            world.arrive(sent);
            world.settle();
        }
        assert_eq!(world.events[told..], [SeatEvent::Flooded(mover)], "{}", payload.len());
    }
    // The highest possible numbers lock no device out.
    for serial in [u64::MAX - 1, (1 << 63) - 1, 1 << 60] {
        own.serial = serial;
        let payload = own.sealed(ToHost::Ping { serial: 1 }.text().as_bytes());
        let sent = world.broker.publish(topic.clone(), payload);
        world.arrive(sent);
        world.settle();
    }
    // The seat that is to move still decides, once. It was told that its token is wrong: who has its
    // key and says to be its device can make it ask.
    world.now += 2_000;
    world.guests[mover.index()].end.ask_again(world.now);
    world.guest_does(mover.index());
    world.settle();
    world.guests[mover.index()].end.send(ToHost::Decide { serial, index: 0 }, world.now);
    world.guest_does(mover.index());
    world.settle();
    assert_eq!(world.play.position(), position + 1);
    let decided = |event: &SeatEvent| matches!(event, SeatEvent::Decided(_));
    assert_eq!(world.events[events..].iter().filter(|event| decided(event)).count(), 1);
    world.run(30);
    all_agree(&world);
}

#[test]
fn what_is_sent_to_a_seat_in_the_tables_name_changes_nothing() {
    let mut world = World::resting("rogue-monarch", 2);

    let told: Vec<(String, Vec<u8>)> =
        world.broker.log.iter().filter(|(topic, _)| topic.contains("/v/")).cloned().collect();
    let followed = world.guests[0].followed.clone();
    let texts = world.guests[0].texts.len();
    let topic = format!("t/{TABLE}/v/0");
    let stranger = |text: &[u8], serial| {
        seal(&SeatKey::new([8; 16]), Direction::ToSeat, &topic, serial, [1; 12], text)
    };
    let mut hostile: Vec<Vec<u8>> = vec![Vec::new(), vec![1; 20_000], stranger(b"x", u64::MAX)];
    // With the seat's own key: as one who holds the same link could.
    let own = |text: &[u8], serial| {
        seal(&key(Seat::new(0)), Direction::ToSeat, &topic, serial, [1; 12], text)
    };
    let first = serial_at_start(1);
    hostile.push(own(b"", first + 999_999));
    hostile.push(own(&[3; 10], first + 1_000_000));
    hostile.push(own(&[0xff; 200], u64::MAX));
    hostile.push(own(&[&[7][..], &[0; 24], &[0xff; 4], &[0; 50]].concat(), first + 1_000_001));
    hostile.push(own(
        &[&[2][..], &[0; 24], b"a last piece without a first"].concat(),
        first + 1_000_002,
    ));
    hostile.extend(told.into_iter().filter(|(to, _)| *to == topic).map(|(_, payload)| payload));
    for payload in hostile {
        let sent = world.broker.publish(topic.clone(), payload);
        world.arrive(sent);
        world.settle();
    }
    assert_eq!(world.guests[0].followed, followed);
    // What cannot be read may have been a message of the table, so it asks whether there is news.
    let asked = &world.guests[0].texts[texts..];
    assert!(asked.iter().all(|text| text.contains("here")), "{asked:?}");
    // The table goes on beyond the serials that were used.
    world.guests[0].plays = true;
    world.guests[1].plays = true;
    for at in 0..2 {
        world.may_decide(at);
    }
    play_to_the_end(&mut world);
}

#[test]
fn another_match_keeps_the_seats_of_its_persons() {
    let mut world = World::full("dwarf-king", 4);
    world.run(2);
    world.guests.iter_mut().for_each(|guest| guest.plays = false);
    world.play = deal("monarch", 2);
    let done = world.table.show(hosted(&world.play));
    assert_eq!(done.events, [SeatEvent::Freed(Seat::new(2)), SeatEvent::Freed(Seat::new(3))]);
    world.host_does(done);
    world.run(2);
    assert_eq!(world.states()[..2], [GuestState::Joined; 2]);
    assert_eq!(world.states()[2..], [GuestState::Refused(RefusalReason::UnknownToken); 2]);
    for at in 0..2 {
        let followed = world.guests[at].followed.as_ref().expect("joined");
        agrees(&world.play, followed, Viewer::Of(Seat::new(at)));
    }
}

#[test]
fn a_decision_is_sent_again_until_the_table_has_moved_on() {
    let mut world = World::resting("monarch", 2);

    let regalia::engine::Turn::Of(mover) = world.play.turn() else { panic!("it begins") };
    let at = mover.index();
    world.lost = 100;
    world.guests[at].plays = true;
    world.may_decide(at);
    let position = world.play.position();
    world.run(4);
    assert_eq!(world.play.position(), position);
    assert!(world.guests[at].end.is_deciding());
    world.run(6);
    assert_eq!(world.guests[at].end.state(), GuestState::Away, "it says that nothing is heard");
    world.lost = 0;
    world.run(13);
    assert!(world.play.position() > position);
    world.guests[at].plays = false;
    world.run(13);
    assert!(!world.guests[at].end.is_deciding());
    let decided: Vec<Decision> = world
        .events
        .iter()
        .filter_map(|event| match event {
            SeatEvent::Decided(decision) => Some(*decision),
            _ => None,
        })
        .collect();
    assert_eq!(decided.iter().filter(|it| it.position == position).count(), 1);
    all_agree(&world);
}

#[test]
fn sealed_messages_are_bound_to_everything() {
    let key = SeatKey::new([1; 16]);
    let sealed = seal(&key, Direction::ToSeat, "t/x/v/0", 5, [2; 12], b"text");
    let opened = |direction, topic| open(&key, direction, topic, &sealed);
    assert_eq!(opened(Direction::ToSeat, "t/x/v/0"), Some((5, b"text".to_vec())));
    assert_eq!(opened(Direction::ToHost, "t/x/v/0"), None);
    assert_eq!(opened(Direction::ToSeat, "t/x/v/1"), None);
    for at in 0..sealed.len() {
        for bit in 0..8 {
            let mut changed = sealed.clone();
            changed[at] ^= 1 << bit;
            assert_eq!(open(&key, Direction::ToSeat, "t/x/v/0", &changed), None);
        }
        assert_eq!(open(&key, Direction::ToSeat, "t/x/v/0", &sealed[..at]), None);
    }
}

/// Returns the device in the same room that holds a seat.
fn in_room(seat: Seat) -> Peer {
    Peer(InRoom, seat.index() as u64)
}

/// Returns a table whose seats are held by devices in the same room, all with spare invitations.
fn with_spares(game: &str, seats: usize) -> World {
    let mut world = World::of(game, seats);
    for seat in Seat::all(seats) {
        let token = format!("token {seat:?}");
        let joined = world.table.take(seat, in_room(seat), &token, world.now).expect("it is free");
        assert_eq!(joined.events, [SeatEvent::Device(seat, InRoom, Presence::Joined)]);
        world.host_does(joined);
    }
    world.run(2);
    assert_eq!(world.table.without_spare(), Seat::all(seats).collect());
    for seat in Seat::all(seats) {
        spare(&mut world, seat);
        assert!(world.table.has_spare(seat));
    }
    assert!(world.table.without_spare().is_empty());
    world.events.clear();
    world
}

/// Makes the spare invitation to a seat valid. It is told to the seat's device in this room, and to no
/// other.
fn spare(world: &mut World, seat: Seat) {
    let (invitation, now) = (invitation(seat), world.on_host());
    let done = world.host.spare(&mut world.table, &invitation, now);
    let message = FromHost::Spare { invitation: invitation.payload() };
    assert_eq!(FromHost::read(&message.text()), Ok(message.clone()));
    let holder = world.table.presence(seat, InRoom).map(|_| in_room(seat));
    let expected: Vec<_> = holder.map(|to| Outgoing { to, message }).into_iter().collect();
    assert_eq!((&done.messages, &done.events), (&expected, &Vec::new()));
    world.host_does(done);
}

#[test]
fn a_spare_invitation_takes_no_seat_until_its_device_joins() {
    let seats = [Seat::new(0), Seat::new(1)];
    let mut world = with_spares("rogue-monarch", 2);
    world.run(30);
    assert_eq!(world.events, []);
    for seat in seats {
        assert_eq!(world.table.device(seat), Some((InRoom, Presence::Joined)));
    }
    // Another key moves nothing, not even that of another seat.
    let thief = world.come(seats[1]);
    world.guests[thief].invitation.key = key(seats[0]);
    world.reload(thief);
    world.run(5);
    assert_eq!(world.table.device(seats[1]), Some((InRoom, Presence::Joined)));
    assert_eq!(world.events, []);
    // The device itself joins, whether or not the table knows that the connection has ended.
    let lost = world.table.lose(seats[0]);
    assert_eq!(lost.events, [SeatEvent::Left(seats[0])]);
    world.host_does(lost);
    world.events.clear();
    for seat in seats {
        world.come(seat);
        world.run(2);
        assert_eq!(world.table.device(seat), Some((Broker, Presence::Joined)));
        assert!(!world.table.has_spare(seat));
    }
    let told = world.events.iter().filter(|it| !matches!(it, SeatEvent::Decided(_))).copied();
    assert_eq!(told.collect::<Vec<_>>(), seats.map(joined));
    let old = world.table.receive_for(seats[1], in_room(seats[1]), Ok(ToHost::Leave), world.now);
    assert_eq!(old, Output::default(), "the device in the room has lost the seat");
}

#[test]
fn seats_that_come_back_by_spare_invitations_play_to_the_end() {
    let mut world = with_spares("monarch", 3);
    for seat in Seat::all(3) {
        world.come(seat);
    }
    world.run(5);
    // Both ends may be reloaded from then on.
    world.reload_host();
    world.reload(1);
    play_to_the_end(&mut world);
}

#[test]
fn the_device_in_the_room_is_told_that_its_seat_has_moved() {
    let seat = Seat::new(0);
    let mut world = with_spares("rogue-monarch", 2);
    let moved = world.table.use_spare(seat, Broker, world.now);
    let message = FromHost::Moved { place: Place::Device(Broker) };
    assert_eq!(moved, Outgoing { to: in_room(seat), message }.into());
}

#[test]
fn a_spare_invitation_survives_a_reload_of_the_table() {
    let seat = Seat::new(1);
    let mut world = with_spares("rogue-monarch", 2);
    world.reload_host();
    for given in [Seat::new(0), seat] {
        // The harness gives out what was held.
        let back = world.table.take_back(given);
        world.host_does(back);
    }
    spare(&mut world, seat);
    world.run(2);
    assert_eq!(world.table.device(seat), None);
    let at = world.come(seat);
    world.run(3);
    assert_eq!(world.states()[at], GuestState::Joined);
    assert_eq!(world.table.device(seat), Some((Broker, Presence::Joined)));
}

#[test]
fn a_spare_invitation_to_a_seat_that_was_taken_back_admits_no_one() {
    let seat = Seat::new(1);
    let takes: [fn(&mut World, Seat) -> Output; 4] = [
        |world, seat| world.table.take_back(seat),
        |world, seat| world.table.move_to(seat, Place::Bot),
        |world, seat| {
            // Its device has left before, and another one in the room has the seat.
            let mut done = world.table.lose(seat);
            let other = Peer(InRoom, 9);
            done.add(world.table.take(seat, other, "another token", world.now).expect("free"));
            done
        },
        |world, _| world.table.show(hosted(&world.play).among(Seat::all(1).collect())),
    ];
    for take in takes {
        let mut world = with_spares("rogue-monarch", 2);
        let done = take(&mut world, seat);
        world.host_does(done);
        assert!(!world.table.has_spare(seat));
        let device = world.table.device(seat);
        let at = world.come(seat);
        world.run(5);
        assert_eq!(world.states()[at], GuestState::Refused(RefusalReason::UnknownToken));
        assert_eq!(world.table.device(seat), device);
        assert!(!world.events.contains(&joined(seat)));
    }
}

/// A message that is ahead raises the table's serial. One that sends such without end must not use the
/// serials up, after which the seat would be deaf.
#[test]
fn who_sends_without_end_uses_no_serials_up() {
    const STEP: u64 = 1 << 27;
    let mut world = World::resting("mon-royaume", 3);
    let serial =
        |payload: &[u8]| u64::from_be_bytes(*payload[1..].first_chunk().expect("a serial"));
    let told = |world: &World| {
        let to_seat = world.broker.log.iter().filter(|(topic, _)| topic.ends_with("/v/1"));
        to_seat.map(|(_, payload)| serial(payload)).max().expect("the seat was told something")
    };
    let before = told(&world);
    let mut forger = Forger::of(1);
    for _ in 0..2_000 {
        forger.serial += STEP << 16;
        let sealed = forger.sealed(ToHost::Join { token: "seat".into() }.text().as_bytes());
        let sent = world.broker.publish(forger.topic.clone(), sealed);
        world.arrive(sent);
        world.settle();
    }
    let raised = (told(&world) - before) / STEP;
    assert!(raised < 200, "the table has followed {raised} messages");
}
