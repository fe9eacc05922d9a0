//! The messages between the host and its guests, and their checks.

use super::facts::{Facts, MessageError, are_names};
use super::progress::Progress;
use super::seat_event::Vote;
use crate::engine::{MAX_SEATS, Seat};
use crate::session::Place;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::value::{RawValue, to_raw_value};

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
#[serde(try_from = "u8", into = "u8")]
pub enum RefusalReason {
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
    /// The table has not done it: its persons have meanwhile decided something else.
    NotDone,
}

impl RefusalReason {
    /// All of them. The place of each is its number in messages.
    const ALL: [Self; 14] = [
        Self::OtherProtocol,
        Self::Unreadable,
        Self::TooMany,
        Self::Full,
        Self::UnknownToken,
        Self::Taken,
        Self::NotJoined,
        Self::Public,
        Self::Stale,
        Self::NotYourTurn,
        Self::Repeated,
        Self::Illegal,
        Self::Final,
        Self::NotDone,
    ];
}

impl From<RefusalReason> for u8 {
    fn from(why: RefusalReason) -> Self {
        why as Self
    }
}

impl TryFrom<u8> for RefusalReason {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        Self::ALL.get(usize::from(number)).copied().ok_or("no such reason")
    }
}

impl From<MessageError> for RefusalReason {
    fn from(error: MessageError) -> Self {
        match error {
            MessageError::OtherProtocol => Self::OtherProtocol,
            _ => Self::Unreadable,
        }
    }
}

/// The envelope of every message of either side. One of another version need not be like ours.
#[derive(Deserialize)]
struct Envelope {
    regalia: u32,
    #[serde(default)]
    message: Option<RawUpdate>,
}

/// The kind of a message of either side.
#[derive(Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "&'static str")]
enum Kind {
    Join,
    Take,
    Decide,
    Undo,
    GiveUp,
    Vote,
    Hinted,
    Ping,
    Scanned,
    Leave,
    Hello,
    News,
    Here,
    Refused,
    Free,
    Gone,
    Moved,
    Spare,
}

impl Kind {
    /// All of them in order, each with its name in messages.
    const ALL: [(&'static str, Self); Self::Spare as usize + 1] = [
        ("join", Self::Join),
        ("take", Self::Take),
        ("decide", Self::Decide),
        ("undo", Self::Undo),
        ("give-up", Self::GiveUp),
        ("vote", Self::Vote),
        ("hinted", Self::Hinted),
        ("ping", Self::Ping),
        ("scanned", Self::Scanned),
        ("leave", Self::Leave),
        ("hello", Self::Hello),
        ("news", Self::News),
        ("here", Self::Here),
        ("refused", Self::Refused),
        ("free", Self::Free),
        ("gone", Self::Gone),
        ("moved", Self::Moved),
        ("spare", Self::Spare),
    ];
}

impl From<Kind> for &'static str {
    fn from(kind: Kind) -> Self {
        Kind::ALL[kind as usize].0
    }
}

impl TryFrom<String> for Kind {
    type Error = &'static str;

    fn try_from(name: String) -> Result<Self, Self::Error> {
        let found = Self::ALL.iter().find(|(known, _)| *known == name);
        found.map(|(_, kind)| *kind).ok_or("no such kind")
    }
}

/// A message of either side as it is written: its kind beside its fields. The compiled parsers of two enums
/// with fields would be six times as large.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Fields {
    kind: Kind,
    #[serde(default)]
    serial: Option<u64>,
    /// A decision's index, or the number of a seat, a vote, a reason or a place.
    #[serde(default)]
    index: Option<u32>,
    /// A token, a code or an invitation.
    #[serde(default)]
    text: Option<String>,
    #[serde(default)]
    facts: Option<Box<Facts>>,
    /// The update for a viewer of the match, or the free names for a guest without a seat.
    #[serde(default)]
    told: Option<RawUpdate>,
    #[serde(default)]
    shown: Option<Progress>,
}

impl Fields {
    const fn of(kind: Kind) -> Self {
        Self { kind, serial: None, index: None, text: None, facts: None, told: None, shown: None }
    }
}

fn written(message: &Fields) -> String {
    let message = serde_json::to_string(message).expect("messages are plain data");
    format!("{{\"regalia\":{PROTOCOL},\"message\":{message}}}")
}

fn read(text: &str, most: usize) -> Result<Fields, MessageError> {
    if text.len() > most {
        return Err(MessageError::TooLong);
    }
    let Envelope { regalia, message } = serde_json::from_str(text).map_err(|error| {
        if error.is_data() { MessageError::NotAMessage } else { MessageError::NotJson }
    })?;
    if regalia != PROTOCOL {
        return Err(MessageError::OtherProtocol);
    }
    message.and_then(|message| message.read()).ok_or(MessageError::NotAMessage)
}

/// A message of a guest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ToHost {
    /// The guest asks to be told the match as the viewer that the token admits to.
    Join {
        /// The token that the host has given out.
        token: String,
    },
    /// The guest asks for a free seat.
    Take {
        /// The seat.
        seat: Seat,
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
    /// The guest's seat gives the match up, or leaves it to the others.
    GiveUp {
        /// The serial of the last change that it was told.
        serial: u64,
    },
    /// The guest's seat is for or against ending the match by agreement.
    Vote {
        /// The serial of the last change that it was told.
        serial: u64,
        /// What it says.
        vote: Vote,
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

impl From<&ToHost> for Fields {
    fn from(message: &ToHost) -> Self {
        let (kind, serial, index, text) = match message {
            ToHost::Join { token } => (Kind::Join, None, None, Some(token)),
            ToHost::Take { seat } => (Kind::Take, None, Some(seat.index() as u32), None),
            ToHost::Decide { serial, index } => (Kind::Decide, Some(*serial), Some(*index), None),
            ToHost::Undo { serial } => (Kind::Undo, Some(*serial), None, None),
            ToHost::GiveUp { serial } => (Kind::GiveUp, Some(*serial), None, None),
            ToHost::Vote { serial, vote } => (Kind::Vote, Some(*serial), Some(*vote as u32), None),
            ToHost::Hinted { serial } => (Kind::Hinted, Some(*serial), None, None),
            ToHost::Ping { serial } => (Kind::Ping, Some(*serial), None, None),
            ToHost::Scanned { code } => (Kind::Scanned, None, None, Some(code)),
            ToHost::Leave => (Kind::Leave, None, None, None),
        };
        Self { serial, index, text: text.cloned(), ..Self::of(kind) }
    }
}

impl ToHost {
    /// Returns the message with these fields; `None` if it lacks a field, or has one of another kind of
    /// message.
    fn of(fields: Fields) -> Option<Self> {
        let Fields { kind, serial, index, text, facts: None, told: None, shown: None } = fields
        else {
            return None;
        };
        Some(match (kind, serial, index, text) {
            (Kind::Join, None, None, Some(token)) if token.len() <= MAX_TOKEN => {
                Self::Join { token }
            }
            (Kind::Take, None, Some(index), None) if index < MAX_SEATS as u32 => {
                Self::Take { seat: Seat::new(index as usize) }
            }
            (Kind::Decide, Some(serial), Some(index), None) => Self::Decide { serial, index },
            (Kind::Undo, Some(serial), None, None) => Self::Undo { serial },
            (Kind::GiveUp, Some(serial), None, None) => Self::GiveUp { serial },
            (Kind::Vote, Some(serial), Some(index), None) => {
                Self::Vote { serial, vote: *Vote::ALL.get(index as usize)? }
            }
            (Kind::Hinted, Some(serial), None, None) => Self::Hinted { serial },
            (Kind::Ping, Some(serial), None, None) => Self::Ping { serial },
            (Kind::Scanned, None, None, Some(code)) => Self::Scanned { code },
            (Kind::Leave, None, None, None) => Self::Leave,
            _ => return None,
        })
    }

    /// Returns the message as text.
    pub fn text(&self) -> String {
        written(&self.into())
    }

    /// Reads a message.
    ///
    /// # Errors
    /// Returns an error if it is no message of this version of the protocol.
    pub fn read(text: &str) -> Result<Self, MessageError> {
        Self::of(read(text, MAX_TO_HOST)?).ok_or(MessageError::NotAMessage)
    }
}

/// What a viewer is told of a match, before it is known of which game it is: the text of an
/// [`Update`](super::update::Update).
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct RawUpdate(Box<RawValue>);

impl RawUpdate {
    /// Writes what a viewer is told of a match.
    pub(in crate::session) fn new(update: &impl Serialize) -> Self {
        Self(to_raw_value(update).expect("what is told is plain data"))
    }

    /// Returns its text.
    pub fn text(&self) -> &str {
        self.0.get()
    }

    /// Reads it; `None` if it is not of this form.
    pub(super) fn read<U: DeserializeOwned>(&self) -> Option<U> {
        serde_json::from_str(self.0.get()).ok()
    }
}

impl PartialEq for RawUpdate {
    fn eq(&self, other: &Self) -> bool {
        self.0.get() == other.0.get()
    }
}

impl Eq for RawUpdate {}

/// A message of the host.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FromHost {
    /// The table, and the whole match as far as the viewer knows it. It takes the place of
    /// everything told before.
    Hello {
        /// The facts about the table.
        facts: Box<Facts>,
        /// What the viewer is told.
        told: RawUpdate,
    },
    /// The changes of the match since the last message.
    News {
        /// What the viewer is told.
        told: RawUpdate,
    },
    /// Nothing has happened since this serial.
    Here {
        /// The serial of the last change.
        serial: u64,
        /// How far the table has shown the match by now, for a viewer who follows that.
        shown: Option<Progress>,
    },
    /// The host has refused the guest's message.
    Refused {
        /// The reason.
        why: RefusalReason,
    },
    /// The guest has no seat yet, and can take one of these.
    Free {
        /// The players' names by seat; empty where the seat is not free.
        names: Vec<String>,
    },
    /// There is no match on the table any more.
    Gone,
    /// The guest's seat is played at this place from now on.
    Moved {
        /// The place.
        place: Place,
    },
    /// The way back to its seat for a guest in the same room, whose connection does not come back.
    Spare {
        /// The payload of an [`Invitation`](super::Invitation), which the guest has to check.
        invitation: String,
    },
}

impl From<&FromHost> for Fields {
    fn from(message: &FromHost) -> Self {
        match message.clone() {
            FromHost::Hello { facts, told } => {
                Self { facts: Some(facts), told: Some(told), ..Self::of(Kind::Hello) }
            }
            FromHost::News { told } => Self { told: Some(told), ..Self::of(Kind::News) },
            FromHost::Here { serial, shown } => {
                Self { serial: Some(serial), shown, ..Self::of(Kind::Here) }
            }
            FromHost::Refused { why } => {
                Self { index: Some(u8::from(why).into()), ..Self::of(Kind::Refused) }
            }
            FromHost::Free { names } => {
                Self { told: Some(RawUpdate::new(&names)), ..Self::of(Kind::Free) }
            }
            FromHost::Gone => Self::of(Kind::Gone),
            FromHost::Moved { place } => {
                Self { index: Some(u8::from(place).into()), ..Self::of(Kind::Moved) }
            }
            FromHost::Spare { invitation } => {
                Self { text: Some(invitation), ..Self::of(Kind::Spare) }
            }
        }
    }
}

impl FromHost {
    /// Returns the message with these fields; `None` if it lacks one.
    fn of(fields: Fields) -> Option<Self> {
        let Fields { kind, serial, index, text, facts, told, shown } = fields;
        let number = index.and_then(|index| u8::try_from(index).ok());
        Some(match kind {
            Kind::Hello => Self::Hello { facts: facts?, told: told? },
            Kind::News => Self::News { told: told? },
            Kind::Here => Self::Here { serial: serial?, shown },
            Kind::Refused => Self::Refused { why: number?.try_into().ok()? },
            Kind::Free => Self::Free { names: told?.read()? },
            Kind::Gone => Self::Gone,
            Kind::Moved => Self::Moved { place: number?.try_into().ok()? },
            Kind::Spare => Self::Spare { invitation: text? },
            _ => return None,
        })
    }

    /// Returns the message as text.
    pub fn text(&self) -> String {
        written(&self.into())
    }

    /// Reads a message. What is told of the match is checked when it is used.
    ///
    /// # Errors
    /// Returns an error if it is no message of this version of the protocol.
    pub fn read(text: &str) -> Result<Self, MessageError> {
        let message = Self::of(read(text, MAX_FROM_HOST)?).ok_or(MessageError::NotAMessage)?;
        match &message {
            Self::Hello { facts, .. } => facts.check()?,
            Self::Free { names } if names.len() > MAX_SEATS || !are_names(names) => {
                return Err(MessageError::Table);
            }
            _ => {}
        }
        Ok(message)
    }

    /// Returns true if it tells the match.
    pub const fn tells(&self) -> bool {
        matches!(self, Self::Hello { .. } | Self::News { .. })
    }
}

/// A message of either side, which is a text on its way.
pub trait Message: Sized {
    /// Returns the message as text.
    fn to_text(&self) -> String;

    /// Reads a message.
    ///
    /// # Errors
    /// Returns an error if it is no message of this side.
    fn from_text(text: &str) -> Result<Self, MessageError>;
}

macro_rules! messages {
    ($($Message:ident),*) => {$(
        impl Message for $Message {
            fn to_text(&self) -> String {
                self.text()
            }

            fn from_text(text: &str) -> Result<Self, MessageError> {
                Self::read(text)
            }
        }
    )*};
}
messages!(ToHost, FromHost);
