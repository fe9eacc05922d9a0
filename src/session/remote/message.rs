//! The messages between the host and its guests, and their checks.

use super::facts::{Facts, Unreadable};
use super::followed::AnyTold;
use serde::de::{DeserializeOwned, IgnoredAny};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// The version of the messages. A device with another one is refused.
pub const PROTOCOL: u32 = 1;

/// The longest message of a guest, in bytes.
pub const MAX_TO_HOST: usize = 512;

/// The longest message of a host, in bytes: more than the whole of the longest match.
pub const MAX_FROM_HOST: usize = 1 << 20;

/// The longest token, in bytes.
pub const MAX_TOKEN: usize = 64;

/// The reason why the host has refused a message. The match has not changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// The message was of another version of the protocol.
    OtherProtocol,
    /// The message could not be read.
    Unreadable,
    /// There were too many messages in a short time.
    TooMany,
    /// The host has as many guests as it can have.
    Full,
    /// The token admits to nothing.
    UnknownToken,
    /// The token's seat is taken by another guest.
    Taken,
    /// The guest has not joined, or not since the host was restarted.
    NotJoined,
    /// The public does not decide.
    Public,
    /// The decision was for another position than the current one.
    Stale,
    /// The seat is not to move.
    NotYourTurn,
    /// The decision was already made.
    Repeated,
    /// The legal list has no decision with this index.
    Illegal,
    /// The seat's last decision is final.
    Final,
}

/// The envelope of every message of either side.
#[derive(Serialize, Deserialize)]
struct Envelope<M> {
    regalia: u32,
    message: M,
}

/// The beginning of every message.
#[derive(Deserialize)]
struct Version {
    regalia: u32,
}

fn written(message: impl Serialize) -> String {
    serde_json::to_string(&Envelope { regalia: PROTOCOL, message })
        .expect("messages are plain data")
}

fn read<M: DeserializeOwned>(text: &str, most: usize) -> Result<M, Unreadable> {
    if text.len() > most {
        return Err(Unreadable::TooLong);
    }
    serde_json::from_str::<IgnoredAny>(text).map_err(|_| Unreadable::NotJson)?;
    let version: Version = serde_json::from_str(text).map_err(|_| Unreadable::NotAMessage)?;
    if version.regalia != PROTOCOL {
        return Err(Unreadable::OtherProtocol);
    }
    serde_json::from_str(text)
        .map(|Envelope { message, .. }| message)
        .map_err(|_| Unreadable::NotAMessage)
}

/// A message of a guest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum ToHost {
    /// The guest asks to be told the match as the viewer that the token admits to.
    Join {
        /// The token that the host has given out.
        token: String,
    },
    /// The guest's seat decides.
    Decide {
        /// The serial of the legal list that the decision is from.
        serial: u64,
        /// An index into that list.
        index: u32,
    },
    /// The guest's seat takes its last decision back.
    Undo {
        /// The serial of the last change that it was told.
        serial: u64,
    },
    /// The guest's seat was shown a hint for its decision.
    Hinted {
        /// The serial of the legal list that the hint is about.
        serial: u64,
    },
    /// The guest asks for what it has missed.
    Ping {
        /// The last serial that it was told.
        serial: u64,
    },
    /// The guest of a seat has scanned the code of another phone that would join.
    Scanned {
        /// The code as it was read.
        code: String,
    },
    /// The guest leaves.
    Leave,
}

impl ToHost {
    /// Returns the message as text.
    pub fn text(&self) -> String {
        written(self)
    }

    /// Reads a message.
    ///
    /// # Errors
    /// Returns an error if it is no message of this version of the protocol.
    pub fn read(text: &str) -> Result<Self, Unreadable> {
        match read(text, MAX_TO_HOST)? {
            Self::Join { token } if token.len() > MAX_TOKEN => Err(Unreadable::NotAMessage),
            message => Ok(message),
        }
    }
}

/// A message of the host, as it is written.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum Sent {
    Hello { facts: Facts, told: Box<RawValue> },
    News { game: String, told: Box<RawValue> },
    Here { serial: u64 },
    Refused { why: Why },
    Gone,
}

impl Sent {
    pub(super) fn text(&self) -> String {
        written(self)
    }
}

/// A message of the host.
#[derive(Clone, Debug)]
pub enum FromHost {
    /// The table, and the whole match as far as the viewer knows it. It takes the place of
    /// everything told before.
    Hello(Facts, Box<AnyTold>),
    /// The changes of the match since the last message.
    News(Box<AnyTold>),
    /// Nothing has happened since this serial.
    Here {
        /// The serial of the last change.
        serial: u64,
    },
    /// The host has refused the guest's message.
    Refused(Why),
    /// There is no match on the table any more.
    Gone,
}

impl FromHost {
    /// Reads a message.
    ///
    /// # Errors
    /// Returns an error if it is no message of this version of the protocol, or does not fit the
    /// game.
    pub fn read(text: &str) -> Result<Self, Unreadable> {
        Ok(match read(text, MAX_FROM_HOST)? {
            Sent::Hello { facts, told } => {
                facts.check()?;
                let told = AnyTold::read(&facts.game, &told)?;
                Self::Hello(facts, Box::new(told))
            }
            Sent::News { game, told } => Self::News(Box::new(AnyTold::read(&game, &told)?)),
            Sent::Here { serial } => Self::Here { serial },
            Sent::Refused { why } => Self::Refused(why),
            Sent::Gone => Self::Gone,
        })
    }
}
