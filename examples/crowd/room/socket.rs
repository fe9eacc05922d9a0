//! A WebSocket that never waits.

use super::frames::{Broken, FrameReader, Said, answer_length, binary, greeting};
use mio::net::TcpStream;
use mio::{Interest, Registry, Token};
use regalia::session::remote::Broker;
use std::io::{self, ErrorKind, Read, Write};
use std::net::SocketAddr;

/// An event of a connection.
pub enum Arrived {
    /// It is open.
    Opened,
    /// A message has arrived.
    Bytes(Vec<u8>),
}

enum Stage {
    /// The server was greeted: its answer so far.
    Greeting(Vec<u8>),
    Open(FrameReader),
    Closed,
}

/// A WebSocket.
pub struct Socket {
    stream: TcpStream,
    stage: Stage,
    /// What the system has not taken yet.
    unsent: Vec<u8>,
}

impl Socket {
    /// Opens a connection. Its events have this token.
    pub fn dial(
        broker: &Broker,
        at: SocketAddr,
        registry: &Registry,
        token: Token,
    ) -> io::Result<Self> {
        let mut stream = TcpStream::connect(at)?;
        stream.set_nodelay(true)?;
        registry.register(&mut stream, token, Interest::READABLE | Interest::WRITABLE)?;
        let address = broker.address();
        let place = address.trim_start_matches("ws://");
        let (host, path) = place.split_at(place.find('/').unwrap_or(place.len()));
        let unsent = greeting(host, if path.is_empty() { "/" } else { path });
        Ok(Self { stream, stage: Stage::Greeting(Vec::new()), unsent })
    }

    /// Returns true once the connection is closed, or could not be opened.
    pub fn is_closed(&self) -> bool {
        matches!(self.stage, Stage::Closed)
    }

    /// Sends a message, or as soon as it can.
    pub fn send(&mut self, message: &[u8]) {
        if let Stage::Open(_) = self.stage {
            self.unsent.extend(binary(message));
            // A fault is told with the next event.
            let _ = self.flush();
        }
    }

    /// Handles an event. Returns what has arrived, and true if the connection is closed.
    pub fn ready(&mut self) -> (Vec<Arrived>, bool) {
        let mut arrived = Vec::new();
        let is_closed = self.handle(&mut arrived).is_err();
        if is_closed {
            self.stage = Stage::Closed;
        }
        (arrived, is_closed)
    }

    fn handle(&mut self, arrived: &mut Vec<Arrived>) -> Result<(), Broken> {
        self.flush()?;
        let mut part = [0; 4_096];
        loop {
            match self.stream.read(&mut part) {
                Ok(0) => return Err(Broken),
                Ok(length) => self.read(&part[..length], arrived)?,
                Err(fault) if waits(&fault) => return self.flush(),
                Err(fault) if fault.kind() == ErrorKind::Interrupted => {}
                Err(_) => return Err(Broken),
            }
        }
    }

    fn read(&mut self, bytes: &[u8], arrived: &mut Vec<Arrived>) -> Result<(), Broken> {
        let Said { messages, answers, is_closed } = match &mut self.stage {
            Stage::Closed => return Err(Broken),
            Stage::Open(reader) => reader.read(bytes)?,
            Stage::Greeting(answer) => {
                answer.extend(bytes);
                let Some(length) = answer_length(answer)? else { return Ok(()) };
                let mut reader = FrameReader::default();
                let said = reader.read(&answer[length..])?;
                self.stage = Stage::Open(reader);
                arrived.push(Arrived::Opened);
                said
            }
        };
        self.unsent.extend(answers);
        arrived.extend(messages.into_iter().map(Arrived::Bytes));
        if is_closed { Err(Broken) } else { Ok(()) }
    }

    /// Sends what the system takes.
    fn flush(&mut self) -> Result<(), Broken> {
        while !self.unsent.is_empty() {
            match self.stream.write(&self.unsent) {
                Ok(length) => drop(self.unsent.drain(..length)),
                Err(fault) if waits(&fault) => break,
                Err(fault) if fault.kind() == ErrorKind::Interrupted => {}
                Err(_) => return Err(Broken),
            }
        }
        Ok(())
    }
}

/// Returns true if there will be an event when it can go on.
fn waits(fault: &io::Error) -> bool {
    matches!(fault.kind(), ErrorKind::WouldBlock | ErrorKind::NotConnected)
}
