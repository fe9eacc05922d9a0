//! Seats that play over real brokers of Debian's packages, which the tests start on this machine:
//! `mosquitto`, and a cluster of three `nats-server`s.
#![cfg(not(target_arch = "wasm32"))]

#[path = "../examples/crowd/room/mod.rs"]
mod room;

use clap::Parser;
use regalia::session::remote::{Connect, Packet, PacketReader, TableId};
use room::frames::{FrameReader, answer_length, binary, greeting};
use serde_json::Value;
use std::collections::{BTreeSet, VecDeque};
use std::fs;
use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread::{JoinHandle, sleep, spawn};
use std::time::Duration;

/// Returns ports that nothing listens at.
fn free_ports<const N: usize>() -> [u16; N] {
    // All at once, so that they differ.
    let all: [TcpListener; N] =
        std::array::from_fn(|_| TcpListener::bind("127.0.0.1:0").expect("a free port"));
    all.map(|listener| listener.local_addr().expect("it is bound").port())
}

/// A folder that is removed with all that is in it.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("regalia-{name}-{}", std::process::id()));
        fs::create_dir_all(&path).expect("a folder can be made");
        Self(path)
    }

    fn write(&self, name: &str, text: &str) -> PathBuf {
        let path = self.0.join(name);
        fs::write(&path, text).expect("a file can be written");
        path
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // What is left in the folder for temporary files does no harm.
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// A program in the background, which ends with the test.
struct Running(Child);

impl Running {
    fn start(program: &str, config: &Path) -> Self {
        let started = Command::new(program)
            .arg("-c")
            .arg(config)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn();
        Self(started.unwrap_or_else(|fault| panic!("{program}: {fault}; see tools/setup.sh")))
    }

    /// Kills it without warning.
    fn kill(mut self) {
        self.end();
    }

    fn end(&mut self) {
        // It may have ended by itself.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.end();
    }
}

const MOSQUITTO: &str = "/usr/sbin/mosquitto";
const NATS: &str = "/usr/sbin/nats-server";

/// Returns a file that docs/club.md shows: what stands below its path, up to the end of the block.
fn documented(path: &str) -> &'static str {
    let text = include_str!("../docs/club.md");
    let (_, rest) =
        text.split_once(&format!("```\n# {path}\n")).expect("docs/club.md shows the file");
    rest.split_once("```").expect("a block ends").0
}

/// Writes the configuration of docs/club.md for a port, and one more user, who may read all.
fn mosquitto(folder: &Folder, port: u16) -> PathBuf {
    let whoami = Command::new("id").arg("-u").output().expect("it runs");
    // As root it would become another user, who may not read the folder.
    let user = if whoami.stdout.starts_with(b"0\n") { "user root\n" } else { "" };
    let rights = documented("/etc/mosquitto/club.acl");
    let rights = folder.write("club.acl", &format!("user spy\ntopic read #\n{rights}"));
    let socket = folder.0.join("plain.sock");
    // One that was killed has left it.
    let _ = fs::remove_file(&socket);
    let mut config = format!("{user}{}", documented("/etc/mosquitto/conf.d/club.conf"));
    for (there, here) in [
        ("/run/mosquitto/plain.sock", socket.display().to_string()),
        ("listener 9001 ", format!("listener {port} ")),
        ("/etc/mosquitto/club.acl", rights.display().to_string()),
    ] {
        assert!(config.contains(there), "{there} is in the configuration");
        config = config.replace(there, &here);
    }
    folder.write("mosquitto.conf", &config)
}

/// A client of a broker, which waits for what it reads.
struct Client {
    stream: TcpStream,
    frames: FrameReader,
    reader: PacketReader,
    /// The packets that were read but not asked for.
    read: VecDeque<Packet>,
}

impl Client {
    /// Connects as this user. Tries until the broker lets it in: a cluster needs some seconds to begin.
    fn connect(port: u16, user: &str, password: Option<&str>) -> Self {
        loop {
            if let Some(client) = Self::try_to_connect(port, user, password) {
                return client;
            }
            sleep(Duration::from_millis(20));
        }
    }

    fn try_to_connect(port: u16, user: &str, password: Option<&str>) -> Option<Self> {
        let (frames, reader) = (FrameReader::default(), PacketReader::default());
        let mut client = Self { stream: Self::open(port)?, frames, reader, read: VecDeque::new() };
        let connect = Packet::Connect(Connect {
            client: format!("test{user}").chars().take(23).collect(),
            user: user.to_owned(),
            password: password.map(str::to_owned),
            keep_alive: 120,
            will: (format!("t/{user}/p/h"), Vec::new()),
        });
        client.stream.write_all(&binary(&connect.bytes())).ok()?;
        (client.next()? == Packet::ConnAck { code: 0 }).then_some(client)
    }

    fn open(port: u16) -> Option<TcpStream> {
        let mut stream = TcpStream::connect(("127.0.0.1", port)).ok()?;
        stream.write_all(&greeting("localhost", "/mqtt")).ok()?;
        let mut answer = Vec::new();
        while answer_length(&answer).ok()?.is_none() {
            let mut byte = [0];
            stream.read_exact(&mut byte).ok()?;
            answer.extend(byte);
        }
        Some(stream)
    }

    fn send(&mut self, packet: &Packet) {
        self.stream.write_all(&binary(&packet.bytes())).expect("it is connected");
    }

    /// Returns the next packet; `None` if the connection has ended.
    fn next(&mut self) -> Option<Packet> {
        let mut part = [0; 4_096];
        while self.read.is_empty() {
            let length = self.stream.read(&mut part).ok().filter(|&length| length > 0)?;
            let said = self.frames.read(&part[..length]).expect("frames");
            self.stream.write_all(&said.answers).ok()?;
            for message in said.messages {
                self.read.extend(self.reader.read(&message).expect("packets"));
            }
        }
        self.read.pop_front()
    }

    /// Subscribes, whatever the broker grants.
    fn subscribe(&mut self, topics: &[&str]) {
        let topics = topics.iter().map(|&topic| topic.to_owned()).collect();
        self.send(&Packet::Subscribe { id: 7, topics });
        while !matches!(self.next().expect("it is connected"), Packet::SubAck { .. }) {}
    }

    /// Publishes, and returns once the broker has handled it.
    fn publish(&mut self, topic: &str, payload: &[u8]) {
        self.send(&Packet::Publish { topic: topic.to_owned(), payload: payload.to_vec() });
        self.send(&Packet::PingReq);
        while self.next().expect("it is connected") != Packet::PingResp {}
    }

    /// Returns the messages up to one on this topic.
    fn heard_until(&mut self, last: &str) -> Vec<(String, Vec<u8>)> {
        let mut heard = Vec::new();
        loop {
            match self.next().expect("it is connected") {
                Packet::Publish { topic, .. } if topic == last => return heard,
                Packet::Publish { topic, payload } => heard.push((topic, payload)),
                _ => {}
            }
        }
    }

    /// Reads this many messages; fewer if the connection ends.
    fn hear(&mut self, count: usize) -> usize {
        let mut heard = 0;
        while heard < count {
            match self.next() {
                Some(Packet::Publish { .. }) => heard += 1,
                Some(_) => {}
                None => break,
            }
        }
        heard
    }
}

type Figures = Result<Value, String>;

/// Plays a crowd with these arguments.
fn play(arguments: &str) -> Figures {
    let arguments = ["crowd"].into_iter().chain(arguments.split_whitespace());
    room::run(room::Crowd::try_parse_from(arguments).map_err(|fault| fault.to_string())?)
}

/// Starts a crowd that plays until enough matches have ended: as fast as a host listens to a seat, which
/// is ten messages a second.
fn crowd(broker: &str, arguments: &str) -> JoinHandle<Figures> {
    let arguments = format!("--broker {broker} --every 60 --seconds 900 {arguments}");
    spawn(move || play(&arguments))
}

/// Waits for the crowd's end, and returns its figures. It fails by itself if a view is another than
/// that of the match.
fn figures(crowd: JoinHandle<Figures>) -> Value {
    let figures = crowd.join().expect("it ends").expect("no view differs");
    println!("{figures}");
    figures
}

#[test]
fn a_crowd_needs_brokers_that_can_be_measured() {
    for (arguments, says) in [
        ("", "--broker"),
        ("--broker club.example", "club.example is no address of a broker: Scheme"),
        ("--broker ws://club.example", "NotEncrypted"),
        ("--broker wss://127.0.0.1:9", "only ws:// is measured, without TLS"),
        ("--broker ws://127.0.0.1:9 --players 5", "not for 5 players"),
        ("--broker ws://127.0.0.1:9 --game whist", "'whist'"),
    ] {
        let refused = play(arguments).expect_err("it is refused");
        assert!(refused.contains(says), "{arguments}: {refused}");
    }
}

/// Reads everything up to a message on this topic, as it comes: a broker drops what it cannot send.
fn spy_until(mut spy: Client, last: &str) -> JoinHandle<Vec<(String, Vec<u8>)>> {
    let last = last.to_owned();
    spawn(move || spy.heard_until(&last))
}

#[test]
fn over_mosquitto_strangers_hear_nothing_and_the_broker_sees_no_plain_text() {
    let folder = Folder::new("mosquitto");
    let [port] = free_ports();
    let _mosquitto = Running::start(MOSQUITTO, &mosquitto(&folder, port));
    let mut spy = Client::connect(port, "spy", None);
    spy.subscribe(&["#"]);
    let own = TableId::new([9; 16]).to_string();
    let fence = format!("t/{own}/v/4");
    let passed = spy_until(spy, &fence);
    let mut stranger = Client::connect(port, &own, None);
    stranger.subscribe(&[
        "#", "/#", "+/#", "t/#", "t/+/#", "t/+/+/+", "+/+/+/+", "t/+/h/+", "t/+/v/0", "t/+/v/1",
        "t/+/p/h", "t/+/+/0", "+/+/v/+", "+/+", "$SYS/#", &fence,
    ]);
    let figures = figures(crowd(&format!("ws://127.0.0.1:{port}"), "--tables 8 --matches 6"));
    assert!(figures["matches_ended"].as_u64() >= Some(6));
    // What a stranger publishes to another table is not even delivered there.
    stranger.publish("t/AAAAAAAAAAAAAAAAAAAAAA/h/0", b"forged");
    stranger.send(&Packet::Publish { topic: fence.clone(), payload: b"fence".to_vec() });
    let heard = stranger.heard_until(&fence);
    assert_eq!(heard, [], "a stranger hears nothing but their own table");
    let passed = passed.join().expect("the spy reads all");
    let tables: BTreeSet<&str> = passed.iter().filter_map(|(topic, _)| topic.get(2..24)).collect();
    assert_eq!(tables.len(), 8, "{tables:?}");
    assert!(passed.len() > 500, "{}", passed.len());
    let words: [&[u8]; 8] =
        [b"regalia", b"hello", b"serial", b"decide", b"Player", b"rogue", b"legal", b"forged"];
    for (topic, payload) in &passed {
        let shows = |word: &[u8]| payload.windows(word.len()).any(|part| part == word);
        assert!(!words.iter().any(|word| shows(word)), "{topic}");
    }
}

#[test]
fn matches_survive_a_mosquitto_that_is_killed_and_started_again() {
    let folder = Folder::new("killed");
    let [port] = free_ports();
    let config = mosquitto(&folder, port);
    let broker = Running::start(MOSQUITTO, &config);
    let mut spy = Client::connect(port, "spy", None);
    spy.subscribe(&["#"]);
    let crowd = crowd(&format!("ws://127.0.0.1:{port}"), "--tables 12 --matches 16");
    // It keeps nothing, so all that was under way is lost.
    assert_eq!(spy.hear(1_000), 1_000);
    broker.kill();
    spy.hear(usize::MAX);
    let _again = Running::start(MOSQUITTO, &mosquitto(&folder, port));
    let mut spy = Client::connect(port, "spy", None);
    spy.subscribe(&["#"]);
    assert_eq!(spy.hear(1_000), 1_000, "the matches go on");
    assert!(figures(crowd)["matches_ended"].as_u64() >= Some(16));
}

/// What a device that knows the name of a table sends there, again and again.
struct Attack {
    name: &'static str,
    /// The messages of a second.
    a_second: u32,
    /// Returns the next message, given its number and what a seat has sent.
    packet: fn(topic: String, nth: u32, heard: &[u8]) -> Packet,
    /// True if it asks for all messages of the table, and reads none of them.
    is_deaf: bool,
}

const fn attack(
    name: &'static str,
    a_second: u32,
    packet: fn(topic: String, nth: u32, heard: &[u8]) -> Packet,
) -> Attack {
    Attack { name, a_second, packet, is_deaf: false }
}

fn noise(topic: String, nth: u32, length: usize) -> Packet {
    Packet::Publish { topic, payload: vec![nth as u8; length] }
}

const ATTACKS: [Attack; 7] = [
    attack("none", 0, |topic, _, _| noise(topic, 0, 0)),
    attack("1,000 short messages a second", 1_000, |topic, nth, _| noise(topic, nth, 90)),
    attack("100 messages of 60 kB a second", 100, |topic, nth, _| noise(topic, nth, 60_000)),
    attack("10 messages of 65,536 bytes a second", 10, |topic, nth, _| noise(topic, nth, 65_536)),
    attack("10 messages of a megabyte a second", 10, |topic, nth, _| noise(topic, nth, 1_000_000)),
    attack("a seat's own message, 1,000 times a second", 1_000, |topic, _, heard| {
        Packet::Publish { topic, payload: heard.to_vec() }
    }),
    Attack {
        is_deaf: true,
        ..attack("60 kB, 100 a second, by one that reads nothing", 100, |topic, nth, _| {
            noise(topic, nth, 60_000)
        })
    },
];

/// Sends an attack to all topics of a table, until the sender of `ends` is gone. A broker that closes the
/// connection is dialed again.
fn strike(attack: &Attack, port: u16, table: &str, heard: &[u8], ends: &Receiver<()>) -> u32 {
    let mut sent = 0;
    let mut client = None;
    while attack.a_second > 0 && ends.try_recv() != Err(TryRecvError::Disconnected) {
        let to = client.get_or_insert_with(|| {
            let mut client = Client::connect(port, table, None);
            if attack.is_deaf {
                let topics = vec![format!("t/{table}/#")];
                client.send(&Packet::Subscribe { id: 7, topics });
            }
            client
        });
        let topics = ["h/0", "h/1", "v/0", "v/1", "p/h"];
        let topic = format!("t/{table}/{}", topics[sent as usize % topics.len()]);
        let mut bytes = (attack.packet)(topic, sent, heard).bytes();
        // Every second one is to be kept by the broker.
        bytes[0] |= (sent % 2) as u8;
        if to.stream.write_all(&binary(&bytes)).is_err() {
            client = None;
        }
        sent += 1;
        sleep(Duration::from_secs(1) / attack.a_second);
    }
    sent
}

#[test]
#[ignore = "takes a minute: make brokers"]
fn honest_seats_are_answered_while_one_attacks_their_table() {
    let folder = Folder::new("attacked");
    let [port] = free_ports();
    let _mosquitto = Running::start(MOSQUITTO, &mosquitto(&folder, port));
    for attack in &ATTACKS {
        let mut spy = Client::connect(port, "spy", None);
        spy.subscribe(&["t/+/h/+"]);
        let broker = format!("ws://127.0.0.1:{port}");
        let arguments = format!("--broker {broker} --tables 1 --every 100 --seconds 6");
        let crowd = spawn(move || play(&arguments));
        let Some(Packet::Publish { topic, payload }) = spy.next() else {
            panic!("nothing is said")
        };
        drop(spy);
        let (until, ends) = channel::<()>();
        let table = topic[2..24].to_owned();
        let struck = spawn(move || strike(attack, port, &table, &payload, &ends));
        let figures = crowd.join().expect("it ends").expect("no view differs");
        drop(until);
        let sent = struck.join().expect("it ends");
        let took = |part: &str| figures["ms_to_own_view"][part].as_f64().expect("a time");
        let (p50, p99, max) = (took("p50"), took("p99"), took("max"));
        println!("| {} | {sent} | {p50:.1} ms | {p99:.1} ms | {max:.1} ms |", attack.name);
        assert!(attack.a_second == 0 || sent > 20, "{}: {sent} messages", attack.name);
        assert!(figures["decisions"].as_u64() > Some(10), "{}: {figures}", attack.name);
        assert!(max < 2_000.0, "{}: a seat waited for {max} ms", attack.name);
    }
}

/// Writes the configuration of docs/club.md for each of three nodes.
fn nats(folder: &Folder, ports: [[u16; 4]; 3]) -> [PathBuf; 3] {
    let routes = ports.map(|[_, cluster, ..]| format!("nats://127.0.0.1:{cluster}")).join(", ");
    std::array::from_fn(|nth| {
        let [listen, cluster, mqtt, websocket] = ports[nth];
        let store = folder.0.join(format!("store{nth}"));
        folder.write(
            &format!("nats{nth}.conf"),
            &format!(
                "server_name: n{nth}\nlisten: 127.0.0.1:{listen}\n\
                 jetstream {{store_dir: \"{}\", max_mem: 64MB, max_file: 1GB}}\n\
                 cluster {{name: games, listen: 127.0.0.1:{cluster}, routes: [{routes}]}}\n\
                 mqtt {{listen: 127.0.0.1:{mqtt}, ack_wait: 10s, max_ack_pending: 100, \
                 stream_replicas: 3}}\n\
                 websocket {{listen: 127.0.0.1:{websocket}, no_tls: true}}\n\
                 authorization {{users: [{{user: seat, password: pub, \
                 allowed_connection_types: [\"MQTT_WS\"], permissions: {{\
                 publish: {{allow: [\"t.*.*.*\"]}}, \
                 subscribe: {{allow: [\"t.*.*.*\", \"$MQTT.sub.*\"]}}}}}}]}}\n",
                store.display(),
            ),
        )
    })
}

#[test]
#[ignore = "takes a minute, and needs Debian's nats-server: make brokers"]
fn matches_survive_a_node_of_a_nats_cluster_that_is_killed() {
    let folder = Folder::new("nats");
    let ports = free_ports::<12>();
    let ports: [[u16; 4]; 3] =
        std::array::from_fn(|nth| std::array::from_fn(|at| ports[4 * nth + at]));
    let configs = nats(&folder, ports);
    let [first, second, third] = configs.each_ref().map(|config| Running::start(NATS, config));
    let brokers = ports.map(|[.., port]| format!("ws://seat:pub@127.0.0.1:{port}/mqtt")).join(",");
    // On NATS a stranger may listen, to what only the seats can read.
    let mut spy = Client::connect(ports[0][3], "seat", Some("pub"));
    spy.subscribe(&["t/+/+/+"]);
    // The devices of each table are at different nodes.
    let playing = crowd(&brokers, "--across --tables 40 --matches 60");
    assert_eq!(spy.hear(2_000), 2_000);
    second.kill();
    assert_eq!(spy.hear(4_000), 4_000, "the matches go on");
    assert!(figures(playing)["matches_ended"].as_u64() >= Some(60));
    // It comes back, and all three carry matches again.
    let _again = Running::start(NATS, &configs[1]);
    figures(crowd(&brokers, "--across --tables 6 --matches 6"));
    drop((first, third));
}

#[test]
fn frames_are_read_however_they_are_cut() {
    // Examples of RFC 6455, 5.7, as binary ones: in one frame, in two, a ping, and a longer one.
    let mut bytes = b"\x82\x05Hello\x02\x03Hel\x89\x02Hi\x80\x02lo\x82\x7e\x01\x00".to_vec();
    bytes.extend([7; 256]);
    bytes.extend(b"\x88\x00");
    let messages = [b"Hello".to_vec(), b"Hello".to_vec(), vec![7; 256]];
    for size in 1..bytes.len() {
        let (mut reader, mut read) = (FrameReader::default(), Vec::new());
        let mut is_closed = false;
        for part in bytes.chunks(size) {
            let said = reader.read(part).expect("frames");
            assert!(said.answers.is_empty() || said.answers[..2] == [0x8a, 0x82]);
            read.extend(said.messages);
            is_closed |= said.is_closed;
        }
        assert_eq!(read, messages);
        assert!(is_closed);
    }
    for broken in [&b"\x82\x85"[..], b"\x81\x01a", b"\x82\x7f\x01\0\0\0\0\0\0\0"] {
        assert!(FrameReader::default().read(broken).is_err(), "{broken:?}");
    }
    // A client masks: what is unmasked is the message.
    for length in [0, 125, 126, 65_535, 65_536] {
        let frame = binary(&vec![3; length]);
        let head = frame.len() - length;
        let mask = &frame[head - 4..head];
        assert!(frame[head..].iter().zip(mask.iter().cycle()).all(|(byte, mask)| byte ^ mask == 3));
    }
}
