//! The encryption of the messages over a broker: each seat has a key of its own, which only the
//! table and who holds the seat's link know. AES-128-GCM encrypts a message and tells whether it is
//! whole.
//!
//! A sealed message is 37 bytes longer than its text: a byte for the version, 8 bytes for the
//! serial, 12 for the nonce, and 16 for the tag. The direction, the topic and the serial are
//! authenticated too, so a message cannot be sent back, to another seat, or as a newer one.

use aes_gcm::aead::{Aead, Payload};
use aes_gcm::{Aes128Gcm, KeyInit, Nonce};

/// The version of the layout.
const VERSION: u8 = 1;

/// The number of bytes before the encrypted text.
const HEAD: usize = 1 + 8 + NONCE;

const NONCE: usize = 12;

/// The number of bytes by which a sealed message is longer than its text.
pub const SEAL: usize = HEAD + 16;

/// The key of a seat: 128 random bits.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct SeatKey([u8; 16]);

impl SeatKey {
    /// Returns the key of these bytes, which must be random.
    pub const fn new(bytes: [u8; 16]) -> Self {
        Self(bytes)
    }

    /// Returns the bytes.
    pub const fn bytes(&self) -> &[u8; 16] {
        &self.0
    }
}

// A key is in no message of a test or a log.
impl std::fmt::Debug for SeatKey {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str("SeatKey")
    }
}

/// The side that a message is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// From the table to a seat.
    ToSeat = 0,
    /// From a seat to the table.
    ToHost = 1,
}

/// The numbers that make each message under a key differ from all others. They start at a random one
/// of 2^96 and grow by one, so that two pages with one key never meet.
#[derive(Clone, Debug)]
pub struct Nonces(u128);

impl Nonces {
    /// Returns the nonces that start at these random bytes.
    pub fn new(random: [u8; NONCE]) -> Self {
        Self(random.iter().fold(0, |number, &byte| number << 8 | u128::from(byte)))
    }

    /// Returns the next nonce.
    pub fn draw(&mut self) -> [u8; NONCE] {
        let bytes = self.0.to_be_bytes();
        self.0 = (self.0 + 1) % (1 << 96);
        std::array::from_fn(|at| bytes[16 - NONCE + at])
    }
}

/// Encrypts a text. Under one key, no nonce may be used twice, and serials must grow.
pub fn seal(
    key: &SeatKey,
    direction: Direction,
    topic: &str,
    serial: u64,
    nonce: [u8; NONCE],
    text: &[u8],
) -> Vec<u8> {
    let payload = Payload { msg: text, aad: &bound_to(direction, topic, serial) };
    let encrypted = Aes128Gcm::new(&key.0.into())
        .encrypt(&Nonce::from(nonce), payload)
        .expect("a message is far below the limit of 64 GB");
    let mut sealed = Vec::with_capacity(text.len() + SEAL);
    sealed.push(VERSION);
    sealed.extend(serial.to_be_bytes());
    sealed.extend(nonce);
    sealed.extend(encrypted);
    sealed
}

/// Decrypts a message. Returns its serial and its text; `None` if it was not sealed with this key
/// for this direction and topic, or was changed.
pub fn open(
    key: &SeatKey,
    direction: Direction,
    topic: &str,
    sealed: &[u8],
) -> Option<(u64, Vec<u8>)> {
    let (head, encrypted) = sealed.split_first_chunk::<HEAD>()?;
    let (&version, rest) = head.split_first()?;
    let (serial, nonce) = rest.split_first_chunk()?;
    let serial = u64::from_be_bytes(*serial);
    let nonce: [u8; NONCE] = nonce.try_into().ok()?;
    if version != VERSION {
        return None;
    }
    let payload = Payload { msg: encrypted, aad: &bound_to(direction, topic, serial) };
    let text = Aes128Gcm::new(&key.0.into()).decrypt(&Nonce::from(nonce), payload).ok()?;
    Some((serial, text))
}

/// Returns what is authenticated beside the text.
fn bound_to(direction: Direction, topic: &str, serial: u64) -> Vec<u8> {
    [&[VERSION, direction as u8][..], &serial.to_be_bytes(), topic.as_bytes()].concat()
}
