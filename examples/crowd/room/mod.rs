//! Plays a crowd of tables over a broker, and measures it (docs/club.md).
//!
//! Each table and each seat has a connection of its own and runs the page's own code for playing over
//! a broker. All of them share one thread, whose work is in the times that are measured.

pub mod frames;
mod latency;
mod process;
mod socket;
mod table;

use clap::builder::PossibleValuesParser;
use clap::{Parser, value_parser};
use indicatif::{ProgressBar, ProgressStyle};
use latency::Latency;
use mio::{Events, Poll, Token};
use process::{Server, listening_at};
use regalia::engine::{Rng, Stream};
use regalia::session::remote::{
    Broker, BrokerHost, Dial, FromHost, MessageError, Output, SeatTable, Wire,
};
use regalia::session::{MAX_SEED, infos};
use serde_json::{Value, json};
use socket::{Arrived, Socket};
use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::io::ErrorKind;
use std::net::{SocketAddr, ToSocketAddrs};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use table::Table;

/// The time between two ticks of an end, and the parts in which all of them tick.
const TICK: Duration = Duration::from_secs(1);
const PARTS: usize = 50;

/// The tables that are opened in a second.
const OPENED: usize = 250;

/// The longest time until all seats have joined, and until all that was lost is there at the end.
const TO_JOIN: Duration = Duration::from_mins(2);
const TO_END: Duration = Duration::from_mins(1);

/// A one-line error message.
pub type Fault = String;

/// The crowd, as it is asked for.
#[derive(Clone, Debug, Parser)]
#[command(
    about = "Plays a crowd of tables over a broker: decisions a second, and how long a view takes"
)]
pub struct Crowd {
    /// The address of the broker's WebSocket, or several separated by commas
    #[arg(long, value_name = "URL")]
    pub broker: String,
    /// The number of tables
    #[arg(long, value_name = "N", default_value = "10", value_parser = value_parser!(u64).range(1..=100_000))]
    pub tables: u64,
    /// The game
    #[arg(long, value_name = "ID", default_value = "rogue-monarch", value_parser = PossibleValuesParser::new(infos().iter().map(|info| info.id)))]
    pub game: String,
    /// The number of players at each table
    #[arg(long, value_name = "P", default_value = "2", value_parser = value_parser!(u64).range(1..=99))]
    pub players: u64,
    /// The time that is measured, in seconds
    #[arg(long, value_name = "S", default_value = "10", value_parser = value_parser!(u64).range(1..=86_400))]
    pub seconds: u64,
    /// Ends as soon as this many matches have ended, and fails if the time is not enough for them
    #[arg(long, value_name = "M", value_parser = value_parser!(u64).range(1..=1_000_000))]
    pub matches: Option<u64>,
    /// The pause before each decision of a table, in milliseconds
    #[arg(long, value_name = "MS", default_value = "2000", value_parser = value_parser!(u64).range(0..=3_600_000))]
    pub every: u64,
    /// The number of connections that are cut in a second, chosen at random
    #[arg(long, value_name = "D", default_value = "0", value_parser = value_parser!(u64).range(0..=10_000))]
    pub drops: u64,
    /// Connects the devices of a table to different brokers, which are a cluster
    #[arg(long)]
    pub across: bool,
    /// The random seed
    #[arg(long, value_name = "S", default_value = "0", value_parser = value_parser!(u64).range(..MAX_SEED))]
    pub seed: u64,
}

/// A connection of a table's host or of a seat's device.
struct End {
    table: usize,
    /// `None` for the host.
    seat: Option<usize>,
    socket: Option<Socket>,
    /// The number of connections that were made.
    dials: usize,
}

/// All tables with their connections.
struct Room {
    asked: Crowd,
    poll: Poll,
    /// The address of each broker and its socket address.
    brokers: Vec<(Broker, SocketAddr)>,
    tables: Vec<Table>,
    ends: Vec<End>,
    /// The decisions that are to be made, each with its time.
    due: BinaryHeap<Reverse<(Duration, usize, usize)>>,
    start: Instant,
    /// The time at which all begins, in milliseconds since 1970.
    epoch: u64,
    dice: Rng,
    latency: Latency,
    decisions: u64,
    matches: u64,
    cut: u64,
    /// The bytes that all ends have sent.
    bytes: u64,
    /// The number of parts of all ends that were ticked.
    ticked: usize,
    /// True if decisions are measured.
    is_measuring: bool,
    /// False once no more decisions are made.
    goes_on: bool,
}

/// Plays the tables and returns what was measured.
///
/// # Errors
/// Returns an error if a broker can't be reached, or a view differs from the match.
pub fn run(asked: Crowd) -> Result<Value, Fault> {
    let mut room = Room::open(asked)?;
    let servers: Vec<Server> =
        room.brokers.iter().filter_map(|(_, at)| listening_at(*at)).collect();
    room.fill()?;
    let before: Vec<_> = servers.iter().map(Server::cpu).collect();
    let own = Server::own();
    let own_before = own.cpu();
    let seconds = room.asked.seconds;
    let measured = room.play()?;
    let of_core = |used: Duration| (used.as_secs_f64() / measured.as_secs_f64() * 100.0).round();
    let cpu: Vec<f64> = servers
        .iter()
        .zip(before)
        .map(|(server, before)| of_core(server.cpu().saturating_sub(before)))
        .collect();
    let own_cpu = of_core(own.cpu().saturating_sub(own_before));
    let memory: Vec<u64> = servers.iter().map(Server::memory).collect();
    let faults = room.end()?;
    let again: u64 = room.tables.iter().map(Table::sent_again).sum();
    let [p50, p95, p99] = [0.5, 0.95, 0.99].map(|part| room.latency.at(part));
    if let Some(first) = faults.first() {
        return Err(format!("{} faults, the first: {first}", faults.len()));
    }
    Ok(json!({
        "game": room.asked.game,
        "players": room.asked.players,
        "tables": room.tables.len(),
        "connections": room.ends.len(),
        "seconds": seconds,
        "decisions": room.decisions,
        "decisions_per_second": (room.decisions as f64 / measured.as_secs_f64()).round(),
        "ms_to_own_view": { "p50": p50, "p95": p95, "p99": p99, "max": room.latency.at(1.0) },
        "decisions_sent_again": again,
        "connections_cut": room.cut,
        "matches_ended": room.matches,
        "bytes_per_decision_and_seat": room.bytes_per_decision(),
        "broker_memory_mb": memory,
        "broker_cpu_percent_of_a_core": cpu,
        "own_cpu_percent_of_a_core": own_cpu,
    }))
}

/// Returns a progress bar on stderr; hidden if stderr is no terminal.
fn bar(total: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:30} {percent:>3}%, {eta} left  {msg}");
    ProgressBar::new(total).with_style(style.expect("the template is well formed"))
}

impl Room {
    fn open(asked: Crowd) -> Result<Self, Fault> {
        let brokers = asked.broker.split(',').map(|address| {
            let broker = Broker::read(address)
                .map_err(|fault| format!("{address} is no address of a broker: {fault:?}"))?;
            let url = broker.address();
            let place = url.strip_prefix("ws://").ok_or("only ws:// is measured, without TLS")?;
            let place = place.split('/').next().unwrap_or_default();
            let place = if place.contains(':') { place.to_owned() } else { format!("{place}:80") };
            let at = place.to_socket_addrs().ok().and_then(|mut all| all.next());
            Ok((broker, at.ok_or(format!("{place} is not known"))?))
        });
        let brokers = brokers.collect::<Result<Vec<_>, Fault>>()?;
        let epoch = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let dice = Rng::new(asked.seed, Stream::Tool(41));
        Ok(Self {
            poll: Poll::new().map_err(|fault| fault.to_string())?,
            brokers,
            tables: Vec::new(),
            ends: Vec::new(),
            due: BinaryHeap::new(),
            start: Instant::now(),
            epoch: epoch.as_millis() as u64,
            dice,
            latency: Latency::default(),
            decisions: 0,
            matches: 0,
            cut: 0,
            bytes: 0,
            ticked: 0,
            is_measuring: false,
            goes_on: true,
            asked,
        })
    }

    /// Returns the time in milliseconds since 1970.
    fn now(&self) -> u64 {
        self.epoch + self.start.elapsed().as_millis() as u64
    }

    /// Opens all tables, and waits until every seat has joined.
    fn fill(&mut self) -> Result<(), Fault> {
        let tables = self.asked.tables as usize;
        let progress = bar(tables as u64);
        progress.set_message("seats join");
        let seats = self.asked.players as usize;
        let begun = Instant::now();
        loop {
            let wanted = (begun.elapsed().as_secs_f64() * OPENED as f64) as usize + 1;
            while self.tables.len() < tables.min(wanted) {
                let nth = self.tables.len();
                let broker = &self.brokers[nth % self.brokers.len()].0;
                let table = Table::new(&self.asked, nth, broker, self.now(), &mut self.dice)?;
                self.tables.push(table);
                let ends = std::iter::once(None).chain((0..seats).map(Some));
                self.ends.extend(ends.map(|seat| End { table: nth, seat, socket: None, dials: 0 }));
                // The host first: nobody waits for a table that is not there.
                for end in nth * (seats + 1)..self.ends.len() {
                    self.tick(end)?;
                }
            }
            self.turn(Duration::from_millis(20))?;
            let joined = self.tables.iter().filter(|table| table.is_full()).count();
            progress.set_position(joined as u64);
            if joined == tables {
                progress.finish_and_clear();
                return Ok(());
            }
            if begun.elapsed() > TO_JOIN + Duration::from_secs((tables / OPENED) as u64) {
                progress.finish_and_clear();
                return Err(format!(
                    "only {joined} of {tables} tables were full after {TO_JOIN:?}"
                ));
            }
        }
    }

    /// Lets all play for the time that was asked for. Returns how long it was.
    fn play(&mut self) -> Result<Duration, Fault> {
        let seconds = self.asked.seconds;
        let progress = bar(seconds * 10);
        let begun = Instant::now();
        let mut cut = 0.0;
        self.is_measuring = true;
        let enough = self.asked.matches.unwrap_or(u64::MAX);
        while begun.elapsed() < Duration::from_secs(seconds) && self.matches < enough {
            self.turn(Duration::from_millis(2))?;
            let elapsed = begun.elapsed().as_secs_f64();
            while cut < elapsed * self.asked.drops as f64 {
                cut += 1.0;
                self.cut_one()?;
            }
            progress.set_position((elapsed * 10.0) as u64);
            progress
                .set_message(format!("{:.0} decisions a second", self.decisions as f64 / elapsed));
        }
        progress.finish_and_clear();
        if self.asked.matches.is_some_and(|matches| self.matches < matches) {
            return Err(format!("only {} matches have ended", self.matches));
        }
        self.is_measuring = false;
        self.goes_on = false;
        Ok(begun.elapsed())
    }

    /// Waits until everything has arrived, and returns what is wrong then.
    fn end(&mut self) -> Result<Vec<Fault>, Fault> {
        let begun = Instant::now();
        loop {
            let next = Instant::now() + Duration::from_secs(1);
            while Instant::now() < next {
                self.turn(Duration::from_millis(20))?;
            }
            let faults: Vec<Fault> =
                self.tables.iter().enumerate().flat_map(|(nth, it)| it.faults(nth)).collect();
            if faults.is_empty() || begun.elapsed() > TO_END {
                return Ok(faults);
            }
        }
    }

    /// Breaks a connection off, as a network does.
    fn cut_one(&mut self) -> Result<(), Fault> {
        let end = self.dice.below(self.ends.len());
        if self.ends[end].socket.take().is_some() {
            self.cut += 1;
            self.closed(end)?;
        }
        Ok(())
    }

    /// Handles what arrives within this time, and does what is due.
    fn turn(&mut self, wait: Duration) -> Result<(), Fault> {
        let mut events = Events::with_capacity(4_096);
        match self.poll.poll(&mut events, Some(wait)) {
            Err(fault) if fault.kind() != ErrorKind::Interrupted => return Err(fault.to_string()),
            _ => {}
        }
        for event in &events {
            self.ready(event.token().0)?;
        }
        let elapsed = self.start.elapsed();
        while let Some(&Reverse((time, table, seat))) = self.due.peek()
            && time <= elapsed
        {
            self.due.pop();
            let now = self.now();
            self.tables[table].decide(seat, now, &mut self.dice);
            let end = table * (self.asked.players as usize + 1) + 1 + seat;
            self.send(end)?;
        }
        let parts = elapsed.as_millis() * PARTS as u128 / TICK.as_millis();
        while (self.ticked as u128) < parts {
            for end in (self.ticked % PARTS..self.ends.len()).step_by(PARTS) {
                self.tick(end)?;
            }
            self.ticked += 1;
        }
        Ok(())
    }

    fn tick(&mut self, end: usize) -> Result<(), Fault> {
        let (now, End { table, seat, .. }) = (self.now(), &self.ends[end]);
        let table = &mut self.tables[*table];
        if let Some(seat) = *seat {
            table.guest(seat).tick(now);
            self.send(end)
        } else {
            let is_next = self.goes_on && table.is_over_for_all();
            if is_next {
                table.deal(&self.asked, now)?;
            }
            self.matches += u64::from(is_next);
            self.at_host(end, |host, seats| host.tick(seats, now))
        }
    }

    /// Handles what a connection has to say.
    fn ready(&mut self, end: usize) -> Result<(), Fault> {
        let Some(socket) = &mut self.ends[end].socket else { return Ok(()) };
        let (arrived, is_closed) = socket.ready();
        for arrived in arrived {
            let (now, End { table, seat, .. }) = (self.now(), &self.ends[end]);
            let table = &mut self.tables[*table];
            match (*seat, arrived) {
                (Some(seat), Arrived::Opened) => {
                    table.guest(seat).opened(now);
                    self.send(end)?;
                }
                (Some(seat), Arrived::Bytes(bytes)) => {
                    let heard = table.guest(seat).received(&bytes, now);
                    self.heard(end, heard)?;
                }
                (None, Arrived::Opened) => {
                    self.at_host(end, |host, _| {
                        host.opened(now);
                        Output::default()
                    })?;
                }
                (None, Arrived::Bytes(bytes)) => {
                    self.at_host(end, |host, seats| host.received(seats, &bytes, now))?;
                }
            }
        }
        // It may have been replaced meanwhile.
        if is_closed && self.ends[end].socket.as_ref().is_some_and(Socket::is_closed) {
            self.ends[end].socket = None;
            self.closed(end)?;
        }
        Ok(())
    }

    fn closed(&mut self, end: usize) -> Result<(), Fault> {
        let (now, End { table, seat, .. }) = (self.now(), &self.ends[end]);
        let table = &mut self.tables[*table];
        if let Some(seat) = *seat {
            table.guest(seat).closed(now);
            self.send(end)
        } else {
            self.at_host(end, |host, _| {
                host.closed(now);
                Output::default()
            })
        }
    }

    /// Does something at a table's end, and what follows from it.
    fn at_host(
        &mut self,
        end: usize,
        act: impl FnOnce(&mut BrokerHost, &mut SeatTable) -> Output,
    ) -> Result<(), Fault> {
        let (now, table) = (self.now(), self.ends[end].table);
        for decision in self.tables[table].at_host(now, act) {
            self.decisions += u64::from(self.is_measuring);
            self.tables[table].decided(decision, now);
        }
        self.send(end)
    }

    /// Handles what a seat's end has heard.
    fn heard(
        &mut self,
        end: usize,
        heard: Vec<Result<FromHost, MessageError>>,
    ) -> Result<(), Fault> {
        let (now, elapsed, End { table, seat, .. }) =
            (self.now(), self.start.elapsed(), &self.ends[end]);
        let (table, seat) = (*table, seat.expect("it is a seat's"));
        self.send(end)?;
        for message in heard {
            let message = message.map_err(|error| format!("a message that is none: {error}"))?;
            let told = self.tables[table].hear(seat, &message, now);
            if let Some(took) = told.took
                && self.is_measuring
            {
                self.latency.add(took);
            }
            if told.is_to_move && self.goes_on {
                // At first not all at once.
                let every = 1_000 * self.asked.every as usize;
                let pause = if told.is_first { self.dice.below(every.max(1)) } else { every };
                self.due.push(Reverse((
                    elapsed + Duration::from_micros(pause as u64),
                    table,
                    seat,
                )));
            }
            if told.asks {
                self.send(end)?;
            }
        }
        Ok(())
    }

    /// Sends what an end has to send.
    fn send(&mut self, end: usize) -> Result<(), Fault> {
        let End { table, seat, .. } = &self.ends[end];
        let Wire { send, dial } = self.tables[*table].wire(*seat);
        for bytes in send {
            self.bytes += if self.is_measuring { bytes.len() as u64 } else { 0 };
            if let Some(socket) = &mut self.ends[end].socket {
                socket.send(&bytes);
            }
        }
        match dial {
            Dial::Stay => {}
            Dial::Close => self.ends[end].socket = None,
            Dial::Connect => {
                let End { table, dials, seat, .. } = &mut self.ends[end];
                // In a cluster the devices of a table are at different nodes, and find another one
                // if theirs is gone.
                let across = seat.map_or(0, |seat| seat + 1);
                let of = if self.asked.across { *table + across + *dials } else { *table };
                *dials += 1;
                let (broker, at) = &self.brokers[of % self.brokers.len()];
                let socket = Socket::dial(broker, *at, self.poll.registry(), Token(end));
                self.ends[end].socket =
                    Some(socket.map_err(|fault| format!("{broker}: {fault} (see ulimit -n)"))?);
            }
        }
        Ok(())
    }

    fn bytes_per_decision(&self) -> u64 {
        self.bytes / (self.decisions.max(1) * self.asked.players)
    }
}
