//! The packets of MQTT 3.1.1 that a table and its seats need, written and read. There is no I/O here.
//!
//! Everything is sent at most once (`QoS` 0) and nothing is kept by the broker: its acknowledgements
//! say nothing of the device at the other end, so both ends ask again by themselves.

use crate::engine::errors;

/// The longest packet that is sent or read, in bytes. Brokers are told to refuse longer ones.
pub const MAX_PACKET: usize = 65_536;

errors! {
    /// The reason why bytes are no packets. The connection is of no use after that.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum PacketError {
        /// A packet other than a message is longer than 64 KiB.
        TooLong,
        /// A packet is of a kind that is not used here, or has flags that are not.
        Unknown,
        /// A packet is not formed as the specification wants it.
        Malformed,
    }
}

/// The first packet of a client.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Connect {
    /// The client's name, which no other client may have.
    pub client: String,
    /// The user.
    pub user: String,
    /// The password, if there is one.
    pub password: Option<String>,
    /// The longest time without a packet of the client, in seconds.
    pub keep_alive: u16,
    /// The topic and the payload of the message that the broker sends when the client is gone without
    /// a word.
    pub will: (String, Vec<u8>),
}

/// A packet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Packet {
    /// A client introduces itself.
    Connect(Connect),
    /// The broker lets a client in (0), or not.
    ConnAck {
        /// The reason.
        code: u8,
    },
    /// A message.
    Publish {
        /// Its topic.
        topic: String,
        /// Its content.
        payload: Vec<u8>,
    },
    /// A client asks for the messages of these topics.
    Subscribe {
        /// The number of the request.
        id: u16,
        /// The topics.
        topics: Vec<String>,
    },
    /// The broker's answer to that.
    SubAck {
        /// The number of the request.
        id: u16,
        /// 0 for each topic that is granted.
        codes: Vec<u8>,
    },
    /// A client says that it is there.
    PingReq,
    /// The broker's answer to that.
    PingResp,
    /// A client leaves.
    Disconnect,
}

/// The first byte of a message that the broker has kept. Neither end keeps any, so that it is nobody's.
const RETAINED: u8 = 0x31;

/// The protocol's name and version, as in every CONNECT.
const PROTOCOL: &[u8] = b"\0\x04MQTT\x04";

/// The flags of a CONNECT: a clean session and a last will; a user; a password.
const CLEAN_WITH_WILL: u8 = 0b0000_0110;
const USER: u8 = 0b1000_0000;
const PASSWORD: u8 = 0b0100_0000;

impl Packet {
    /// Returns the packet as it is sent. Texts and payloads have at most 65,535 bytes.
    pub fn bytes(&self) -> Vec<u8> {
        let mut body = Vec::new();
        let head = match self {
            Self::Connect(Connect { client, user, password, keep_alive, will }) => {
                body.extend(PROTOCOL);
                let with_password = if password.is_some() { PASSWORD } else { 0 };
                body.push(CLEAN_WITH_WILL | USER | with_password);
                body.extend(keep_alive.to_be_bytes());
                write(&mut body, client.as_bytes());
                write(&mut body, will.0.as_bytes());
                write(&mut body, &will.1);
                write(&mut body, user.as_bytes());
                password.iter().for_each(|password| write(&mut body, password.as_bytes()));
                0x10
            }
            Self::ConnAck { code } => {
                body.extend([0, *code]);
                0x20
            }
            Self::Publish { topic, payload } => {
                write(&mut body, topic.as_bytes());
                body.extend(payload);
                0x30
            }
            Self::Subscribe { id, topics } => {
                body.extend(id.to_be_bytes());
                for topic in topics {
                    write(&mut body, topic.as_bytes());
                    body.push(0);
                }
                0x82
            }
            Self::SubAck { id, codes } => {
                body.extend(id.to_be_bytes());
                body.extend(codes);
                0x90
            }
            Self::PingReq => 0xc0,
            Self::PingResp => 0xd0,
            Self::Disconnect => 0xe0,
        };
        let mut bytes = vec![head];
        let mut length = body.len();
        loop {
            let rest = length >> 7;
            bytes.push((length & 0x7f) as u8 | if rest > 0 { 0x80 } else { 0 });
            length = rest;
            if rest == 0 {
                break;
            }
        }
        bytes.extend(body);
        bytes
    }

    /// Reads the content of a packet.
    fn read(head: u8, body: &[u8]) -> Result<Self, PacketError> {
        let mut rest = body;
        let rest = &mut rest;
        let packet = match head {
            0x10 => Self::Connect(read_connect(rest)?),
            0x20 => match number(rest)? {
                code @ 0..=5 => Self::ConnAck { code: code as u8 },
                // A session of before was found: there is none, since all are clean.
                _ => return Err(PacketError::Malformed),
            },
            0x30 | RETAINED => {
                let topic = text(rest)?;
                if topic.is_empty() || topic.contains(['+', '#', '\0']) {
                    return Err(PacketError::Malformed);
                }
                Self::Publish { topic, payload: std::mem::take(rest).to_vec() }
            }
            0x82 => {
                let id = number(rest)?;
                let mut topics = Vec::new();
                while !rest.is_empty() {
                    topics.push(text(rest)?);
                    if take(rest, 1)? != [0] {
                        return Err(PacketError::Unknown);
                    }
                }
                Self::Subscribe { id, topics }
            }
            0x90 => Self::SubAck { id: number(rest)?, codes: std::mem::take(rest).to_vec() },
            0xc0 => Self::PingReq,
            0xd0 => Self::PingResp,
            0xe0 => Self::Disconnect,
            _ => return Err(PacketError::Unknown),
        };
        if rest.is_empty() { Ok(packet) } else { Err(PacketError::Malformed) }
    }
}

fn write(body: &mut Vec<u8>, part: &[u8]) {
    body.extend((part.len() as u16).to_be_bytes());
    body.extend(part);
}

fn read_connect(rest: &mut &[u8]) -> Result<Connect, PacketError> {
    if take(rest, PROTOCOL.len())? != PROTOCOL {
        return Err(PacketError::Unknown);
    }
    let flags = take(rest, 1)?[0];
    if flags & !PASSWORD != CLEAN_WITH_WILL | USER {
        return Err(PacketError::Unknown);
    }
    let keep_alive = number(rest)?;
    let client = text(rest)?;
    let will = (text(rest)?, part(rest)?.to_vec());
    let user = text(rest)?;
    let password = if flags & PASSWORD == 0 { None } else { Some(text(rest)?) };
    Ok(Connect { client, user, password, keep_alive, will })
}

fn take<'a>(rest: &mut &'a [u8], length: usize) -> Result<&'a [u8], PacketError> {
    let (taken, others) = rest.split_at_checked(length).ok_or(PacketError::Malformed)?;
    *rest = others;
    Ok(taken)
}

fn number(rest: &mut &[u8]) -> Result<u16, PacketError> {
    let bytes = take(rest, 2)?;
    Ok(u16::from_be_bytes([bytes[0], bytes[1]]))
}

fn part<'a>(rest: &mut &'a [u8]) -> Result<&'a [u8], PacketError> {
    let length = number(rest)?;
    take(rest, length.into())
}

fn text(rest: &mut &[u8]) -> Result<String, PacketError> {
    let bytes = part(rest)?;
    std::str::from_utf8(bytes).map(str::to_owned).map_err(|_| PacketError::Malformed)
}

/// Reads packets from bytes that arrive in pieces of any size.
#[derive(Clone, Debug, Default)]
pub struct PacketReader {
    /// The bytes of the packet that is not complete yet.
    unread: Vec<u8>,
    /// The number of bytes to come of a message that is too long.
    skips: usize,
}

impl PacketReader {
    /// Reads the packets that are complete with these bytes, in order. A message that is too long is
    /// skipped, and so is one that the broker has kept: whoever may write to a topic could send either,
    /// and must not cut off all others.
    ///
    /// # Errors
    /// Returns an error at the first packet that is none.
    pub fn read(&mut self, bytes: &[u8]) -> Result<Vec<Packet>, PacketError> {
        let skipped = self.skips.min(bytes.len());
        self.skips -= skipped;
        self.unread.extend(&bytes[skipped..]);
        let mut packets = Vec::new();
        let mut rest = &self.unread[..];
        while let Some(Head { first, start, length }) = head_of(rest)? {
            let end = start + length;
            if length > MAX_PACKET {
                self.skips = end.saturating_sub(rest.len());
                rest = rest.get(end..).unwrap_or_default();
                continue;
            }
            let Some(body) = rest.get(start..end) else { break };
            if first != RETAINED {
                packets.push(Packet::read(first, body)?);
            }
            rest = &rest[end..];
        }
        let read = self.unread.len() - rest.len();
        self.unread.drain(..read);
        Ok(packets)
    }
}

/// The beginning of a packet.
struct Head {
    /// Its kind and flags.
    first: u8,
    /// The place at which its content starts, and the length of that.
    start: usize,
    length: usize,
}

/// Reads the beginning of the first packet; `None` if it is not complete.
fn head_of(bytes: &[u8]) -> Result<Option<Head>, PacketError> {
    let Some((&first, rest)) = bytes.split_first() else { return Ok(None) };
    let mut length = 0;
    for (place, &byte) in rest.iter().enumerate().take(4) {
        length |= usize::from(byte & 0x7f) << (7 * place);
        if byte <= 0x7f {
            if place > 0 && byte == 0 {
                return Err(PacketError::Malformed);
            }
            if length > MAX_PACKET && first >> 4 != 3 {
                return Err(PacketError::TooLong);
            }
            return Ok(Some(Head { first, start: place + 2, length }));
        }
    }
    if rest.len() < 4 { Ok(None) } else { Err(PacketError::TooLong) }
}
