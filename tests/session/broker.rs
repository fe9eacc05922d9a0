//! A broker for the tests, and a table with its seats that play over it. Nothing waits: the time is a
//! number, and whatever is sent arrives when the test lets it.

use regalia::engine::{Rng, Seat, Stream};
use regalia::session::remote::{
    AnyRemoteMatch, Broker, BrokerGuest, BrokerHost, Dial, FromHost, GuestState, Invitation,
    Output, Packet, PacketReader, RefusalReason, SeatEvent, SeatKey, SeatTable, Snapshot, TableId,
    ToHost, UpdateError, serial_at_start,
};
use regalia::session::{Agreement, AnyMatch, NewMatch, Occupant, UndoRule, new_match};
use std::collections::{BTreeMap, VecDeque};

/// The time at which the tests begin, in milliseconds.
pub const NOW: u64 = 1_700_000_000_000;

/// Seeds with too many digits to occur in a text by chance.
pub const SEED: u64 = 8_765_432_109_876_543;

/// A connection to the broker.
pub type Socket = u32;

#[derive(Default)]
struct Client {
    reader: PacketReader,
    is_in: bool,
    topics: Vec<String>,
    will: Option<(String, Vec<u8>)>,
}

/// A broker as the specification has it, as far as it is needed.
#[derive(Default)]
pub struct TestBroker {
    clients: BTreeMap<Socket, Client>,
    last: Socket,
    /// The answer to every greeting; `None` for none at all.
    pub greets: Option<u8>,
    /// All that was published.
    pub log: Vec<(String, Vec<u8>)>,
    /// All packets that clients have sent.
    pub packets: Vec<Packet>,
    /// The bytes of all packets that it has received and sent.
    pub traffic: usize,
}

impl TestBroker {
    pub fn new() -> Self {
        Self { greets: Some(0), ..Self::default() }
    }

    pub fn open(&mut self) -> Socket {
        self.last += 1;
        self.clients.insert(self.last, Client::default());
        self.last
    }

    /// Returns the bytes that it sends on account of these.
    pub fn receive(&mut self, from: Socket, bytes: &[u8]) -> Vec<(Socket, Vec<u8>)> {
        self.traffic += bytes.len();
        let Some(client) = self.clients.get_mut(&from) else { return Vec::new() };
        let packets = client.reader.read(bytes).expect("the client's own packets");
        let mut sent = Vec::new();
        for packet in packets {
            self.packets.push(packet.clone());
            let client = self.clients.get_mut(&from).expect("it is there");
            let answer = match packet {
                Packet::Connect(connect) => {
                    client.is_in = self.greets == Some(0);
                    client.will = Some(connect.will).filter(|_| client.is_in);
                    self.greets.map(|code| Packet::ConnAck { code })
                }
                _ if !client.is_in => None,
                Packet::Subscribe { id, topics } => {
                    let codes = vec![0; topics.len()];
                    client.topics = topics;
                    Some(Packet::SubAck { id, codes })
                }
                Packet::Publish { topic, payload } => {
                    sent.extend(self.publish(topic, payload));
                    None
                }
                Packet::PingReq => Some(Packet::PingResp),
                Packet::Disconnect => {
                    client.will = None;
                    None
                }
                other => panic!("{other:?} is of a broker"),
            };
            sent.extend(answer.map(|answer| (from, answer.bytes())));
        }
        self.traffic += sent.iter().map(|(_, bytes)| bytes.len()).sum::<usize>();
        sent
    }

    pub fn publish(&mut self, topic: String, payload: Vec<u8>) -> Vec<(Socket, Vec<u8>)> {
        let fits = |filter: &String| {
            let levels = filter.split('/').zip(topic.split('/'));
            filter.split('/').count() == topic.split('/').count()
                && levels.into_iter().all(|(filter, level)| filter == "+" || filter == level)
        };
        let to: Vec<Socket> = self
            .clients
            .iter()
            .filter(|(_, client)| client.topics.iter().any(fits))
            .map(|(socket, _)| *socket)
            .collect();
        self.log.push((topic.clone(), payload.clone()));
        let bytes = Packet::Publish { topic, payload }.bytes();
        to.into_iter().map(|to| (to, bytes.clone())).collect()
    }

    /// Ends a connection, and publishes its last will.
    pub fn lose(&mut self, socket: Socket) -> Vec<(Socket, Vec<u8>)> {
        let will = self.clients.remove(&socket).and_then(|client| client.will);
        will.map_or_else(Vec::new, |(topic, payload)| self.publish(topic, payload))
    }
}

/// A seat's device.
pub struct Guest {
    pub seat: Seat,
    pub end: BrokerGuest,
    pub invitation: Invitation,
    pub device: u64,
    pub socket: Option<Socket>,
    pub followed: Option<AnyRemoteMatch>,
    pub refused: Vec<RefusalReason>,
    /// Every text that it has heard.
    pub texts: Vec<String>,
    /// True if it decides by itself.
    pub plays: bool,
    /// True if nothing is done for it: its page is frozen.
    pub is_frozen: bool,
    /// The change for which it has decided.
    decided: u64,
}

/// What is under way.
enum Arriving {
    Opened(usize),
    Refused(usize),
    Bytes(Socket, Vec<u8>),
}

/// The devices of a table, numbered: 0 for the table's, then the guests'.
pub struct World {
    pub now: u64,
    pub play: AnyMatch,
    pub table: SeatTable,
    pub host: BrokerHost,
    /// The number of hosts that were started, and the time at which the last one was.
    starts: u32,
    opened: u64,
    host_socket: Option<Socket>,
    pub guests: Vec<Guest>,
    pub broker: TestBroker,
    pub is_up: bool,
    /// True if what dials the broker hears nothing, not even that it fails.
    pub is_black_hole: bool,
    /// The part of the messages that is lost, and that is doubled, of 100.
    pub lost: usize,
    pub doubled: usize,
    pub events: Vec<SeatEvent>,
    arriving: VecDeque<Arriving>,
    dice: Rng,
    devices: u64,
}

pub fn broker() -> Broker {
    Broker::read("wss://club.example/mqtt").expect("an address")
}

pub const TABLE: TableId = TableId::new([7; 16]);

pub fn key(seat: Seat) -> SeatKey {
    SeatKey::new([seat.index() as u8 + 1; 16])
}

pub fn invitation(seat: Seat) -> Invitation {
    Invitation { broker: broker(), table: TABLE, seat, key: key(seat) }
}

pub fn deal(game: &str, seats: usize) -> AnyMatch {
    let person = |seat| Occupant::Person { name: format!("Person number {seat}") };
    let new = NewMatch {
        game: game.to_owned(),
        options: Vec::new(),
        seed: SEED,
        bot_seed: SEED + 1,
        occupants: (0..seats).map(person).collect(),
        agreement: Agreement { undo: UndoRule::Free, ..Agreement::default() },
    };
    new_match(&new).expect("the game is known").expect("it can be dealt")
}

pub fn hosted(play: &AnyMatch) -> Snapshot {
    Snapshot::of(play, (0..play.occupants().len()).map(|seat| format!("Name {seat}")).collect())
}

/// Returns new random bytes.
pub fn random(dice: &mut Rng) -> [u8; 32] {
    std::array::from_fn(|_| dice.below(256) as u8)
}

impl World {
    /// Returns a table with a match, and no seats given out.
    pub fn of(game: &str, seats: usize) -> Self {
        let mut dice = Rng::new(11, Stream::Tool(seats as u32));
        let play = deal(game, seats);
        let host = BrokerHost::new(&broker(), TABLE, random(&mut dice), serial_at_start(1));
        let mut world = Self {
            now: NOW,
            play,
            table: SeatTable::new(serial_at_start(1)),
            host,
            starts: 1,
            opened: NOW,
            host_socket: None,
            guests: Vec::new(),
            broker: TestBroker::new(),
            is_up: true,
            is_black_hole: false,
            lost: 0,
            doubled: 0,
            events: Vec::new(),
            arriving: VecDeque::new(),
            dice,
            devices: 0,
        };
        world.show();
        world
    }

    /// Returns a table whose seats were all given out, to devices that play by themselves.
    pub fn full(game: &str, seats: usize) -> Self {
        let mut world = Self::of(game, seats);
        for seat in Seat::all(seats) {
            world.invite(seat, key(seat));
            world.come(seat);
        }
        world.step(0);
        world
    }

    /// Returns a table whose seats were all given out, to devices that have joined and do not decide.
    pub fn resting(game: &str, seats: usize) -> Self {
        let mut world = Self::full(game, seats);
        world.guests.iter_mut().for_each(|guest| guest.plays = false);
        world.run(2);
        world
    }

    pub fn invite(&mut self, seat: Seat, key: SeatKey) {
        let now = self.on_host();
        let done = self.host.invite(&mut self.table, seat, key, now);
        self.host_does(done);
    }

    /// Lets a new device come with a seat's link. Returns its place.
    pub fn come(&mut self, seat: Seat) -> usize {
        self.devices += 1;
        let (device, random) = (1_000 + self.devices, random(&mut self.dice));
        let invitation = invitation(seat);
        self.guests.push(Guest {
            seat,
            end: BrokerGuest::new(&invitation, device, random, self.now),
            invitation,
            device,
            socket: None,
            followed: None,
            refused: Vec::new(),
            texts: Vec::new(),
            plays: true,
            is_frozen: false,
            decided: 0,
        });
        self.guests.len() - 1
    }

    /// Reloads a device's page. Its connection breaks off.
    pub fn reload(&mut self, at: usize) {
        let random = random(&mut self.dice);
        let (now, guest) = (self.now, &mut self.guests[at]);
        guest.end = BrokerGuest::new(&guest.invitation, guest.device, random, now);
        guest.followed = None;
        guest.decided = 0;
        if let Some(socket) = guest.socket.take() {
            self.break_off(socket);
        }
    }

    /// Returns the time on the clock of the table's page, which starts anew with it.
    pub fn on_host(&self) -> u64 {
        self.now - self.opened
    }

    /// Reloads the table's page.
    pub fn reload_host(&mut self) {
        if let Some(socket) = self.host_socket.take() {
            self.break_off(socket);
        }
        let given: Vec<Seat> = Seat::all(self.play.occupants().len())
            .filter(|&seat| self.table.device(seat).is_some())
            .collect();
        (self.starts, self.opened) = (self.starts + 1, self.now);
        let start = serial_at_start(self.starts);
        self.host = BrokerHost::new(&broker(), TABLE, random(&mut self.dice), start);
        self.table = SeatTable::new(start);
        for seat in given {
            self.invite(seat, key(seat));
        }
        self.show();
    }

    /// Ends a connection at the broker's side.
    pub fn break_off(&mut self, socket: Socket) {
        let sent = self.broker.lose(socket);
        self.arrive(sent);
    }

    /// Ends the table's connection at the broker's side, unnoticed by the table.
    pub fn lose_host(&mut self) {
        let socket = self.host_socket.take().expect("it is connected");
        self.break_off(socket);
    }

    /// Ends all connections, and lets no one in.
    pub fn stop_broker(&mut self) {
        self.is_up = false;
        self.broker = TestBroker { last: self.broker.last, ..TestBroker::new() };
        self.arriving.clear();
        if self.host_socket.take().is_some() {
            self.host.closed(self.on_host());
            self.host_does(Output::default());
        }
        for at in 0..self.guests.len() {
            if self.guests[at].socket.take().is_some() {
                self.guests[at].end.closed(self.now);
                self.guest_does(at);
            }
        }
    }

    pub fn show(&mut self) {
        let done = self.table.show(hosted(&self.play));
        self.host_does(done);
    }

    /// Makes a decision at the table.
    pub fn decide(&mut self, index: usize) {
        assert!(self.play.decide_index(index), "a legal decision");
        self.show();
    }

    /// Lets this much time pass, and everything arrive. Each device decides at most once.
    pub fn step(&mut self, passes: u64) {
        self.now += passes;
        let done = self.host.tick(&mut self.table, self.now - self.opened);
        self.host_does(done);
        for at in 0..self.guests.len() {
            if !self.guests[at].is_frozen {
                self.guests[at].end.tick(self.now);
                self.guest_does(at);
                self.may_decide(at);
            }
        }
        self.settle();
    }

    /// Lets time pass until nothing more happens for a while.
    pub fn run(&mut self, seconds: u64) {
        for _ in 0..2 * seconds {
            self.step(500);
        }
    }

    pub fn settle(&mut self) {
        let mut steps = 0;
        while let Some(arriving) = self.arriving.pop_front() {
            steps += 1;
            assert!(steps < 100_000, "the two ends never stop to talk");
            match arriving {
                Arriving::Opened(0) => {
                    self.host.opened(self.on_host());
                    self.host_does(Output::default());
                }
                Arriving::Opened(at) => {
                    self.guests[at - 1].end.opened(self.now);
                    self.guest_does(at - 1);
                }
                Arriving::Refused(0) => {
                    self.host.closed(self.on_host());
                    self.host_does(Output::default());
                }
                Arriving::Refused(at) => {
                    self.guests[at - 1].end.closed(self.now);
                    self.guest_does(at - 1);
                }
                Arriving::Bytes(to, bytes) => {
                    if self.host_socket == Some(to) {
                        let now = self.on_host();
                        let done = self.host.received(&mut self.table, &bytes, now);
                        self.host_does(done);
                    } else if let Some(at) =
                        self.guests.iter().position(|it| it.socket == Some(to) && !it.is_frozen)
                    {
                        let heard = self.guests[at].end.received(&bytes, self.now);
                        self.guest_does(at);
                        for message in heard {
                            self.guest_hears(at, message.expect("the host's own message"));
                        }
                    }
                }
            }
        }
    }

    /// Delivers bytes of the broker, as far as they are not lost.
    pub fn arrive(&mut self, sent: Vec<(Socket, Vec<u8>)>) {
        for (to, bytes) in sent {
            let is_message = bytes[0] >> 4 == 3;
            if is_message && self.dice.below(100) < self.lost {
                continue;
            }
            if is_message && self.dice.below(100) < self.doubled {
                self.arriving.push_back(Arriving::Bytes(to, bytes.clone()));
            }
            self.arriving.push_back(Arriving::Bytes(to, bytes));
        }
    }

    fn dial(&mut self, device: usize, dial: Dial, socket: Option<Socket>) -> Option<Socket> {
        match dial {
            Dial::Stay => socket,
            Dial::Close => {
                socket.into_iter().for_each(|socket| self.break_off(socket));
                None
            }
            Dial::Connect => {
                socket.into_iter().for_each(|socket| self.break_off(socket));
                if self.is_black_hole {
                    None
                } else if self.is_up {
                    self.arriving.push_back(Arriving::Opened(device));
                    Some(self.broker.open())
                } else {
                    self.arriving.push_back(Arriving::Refused(device));
                    None
                }
            }
        }
    }

    pub fn host_does(&mut self, done: Output) {
        self.host.update(&self.table, &done.messages, self.now - self.opened);
        let wire = self.host.wire();
        for bytes in wire.send {
            let from = self.host_socket.expect("it is connected");
            let sent = self.broker.receive(from, &bytes);
            self.arrive(sent);
        }
        self.host_socket = self.dial(0, wire.dial, self.host_socket);
        for event in done.events {
            self.events.push(event);
            if let SeatEvent::Decided(decision) = event {
                assert_eq!(decision.position, self.play.position());
                self.decide(decision.index);
            }
        }
    }

    pub fn guest_does(&mut self, at: usize) {
        let wire = self.guests[at].end.wire();
        for bytes in wire.send {
            let from = self.guests[at].socket.expect("it is connected");
            let sent = self.broker.receive(from, &bytes);
            self.arrive(sent);
        }
        let socket = self.guests[at].socket;
        self.guests[at].socket = self.dial(at + 1, wire.dial, socket);
    }

    fn guest_hears(&mut self, at: usize, message: FromHost) {
        let guest = &mut self.guests[at];
        guest.texts.push(message.text());
        let asks = match message {
            FromHost::Hello { facts, told } => {
                guest.followed = AnyRemoteMatch::begin(*facts, &told).ok();
                assert!(guest.followed.is_some());
                None
            }
            FromHost::News { told } => match guest.followed.as_mut().map(|it| it.hear(&told)) {
                Some(Ok(_) | Err(UpdateError::Old)) => None,
                Some(Err(UpdateError::Gap)) => guest.followed.as_ref().map(|it| it.serial()),
                None => Some(0),
            },
            FromHost::Here { .. } | FromHost::Free { .. } | FromHost::Spare { .. } => None,
            FromHost::Refused { why } => {
                guest.refused.push(why);
                None
            }
            FromHost::Gone | FromHost::Moved { .. } => {
                guest.followed = None;
                None
            }
        };
        if let Some(serial) = asks {
            guest.end.send(ToHost::Ping { serial }, self.now);
            self.guest_does(at);
        }
    }

    /// Lets a device decide at random if it is to move.
    pub fn may_decide(&mut self, at: usize) {
        let guest = &mut self.guests[at];
        let Some(followed) = guest.followed.as_ref().filter(|_| guest.plays) else { return };
        let (serial, legal) = (followed.serial(), followed.legal_count());
        if legal > 0 && serial > guest.decided {
            guest.decided = serial;
            let index = self.dice.below(legal) as u32;
            guest.end.send(ToHost::Decide { serial, index }, self.now);
            self.guest_does(at);
        }
    }

    pub fn states(&self) -> Vec<GuestState> {
        self.guests.iter().map(|guest| guest.end.state()).collect()
    }
}
