//! A club's brokers, and the invitations by which a seat is played over one of them.

use super::check::{checked, with_check};
use super::sealed::SeatKey;
use crate::engine::{MAX_SEATS, Seat, errors};
use base64ct::{Base64UrlUnpadded, Encoding};
use serde::Deserialize;

/// The version of the invitations.
const VERSION: u8 = 1;

/// The most brokers of a club.
const MOST_BROKERS: usize = 64;

/// The longest file of a club that is read, in bytes.
const MAX_FILE: usize = 16_384;

/// The longest address of a broker, in bytes.
const MAX_ADDRESS: usize = 200;

/// The longest text that is read as an invitation.
const MAX_INVITATION: usize = 400;

errors! {
    /// The reason why a text is no address of a broker.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum BrokerError {
        /// It does not begin with `wss://`.
        Scheme,
        /// It begins with `ws://`, which is for this device alone: nothing would protect the table's name.
        NotEncrypted,
        /// It has no host, or a part that no address has.
        Address,
        /// It is longer than 200 bytes.
        TooLong,
    }
}

/// A broker: the address of its WebSocket, and what to sign in with if it asks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broker {
    /// The address as it is written in the file, without `wss://` or `ws://`.
    written: String,
    is_encrypted: bool,
}

impl Broker {
    /// Reads an address: `wss://HOST[:PORT][/PATH]`, with `USER:PASSWORD@` before the host if all who
    /// play share a user. `ws://` is allowed for `127.0.0.1` and `localhost` alone.
    ///
    /// # Errors
    /// Returns an error if it is no such address.
    pub fn read(text: &str) -> Result<Self, BrokerError> {
        if text.len() > MAX_ADDRESS {
            return Err(BrokerError::TooLong);
        }
        let (written, is_encrypted) =
            match (text.strip_prefix("wss://"), text.strip_prefix("ws://")) {
                (Some(rest), _) => (rest, true),
                (None, Some(rest)) => (rest, false),
                (None, None) => return Err(BrokerError::Scheme),
            };
        let broker = Self { written: written.to_owned(), is_encrypted };
        let (place, path) = broker.place().split_at(broker.host().len());
        let (name, port) = match place.rsplit_once(':') {
            Some((name, port)) if !port.contains(']') => (name, Some(port)),
            _ => (place, None),
        };
        let is_letter = |it: u8| it.is_ascii_alphanumeric() || b"-._".contains(&it);
        let is_path = |it: u8| it.is_ascii_graphic() && !b"#\"<>\\^`{|}@".contains(&it);
        let in_brackets = name.strip_prefix('[').and_then(|name| name.strip_suffix(']'));
        let is_name = match in_brackets {
            Some(address) => address.parse::<std::net::Ipv6Addr>().is_ok(),
            None => !name.is_empty() && name.bytes().all(is_letter),
        };
        let is_port =
            |port: &str| port.bytes().all(|it| it.is_ascii_digit()) && port.parse::<u16>().is_ok();
        let is_address = is_name
            && port.is_none_or(is_port)
            && path.bytes().all(is_path)
            && broker.credentials().is_none_or(|(user, password)| {
                [user, password].iter().all(|it| !it.is_empty() && it.bytes().all(is_path))
            })
            && (broker.credentials().is_some() || !broker.written.contains('@'));
        if !is_address {
            return Err(BrokerError::Address);
        }
        let is_here = ["127.0.0.1", "localhost", "[::1]"].contains(&name);
        if is_encrypted || is_here { Ok(broker) } else { Err(BrokerError::NotEncrypted) }
    }

    /// Returns the address to open a WebSocket at, with the subprotocol `mqtt`.
    pub fn address(&self) -> String {
        format!("{}://{}", self.scheme(), self.place())
    }

    /// Returns the origin that a Content-Security-Policy has to allow in `connect-src`.
    pub fn origin(&self) -> String {
        format!("{}://{}", self.scheme(), self.host())
    }

    /// Returns the user and the password, if the address has them.
    pub fn credentials(&self) -> Option<(&str, &str)> {
        self.written.split_once('@')?.0.split_once(':')
    }

    fn scheme(&self) -> &str {
        if self.is_encrypted { "wss" } else { "ws" }
    }

    /// Returns the address without the scheme and the credentials.
    fn place(&self) -> &str {
        self.written.split_once('@').map_or(&self.written, |(_, place)| place)
    }

    /// Returns the host with its port.
    fn host(&self) -> &str {
        self.place().split(['/', '?']).next().unwrap_or_default()
    }
}

impl std::fmt::Display for Broker {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "{}://{}", self.scheme(), self.written)
    }
}

errors! {
    /// The reason why `club.json` cannot be used.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum BrokerListError {
        /// It is longer than any such file.
        TooLong,
        /// It is not JSON, or was cut off.
        NotJson,
        /// It is JSON, but has no list `brokers`, or something besides.
        NotAList,
        /// The list is empty.
        NoBroker,
        /// The list has more than 64 brokers.
        TooMany,
        /// The address with this number, from 1 on, is wrong.
        Broker(usize, BrokerError),
    }
}

/// A club: the brokers over which its members play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BrokerList {
    brokers: Vec<Broker>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    brokers: Vec<String>,
}

impl BrokerList {
    /// Reads `club.json`, for example `{"brokers": ["wss://club.example/mqtt"]}`.
    ///
    /// # Errors
    /// Returns an error if it is no such file.
    pub fn read(text: &str) -> Result<Self, BrokerListError> {
        if text.len() > MAX_FILE {
            return Err(BrokerListError::TooLong);
        }
        let File { brokers } = serde_json::from_str(text).map_err(|error| {
            if error.is_data() { BrokerListError::NotAList } else { BrokerListError::NotJson }
        })?;
        if brokers.len() > MOST_BROKERS {
            return Err(BrokerListError::TooMany);
        }
        let read = |(nth, text): (usize, &String)| {
            Broker::read(text).map_err(|fault| BrokerListError::Broker(nth, fault))
        };
        let brokers = (1..).zip(&brokers).map(read).collect::<Result<Vec<_>, _>>()?;
        if brokers.is_empty() { Err(BrokerListError::NoBroker) } else { Ok(Self { brokers }) }
    }

    /// Returns the brokers.
    pub fn brokers(&self) -> &[Broker] {
        &self.brokers
    }

    /// Returns the broker for a new table. All of them get about as many tables.
    pub fn pick(&self, random: u64) -> &Broker {
        &self.brokers[(random % self.brokers.len() as u64) as usize]
    }
}

/// The name of a table at its broker: 128 random bits, which only those at the table know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TableId([u8; 16]);

impl TableId {
    /// Returns the name of these bytes, which must be random.
    pub const fn new(bytes: [u8; 16]) -> Self {
        Self(bytes)
    }

    /// Returns the bytes.
    pub const fn bytes(&self) -> &[u8; 16] {
        &self.0
    }
}

/// The name as it is in topics: 22 letters, none of which has a meaning to a broker.
impl std::fmt::Display for TableId {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str(&Base64UrlUnpadded::encode_string(&self.0))
    }
}

errors! {
    /// The reason why a text is no invitation.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum InvitationError {
        /// It is something else.
        NotAnInvitation,
        /// It is incomplete, or a character is wrong.
        Damaged,
        /// It is of another version of the page.
        OtherVersion,
    }
}

/// An invitation to a seat, written as the last part of a link, `#/seat/PAYLOAD`. Who has it has the
/// seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invitation {
    /// The broker over which the seat is played.
    pub broker: Broker,
    /// The table.
    pub table: TableId,
    /// The seat.
    pub seat: Seat,
    /// The seat's key.
    pub key: SeatKey,
}

impl Invitation {
    /// Returns the payload of the link.
    pub fn payload(&self) -> String {
        let broker = self.broker.to_string();
        let bytes = [
            &[VERSION, self.seat.index() as u8][..],
            self.table.bytes(),
            self.key.bytes(),
            broker.as_bytes(),
        ];
        Base64UrlUnpadded::encode_string(&with_check(bytes.concat()))
    }

    /// Reads the payload of a link.
    ///
    /// # Errors
    /// Returns an error if it is no undamaged invitation of this version.
    pub fn read(payload: &str) -> Result<Self, InvitationError> {
        let payload = payload.trim();
        if payload.len() > MAX_INVITATION {
            return Err(InvitationError::NotAnInvitation);
        }
        let bytes = Base64UrlUnpadded::decode_vec(payload).map_err(|_| InvitationError::Damaged)?;
        let content = checked(&bytes).ok_or(InvitationError::Damaged)?;
        let ([version], rest) = take(content)?;
        if version != VERSION {
            return Err(InvitationError::OtherVersion);
        }
        let ([seat], rest) = take(rest)?;
        let (table, rest) = take(rest)?;
        let (key, address) = take(rest)?;
        let address = std::str::from_utf8(address).map_err(|_| InvitationError::Damaged)?;
        let broker = Broker::read(address).map_err(|_| InvitationError::Damaged)?;
        if usize::from(seat) >= MAX_SEATS {
            return Err(InvitationError::Damaged);
        }
        let seat = Seat::new(seat.into());
        Ok(Self { broker, table: TableId(table), seat, key: SeatKey::new(key) })
    }
}

fn take<const N: usize>(rest: &[u8]) -> Result<([u8; N], &[u8]), InvitationError> {
    let (first, others) = rest.split_first_chunk().ok_or(InvitationError::Damaged)?;
    Ok((*first, others))
}
